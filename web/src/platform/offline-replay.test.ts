import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { OfflineAction } from './offline-db.ts'
import { type Answer, nextAction, nextTime, type ReplayPorts, replay } from './offline-replay.ts'

const DAY = 24 * 60 * 60 * 1000

function makeAction(fields: Partial<OfflineAction> = {}): OfflineAction {
  return {
    ...{
      id: 'a',
      timestamp: 0,
      url: '/api/x',
      method: 'POST',
      headers: {},
      body: '{}',
      queue: 'q',
      sequence: 1,
    },
    ...{ person: 'ann', attempts: 0, notBefore: 0, refused: null },
    ...fields,
  }
}

const answered = (status: number, retryAfter: number | null = null): Answer => ({
  ...{ kind: 'answered', status, retryAfter, body: null },
  ...{ code: status < 300 ? '' : `code-${status}`, message: 'words' },
})

/** A device with these actions, and a server that answers as told, one answer after the other. */
function makePorts(actions: OfflineAction[], answers: Answer[], fields: Partial<ReplayPorts> = {}) {
  const kept = new Map(actions.map((action) => [action.id, action]))
  const sent: string[] = []
  const ports: ReplayPorts = {
    list: async () => [...kept.values()],
    change: async (id, changed) => {
      const action = kept.get(id)
      if (action) kept.set(id, { ...action, ...changed })
    },
    remove: async (id) => void kept.delete(id),
    send: async (action) => {
      sent.push(action.id)
      return answers.shift() ?? answered(200)
    },
    person: async () => 'ann',
    now: () => 1000,
    ...fields,
  }
  return { ports, kept, sent }
}

describe('an action', () => {
  it.each([200, 201, 204])('leaves on %i', async (status) => {
    const { ports, kept } = makePorts([makeAction()], [answered(status)])
    expect(await replay(ports)).toBe('done')
    expect(kept.size).toBe(0)
  })

  it.each([400, 403, 404, 409, 410, 413, 422])(
    'is kept for its person to decide on a final %i',
    async (status) => {
      const { ports, kept, sent } = makePorts(
        [makeAction(), makeAction({ id: 'b', sequence: 2 })],
        [answered(status)],
      )
      expect(await replay(ports)).toBe('done')
      expect(kept.get('a')?.refused).toEqual({ at: 1000, status, code: `code-${status}`, message: 'words' })
      expect(sent).toEqual(['a', 'b'])
    },
  )

  it.each([408, 425, 429, 500, 503])('waits on %i and holds up its own queue only', async (status) => {
    const others = [
      makeAction({ id: 'b', sequence: 2 }),
      makeAction({ id: 'c', sequence: 3, queue: 'other' }),
    ]
    const { ports, kept, sent } = makePorts([makeAction(), ...others], [answered(status)])
    expect(await replay(ports)).toBe('done')
    expect(sent).toEqual(['a', 'c'])
    expect(kept.get('a')).toMatchObject({ refused: null, attempts: 1, notBefore: 6000 })
    expect(nextTime([...kept.values()], 'ann', 1000)).toBe(6000)
  })

  it('gives a used-up plan back to its person at once and goes on', async () => {
    const words = { code: 'limit-reached', message: 'words' }
    const used: Answer = { ...words, kind: 'answered', status: 429, retryAfter: 50_000, body: null }
    const { ports, kept, sent } = makePorts([makeAction(), makeAction({ id: 'b', sequence: 2 })], [used])
    expect(await replay(ports)).toBe('done')
    expect(sent).toEqual(['a', 'b'])
    expect(kept.get('a')).toMatchObject({ refused: { status: 429, code: 'limit-reached' } })
  })

  it('waits as long as Retry-After asks, a day at most, and else ever longer up to five minutes', async () => {
    const wait = async (answer: Answer, attempts = 0) => {
      const { ports, kept } = makePorts([makeAction({ attempts })], [answer])
      await replay(ports)
      return (kept.get('a')?.notBefore ?? 0) - 1000
    }
    expect(await wait(answered(429, 30))).toBe(30_000)
    expect(await wait(answered(429, 0))).toBe(1000)
    expect(await wait(answered(429, 10 * 86_400))).toBe(DAY)
    expect(await wait(answered(500), 3)).toBe(40_000)
    expect(await wait(answered(500), 300)).toBe(300_000)
  })

  it('stays on 401, and the replay ends', async () => {
    const { ports, kept, sent } = makePorts(
      [makeAction(), makeAction({ id: 'b', queue: 'r', sequence: 2 })],
      [answered(401)],
    )
    expect(await replay(ports)).toBe('signed-out')
    expect([...kept.values()].map((action) => action.refused)).toEqual([null, null])
    expect(sent).toEqual(['a'])
  })

  it('stays when there is no answer, and nothing else is tried', async () => {
    const { ports, kept, sent } = makePorts(
      [makeAction(), makeAction({ id: 'b', queue: 'r' })],
      [{ kind: 'no-answer' }],
    )
    expect(await replay(ports)).toBe('offline')
    expect(kept.size).toBe(2)
    expect(sent).toEqual(['a'])
  })

  it('is not sent after 29 days, for its key may be forgotten by then', async () => {
    const late = { now: () => 29 * DAY + 1 }
    const { ports, kept, sent } = makePorts([makeAction()], [], late)
    expect(await replay(ports)).toBe('done')
    expect(sent).toEqual([])
    expect(kept.get('a')?.refused?.code).toBe('too-old')
  })

  it('is sealed for its person', async () => {
    const actions = [makeAction({ person: 'bob' }), makeAction({ id: 'b', person: null, sequence: 2 })]
    const { ports, sent } = makePorts(actions, [])
    expect(await replay(ports)).toBe('done')
    expect(await replay({ ...ports, person: async () => undefined })).toBe('signed-out')
    expect(sent).toEqual([])
    await replay({ ...ports, person: async () => null })
    expect(sent).toEqual(['b'])
  })

  it('is not held up for ever by a clock that was set back', () => {
    expect(nextAction([makeAction({ notBefore: 5 * DAY })], 'ann', 1000)?.id).toBe('a')
    expect(nextAction([makeAction({ notBefore: 5000 })], 'ann', 1000)).toBeNull()
  })
})

