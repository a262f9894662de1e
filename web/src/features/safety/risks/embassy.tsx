import {
  type DiplomaticMission,
  type Risks,
  risksMessages,
  SENDING_COUNTRIES,
} from '@tripwright/domain/safety/risks'
import ChevronDown from 'lucide-react/icons/chevron-down'
import { useEffect, useState } from 'react'
import { preferences } from '#features/account/preferences/index.ts'
import { CountryOptions, homeCountry, useCountryWithArticle } from '#features/destination/countries/index.ts'
import { useFormats } from '#platform/text/use-formats.ts'
import { useText } from '#platform/text/use-text.ts'
import { ProvenanceText } from '#ui/provenance.tsx'
import { SelectField } from '#ui/select.tsx'
import { RisksLoader } from './risks-loader.tsx'

/** The embassy for a citizen in a country: of the reader's own country, and of the other nine. */
export function Embassy({ code }: { code: string }) {
  const t = useText(risksMessages)
  const [home, setHome] = useState<string>(SENDING_COUNTRIES[0])
  useEffect(() => {
    // The embassy is that of the passport, wherever somebody lives.
    const guesses = [preferences().passports[0], homeCountry()]
    const guess = guesses.find((one) => SENDING_COUNTRIES.some((sender) => sender === one))
    if (guess) setHome(guess)
  }, [])
  return (
    <section className="grid content-start gap-3 border-ink border-t pt-3">
      <h2 className="text-xl">{t('missions.title')}</h2>
      <SelectField
        label={t('missions.whose')}
        name="passport"
        value={home}
        onChange={({ target }) => setHome(target.value)}
        className="max-w-80"
      >
        <CountryOptions codes={SENDING_COUNTRIES} />
      </SelectField>
      <RisksLoader code={code} missing={t('missions.failed')}>
        {(risks) => <Missions risks={risks} home={home} />}
      </RisksLoader>
    </section>
  )
}

function Missions({ risks, home }: { risks: Risks; home: string }) {
  const { code, missions } = risks
  const t = useText(risksMessages)
  const formats = useFormats()
  const own = missions.find(({ sender }) => sender === home)
  return (
    <div className="grid gap-2">
      {own ? (
        <p className="text-lg">
          <strong>
            <MissionText mission={own} />
          </strong>
        </p>
      ) : (
        <p className="text-lg">{t('missions.home')}</p>
      )}
      {own && own.also.length > 0 ? (
        <p>{t('missions.also', { cities: formats.list(own.also, { type: 'disjunction' }) })}</p>
      ) : null}
      <details className="group border-hairline border-t">
        <summary className="flex min-h-11 items-center justify-between gap-3 font-display font-semibold">
          {t('missions.others')}
          <ChevronDown aria-hidden="true" className="size-5 text-muted group-open:rotate-180" />
        </summary>
        <dl className="grid pb-2">
          {missions.map((mission) => (
            <div
              key={`${code}-${mission.sender}`}
              className="grid gap-x-4 border-hairline border-t py-1.5 first:border-0 sm:grid-cols-[9rem_1fr]"
            >
              <dt className="text-muted">{formats.country(mission.sender)}</dt>
              <dd>
                <MissionText mission={mission} />
              </dd>
            </div>
          ))}
        </dl>
        <p className="max-w-prose text-muted text-sm">{t('missions.other-passport')}</p>
      </details>
      <p className="max-w-prose text-muted text-xs">
        {t('missions.note')} <ProvenanceText of={risks} />
      </p>
    </div>
  )
}

function MissionText({ mission: { kind, city, country, isCertain } }: { mission: DiplomaticMission }) {
  const t = useText(risksMessages)
  const inSentence = useCountryWithArticle()
  const label = t(`post.${kind}`, {
    city: city ?? '',
    country: country === null ? '' : inSentence(country),
  })
  return isCertain || kind === 'unknown' ? label : `${label} (${t('missions.check')})`
}
