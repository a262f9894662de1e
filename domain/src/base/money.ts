import { z } from 'zod/mini'
import { currencyDecimals } from './decimals.ts'

/** An ISO 4217 alphabetic code. */
export const currencyCode = z.string().check(z.regex(/^[A-Z]{3}$/))

/** A sum in minor units of ISO 4217, never negative: EUR 250 is 25000, JPY 1000 is 1000 (decisions.md, "Money"). */
export const money = z.object({
  amount: z.number().check(z.int(), z.gte(0), z.lte(Number.MAX_SAFE_INTEGER)),
  currency: currencyCode,
})
export type Money = z.infer<typeof money>

export { currencyDecimals }

/**
 * Changes a sum into another currency by a rate in major units (1 `from` is `rate` `to`), half away from zero.
 * The rate is taken as the decimal that it prints as, and the sum is exact: no binary fraction takes part.
 */
export function convertAmount({ amount, currency }: Money, rate: number, to: string): Money {
  const [whole = '0', fraction = ''] = plainDecimal(rate).split('.')
  const numerator = BigInt(amount) * BigInt(whole + fraction) * 10n ** BigInt(currencyDecimals(to))
  const denominator = 10n ** BigInt(fraction.length + currencyDecimals(currency))
  return { amount: Number((2n * numerator + denominator) / (2n * denominator)), currency: to }
}

function plainDecimal(value: number): string {
  const text = String(value)
  return text.includes('e') ? value.toFixed(20) : text
}
