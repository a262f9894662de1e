import type { Money } from '@tripwright/domain/base/money'
import { type Daylight, type Prices, travelIntelMessages } from '@tripwright/domain/travel-intel'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { writeStored } from '#platform/storage.ts'
import { useClock } from '#platform/text/use-clock.ts'
import { useFormats } from '#platform/text/use-formats.ts'
import { useText } from '#platform/text/use-text.ts'
import { buttonClass } from '#ui/button.tsx'
import { ContourArt } from '#ui/contour-art.tsx'
import type { LoadedBrief } from './brief.state.ts'

const UTC = { timeZone: 'UTC' } as const
const A_DAY = 1440
const NOON = 720

/** A date of the place, shortly or at length. */
function useDay() {
  const formats = useFormats()
  return (date: string, options: Intl.DateTimeFormatOptions) =>
    formats.date(new Date(`${date}T00:00:00Z`), { ...options, ...UTC })
}

/** The brief as a sheet of the notebook: each part says what it rests on. */
export function BriefView(loaded: LoadedBrief) {
  const t = useText(travelIntelMessages)
  const formats = useFormats()
  const day = useDay()
  const { brief, guide } = loaded
  const { city } = guide
  return (
    <article className="grid gap-6">
      <header className="neatline relative isolate grid min-h-40 content-end overflow-hidden p-5">
        <div className="-z-10 absolute inset-0 *:h-full">
          <ContourArt lat={city.lat} lon={city.lon} />
        </div>
        <h2 className="justify-self-start border border-ink bg-sheet px-4 py-2">
          {t('brief.title', {
            city: city.name,
            month: day(brief.first, { month: 'long', year: 'numeric' }),
          })}
        </h2>
      </header>
      <div className="grid items-start gap-6 md:grid-cols-2">
        <Part title={t('light.title')} source={t('light.source')}>
          <LightTable days={brief.daylight} />
        </Part>
        <Part title={t('ahead.title')} source={t('ahead.source')}>
          <TimeDifference {...loaded} />
        </Part>
        <Part title={t('prices.title')} source={<PriceSource {...loaded} />}>
          <PriceRow label={t('prices.sights')} prices={brief.sights} />
          <PriceRow label={t('prices.meals')} prices={brief.meals} />
        </Part>
        <Part title={t('week.title')} source={<GuideSource {...loaded} />}>
          <WeekTable {...loaded} />
        </Part>
        <Part title={t('holidays.title')} source={<CalendarSource {...loaded} />}>
          <Holidays {...loaded} />
        </Part>
        <Part title={t('indoor.title')} source={<GuideSource {...loaded} />}>
          <p>
            {t('indoor.text', {
              share: formats.number(brief.indoor.share, { style: 'percent' }),
              count: brief.indoor.count,
              total: brief.indoor.total,
            })}
          </p>
          <p className="text-muted text-sm">{t('climate.none')}</p>
        </Part>
      </div>
      <Link
        href="/itinerary"
        className={buttonClass({}, 'justify-self-start')}
        onClick={() => writeStored('plan-wish', { cities: [{ text: city.name, nights: '', stay: null }] })}
      >
        {t('plan.link', { city: city.name })}
      </Link>
    </article>
  )
}

function Part({ title, source, children }: { title: string; source: ReactNode; children: ReactNode }) {
  return (
    <section className="grid gap-3 border-ink border-t pt-3">
      <h3>{title}</h3>
      {children}
      <p className="text-muted text-xs">{source}</p>
    </section>
  )
}

