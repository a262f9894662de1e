import type { Money } from '@tripwright/domain/base/money'
import type { Provenance } from '@tripwright/domain/base/provenance'
import {
  type HolidayDay,
  type PriceStats,
  travelIntelMessages,
} from '@tripwright/domain/destination/travel-intel'
import { type ReactNode, Suspense } from 'react'
import { Link } from 'wouter'
import {
  BestMonths,
  BestTime,
  ClimateSource,
  MonthFigures,
  MonthsChart,
} from '#features/destination/climate/index.ts'
import { CostSource, DayCost } from '#features/destination/costs/index.ts'
import { lazyPart } from '#platform/lazy-part.ts'
import { writeStored } from '#platform/storage.ts'
import { useFormats } from '#platform/text/use-formats.ts'
import { useText } from '#platform/text/use-text.ts'
import { today } from '#platform/today.ts'
import { buttonClass } from '#ui/button.tsx'
import { ProvenanceText } from '#ui/provenance.tsx'
import type { LoadedBrief } from './brief.state.ts'
import { BriefHeader } from './brief-header.tsx'
import { CityHabitsPart } from './city-habits.tsx'
import { DaylightTable, TimeDifference, useDateText } from './daylight-part.tsx'

const WeatherWeek = lazyPart(() =>
  import('#features/destination/weather/index.ts').then(({ WeatherWeek }) => WeatherWeek),
)

type BriefViewProps = {
  loaded: LoadedBrief
  currency: string
  monthWeights: string
  onMonth: (month: number) => void
  onMonthWeights: (monthWeights: string) => void
}

/** The brief in the style of a notebook page: each part states its source. */
export function BriefView({ loaded, currency, monthWeights, onMonth, onMonthWeights }: BriefViewProps) {
  const t = useText(travelIntelMessages)
  const { brief, city, guide, climate, costs, months, habits } = loaded
  const { ofGuide } = brief
  const month = Number(brief.first.slice(5, 7))
  const facts = months?.[month - 1]
  return (
    <article className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <BriefHeader loaded={loaded} currency={currency} monthWeights={monthWeights} />
      {months ? <BestMonths months={months} monthWeights={monthWeights} /> : null}
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 md:grid-cols-2">
        {climate && facts ? (
          <BriefPart title={t('weather.title')} source={<ClimateSource climate={climate} />}>
            <MonthFigures facts={facts} />
            {ofGuide ? <Indoor {...ofGuide.indoor} /> : null}
          </BriefPart>
        ) : null}
        {costs ? (
          <BriefPart title={t('day.title')} source={<CostSource costs={costs} />}>
            <DayCost costs={costs} month={month} currency={currency} />
          </BriefPart>
        ) : null}
      </div>
      {months ? (
        <>
          <MonthsChart months={months} month={month} onChoose={onMonth} />
          <BestTime months={months} monthWeights={monthWeights} onChange={onMonthWeights} />
        </>
      ) : null}
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 md:grid-cols-2">
        <div className="grid gap-6">
          <BriefPart title={t('light.title')} source={t('light.source')}>
            <DaylightTable days={brief.daylight} />
          </BriefPart>
          <BriefPart title={t('holidays.title')} source={<CalendarSource {...loaded} />}>
            <Holidays {...loaded} />
          </BriefPart>
          {ofGuide && guide ? (
            <BriefPart title={t('prices.title')} source={<PriceSource {...loaded} />}>
              <PriceRow label={t('prices.sights')} prices={ofGuide.sights} />
              <PriceRow label={t('prices.meals')} prices={ofGuide.meals} />
            </BriefPart>
          ) : null}
        </div>
        <div className="grid gap-6">
          <BriefPart title={t('ahead.title')} source={t('ahead.source')}>
            <TimeDifference {...loaded} />
          </BriefPart>
          {habits ? <CityHabitsPart habits={habits} month={month} /> : null}
          {ofGuide && guide ? (
            <BriefPart title={t('week.title')} source={<GuideSource guide={guide} />}>
              <WeekTable week={ofGuide.week} />
            </BriefPart>
          ) : null}
        </div>
      </div>
      {brief.first.slice(0, 7) === today().slice(0, 7) ? (
        <Suspense fallback={null}>
          <WeatherWeek name={city.name} lat={city.lat} lon={city.lon} heading="h3" isExtra />
        </Suspense>
      ) : null}
      {guide ? (
        <Link
          href="/itinerary"
          className={buttonClass({}, 'justify-self-start')}
          onClick={() => writeStored('plan-wish', { cities: [{ text: city.name, nights: '', stay: null }] })}
        >
          {t('plan.link', { city: city.name })}
        </Link>
      ) : null}
    </article>
  )
}

