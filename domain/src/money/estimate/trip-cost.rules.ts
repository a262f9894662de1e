import { addDays, type IsoDate } from '../../base/dates.ts'
import type { Outcome } from '../../base/outcome.ts'
import {
  type CityCosts,
  COST_CATEGORIES,
  type CostCategory,
  convertCost,
  estimateStay,
  type PriceRange,
  type SpendingLevel,
} from '../../destination/costs/index.ts'
import type { RateTable } from '../currency/index.ts'

/** Nights in a city with cost data; `isOutside`: in a bed half an hour from the centre. */
export type EstimateStop = { city: CityCosts; nights: number; isOutside: boolean }

/** The input of an estimate: the stops in order, the first day, the number of people, the styles, and the currency of the result. */
export type EstimateRequest = {
  stops: readonly EstimateStop[]
  from: IsoDate
  people: number
  styles: Readonly<Record<CostCategory, SpendingLevel>>
  currency: string
  /** Known costs (tickets, insurance) of the whole party, in minor units of `currency`. */
  extra: number
}

export type CostByCategory = Record<CostCategory | 'other', PriceRange>
export type StopEstimate = {
  from: IsoDate
  nights: number
  days: number
  parts: Record<CostCategory, PriceRange>
  total: PriceRange
}
export type TripEstimate = {
  currency: string
  to: IsoDate
  days: number
  parts: CostByCategory
  total: PriceRange
  stops: StopEstimate[]
}

/**
 * The cost of a trip for the whole party in minor units of one currency, by category and stop; every sum is the sum of its
 * parts. The day of departure counts to the last stop. `no-rate`: the currency of a city cannot be converted.
 */
export function estimateTrip(
  request: EstimateRequest,
  table: RateTable | null,
): Outcome<TripEstimate, 'no-rate'> {
  const stops: StopEstimate[] = []
  let from = request.from
  for (const [index, { city, nights, isOutside }] of request.stops.entries()) {
    const days = index === request.stops.length - 1 ? nights + 1 : nights
    const { people, styles } = request
    const local = estimateStay(city, { from, nights, days, people, styles, isOutside })
    const parts = inMoney(local, city.currency, request.currency, table)
    if (parts === null) return { ok: false, code: 'no-rate' }
    stops.push({ from, nights, days, parts, total: sumRanges(COST_CATEGORIES.map((one) => parts[one])) })
    from = addDays(from, nights)
  }
  const other = { low: request.extra, likely: request.extra, high: request.extra }
  const of = (category: CostCategory) => sumRanges(stops.map(({ parts }) => parts[category]))
  const parts = { bed: of('bed'), meal: of('meal'), transport: of('transport'), sights: of('sights'), other }
  const total = sumRanges(Object.values(parts))
  const days = stops.reduce((sum, stop) => sum + stop.days, 0)
  return { ok: true, value: { currency: request.currency, to: from, days, parts, total, stops } }
}

/** The share of one person and one day of a sum, rounded to the minor unit. */
export function perPersonDay(sum: number, { people, days }: { people: number; days: number }): number {
  return Math.round(sum / (people * days))
}

function inMoney(
  local: Record<CostCategory, PriceRange>,
  from: string,
  to: string,
  table: RateTable | null,
): Record<CostCategory, PriceRange> | null {
  const change = (amount: number) => convertCost({ amount, currency: from }, to, table)?.amount
  const ranges = COST_CATEGORIES.map((category) => {
    const { low, likely, high } = local[category]
    return { low: change(low), likely: change(likely), high: change(high) }
  })
  const [bed, meal, transport, sights] = ranges.flatMap(({ low, likely, high }) =>
    low === undefined || likely === undefined || high === undefined ? [] : [{ low, likely, high }],
  )
  return bed && meal && transport && sights ? { bed, meal, transport, sights } : null
}

function sumRanges(ranges: readonly PriceRange[]): PriceRange {
  return ranges.reduce(
    (sum, one) => ({
      low: sum.low + one.low,
      likely: sum.likely + one.likely,
      high: sum.high + one.high,
    }),
    { low: 0, likely: 0, high: 0 },
  )
}