type Fault = 'lost-before' | 'lost-after' | 'late' | 'busy' | 'limit' | 'signed-out' | 'refuse' | 'none'
class Crash extends Error {}

// A world that goes wrong in every way at once: tabs that are killed between any two steps, messages that are lost before
// or after they arrive or arrive late, a server that is busy, limits, forgets the session or refuses, and people who change.
function makeWorld(faults: Fault[], crashes: boolean[], people: (string | null)[], scheduler: fc.Scheduler) {
  const disk = new Map<string, OfflineAction>()
  const effects: { id: string; queue: string; by: string | null }[] = []
  const refused = new Set<string>()
  const late: (() => void)[] = []
  let sequence = 0
  let clock = 0
  let person: string | null = 'ann'
  let healed = false
  let lock: Promise<unknown> = Promise.resolve()

  async function step<T>(act: () => T): Promise<T> {
    await scheduler.schedule(Promise.resolve())
    if (!healed && crashes.shift()) throw new Crash()
    return act()
  }

  // The server: one effect per key, in its own transaction.
  function serve(action: OfflineAction, fault: Fault, by: string | null): Answer {
    if (fault === 'busy') return answered(503)
    if (fault === 'limit') return answered(429, 1)
    if (fault === 'signed-out') return answered(401)
    if (effects.some(({ id }) => id === action.id)) return answered(200)
    // What is refused once is refused again.
    if (fault === 'refuse') refused.add(action.id)
    if (refused.has(action.id)) return answered(422)
    effects.push({ id: action.id, queue: action.queue, by })
    return answered(200)
  }

  async function send(action: OfflineAction): Promise<Answer> {
    const by = person
    const fault = healed ? 'none' : (faults.shift() ?? 'none')
    if (fault === 'lost-before') return { kind: 'no-answer' }
    if (fault === 'late') {
      late.push(() => serve(action, 'none', by))
      return { kind: 'no-answer' }
    }
    const answer = await step(() => serve(action, fault, by))
    late.shift()?.()
    return fault === 'lost-after' ? { kind: 'no-answer' } : answer
  }

  const ports: ReplayPorts = {
    list: () => step(() => [...disk.values()]),
    change: (id, fields) =>
      step(() => {
        const action = disk.get(id)
        if (action) disk.set(id, { ...action, ...fields })
      }),
    remove: (id) => step(() => void disk.delete(id)),
    send,
    person: () => step(() => person),
    now: () => clock,
  }

  return {
    effects,
    refused,
    disk,
    add(queue: string): string {
      sequence += 1
      const id = `${queue}${sequence}`
      // The clock of the device means nothing: it stands still and goes back.
      disk.set(id, makeAction({ id, queue, sequence, person, timestamp: sequence % 2 }))
      return id
    },
    // The lock is the browser's: one holder, and a killed tab gives it back.
    run(): Promise<unknown> {
      const turn = lock
        .then(() => replay(ports))
        .catch((error: unknown) => {
          if (!(error instanceof Crash)) throw error
        })
      lock = turn
      return turn
    },
    idle: () => lock,
    nextPerson() {
      person = people.shift() ?? 'ann'
    },
    pass(time: number) {
      clock += time
    },
    async heal(everybody: readonly (string | null)[]) {
      healed = true
      for (const message of late.splice(0)) message()
      for (const one of everybody) {
        person = one
        clock += DAY
        await replay(ports)
      }
    },
  }
}

