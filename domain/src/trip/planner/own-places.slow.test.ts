import fc from 'fast-check'
import { inject, it } from 'vitest'
import { anyPlaces, expectProvedOrRefused } from './own-places-world.test.ts'

/** Most of the time goes into proving that what was refused cannot be kept; `npm run prove` runs all. */
const [RUNS, LIMIT_MS] = inject('isProving') ? [1_000, 7_200_000] : [20, 600_000]

it(
  'any places of one’s own are proved or refused with a smallest conflict, whatever else is asked for',
  () => {
    const wishes = fc.record(
      {
        pace: fc.constantFrom('relaxed', 'balanced', 'packed'),
        meals: fc.boolean(),
        budget: fc.record({ amount: fc.integer({ min: 2000, max: 60_000 }), currency: fc.constant('EUR') }),
        needs: fc.record({ stepFree: fc.boolean() }),
        modes: fc.constantFrom(['walk'], ['walk', 'transit'], ['walk', 'transit', 'taxi']),
      },
      { requiredKeys: [] },
    )
    fc.assert(
      fc.property(anyPlaces, wishes, (rows, input) => expectProvedOrRefused(rows, input)),
      { numRuns: RUNS },
    )
  },
  LIMIT_MS,
)
