import { describe, expect, it } from 'vitest'
import { FREE_LIMITS, usageResetsAt } from './usage.rules.ts'

describe('the UTC day that an instant counts for', () => {
  it.each([
    ['2026-12-31T23:59:59.999Z', '2027-01-01T00:00:00.000Z'],
    ['2028-02-28T12:00:00.000Z', '2028-02-29T00:00:00.000Z'],
    ['2026-03-29T00:00:00.000Z', '2026-03-30T00:00:00.000Z'],
  ])('that began before %s ends at %s', (now, reset) => {
    expect(usageResetsAt(new Date(now)).toISOString()).toBe(reset)
  })
})

it('holds the free limits of the specification', () => {
  expect(FREE_LIMITS).toEqual({
    ai_requests: 10,
    itinerary_generations: 3,
    search_requests: 25,
    saved_items: 15,
  })
})
