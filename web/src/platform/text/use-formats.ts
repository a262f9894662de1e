import { useMemo } from 'react'
import { dateFormat, listFormat, numberFormat, regionNames } from './formatter.ts'
import { currentLocale, useLocale } from './locale.ts'

/** Formats through Intl in one locale. */
export type Formats = {
  /** An amount in ISO 4217 minor units (25000 EUR is €250.00; 25000 JPY is ¥25,000). */
  money(amount: number, currency: string, options?: Intl.NumberFormatOptions): string
  number(value: number, options?: Intl.NumberFormatOptions): string
  /** An instant; in the traveller's time zone unless `timeZone` says another. A medium date unless told. */
  date(value: Date | number, options?: Intl.DateTimeFormatOptions): string
  list(items: readonly string[], options?: Intl.ListFormatOptions): string
  /** The name of a country by its ISO 3166 code. */
  country(code: string): string
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

function makeFormats(locale: string): Formats {
  return {
    money: (amount, currency, options) =>
      formatMoney(locale, amount, { ...options, style: 'currency', currency }),
    number: (value, options) => numberFormat(locale, options).format(value),
    date: (value, options = { dateStyle: 'medium' }) => dateFormat(locale, options).format(value),
    list: (items, options) => listFormat(locale, options).format(items),
    country: (code) => regionNames(locale).of(code) ?? code,
  }
}

// As a decimal text ("25000e-2"): a division would be off by a cent beyond 2^53 / 100.
function formatMoney(
  locale: string,
  amount: number,
  options: Intl.NumberFormatOptions & { currency: string },
): string {
  // A number, "e-" and a digit make a numeric text; TypeScript cannot tell.
  const decimal = `${amount}e-${minorDigits(options.currency)}` as Intl.StringNumericLiteral
  return numberFormat(locale, options).format(decimal)
}

// ISO 4217, list one. Not from Intl: browsers hold how many digits are usual (none for IQD), not how many there are.
const NO_DIGITS = 'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF'
const THREE_DIGITS = 'BHD IQD JOD KWD LYD OMR TND'

function minorDigits(currency: string): number {
  if (NO_DIGITS.includes(currency)) return 0
  return THREE_DIGITS.includes(currency) ? 3 : 2
}
