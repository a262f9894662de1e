import { describe, expect, it } from 'vitest'
import { PLAN_CODES, PLANS } from './plans.data.ts'
import {
  firstMonth,
  firstPrice,
  periodEnd,
  planOf,
  priceOf,
  readPlanCode,
  yearlySaving,
} from './plans.rules.ts'

const plan = (id: string) => {
  const found = PLANS.find((one) => one.id === id)
  if (!found) throw new Error(id)
  return found
}

describe('the table of plans', () => {
  it.each([
    ['globetrotter', 999, 9900],
    ['jetsetter', 1999, 19_900],
    ['nomad-squad', 3999, 39_900],
  ] as const)('%s costs %i a month or %i a year, in cents', (id, month, year) => {
    expect(priceOf(plan(id), 'month')?.amount).toBe(month)
    expect(priceOf(plan(id), 'year')?.amount).toBe(year)
  })

  it('has Lifetime for 29900 once, and Explorer for nothing with the free limits', () => {
    expect(priceOf(plan('lifetime'), 'month')).toMatchObject({ amount: 29_900, interval: 'once' })
    expect(priceOf(plan('explorer'), 'month')).toBeNull()
    expect(plan('explorer').limits).toEqual({
      ai_requests: 10,
      itinerary_generations: 3,
      search_requests: 25,
      saved_items: 15,
    })
  })

  it('is for six travellers with Nomad Squad and for one with every other', () => {
    expect(PLANS.map(({ id, travellers }) => [id, travellers])).toEqual([
      ['explorer', 1],
      ['globetrotter', 1],
      ['jetsetter', 1],
      ['nomad-squad', 6],
      ['lifetime', 1],
    ])
  })
})

describe('the first month', () => {
  it.each([
    [999, 799],
    [1999, 1599],
    [3999, 3199],
    [1000, 800],
    [1, 1],
    [0, 0],
  ])('of %i cents costs %i', (amount, first) => {
    expect(firstMonth(amount)).toBe(first)
  })
})

describe('a year', () => {
  it.each([
    ['globetrotter', 2088],
    ['jetsetter', 4088],
    ['nomad-squad', 8088],
    ['lifetime', 0],
    ['explorer', 0],
  ] as const)('of %s saves %i cents against twelve months', (id, saving) => {
    expect(yearlySaving(plan(id))).toBe(saving)
  })
})

describe('a plan code', () => {
  it('is one of seven, and pro means Globetrotter by the month', () => {
    expect(PLAN_CODES.map((code) => readPlanCode(code))).toEqual([...PLAN_CODES])
    expect(readPlanCode('pro')).toBe('globetrotter-monthly')
    for (const text of ['', 'PRO', 'explorer', 'lifetime-monthly', '__proto__'])
      expect(readPlanCode(text)).toBeNull()
  })

  it('leads to its plan and its price', () => {
    for (const code of PLAN_CODES) expect(planOf(code).price.code).toBe(code)
  })
})

describe('a period', () => {
  it.each([
    ['2026-05-01T10:00:00.000Z', 'month', '2026-06-01T10:00:00.000Z'],
    ['2026-01-31T10:00:00.000Z', 'month', '2026-02-28T10:00:00.000Z'],
    ['2028-01-31T00:00:00.000Z', 'month', '2028-02-29T00:00:00.000Z'],
    ['2028-02-29T00:00:00.000Z', 'year', '2029-02-28T00:00:00.000Z'],
    ['2026-12-31T23:59:59.999Z', 'month', '2027-01-31T23:59:59.999Z'],
  ] as const)('that begins at %s by the %s ends at %s', (now, interval, end) => {
    expect(periodEnd(new Date(now), interval)?.toISOString()).toBe(end)
  })

  it('that is paid once has no end, and neither it nor a year has a first-month price', () => {
    expect(periodEnd(new Date(), 'once')).toBeNull()
    expect(PLAN_CODES.map((code) => firstPrice(planOf(code).price))).toEqual([
      799, 9900, 1599, 19_900, 3199, 39_900, 29_900,
    ])
  })
})
