import type { IsoDate } from '@tripwright/domain/base/dates'
import { daylightOn } from '@tripwright/domain/destination/travel-intel'
import { isStaleForecast, warningsOf, weatherMessages } from '@tripwright/domain/destination/weather'
import ChevronDown from 'lucide-react/icons/chevron-down'
import SunDim from 'lucide-react/icons/sun-dim'
import { useMeasures } from '#features/account/preferences/index.ts'
import { ClimateSource, useMonthName } from '#features/destination/climate/index.ts'
import { useClock } from '#platform/text/use-clock.ts'
import { useFormats } from '#platform/text/use-formats.ts'
import { useText } from '#platform/text/use-text.ts'
import { SkyIcon } from './sky-icon.tsx'
import type { DayWeather, TripWeather } from './trip-weather.state.ts'
import { PUBLISHERS } from './weather.state.ts'

/** The room of a day's weather, whatever it says: three lines on a phone, two elsewhere. */
const DAY_WEATHER_ROOM = 'min-h-19 sm:min-h-15'

type DayWeatherLineProps = {
  town: { id: string; lat: number; lon: number; zone: string }
  date: IsoDate
  weather: TripWeather | 'loading'
}

/** The weather of a day in a line with its light, and where that is from when it is opened. */
export function DayWeatherLine({ town, date, weather }: DayWeatherLineProps) {
  const t = useText(weatherMessages)
  if (weather === 'loading') return <div aria-hidden="true" className={DAY_WEATHER_ROOM} />
  const of = weather(town.id, date)
  return (
    <details className="group border-hairline border-b">
      <summary className={`${DAY_WEATHER_ROOM} flex items-center justify-between gap-3 py-1 *:min-w-0`}>
        <span className="flex items-center gap-3">
          {of?.kind === 'forecast' ? (
            <SkyIcon sky={of.day.sky} />
          ) : (
            <SunDim aria-hidden="true" className="size-5 shrink-0 text-muted" />
          )}
          <span className="grid">
            <span className="sr-only">{t('day.label')}</span>
            <strong className="tabular text-sm sm:text-base">
              <WeatherText of={of} />
            </strong>
            <span className="flex gap-x-3 text-muted text-xs max-sm:flex-col">
              <BasisText of={of} />
              <DaylightText town={town} date={date} />
            </span>
          </span>
        </span>
        <ChevronDown aria-hidden="true" className="size-5 shrink-0 text-muted group-open:rotate-180" />
      </summary>
      <div className="grid max-w-prose gap-1 pb-3 text-sm">
        <DayWeatherMore of={of} />
      </div>
    </details>
  )
}

function WeatherText({ of }: { of: DayWeather | null }) {
  const t = useText(weatherMessages)
  const { degrees, rain } = useMeasures()
  if (of === null) return t('day.none')
  if (of.kind === 'usual')
    return t('day.usual.line', { low: degrees(of.facts.low), high: degrees(of.facts.high) })
  const { sky, low, high, rainMm } = of.day
  const air = t('degrees', { low: degrees(low), high: degrees(high) })
  return t('day.forecast.line', {
    sky: t(`sky.${sky}`),
    air,
    rain: rainMm === 0 ? t('dry') : rain(rainMm),
  })
}

/** Whether it is a forecast, of when, or what is usual. */
function BasisText({ of }: { of: DayWeather | null }) {
  const t = useText(weatherMessages)
  const formats = useFormats()
  const monthName = useMonthName()
  if (of === null) return null
  if (of.kind === 'usual') return <span>{t('day.usual', { month: monthName(of.facts.month, 'long') })}</span>
  const when = formats.date(new Date(of.asOf), {
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  })
  return <span>{t(isStaleForecast(of.asOf, Date.now()) ? 'day.old' : 'day.forecast', { when })}</span>
}

function DaylightText({ town, date }: Pick<DayWeatherLineProps, 'town' | 'date'>) {
  const t = useText(weatherMessages)
  const clock = useClock()
  const { sunrise, sunset, minutes } = daylightOn(town, town.zone, date)
  if (sunrise === null || sunset === null)
    return <span>{t(minutes === 0 ? 'day.sun.never' : 'day.sun.always')}</span>
  return (
    <span>{t('day.sun', { sunrise: clock(Math.round(sunrise)), sunset: clock(Math.round(sunset)) })}</span>
  )
}

/** What does not fit into the line: wind, chance, rainy days, and the source. */
function DayWeatherMore({ of }: { of: DayWeather | null }) {
  const t = useText(weatherMessages)
  const formats = useFormats()
  const { rain, speed } = useMeasures()
  const sun = <p className="text-muted text-xs">{t('day.sun.source')}</p>
  if (of === null)
    return (
      <>
        <p>{t('day.none.why')}</p>
        {sun}
      </>
    )
  if (of.kind === 'usual') {
    const { rainDays, rain: amount, month } = of.facts
    return (
      <>
        <p>{t('day.usual.rain', { days: Math.round(rainDays), amount: rain(amount), month })}</p>
        <p className="text-muted text-xs">
          <ClimateSource climate={of.climate} />
        </p>
        {sun}
      </>
    )
  }
  const { windKmh, rainChance, isPartial } = of.day
  const chance = rainChance === null ? null : formats.number(rainChance / 100, { style: 'percent' })
  const parts = [
    ...(chance ? [t('day.chance', { chance })] : []),
    t('day.wind', { speed: speed(windKmh) }),
    ...(isPartial ? [t('day.rest')] : []),
  ]
  const { name, page } = PUBLISHERS[of.publisher]
  const when = formats.date(new Date(of.asOf), { dateStyle: 'medium', timeStyle: 'short' })
  return (
    <>
      {parts.map((part) => (
        <p key={part}>{part}</p>
      ))}
      <p className="text-muted text-xs">
        {t(`source.${of.publisher}`, { service: name, when })}{' '}
        <a
          href={page}
          target="_blank"
          rel="noopener noreferrer"
          className="inline-flex min-h-11 items-center underline"
        >
          {name}
        </a>
      </p>
      {sun}
    </>
  )
}

/** What a forecast warns of on a day; nothing where it does not. */
export function ForecastWarnings({ of }: { of: DayWeather | null }) {
  const t = useText(weatherMessages)
  const { degrees, rain, speed } = useMeasures()
  if (of?.kind !== 'forecast') return null
  const values = {
    speed: speed(of.day.windKmh),
    rain: rain(of.day.rainMm),
    degrees: degrees(of.day.high),
  }
  return warningsOf(of.day).map((warning) => (
    <p key={warning} className="border-signal border-s-4 bg-signal-wash p-2 text-sm">
      {t(`warning.${warning}`, values)}
    </p>
  ))
}
