import type { IsoDate } from '../../base/dates.ts'
import { convert } from '../currency/index.ts'
import { findExpenseRate, type RateBook } from './expense-rate.rules.ts'
import { allocate, type Expense, splitExpense } from './expense-split.rules.ts'

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

/** An expense in the group's currency, by the rate of its day; null without a rate, or when the sum is too large. */
export function inGroupCurrency(
  { amount, currency, date }: Pick<Expense, 'amount' | 'currency' | 'date'>,
  to: string,
  book: RateBook,
  today: IsoDate,
): number | null {
  if (currency === to) return amount
  const expenseRate = findExpenseRate(book, currency, to, { day: date, today })
  if (!expenseRate) return null
  const sum = Number(convert(BigInt(amount), currency, to, expenseRate.rate))
  return Number.isSafeInteger(sum) ? sum : null
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
    const total = inGroupCurrency(expense, group.currency, book, today)
    const parts = splitExpense(expense)
    if (total === null || !parts.ok || moved + total > MAX_TOTAL) {
      leftOut.push(expense.id)
      continue
    }
    moved += total
    const shares = allocate(total, [...parts.value.values()])
    add(expense.paidBy, total)
    for (const [index, id] of [...parts.value.keys()].entries()) add(id, -(shares[index] ?? 0))
  }
  for (const { from, to, amount } of group.payments) {
    add(from, amount)
    add(to, -amount)
  }
  return { balances, leftOut }
}
