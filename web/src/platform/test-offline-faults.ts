import type { OfflineAction } from './offline-db.ts'
import { type ReplayPorts, replay, type SendOutcome } from './offline-replay.ts'

/** For the tests of the offline queue: faults of a request. */
export const NETWORK_FAULTS = [
  'lost-before',
  'lost-after',
  'late',
  'busy',
  'limit',
  'signed-out',
  'refuse',
  'broken',
  'none',
] as const
export type NetworkFault = (typeof NETWORK_FAULTS)[number]

const HOURS_6 = 6 * 60 * 60 * 1000

type Person = string | null
type Effect = { id: string; queue: string; by: Person }
class CrashError extends Error {}

/** A new action of Ann's; for tests. */
export function makeAction(fields: Partial<OfflineAction> = {}): OfflineAction {
  return {
    id: 'a',
    timestamp: 0,
    url: '/api/x',
    method: 'POST',
    headers: {},
    body: '{}',
    queue: 'q',
    sequence: 1,
    person: 'ann',
    attempts: 0,
    notBefore: 0,
    refused: null,
    ...fields,
  }
}

/** A response with this status; for tests. */
export function answered(status: number, retryAfter: number | null = null): SendOutcome {
  const code = status < 300 ? '' : `code-${status}`
  return { kind: 'answered', status, retryAfter, code, message: 'words', body: null }
}

/** Responds without any effect. */
const NO_EFFECT: Partial<Record<NetworkFault, () => SendOutcome>> = {
  busy: () => answered(503),
  limit: () => answered(429, 1),
  'signed-out': () => answered(401),
}

// One effect per key, in its own transaction; busy, limiting, forgetting the session or refusing as told.
function makeServer() {
  const effects: Effect[] = []
  const refused = new Set<string>()
  const broken = new Set<string>()
  function serve({ id, queue }: OfflineAction, fault: NetworkFault, by: Person): SendOutcome {
    const refusal = NO_EFFECT[fault]
    if (refusal) return refusal()
    if (effects.some((effect) => effect.id === id)) return answered(200)
    // What is refused once is refused again.
    if (fault === 'refuse') refused.add(id)
    if (refused.has(id)) return answered(422)
    // A body that fails at once fails always.
    if (fault === 'broken') broken.add(id)
    if (broken.has(id)) return answered(500)
    effects.push({ id, queue, by })
    return answered(200)
  }
  return { effects, refused, broken, serve }
}

// The network to the server: requests or responses are lost, or arrive after the caller gave up.
function makeNetwork(server: ReturnType<typeof makeServer>, faults: NetworkFault[]) {
  const late: (() => void)[] = []
  let open = 0
  let maxAtOnce = 0
  async function send(
    action: OfflineAction,
    by: Person,
    step: <T>(act: () => T) => Promise<T>,
  ): Promise<SendOutcome> {
    const fault = faults.shift() ?? 'none'
    if (fault === 'lost-before') return { kind: 'no-answer' }
    if (fault === 'late') {
      late.push(() => server.serve(action, 'none', by))
      return { kind: 'no-answer' }
    }
    maxAtOnce = Math.max(maxAtOnce, ++open)
    const answer = await step(() => server.serve(action, fault, by)).finally(() => open--)
    late.shift()?.()
    return fault === 'lost-after' ? { kind: 'no-answer' } : answer
  }
  const heal = () => {
    faults.length = 0
    for (const message of late.splice(0)) message()
  }
  return { send, heal, maxAtOnce: () => maxAtOnce }
}

const waiting = (disk: ReadonlyMap<string, OfflineAction>) =>
  [...disk.values()].filter(({ refused }) => refused === null)

/** `pause` resolves when the scheduler picks this step. */
type FaultScript = { faults: NetworkFault[]; crashes: boolean[]; pause: () => Promise<unknown> }

/**
 * A device with every fault at once, in any order: tabs are killed between any two steps, requests get lost or come late,
 * the clock stops and goes back, users change.
 */
export function makeFaultSimulation({ faults, crashes, pause }: FaultScript) {
  const disk = new Map<string, OfflineAction>()
  const server = makeServer()
  const network = makeNetwork(server, faults)
  let clock = 0
  let person: Person = 'ann'
  let lock: Promise<unknown> = Promise.resolve()

  async function step<T>(act: () => T): Promise<T> {
    await pause()
    if (crashes.shift()) throw new CrashError()
    return act()
  }
  function change(id: string, fields: Partial<OfflineAction>): void {
    const action = disk.get(id)
    if (action) disk.set(id, { ...action, ...fields })
  }
  const ports: ReplayPorts = {
    list: () => step(() => [...disk.values()]),
    change: (id, fields) => step(() => change(id, fields)),
    remove: (id) => step(() => void disk.delete(id)),
    send: (action) => network.send(action, person, step),
    person: () => step(() => person),
    now: () => clock,
  }
  const runAlone = () =>
    replay(ports).catch((error: unknown) => {
      if (!(error instanceof CrashError)) throw error
    })
  return {
    effects: server.effects,
    refused: server.refused,
    broken: server.broken,
    storedIds: () => [...disk.keys()],
    waiting: () => waiting(disk).map(({ id }) => id),
    /** Maximum number of concurrent requests. */
    maxAtOnce: network.maxAtOnce,
    add(queue: string, sequence: number): OfflineAction {
      const action = makeAction({
        id: `${queue}${sequence}`,
        queue,
        sequence,
        person,
        timestamp: sequence % 2,
      })
      disk.set(action.id, action)
      return action
    },
    /** Replays under the browser's lock: one holder at a time, and a killed tab gives it back. */
    run(): void {
      lock = lock.then(runAlone)
    },
    idle: () => lock,
    switchUser(next: Person): void {
      person = next
    },
    pass(time: number): void {
      clock += time
    },
    /** From now on no new fault occurs; every user signs in once more, and returns often and long enough. */
    async heal(everybody: readonly Person[]): Promise<void> {
      crashes.length = 0
      network.heal()
      for (const one of everybody) {
        person = one
        do {
          clock += HOURS_6
          await replay(ports)
        } while (waiting(disk).some((action) => action.person === one))
      }
    },
  }
}
