import { csvCell } from '../../base/csv.ts'
import type { IsoDate } from '../../base/dates.ts'
import { showDecimal } from '../currency/index.ts'
import { countedInGroup, type ExpenseGroup } from './balances.rules.ts'
import type { RateBook } from './expense-rate.rules.ts'
import {
  allocate,
  countedOf,
  type Expense,
  type ExpenseCategory,
  type ExpenseType,
  type PaidWith,
  splitExpense,
} from './expense-split.rules.ts'

/** The texts of the table: the names of its columns, of kinds of expense, and of a payment. */
export type CsvTexts = {
  head: readonly [date: string, what: string, category: string, payer: string, currency: string, sum: string]
  /** The last column: the sum in the group's own currency. */
  own: string
  /** The column for the photos of receipts; absent when there are none. */
  receipt: string
  /** The columns of what an expense is besides; absent when all are plain ones of which nobody said how they were paid. */
  details: readonly [type: string, paidWith: string, returned: string, charged: string]
  category: (category: ExpenseCategory) => string
  type: (type: ExpenseType | 'expense') => string
  paidWith: (paidWith: PaidWith) => string
  payment: (to: string) => string
  /** The reader's decimal mark: a spreadsheet with a decimal comma would read 10.01 as a date. */
  decimal: '.' | ','
}

/** The file names of receipt photos by expense; devices store them as JPEG. */
export function receiptFiles(
  photos: readonly { id: string; bytes: ArrayBuffer }[],
): { name: string; bytes: Uint8Array }[] {
  return photos.map(({ id, bytes }) => ({ name: receiptFile(id), bytes: new Uint8Array(bytes) }))
}

function receiptFile(id: string): string {
  return `receipts/${id}.jpg`
}

/**
 * The expenses and payments as CSV (RFC 4180; semicolons when the decimal mark is a comma), amounts as plain decimals, with
 * a column for each person: what counts of the expense, so nothing of a deposit that may come back. A text that a spreadsheet would take for a formula gets an apostrophe in front.
 */
export function toCsv(group: ExpenseGroup, book: RateBook, today: IsoDate, texts: CsvTexts): string {
  const { people, currency } = group
  const nameOf = (id: string) => people.find((one) => one.id === id)?.name ?? id
  const sum = (amount: number, code: string) => showDecimal(BigInt(amount), code).replace('.', texts.decimal)
  const hasReceipts = group.expenses.some((one) => one.hasReceipt)
  const hasDetails = group.expenses.some(({ type, paidWith }) => type !== undefined || paidWith !== undefined)
  const more = (details: readonly string[], receipt: string) => [
    ...(hasDetails ? details : []),
    ...(hasReceipts ? [receipt] : []),
  ]
  const row = (one: Expense) => {
    const shares = sharesOf(one)
    const own = countedInGroup(one, currency, book, today)
    const { date, title, category, returned, charged } = one
    return [
      date,
      title,
      texts.category(category),
      nameOf(one.paidBy),
      one.currency,
      sum(one.type === 'refund' ? -one.amount : one.amount, one.currency),
      ...people.map(({ id }) => (shares ? sum(shares.get(id) ?? 0, one.currency) : '')),
      own === null ? '' : sum(own, currency),
      ...more(
        [
          texts.type(one.type ?? 'expense'),
          one.paidWith ? texts.paidWith(one.paidWith) : '',
          one.type === 'deposit' && returned !== undefined ? sum(returned, one.currency) : '',
          charged ? `${sum(charged.amount, charged.currency)} ${charged.currency}` : '',
        ],
        one.hasReceipt ? receiptFile(one.id) : '',
      ),
    ]
  }
  const payments = group.payments.map(({ from, to, amount }) => {
    const paid = sum(amount, currency)
    return [
      '',
      texts.payment(nameOf(to)),
      '',
      nameOf(from),
      currency,
      paid,
      ...people.map(() => ''),
      paid,
      ...more(['', '', '', ''], ''),
    ]
  })
  const all = [
    [...texts.head, ...people.map(({ name }) => name), texts.own, ...more(texts.details, texts.receipt)],
    ...group.expenses.map(row),
    ...payments,
  ]
  const mark = texts.decimal === ',' ? ';' : ','
  return all.map((cells) => cells.map((text) => csvCell(text, mark)).join(mark)).join('\r\n')
}

/** What counts of an expense, by person, in minor units of its currency; null when its split does not add up. */
function sharesOf(expense: Expense): ReadonlyMap<string, number> | null {
  const parts = splitExpense(expense)
  if (!parts.ok) return null
  const counted = countedOf(expense)
  const shares = allocate(Math.abs(counted), [...parts.value.values()])
  const sign = Math.sign(counted)
  return new Map([...parts.value.keys()].map((id, index) => [id, sign * (shares[index] ?? 0) || 0]))
}
