import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type MonthFacts, rankMonths, recommendedMonths } from './index.ts'

const NONE = { warm: 0, dry: 0, quiet: 0, cheap: 0, light: 0 }
// A town of the Mediterranean.
const HIGHS = [13, 14, 17, 20, 25, 30, 34, 34, 29, 24, 18, 14]
const RAINY = [9, 8, 7, 6, 4, 2, 1, 1, 3, 6, 9, 10]
const CROWDS = [1, 1, 2, 3, 4, 5, 5, 5, 4, 3, 2, 1]
const BEDS = [60, 62, 75, 95, 110, 130, 150, 152, 120, 95, 78, 73]
const LIGHT = [580, 640, 715, 795, 860, 890, 875, 820, 745, 670, 600, 565]
const months: MonthFacts[] = HIGHS.map((high, index) => ({
  month: index + 1,
  high,
  low: high - 9,
  sun: 8,
  sea: null,
  isStormy: false,

  rainDays: RAINY[index] ?? 0,
  rain: 8 * (RAINY[index] ?? 0),
  crowd: CROWDS[index] ?? 0,
  bed: BEDS[index] ?? 0,
  light: LIGHT[index] ?? 0,
}))
const order = (weights: Partial<typeof NONE>) =>
  rankMonths(months, { ...NONE, ...weights })?.map(({ month }) => month) ?? []

describe('the best time', () => {
  it('for the warm is when days are between 23 and 28 degrees, not when they are hottest', () => {
    expect(order({ warm: 1 }).slice(0, 3)).toEqual([5, 10, 9])
    expect(order({ warm: 1 }).at(-1)).toBe(1)
  })

  it('for the dry, the quiet, the cheap and the light is the driest, emptiest, cheapest, longest', () => {
    expect(order({ dry: 1 })[0]).toBe(7)
    expect(order({ quiet: 1 }).slice(0, 3)).toEqual([1, 2, 12])
    expect(order({ cheap: 1 })[0]).toBe(1)
    expect(order({ light: 1 })[0]).toBe(6)
  })

  it('for warm and quiet months together is at the edges of the season', () => {
    expect(order({ warm: 3, quiet: 2 }).slice(0, 3)).toEqual([10, 5, 4])
  })

  it('scores with the numbers that the rule says', () => {
    const [best] = rankMonths(months, { ...NONE, warm: 1, quiet: 1 }) ?? []
    // October: 24 degrees fit wholly, three of five leaves three fifths; the root of their product.
    expect(best).toMatchObject({ month: 10, score: Math.sqrt(0.6), parts: { warm: 1, quiet: 0.6 } })
  })

  it('is as wet as the worse of days and millimetres say, and half as dry in the season of storms', () => {
    const dry = (part: Partial<MonthFacts>) =>
      rankMonths([{ ...months[0], ...part } as MonthFacts], { ...NONE, dry: 1 })?.[0]?.parts.dry
    expect(dry({ rainDays: 9, rain: 40 })).toBe(0.5)
    expect(dry({ rainDays: 9, rain: 150 })).toBe(0.25)
    expect(dry({ rainDays: 9, rain: 150, isStormy: true })).toBe(0.125)
    expect(dry({ rainDays: 4, rain: 225 })).toBe(0)
  })

  it('is never a month that misses a wish wholly because it is cheap and empty', () => {
    // A beach in its monsoon, and the same beach when all are there.
    const monsoon = { ...months[0], month: 1, high: 31, rainDays: 21, rain: 360, crowd: 1, bed: 60 }
    const season = { ...months[0], month: 2, high: 31, rainDays: 5, rain: 40, crowd: 5, bed: 150 }
    const ranked = rankMonths([monsoon, season] as MonthFacts[], {
      ...NONE,
      warm: 2,
      dry: 2,
      quiet: 1,
      cheap: 1,
    })
    expect(ranked?.[0]?.month).toBe(2)
  })

  it('is named with the months that fit nearly as well, three at most', () => {
    const scored = (...scores: number[]) =>
      scores.map((score, index) => ({
        month: index + 1,
        score,
        parts: { warm: score, dry: null, quiet: null, cheap: null, light: null },
      }))
    expect(recommendedMonths(scored(0.5, 0.4, 0.35, 0.35))).toEqual([1, 2, 3])
    expect(recommendedMonths(scored(0.5, 0.4, 0.34))).toEqual([1, 2])
    expect(recommendedMonths(scored(0.5, 0.1))).toEqual([1])
    expect(recommendedMonths([])).toEqual([])
  })

  it('is nothing when nothing counts, or when nothing is known of what counts', () => {
    expect(rankMonths(months, NONE)).toBeNull()
    const unpriced = months.map((one) => ({ ...one, bed: null }))
    expect(rankMonths(unpriced, { ...NONE, cheap: 3 })).toBeNull()
    expect(rankMonths(unpriced, { ...NONE, cheap: 3, dry: 1 })?.[0]).toMatchObject({
      month: 7,
      parts: { cheap: null },
    })
  })

  it('tells no month from another where all cost the same', () => {
    const even = months.map((one) => ({ ...one, bed: 100 }))
    for (const { parts } of rankMonths(even, { ...NONE, cheap: 1 }) ?? []) expect(parts.cheap).toBe(1)
  })

  it('ranks twelve months from 1 to 0, whatever the wishes', () => {
    const criterion = fc.nat(3)
    const weights = fc.record({
      warm: criterion,
      dry: criterion,
      quiet: criterion,
      cheap: criterion,
      light: criterion,
    })
    fc.assert(
      fc.property(weights, (criteria) => {
        const ranked = rankMonths(months, criteria)
        if (ranked === null) return
        expect(ranked.map(({ month }) => month).toSorted((a, b) => a - b)).toEqual(
          months.map(({ month }) => month),
        )
        for (const [index, { score }] of ranked.entries()) {
          expect(score).toBeGreaterThanOrEqual(0)
          expect(score).toBeLessThanOrEqual(ranked[index - 1]?.score ?? 1)
        }
      }),
      { numRuns: 50 },
    )
  })
})
