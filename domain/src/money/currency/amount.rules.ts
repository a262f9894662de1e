import { currencyDecimals } from '../../base/money.ts'
import type { Outcome } from '../../base/outcome.ts'

/** The faults of a typed amount. */
export type AmountProblem = 'empty' | 'not-a-number' | 'negative' | 'too-many-decimals' | 'too-large'

/** The largest accepted amount, in major units. */
export const LARGEST_AMOUNT = 10n ** 15n

const ZEROS = [0x30, 0x660, 0x6f0, 0x966, 0x9e6, 0xe50, 0xff10]
const SPACES = /[\s\u00a0\u202f'’_]/g
/** A mark before three digits, which may group thousands or begin three decimals. */
const THOUSANDS = /^[1-9]\d{0,2}[.,]\d{3}$/
const SCIENTIFIC = /^(\d+)(?:\.(\d+))?[eE]\+?(\d{1,2})$/

/**
 * Parses a typed amount to minor units of the currency. Accepts digits of any script, comma or point, spaces and
 * apostrophes between thousands, `1e15`, and the sign or code of the currency at either end. One mark before three digits
 * (`12.500`) is ambiguous: it groups thousands when it differs from `decimal`, the decimal mark of the reader's language,
 * or when the currency has no decimals. Otherwise it is a decimal mark for currencies with three decimals, and a fault for
 * all others.
 */
export function parseAmount(
  text: string,
  currency: string,
  decimal: '.' | ',' = '.',
): Outcome<bigint, AmountProblem> {
  const plain = [...withoutSign(text.trim(), currency)].map(latinDigit).join('').replace(SPACES, '')
  if (plain === '') return { ok: false, code: 'empty' }
  if (/^[-−]/.test(plain)) return { ok: false, code: 'negative' }
  const digits = currencyDecimals(currency)
  // A currency without decimals only groups thousands: 12.500 yen is 12,500 in every language.
  const isWhole = digits === 0 && THOUSANDS.test(plain)
  const parts = readScientific(plain) ?? readMarks(plain, isWhole ? null : decimal)
  if (parts === null) return { ok: false, code: 'not-a-number' }
  // 12.500 of a currency with two decimals may mean thousands, so it is refused and never read as 12.50.
  const isUnclear = parts.fraction.length === 3 && digits < 3 && THOUSANDS.test(plain)
  const fraction = isUnclear ? parts.fraction : parts.fraction.replace(/0+$/, '')
  if (fraction.length > digits) return { ok: false, code: 'too-many-decimals' }
  const minor = BigInt(parts.whole + fraction.padEnd(digits, '0'))
  if (minor > LARGEST_AMOUNT * 10n ** BigInt(digits)) return { ok: false, code: 'too-large' }
  return { ok: true, value: minor }
}

/** Minor units as a plain decimal text: 123456 EUR is `1234.56`, 1000 JPY is `1000`. */
export function showDecimal(minor: bigint, currency: string): string {
  const digits = currencyDecimals(currency)
  if (digits === 0) return String(minor)
  const text = String(minor < 0n ? -minor : minor).padStart(digits + 1, '0')
  return `${minor < 0n ? '-' : ''}${text.slice(0, -digits)}.${text.slice(-digits)}`
}

type Parts = { whole: string; fraction: string }

function readScientific(text: string): Parts | null {
  const [, whole, fraction = '', power] = SCIENTIFIC.exec(text) ?? []
  if (whole === undefined) return null
  const moved = fraction.padEnd(Number(power), '0')
  return { whole: whole + moved.slice(0, Number(power)), fraction: moved.slice(Number(power)) }
}

function readMarks(text: string, decimal: '.' | ',' | null): Parts | null {
  if (!/^[\d.,]+$/.test(text) || !/\d/.test(text)) return null
  const mark = decimalMark(text, decimal)
  const at = mark === null ? text.length : text.lastIndexOf(mark)
  const [whole, fraction] = [text.slice(0, at), text.slice(at + 1)]
  if (/[.,]/.test(fraction) || !isGrouped(whole)) return null
  return { whole: whole.replace(/[.,]/g, '') || '0', fraction }
}

/** The decimal mark of the text; null when it has no decimals. */
function decimalMark(text: string, decimal: '.' | ',' | null): '.' | ',' | null {
  const [points, commas] = [text.split('.').length - 1, text.split(',').length - 1]
  if (points > 0 && commas > 0) return text.lastIndexOf('.') > text.lastIndexOf(',') ? '.' : ','
  if (points + commas === 0) return null
  const mark = points > 0 ? '.' : ','
  if (points + commas > 1) return null
  return mark !== decimal && THOUSANDS.test(text) ? null : mark
}

/**
 * Valid grouping: no mark, one kind of mark before each three digits, or the Indian grouping with two digits and a last
 * group of three.
 */
function isGrouped(whole: string): boolean {
  return /^\d*$|^\d{1,3}(?:(?:\.\d{3})+|(?:,\d{3})+|(?:,\d{2})*,\d{3})$/.test(whole)
}

/** Removes the sign or code of the currency (`¥500`, `500 JPY`); the sign of another currency stays, so the text is no number. */
function withoutSign(text: string, currency: string): string {
  if (!/^[A-Z]{3}$/.test(currency)) return text
  const format = new Intl.NumberFormat('en', { style: 'currency', currency, currencyDisplay: 'narrowSymbol' })
  const sign = format.formatToParts(0).find(({ type }) => type === 'currency')?.value ?? currency
  const mark = [sign, currency].find((one) => text.startsWith(one) || text.endsWith(one))
  if (mark === undefined) return text
  return (text.startsWith(mark) ? text.slice(mark.length) : text.slice(0, -mark.length)).trim()
}

function latinDigit(sign: string): string {
  if (sign === '٫') return '.'
  if (sign === '٬') return ''
  if (sign === '،') return ','
  const code = sign.codePointAt(0) ?? 0
  const zero = ZEROS.find((one) => code >= one && code < one + 10)
  return zero === undefined ? sign : String(code - zero)
}
