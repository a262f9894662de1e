import { currencyDecimals } from '@tripwright/domain/base/money'
import {
  type CityCosts,
  COST_CATEGORIES,
  type CostCategory,
  convertCost,
  costsMessages,
  estimateDay,
  monthlyBedPercent,
  priceOf,
  type SampleItem,
  SPENDING_LEVELS,
  type SpendingLevel,
} from '@tripwright/domain/destination/costs'
import type { RateTable } from '@tripwright/domain/money/currency'
import type { ReactNode } from 'react'
import { useRates } from '#features/money/exchange-rates/index.ts'
import { useFormats } from '#platform/text/use-formats.ts'
import { useText } from '#platform/text/use-text.ts'
import { ProvenanceText } from '#ui/provenance.tsx'

/** The dated rates, from the bank where it publishes them; null until they are loaded. */
export function useRateTable(): RateTable | null {
  const [rates] = useRates()
  return rates.state === 'here' ? rates.table : null
}

/** Daily costs in a month (1 to 12) in three styles, in the traveller's currency where there is a rate for it. */
export function DayCost({ costs, month, currency }: { costs: CityCosts; month: number; currency: string }) {
  const t = useText(costsMessages)
  const formats = useFormats()
  const table = useRateTable()
  const name = formats.date(new Date(Date.UTC(2026, month - 1, 1)), { month: 'long', timeZone: 'UTC' })
  const percent = monthlyBedPercent(costs, month)
  const sumOf = (what: CostCategory, style: SpendingLevel) =>
    what === 'bed' ? Math.round((priceOf(costs, 'bed', style) * percent) / 100) : priceOf(costs, what, style)
  const dayOf = (style: SpendingLevel) => estimateDay(costs, { style, month }).likely
  const own = (style: SpendingLevel) =>
    formats.money(dayOf(style), costs.currency, { maximumFractionDigits: 0 })
  return (
    <>
      <PriceTable
        costs={costs}
        currency={currency}
        table={table}
        caption={t('day.caption', { month: name })}
        rows={COST_CATEGORIES.map((what) => [
          t(`what.${what}`),
          (style: SpendingLevel) => sumOf(what, style),
        ])}
        total={[t('what.day'), dayOf]}
      />
      <p className="text-muted text-sm">
        {t('day.bed', { percent: formats.number(percent / 100, { style: 'percent' }), month: name })}{' '}
        {currency === costs.currency
          ? null
          : t('day.own', {
              low: own('low'),
              likely: own('likely'),
              high: own('high'),
            })}
      </p>
    </>
  )
}

/** The price of some things by style. */
export function SinglePrices({ costs, currency, singles }: SinglesProps) {
  const t = useText(costsMessages)
  const table = useRateTable()
  return (
    <PriceTable
      costs={costs}
      currency={currency}
      table={table}
      caption={t('cash.text')}
      rows={singles.map((what) => [t(`what.${what}`), (style: SpendingLevel) => priceOf(costs, what, style)])}
    />
  )
}
type SinglesProps = { costs: CityCosts; currency: string; singles: readonly SampleItem[] }

/** Prices are estimates, so without decimals. */
const NARROW_CURRENCY = { currencyDisplay: 'narrowSymbol' } as const
const WHOLE_UNITS = { ...NARROW_CURRENCY, maximumFractionDigits: 0 } as const

type Row = readonly [label: string, price: (style: SpendingLevel) => number]
type TableProps = {
  costs: CityCosts
  currency: string
  table: RateTable | null
  caption: string
  rows: readonly Row[]
  total?: Row
}

function PriceTable({ costs, currency, table, caption, rows, total }: TableProps) {
  const t = useText(costsMessages)
  const formats = useFormats()
  // Decimals suit a coffee (3.20) but not a bed (86.40); a row uses one format.
  const format = (amount: number, isSmall: boolean) => {
    const { amount: sum, currency: code } = inMoney(amount)
    return formats.money(sum, code, isSmall ? NARROW_CURRENCY : WHOLE_UNITS)
  }
  const inMoney = (amount: number) => {
    const own = { amount, currency: costs.currency }
    return convertCost(own, currency, table) ?? own
  }
  const isSmallRow = (price: Row[1]) => {
    const dearest = inMoney(price('high'))
    return dearest.amount < 10 * 10 ** currencyDecimals(dearest.currency)
  }
  const line = ([label, price]: Row, className: string): ReactNode => (
    <tr key={label} className={className}>
      <th scope="row" className="py-1.5 pe-2 text-start font-normal">
        {label}
      </th>
      {SPENDING_LEVELS.map((style) => (
        <td key={style} className="py-1.5 ps-2 text-end">
          <bdi>{format(price(style), isSmallRow(price))}</bdi>
        </td>
      ))}
    </tr>
  )
  return (
    <table className="tabular w-full text-sm max-[22rem]:text-xs">
      <caption className="pb-1 text-start text-muted">{caption}</caption>
      <thead>
        <tr className="border-ink border-b">
          <th scope="col" className="coordinate py-1 text-start">
            <span className="sr-only">{t('what.head')}</span> {inMoney(0).currency}
          </th>
          {SPENDING_LEVELS.map((style) => (
            <th
              key={style}
              scope="col"
              className="coordinate py-1 ps-2 text-end tracking-normal max-[22rem]:wrap-anywhere"
            >
              {t(`style.${style}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => line(row, 'border-hairline border-b'))}
        {total ? line(total, 'border-ink border-b font-semibold *:font-semibold') : null}
      </tbody>
    </table>
  )
}

/** The certainty of the figures. */
export function CostSource({ costs }: { costs: CityCosts }) {
  const t = useText(costsMessages)
  return (
    <>
      {costs.certain ? null : `${t('unsure')} `}
      {t('estimate', { year: String(costs.year) })} <ProvenanceText of={costs} />
    </>
  )
}
