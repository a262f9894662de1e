import { daysBetween, type IsoDate } from '../../base/dates.ts'
import { currencyDecimals } from '../../base/money.ts'
import type { Outcome } from '../../base/outcome.ts'
import { REPLACED_CURRENCIES, type ReplacedCurrency } from './replaced-currencies.data.ts'

/** Units of each currency for one `base`, on a date. `isEstimate`: no bank published it. */
export type RateTable = {
  base: string
  date: IsoDate
  source: string
  isEstimate: boolean
  /** Currencies that fell fast, have several rates or are known only roughly: the page says "check". */
  uncertain: readonly string[]
  rates: Readonly<Record<string, number>>
  /** When the publisher last answered; null or missing without a publisher. */
  fetchedAt?: string | null
  /** The date and source of older rates, when they differ from the ones above. */
  older?: Pick<RateTable, 'date' | 'source' | 'isEstimate'> & { codes: readonly string[] }
}

/** A rate between two currencies in major units, exact: one `from` is numerator / denominator `to`. */
export type Rate = { numerator: bigint; denominator: bigint }

export type NoRate = 'unknown-currency' | 'replaced-currency'

/** The currency that replaced this one, from its first day on; null while this one is legal tender. */
export function findSuccessor(code: string, on: IsoDate): ReplacedCurrency | null {
  return REPLACED_CURRENCIES.find((one) => one.code === code && one.on <= on) ?? null
}

/** The currencies of a table that are legal tender on a date, sorted by code. */
export function listCurrencies(table: RateTable, on: IsoDate): string[] {
  return [table.base, ...Object.keys(table.rates)].filter((code) => findSuccessor(code, on) === null).sort()
}

/** The rate from one currency to another through the base of the table; a replaced currency has none. */
export function findRate(table: RateTable, from: string, to: string, on: IsoDate): Outcome<Rate, NoRate> {
  if (findSuccessor(from, on) || findSuccessor(to, on)) return { ok: false, code: 'replaced-currency' }
  const [a, b] = [ofBase(table, from), ofBase(table, to)]
  if (a === null || b === null) return { ok: false, code: 'unknown-currency' }
  return {
    ok: true,
    value: { numerator: b.numerator * a.denominator, denominator: b.denominator * a.numerator },
  }
}

/** Changes minor units of one currency into those of another, half away from zero; no binary fraction takes part. */
export function convert(minor: bigint, from: string, to: string, rate: Rate): bigint {
  const numerator = minor * rate.numerator * 10n ** BigInt(currencyDecimals(to))
  const denominator = rate.denominator * 10n ** BigInt(currencyDecimals(from))
  const sign = numerator < 0n ? -1n : 1n
  return sign * ((2n * sign * numerator + denominator) / (2n * denominator))
}

/** A rate as a decimal text of six significant digits, for display: `0.0315789`, `1.172`. */
export function showRate({ numerator, denominator }: Rate): string {
  let decimals = 0
  while (decimals < 18 && (numerator * 10n ** BigInt(decimals)) / denominator < 100_000n) decimals++
  const scaled = (2n * numerator * 10n ** BigInt(decimals) + denominator) / (2n * denominator)
  const text = String(scaled).padStart(decimals + 1, '0')
  if (decimals === 0) return text
  return `${text.slice(0, -decimals)}.${text.slice(-decimals)}`.replace(/\.?0+$/, '')
}

/** The table with another base, for the HTTP interface: rates of eight significant digits. */
export function rebase(table: RateTable, base: string, on: IsoDate): RateTable | null {
  if (!findRate(table, base, base, on).ok) return null
  const rates = listCurrencies(table, on)
    .filter((code) => code !== base)
    .map((code) => [code, ratioOf(table, base, code)] as const)
  return { ...table, base, rates: Object.fromEntries(rates) }
}

/** Whole days since the date of the table; 0 on that day and before it. */
export function ageInDays(table: RateTable, on: IsoDate): number {
  return Math.max(0, daysBetween(table.date, on))
}

const POCKET_STEPS = [1n, 2n, 5n, 10n, 20n, 50n, 100n]

/**
 * Round sums in minor units of a currency, for a pocket card: the first is about the value of one unit of the traveller's
 * own currency (`rate` converts from that currency).
 */
export function pocketSums(rate: Rate, currency: string): bigint[] {
  let first = 1n
  while (first * 10n * rate.denominator <= rate.numerator) first *= 10n
  return POCKET_STEPS.map((step) => step * first * 10n ** BigInt(currencyDecimals(currency)))
}

function ratioOf(table: RateTable, from: string, to: string): number {
  const rateOf = (code: string) => (code === table.base ? 1 : (table.rates[code] ?? 0))
  return Number((rateOf(to) / rateOf(from)).toPrecision(8))
}

// Reads the rate as the decimal that it prints as, so that no binary fraction takes part.
function ofBase(table: RateTable, code: string): Rate | null {
  if (code === table.base) return { numerator: 1n, denominator: 1n }
  const rate = Object.hasOwn(table.rates, code) ? table.rates[code] : undefined
  if (rate === undefined || !(rate > 0) || !Number.isFinite(rate)) return null
  const text = String(rate)
  const [whole = '0', fraction = ''] = (text.includes('e') ? rate.toFixed(20) : text).split('.')
  return { numerator: BigInt(whole + fraction), denominator: 10n ** BigInt(fraction.length) }
}
