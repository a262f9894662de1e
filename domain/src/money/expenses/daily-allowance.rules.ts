import { daysBetween, type IsoDate } from '../../base/dates.ts'
import { countedInGroup, inGroupCurrency } from './balances.rules.ts'
import type { RateBook } from './expense-rate.rules.ts'
import { allocate, EXPENSE_CATEGORIES, type ExpenseCategory } from './expense-split.rules.ts'
import type { TripGroup } from './trip-group.rules.ts'

export type Period = { from: IsoDate; to: IsoDate }
export type DailyAllowance = {
  days: number
  /** The planned amount of one day, rounded down to the minor unit. */
  planned: number
  left: number
  daysLeft: number
  /** The daily allowance from today on that keeps within the total; 0 when it is spent or the trip is over. */
  perDayLeft: number
}

/** A total divided over the days, and the allowance for each day from today on; minor units. */
export function findDailyAllowance(
  total: number,
  spent: number,
  { from, to }: Period,
  today: IsoDate,
): DailyAllowance {
  const days = daysBetween(from, to) + 1
  const first = today > from ? today : from
  const daysLeft = Math.max(0, daysBetween(first, to) + 1)
  const left = total - spent
  return {
    days,
    left,
    daysLeft,
    planned:
      allocate(
        total,
        Array.from({ length: days }, () => 1),
      ).at(-1) ?? 0,
    perDayLeft: daysLeft > 0 && left > 0 ? Math.floor(left / daysLeft) : 0,
  }
}

/** Spent and planned amounts of one kind of expense (null: no estimate); minor units of the group's currency. */
export type CategorySpending = { category: ExpenseCategory; spent: number; planned: number | null }

/** Spent and planned amounts by kind, for kinds with either; expenses without a rate are left out, as in the balances. */
export function findSpendingByCategory(group: TripGroup, book: RateBook, today: IsoDate): CategorySpending[] {
  const { plan, currency } = group
  const inOwn = (amount: number, from: string, date: IsoDate) =>
    inGroupCurrency({ amount, currency: from, date }, currency, book, today)
  return EXPENSE_CATEGORIES.map((category) => ({
    category,
    spent: group.expenses
      .filter((one) => one.category === category)
      .reduce((sum, one) => sum + (countedInGroup(one, currency, book, today) ?? 0), 0),
    planned: plan && inOwn(plan[category], plan.currency, today),
  })).filter(({ spent, planned }) => spent !== 0 || (planned ?? 0) > 0)
}
