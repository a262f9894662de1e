import { metresBetween } from '@tripwright/domain/base/geo'
import { currencyDecimals } from '@tripwright/domain/base/money'
import { offsetMinutes } from '@tripwright/domain/base/zones'
import type { CityClimate } from '@tripwright/domain/destination/climate'
import { type CityCosts, convertCost, estimateDay } from '@tripwright/domain/destination/costs'
import { cityFiguresMessages } from '@tripwright/domain/destination/travel-intel'
import type { RateTable } from '@tripwright/domain/money/currency'
import { type ReactNode, Suspense } from 'react'
import { Link } from 'wouter'
import { useMeasures } from '#features/account/preferences/index.ts'
import { useSearchDraft } from '#features/booking/hand-off/index.ts'
import { useClimateCities } from '#features/destination/climate/index.ts'
import { useRateTable } from '#features/destination/costs/index.ts'
import { lazyPart } from '#platform/lazy-part.ts'
import { useFormats } from '#platform/text/use-formats.ts'
import { useText } from '#platform/text/use-text.ts'
import {
  CityField,
  CityMonthsAnswer,
  CurrencyField,
  FiguresSource,
  MonthField,
  ToolCard,
  validCity,
  validCurrency,
  validMonth,
} from './city-fields.tsx'
import { type CityMonth, useCityMonths } from './city-months.state.ts'

const AnswerActions = lazyPart(() =>
  import('#features/sharing/share/index.ts').then(({ AnswerActions }) => AnswerActions),
)

/** The query; the defaults are the next month and the currency of the browser's region. */
const EMPTY_QUERY = { first: 'lisbon', second: 'tokyo', month: '', money: '' }
const noDefaults = () => ({})
/** With the weekday, because the date may differ there. */
const CLOCK = { weekday: 'short', hour: 'numeric', minute: 'numeric' } as const

/** Two cities and a month to choose, side by side. */
export function DestinationComparison() {
  const t = useText(cityFiguresMessages)
  const cities = useClimateCities()
  const { draft, change } = useSearchDraft(EMPTY_QUERY, noDefaults)
  const first = validCity(draft.first, cities, EMPTY_QUERY.first)
  const second = validCity(draft.second, cities, EMPTY_QUERY.second)
  const month = validMonth(draft.month)
  const currency = validCurrency(draft.money)
  return (
    <ToolCard heading={t('compare.heading')} text={t('compare.text')}>
      <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
        <CityField
          label={t('compare.first')}
          cities={cities}
          value={first}
          onChange={(id) => change({ first: id })}
        />
        <CityField
          label={t('compare.second')}
          cities={cities}
          value={second}
          onChange={(id) => change({ second: id })}
        />
        <MonthField value={month} onChange={(one) => change({ month: one })} />
        <CurrencyField value={currency} onChange={(money) => change({ money })} />
      </div>
      <CityComparison first={first} second={second} month={month} currency={currency}>
        {[first, second].map((id) => (
          <Link
            key={id}
            href={`/gemini-travel-intel?city=${id}&month=${month}`}
            className="inline-flex min-h-11 items-center underline"
          >
            {t('compare.brief', { city: cities.find((one) => one.id === id)?.name ?? '' })}
          </Link>
        ))}
      </CityComparison>
    </ToolCard>
  )
}

type ComparisonProps = {
  first: string
  second: string
  month: string
  currency: string
  /** Links to continue. */
  children?: ReactNode
}

/**
 * Two cities by their ids side by side in a month (`YYYY-MM`): the same figures as in their briefs, and the budget's
 * currency.
 */
export function CityComparison({ first, second, ...options }: ComparisonProps) {
  const t = useText(cityFiguresMessages)
  const loaded = useCityMonths([first, second], options.month)
  if (first === second) return <p role="status">{t('compare.same')}</p>
  return (
    <CityMonthsAnswer loaded={loaded}>
      {(cities) => <ComparisonTable cities={cities} {...options} />}
    </CityMonthsAnswer>
  )
}

type TableProps = Omit<ComparisonProps, 'first' | 'second'> & { cities: readonly CityMonth[] }

