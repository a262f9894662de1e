import type { IsoDate } from '../base/dates.ts'
import { inGroupCurrency } from './balances.rules.ts'
import type { RateBook } from './day-rate.rules.ts'
import { CATEGORIES, type Category } from './split.rules.ts'
import type { TripGroup } from './trip-group.rules.ts'

/** What was spent on one kind of thing, and what was meant for it (null: nobody said); minor units of the group's currency. */
export type Actual = { category: Category; spent: number; planned: number | null }

/** Spent against meant, kind by kind, those of which there is something; what has no rate is left out, as in the balances. */
export function findActuals(group: TripGroup, book: RateBook, today: IsoDate): Actual[] {
  const { plan, currency } = group
  const inOwn = (amount: number, from: string, date: IsoDate) =>
    inGroupCurrency({ amount, currency: from, date }, currency, book, today)
  return CATEGORIES.map((category) => ({
    category,
    spent: group.expenses
      .filter((one) => one.category === category)
      .reduce((sum, one) => sum + (inOwn(one.amount, one.currency, one.date) ?? 0), 0),
    planned: plan && inOwn(plan[category], plan.currency, today),
  })).filter(({ spent, planned }) => spent > 0 || (planned ?? 0) > 0)
}
