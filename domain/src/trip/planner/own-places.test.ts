import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { z } from 'zod/mini'
import {
  checkTrip,
  joinOwnPlaces,
  type OwnPlace,
  parseRequest,
  parseStoredRequest,
  planRequest,
} from '../itinerary/index.ts'
import {
  anyPlaces,
  expectProvedOrRefused,
  FACTS,
  ownPlace,
  type PlannedWorld,
  planWith,
  ROUTE,
  START,
  TOWN,
} from './own-places-world.test.ts'

function planIn({ request, facts, outcome }: PlannedWorld) {
  if (outcome.state !== 'planned') throw new Error(JSON.stringify(outcome))
  const { plan } = outcome.solved
  expect(checkTrip(request, plan, facts).filter(({ ok }) => !ok)).toEqual([])
  return plan
}
const stopsOf = (world: PlannedWorld) => planIn(world).days.flatMap(({ stops }) => stops)
const issuesOf = (input: object, places: OwnPlace[]) => {
  const parsed = parseRequest(
    { ...TOWN, startDate: START, ...input, places },
    joinOwnPlaces(FACTS, places),
    START,
  )
  return parsed.ok ? [] : parsed.issues
}

describe('a place of one’s own', () => {
  it('is a candidate like any other, and its price counts for the party', () => {
    const house = ownPlace({ price: { amount: 700, currency: 'EUR' } })
    const found = stopsOf(planWith({ ...TOWN, travellers: { adults: 2 } }, [house])).find(
      ({ poiId }) => poiId === house.id,
    )
    expect(found).toMatchObject({
      name: house.name,
      cost: { amount: 1400, currency: 'EUR' },
      costKnown: true,
    })
  })

  it('is seen when it must be, within its hours, for as long as was said', () => {
    const museum = ownPlace(
      { hours: 'Mo off; Tu 15:00-17:00; We-Su off', minutes: 90, category: 'museum' },
      9,
    )
    const plan = planIn(planWith({ ...TOWN, mustSee: [museum.id] }, [museum]))
    const [stop] = plan.days[1]?.stops.filter(({ poiId }) => poiId === museum.id) ?? []
    expect(stop?.start && stop.start >= '15:00' && stop.end <= '17:00').toBe(true)
    expect(stop?.costKnown).toBe(false)
  })

  it('is a meal where food is sold', () => {
    const table = ownPlace({ category: 'restaurant', hours: '24/7' }, 0.2)
    const stops = stopsOf(planWith({ ...TOWN, mustSee: [table.id] }, [table]))
    expect(stops.filter(({ poiId }) => poiId === table.id)).toHaveLength(1)
    expect(joinOwnPlaces(FACTS, [table]).guides[0]?.pointsOfInterest.at(-1)?.meals).toEqual([
      'lunch',
      'dinner',
    ])
  })

  it('of which the diets are told meets a need for them; one of which nobody told any meets none', () => {
    const dinnerAt = (more: Partial<OwnPlace>) => {
      const inn = ownPlace({ category: 'restaurant', ...more })
      const needs = { stepFree: false, diets: ['vegan' as const] }
      return planWith({ ...TOWN, mustSee: [inn.id], needs }, [inn])
    }
    const told = stopsOf(dinnerAt({ diet: ['halal', 'vegan'] }))
    expect(told.filter(({ poiId }) => poiId?.startsWith('own-'))).toMatchObject([{ kind: 'meal' }])
    expect(dinnerAt({ diet: ['halal'] }).outcome.state).toBe('refused')
    expect(dinnerAt({}).outcome.state).toBe('refused')
  })

  it('is in the nearest city, with a price in other money at the rates of the facts', () => {
    const place = ownPlace({ price: { amount: 1000, currency: 'EUR' } }, 3, 'port')
    const stops = stopsOf(planWith({ ...ROUTE, mustSee: [place.id] }, [place]))
    expect(stops.find(({ poiId }) => poiId === place.id)?.cost).toEqual({ amount: 25_000, currency: 'CZK' })
    const unpriced = joinOwnPlaces({ ...FACTS, rates: null }, [place]).guides[1]?.pointsOfInterest.at(-1)
    expect(unpriced).toMatchObject({ id: place.id, price: null })
  })

  it('that is never open when one is there is a conflict of its own', () => {
    const shut = ownPlace({ hours: 'Su 10:00-12:00' })
    const { outcome } = planWith({ ...TOWN, mustSee: [shut.id] }, [shut])
    expect(outcome).toMatchObject({ state: 'refused', conflict: [{ wish: 'must-see' }] })
  })

  it('takes the place of one that was there before, and never that of a guide', () => {
    const place = ownPlace()
    const longer = { ...place, minutes: 120 }
    const twice = joinOwnPlaces(joinOwnPlaces(FACTS, [place]), [longer])
    expect(twice.guides[0]?.pointsOfInterest.filter(({ id }) => id === place.id)).toMatchObject([
      { minutes: 120 },
    ])
    expect(joinOwnPlaces(twice, []).guides).toEqual(FACTS.guides)
    expect(z.safeParse(planRequest, { ...TOWN, places: [{ ...place, id: 'town-1' }] }).success).toBe(false)
  })

  it('that is far from every city, or there twice, is refused in words', () => {
    const far = ownPlace({}, 150)
    expect(issuesOf({}, [far])).toMatchObject([{ path: 'places.0.location' }])
    const place = ownPlace()
    expect(issuesOf({}, [place, place])).toMatchObject([{ path: 'places.1.id' }])
    expect(issuesOf({ mustSee: ['own-gone'] }, [])).toMatchObject([{ path: 'mustSee.0' }])
  })

  it('that somebody removed leaves the wishes of a trip that is opened again', () => {
    const gone = ownPlace()
    const stored = {
      ...TOWN,
      startDate: START,
      mustSee: ['town-1', gone.id],
      avoid: [gone.id],
      places: [gone],
    }
    expect(parseStoredRequest(stored, FACTS)).toMatchObject({ mustSee: ['town-1'], avoid: [], places: [] })
  })

  it.each([
    ['an hour that there is not', { hours: 'Mo 09:00-26:00' }],
    ['words for hours', { hours: 'when the sun shines' }],
    ['hours as long as a book', { hours: Array(60).fill('Mo 09:00-10:00').join('; ') }],
    ['a place off the earth', { location: { lat: 91, lon: 0 } }],
    ['half a position', { location: { lat: 48 } }],
    ['a visit of a minute', { minutes: 1 }],
    ['a visit of two days', { minutes: 2880 }],
    ['a price below nothing', { price: { amount: -1, currency: 'EUR' } }],
    ['a price of a palace', { price: { amount: 1e12, currency: 'EUR' } }],
    ['a category of ours that is none', { category: 'secret' }],
    ['no name', { name: ' ' }],
    ['a name as long as a book', { name: 'x'.repeat(201) }],
  ])('is refused with %s', (_, part) => {
    expect(z.safeParse(planRequest, { ...TOWN, places: [{ ...ownPlace(), ...part }] }).success).toBe(false)
  })
})

it('any places of one’s own are planned and proved, or refused with a smallest conflict', () => {
  fc.assert(
    fc.property(anyPlaces, (rows) => expectProvedOrRefused(rows, {})),
    { numRuns: 4 },
  )
}, 60_000)
