import fc from 'fast-check'
import { expect, inject, it } from 'vitest'
import { PLANTED_DEFECTS } from './test-offline-defects.ts'
import { makeFaultSimulation, NETWORK_FAULTS, type PlantedDefect } from './test-offline-faults.ts'

/** `npm run prove` runs all of them. */
const [RUNS, LIMIT_MS] = inject('isProving') ? [100_000, 7_200_000] : [4000, 120_000]
/** Of each planted defect, until it is found. */
const MAX_RUNS_TO_FIND = 20_000
const PEOPLE = ['ann', 'bob', null]
const SECONDS_3 = 3000
const HOUR = 60 * 60 * 1000
const DAY = 24 * HOUR

const pages = import.meta.glob<string>('../../../docs/offline-writes.md', {
  query: '?raw',
  import: 'default',
  eager: true,
})
/** The queue of each kind of write that waits, as the table names it; a new kind is tried from its first day. */
const QUEUES = [
  ...new Set(
    Object.values(pages)
      .flatMap((page) => page.split('\n'))
      .flatMap((line) => /\| waits \| `(.+)` \|/.exec(line)?.[1] ?? []),
  ),
]

const step = fc.oneof(
  { weight: 4, arbitrary: fc.record({ add: fc.nat(2) }) },
  { weight: 4, arbitrary: fc.record({ run: fc.constantFrom(1, 2), isAwaited: fc.boolean() }) },
  {
    weight: 2,
    arbitrary: fc.record({ wait: fc.constantFrom(SECONDS_3, SECONDS_3, 6 * HOUR, 2 * DAY, 31 * DAY) }),
  },
  // A clock is set by hand, or a journey and a bad crystal set it.
  { weight: 1, arbitrary: fc.record({ clockError: fc.integer({ min: -12 * HOUR, max: 12 * HOUR }) }) },
  { weight: 2, arbitrary: fc.record({ become: fc.constantFrom(...PEOPLE) }) },
  { weight: 1, arbitrary: fc.record({ isDiskFull: fc.boolean() }) },
  { weight: 2, arbitrary: fc.record({ sendAgain: fc.constant(true), isKilled: fc.boolean() }) },
  { weight: 1, arbitrary: fc.constant('let-go' as const) },
  { weight: 2, arbitrary: fc.constant('take-back' as const) },
)
const plan = fc.record({
  scheduler: fc.scheduler(),
  queues: fc.shuffledSubarray(QUEUES, { minLength: 3, maxLength: 3 }),
  steps: fc.array(step, { minLength: 4, maxLength: 30 }),
  // Half of the requests arrive undisturbed, or no run would ever finish.
  faults: fc.array(fc.oneof(fc.constantFrom(...NETWORK_FAULTS), fc.constant('none' as const)), {
    maxLength: 40,
  }),
  crashes: fc.array(
    fc.nat(9).map((n) => n === 0),
    { maxLength: 80 },
  ),
})
type Plan = typeof plan extends fc.Arbitrary<infer T> ? T : never
type Write = { write: string; queue: string; person: string | null }

/** Throws when a write is lost, doubled, reordered, sent for somebody else or given back without a reason. */
async function tryPlan({ scheduler, queues, steps, faults, crashes }: Plan, defect?: PlantedDefect) {
  const pause = () => scheduler.schedule(Promise.resolve())
  const world = makeFaultSimulation({ pause, faults: [...faults], crashes: [...crashes], defect })
  const made: Write[] = []
  const letGo = new Set<string>()
  const takenBack = new Set<string>()
  let person: string | null = 'ann'
  for (const [n, one] of steps.entries()) {
    if (one === 'let-go') letGo.add(world.letGo() ?? '')
    else if (one === 'take-back') takenBack.add(world.takeBack() ?? '')
    else if ('add' in one) {
      const write = { write: `write ${n}`, queue: queues[one.add] ?? '', person }
      // Who is told that there is no room has not lost anything.
      if (world.add(write.queue, write.write)) made.push(write)
    } else if ('sendAgain' in one) world.sendAgain(one.isKilled)
    else if ('wait' in one) world.pass(one.wait)
    else if ('clockError' in one) world.setClock(one.clockError)
    else if ('isDiskFull' in one) world.fillDisk(one.isDiskFull)
    else if ('become' in one) {
      // Another user signs in once no request is under way.
      await scheduler.waitFor(world.idle())
      person = one.become
      world.switchUser(person)
    } else {
      for (let n = 0; n < one.run; n++) world.run()
      if (one.isAwaited) await scheduler.waitFor(world.idle())
    }
  }
  await scheduler.waitFor(world.idle())
  await scheduler.waitFor(world.heal(PEOPLE))
  judge(world, made, letGo, takenBack)
}

function judge(
  world: ReturnType<typeof makeFaultSimulation>,
  made: readonly Write[],
  letGo: Set<string>,
  takenBack: Set<string>,
) {
  if (world.maxAtOnce() > 1) throw new Error('Two writes were under way at once')
  for (const { write, queue, person } of made) {
    const effects = world.effects.filter((effect) => effect.write === write)
    const left = world.stored().filter(({ body }) => body === write)
    if (effects.length > 1) throw new Error(`${write} was done twice`)
    if (effects.some((effect) => effect.by !== person || effect.queue !== queue))
      throw new Error(`${write} was done for somebody else`)
    if (left.length > 1) throw new Error(`${write} is on the list twice`)
    if (takenBack.has(write) && effects.length + left.length > 0)
      throw new Error(`${write} was taken back and is there`)
    const [one] = left
    if (!one) {
      if (effects.length === 0 && !takenBack.has(write) && !letGo.has(write))
        throw new Error(`${write} is lost`)
      continue
    }
    if (one.refused === null) throw new Error(`${write} waits for ever`)
    // What is too old may have been done: its person decides.
    if (one.refused.status === 0) continue
    if (effects.length > 0) throw new Error(`${write} was done and is on the list`)
    if (world.noes.get(one.id) !== one.refused.status) throw new Error(`${write} came back without a reason`)
  }
  const places = new Map<string, number>()
  for (const { id, queue, by } of world.effects) {
    const place = Number.parseInt(id, 10)
    const lane = `${by} ${queue}`
    if (place < (places.get(lane) ?? 0)) throw new Error(`${queue} was done in another order`)
    places.set(lane, place)
  }
}

it('knows the queue of each kind of write that waits', () => {
  expect(QUEUES).toEqual(
    expect.arrayContaining(['saved', 'trip:<id>', 'support:<id>', 'comments:<trip>', 'review', 'reports']),
  )
})

it(
  'loses, doubles, reorders and misattributes nothing, whatever goes wrong',
  () =>
    fc.assert(
      fc.asyncProperty(plan, (one) => tryPlan(one)),
      { numRuns: RUNS },
    ),
  LIMIT_MS,
)

it.each(Object.entries(PLANTED_DEFECTS))(
  'finds a queue that %s',
  async (_, defect) => {
    const property = fc.asyncProperty(plan, (one) => tryPlan(one, defect))
    const { failed } = await fc.check(property, { numRuns: MAX_RUNS_TO_FIND, endOnFailure: true })
    expect(failed).toBe(true)
  },
  LIMIT_MS,
)
