import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { currencyDecimals } from '../../base/money.ts'
import { oldNameKey } from './currency.messages.ts'
import {
  ageInDays,
  convert,
  findRate,
  findSuccessor,
  listCurrencies,
  pocketSums,
  type Rate,
  type RateTable,
  rebase,
  showRate,
} from './rates.rules.ts'
import { REPLACED_CURRENCIES } from './replaced-currencies.data.ts'

const ON = '2026-11-21'
const TABLE: RateTable = {
  base: 'EUR',
  date: '2025-06-30',
  source: 'written out for this test',
  isEstimate: true,
  uncertain: [],
  rates: { USD: 1.172, GBP: 0.856, JPY: 169.2, IDR: 19020, VND: 30600, KWD: 0.3585, BGN: 1.9558, CHF: 0.935 },
}
const CODES = listCurrencies(TABLE, ON)
const rate = (from: string, to: string): Rate => {
  const rate = findRate(TABLE, from, to, ON)
  if (!rate.ok) throw new Error(`${from} to ${to}: ${rate.code}`)
  return rate.value
}
const change = (minor: bigint, from: string, to: string) => convert(minor, from, to, rate(from, to))
const anyCode = fc.constantFrom(...CODES)
const anySum = fc.bigInt({ min: 0n, max: 10n ** 17n })
/** The value of one minor unit of a currency in minor units of another, rounded up. */
const worth = (of: string, as: string) => {
  const { numerator, denominator } = rate(of, as)
  const top = numerator * 10n ** BigInt(currencyDecimals(as))
  const bottom = denominator * 10n ** BigInt(currencyDecimals(of))
  return (top + bottom - 1n) / bottom
}

describe('a conversion', () => {
  it.each([
    [10000n, 'EUR', 'USD', 11720n],
    [100n, 'EUR', 'JPY', 169n],
    [1n, 'EUR', 'JPY', 2n],
    [1000n, 'JPY', 'EUR', 591n],
    [10000n, 'USD', 'GBP', 7304n],
    [0n, 'USD', 'VND', 0n],
    [100_000_000_000_000_000n, 'EUR', 'IDR', 1_902_000_000_000_000_000_000n],
    [-150n, 'EUR', 'USD', -176n],
  ] as const)('of %d minor units of %s gives %s %d', (minor, from, to, expected) => {
    expect(change(minor, from, to)).toBe(expected)
  })

  it('rounds half away from zero', () => {
    const half = { numerator: 1n, denominator: 2n }
    expect([1n, 3n, -1n, -3n].map((minor) => convert(minor, 'EUR', 'USD', half))).toEqual([1n, 2n, -1n, -2n])
  })

  it('through a third currency has the same rate as directly', () => {
    fc.assert(
      fc.property(anyCode, anyCode, anyCode, (a, b, c) => {
        const [ab, bc, ac] = [rate(a, b), rate(b, c), rate(a, c)]
        expect(ab.numerator * bc.numerator * ac.denominator).toBe(
          ab.denominator * bc.denominator * ac.numerator,
        )
      }),
    )
  })

  it('there and back ends within one minor unit, or within the value of one minor unit of the coarser currency', () => {
    fc.assert(
      fc.property(anySum, anyCode, anyCode, (minor, a, b) => {
        const back = change(change(minor, a, b), b, a)
        const away = back > minor ? back - minor : minor - back
        expect(away).toBeLessThanOrEqual(worth(b, a))
      }),
      { numRuns: 500 },
    )
  })

  it('never gives less for more', () => {
    fc.assert(
      fc.property(anySum, anySum, anyCode, anyCode, (x, y, a, b) => {
        const [less, more] = x < y ? [x, y] : [y, x]
        expect(change(less, a, b) <= change(more, a, b)).toBe(true)
      }),
    )
  })
})

describe('a currency', () => {
  it('that was replaced is refused with its successor, from that day on', () => {
    expect(findRate(TABLE, 'DEM', 'USD', ON)).toEqual({ ok: false, code: 'replaced-currency' })
    expect(findSuccessor('DEM', ON)).toEqual({ code: 'DEM', by: 'EUR', on: '1999-01-01', units: '1.95583' })
    expect(findRate(TABLE, 'USD', 'BGN', '2025-12-31').ok).toBe(true)
    expect(findRate(TABLE, 'USD', 'BGN', '2026-01-01')).toEqual({ ok: false, code: 'replaced-currency' })
    expect(CODES).not.toContain('BGN')
  })

  it('that was replaced still has its name', () => {
    for (const { code } of REPLACED_CURRENCIES) expect(oldNameKey(code), code).toBe(`old.${code}`)
    expect(oldNameKey('EUR')).toBeNull()
  })

  it.each(['XXX', 'constructor', '', 'usd'])('with the unknown code %j has no rate', (code) => {
    expect(findRate(TABLE, 'EUR', code, ON)).toEqual({ ok: false, code: 'unknown-currency' })
  })
})

it.each([
  ['EUR', 'JPY', [100n, 200n, 500n, 1000n, 2000n, 5000n, 10000n]],
  ['EUR', 'USD', [100n, 200n, 500n, 1000n, 2000n, 5000n, 10000n]],
  ['JPY', 'KWD', [1000n, 2000n, 5000n, 10000n, 20000n, 50000n, 100000n]],
])(
  'a card for a purse of %s abroad with %s has round sums of about one unit and more',
  (own, abroad, sums) => {
    expect(pocketSums(rate(own, abroad), abroad)).toEqual(sums)
  },
)

describe('the table', () => {
  it('has an age in whole days, 0 before its own date', () => {
    expect(ageInDays(TABLE, ON)).toBe(509)
    expect(ageInDays(TABLE, '2025-01-01')).toBe(0)
  })

  it('with another base has the same rates, and none of a replaced currency', () => {
    const dollars = rebase(TABLE, 'USD', ON)
    expect(dollars?.rates).toMatchObject({ EUR: 0.85324232, JPY: 144.3686 })
    expect(dollars?.rates).not.toHaveProperty('USD')
    expect(dollars?.rates).not.toHaveProperty('BGN')
    expect(rebase(TABLE, 'DEM', ON)).toBeNull()
  })

  it.each([
    ['EUR', 'USD', '1.172'],
    ['EUR', 'IDR', '19020'],
    ['IDR', 'EUR', '0.0000525762'],
    ['USD', 'GBP', '0.730375'],
    ['EUR', 'EUR', '1'],
  ])('shows the rate from %s to %s as %s', (from, to, text) => {
    expect(showRate(rate(from, to))).toBe(text)
  })
})
