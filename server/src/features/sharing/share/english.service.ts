import { countryWithArticle } from '@tripwright/domain/base/country-with-article'
import { currencyDecimals } from '@tripwright/domain/base/decimals'
import { fillText, type TextValues } from '@tripwright/domain/base/text'
import { answerMessages } from '@tripwright/domain/sharing/share'

// Documents are in English only, and so are their metadata and pictures.

const regions = new Intl.DisplayNames('en', { type: 'region' })
const languages = new Intl.DisplayNames('en', { type: 'language' })
const and = new Intl.ListFormat('en')
const or = new Intl.ListFormat('en', { type: 'disjunction' })
const spans = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'UTC' })
const { texts } = answerMessages

type Key = keyof typeof texts

export function say(key: Key, values: TextValues = {}): string {
  return fillText(texts[key], values)
}

/** `1 day`, `4 nights`, `one traveller`. */
export function counted(what: 'days' | 'nights' | 'people', count: number): string {
  return say(count === 1 ? `${what}.one` : `${what}.many`, { count: number(count) })
}

export function number(value: number): string {
  return value.toLocaleString('en', { maximumFractionDigits: 1 })
}

export function country(code: string): string {
  return regions.of(code) ?? code
}

/** The name with its article, as within a sentence: `the Netherlands`. */
export function countryInSentence(code: string): string {
  return countryWithArticle(country(code), code, 'en')
}

export function language(code: string): string {
  return languages.of(code) ?? code
}

export function list(items: readonly string[]): string {
  return and.format(items)
}

export function either(items: readonly string[]): string {
  return or.format(items)
}

/** `2026-11-22` as `22 November 2026`. */
export function day(date: string): string {
  return new Date(date).toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: 'UTC' })
}

/** `1 – 6 Dec 2026`. */
export function days(from: string, to: string): string {
  // Replaces the formatter's narrow spaces, which the drawing fonts lack.
  return spans.formatRange(new Date(from), new Date(to)).replaceAll('\u2009', ' ')
}

/** `2026-12` as `December 2026`. */
export function month(text: string): string {
  return new Date(`${text}-15`).toLocaleDateString('en', { month: 'long', year: 'numeric', timeZone: 'UTC' })
}

/** Minor units with the code of their currency, exactly. */
export function money(minor: bigint | number, currency: string): string {
  // TypeScript cannot infer that a number, "e-" and a digit form a numeric string.
  const decimal = `${minor}e-${currencyDecimals(currency)}` as Intl.StringNumericLiteral
  return formatOf(currency, { trailingZeroDisplay: 'stripIfInteger' }).format(decimal)
}

/** Minor units rounded: an estimate must not show more digits than it has. */
export function wholeMoney(minor: number, currency: string): string {
  return formatOf(currency, { maximumFractionDigits: 0 }).format(minor / 10 ** currencyDecimals(currency))
}

/** The source of a text, and its age. */
export function dated(source: string, asOf: string, isSure = true): string {
  return say(isSure ? 'source' : 'source.checked', {
    source: sentence(source.split(';')[0] ?? ''),
    date: day(asOf),
  })
}

function sentence(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

function formatOf(currency: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  return new Intl.NumberFormat('en', { style: 'currency', currency, currencyDisplay: 'code', ...options })
}
