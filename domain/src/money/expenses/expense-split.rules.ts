import type { IsoDate } from '../../base/dates.ts'
import type { Money } from '../../base/money.ts'
import type { Outcome } from '../../base/outcome.ts'

/** How an expense is shared; amounts in minor units of its currency, people by id. */
export type ExpenseSplit =
  | { kind: 'equal'; people: readonly string[] }
  | { kind: 'shares'; shares: Readonly<Record<string, number>> }
  | { kind: 'exact'; amounts: Readonly<Record<string, number>> }
  /** The rest of the amount (service, tax, tip) is divided in proportion to the items. */
  | { kind: 'items'; items: readonly { title: string; amount: number; people: readonly string[] }[] }

/** The kinds of expenses; estimates have the same ones, except `other`. */
export const EXPENSE_CATEGORIES = ['bed', 'meal', 'transport', 'sights', 'other'] as const
export type ExpenseCategory = (typeof EXPENSE_CATEGORIES)[number]

/** What an expense is, where it is no plain one: money that came back, money that is to come back, or cash from a machine. */
export const EXPENSE_TYPES = ['refund', 'deposit', 'withdrawal'] as const
export type ExpenseType = (typeof EXPENSE_TYPES)[number]
export const PAID_WITH = ['cash', 'card'] as const
export type PaidWith = (typeof PAID_WITH)[number]

export type Expense = {
  id: string
  title: string
  category: ExpenseCategory
  date: IsoDate
  amount: number
  currency: string
  paidBy: string
  split: ExpenseSplit
  hasReceipt: boolean
  /** The photo in the account; without it the photo is on one device. */
  receipt?: string | undefined
  /** Absent: a plain expense. The amount is positive for each type. */
  type?: ExpenseType | undefined
  /** The booking whose price it is. */
  booking?: string | undefined
  paidWith?: PaidWith | undefined
  /** What came back of a deposit; absent until that is known, 0 when it was kept. */
  returned?: number | undefined
  /** What the account was charged for cash, fees included. */
  charged?: Money | undefined
}

export type SplitProblem = 'nobody' | 'not-the-sum' | 'items-exceed'

/**
 * Divides a whole amount by weights into whole parts that add up to it: each part is rounded down, and the remaining units
 * go to the largest remainders, of equal ones to the first.
 */
export function allocate(amount: number, weights: readonly number[]): number[] {
  const total = weights.reduce((sum, weight) => sum + BigInt(weight), 0n)
  if (total === 0n) return weights.map(() => 0)
  const parts = weights.map((weight, index) => {
    const product = BigInt(amount) * BigInt(weight)
    return { index, whole: product / total, rest: product % total }
  })
  let left = BigInt(amount) - parts.reduce((sum, { whole }) => sum + whole, 0n)
  const result = parts.map(({ whole }) => Number(whole))
  for (const { index } of parts.toSorted((a, b) =>
    a.rest < b.rest ? 1 : a.rest > b.rest ? -1 : a.index - b.index,
  )) {
    if (left === 0n) break
    result[index] = (result[index] ?? 0) + 1
    left--
  }
  return result
}

/**
 * What an expense adds to spending, in minor units of its currency: less than 0 for a refund, what was kept of a deposit, and
 * 0 for cash from a machine and for a deposit that may still come back.
 */
export function countedOf({ amount, type, returned }: Pick<Expense, 'amount' | 'type' | 'returned'>): number {
  if (type === 'withdrawal') return 0
  if (type === 'deposit') return Math.max(0, amount - (returned ?? amount))
  return type === 'refund' && amount > 0 ? -amount : amount
}

/** The share of each person in an expense, in minor units of its currency; the shares add up to the expense. */
export function splitExpense({ amount, split }: Expense): Outcome<ReadonlyMap<string, number>, SplitProblem> {
  if (split.kind === 'equal') return byWeights(amount, new Map(split.people.map((id) => [id, 1])))
  if (split.kind === 'shares') return byWeights(amount, new Map(Object.entries(split.shares)))
  if (split.kind === 'exact') {
    const parts = new Map(Object.entries(split.amounts))
    return sumOf(parts) === amount ? { ok: true, value: parts } : { ok: false, code: 'not-the-sum' }
  }
  return byItems(amount, split.items)
}

function byItems(
  amount: number,
  items: (ExpenseSplit & { kind: 'items' })['items'],
): Outcome<ReadonlyMap<string, number>, SplitProblem> {
  const parts = new Map<string, number>()
  for (const item of items) {
    if (item.people.length === 0) return { ok: false, code: 'nobody' }
    const shares = allocate(
      item.amount,
      item.people.map(() => 1),
    )
    for (const [index, id] of item.people.entries())
      parts.set(id, (parts.get(id) ?? 0) + (shares[index] ?? 0))
  }
  if (sumOf(parts) > amount) return { ok: false, code: 'items-exceed' }
  const rest = byWeights(amount - sumOf(parts), parts)
  if (!rest.ok) return rest
  return { ok: true, value: new Map([...parts].map(([id, part]) => [id, part + (rest.value.get(id) ?? 0)])) }
}

function byWeights(
  amount: number,
  weights: ReadonlyMap<string, number>,
): Outcome<ReadonlyMap<string, number>, SplitProblem> {
  const entries = [...weights].filter(([, weight]) => weight > 0)
  if (entries.length === 0) return { ok: false, code: 'nobody' }
  const parts = allocate(
    amount,
    entries.map(([, weight]) => weight),
  )
  return { ok: true, value: new Map(entries.map(([id], index) => [id, parts[index] ?? 0])) }
}

function sumOf(parts: ReadonlyMap<string, number>): number {
  return [...parts.values()].reduce((sum, part) => sum + part, 0)
}
