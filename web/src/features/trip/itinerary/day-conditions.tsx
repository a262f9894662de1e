import { stopsInRain } from '@tripwright/domain/assistant/plan-changes'
import type { IsoDate } from '@tripwright/domain/base/dates'
import type { Guide } from '@tripwright/domain/destination/places'
import { holidaysWithOriginals } from '@tripwright/domain/destination/travel-intel'
import {
  isInForecastReach,
  isWetDay,
  warningsOf,
  weatherMessages,
  wetAndDryDays,
} from '@tripwright/domain/destination/weather'
import { eventsOnDay, liveMessages } from '@tripwright/domain/safety/advice'
import { holidaysIn } from '@tripwright/domain/trip/itinerary'
import { useEffect, useState } from 'react'
import { useMeasures } from '#features/account/preferences/index.ts'
import { RainOffer } from '#features/assistant/plan-changes/index.ts'
import { loadHolidays } from '#features/destination/places/index.ts'
import {
  DayWeatherLine,
  ForecastWarnings,
  type TripWeather,
  useTripWeather,
  type WeatherTown,
} from '#features/destination/weather/index.ts'
import { loadLiveEvents } from '#features/safety/advice/index.ts'
import type { useOpenedTrip } from '#features/trip/plan-view/index.ts'
import type { PlanWithFacts } from '#features/trip/planner/index.ts'
import { useMayEdit } from '#features/trip/sync/index.ts'
import { useFormats } from '#platform/text/use-formats.ts'
import { useText } from '#platform/text/use-text.ts'
import { today } from '#platform/today.ts'

type DayConditionsProps = {
  trip: ReturnType<typeof useOpenedTrip>
  planWithFacts: PlanWithFacts
  name: string
  /** The day of the plan, by index. */
  day: number
}

/** What a day of the plan is like: its weather and light, a holiday, warnings, and a way out of the rain. */
export function DayConditions({ trip, planWithFacts, name, day }: DayConditionsProps) {
  const { view, keyedFacts } = planWithFacts
  const { guides } = keyedFacts.facts
  const { date = '', cityId } = view.plan.days[day] ?? {}
  const weather = useTripWeather(townsOf(planWithFacts))
  const city = guides.find((guide) => guide.city.id === cityId)?.city
  if (!city) return null
  const isNear = isInForecastReach(date, today())
  return (
    <div className="grid min-w-0 gap-2" data-conditions={date}>
      <DayWeatherLine town={city} date={date} weather={weather} />
      {holidaysIn(city, keyedFacts.facts)?.includes(date) ? <HolidayNote city={city} date={date} /> : null}
      {isNear ? (
        <div className="grid min-h-11 min-w-0 content-center gap-2">
          {weather === 'loading' ? null : <DayWarnings city={city} date={date} weather={weather} />}
          {weather === 'loading' ? null : (
            <RainOfDay trip={trip} planWithFacts={planWithFacts} name={name} day={day} weather={weather} />
          )}
        </div>
      ) : null}
    </div>
  )
}

/** The towns of a plan, each with its days. */
function townsOf({ view, keyedFacts }: PlanWithFacts): WeatherTown[] {
  return keyedFacts.facts.guides.map(({ city: { id, lat, lon } }) => ({
    id,
    lat,
    lon,
    dates: view.plan.days.filter(({ cityId }) => cityId === id).map(({ date }) => date),
  }))
}

type PlacedDay = { city: Guide['city']; date: IsoDate }

/** The room of one line is there at once: the plan knows the day, only its name comes later. */
function HolidayNote({ city, date }: PlacedDay) {
  const t = useText(weatherMessages)
  const [named, setNamed] = useState<Holiday | null>(null)
  useEffect(() => {
    let isGone = false
    void loadHolidays(city, Number(date.slice(0, 4))).then((list) => {
      const found = list && holidaysWithOriginals(list).find((one) => one.date === date)
      if (!isGone && found) setNamed(found)
    })
    return () => {
      isGone = true
    }
  }, [city, date])
  return (
    <p className="min-h-10 border-brand border-s-4 bg-wash p-2 text-sm">
      {named
        ? [
            t('day.holiday', { name: named.name }),
            ...(named.isEstimate ? [t('day.holiday.estimate')] : []),
            ...(named.isUnsure ? [t('day.holiday.unsure')] : []),
          ].join(' ')
        : null}
    </p>
  )
}
type Holiday = { name: string; isEstimate?: boolean | undefined; isUnsure?: boolean | undefined }

/** What the forecast and the reports of these days warn of; that there is nothing is said too, where both are known. */
function DayWarnings({ city, date, weather }: PlacedDay & { weather: TripWeather }) {
  const t = useText(weatherMessages)
  const ofEvents = useText(liveMessages)
  const formats = useFormats()
  const { distance } = useMeasures()
  const live = useReports()
  const of = weather(city.id, date)
  const events = live ? eventsOnDay(live.events, city, date) : []
  const isKnown = of?.kind === 'forecast' && live?.isLive === true
  return (
    <>
      <ForecastWarnings of={of} />
      {events.map(({ id, kind, reported, metres, url }) => (
        <p key={id} className="border-signal border-s-4 bg-signal-wash px-2 text-sm">
          <a
            href={url}
            target="_blank"
            rel="noopener noreferrer"
            className="inline-flex min-h-11 items-center underline"
          >
            {t('day.event', {
              kind: ofEvents(`kind.${kind}`),
              date: formats.date(new Date(reported), { month: 'short', day: 'numeric', timeZone: 'UTC' }),
              distance: distance(Math.round(metres / 1000)),
            })}
          </a>
        </p>
      ))}
      {isKnown && events.length === 0 && warningsOf(of.day).length === 0 && !isWetDay(of.day) ? (
        <p className="text-muted text-xs">{t('day.quiet')}</p>
      ) : null}
      {of?.kind !== 'forecast' && events.length === 0 ? (
        <p className="text-muted text-xs">{t('day.unchecked')}</p>
      ) : null}
    </>
  )
}

/** The reports of these days; null until they are loaded, and where neither the network nor this device has them. */
function useReports() {
  const [reports, setReports] = useState<Awaited<ReturnType<typeof loadLiveEvents>>>(null)
  useEffect(() => {
    let isGone = false
    void loadLiveEvents().then((loaded) => {
      if (!isGone) setReports(loaded)
    })
    return () => {
      isGone = true
    }
  }, [])
  return reports
}

type RainOfDayProps = DayConditionsProps & { weather: TripWeather }

/** The offer to leave the rain, on a wet day to come with outdoor stops that may move. */
function RainOfDay({ trip, planWithFacts, name, day, weather }: RainOfDayProps) {
  const t = useText(weatherMessages)
  const mayEdit = useMayEdit()
  const { view, keyedFacts } = planWithFacts
  const days = view.plan.days.map(({ date, cityId }) => {
    const of = weather(cityId, date)
    return { date, forecast: of?.kind === 'forecast' ? of.day : null }
  })
  const { wet, dry } = wetAndDryDays(days, today())
  if (!mayEdit || !wet.includes(day) || stopsInRain(view, keyedFacts.facts, day).length === 0) return null
  return (
    <RainOffer label={t('rain.offer')} change={{ kind: 'rain', day, dryDays: dry }} trip={trip} name={name} />
  )
}
