import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type MonthFacts, rankMonths } from './index.ts'

const NONE = { warm: 0, dry: 0, quiet: 0, cheap: 0, light: 0 }
// A town of the Mediterranean.
const HIGHS = [13, 14, 17, 20, 25, 30, 34, 34, 29, 24, 18, 14]
const RAINY = [9, 8, 7, 6, 4, 2, 1, 1, 3, 6, 9, 10]
const CROWDS = [1, 1, 2, 3, 4, 5, 5, 5, 4, 3, 2, 1]
const BEDS = [60, 62, 75, 95, 110, 130, 150, 152, 120, 95, 78, 73]
const LIGHT = [580, 640, 715, 795, 860, 890, 875, 820, 745, 670, 600, 565]
const months: MonthFacts[] = HIGHS.map((high, index) => ({
  ...{ month: index + 1, high, low: high - 9, rain: 40, sun: 8, sea: null },
  ...{
    rainDays: RAINY[index] ?? 0,
    crowd: CROWDS[index] ?? 0,
    bed: BEDS[index] ?? 0,
    light: LIGHT[index] ?? 0,
  },
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

  it('for the warm and the quiet together lies at the edges of the season', () => {
    expect(order({ warm: 3, quiet: 2 }).slice(0, 3)).toEqual([10, 5, 4])
  })

  it('scores with the numbers that the rule says', () => {
    const [best] = rankMonths(months, { ...NONE, warm: 1, quiet: 1 }) ?? []
    // October: 24 degrees fit wholly, three of five is half way to empty.
    expect(best).toMatchObject({ month: 10, score: 0.75, parts: { warm: 1, quiet: 0.5 } })
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

  it('calls no month cheap where all cost the same', () => {
    const even = months.map((one) => ({ ...one, bed: 100 }))
    for (const { parts } of rankMonths(even, { ...NONE, cheap: 1 }) ?? []) expect(parts.cheap).toBe(0.5)
  })

  it('ranks twelve months from 1 to 0, whatever the wishes', () => {
    const wish = fc.nat(3)
    const weights = fc.record({ warm: wish, dry: wish, quiet: wish, cheap: wish, light: wish })
    fc.assert(
      fc.property(weights, (wishes) => {
        const ranked = rankMonths(months, wishes)
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
