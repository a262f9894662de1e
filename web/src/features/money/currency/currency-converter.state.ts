import {
  type AmountProblem,
  convert,
  findRate,
  type NoRate,
  parseAmount,
  type Rate,
  type RateTable,
} from '@tripwright/domain/money/currency'
import { preferences } from '#features/account/preferences/index.ts'
import { today } from '#platform/today.ts'

export const NEW_DRAFT = { amount: '100', from: 'EUR', to: 'USD' }
export type CurrencyDraft = typeof NEW_DRAFT

/** The pair that starts with the preferred currency; the usual pair is reversed when that currency is its target. */
export function usualPair(): Partial<CurrencyDraft> {
  const { currency } = preferences()
  if (currency === null) return {}
  return { from: currency, to: currency === NEW_DRAFT.to ? NEW_DRAFT.from : NEW_DRAFT.to }
}

export type Conversion =
  | { ok: true; minor: bigint; result: bigint; there: Rate; back: Rate }
  | { ok: false; code: AmountProblem }
  | { ok: false; code: NoRate; currency: string }

/** The currencies of a form; an invalid code in the address counts as the default. */
export function currenciesOf({ from, to }: CurrencyDraft): { from: string; to: string } {
  return { from: codeOr(from, NEW_DRAFT.from), to: codeOr(to, NEW_DRAFT.to) }
}

/** The result of a form by the table, or its error. `decimal` is the reader's decimal separator. */
export function readConversion(draft: CurrencyDraft, table: RateTable, decimal: '.' | ','): Conversion {
  const { from, to } = currenciesOf(draft)
  for (const currency of [from, to]) {
    const rate = findRate(table, currency, table.base, today())
    if (!rate.ok) return { ok: false, code: rate.code, currency }
  }
  const amount = parseAmount(draft.amount, from, decimal)
  if (!amount.ok) return amount
  const [there, back] = [findRate(table, from, to, today()), findRate(table, to, from, today())]
  if (!there.ok || !back.ok) return { ok: false, code: 'unknown-currency', currency: to }
  const result = convert(amount.value, from, to, there.value)
  return { ok: true, minor: amount.value, result, there: there.value, back: back.value }
}

function codeOr(text: string, usual: string): string {
  const code = text.trim().toUpperCase()
  return /^[A-Z]{3}$/.test(code) ? code : usual
}
