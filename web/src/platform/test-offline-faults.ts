import type { OfflineAction } from './offline-db.ts'
import { type ReplayPorts, replay, type SendOutcome } from './offline-replay.ts'

/** For the tests of the offline queue: faults of a request. */
export const NETWORK_FAULTS = [
  'no-network',
  'lost-before',
  'lost-after',
  'late',
  'busy',
  'limit',
  'signed-out',
  'conflict',
  'too-large',
  'refuse',
  'broken',
  'none',
] as const
export type NetworkFault = (typeof NETWORK_FAULTS)[number]

const HOUR = 60 * 60 * 1000
/** The time for which the server remembers an Idempotency-Key (idempotency.store.ts). */
const KEY_LIFE = 30 * 24 * HOUR
/** A message that is under way for longer has been dropped by the network, or has arrived. */
const LONGEST_JOURNEY = HOUR
const MAX_VISITS = 1000

type Person = string | null
/** `write` is what a person did once: it stays the same when it is sent again under another key. */
type Effect = { id: string; write: string; queue: string; by: Person; at: number }
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
/** What is refused once is refused again, and a body that fails at once fails always. */
const FOR_GOOD: Partial<Record<NetworkFault, number>> = {
  conflict: 409,
  'too-large': 413,
  refuse: 422,
  broken: 500,
}

// One effect per key, in its own transaction; busy, limiting, forgetting the session or refusing as told.
function makeServer(now: () => number) {
  const effects: Effect[] = []
  const noes = new Map<string, number>()
  function serve(action: OfflineAction, fault: NetworkFault, by: Person): SendOutcome {
    const refusal = NO_EFFECT[fault]
    if (refusal) return refusal()
    const { id, queue, body } = action
    if (effects.some((effect) => effect.id === id && now() - effect.at < KEY_LIFE)) return answered(200)
    const status = noes.get(id) ?? FOR_GOOD[fault]
    if (status !== undefined) {
      noes.set(id, status)
      return answered(status)
    }
    effects.push({ id, write: String(body), queue, by, at: now() })
    return answered(200)
  }
  return { effects, noes, serve }
}

// The network to the server: requests or responses are lost, or arrive after the caller gave up or was killed.
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
    if (fault === 'no-network') return { kind: 'no-answer', isUnsent: true }
    const arriveLate = () => late.push(() => server.serve(action, 'none', by))
    if (fault === 'late') {
      arriveLate()
      return { kind: 'no-answer' }
    }
    maxAtOnce = Math.max(maxAtOnce, ++open)
    try {
      const answer = await step(() => server.serve(action, fault, by))
      late.shift()?.()
      return fault === 'lost-after' ? { kind: 'no-answer' } : answer
    } catch (error) {
      // The tab is gone, its request is still under way.
      arriveLate()
      throw error
    } finally {
      open--
    }
  }
  const arrive = () => {
    for (const message of late.splice(0)) message()
  }
  return { send, arrive, maxAtOnce: () => maxAtOnce }
}

const waiting = (disk: ReadonlyMap<string, OfflineAction>) =>
  [...disk.values()].filter(({ refused }) => refused === null)

/** What a careless queue would do otherwise; planted, to see that the model finds it. */
export type PlantedDefect = {
  spoil?: (ports: ReplayPorts) => ReplayPorts
  hasNoLock?: boolean
  hidesFullDisk?: boolean
  sendsAgainInTwoSteps?: boolean
  takesBackWhatWasSent?: boolean
}

/** `pause` resolves when the scheduler picks this step. */
type FaultScript = {
  faults: NetworkFault[]
  crashes: boolean[]
  pause: () => Promise<unknown>
  defect?: PlantedDefect | undefined
}

/**
 * A device with every fault at once, in any order: tabs are killed between any two steps, requests get lost or come late,
 * the disk is full, the clock stops, runs on and is set, users change.
 */
