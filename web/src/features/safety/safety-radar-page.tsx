import type { City } from '@tripwright/domain/places'
import { type NightView, nightAt, safetyMessages } from '@tripwright/domain/safety'
import { Suspense, useEffect, useMemo, useState } from 'react'
import { Link } from 'wouter'
import { CountryLevel, CountryOptions, useCountries, WithCountry } from '#features/countries/index.ts'
import { useSearchDraft } from '#features/links/index.ts'
import { loadCities } from '#features/places/index.ts'
import { lazyPart } from '#platform/lazy-part.ts'
import { useClock } from '#platform/text/use-clock.ts'
import { useFormats } from '#platform/text/use-formats.ts'
import { useText } from '#platform/text/use-text.ts'
import { buttonClass } from '#ui/button.tsx'
import { SelectField } from '#ui/select.tsx'
import { GovernmentReadings } from './government-readings.tsx'
import { useAnchors } from './live.state.ts'
import { LiveEvents } from './live-events.tsx'
import { Numbers } from './safety-page.tsx'

const WeatherWeek = lazyPart(() =>
  import('#features/weather/index.ts').then(({ WeatherWeek }) => WeatherWeek),
)

const AnswerActions = lazyPart(() =>
  import('#features/share/index.ts').then(({ AnswerActions }) => AnswerActions),
)

const BLANK = { place: '' }
const nothing = () => ({})
const A_MINUTE_MS = 60_000

/** `/risk-radar`: how safe a country is held to be, when it is dark in a city there, and who is called. */
export function RiskRadarPage() {
  const t = useText(safetyMessages)
  const formats = useFormats()
  const { draft, change } = useSearchDraft(BLANK, nothing)
  const [cities, setCities] = useState<readonly City[]>([])
  const { list, retry } = useCountries()
  useEffect(() => void loadCities().then((found) => setCities(found ?? [])), [])
  const isCountry = /^[A-Z]{2}$/.test(draft.place)
  const city = isCountry ? null : (cities.find(({ id }) => id === draft.place) ?? cities[0])
  const country = city?.country ?? (isCountry ? draft.place : null)
  return (
    <div className="page grid gap-8 py-8 lg:py-12">
      <header className="grid gap-2">
        <h1>{t('radar.heading')}</h1>
        <p className="max-w-prose text-lg text-muted">{t('radar.lead')}</p>
      </header>
      <form
        aria-label={t('radar.form')}
        onSubmit={(event) => event.preventDefault()}
        className="neatline max-w-md bg-sheet p-4 md:p-6"
      >
        <SelectField
          label={t('radar.place')}
          name="place"
          value={city?.id ?? draft.place}
          onChange={({ target }) => change({ place: target.value })}
        >
          <optgroup label={t('radar.cities')}>
            {cities.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </optgroup>
          <optgroup label={t('radar.countries')}>
            <CountryOptions codes={codesOf(list, country)} />
          </optgroup>
        </SelectField>
      </form>
      <div className="grid items-start gap-8 lg:grid-cols-2">
        <div className="grid min-h-80 content-start gap-8">
          {country === null ? null : (
            <WithCountry code={country}>{(found) => <CountryLevel country={found} />}</WithCountry>
          )}
          {country === null ? null : (
            <Suspense fallback={<div className="min-h-11" />}>
              <AnswerActions
                path="/risk-radar"
                inputs={{ place: city?.id ?? country }}
                title={t('radar.share', { place: city?.name ?? formats.country(country) })}
                at={city ?? null}
              />
            </Suspense>
          )}
          {country === null ? null : <GovernmentReadings country={country} />}
          {city ? <NightCard city={city} /> : null}
        </div>
        <div className="grid content-start gap-4 border-ink border-t pt-3">
          {country === null ? null : <Numbers list={list} country={country} onRetry={retry} />}
          <Link
            href={country === null ? '/gemini-safety' : `/gemini-safety?country=${country}`}
            className={buttonClass({ variant: 'outline' }, 'justify-self-start')}
          >
            {t('radar.more')}
          </Link>
          {city ? (
            <Suspense fallback={<div className="min-h-96" />}>
              <WeatherWeek {...city} />
            </Suspense>
          ) : null}
        </div>
      </div>
      {country === null ? null : <Happening city={city ?? null} country={country} />}
    </div>
  )
}

/** What happens near the city, or near any airport of the country. */
function Happening({ city, country }: { city: City | null; country: string }) {
  const formats = useFormats()
  const anchors = useAnchors(city === null ? country : null)
  const places = useMemo(() => (city === null ? anchors : [city]), [city, anchors])
  return (
    <LiveEvents name={city?.name ?? formats.country(country)} places={places} zone={city?.zone ?? null} />
  )
}

type Listed = ReturnType<typeof useCountries>['list']

/** All codes of the list, or the one that is shown while there is no list. */
function codesOf(list: Listed, shown: string | null): string[] {
  if (list !== null && list !== 'loading') return list.countries.map(({ code }) => code)
  return shown === null ? [] : [shown]
}

/** What the clock shows, anew each minute. */
function useNow(): number {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), A_MINUTE_MS)
    return () => clearInterval(timer)
  }, [])
  return now
}

const EVENTS = ['dawn', 'sunrise', 'sunset', 'dusk'] as const

function NightCard({ city }: { city: City }) {
  const t = useText(safetyMessages)
  const formats = useFormats()
  const clock = useClock()
  const night = nightAt(city, useNow())
  const date = formats.date(new Date(`${night.date}T00:00:00Z`), { dateStyle: 'long', timeZone: 'UTC' })
  return (
    <section className="grid gap-4">
      <h2 className="text-xl">
        {t(`radar.now.${night.light}`, { city: city.name, time: clock(night.now) })}
      </h2>
      <NightBand night={night} />
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

/** The day from midnight to midnight: dark, twilight, light, and a mark at the present minute. The table says it in words. */
function NightBand({ night: { now, dawn, sunrise, sunset, dusk } }: { night: NightView }) {
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
