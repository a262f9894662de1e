import { showDecimal } from '../currency/index.ts'
import type { Group } from './balances.rules.ts'
import { findParts } from './split.rules.ts'

/**
 * The expenses as a table for spreadsheets (RFC 4180), amounts as plain decimals, a column for each person. A text that
 * a spreadsheet would take for a formula gets an apostrophe in front.
 */
export function toCsv({ people, expenses }: Group, head: readonly string[]): string {
  const nameOf = (id: string) => people.find((one) => one.id === id)?.name ?? id
  const rows = expenses.map((expense) => {
    const parts = findParts(expense)
    const shares = people.map(({ id }) =>
      parts.ok ? showDecimal(BigInt(parts.value.get(id) ?? 0), expense.currency) : '',
    )
    const sum = showDecimal(BigInt(expense.amount), expense.currency)
    return [expense.date, expense.title, nameOf(expense.paidBy), expense.currency, sum, ...shares]
  })
  const all = [[...head, ...people.map(({ name }) => name)], ...rows]
  return all.map((row) => row.map(cell).join(',')).join('\r\n')
}

function cell(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) && !/^-?\d+(\.\d+)?$/.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
