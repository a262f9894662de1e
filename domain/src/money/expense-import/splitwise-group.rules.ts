import type { IsoDate } from '../../base/dates.ts'
import {
  allocate,
  type Expense,
  type ExpenseCategory,
  type ExpenseSplit,
  inGroupCurrency,
  type Payment,
  type RateBook,
  splitExpense,
  type TripGroup,
} from '../expenses/index.ts'
import type { SplitwiseRow, SplitwiseTable } from './splitwise.rules.ts'

/** What a list becomes with the rows of a table: all of it or nothing is written. */
export type SplitwiseImport = {
  group: Pick<TripGroup, 'currency' | 'people' | 'expenses' | 'payments'>
  expenses: number
  payments: number
  /** Rows that the list has already. */
  known: number
}

export type ImportChoices = {
  /** Who each column is: the id of somebody in the list, or null for somebody new. */
  who: readonly (string | null)[]
  book: RateBook
  today: IsoDate
  makeId: () => string
}

/**
 * A list with the expenses and payments of a table. Refused when a payment is in a currency without a rate: payments are kept in
 * the currency of the list. An empty list takes over the currency of the table.
 */
export function importSplitwise(
  group: TripGroup,
  { people: names, rows }: SplitwiseTable,
  { who, book, today, makeId }: ImportChoices,
): { ok: true; value: SplitwiseImport } | { ok: false; currency: string } {
  const isFresh = group.expenses.length === 0 && group.payments.length === 0
  const currency = (isFresh ? rows[0]?.currency : undefined) ?? group.currency
  const added = names.map((name, at) => ({
    id: who[at] ?? makeId(),
    name,
    isNew: (who[at] ?? null) === null,
  }))
  const ids = added.map(({ id }) => id)
  const fresh: Expense[] = []
  const payments: Payment[] = []
  for (const row of rows) {
    const payment = paymentOf(row, ids)
    if (payment === null) fresh.push(...expensesOf(row, ids).map((one) => ({ ...one, id: makeId() })))
    else {
      const amount = inGroupCurrency({ ...row, amount: payment.amount }, currency, book, today)
      if (amount === null) return { ok: false, currency: row.currency }
      if (amount > 0) payments.push({ ...payment, amount })
    }
  }
  const newExpenses = without(fresh, group.expenses, signOfExpense)
  const newPayments = without(payments, group.payments, signOfPayment)
  const newPeople = added.filter(({ isNew }) => isNew).map(({ id, name }) => ({ id, name }))
  return {
    ok: true,
    value: {
      group: {
        currency,
        people: [...group.people, ...newPeople],
        // The newest first, as the list has them.
        expenses: [...newExpenses.toReversed(), ...group.expenses],
        payments: [...group.payments, ...newPayments],
      },
      expenses: newExpenses.length,
      payments: newPayments.length,
      known: fresh.length + payments.length - newExpenses.length - newPayments.length,
    },
  }
}

/** A row by which one person gave another money; null for an expense. Splitwise names it so in English alone. */
function paymentOf({ category, amount, nets }: SplitwiseRow, ids: readonly string[]): Payment | null {
  if (category !== 'Payment') return null
  const [from, to] = [nets.indexOf(amount), nets.indexOf(-amount)]
  if (from < 0 || to < 0) return null
  return { from: ids[from] ?? '', to: ids[to] ?? '', amount }
}

/** The expenses of a row: one, or one for each person who paid a part, so that all balances and the total are those of the table. */
function expensesOf(row: SplitwiseRow, ids: readonly string[]): Omit<Expense, 'id'>[] {
  const payers = row.nets.flatMap((net, at) => (net > 0 ? [{ at, left: net }] : []))
  const debts = row.nets.flatMap((net, at) => (net < 0 ? [{ at, left: -net }] : []))
  // The table does not say how much of their own share each of several payers had: it is divided evenly.
  const own = allocate(
    row.amount - payers.reduce((sum, { left }) => sum + left, 0),
    payers.map(() => 1),
  )
  return payers.map(({ at, left }, index) => {
    const ownShare = own[index] ?? 0
    const amounts: Record<string, number> = ownShare > 0 ? { [ids[at] ?? '']: ownShare } : {}
    let open = left
    for (const debt of debts) {
      const part = Math.min(open, debt.left)
      if (part > 0) amounts[ids[debt.at] ?? ''] = part
      debt.left -= part
      open -= part
    }
    return {
      title: row.title,
      category: categoryOf(row.category),
      date: row.date,
      amount: left + ownShare,
      currency: row.currency,
      paidBy: ids[at] ?? '',
      split: simplest(left + ownShare, amounts, ids),
      hasReceipt: false,
      ...(row.isRefund && { type: 'refund' as const }),
    }
  })
}

/** An equal split where that gives the same shares to the cent, else exact amounts. */
function simplest(
  amount: number,
  amounts: Readonly<Record<string, number>>,
  ids: readonly string[],
): ExpenseSplit {
  const equal: ExpenseSplit = { kind: 'equal', people: ids.filter((id) => Object.hasOwn(amounts, id)) }
  const shares = splitExpense({ amount, split: equal } as Expense)
  const isSame = shares.ok && [...shares.value].every(([id, share]) => amounts[id] === share)
  return isSame ? equal : { kind: 'exact', amounts }
}

const CATEGORIES: readonly [ExpenseCategory, RegExp][] = [
  ['bed', /hotel|rent|mortgage|lodging/i],
  ['meal', /dining|food|groceries|liquor/i],
  ['transport', /taxi|bus|train|plane|car|parking|gas|fuel|bicycle|transportation/i],
  ['sights', /entertainment|movies|music|sports|games/i],
]

function categoryOf(name: string): ExpenseCategory {
  return CATEGORIES.find(([, pattern]) => pattern.test(name))?.[0] ?? 'other'
}

/** Those that are not there yet, each counted as often as it is there. */
function without<T>(added: readonly T[], existing: readonly T[], sign: (one: T) => string): T[] {
  const counts = new Map<string, number>()
  for (const one of existing) counts.set(sign(one), (counts.get(sign(one)) ?? 0) + 1)
  return added.filter((one) => {
    const left = counts.get(sign(one)) ?? 0
    counts.set(sign(one), left - 1)
    return left <= 0
  })
}

function signOfExpense({ date, title, amount, currency, paidBy, type }: Expense): string {
  return JSON.stringify([date, title, amount, currency, paidBy, type])
}

function signOfPayment({ from, to, amount }: Payment): string {
  return JSON.stringify([from, to, amount])
}
