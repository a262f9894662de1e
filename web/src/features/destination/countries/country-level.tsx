import { type Country, countriesMessages } from '@tripwright/domain/destination/countries'
import { useFormats } from '#platform/text/use-formats.ts'
import { useText } from '#platform/text/use-text.ts'
import { Level, type LevelNumber } from '#ui/level.tsx'
import { CountryPart } from './country-part.tsx'

/** Maps the four levels of advice to the five of our scale: the worst is the darkest. */
const LEVEL_STEPS: Record<number, LevelNumber> = { 1: 1, 2: 2, 3: 4, 4: 5 }

/** The safety level of a country, its reasons and its source. */
export function CountryLevel({ country }: { country: Country }) {
  const t = useText(countriesMessages)
  const formats = useFormats()
  const { level, parts, reasons } = country.advisory
  const words = (['level.1', 'level.2', 'level.3', 'level.4'] as const)[level - 1] ?? 'level.4'
  return (
    <CountryPart
      title={t('level.title', { country: formats.country(country.code) })}
      country={country}
      group="advisory"
      heading="h2"
      source={t('level.source')}
      doubt={t('level.unsure')}
    >
      <p className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <Level level={LEVEL_STEPS[level] ?? 5} marks={{ filled: level, of: 4 }}>
          {t('level.of', { level })}
        </Level>
        <strong className="font-display text-2xl">{t(words)}</strong>
      </p>
      {reasons.length > 0 ? (
        <p>{t('level.reasons', { reasons: formats.list(reasons.map((reason) => t(`reason.${reason}`))) })}</p>
      ) : null}
      {parts === null ? null : <p>{t('level.parts', { level: parts })}</p>}
    </CountryPart>
  )
}
