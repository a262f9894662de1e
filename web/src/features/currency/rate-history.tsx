import { changeOver, currencyMessages, listMonthRates, type MonthRate } from '@tripwright/domain/currency'
import ChevronDown from 'lucide-react/icons/chevron-down'
import { useFormats } from '#platform/text/use-formats.ts'
import { useText } from '#platform/text/use-text.ts'
import { useHistory } from './rates.state.ts'

/** The box that the line is drawn in; the picture grows to the width of the page. */
const BOX = { width: 600, height: 160, edge: 8 }

/** The rate month by month, as a line and as a table; nothing for money whose past we do not hold. */
export function RateHistoryPart({ from, to }: { from: string; to: string }) {
  const t = useText(currencyMessages)
  const formats = useFormats()
  const history = useHistory()
  const months = history ? listMonthRates(history, from, to) : null
  if (history === null || months === null) return null
  const change = formats.number(changeOver(months), {
    ...{ style: 'percent', maximumFractionDigits: 1, signDisplay: 'exceptZero' },
  })
  const asOf = formats.date(new Date(history.asOf), { dateStyle: 'medium', timeZone: 'UTC' })
  return (
    <section className="grid gap-3 border-hairline border-t pt-4">
      <h2 className="text-xl">{t('history.title', { from, to })}</h2>
      <p>{t('history.change', { change })}</p>
      <RateLine months={months} />
      <details className="group">
        <summary className="flex min-h-11 items-center gap-2 font-semibold">
          {t('history.table')}
          <ChevronDown aria-hidden="true" className="size-5 text-muted group-open:rotate-180" />
        </summary>
        <MonthTable {...{ months, from, to }} />
      </details>
      <p className="text-muted text-sm">{t('history.note', { source: history.source, date: asOf })}</p>
    </section>
  )
}

function RateLine({ months }: { months: readonly MonthRate[] }) {
  const t = useText(currencyMessages)
  const { month, rate } = useMonthFormats()
  const rates = months.map((one) => one.rate)
  const [low, high] = [Math.min(...rates), Math.max(...rates)]
  const [first = '', last = ''] = [months[0], months.at(-1)].map((one) => (one ? month(one.month) : ''))
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

function MonthTable({ months, from, to }: { months: readonly MonthRate[]; from: string; to: string }) {
  const t = useText(currencyMessages)
  const { month, rate } = useMonthFormats()
  return (
    <table className="tabular w-full max-w-md text-sm">
      <thead>
        <tr className="border-ink border-b">
          <th scope="col" className="py-1 text-start">
            {t('history.month')}
          </th>
          <th scope="col" className="py-1 text-end">
            {t('history.rate', { from, to })}
          </th>
        </tr>
      </thead>
      <tbody>
        {months.map((one) => (
          <tr key={one.month} className="border-hairline border-b">
            <th scope="row" className="py-1 text-start font-normal">
              {month(one.month)}
            </th>
            <td className="py-1 text-end">{rate(one.rate)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** Four digits: no more is known of the past. */
function useMonthFormats() {
  const formats = useFormats()
  return {
    month: (month: string) =>
      formats.date(new Date(`${month}-01`), { year: 'numeric', month: 'short', timeZone: 'UTC' }),
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
