import { addDays, type IsoDate } from '../../base/dates.ts'
import type { Money } from '../../base/money.ts'
import { convert, findRate, type RateTable } from '../../money/currency/index.ts'
import {
  type CityCosts,
  COST_CATEGORIES,
  type CostCategory,
  type SampleItem,
  SPENDING_LEVELS,
  type SpendingLevel,
} from './table.contract.ts'

/** An estimate in minor units: the likely cost and its likely range. */
export type PriceRange = { low: number; likely: number; high: number }

/** The price of one thing in a style, in minor units of the city's currency. */
export function priceOf(costs: CityCosts, what: CostCategory | SampleItem, style: SpendingLevel): number {
  return costs[what][SPENDING_LEVELS.indexOf(style)] ?? 0
}

/**
 * How far a price of a style reaches: to the middle between it and the next style on each side. Where there is no next
 * one, as far as on the other side, and never below half.
 */
export function rangeOf(costs: CityCosts, what: CostCategory | SampleItem, style: SpendingLevel): PriceRange {
  const [low, likely, high] = costs[what]
  const own = priceOf(costs, what, style)
  const below = style === 'high' ? (high - likely) / 2 : (likely - low) / 2
  const above = style === 'low' ? (likely - low) / 2 : (high - likely) / 2
  return { low: Math.round(Math.max(own - below, own / 2)), likely: own, high: Math.round(own + above) }
}

/** How beds of a month (1 to 12) stand to the mean of the year, in percent. */
export function monthlyBedPercent(costs: CityCosts, month: number): number {
  return costs.bedMonths[month - 1] ?? 100
}

export type StayInput = {
  /** The first night. */
  from: IsoDate
  nights: number
  /** Days on which one eats, rides and sees something. */
  days: number
  people: number
  styles: Readonly<Record<CostCategory, SpendingLevel>>
  /** True for a bed half an hour from the middle. */
  isOutside: boolean
}

export type StayCost = Record<CostCategory, PriceRange> & { total: PriceRange; currency: string }

/** What a stay costs all of the party by category; every sum is the sum of its parts to the minor unit. */
export function estimateStay(costs: CityCosts, stay: StayInput): StayCost {
  const { days, people, styles } = stay
  const daily = (what: CostCategory) => scaleRange(rangeOf(costs, what, styles[what]), days * people)
  const parts = {
    bed: estimateBeds(costs, stay),
    meal: daily('meal'),
    transport: daily('transport'),
    sights: daily('sights'),
  }
  return { ...parts, total: sumOf(COST_CATEGORIES.map((what) => parts[what])), currency: costs.currency }
}

/** What a day in a month (1 to 12) costs one of two who share a room, all in one style. */
export function estimateDay(
  costs: CityCosts,
  { style, month }: { style: SpendingLevel; month: number },
): PriceRange {
  const bed = mapRange(rangeOf(costs, 'bed', style), (sum) => percentOf(sum, monthlyBedPercent(costs, month)))
  const rest = COST_CATEGORIES.filter((what) => what !== 'bed').map((what) => rangeOf(costs, what, style))
  return sumOf([bed, ...rest])
}

/** The beds that are paid: a dormitory by the head, rooms by twos, so that one alone pays for two. */
export function countPaidBeds(people: number, style: SpendingLevel): number {
  return style === 'low' ? people : 2 * Math.ceil(people / 2)
}

/** A sum in another currency, exactly by the dated rate; null where there is none. */
export function convertCost({ amount, currency }: Money, to: string, table: RateTable | null): Money | null {
  if (currency === to) return { amount, currency }
  const rate = table && findRate(table, currency, to, table.date)
  return rate?.ok ? { amount: Number(convert(BigInt(amount), currency, to, rate.value)), currency: to } : null
}

function estimateBeds(costs: CityCosts, { from, nights, people, styles, isOutside }: StayInput): PriceRange {
  const night = scaleRange(rangeOf(costs, 'bed', styles.bed), countPaidBeds(people, styles.bed))
  const there = isOutside ? mapRange(night, (sum) => percentOf(sum, costs.bedOutside)) : night
  return sumOf(
    Array.from({ length: nights }, (_, index) => {
      const percent = monthlyBedPercent(costs, Number(addDays(from, index).slice(5, 7)))
      return mapRange(there, (sum) => percentOf(sum, percent))
    }),
  )
}

function percentOf(amount: number, percent: number): number {
  return Math.round((amount * percent) / 100)
}

function scaleRange(range: PriceRange, times: number): PriceRange {
  return mapRange(range, (amount) => amount * times)
}

function mapRange({ low, likely, high }: PriceRange, change: (amount: number) => number): PriceRange {
  return { low: change(low), likely: change(likely), high: change(high) }
}

function sumOf(ranges: readonly PriceRange[]): PriceRange {
  const sum = { low: 0, likely: 0, high: 0 }
  for (const { low, likely, high } of ranges) {
    sum.low += low
    sum.likely += likely
    sum.high += high
  }
  return sum
}
