import {
  type ForecastDay,
  type ForecastPublisher,
  isStaleForecast,
  weatherMessages,
} from '@tripwright/domain/destination/weather'
import type { ReactNode } from 'react'
import { useMeasures } from '#features/account/preferences/index.ts'
import { useFormats } from '#platform/text/use-formats.ts'
import { useText } from '#platform/text/use-text.ts'
import { Loading, Skeleton } from '#ui/skeleton.tsx'
import { SkyIcon } from './sky-icon.tsx'
import { PUBLISHERS, useForecast } from './weather.state.ts'

type WeatherWeekProps = {
  name: string
  lat: number
  lon: number
  /** Heading level, one below that of the surrounding part. */
  heading?: 'h2' | 'h3'
  /** Renders nothing without a forecast, beside other weather content. */
  isExtra?: boolean
}

/** The next days at a place, with source and age; without a forecast a link to a weather service. */
export function WeatherWeek({ name, lat, lon, heading: Heading = 'h2', isExtra }: WeatherWeekProps) {
  const t = useText(weatherMessages)
  const forecast = useForecast({ lat, lon })
  if (isExtra && (forecast === 'loading' || !forecast?.asOf)) return null
  return (
    <section className="grid content-start gap-3 border-ink border-t pt-3">
      <Heading className="text-xl">{t('title', { name })}</Heading>
      {forecast === 'loading' ? (
        <Loading label={t('loading')}>
          <Skeleton className="h-72" />
        </Loading>
      ) : forecast?.asOf ? (
        <Week days={forecast.days} asOf={forecast.asOf} publisher={publisherOf(forecast)}>
          {isExtra ? <p className="text-muted text-xs">{t('later')}</p> : null}
        </Week>
      ) : (
        <p className="max-w-prose">
          {t(forecast?.isLive === false ? 'off' : 'none', {
            service: PUBLISHERS[publisherOf(forecast)].name,
          })}{' '}
          <ForecastAttribution publisher={publisherOf(forecast)} />
        </p>
      )}
    </section>
  )
}

/** A cached answer of an older version names no publisher. */
function publisherOf(forecast: { publisher?: ForecastPublisher } | null): ForecastPublisher {
  return forecast?.publisher ?? 'met-norway'
}

function ForecastAttribution({ publisher }: { publisher: ForecastPublisher }) {
  const { name, page } = PUBLISHERS[publisher]
  return (
    <a
      href={page}
      target="_blank"
      rel="noopener noreferrer"
      className="inline-flex min-h-11 items-center underline"
    >
      {name}
    </a>
  )
}

const COLUMNS = ['col.day', 'col.sky', 'col.degrees', 'col.rain', 'col.wind'] as const

type WeekProps = {
  days: readonly ForecastDay[]
  asOf: string
  publisher: ForecastPublisher
  children?: ReactNode
}

function Week({ days, asOf, publisher, children }: WeekProps) {
  const t = useText(weatherMessages)
  const formats = useFormats()
  const when = formats.date(new Date(asOf), { dateStyle: 'medium', timeStyle: 'short' })
  return (
    <>
      {isStaleForecast(asOf, Date.now()) ? (
        <p className="border-signal border-s-4 bg-signal-wash p-3">{t('old')}</p>
      ) : null}
      <table className="tabular block w-full text-sm sm:table">
        <thead className="sr-only sm:not-sr-only">
          <tr className="coordinate">
            {COLUMNS.map((column) => (
              <th key={column} scope="col" className="py-1 pe-3 text-start">
                {t(column)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="block sm:table-row-group">
          {days.map((day) => (
            <DayRow key={day.date} day={day} />
          ))}
        </tbody>
      </table>
      <p className="text-muted text-xs">
        {t(`source.${publisher}`, { service: PUBLISHERS[publisher].name, when })}{' '}
        <ForecastAttribution publisher={publisher} />
      </p>
      {children}
    </>
  )
}

function DayRow({
  day: { date, sky, low, high, rainMm, rainChance, windKmh, isPartial },
}: {
  day: ForecastDay
}) {
  const t = useText(weatherMessages)
  const formats = useFormats()
  const { degrees, rain, speed } = useMeasures()
  const chance = rainChance === null ? null : formats.number(rainChance / 100, { style: 'percent' })
  return (
    <tr className="grid grid-cols-2 gap-x-3 border-hairline border-t py-1.5 *:py-0.5 *:pe-3 *:text-start sm:table-row sm:*:py-1.5">
      <th scope="row" className="whitespace-nowrap font-semibold">
        {formats.date(new Date(date), { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' })}
        {isPartial ? <span className="block font-normal text-muted text-xs">{t('rest')}</span> : null}
      </th>
      <td>
        <span className="inline-flex items-center gap-2">
          <SkyIcon sky={sky} />
          {t(`sky.${sky}`)}
        </span>
      </td>
      <td className="whitespace-nowrap">{t('degrees', { low: degrees(low), high: degrees(high) })}</td>
      <td>
        {rainMm === 0 ? t('dry') : rain(rainMm)}
        {chance === null ? null : `, ${t('chance', { chance })}`}
      </td>
      <td className="whitespace-nowrap text-muted">{t('wind', { speed: speed(windKmh) })}</td>
    </tr>
  )
}
