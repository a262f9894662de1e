import {
  type HazardSeason,
  isInSeason,
  type Risks,
  type risksMessages,
} from '@tripwright/domain/safety/risks'
import type { Formats } from '#platform/text/use-formats.ts'
import type { Translate } from '#platform/text/use-text.ts'

type Text = Translate<keyof typeof risksMessages.texts>

/** The texts of each part, one line each. */
export function riskTexts(risks: Risks, t: Text, formats: Formats, month: number) {
  return {
    crime: risks.crime.map((code) => t(`code.${code}`)),
    health: [
      ...(risks.malaria === 'none' ? [] : [t(`malaria.${risks.malaria}`)]),
      ...risks.health.map((code) => t(`code.${code}`)),
    ],
    hazards: risks.hazards.map((season) => seasonText(season, t, formats, month)),
    transport: risks.transport.map((code) => t(code === 'animals' ? 'code.animals.road' : `code.${code}`)),
    rights: risks.rights.map((code) => t(`code.${code}`)),
    women: risks.women.map((code) => t(code === 'after-dark' ? 'code.after-dark.women' : `code.${code}`)),
    lgbt: lawText(risks.lgbt, t),
    children:
      risks.children.length === 0 ? [t('child.none')] : risks.children.map((code) => t(`child.${code}`)),
  }
}

function seasonText(season: HazardSeason, t: Text, formats: Formats, month: number): string {
  const hazard = t(`code.${season.kind}`)
  if (season.months === null) return t('season.any', { hazard })
  const { from, to } = season.months
  const name = (one: number) => formats.date(Date.UTC(2026, one - 1, 15), { month: 'long', timeZone: 'UTC' })
  const label =
    from === to
      ? t('season.month', { hazard, from: name(from) })
      : t('season.months', { hazard, from: name(from), to: name(to) })
  return isInSeason(season, month) ? `${label} (${t('season.now')})` : label
}

function lawText({ law, penalty, recognition, notes }: Risks['lgbt'], t: Text): string[] {
  return [
    t(`law.${law}`),
    ...(penalty === 'none' ? [] : [t(`penalty.${penalty}`)]),
    ...notes.map((note) => t(`lgbt.${note}`)),
    ...(law === 'criminal' ? [] : [t(`recognition.${recognition}`)]),
  ]
}
