import type { City } from '@tripwright/domain/destination/places'
import { type DaylightState, daylightStateAt, safetyMessages } from '@tripwright/domain/safety/advice'
import { Suspense, useEffect, useMemo, useState } from 'react'
import { Link } from 'wouter'
import { useSearchDraft } from '#features/booking/hand-off/index.ts'
import {
  CountryLevel,
  CountryLoader,
  isListedCountry,
  useCountries,
  useCountryWithArticle,
} from '#features/destination/countries/index.ts'
import { loadCities } from '#features/destination/places/index.ts'
import { lazyPart } from '#platform/lazy-part.ts'
import { useClock } from '#platform/text/use-clock.ts'
import { useFormats } from '#platform/text/use-formats.ts'
import { useText } from '#platform/text/use-text.ts'
import { buttonClass } from '#ui/button.tsx'
import { Numbers } from './emergency-numbers.tsx'
import { useAnchors } from './live.state.ts'
import { LiveEvents } from './live-events.tsx'
import { PlaceSearch } from './place-search.tsx'
import { EmbassyPart, SafetyFrame } from './safety-frame.tsx'
import { TravelAdvisories } from './travel-advisories.tsx'

const WeatherWeek = lazyPart(() =>
  import('#features/destination/weather/index.ts').then(({ WeatherWeek }) => WeatherWeek),
)

const AnswerActions = lazyPart(() =>
  import('#features/sharing/share/index.ts').then(({ AnswerActions }) => AnswerActions),
)

const EMPTY_QUERY = { place: '' }
const noDefaults = () => ({})
const MS_PER_MINUTE = 60_000

const NO_CITY = { city: null, isUnknown: false }

/** The city in the address, else the first one; `unknown` where no list has it. */
function resolveCity(place: string, cities: readonly City[]) {
  const named = cities.find(({ id }) => id === place)
  const isUnknown = place !== '' && !named && cities.length > 0
  return { city: isUnknown ? null : (named ?? cities[0]), isUnknown }
}

/** `/risk-radar`: the safety level of a country by subject, current events nearby, and emergency numbers. */
export function RiskRadarPage() {
  const t = useText(safetyMessages)
  const formats = useFormats()
  const { draft, change } = useSearchDraft(EMPTY_QUERY, noDefaults)
  const [cities, setCities] = useState<readonly City[]>([])
  const [town, setTown] = useState<string>()
  const { list, retry } = useCountries()
  useEffect(() => void loadCities().then((cities) => setCities(cities ?? [])), [])
  const isCountry = isListedCountry(list, draft.place)
  const { city, isUnknown } = isCountry ? NO_CITY : resolveCity(draft.place, cities)
  const country = city?.country ?? (isCountry ? draft.place : null)
  const placeName = city?.name ?? (country === null ? '' : formats.country(country))
  return (
    <SafetyFrame
      heading={t('radar.heading')}
      lead={t('radar.lead')}
      search={
        <PlaceSearch
          label={t('radar.place')}
          name={placeName}
          cities={cities}
          onPick={(place, pickedCity) => {
            change({ place })
            setTown(pickedCity)
          }}
          missing={isUnknown ? draft.place : undefined}
        />
      }
      start={
        country === null ? null : (
          <>
            <CountryLoader code={country}>
              {(loadedCountry) => <CountryLevel country={loadedCountry} />}
            </CountryLoader>
            <Suspense fallback={<div className="min-h-11" />}>
              <AnswerActions
                path="/risk-radar"
                inputs={{ place: city?.id ?? country }}
                title={t('radar.share', { place: placeName })}
                at={city ?? null}
              />
            </Suspense>
            <TravelAdvisories country={country} />
            <Link
              href={`/gemini-safety?country=${country}`}
              className={buttonClass({ variant: 'outline' }, 'justify-self-start')}
            >
              {t('radar.more')}
            </Link>
          </>
        )
      }
      end={
        country === null ? null : (
          <>
            <section className="grid gap-4 border-ink border-t pt-3">
              <Numbers list={list} country={country} onRetry={retry} />
            </section>
            <EmbassyPart country={country} />
          </>
        )
      }
      country={country}
      city={city?.name ?? town}
    >
      {country === null ? null : <CurrentEvents city={city ?? null} country={country} />}
      {city ? (
        <div className="grid items-start gap-8 lg:grid-cols-2">
          <DaylightCard city={city} />
          <Suspense fallback={<div className="min-h-96" />}>
            <WeatherWeek {...city} />
          </Suspense>
        </div>
      ) : null}
    </SafetyFrame>
  )
}

/** Events near the city, or near any airport of the country. */
function CurrentEvents({ city, country }: { city: City | null; country: string }) {
  const inSentence = useCountryWithArticle()
  const anchors = useAnchors(city === null ? country : null)
  const places = useMemo(() => (city === null ? anchors : [city]), [city, anchors])
  return <LiveEvents name={city?.name ?? inSentence(country)} places={places} zone={city?.zone ?? null} />
}

/** The current time in milliseconds, updated each minute. */
function useNow(): number {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), MS_PER_MINUTE)
    return () => clearInterval(timer)
  }, [])
  return now
}

const EVENTS = ['dawn', 'sunrise', 'sunset', 'dusk'] as const

function DaylightCard({ city }: { city: City }) {
  const t = useText(safetyMessages)
  const formats = useFormats()
  const clock = useClock()
  const night = daylightStateAt(city, useNow())
  const date = formats.date(new Date(`${night.date}T00:00:00Z`), { dateStyle: 'long', timeZone: 'UTC' })
  return (
    <section className="grid gap-4 border-ink border-t pt-3">
      <h2 className="text-xl">
        {t(`radar.now.${night.light}`, { city: city.name, time: clock(night.now) })}
      </h2>
      <DaylightBand night={night} />
      <table className="tabular w-full">
        <caption className="coordinate pb-1 text-start">{t('radar.table', { date })}</caption>
        <tbody>
          {EVENTS.map((event) => {
            const minute = night[event]
            return (
              <tr key={event} className="border-hairline border-t">
                <th scope="row" className="py-1.5 text-start font-normal">
                  {t(`radar.${event}`)}
                </th>
                <td className="py-1.5 text-end font-semibold">
                  {minute === null ? t('radar.never') : clock(minute)}
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
      {night.darkMinutes === null ? null : (
        <p>
          {t('radar.dark', { hours: Math.floor(night.darkMinutes / 60), minutes: night.darkMinutes % 60 })}
        </p>
      )}
      <p className="text-muted text-xs">{t('radar.source')}</p>
    </section>
  )
}

/** The day from midnight to midnight: night, twilight, daylight, and a mark at the current time. The table has it in words. */
function DaylightBand({ night: { now, dawn, sunrise, sunset, dusk } }: { night: DaylightState }) {
  return (
    <svg
      viewBox="0 0 1440 120"
      preserveAspectRatio="none"
      height="48"
      aria-hidden="true"
      className="w-full border border-ink rtl:-scale-x-100"
    >
      <rect width="1440" height="120" className="fill-backdrop" />
      {dawn !== null && dusk !== null ? (
        <rect x={dawn} width={Math.max(0, dusk - dawn)} height="120" className="fill-contour" />
      ) : null}
      {sunrise !== null && sunset !== null ? (
        <rect x={sunrise} width={Math.max(0, sunset - sunrise)} height="120" className="fill-level-2" />
      ) : null}
      <rect x={now - 5} width="10" height="120" className="fill-coral" />
    </svg>
  )
}
