import { currencyDecimals } from '../../base/decimals.ts'
import type { Money } from '../../base/money.ts'
import { type FieldOrigin, originOf } from '../booking-words/index.ts'
import { type SchemaObject, textAt } from './schema-values.rules.ts'

const MAX_AMOUNT = 1e12

/** What a reservation costs in all, where sum and currency are told and leave no doubt. */
export function readPrice(object: SchemaObject): { cost: Money; origin: FieldOrigin } | null {
  const sum = textAt(object, 'totalPrice.price', 'totalPrice.value', 'totalPrice', 'price')
  const currency = textAt(
    object,
    'totalPrice.priceCurrency',
    'totalPrice.currency',
    'priceCurrency',
    'totalPriceCurrency',
  )
  const code = currency?.text.toUpperCase() ?? /\b[A-Z]{3}\b/.exec(sum?.text ?? '')?.[0]
  if (!sum || code === undefined) return null
  const cost = readAmount(sum.text.replace(/[A-Z]{3}/, ''), code)
  return cost && { cost, origin: originOf('cost', sum.from, `${sum.text} ${currency?.text ?? ''}`) }
}

/**
 * A sum as it is written in a currency. `1.234,50` and `1,234.50` are both read; `1,234` alone could be either and is not,
 * unless the currency has no decimals.
 */
export function readAmount(text: string, currency: string): Money | null {
  if (!isCurrency(currency)) return null
  const plain = text.replace(/[\s'’\u00a0]/g, '')
  const decimals = currencyDecimals(currency)
  const match = /^(\d+|\d{1,3}(?:[.,]\d{3})+)(?:([.,])(\d{1,2}))?$/.exec(plain)
  if (!match) return null
  const [, whole = '', sign, fraction = ''] = match
  const groups = whole.replace(/\d/g, '')
  if (fraction.length > decimals) return Number(fraction) === 0 ? toMoney(whole, '', 0, currency) : null
  // Of one sign with three digits behind it nobody can say what it divides.
  if (groups !== '' && sign === undefined && decimals > 0) return null
  if (groups.includes(sign ?? '') && sign !== undefined) return null
  return toMoney(whole, fraction, decimals, currency)
}

function toMoney(whole: string, fraction: string, decimals: number, currency: string): Money | null {
  const amount = Number(whole.replace(/\D/g, '') + fraction.padEnd(decimals, '0'))
  return amount <= MAX_AMOUNT ? { amount, currency } : null
}

function isCurrency(code: string): boolean {
  return /^[A-Z]{3}$/.test(code) && Intl.supportedValuesOf('currency').includes(code)
}
