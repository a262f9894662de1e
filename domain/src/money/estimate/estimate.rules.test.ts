import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type CityCosts, COST_CATEGORIES, SPENDING_LEVELS } from '../../destination/costs/index.ts'
import { findSavings, inWholeUnits, LEVERS, type Lever, type SavingsOptions } from './savings.rules.ts'
import { type EstimateRequest, estimateTrip, perPersonDay } from './trip-cost.rules.ts'

const SOURCE = { year: 2025, certain: true, isEstimate: true, asOf: '2026-11-22', source: 'a test' } as const
const PORT: CityCosts = {
  id: 'port',
  name: 'Port',
  country: 'XX',
  currency: 'EUR',
  ...SOURCE,
  bed: [2000, 6000, 14000],
  meal: [1500, 3500, 8000],
  transport: [400, 700, 2000],
  sights: [0, 2000, 5000],
  coffee: [150, 250, 400],
  dinner: [1200, 2200, 5000],
  taxi: [700, 900, 1200],
  bedOutside: 70,
  bedMonths: [70, 80, 90, 100, 110, 120, 130, 125, 110, 100, 85, 80],
}
const PEAK: CityCosts = {
  ...PORT,
  id: 'peak',
  name: 'Peak',
  currency: 'CHF',
  bed: [5000, 11_000, 22_000],
  bedOutside: 100,
  meal: [3000, 7000, 15_000],
  transport: [1200, 1200, 6000],
  sights: [1500, 1500, 1500],
  bedMonths: [130, 130, 110, 80, 75, 90, 100, 100, 90, 80, 75, 140],
}
const RATES = {
  base: 'EUR',
  date: '2026-11-20',
  source: 'a test',
  isEstimate: true,
  uncertain: [],
  rates: { CHF: 0.93, JPY: 160.7 },
}
const LIKELY = { bed: 'likely', meal: 'likely', transport: 'likely', sights: 'likely' } as const
const WISH: EstimateRequest = {
  stops: [{ city: PORT, nights: 3, isOutside: false }],
  from: '2027-06-29',
  people: 2,
  styles: LIKELY,
  currency: 'EUR',
  extra: 0,
}
const ASKED: SavingsOptions = { keep: new Set(), flexDays: 0, earliest: '2027-01-01', goal: null }
const keepAllBut = (...levers: Lever[]) => new Set(LEVERS.filter((one) => !levers.includes(one)))
const totalOf = (request: EstimateRequest) => {
  const one = estimateTrip(request, RATES)
  return one.ok ? one.value.total.likely : Number.NaN
}

describe('the estimate of a trip', () => {
  it('adds the cost of each stop by its nights, months and currency, and the known extra costs', () => {
    const stops = [...WISH.stops, { city: PEAK, nights: 2, isOutside: false }]
    const estimate = estimateTrip({ ...WISH, stops, extra: 50_000 }, RATES)
    if (!estimate.ok) throw new Error(estimate.code)
    const { value } = estimate
    expect(value.stops.map(({ from, nights, days }) => [from, nights, days])).toEqual([
      ['2027-06-29', 3, 3],
      ['2027-07-02', 2, 3],
    ])
    expect([value.to, value.days]).toEqual(['2027-07-04', 6])
    // Two nights of June and one of July; two of July in francs at 0.93 for one euro.
    expect(value.parts.bed.likely).toBe(2 * 14_400 + 15_600 + Math.round(44_000 / 0.93))
    expect(value.parts.other).toEqual({ low: 50_000, likely: 50_000, high: 50_000 })
    expect(perPersonDay(value.total.likely, { people: 2, days: 6 })).toBe(Math.round(value.total.likely / 12))
  })

  it('has no result when a city’s currency has no rate', () => {
    const stops = [{ city: PEAK, nights: 1, isOutside: false }]
    expect(estimateTrip({ ...WISH, stops }, null)).toEqual({ ok: false, code: 'no-rate' })
    expect(findSavings({ ...WISH, stops }, ASKED, null)).toBeNull()
  })
})

