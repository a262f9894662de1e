import fc from 'fast-check'
import { describe, expect, inject, it } from 'vitest'
import { makeTripSimulation } from './trip-simulation.rules.ts'

/** `npm run prove` runs all of them. */
const [RUNS, LIMIT_MS] = inject('isProving') ? [100_000, 7_200_000] : [1500, 60_000]

describe('several people who change one trip offline, with lost answers and repeated calls', () => {
  const step = fc.oneof(
    fc.record({ who: fc.nat(2), edit: fc.record({ item: fc.nat(4), field: fc.nat(1), value: fc.nat(4) }) }),
    fc.record({ who: fc.nat(2), send: fc.constantFrom('arrives', 'lost', 'answer-lost', 'twice') }),
    fc.record({ who: fc.nat(2), fetch: fc.constant(true) }),
    fc.record({ who: fc.nat(2), again: fc.nat(9) }),
  )

  it.each([2, 3])('%i of them end with the same trip and lose nothing', { timeout: LIMIT_MS }, (people) => {
    fc.assert(
      fc.property(fc.array(step, { minLength: 5, maxLength: 60, size: 'max' }), (steps) => {
        const world = makeTripSimulation(people)
        for (const one of steps) world.take({ ...one, who: one.who % people })
        world.converge()
        for (const view of world.views()) expect(view).toEqual(world.server().items)
        expect(world.lost()).toEqual([])
        expect(world.falseRivals()).toEqual([])
        const versions = Object.values(world.server().applied)
        expect(new Set(versions).size).toBe(versions.length)
        expect(world.server().version).toBe(versions.length)
      }),
      { numRuns: RUNS },
    )
  })
})