export function makeFaultSimulation({ faults, crashes, pause, defect = {} }: FaultScript) {
  const disk = new Map<string, OfflineAction>()
  let clock = 0
  let clockError = 0
  const server = makeServer(() => clock)
  const network = makeNetwork(server, faults)
  let person: Person = 'ann'
  let isDiskFull = false
  const unmarked = new Set<string>()
  let keys = 0
  let lock: Promise<unknown> = Promise.resolve()

  const deviceTime = () => clock + clockError

  async function step<T>(act: () => T): Promise<T> {
    await pause()
    if (crashes.shift()) throw new CrashError()
    return act()
  }
  function change(id: string, fields: Partial<OfflineAction>): void {
    const action = disk.get(id)
    if (!action) return
    // A browser that cannot write rejects the transaction; the run ends as if its tab were killed.
    if (isDiskFull) throw new CrashError()
    disk.set(id, { ...action, ...fields })
  }
  // As offline-store.ts does it: on a full disk without the mark, which its tab remembers.
  function begin(id: string): boolean {
    const action = disk.get(id)
    if (!action) return false
    if (isDiskFull) unmarked.add(id)
    else disk.set(id, { ...action, isTried: true })
    return true
  }
  const honest: ReplayPorts = {
    begin: (id) => step(() => begin(id)),
    list: () => step(() => [...disk.values()]),
    change: (id, fields) => step(() => change(id, fields)),
    remove: (id) => step(() => void disk.delete(id)),
    send: (action) => network.send(action, person, step),
    person: () => step(() => person),
    now: deviceTime,
  }
  const ports = defect.spoil?.(honest) ?? honest
  const runAlone = () =>
    replay(ports).catch((error: unknown) => {
      if (!(error instanceof CrashError)) throw error
    })
  const refusedOnes = () =>
    [...disk.values()].filter(({ refused, person: owner }) => refused !== null && owner === person)

  // As offline-store.ts does it, in one transaction: no other tab comes between.
  function store(queue: string, write: string): boolean {
    if (isDiskFull) return false
    const sequence = Math.max(0, ...[...disk.values()].map((other) => other.sequence)) + 1
    const id = String(++keys)
    disk.set(id, makeAction({ id, queue, sequence, person, timestamp: deviceTime(), body: write }))
    return true
  }

  return {
    effects: server.effects,
    /** Keys that the server refuses for good, with the status. */
    noes: server.noes,
    stored: () => [...disk.values()],
    /** Maximum number of concurrent requests. */
    maxAtOnce: network.maxAtOnce,
    /** Whether the person was told that this is stored. */
    add: (queue: string, write: string) => store(queue, write) || defect.hidesFullDisk === true,
    /** Replays under the browser's lock: one holder at a time, and a killed tab gives it back. */
    run(): void {
      const ended = defect.hasNoLock ? runAlone() : lock.then(runAlone)
      lock = Promise.all([lock, ended])
    },
    idle: () => lock,
    switchUser(next: Person): void {
      person = next
    },
    fillDisk(isFull: boolean): void {
      isDiskFull = isFull
    },
    /** Time passes, on every clock. */
    pass(time: number): void {
      // What is under way arrives before much time has passed.
      if (time >= LONGEST_JOURNEY) network.arrive()
      clock += time
    },
    /** Somebody or something sets this device's clock: `error` is its distance from the true time. */
    setClock(error: number): void {
      clockError = error
    },
    /**
     * The person sends the first write again that the server refused, and the tab is killed in the midst or not. What is too old may
     * have arrived, so it is not sent again here.
     */
    sendAgain(isKilled: boolean): void {
      const old = refusedOnes().find(({ refused }) => refused?.status !== 0)
      if (!old || !store(old.queue, String(old.body))) return
      if (defect.sendsAgainInTwoSteps && isKilled) return
      disk.delete(old.id)
    },
    /** The person lets the first refused write go. Returns it, or null. */
    letGo(): string | null {
      const gone = refusedOnes()[0]
      if (gone) disk.delete(gone.id)
      return gone ? String(gone.body) : null
    },
    /** The person takes the newest write back that was never sent. Returns it, or null. */
    takeBack(): string | null {
      const [newest] = waiting(disk)
        .filter((action) => action.person === person && !unmarked.has(action.id))
        .filter((action) => !action.isTried || defect.takesBackWhatWasSent)
        .toSorted((a, b) => b.sequence - a.sequence)
      if (newest) disk.delete(newest.id)
      return newest ? String(newest.body) : null
    },
    /** From now on no new fault occurs; every user signs in once more, and returns often and long enough. */
    async heal(everybody: readonly Person[]): Promise<void> {
      crashes.length = 0
      faults.length = 0
      isDiskFull = false
      clockError = 0
      network.arrive()
      for (const one of everybody) {
        person = one
        for (let visit = 0; visit < MAX_VISITS; visit++) {
          clock += 6 * HOUR
          await replay(ports)
          if (!waiting(disk).some((action) => action.person === one)) break
        }
      }
    },
  }
}
