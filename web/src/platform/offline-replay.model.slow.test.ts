import fc from 'fast-check'
import { expect, inject, it } from 'vitest'
import type { OfflineAction } from './offline-db.ts'
import { makeFaultSimulation, NETWORK_FAULTS } from './test-offline-faults.ts'

/** `npm run prove` runs all of them. */
const [RUNS, LIMIT_MS] = inject('isProving') ? [100_000, 7_200_000] : [4000, 120_000]
const PEOPLE = ['ann', 'bob', null]
const QUEUES = ['q', 'r']

const step = fc.oneof(
  fc.record({ add: fc.constantFrom(...QUEUES) }),
  fc.record({ run: fc.constantFrom(1, 2), isAwaited: fc.boolean() }),
  fc.record({ wait: fc.constant(3000) }),
  fc.record({ become: fc.constantFrom(...PEOPLE) }),
)
const plan = {
  scheduler: fc.scheduler(),
  steps: fc.array(step, { minLength: 4, maxLength: 30 }),
  // Half of the requests arrive undisturbed, or no run would ever finish.
  faults: fc.array(fc.oneof(fc.constantFrom(...NETWORK_FAULTS), fc.constant('none' as const)), {
    maxLength: 40,
  }),
  crashes: fc.array(
    fc.nat(9).map((n) => n === 0),
    { maxLength: 80 },
  ),
}

it(
  'loses, doubles, reorders and misattributes nothing, whatever goes wrong',
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.record(plan), async ({ scheduler, steps, faults, crashes }) => {
        const pause = () => scheduler.schedule(Promise.resolve())
        const world = makeFaultSimulation({ pause, faults: [...faults], crashes: [...crashes] })
        const added: OfflineAction[] = []
        for (const one of steps) {
          if ('add' in one) added.push(world.add(one.add, added.length + 1))
          else if ('wait' in one) world.pass(one.wait)
          else if ('become' in one) {
            // Another user signs in once no request is under way.
            await scheduler.waitFor(world.idle())
            world.switchUser(one.become)
          } else {
            for (let n = 0; n < one.run; n++) world.run()
            if (one.isAwaited) await scheduler.waitFor(world.idle())
          }
        }
        await scheduler.waitFor(world.idle())
        await scheduler.waitFor(world.heal(PEOPLE))

        expect(world.maxAtOnce()).toBeLessThanOrEqual(1)
        // No caller waits for something that the server will never do.
        const lost = new Set([...world.refused, ...world.broken])
        const expected = added.filter(({ id }) => !lost.has(id))
        expect(world.effects.map(({ id }) => id).toSorted()).toEqual(expected.map(({ id }) => id).toSorted())
        expect(world.storedIds().toSorted()).toEqual([...lost].toSorted())
        expect(world.waiting()).toEqual([])
        for (const person of PEOPLE)
          for (const queue of QUEUES) {
            const arrived = world.effects.filter((effect) => effect.queue === queue && effect.by === person)
            const made = expected.filter((action) => action.queue === queue && action.person === person)
            expect(arrived.map(({ id }) => id)).toEqual(made.map(({ id }) => id))
          }
      }),
      { numRuns: RUNS },
    )
  },
  LIMIT_MS,
)