function LightTable({ days }: { days: readonly Daylight[] }) {
  const t = useText(travelIntelMessages)
  const clock = useClock()
  const day = useDay()
  return (
    <table className="tabular w-full text-sm">
      <thead className="sr-only">
        <tr>
          <th scope="col">{t('light.head.date')}</th>
          <th scope="col">{t('light.head.sun')}</th>
          <th scope="col">{t('light.head.length')}</th>
        </tr>
      </thead>
      <tbody>
        {days.map((light) => (
          <tr key={light.date} className="border-hairline border-t align-top">
            <th scope="row" className="py-2 pe-3 text-start font-normal">
              {day(light.date, { day: 'numeric', month: 'short' })}
            </th>
            <td className="w-1/2 py-2">
              <LightBar light={light} />
              {light.sunrise !== null && light.sunset !== null
                ? t('light.times', { sunrise: clock(light.sunrise), sunset: clock(light.sunset) })
                : t(light.minutes === 0 ? 'light.never' : 'light.always')}
            </td>
            <td className="py-2 ps-3 text-end font-semibold">
              {t('light.day', { hours: Math.floor(light.minutes / 60), minutes: light.minutes % 60 })}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** The hours of a day from left to right, the light ones lit; the times stand beside it in words. */
function LightBar({ light: { sunrise, minutes } }: { light: Daylight }) {
  return (
    <svg
      viewBox="0 0 1440 90"
      className="mb-1 w-full rtl:-scale-x-100"
      aria-hidden="true"
      preserveAspectRatio="none"
      height="14"
    >
      <rect width={A_DAY} height="90" className="fill-well" />
      <rect x={sunrise ?? 0} width={minutes} height="90" className="fill-brand" />
      <path d="M360 0v90M720 0v90M1080 0v90" className="stroke-sheet" strokeWidth="6" />
    </svg>
  )
}

function TimeDifference({ brief, guide, homeZone }: LoadedBrief) {
  const t = useText(travelIntelMessages)
  const clock = useClock()
  const day = useDay()
  const { first, last } = brief.ahead
  const zone = homeZone.replaceAll('_', ' ')
  const said = (ahead: number): string => {
    if (ahead === 0) return t('ahead.none', { zone })
    const [hours, minutes] = [Math.floor(Math.abs(ahead) / 60), Math.abs(ahead) % 60]
    const time = minutes === 0 ? t('ahead.hours', { hours }) : t('ahead.minutes', { hours, minutes })
    return t(ahead > 0 ? 'ahead.later' : 'ahead.earlier', { time, zone })
  }
  return (
    <>
      <p className="font-display font-semibold text-lg">{said(first)}</p>
      {first === last ? null : (
        <p>
          {t('ahead.changes', { date: day(brief.last, { dateStyle: 'long' }) })} {said(last)}
        </p>
      )}
      <p>{t('ahead.example', { time: clock((NOON - first + A_DAY) % A_DAY), city: guide.city.name })}</p>
    </>
  )
}

function PriceRow({ label, prices }: { label: string; prices: Prices | null }) {
  const t = useText(travelIntelMessages)
  const formats = useFormats()
  if (!prices) return null
  const money = ({ amount, currency }: Money) => formats.money(amount, currency)
  return (
    <div className="tabular border-hairline border-t pt-2">
      <p className="flex flex-wrap justify-between gap-x-4">
        <span>{label}</span>
        <span>
          <strong className="font-display">{t('prices.middle', { sum: money(prices.middle) })}</strong>
          {prices.middleAtHome ? ` · ${t('prices.home', { sum: money(prices.middleAtHome) })}` : null}
        </span>
      </p>
      <p className="text-muted text-sm">
        {t('prices.range', { low: money(prices.low), high: money(prices.high) })}{' '}
        {t('prices.free', { free: prices.free, known: prices.known })}
      </p>
    </div>
  )
}

function WeekTable({ brief: { week } }: LoadedBrief) {
  const t = useText(travelIntelMessages)
  const day = useDay()
  const [first] = week
  return (
    <>
      {first ? (
        <p className="text-sm">{t('week.text', { date: day(first.date, { dateStyle: 'long' }) })}</p>
      ) : null}
      <table className="tabular w-full text-sm">
        <thead className="sr-only">
          <tr>
            <th scope="col">{t('week.head.day')}</th>
            <th scope="col">{t('week.head.open')}</th>
          </tr>
        </thead>
        <tbody>
          {week.map(({ date, open, total, holiday }) => (
            <tr key={date} className="border-hairline border-t">
              <th scope="row" className="py-1.5 pe-3 text-start font-normal">
                {day(date, { weekday: 'long' })}
                {holiday ? <span className="block text-muted text-xs">{holiday}</span> : null}
              </th>
              <td className="w-1/2 py-1.5">
                <span className="flex items-center justify-end gap-3">
                  <svg
                    viewBox="0 0 100 10"
                    className="w-full min-w-0 flex-1 rtl:-scale-x-100"
                    aria-hidden="true"
                    preserveAspectRatio="none"
                    height="10"
                  >
                    <rect width="100" height="10" className="fill-well" />
                    <rect width={total === 0 ? 0 : (100 * open) / total} height="10" className="fill-brand" />
                  </svg>
                  {t('week.count', { open, total })}
                </span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}

function Holidays({ brief: { holidays } }: LoadedBrief) {
  const t = useText(travelIntelMessages)
  const day = useDay()
  if (!holidays || holidays.length === 0) return <p>{t(holidays ? 'holidays.none' : 'holidays.unknown')}</p>
  return (
    <ul className="tabular">
      {holidays.map(({ date, name }) => (
        <li key={`${date} ${name}`} className="flex gap-4 border-hairline border-t py-1.5">
          <time dateTime={date} className="w-24 shrink-0">
            {day(date, { weekday: 'short', day: 'numeric', month: 'short' })}
          </time>
          <span>{name}</span>
        </li>
      ))}
    </ul>
  )
}

function GuideSource({ guide }: LoadedBrief) {
  const t = useText(travelIntelMessages)
  const day = useDay()
  return t('guide.source', { source: guide.source, date: day(guide.asOf, { dateStyle: 'medium' }) })
}

function PriceSource(loaded: LoadedBrief) {
  const t = useText(travelIntelMessages)
  const day = useDay()
  const { rates, brief } = loaded
  const isChanged = brief.sights?.middleAtHome || brief.meals?.middleAtHome
  return (
    <>
      <GuideSource {...loaded} />{' '}
      {rates && isChanged
        ? t('prices.rates', { date: day(rates.date, { dateStyle: 'medium' }), source: rates.source })
        : null}
    </>
  )
}

function CalendarSource({ calendar }: LoadedBrief) {
  const t = useText(travelIntelMessages)
  const day = useDay()
  if (!calendar) return null
  return t('list.source', { source: calendar.source, date: day(calendar.asOf, { dateStyle: 'medium' }) })
}