describe('savings', () => {
  it('are shown in whole units of the currency, and the rows add up to the sum', () => {
    const after = { total: { likely: 181_733 } } as Parameters<typeof inWholeUnits>[0]['after']
    const swaps = [120_941, 96_975, 45_993, 16_624, 14_213, 5673, 3716].map((saving) => ({
      kind: 'area' as const,
      stop: 0,
      saving,
    }))
    const { saved, savings } = inWholeUnits({ swaps, after }, 485_868, 100)
    expect(saved).toBe(304_200)
    expect(savings).toEqual([121_000, 97_000, 46_000, 16_600, 14_200, 5700, 3700])
    expect(savings.reduce((sum, one) => sum + one, 0)).toBe(saved)
  })

  it('by dates alone are the cheapest days in range, with the smallest move', () => {
    const savings = findSavings(WISH, { ...ASKED, keep: keepAllBut('dates'), flexDays: 14 }, RATES)
    // All three nights in June: 130 % becomes 120 %.
    expect(savings?.swaps).toEqual([{ kind: 'dates', from: '2027-06-29', to: '2027-06-28', saving: 1200 }])
    const far = findSavings(WISH, { ...ASKED, keep: keepAllBut('dates'), flexDays: 92 }, RATES)
    expect(far?.swaps[0]).toMatchObject({ kind: 'dates', to: '2027-03-29' })
    const now = { ...ASKED, keep: keepAllBut('dates'), flexDays: 14, earliest: '2027-06-29' }
    expect(findSavings(WISH, now, RATES)?.swaps).toEqual([])
  })

  it('by area are the difference for a bed outside the centre', () => {
    expect(findSavings(WISH, { ...ASKED, keep: keepAllBut('area') }, RATES)?.swaps).toEqual([
      { kind: 'area', stop: 0, saving: 13_320 },
    ])
  })

  it.each([
    ['meal', 16_000],
    ['transport', 2400],
    ['sights', 16_000],
  ] as const)('by %s are one step of style', (category, saving) => {
    expect(findSavings(WISH, { ...ASKED, keep: keepAllBut(category) }, RATES)?.swaps).toEqual([
      { kind: 'style', category, from: 'likely', to: 'low', saving },
    ])
  })

  it('towards a goal are the least noticeable ones: here free sights', () => {
    const before = totalOf(WISH)
    const savings = findSavings(WISH, { ...ASKED, flexDays: 14, goal: before - 14_000 }, RATES)
    expect(savings?.swaps).toEqual([
      { kind: 'style', category: 'sights', from: 'likely', to: 'low', saving: 16_000 },
    ])
    expect(savings?.reachesGoal).toBe(true)
  })

  it('towards a goal save the least of two equally noticeable choices', () => {
    const options = { ...ASKED, keep: keepAllBut('sights', 'transport', 'meal'), goal: totalOf(WISH) - 2000 }
    // The sights would save 16,000.
    expect(findSavings(WISH, options, RATES)?.swaps).toEqual([
      { kind: 'style', category: 'transport', from: 'likely', to: 'low', saving: 2400 },
    ])
  })

  it('are none when the goal is met already, and all of them when the goal cannot be reached', () => {
    expect(findSavings(WISH, { ...ASKED, goal: totalOf(WISH) }, RATES)).toMatchObject({
      swaps: [],
      saved: 0,
      reachesGoal: true,
    })
    const short = findSavings({ ...WISH, styles: { ...LIKELY, bed: 'high' } }, { ...ASKED, goal: 1 }, RATES)
    expect(short?.reachesGoal).toBe(false)
    expect(short?.request.styles).toEqual({ bed: 'low', meal: 'low', transport: 'low', sights: 'low' })
    expect(short?.request.stops[0]?.isOutside).toBe(true)
  })

  it('are empty when everything is fixed, or nothing is cheaper', () => {
    expect(findSavings(WISH, { ...ASKED, keep: new Set(LEVERS), flexDays: 30 }, RATES)?.swaps).toEqual([])
    const plain = {
      ...WISH,
      stops: [{ city: PORT, nights: 3, isOutside: true }],
      from: '2027-01-10',
      styles: { bed: 'low', meal: 'low', transport: 'low', sights: 'low' } as const,
    }
    expect(findSavings(plain, { ...ASKED, flexDays: 14 }, RATES)?.swaps).toEqual([])
  })
})

