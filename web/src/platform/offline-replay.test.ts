import { describe, expect, it } from 'vitest'
import type { OfflineAction } from './offline-db.ts'
import { nextAction, nextRetryAt, type ReplayPorts, replay, type SendOutcome } from './offline-replay.ts'
import { answered, makeAction } from './test-offline-faults.ts'

const DAY = 24 * 60 * 60 * 1000

/** A device with these queued actions, and a server that gives the listed responses one after the other. */
function makePorts(actions: OfflineAction[], answers: SendOutcome[], fields: Partial<ReplayPorts> = {}) {
  const stored = new Map(actions.map((action) => [action.id, action]))
  const sent: string[] = []
  const ports: ReplayPorts = {
    list: async () => [...stored.values()],
    change: async (id, changed) => {
      const action = stored.get(id)
      if (action) stored.set(id, { ...action, ...changed })
    },
    remove: async (id) => void stored.delete(id),
    begin: async (id) => {
      const action = stored.get(id)
      if (action) stored.set(id, { ...action, isTried: true })
      return action !== undefined
    },
    send: async (action) => {
      sent.push(action.id)
      return answers.shift() ?? answered(200)
    },
    person: async () => 'ann',
    now: () => 1000,
    ...fields,
  }
  return { ports, kept: stored, sent }
}

it('that is taken back between the list and the send is not sent, and those behind it are', async () => {
  const { ports, kept, sent } = makePorts([makeAction(), makeAction({ id: 'b', sequence: 2 })], [])
  const begin = async (id: string) => {
    if (id === 'a') kept.delete('a')
    return ports.begin(id)
  }
  expect(await replay({ ...ports, begin })).toBe('done')
  expect(sent).toEqual(['b'])
})

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
    expect(nextRetryAt([...kept.values()], 'ann', 1000)).toBe(6000)
  })

  it('is given back to its person when the server has failed at it for a day, and those behind it go on', async () => {
    let now = 1000
    const broken = [...Array(9)].map(() => answered(500))
    const actions = [makeAction(), makeAction({ id: 'b', sequence: 2 })]
    const { ports, kept, sent } = makePorts(actions, broken, { now: () => now })
    const sentBy = async (time: number) => {
      now = time
      await replay(ports)
      return sent.join('')
    }
    expect(await sentBy(1000)).toBe('a')
    expect(await sentBy(DAY / 2)).toBe('aa')
    expect(await sentBy(DAY)).toBe('aaa')
    expect(kept.get('a')).toMatchObject({ refused: null, failingSince: 1000 })
    // A day is over, but it was tried a few times only: the server may have been down each time.
    expect(await sentBy(DAY + 60_000)).toBe('aaaa')
    expect(kept.get('a')?.refused).toBeNull()
    broken.length = 1
    expect(await sentBy(2 * DAY)).toBe('aaaaab')
    expect(kept.get('a')?.refused).toMatchObject({ status: 500, message: 'words' })
  })

  it('that fails now and then is not given back: something else between counts anew', async () => {
    let now = 0
    const answers = [500, 500, 500, 500, 429, 500, 500].map((status) => answered(status))
    const { ports, kept } = makePorts([makeAction()], answers, { now: () => now })
    for (let visit = 0; visit < 7; visit++) {
      await replay(ports)
      now += DAY / 4 + 1
    }
    expect(kept.get('a')).toMatchObject({ refused: null, attempts: 7 })
  })

  it('gives a used-up plan back to its person at once and goes on', async () => {
    const words = { code: 'limit-reached', message: 'words' }
    const used: SendOutcome = { ...words, kind: 'answered', status: 429, retryAfter: 50_000, body: null }
    const { ports, kept, sent } = makePorts([makeAction(), makeAction({ id: 'b', sequence: 2 })], [used])
    expect(await replay(ports)).toBe('done')
    expect(sent).toEqual(['a', 'b'])
    expect(kept.get('a')).toMatchObject({ refused: { status: 429, code: 'limit-reached' } })
  })

  it('waits as long as Retry-After asks, a day at most, and else ever longer up to five minutes', async () => {
    const wait = async (answer: SendOutcome, attempts = 0) => {
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

  it('is retried although the clock was set back', () => {
    expect(nextAction([makeAction({ notBefore: 5 * DAY })], 'ann', 1000)?.id).toBe('a')
    expect(nextAction([makeAction({ notBefore: 5000 })], 'ann', 1000)).toBeNull()
  })
})
