import {
  type ForecastDay,
  isStaleForecast,
  type SkyCondition,
  weatherMessages,
} from '@tripwright/domain/destination/weather'
import Cloud from 'lucide-react/icons/cloud'
import CloudDrizzle from 'lucide-react/icons/cloud-drizzle'
import CloudFog from 'lucide-react/icons/cloud-fog'
import CloudLightning from 'lucide-react/icons/cloud-lightning'
import CloudRain from 'lucide-react/icons/cloud-rain'
import CloudSnow from 'lucide-react/icons/cloud-snow'
import Sun from 'lucide-react/icons/sun'
import type { ComponentType } from 'react'
import { useMeasures } from '#features/account/preferences/index.ts'
import { useFormats } from '#platform/text/use-formats.ts'
import { useText } from '#platform/text/use-text.ts'
import { Loading, Skeleton } from '#ui/skeleton.tsx'
import { useForecast } from './weather.state.ts'

const SERVICE = 'Open-Meteo.com'
const ICONS: Record<SkyCondition, ComponentType<{ className?: string }>> = {
  clear: Sun,
  cloud: Cloud,
  fog: CloudFog,
  drizzle: CloudDrizzle,
  rain: CloudRain,
  snow: CloudSnow,
  storm: CloudLightning,
}

type WeatherWeekProps = {
  name: string
  lat: number
  lon: number
  /** One below what it stands under. */
  heading?: 'h2' | 'h3'
  /** Beside other things on the weather: nothing is drawn where nobody has a forecast. */
  isExtra?: boolean
}

/** The next seven days at a place, with source and age; where nobody says, a link to who does. */
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
        <Week days={forecast.days} asOf={forecast.asOf} />
      ) : (
        <p className="max-w-prose">
          {t(forecast?.isLive === false ? 'off' : 'none', { service: SERVICE })} <ForecastAttribution />
        </p>
      )}
    </section>
  )
}

function ForecastAttribution() {
  return (
    <a
      href="https://open-meteo.com/"
      target="_blank"
      rel="noopener noreferrer"
      className="inline-flex min-h-11 items-center underline"
    >
      {SERVICE}
    </a>
  )
}

const COLUMNS = ['col.day', 'col.sky', 'col.degrees', 'col.rain', 'col.wind'] as const

function Week({ days, asOf }: { days: readonly ForecastDay[]; asOf: string }) {
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
        {t('source', { service: SERVICE, when })} <ForecastAttribution />
      </p>
    </>
  )
}

function DayRow({ day: { date, sky, low, high, rainMm, rainChance, windKmh } }: { day: ForecastDay }) {
  const t = useText(weatherMessages)
  const formats = useFormats()
  const Icon = ICONS[sky]
  const { degrees, rain, speed } = useMeasures()
  const chance = rainChance === null ? null : formats.number(rainChance / 100, { style: 'percent' })
  return (
    <tr className="grid grid-cols-2 gap-x-3 border-hairline border-t py-1.5 *:py-0.5 *:pe-3 *:text-start sm:table-row sm:*:py-1.5">
      <th scope="row" className="whitespace-nowrap font-semibold">
        {formats.date(new Date(date), { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' })}
      </th>
      <td>
        <span className="inline-flex items-center gap-2">
          <Icon aria-hidden="true" className="size-5 text-brand" />
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