function Indoor({ share, count, total }: { share: number; count: number; total: number }) {
  const t = useText(travelIntelMessages)
  const formats = useFormats()
  return (
    <p className="text-sm">
      {t('indoor.text', { share: formats.number(share, { style: 'percent' }), count, total })}
    </p>
  )
}

function BriefPart({ title, source, children }: { title: string; source: ReactNode; children: ReactNode }) {
  return (
    <section className="grid gap-3 border-ink border-t pt-3">
      <h3>{title}</h3>
      {children}
      <p className="text-muted text-xs">{source}</p>
    </section>
  )
}

function PriceRow({ label, prices }: { label: string; prices: PriceStats | null }) {
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
        {t('prices.free', { free: prices.free, known: prices.priced })}
      </p>
    </div>
  )
}

type Week = NonNullable<LoadedBrief['brief']['ofGuide']>['week']

function WeekTable({ week }: { week: Week }) {
  const t = useText(travelIntelMessages)
  const day = useDateText()
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

function Holidays({ brief: { holidays, first }, calendar }: LoadedBrief) {
  const t = useText(travelIntelMessages)
  const removed = calendar?.removed?.filter(({ date }) => date.startsWith(first.slice(0, 7))) ?? []
  if (!holidays) return <p>{t('holidays.unknown')}</p>
  const missing = calendar?.missing ? <p className="text-muted text-sm">{calendar.missing}</p> : null
  if (holidays.length + removed.length === 0)
    return (
      <>
        <p>{t('holidays.none')}</p>
        {missing}
      </>
    )
  return (
    <>
      <ul className="tabular">
        {holidays.map((holiday) => (
          <HolidayRow key={`${holiday.date} ${holiday.name}`} {...holiday} />
        ))}
        {removed.map((holiday) => (
          <HolidayRow
            key={`no ${holiday.date} ${holiday.name}`}
            {...holiday}
            name={t('holidays.removed', { name: holiday.name })}
          />
        ))}
      </ul>
      {missing}
    </>
  )
}

/** A holiday; where the operator of this installation changed it, with their source. */
function HolidayRow({ date, name, isEstimate, isUnsure, source, asOf }: HolidayDay) {
  const t = useText(travelIntelMessages)
  const day = useDateText()
  return (
    <li className="flex gap-4 border-hairline border-t py-1.5">
      <time dateTime={date} className="w-24 shrink-0">
        {day(date, { weekday: 'short', day: 'numeric', month: 'short' })}
      </time>
      <span>
        {name}
        {isEstimate || isUnsure ? (
          <span className="block text-muted text-xs">
            {t(isEstimate ? 'holidays.estimate' : 'holidays.unsure')}
          </span>
        ) : null}
        {source && asOf ? (
          <span className="block text-muted text-xs">
            <ProvenanceText of={{ source, asOf }} />
          </span>
        ) : null}
      </span>
    </li>
  )
}

function GuideSource({ guide }: { guide: Provenance }) {
  const t = useText(travelIntelMessages)
  return (
    <>
      <ProvenanceText of={guide} /> {t('guide.source')}
    </>
  )
}

function PriceSource(loaded: LoadedBrief) {
  const t = useText(travelIntelMessages)
  const day = useDateText()
  const { rates, brief, guide } = loaded
  const isChanged = brief.ofGuide?.sights?.middleAtHome || brief.ofGuide?.meals?.middleAtHome
  if (!guide) return null
  return (
    <>
      <GuideSource guide={guide} />{' '}
      {rates && isChanged
        ? t('prices.rates', { date: day(rates.date, { dateStyle: 'medium' }), source: rates.source })
        : null}
    </>
  )
}

function CalendarSource({ calendar }: LoadedBrief) {
  if (!calendar) return null
  const { source, asOf, checked } = calendar
  return <ProvenanceText of={{ source, asOf, checked }} />
}