const doing = fc.constantFrom('add-q', 'add-r', 'run', 'run-twice', 'wait', 'person')
const fault = fc.constantFrom<Fault>(
  ...([
    'lost-before',
    'lost-after',
    'late',
    'busy',
    'limit',
    'signed-out',
    'refuse',
    'none',
    'none',
    'none',
  ] as const),
)
const PEOPLE = ['ann', 'bob', null]

it('loses, doubles and reorders nothing, whatever goes wrong', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.scheduler(),
      fc.array(doing, { minLength: 4, maxLength: 30 }),
      fc.array(fault, { maxLength: 40 }),
      fc.array(
        fc.integer({ min: 0, max: 9 }).map((n) => n === 0),
        { maxLength: 80 },
      ),
      fc.array(fc.constantFrom(...PEOPLE), { maxLength: 6 }),
      async (scheduler, steps, faults, crashes, people) => {
        const world = makeWorld([...faults], [...crashes], [...people], scheduler)
        const added: { id: string; owner: string | null }[] = []
        let owner: string | null = 'ann'
        const upcoming = [...people]
        for (const what of steps) {
          if (what === 'add-q' || what === 'add-r') added.push({ id: world.add(what.slice(-1)), owner })
          else if (what === 'wait') world.pass(3000)
          else if (what === 'person') {
            // Somebody else signs in once nothing is on its way.
            await scheduler.waitFor(world.idle())
            world.nextPerson()
            owner = upcoming.shift() ?? 'ann'
          } else {
            void world.run()
            if (what === 'run-twice') void world.run()
            if (added.length % 2) await scheduler.waitFor(world.idle())
          }
        }
        await scheduler.waitFor(world.idle())
        await scheduler.waitFor(world.heal(PEOPLE))

        const arrived = world.effects.map(({ id }) => id)
        const expected = added.filter(({ id }) => !world.refused.has(id))
        expect(arrived.toSorted()).toEqual(expected.map(({ id }) => id).toSorted())
        expect([...world.disk.keys()].toSorted()).toEqual([...world.refused].toSorted())
        for (const { owner: who } of added)
          for (const queue of ['q', 'r']) {
            const mine = (ids: { id: string; owner: string | null }[]) =>
              ids.filter(({ id, owner: whose }) => whose === who && id.startsWith(queue)).map(({ id }) => id)
            const order = arrived.filter((id) => mine(expected).includes(id))
            expect(order).toEqual(mine(expected))
          }
        for (const { id, by } of world.effects) expect(by).toBe(added.find((one) => one.id === id)?.owner)
      },
    ),
    { numRuns: 3000 },
  )
}, 120_000)