const style = fc.constantFrom(...SPENDING_LEVELS)
const anyRequest: fc.Arbitrary<EstimateRequest> = fc.record({
  stops: fc.array(
    fc.record({
      city: fc.constantFrom(PORT, PEAK),
      nights: fc.integer({ min: 1, max: 9 }),
      isOutside: fc.boolean(),
    }),
    { minLength: 1, maxLength: 3 },
  ),
  from: fc.constantFrom('2027-01-28', '2027-06-29', '2027-12-30'),
  people: fc.integer({ min: 1, max: 5 }),
  styles: fc.record({ bed: style, meal: style, transport: style, sights: style }),
  currency: fc.constantFrom('EUR', 'JPY', 'CHF'),
  extra: fc.nat(100_000),
})
const anyAsked = fc.record({
  keep: fc.subarray([...LEVERS]).map((levers) => new Set(levers)),
  flexDays: fc.constantFrom(0, 7, 31),
  earliest: fc.constantFrom('2027-01-01', '2027-06-29'),
  goal: fc.option(fc.nat(900_000)),
})

describe('savings for any request', () => {
  it('add up to the difference of the estimates, to the minor unit; each saves something; fixed categories stay', () => {
    fc.assert(
      fc.property(anyRequest, anyAsked, (request, options) => {
        const savings = findSavings(request, options, RATES)
        if (!savings) throw new Error('there is a rate')
        const sum = savings.swaps.reduce((all, { saving }) => all + saving, 0)
        expect(savings.saved).toBe(sum)
        expect(totalOf(savings.request)).toBe(totalOf(request) - sum)
        expect(savings.after.total.likely).toBe(totalOf(request) - sum)
        expect(savings.swaps.every(({ saving }) => saving > 0)).toBe(true)
        if (options.keep.has('dates')) expect(savings.request.from).toBe(request.from)
        if (options.keep.has('area'))
          expect(savings.request.stops.map(({ isOutside }) => isOutside)).toEqual(
            request.stops.map(({ isOutside }) => isOutside),
          )
        for (const category of COST_CATEGORIES)
          if (options.keep.has(category))
            expect(savings.request.styles[category]).toBe(request.styles[category])
      }),
      { numRuns: 60 },
    )
  })

  it('are deterministic, and no choice in range is cheaper', () => {
    fc.assert(
      fc.property(anyRequest, fc.constantFrom(0, 7), (request, flexDays) => {
        const options = { ...ASKED, flexDays, earliest: request.from }
        const savings = findSavings(request, options, RATES)
        expect(findSavings(request, options, RATES)).toEqual(savings)
        expect(savings?.after.total.likely).toBe(cheapest(request, flexDays))
      }),
      { numRuns: 15 },
    )
  })
})

/** A reference implementation: the lowest total over each date, style (one step down at most), and bed inside or outside. */
function cheapest(request: EstimateRequest, flexDays: number): number {
  const steps = (now: (typeof SPENDING_LEVELS)[number]) =>
    SPENDING_LEVELS.slice(Math.max(0, SPENDING_LEVELS.indexOf(now) - 1), SPENDING_LEVELS.indexOf(now) + 1)
  const days = Array.from({ length: flexDays + 1 }, (_, shift) =>
    new Date(Date.parse(request.from) + shift * 86_400_000).toISOString().slice(0, 10),
  )
  const stops = request.stops.reduce<EstimateRequest['stops'][]>(
    (all, stop) =>
      all.flatMap((some) =>
        (stop.isOutside ? [true] : [false, true]).map((isOutside) => [...some, { ...stop, isOutside }]),
      ),
    [[]],
  )
  const { styles } = request
  let least = Number.POSITIVE_INFINITY
  for (const from of days)
    for (const some of stops)
      for (const bed of steps(styles.bed))
        for (const meal of steps(styles.meal))
          for (const transport of steps(styles.transport))
            for (const sights of steps(styles.sights)) {
              const one = { ...request, from, stops: some, styles: { bed, meal, transport, sights } }
              least = Math.min(least, totalOf(one))
            }
  return least
}
