import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  type CityCosts,
  COST_CATEGORIES,
  convertCost,
  countPaidBeds,
  estimateDay,
  estimateStay,
  priceOf,
  rangeOf,
  SPENDING_LEVELS,
} from './index.ts'

const TOWN: CityCosts = {
  id: 'town',
  name: 'Town',
  country: 'XX',
  currency: 'EUR',
  year: 2025,
  certain: true,
  bed: [2000, 6000, 14000],
  meal: [1500, 3500, 8000],
  transport: [400, 700, 2000],
  sights: [0, 2000, 5000],
  coffee: [150, 250, 400],
  dinner: [1200, 2200, 5000],
  taxi: [700, 900, 1200],
  bedOutside: 70,
  bedMonths: [70, 80, 90, 100, 110, 120, 130, 125, 110, 100, 85, 80],
  isEstimate: true,
  asOf: '2026-11-22',
  source: 'a test',
}
const LIKELY = { bed: 'likely', meal: 'likely', transport: 'likely', sights: 'likely' } as const
const RATES = {
  base: 'EUR',
  date: '2025-06-30',
  source: 'a test',
  isEstimate: true,
  uncertain: [],
  rates: { USD: 1.172, JPY: 169.2 },
}

describe('the price of a style', () => {
  it('is the one of three that the style names', () => {
    expect(SPENDING_LEVELS.map((style) => priceOf(TOWN, 'bed', style))).toEqual([2000, 6000, 14000])
    expect(priceOf(TOWN, 'coffee', 'high')).toBe(400)
  })

  it('reaches halfway to the next style on each side', () => {
    expect(rangeOf(TOWN, 'bed', 'likely')).toEqual({ low: 4000, likely: 6000, high: 10000 })
  })

  it('reaches as far beyond the outer styles as within, and never below half', () => {
    expect(rangeOf(TOWN, 'bed', 'low')).toEqual({ low: 1000, likely: 2000, high: 4000 })
    expect(rangeOf(TOWN, 'bed', 'high')).toEqual({ low: 10000, likely: 14000, high: 18000 })
    expect(rangeOf(TOWN, 'sights', 'low')).toEqual({ low: 0, likely: 0, high: 1000 })
  })
})

describe('a stay', () => {
  it('is the beds of each night by its month, and days of the rest, for all', () => {
    const stay = estimateStay(TOWN, {
      from: '2026-06-29',
      nights: 3,
      days: 4,
      people: 2,
      styles: LIKELY,
      isOutside: false,
    })
    // Two nights of June at 120 %, one of July at 130 %, two people in one room.
    expect(stay.bed.likely).toBe(2 * 14400 + 15600)
    expect(stay.meal.likely).toBe(3500 * 8)
    expect(stay.total.likely).toBe(stay.bed.likely + (3500 + 700 + 2000) * 8)
    expect(stay.currency).toBe('EUR')
  })

  it('pays for two where one sleeps alone in a room, and by the head in a dormitory', () => {
    expect([1, 2, 3].map((people) => countPaidBeds(people, 'likely'))).toEqual([2, 2, 4])
    expect([1, 2, 3].map((people) => countPaidBeds(people, 'low'))).toEqual([1, 2, 3])
  })

  it('costs less by the share of the town’s edge', () => {
    const input = { from: '2026-04-10', nights: 1, days: 1, people: 2, styles: LIKELY }
    const [inside, outside] = [false, true].map(
      (isOutside) => estimateStay(TOWN, { ...input, isOutside }).bed.likely,
    )
    expect([inside, outside]).toEqual([12000, 8400])
  })

  it('is the sum of its parts, with low at most likely at most high', () => {
    const style = fc.constantFrom(...SPENDING_LEVELS)
    const anyInput = fc.record({
      from: fc.constantFrom('2026-01-15', '2026-06-29', '2026-12-30'),
      nights: fc.nat(40),
      days: fc.nat(40),
      people: fc.integer({ min: 1, max: 9 }),
      styles: fc.record({ bed: style, meal: style, transport: style, sights: style }),
      isOutside: fc.boolean(),
    })
    fc.assert(
      fc.property(anyInput, (one) => {
        const { total, ...parts } = estimateStay(TOWN, one)
        for (const end of ['low', 'likely', 'high'] as const)
          expect(total[end]).toBe(COST_CATEGORIES.reduce((sum, what) => sum + parts[what][end], 0))
        expect(total.low).toBeLessThanOrEqual(total.likely)
        expect(total.likely).toBeLessThanOrEqual(total.high)
      }),
      { numRuns: 50 },
    )
  })
})

describe('a day', () => {
  it('is a bed of the month with meals, rides and sights, for one of two', () => {
    expect(estimateDay(TOWN, { style: 'likely', month: 1 }).likely).toBe(4200 + 3500 + 700 + 2000)
    expect(estimateDay(TOWN, { style: 'likely', month: 7 }).likely).toBe(7800 + 3500 + 700 + 2000)
  })
})

describe('another currency', () => {
  it('is reached by the dated rate, exactly', () => {
    expect(convertCost({ amount: 10000, currency: 'EUR' }, 'USD', RATES)).toEqual({
      amount: 11720,
      currency: 'USD',
    })
    expect(convertCost({ amount: 10000, currency: 'EUR' }, 'JPY', RATES)).toEqual({
      amount: 16920,
      currency: 'JPY',
    })
  })

  it('is the same sum in the same money, and nothing without a rate', () => {
    expect(convertCost({ amount: 10000, currency: 'EUR' }, 'EUR', null)).toEqual({
      amount: 10000,
      currency: 'EUR',
    })
    expect(convertCost({ amount: 10000, currency: 'EUR' }, 'USD', null)).toBeNull()
    expect(convertCost({ amount: 10000, currency: 'EUR' }, 'XXX', RATES)).toBeNull()
  })
})
