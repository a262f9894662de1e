import type { Provenance } from '@tripwright/domain/base/provenance'
import {
  changeOver,
  currencyMessages,
  listMonthRates,
  listWeekRates,
} from '@tripwright/domain/money/currency'
import ChevronDown from 'lucide-react/icons/chevron-down'
import { useRateHistory, useWeeklyRates } from '#features/money/exchange-rates/index.ts'
import { useFormats } from '#platform/text/use-formats.ts'
import { useText } from '#platform/text/use-text.ts'
import { ProvenanceText } from '#ui/provenance.tsx'

/** The size of the chart's view box; it scales with the page. */
const BOX = { width: 600, height: 160, edge: 8 }

/** A rate with its day, or the first day of its period. */
type Point = { at: string; rate: number }
type RateSeries = { points: readonly Point[]; isWeekly: boolean; from: Provenance }

/**
 * The history of a rate as a chart and a table: a bank's weekly rates where there are any, else our own monthly averages;
 * nothing for currencies without a history.
 */
export function RateHistoryPart({ from, to }: { from: string; to: string }) {
  const t = useText(currencyMessages)
  const formats = useFormats()
  const past = useRateSeries(from, to)
  if (past === null) return null
  const { points, isWeekly } = past
  const change = formats.number(changeOver(points), {
    style: 'percent',
    maximumFractionDigits: 1,
    signDisplay: 'exceptZero',
  })
  return (
    <section className="grid gap-3 border-hairline border-t pt-4">
      <h2 className="text-xl">{t(isWeekly ? 'history.weeks.title' : 'history.title', { from, to })}</h2>
      <p>{t(isWeekly ? 'history.weeks.change' : 'history.change', { change })}</p>
      <RateLine past={past} />
      <details className="group">
        <summary className="flex min-h-11 items-center gap-2 font-semibold">
          {t('history.table')}
          <ChevronDown aria-hidden="true" className="size-5 text-muted group-open:rotate-180" />
        </summary>
        <RateTable past={past} from={from} to={to} />
      </details>
      <p className="text-muted text-sm">
        {t(isWeekly ? 'history.weeks.note' : 'history.note')} <ProvenanceText of={past.from} />
      </p>
    </section>
  )
}

function useRateSeries(from: string, to: string): RateSeries | null {
  const [history, weekly] = [useRateHistory(), useWeeklyRates()]
  const weeks = weekly && listWeekRates(weekly, from, to)
  if (weekly && weeks) {
    const points = weeks.map(({ date, rate }) => ({ at: date, rate }))
    const asOf = weeks.at(-1)?.date ?? null
    return { points, isWeekly: true, from: { source: weekly.source, asOf } }
  }
  const months = history && listMonthRates(history, from, to)
  if (!history || !months) return null
  const points = months.map(({ month, rate }) => ({ at: `${month}-01`, rate }))
  // The bank's date counts, not the day on which we copied the rate.
  const { source, asOf, checked } = history
  const written = checked === undefined ? null : history.written
  return { points, isWeekly: false, from: { source, asOf, written, checked } }
}

function RateLine({ past }: { past: RateSeries }) {
  const t = useText(currencyMessages)
  const { points } = past
  const { day, rate } = useSeriesFormats(past)
  const rates = points.map((one) => one.rate)
  const [low, high] = [Math.min(...rates), Math.max(...rates)]
  const [first = '', last = ''] = [points[0], points.at(-1)].map((one) => (one ? day(one.at) : ''))
  return (
    <figure className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 text-muted text-sm" dir="ltr">
      <div className="tabular grid content-between text-end">
        <span>{rate(high)}</span>
        <span>{rate(low)}</span>
      </div>
      <svg
        role="img"
        aria-label={t('history.chart', { first, last, low: rate(low), high: rate(high) })}
        viewBox={`0 0 ${BOX.width} ${BOX.height}`}
        preserveAspectRatio="none"
        className="h-40 w-full border-hairline border-y text-brand"
      >
        <path
          d={pathOf(rates, low, high)}
          fill="none"
          stroke="currentColor"
          strokeWidth="2.5"
          strokeLinejoin="round"
          vectorEffect="non-scaling-stroke"
        />
      </svg>
      <figcaption className="col-start-2 flex justify-between">
        <span>{first}</span>
        <span>{last}</span>
      </figcaption>
    </figure>
  )
}

function RateTable({ past, from, to }: { past: RateSeries; from: string; to: string }) {
  const t = useText(currencyMessages)
  const { day, rate } = useSeriesFormats(past)
  return (
    <table className="tabular w-full max-w-md text-sm">
      <thead>
        <tr className="border-ink border-b">
          <th scope="col" className="py-1 text-start">
            {t(past.isWeekly ? 'history.weeks.day' : 'history.month')}
          </th>
          <th scope="col" className="py-1 text-end">
            {t('history.rate', { from, to })}
          </th>
        </tr>
      </thead>
      <tbody>
        {past.points.map((one) => (
          <tr key={one.at} className="border-hairline border-b">
            <th scope="row" className="py-1 text-start font-normal">
              {day(one.at)}
            </th>
            <td className="py-1 text-end">{rate(one.rate)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** Four digits, the precision of the history. */
function useSeriesFormats({ isWeekly }: RateSeries) {
  const formats = useFormats()
  const parts = isWeekly ? ({ dateStyle: 'medium' } as const) : ({ year: 'numeric', month: 'short' } as const)
  return {
    day: (at: string) => formats.date(new Date(at), { ...parts, timeZone: 'UTC' }),
    rate: (value: number) =>
      formats.number(value, { minimumSignificantDigits: 4, maximumSignificantDigits: 4 }),
  }
}

function pathOf(rates: readonly number[], low: number, high: number): string {
  const step = (BOX.width - 2 * BOX.edge) / Math.max(1, rates.length - 1)
  const room = BOX.height - 2 * BOX.edge
  const points = rates.map((rate, index) => {
    const y = BOX.edge + room * (high === low ? 0.5 : (high - rate) / (high - low))
    return `${(BOX.edge + index * step).toFixed(1)} ${y.toFixed(1)}`
  })
  return `M${points.join('L')}`
}
