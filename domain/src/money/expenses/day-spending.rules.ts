import { addDays, daysBetween, type IsoDate } from '../../base/dates.ts'
import type { Money } from '../../base/money.ts'
import { countedInGroup, inGroupCurrency } from './balances.rules.ts'
import type { Period } from './daily-allowance.rules.ts'
import type { RateBook } from './expense-rate.rules.ts'
import { allocate } from './expense-split.rules.ts'
import type { TripGroup } from './trip-group.rules.ts'

/** What the plan of a trip costs on one day. */
export type PlannedDay = { date: IsoDate; cost: Money }

/** One day, in minor units of the group's currency: null where there is no plan, or no budget, of that day. */
export type DaySpending = {
  date: IsoDate
  planned: number | null
  /** The day's part of the total budget. */
  budget: number | null
  spent: number
  /** Of the budget, else of the plan; less than 0 when more was spent. */
  left: number | null
}

/** All that was spent up to today, beside what budget (else plan) gave those days. */
export type SpendingSoFar = { basis: 'budget' | 'plan'; spent: number; given: number; days: number }

/** The longest period that is shown by day. */
const MAX_DAYS = 366

type Measures = {
  planned: readonly PlannedDay[]
  /** The budget of the whole trip and its days; null without either. */
  budget: ({ total: number } & Period) | null
}

/**
 * Spending by day: each day of plan and budget, and each other day on which something was spent; and the sum up to today, null
 * before the first day or without plan and budget. An expense counts on the day it was paid.
 */
export function findSpendingByDay(
  group: TripGroup,
  { planned, budget }: Measures,
  book: RateBook,
  today: IsoDate,
): { days: DaySpending[]; soFar: SpendingSoFar | null } {
  const plans = new Map(
    planned.flatMap(({ date, cost }) => {
      const own = inGroupCurrency({ ...cost, date: today }, group.currency, book, today)
      return own === null ? [] : [[date, own] as const]
    }),
  )
  const budgets = budget ? budgetByDay(budget) : new Map<IsoDate, number>()
  const spent = new Map<IsoDate, number>()
  for (const one of group.expenses) {
    const sum = countedInGroup(one, group.currency, book, today) ?? 0
    if (sum !== 0) spent.set(one.date, (spent.get(one.date) ?? 0) + sum)
  }
  const dates = [...new Set([...plans.keys(), ...budgets.keys(), ...spent.keys()])].sort()
  const days = dates.map((date): DaySpending => {
    const day = { planned: plans.get(date) ?? null, budget: budgets.get(date) ?? null }
    const given = day.budget ?? day.planned
    const sum = spent.get(date) ?? 0
    return { date, ...day, spent: sum, left: given === null ? null : given - sum }
  })
  return { days, soFar: sumSoFar(days, budgets.size > 0 ? 'budget' : 'plan', today) }
}

function budgetByDay({ total, from, to }: { total: number } & Period): Map<IsoDate, number> {
  const count = daysBetween(from, to) + 1
  if (count < 1 || count > MAX_DAYS) return new Map()
  const parts = allocate(
    total,
    Array.from({ length: count }, () => 1),
  )
  return new Map(parts.map((part, index) => [addDays(from, index), part]))
}

function sumSoFar(
  days: readonly DaySpending[],
  basis: 'budget' | 'plan',
  today: IsoDate,
): SpendingSoFar | null {
  const past = days.filter(({ date }) => date <= today)
  const given = past.flatMap((day) => (basis === 'budget' ? day.budget : day.planned) ?? [])
  if (given.length === 0) return null
  const sum = (amounts: readonly number[]) => amounts.reduce((all, one) => all + one, 0)
  return { basis, spent: sum(past.map(({ spent }) => spent)), given: sum(given), days: given.length }
}
