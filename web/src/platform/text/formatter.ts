type Value = string | number | Date | undefined
type Case = string | ((count: string) => string)

/** The formatter that compiled texts call; one per locale. The short names are part of every text (build/icu-compile.ts). */
export type Formatter = {
  /** A plain argument. */
  a(value: Value): string
  /** A number; `scale` is that of a number skeleton. */
  n(value: Value, options?: NumberOptions): string
  /** A date or a time. */
  d(value: Value, options?: Intl.DateTimeFormatOptions): string
  /** A plural; its cases receive the formatted count for `#`. */
  p(value: Value, cases: Record<string, Case>, offset?: number, ordinal?: number): string
  /** A choice by name. */
  s(value: Value, cases: Record<string, Case>): string
}
type NumberOptions = Intl.NumberFormatOptions & { scale?: number }

/** A text after the build: fixed, or a function of its values. */
export type Compiled = string | ((values: Record<string, Value>, formatter: Formatter) => string)

const cache = new Map<string, unknown>()

// Creating an Intl object costs up to a millisecond, so each is cached.
function cached<T>(kind: string, locale: string, options: object | undefined, make: () => T): T {
  const key = `${kind}|${locale}|${JSON.stringify(options)}`
  if (!cache.has(key)) cache.set(key, make())
  // The key identifies the kind, and each kind is created in one place only.
  return cache.get(key) as T
}

export function numberFormat(locale: string, options?: Intl.NumberFormatOptions): Intl.NumberFormat {
  return cached('number', locale, options, () => new Intl.NumberFormat(locale, options))
}

export function dateFormat(locale: string, options?: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  return cached('date', locale, options, () => new Intl.DateTimeFormat(locale, options))
}

export function listFormat(locale: string, options?: Intl.ListFormatOptions): Intl.ListFormat {
  return cached('list', locale, options, () => new Intl.ListFormat(locale, options))
}

/**
 * The result of `format`, or `otherwise` where Intl refuses a value: an unknown code, zone or time may come from outside,
 * and must not break the page.
 */
export function unlessRefused<T>(format: () => T, otherwise: () => T): T {
  try {
    return format()
  } catch (error) {
    if (error instanceof RangeError) return otherwise()
    throw error
  }
}

/** The name of a country (ISO 3166), currency (ISO 4217) or language (BCP 47) in a locale; the code itself where there is none. */
export function nameOf(locale: string, type: 'region' | 'currency' | 'language', code: string): string {
  const names = () =>
    cached(`names of ${type}`, locale, undefined, () => new Intl.DisplayNames(locale, { type }))
  return unlessRefused(
    () => names().of(code) ?? code,
    () => code,
  )
}

/** The name of a language in that language, for a reader who knows no other. */
export function ownNameOf(tag: string): string {
  return nameOf(tag, 'language', tag)
}

const NO_DATE = '–'

/** A time by a format; a dash where it is invalid, and in UTC, which it says, where its zone is unknown. */
export function formatDate(
  locale: string,
  value: Date | number,
  options?: Intl.DateTimeFormatOptions,
): string {
  if (Number.isNaN(Number(value))) return NO_DATE
  return unlessRefused(
    () => dateFormat(locale, options).format(value),
    () => inUtc(locale, value, options),
  )
}

function inUtc(locale: string, value: Date | number, options: Intl.DateTimeFormatOptions = {}): string {
  const utc: Intl.DateTimeFormatOptions = { ...options, timeZone: 'UTC' }
  return unlessRefused(
    () => `${dateFormat(locale, utc).format(value)} UTC`,
    () => NO_DATE,
  )
}

function pluralRules(locale: string, type: Intl.PluralRuleType): Intl.PluralRules {
  return cached(type, locale, undefined, () => new Intl.PluralRules(locale, { type }))
}

/** Formats values of texts in this locale as intl-messageformat does. */
export function makeFormatter(locale: string): Formatter {
  const number = (value: number, options?: NumberOptions) =>
    numberFormat(locale, options).format(value * (options?.scale ?? 1))
  return {
    a: (value) => String(present(value)),
    n: (value, options) => number(Number(present(value)), options),
    d: (value, options) => formatDate(locale, instant(value), options),
    p(value, cases, offset = 0, ordinal = 0) {
      const count = Number(present(value)) - offset
      const rule = pluralRules(locale, ordinal ? 'ordinal' : 'cardinal').select(count)
      return pick(cases, `=${value}`, rule, number(count))
    },
    s: (value, cases) => pick(cases, String(present(value)), 'other', ''),
  }
}

function pick(cases: Record<string, Case>, exact: string, otherwise: string, count: string): string {
  const name = [exact, otherwise].find((candidate) => Object.hasOwn(cases, candidate)) ?? 'other'
  const text = cases[name] ?? ''
  return typeof text === 'string' ? text : text(count)
}

function instant(value: Value): number | Date {
  const present_ = present(value)
  return typeof present_ === 'string' ? new Date(present_) : present_
}

// A forgotten value is our mistake: an error in development, an empty string in production.
function present(value: Value): string | number | Date {
  if (value === undefined && import.meta.env.DEV) throw new Error('A text lacks one of its values')
  return value ?? ''
}
