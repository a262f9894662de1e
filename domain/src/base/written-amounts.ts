import { currencyDecimals } from './decimals.ts'
import type { Money } from './money.ts'

const MAX_AMOUNT = 1e12

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

/** Signs and words of money that mean one currency; `$`, `¥` and `kr` mean several and none here. */
const SIGNS: Readonly<Record<string, string>> = {
  '€': 'EUR',
  '£': 'GBP',
  '₹': 'INR',
  '₩': 'KRW',
  '₽': 'RUB',
  '₺': 'TRY',
  '₴': 'UAH',
  zł: 'PLN',
  Kč: 'CZK',
  Ft: 'HUF',
  US$: 'USD',
  A$: 'AUD',
  C$: 'CAD',
  NZ$: 'NZD',
  円: 'JPY',
  원: 'KRW',
  руб: 'RUB',
  euros: 'EUR',
  euro: 'EUR',
}
const SIGN = '[€£₹₩₽₺₴]|US\\$|NZ\\$|A\\$|C\\$|zł|Kč|Ft|円|원|руб|euros?|[A-Z]{3}'
const SUM = "(?:\\d{1,3}(?:[.,'’ \\u00a0]\\d{3})+|\\d+)(?:[.,]\\d{1,2})?"
const PRICED = new RegExp(
  `(?<![\\p{L}\\d])(?<before>${SIGN})\\s?(?<sum>${SUM})(?![\\d]|[.,]\\d)|(?<![\\d.,])(?<amount>${SUM})\\s?(?<behind>${SIGN})(?![\\p{L}\\d])`,
  'gu',
)

/** The sums that a text names with their currency, as they stand there; those of signs for several currencies are left out. */
export function amountsIn(text: string): Money[] {
  return [...text.matchAll(PRICED)].flatMap(({ groups = {} }) => {
    const { before, sum, amount, behind } = groups
    const sign = before ?? behind ?? ''
    return readAmount(sum ?? amount ?? '', SIGNS[sign] ?? sign) ?? []
  })
}
