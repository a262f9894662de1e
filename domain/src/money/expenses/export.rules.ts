import { csvCell } from '../../base/csv.ts'
import type { IsoDate } from '../../base/dates.ts'
import { showDecimal } from '../currency/index.ts'
import { type ExpenseGroup, inGroupCurrency } from './balances.rules.ts'
import type { RateBook } from './expense-rate.rules.ts'
import { type Expense, type ExpenseCategory, splitExpense } from './expense-split.rules.ts'

/** The texts of the table: the names of its columns, of kinds of expense, and of a payment. */
export type CsvTexts = {
  head: readonly [date: string, what: string, category: string, payer: string, currency: string, sum: string]
  /** The last column: the sum in the group's own currency. */
  own: string
  /** The column for the photos of receipts; absent when there are none. */
  receipt: string
  category: (category: ExpenseCategory) => string
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
 * a column for each person. A text that a spreadsheet would take for a formula gets an apostrophe in front.
 */
export function toCsv(group: ExpenseGroup, book: RateBook, today: IsoDate, texts: CsvTexts): string {
  const { people, currency } = group
  const nameOf = (id: string) => people.find((one) => one.id === id)?.name ?? id
  const sum = (amount: number, code: string) => showDecimal(BigInt(amount), code).replace('.', texts.decimal)
  const hasReceipts = group.expenses.some((one) => one.hasReceipt)
  const row = (one: Expense) => {
    const parts = splitExpense(one)
    const shares = people.map(({ id }) => (parts.ok ? sum(parts.value.get(id) ?? 0, one.currency) : ''))
    const own = inGroupCurrency(one, currency, book, today)
    const last = own === null ? '' : sum(own, currency)
    const { date, title, category } = one
    return [
      date,
      title,
      texts.category(category),
      nameOf(one.paidBy),
      one.currency,
      sum(one.amount, one.currency),
      ...shares,
      last,
      ...(hasReceipts ? [one.hasReceipt ? receiptFile(one.id) : ''] : []),
    ]
  }
  const payments = group.payments.map(({ from, to, amount }) => {
    const paid = sum(amount, currency)
    const cells = [
      '',
      texts.payment(nameOf(to)),
      '',
      nameOf(from),
      currency,
      paid,
      ...people.map(() => ''),
      paid,
    ]
    return hasReceipts ? [...cells, ''] : cells
  })
  const all = [
    [...texts.head, ...people.map(({ name }) => name), texts.own, ...(hasReceipts ? [texts.receipt] : [])],
    ...group.expenses.map(row),
    ...payments,
  ]
  const mark = texts.decimal === ',' ? ';' : ','
  return all.map((cells) => cells.map((text) => csvCell(text, mark)).join(mark)).join('\r\n')
}
