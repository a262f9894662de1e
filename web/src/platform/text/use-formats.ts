import { currencyName } from '@tripwright/domain/base/currency-names'
import { currencyDecimals } from '@tripwright/domain/base/decimals'
import { useMemo } from 'react'
import { dateFormat, formatDate, listFormat, nameOf, numberFormat, unlessRefused } from './formatter.ts'
import { currentLocale, useLocale } from './locale.ts'

/** Formats through Intl in one locale. None throws, because codes, zones and times from outside may be invalid. */
export type Formats = {
  /** An amount in ISO 4217 minor units (25000 EUR is €250.00; 25000 JPY is ¥25,000). */
  money(amount: number | bigint, currency: string, options?: Intl.NumberFormatOptions): string
  number(value: number, options?: Intl.NumberFormatOptions): string
  /** An instant; in the traveller's time zone unless `timeZone` says another. A medium date by default. */
  date(value: Date | number, options?: Intl.DateTimeFormatOptions): string
  /** A range of days without repetition: `Nov 23 – 24, 2026`. */
  dates(from: Date, to: Date, options?: Intl.DateTimeFormatOptions): string
  list(items: readonly string[], options?: Intl.ListFormatOptions): string
  /** The name of a language by its BCP 47 tag. */
  language(tag: string): string
  /** The name of a country by its ISO 3166 code. */
  country(code: string): string
  /** The decimal separator: a typed `1,234` is parsed by it. */
  decimalMark(): '.' | ','
  /** The name of a currency by its ISO 4217 code. */
  currency(code: string): string
}

/** Formats for a component, in the locale in use. */
export function useFormats(): Formats {
  const { locale } = useLocale()
  return useMemo(() => makeFormats(locale), [locale])
}

/** The same outside components. */
export function formats(): Formats {
  return makeFormats(currentLocale().locale)
}

/** Formats in a language other than the reader's, for text addressed to somebody else. */
export function formatsIn(locale: string): Formats {
  return makeFormats(locale)
}

function makeFormats(locale: string): Formats {
  return {
    money: (amount, currency, options) =>
      formatMoney(locale, amount, { ...options, style: 'currency', currency }),
    number: (value, options) => numberFormat(locale, options).format(value),
    date: (value, options = { dateStyle: 'medium' }) => formatDate(locale, value, options),
    dates: (from, to, options = { dateStyle: 'medium' }) =>
      unlessRefused(
        () => dateFormat(locale, options).formatRange(from, to),
        () => [from, to].map((one) => formatDate(locale, one, options)).join(' – '),
      ),
    list: (items, options) => listFormat(locale, options).format(items),
    language: (tag) => nameOf(locale, 'language', tag),
    country: (code) => nameOf(locale, 'region', code),
    decimalMark: () => (numberFormat(locale).format(1.5).includes(',') ? ',' : '.'),
    currency: (code) => currencyName(code, nameOf(locale, 'currency', code)),
  }
}

// As a decimal text ("25000e-2"): a division would be off by a cent beyond 2^53 / 100.
function formatMoney(
  locale: string,
  amount: number | bigint,
  options: Intl.NumberFormatOptions & { currency: string },
): string {
  // TypeScript cannot infer that a number, "e-" and a digit form a numeric string.
  const decimal = `${amount}e-${currencyDecimals(options.currency)}` as Intl.StringNumericLiteral
  return unlessRefused(
    () => numberFormat(locale, options).format(decimal),
    () => `${numberFormat(locale).format(decimal)} ${options.currency}`,
  )
}
