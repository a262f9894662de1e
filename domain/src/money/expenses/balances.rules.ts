import type { IsoDate } from '../../base/dates.ts'
import { convert } from '../currency/index.ts'
import { type RateBook, type RatedExpense, rateOfExpense } from './expense-rate.rules.ts'
import { allocate, countedOf, type Expense, splitExpense } from './expense-split.rules.ts'

/** A payment between two people to settle up, in minor units of the group's currency. */
export type Payment = { from: string; to: string; amount: number }

export type ExpenseGroup = {
  currency: string
  people: readonly { id: string; name: string }[]
  expenses: readonly Expense[]
  payments: readonly Payment[]
}

/** The limit of the total. No balance exceeds the total, so below this limit all sums stay within safe integers and are exact. */
const MAX_TOTAL = Math.floor(Number.MAX_SAFE_INTEGER / 4)

/** An amount in the group's currency, by the rate of its day or of its cash; null without a rate, or when the sum is too large. */
export function inGroupCurrency(
  expense: RatedExpense & { amount: number },
  to: string,
  book: RateBook,
  today: IsoDate,
): number | null {
  const { amount, currency } = expense
  if (currency === to) return amount
  const expenseRate = rateOfExpense(expense, to, book, today)
  if (!expenseRate) return null
  const sum = Number(convert(BigInt(amount), currency, to, expenseRate.rate))
  return Number.isSafeInteger(sum) ? sum : null
}

/** What an expense adds to spending, in the group's currency: less than 0 for a refund. Null as for `inGroupCurrency`. */
export function countedInGroup(expense: Expense, to: string, book: RateBook, today: IsoDate): number | null {
  const amount = countedOf(expense)
  return amount === 0 ? 0 : inGroupCurrency({ ...expense, amount }, to, book, today)
}

/**
 * The balance of each person in minor units of the group's currency: positive when they paid more than their part, negative
 * when they owe. The balances always add up to 0, because an expense is converted as a whole before it is split. An expense
 * that cannot be counted (no rate, a split that does not add up, a sum too large to be exact) is left out and reported.
 */
export function findBalances(
  group: ExpenseGroup,
  book: RateBook,
  today: IsoDate,
): { balances: ReadonlyMap<string, number>; leftOut: readonly string[] } {
  const balances = new Map(group.people.map(({ id }) => [id, 0]))
  const add = (id: string, amount: number) => balances.set(id, (balances.get(id) ?? 0) + amount)
  const leftOut: string[] = []
  let moved = 0
  for (const expense of group.expenses) {
    const total = countedInGroup(expense, group.currency, book, today)
    if (total === 0) continue
    const parts = splitExpense(expense)
    const size = Math.abs(total ?? 0)
    if (total === null || !parts.ok || moved + size > MAX_TOTAL) {
      leftOut.push(expense.id)
      continue
    }
    moved += size
    const sign = Math.sign(total)
    // The size is divided: a refund takes back exactly what an expense of the same split gave.
    const shares = allocate(size, [...parts.value.values()])
    add(expense.paidBy, total)
    for (const [index, id] of [...parts.value.keys()].entries()) add(id, -sign * (shares[index] ?? 0))
  }
  for (const { from, to, amount } of group.payments) {
    add(from, amount)
    add(to, -amount)
  }
  return { balances, leftOut }
}
