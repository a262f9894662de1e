import type { Guide, PointOfInterest } from '@tripwright/domain/destination/places'
import { describe, expect, it } from 'vitest'
import type { PlanWithFacts } from '#features/trip/planner/index.ts'
import { candidatesFor, stepTo } from './trip-edits.state.ts'

const days = [{ stops: ['a', 'b'] }, { stops: ['c'] }]

describe('one step up or down', () => {
  it('stays in the day, goes over its edge into the next, and ends at the ends of the trip', () => {
    expect(stepTo(days, { day: 0, index: 0 }, 1)).toEqual({ day: 0, index: 1 })
    expect(stepTo(days, { day: 0, index: 1 }, 1)).toEqual({ day: 1, index: 0 })
    expect(stepTo(days, { day: 1, index: 0 }, -1)).toEqual({ day: 0, index: 2 })
    expect(stepTo(days, { day: 0, index: 0 }, -1)).toBeNull()
    expect(stepTo(days, { day: 1, index: 0 }, 1)).toBeNull()
  })
})

const place = (id: string, part: Partial<PointOfInterest>) => ({
  id,
  name: id,
  nameLocal: id,
  lat: 41.9,
  lon: 12.5,
  renown: 50,
  category: 'museum',
  ...part,
})
const PLACES = [
  place('far', { lat: 41.95 }),
  place('near', { lat: 41.901 }),
  place('shut', { lat: 41.9001 }),
  place('in-plan', {}),
  place('trattoria', { category: 'restaurant', meals: ['lunch'] }),
]
const stopOf = (poiId: string, meal?: string) => ({ poiId, lat: 41.9, lon: 12.5, ...(meal && { meal }) })
// Only the fields that the choice reads.
const planWithFacts = {
  view: {
    plan: {
      days: [{ cityId: 'rome', date: '2026-12-01', stops: [stopOf('in-plan'), stopOf('other', 'lunch')] }],
    },
    ids: [['1', '2']],
  },
  keyedFacts: { facts: { guides: [{ city: { id: 'rome' }, pointsOfInterest: PLACES } as unknown as Guide] } },
} as unknown as PlanWithFacts
const OPEN = [{ open: 540, close: 1080 }]
const openings = { far: OPEN, near: OPEN, trattoria: OPEN, shut: [] }
const choice = (instead: string | null) =>
  candidatesFor(
    planWithFacts,
    { day: 0, instead: instead === null ? null : { id: instead, name: '' } },
    openings,
  ).map(({ place: { id } }) => id)

describe('the places to choose from', () => {
  it('are those not in the plan, near ones first and closed ones last', () => {
    expect(choice(null)).toEqual(['trattoria', 'near', 'far', 'shut'])
  })

  it('are of the same kind as the replaced stop: a sight for a sight, a restaurant for a meal', () => {
    expect(choice('1')).toEqual(['near', 'far', 'trattoria', 'shut'])
    expect(choice('2')[0]).toBe('trattoria')
  })
})
