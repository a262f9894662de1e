import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { convertAmount, currencyDecimals } from './money.ts'

describe('money', () => {
  it.each([
    ['EUR', 2],
    ['JPY', 0],
    ['TND', 3],
    ['CLP', 0],
    // Intl has no decimals for these two, as in daily use; ISO 4217 has.
    ['IDR', 2],
    ['IQD', 3],
  ])('%s has %i decimals', (currency, decimals) => expect(currencyDecimals(currency)).toBe(decimals))

  it.each([
    [{ amount: 100, currency: 'EUR' }, 1.005, 'USD', 101],
    [{ amount: 1000, currency: 'JPY' }, 0.0062, 'EUR', 620],
    [{ amount: 100, currency: 'EUR' }, 161.5, 'JPY', 162],
    [{ amount: 1, currency: 'EUR' }, 3.3333, 'TND', 33],
    [{ amount: 250, currency: 'THB' }, 2.5e-7, 'USD', 0],
    [{ amount: 9_007_199_254_740_991, currency: 'EUR' }, 1, 'USD', 9_007_199_254_740_991],
  ])('%j at %d is %s %i', (sum, rate, to, amount) =>
    expect(convertAmount(sum, rate, to)).toEqual({ amount, currency: to }),
  )

  it('is unchanged at a rate of 1 between currencies of equal decimals', () => {
    fc.assert(
      fc.property(
        fc.nat(),
        (amount) => convertAmount({ amount, currency: 'EUR' }, 1, 'USD').amount === amount,
      ),
    )
  })

  it('is within half a minor unit of the true sum', () => {
    fc.assert(
      fc.property(
        fc.nat({ max: 10 ** 7 }),
        fc.integer({ min: 1, max: 10 ** 6 }),
        (amount, tenThousandths) => {
          const exact = (amount * tenThousandths) / 10_000
          const sum = convertAmount({ amount, currency: 'EUR' }, tenThousandths / 10_000, 'USD')
          expect(Math.abs(sum.amount - exact)).toBeLessThanOrEqual(0.5)
        },
      ),
    )
  })
})
