import { currencyDecimals, type Money } from '../../base/money.ts'

type Units = { isImperial: boolean }

export const numberText = (language: string, value: number) => new Intl.NumberFormat(language).format(value)

/** Intl puts a space before the unit, which Chinese and Japanese do not have. */
export function unitText(language: string, value: number, unit: string): string {
  const format = new Intl.NumberFormat(language, {
    style: 'unit',
    unit,
    unitDisplay: 'long',
    maximumFractionDigits: 0,
  })
  return format.format(value).replace(/\s(?=\p{sc=Han})/gu, '')
}

export const countryName = (language: string, code: string) => nameOf(language, 'region', code)

export function nameOf(language: string, type: 'region' | 'language', code: string): string {
  try {
    return new Intl.DisplayNames(language, { type }).of(code) ?? code
  } catch {
    // A code from outside may be none.
    return code
  }
}

export function listText(
  language: string,
  items: readonly string[],
  type: 'conjunction' | 'disjunction' = 'conjunction',
) {
  return new Intl.ListFormat(language, { type }).format(items)
}

export function moneyText(language: string, { amount, currency }: Money, isWhole = false): string {
  const value = amount / 10 ** currencyDecimals(currency)
  const digits = isWhole ? { maximumFractionDigits: 0 } : {}
  return new Intl.NumberFormat(language, { style: 'currency', currency, ...digits }).format(value)
}

export function monthText(language: string, month: number): string {
  return new Intl.DateTimeFormat(language, { month: 'long', timeZone: 'UTC' }).format(
    Date.UTC(2026, month - 1, 15),
  )
}

export function dayText(language: string, day: string): string {
  const format = new Intl.DateTimeFormat(language, {
    weekday: 'short',
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  })
  return format.format(new Date(`${day}T00:00:00Z`))
}

export function degreesText(language: string, celsius: number, { isImperial }: Units): string {
  const [value, unit] = isImperial ? [celsius * 1.8 + 32, 'fahrenheit'] : [celsius, 'celsius']
  const format = new Intl.NumberFormat(language, { style: 'unit', unit, maximumFractionDigits: 0 })
  return `\u2066${format.format(value)}\u2069`
}

const METRES_PER_MILE = 1609.344

export function lengthText(language: string, metres: number, { isImperial }: Units): string {
  const [value, unit] = isImperial ? [metres / METRES_PER_MILE, 'mile'] : [metres / 1000, 'kilometer']
  return new Intl.NumberFormat(language, { style: 'unit', unit, maximumFractionDigits: 0 }).format(value)
}

/** "3 hours, 30 minutes". */
export function spanText(language: string, minutes: number): string {
  const hours = Math.floor(minutes / 60)
  const rest = minutes % 60
  const parts = [
    ...(hours > 0 ? [unitText(language, hours, 'hour')] : []),
    ...(rest > 0 ? [unitText(language, rest, 'minute')] : []),
  ]
  return new Intl.ListFormat(language, { type: 'unit' }).format(parts)
}