function ComparisonTable({ cities, month, currency, children }: TableProps) {
  const t = useText(cityFiguresMessages)
  const table = useRateTable()
  const rows = useRows(month, currency, table)
  const [first, second] = cities
  if (!first || !second) return null
  return (
    <>
      <table className="tabular w-full table-fixed">
        <thead>
          <tr className="border-ink border-b">
            <th scope="col" className="py-2 pe-3 text-start">
              <span className="sr-only">{t('compare.what')}</span>
            </th>
            {cities.map(({ climate }) => (
              <th key={climate.id} scope="col" className="py-2 pe-3 text-start font-display text-lg">
                <bdi>{climate.name}</bdi>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([label, show]) => (
            <tr key={label} className="border-hairline border-b align-top">
              <th scope="row" className="py-2 pe-3 text-start font-normal text-muted">
                {label}
              </th>
              {cities.map((city) => (
                <td key={city.climate.id} className="py-2 pe-3">
                  {show(city)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <CityDistance first={first.climate} second={second.climate} />
      <div className="flex flex-wrap gap-x-6">
        {children}
        <ShareComparison first={first.climate} second={second.climate} month={month} currency={currency} />
      </div>
      <FiguresSource cities={cities} table={table}>
        {t('compare.basis.day')}
      </FiguresSource>
    </>
  )
}

function useRows(month: string, currency: string, table: RateTable | null) {
  const t = useText(cityFiguresMessages)
  const formats = useFormats()
  const { degrees, rain } = useMeasures()
  const day = (date: string) =>
    formats.date(new Date(date), { day: 'numeric', month: 'short', timeZone: 'UTC' })
  const hours = (minutes: number) =>
    formats.number(Math.round(minutes / 60), { style: 'unit', unit: 'hour', unitDisplay: 'long' })
  const rows: [label: string, show: (city: CityMonth) => ReactNode][] = [
    [
      t('compare.air'),
      ({ facts }) => t('compare.degrees', { low: degrees(facts.low), high: degrees(facts.high) }),
    ],
    [
      t('compare.rain'),
      ({ facts }) => {
        const rainText = t('compare.rain.value', {
          days: formats.number(Math.round(facts.rainDays)),
          amount: rain(facts.rain),
        })
        return facts.isStormy ? (
          <>
            {rainText} <strong className="block">{t('compare.storms')}</strong>
          </>
        ) : (
          rainText
        )
      },
    ],
    [t('compare.sea'), ({ facts }) => (facts.sea === null ? '–' : degrees(facts.sea))],
    [t('compare.light'), ({ facts }) => hours(facts.light)],
    [t('compare.crowd'), ({ facts }) => t('compare.crowd.value', { level: facts.crowd })],
    [
      t('compare.day'),
      ({ costs }) => (
        <DaySum month={Number(month.slice(5))} costs={costs} currency={currency} table={table} />
      ),
    ],
    [
      t('compare.holidays'),
      ({ holidays }) => {
        if (holidays === null) return '–'
        return holidays.length === 0 ? t('compare.holidays.none') : formats.list(holidays.map(day))
      },
    ],
    [t('compare.time'), ({ climate }) => formats.date(new Date(), { ...CLOCK, timeZone: climate.zone })],
  ]
  return rows
}

/** Amounts from here on are abbreviated, in major units. */
const COMPACT_FROM = 100_000

type DaySumProps = { costs: CityCosts; month: number; currency: string; table: RateTable | null }

function DaySum({ costs, month, currency, table }: DaySumProps) {
  const formats = useFormats()
  const own = { amount: estimateDay(costs, { style: 'likely', month }).likely, currency: costs.currency }
  const sum = convertCost(own, currency, table)
  const format = ({ amount, currency: code }: typeof own) =>
    formats.money(amount, code, {
      maximumFractionDigits: 0,
      // In a narrow column a million needs abbreviation; an estimate does not need more digits.
      ...(amount >= COMPACT_FROM * 10 ** currencyDecimals(code) && {
        notation: 'compact',
        maximumFractionDigits: 1,
      }),
    })
  return (
    <>
      <strong>{format(sum ?? own)}</strong>
      {sum === null || currency === costs.currency ? null : (
        <span className="block text-muted text-sm">{format(own)}</span>
      )}
    </>
  )
}

function CityDistance({ first, second }: { first: CityClimate; second: CityClimate }) {
  const t = useText(cityFiguresMessages)
  const formats = useFormats()
  const now = Date.now()
  const apart = Math.abs(offsetMinutes(first.zone, now) - offsetMinutes(second.zone, now)) / 60
  const distance = useMeasures().distance(metresBetween(first, second) / 1000)
  const hours = formats.number(apart, { style: 'unit', unit: 'hour', unitDisplay: 'long' })
  return (
    <p>
      {apart === 0 ? t('compare.distance.same', { distance }) : t('compare.distance', { distance, hours })}
    </p>
  )
}

type ShareComparisonProps = { first: CityClimate; second: CityClimate; month: string; currency: string }

/** Home shows the comparison on desktops only: the link opens the first city's page, which every device has. */
function ShareComparison({ first, second, month, currency }: ShareComparisonProps) {
  const t = useText(cityFiguresMessages)
  const formats = useFormats()
  const named = formats.date(new Date(`${month}-15`), { month: 'long', year: 'numeric', timeZone: 'UTC' })
  return (
    <Suspense fallback={<div className="min-h-11" />}>
      <AnswerActions
        path="/gemini-travel-intel"
        inputs={{ city: first.id, month, currency, with: second.id }}
        title={t('compare.share', { first: first.name, second: second.name, month: named })}
        description={t('compare.share.text')}
        at={{ lat: first.lat, lon: first.lon }}
      />
    </Suspense>
  )
}
