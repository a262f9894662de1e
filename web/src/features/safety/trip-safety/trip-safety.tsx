import type { IsoDate } from '@tripwright/domain/base/dates'
import type { Country } from '@tripwright/domain/destination/countries'
import { daylightOn } from '@tripwright/domain/destination/travel-intel'
import { strikesNear } from '@tripwright/domain/safety/advice'
import { tripSafetyMessages } from '@tripwright/domain/safety/trip-safety'
import { useEffect, useState } from 'react'
import { Link } from 'wouter'
import {
  CountryLevel,
  CountryLoader,
  loadCountry,
  useCountries,
} from '#features/destination/countries/index.ts'
import { loadLiveEvents, Numbers } from '#features/safety/advice/index.ts'
import { CountryRisks, Embassy } from '#features/safety/risks/index.ts'
import { useClock } from '#platform/text/use-clock.ts'
import { useFormats } from '#platform/text/use-formats.ts'
import { useText } from '#platform/text/use-text.ts'
import { CountryEntry } from './country-entry.tsx'
import { HelpCard } from './help-card.tsx'

type Town = {
  city: { name: string; country: string; lat?: number; lon?: number; zone?: string }
}
type TripSafetyProps = {
  towns: readonly Town[]
  /** The first day of the trip; null where it has no dates. */
  startDate: IsoDate | null
  /** Where the trip stays, by name; empty where nobody knows. */
  stay: string
}

/** The safety of a trip: a card to show, then each country with its level, numbers, embassy, entry rule and risks. */
export function TripSafety({ towns, startDate, stay }: TripSafetyProps) {
  const t = useText(tripSafetyMessages)
  const formats = useFormats()
  const countries = [...new Set(towns.map(({ city }) => city.country))]
  const languages = useLanguagesOf(countries)
  return (
    <div className="grid gap-12">
      <HelpCard languages={languages} stay={stay} />
      {countries.length === 0 ? <p className="text-muted">{t('no-places')}</p> : null}
      {countries.length > 1 ? (
        <nav aria-label={t('jump')}>
          <ul className="flex flex-wrap gap-x-4">
            {countries.map((code) => (
              <li key={code}>
                <a href={`#safety-${code}`} className="inline-flex min-h-11 items-center underline">
                  {formats.country(code)}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      ) : null}
      {countries.map((code) => (
        <CountrySafety
          key={code}
          code={code}
          towns={towns.filter(({ city }) => city.country === code)}
          startDate={startDate}
        />
      ))}
    </div>
  )
}

type CountrySafetyProps = Omit<TripSafetyProps, 'stay'> & { code: string }

function CountrySafety({ code, towns, startDate }: CountrySafetyProps) {
  const t = useText(tripSafetyMessages)
  const formats = useFormats()
  const { list, retry } = useCountries()
  return (
    <div id={`safety-${code}`} className="grid scroll-mt-20 gap-8">
      <div className="grid gap-3">
        <Numbers list={list} country={code} onRetry={retry} />
      </div>
      {/* Of a territory we hold no level: the rest of this part says what we do hold. */}
      <CountryLoader code={code} territory={null}>
        {(country) => <CountryLevel country={country} />}
      </CountryLoader>
      <CountryEntry code={code} entry={startDate} />
      <Embassy code={code} />
      <Strikes towns={towns} />
      {startDate ? <Daylight towns={towns} date={startDate} /> : null}
      <CountryRisks code={code} city={towns[0]?.city.name ?? ''} />
      <p>
        <Link href={`/risk-radar?place=${code}`} className="inline-flex min-h-11 items-center underline">
          {t('more', { country: formats.country(code) })}
        </Link>
      </p>
    </div>
  )
}

type PlacedTown = { name: string; lat: number; lon: number; zone: string }

function placed(towns: readonly Town[]): PlacedTown[] {
  return towns.flatMap(({ city: { name, lat, lon, zone } }) =>
    lat === undefined || lon === undefined || zone === undefined ? [] : [{ name, lat, lon, zone }],
  )
}

/** The light of the towns when the trip begins. */
function Daylight({ towns, date }: { towns: readonly Town[]; date: IsoDate }) {
  const t = useText(tripSafetyMessages)
  const formats = useFormats()
  const clock = useClock()
  const lines = placed(towns).flatMap((town) => {
    const { sunrise, sunset } = daylightOn(town, town.zone, date)
    return sunrise === null || sunset === null ? [] : [{ name: town.name, sunrise, sunset }]
  })
  if (lines.length === 0) return null
  const day = formats.date(new Date(date), { month: 'short', day: 'numeric', timeZone: 'UTC' })
  return (
    <section className="grid content-start gap-2 border-ink border-t pt-3">
      <h3 className="text-xl">{t('light.title')}</h3>
      <ul>
        {lines.map(({ name, sunrise, sunset }) => (
          <li key={name}>
            {t('light.line', {
              city: name,
              date: day,
              sunrise: clock(Math.round(sunrise)),
              sunset: clock(Math.round(sunset)),
            })}
          </li>
        ))}
      </ul>
      <p className="text-muted text-xs">{t('light.source')}</p>
    </section>
  )
}

/** Strikes that the news of these days has near the towns; nothing where there is none, or nobody can say. */
function Strikes({ towns }: { towns: readonly Town[] }) {
  const t = useText(tripSafetyMessages)
  const formats = useFormats()
  const [live, setLive] = useState<Awaited<ReturnType<typeof loadLiveEvents>>>(null)
  useEffect(() => {
    let isGone = false
    void loadLiveEvents().then((loaded) => {
      if (!isGone) setLive(loaded)
    })
    return () => {
      isGone = true
    }
  }, [])
  const strikes = strikesNear(live?.events ?? [], placed(towns))
  if (strikes.length === 0) return null
  return (
    <section className="grid content-start gap-2 border-ink border-t pt-3">
      <h3 className="text-xl">{t('strike.title')}</h3>
      <ul>
        {strikes.map(({ id, place, reported, url }) => (
          <li key={id}>
            <a
              href={url}
              target="_blank"
              rel="noopener noreferrer"
              className="inline-flex min-h-11 items-center underline"
            >
              {t('strike.line', {
                place,
                date: formats.date(new Date(reported), { month: 'short', day: 'numeric', timeZone: 'UTC' }),
              })}
            </a>
          </li>
        ))}
      </ul>
      <p className="max-w-prose text-muted text-xs">{t('strike.note')}</p>
    </section>
  )
}

/** The languages of the countries of a trip, in its order; empty until they are loaded. */
function useLanguagesOf(codes: readonly string[]): readonly string[] {
  const key = codes.join()
  const [countries, setCountries] = useState<readonly (Country | null)[]>([])
  useEffect(() => {
    let isGone = false
    const wanted = key.split(',').filter((code) => code !== '')
    void Promise.all(wanted.map(loadCountry)).then((loaded) => {
      if (!isGone) setCountries(loaded)
    })
    return () => {
      isGone = true
    }
  }, [key])
  return countries.flatMap((country) => country?.languages ?? [])
}
