import type { IsoDate } from '../base/dates.ts'
import { convert, findRate, type RateTable } from '../currency/index.ts'
import { type Expense, findParts, shareOut } from './split.rules.ts'

/** Money that one gave another to settle up, in minor units of the group's currency. */
export type Payment = { from: string; to: string; amount: number }

export type Group = {
  currency: string
  people: readonly { id: string; name: string }[]
  expenses: readonly Expense[]
  payments: readonly Payment[]
}

/** An expense in the group's currency, by the dated rate; null when one of the two has none, or the sum is too large. */
export function inGroupCurrency(
  { amount, currency }: Pick<Expense, 'amount' | 'currency'>,
  to: string,
  table: RateTable | null,
  today: IsoDate,
): number | null {
  if (currency === to) return amount
  const rate = table && findRate(table, currency, to, today)
  if (!rate?.ok) return null
  const sum = Number(convert(BigInt(amount), currency, to, rate.value))
  return Number.isSafeInteger(sum) ? sum : null
}

/**
 * What each has paid beyond their part (positive) or still owes (negative), in minor units of the group's currency. The
 * sum is 0 always: an expense is changed into that currency as a whole and shared out there. What cannot be counted (no
 * rate, a split that does not come to its sum) is left out and named.
 */
export function findBalances(
  group: Group,
  table: RateTable | null,
  today: IsoDate,
): { balances: ReadonlyMap<string, number>; leftOut: readonly string[] } {
  const balances = new Map(group.people.map(({ id }) => [id, 0]))
  const add = (id: string, amount: number) => balances.set(id, (balances.get(id) ?? 0) + amount)
  const leftOut: string[] = []
  for (const expense of group.expenses) {
    const total = inGroupCurrency(expense, group.currency, table, today)
    const parts = findParts(expense)
    if (total === null || !parts.ok) {
      leftOut.push(expense.id)
      continue
    }
    const shares = shareOut(total, [...parts.value.values()])
    add(expense.paidBy, total)
    for (const [index, id] of [...parts.value.keys()].entries()) add(id, -(shares[index] ?? 0))
  }
  for (const { from, to, amount } of group.payments) {
    add(from, amount)
    add(to, -amount)
  }
  return { balances, leftOut }
}
