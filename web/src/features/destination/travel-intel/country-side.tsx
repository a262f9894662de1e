import { travelIntelMessages } from '@tripwright/domain/destination/travel-intel'
import { Suspense } from 'react'
import {
  CountryField,
  CountryHabits,
  CountryLoader,
  CountryPower,
} from '#features/destination/countries/index.ts'
import { lazyPart } from '#platform/lazy-part.ts'
import { useText } from '#platform/text/use-text.ts'

const CountryNotesPart = lazyPart(() => import('./country-notes.tsx').then((part) => part.CountryNotesPart))

/** Places without such a code, as Northern Cyprus, have no notes. */
const COUNTRY_CODE = /^[A-Z]{2}$/

type CountrySideProps = {
  city: { country: string } | undefined
  /** Another country than the city's; empty for the city's. */
  country: string
  home: string
  change: (part: { country?: string; home?: string }) => void
}

/** Facts of a whole country, the city's by default: its plugs and customs. */
export function CountrySide({ city, country, home, change }: CountrySideProps) {
  const t = useText(travelIntelMessages)
  const code = country || city?.country
  if (code === undefined) return null
  return (
    <section className="grid gap-5 border-ink border-t-2 pt-5" aria-labelledby="country">
      <header className="grid gap-1">
        <h2 id="country">{t('country.title')}</h2>
        <p className="max-w-prose text-muted">{t('country.text')}</p>
      </header>
      <CountryField
        label={t('country.field')}
        name="country"
        className="max-w-sm"
        value={code}
        onChange={(chosen) => change({ country: chosen })}
        hasTerritories
      />
      <CountryLoader code={code}>
        {(country) => (
          <div className="grid items-start gap-6 md:grid-cols-2">
            <CountryPower
              country={country}
              home={home || code}
              onHome={(chosen) => change({ home: chosen })}
            />
            <CountryHabits country={country} />
          </div>
        )}
      </CountryLoader>
      {COUNTRY_CODE.test(code) ? (
        <Suspense fallback={null}>
          <CountryNotesPart code={code} />
        </Suspense>
      ) : null}
    </section>
  )
}
