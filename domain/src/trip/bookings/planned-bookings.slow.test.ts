import fc from 'fast-check'
import { expect, inject, it } from 'vitest'
import { checkTrip } from '../itinerary/index.ts'
import { at, booking, factsOf, planOf, requestOf, type TownId } from './booked-world.test.ts'
import type { TripBooking } from './booking.rules.ts'

/** Most of it goes into proving that what was refused cannot be kept. */
/** `npm run prove` runs all of them. */
const [RUNS, LIMIT_MS] = inject('isProving') ? [1_000, 7_200_000] : [20, 600_000]
const ROUTE = {
  cities: [
    { id: 'town', nights: 2 },
    { id: 'port', nights: 1 },
  ],
  days: 4,
  timeBudgetMs: 10,
}

it(
  'are planned round and proved, or refused with what stands in the way, whatever they are',
  () => {
    const time = fc
      .integer({ min: 0, max: 95 })
      .map((n) => `${String(n >> 2).padStart(2, '0')}:${String((n % 4) * 15).padStart(2, '0')}`)
    const place = fc.record({
      town: fc.constantFrom<TownId>('town', 'port'),
      on: fc.integer({ min: 0, max: 5 }),
      time,
      km: fc.integer({ min: 0, max: 20 }),
    })
    const end = place.map(({ town, on, time, km }) => at(town, on, time, km))
    const any = fc.record({
      kind: fc.constantFrom<TripBooking['kind']>('flight', 'train', 'hotel', 'car', 'restaurant', 'ticket'),
      startsAt: end,
      endsAt: fc.option(end, { nil: null }),
    })
    fc.assert(
      fc.property(fc.array(any, { minLength: 1, maxLength: 3 }), (parts) => {
        const request = requestOf(
          ROUTE,
          parts.map(({ kind, ...part }) => booking(kind, part)),
        )
        const outcome = planOf(request)
        if (outcome.state === 'planned')
          expect(
            checkTrip(request, outcome.solved.plan, factsOf(request.cities)).filter(({ ok }) => !ok),
          ).toEqual([])
        else {
          expect(outcome.state).toBe('refused')
          expect(outcome.state === 'refused' && outcome.conflict.length).toBeGreaterThan(0)
        }
      }),
      { numRuns: RUNS },
    )
  },
  LIMIT_MS,
)
