import { AsyncLocalStorage } from 'node:async_hooks'
import type { Log } from '../log/log.ts'
import { logThrottled } from '../log/log-throttled.ts'
import { AppError } from './app-error.ts'
import { type FairQueue, makeFairQueue } from './fair-queue.ts'

type AdmissionOptions = {
  /** Maximum of calls in progress; a client may have half of them, rounded up. */
  atOnce: number
  /** Maximum of waiting calls, over all clients. */
  maxWaiting?: number
  /** Longest wait in milliseconds. A call that would wait longer, by the average of the last turns, is refused at once. */
  maxWaitMs?: number
  log: Pick<Log, 'warn'>
  /** Milliseconds of a monotonic clock. */
  now?: () => number
}

/** Decides which call runs next, and refuses calls that would wait too long. */
export type Admission = {
  /** Runs the work in its turn. Throws `unavailable` with Retry-After when no turn comes in time. */
  run<T>(client: string, work: () => Promise<T>): Promise<T>
}

type WaitingCall = { start: () => void; refuse: (error: Error) => void; timer?: NodeJS.Timeout }

/**
 * A queue for calls that need the database. When it is full, the client with the most waiting calls loses their newest one
 * to a client with fewer.
 */
export function makeAdmission({
  atOnce,
  maxWaiting = 1000,
  maxWaitMs = 5000,
  log,
  now = () => performance.now(),
}: AdmissionOptions): Admission {
  const line = makeFairQueue<WaitingCall>()
  const places = makeSlots(atOnce, line, now)

  const refusal = (waitMs: number): AppError => {
    logThrottled(log, 'more calls come than can be answered; some are refused', { waiting: line.size() })
    return new AppError('unavailable', { retryAfter: Math.min(30, Math.max(1, Math.ceil(waitMs / 1000))) })
  }
  const drop = (client: string, item: WaitingCall, waitMs: number): void => {
    line.remove(client, item)
    clearTimeout(item.timer)
    item.refuse(refusal(waitMs))
  }
  const waitForTurn = async (client: string): Promise<void> => {
    // With an empty queue the average is ignored: it may date from an earlier overload.
    const waitMs = line.size() === 0 ? 0 : line.placeOf(client) * places.pauseMs()
    if (waitMs > maxWaitMs) throw refusal(waitMs)
    if (line.size() >= maxWaiting) {
      const longer = line.newestOfLonger(client)
      if (!longer) throw refusal(waitMs)
      drop(longer.client, longer.item, waitMs)
    }
    await new Promise<void>((start, refuse) => {
      const item: WaitingCall = { start, refuse }
      item.timer = setTimeout(() => drop(client, item, maxWaitMs), maxWaitMs)
      line.add(client, item)
      places.startSoon()
    })
  }

  return {
    async run(client, work) {
      await waitForTurn(client)
      try {
        return await currentSlot.run(makeSlotLease(client, places), work)
      } finally {
        places.leave(client)
      }
    },
  }
}

type Slots = ReturnType<typeof makeSlots>

/** Weight of the newest pause between two turns in the average. */
const SMOOTHING_FACTOR = 0.1

/** Counts the running calls, and gives a free place to the next call. */
function makeSlots(atOnce: number, line: FairQueue<WaitingCall>, now: () => number) {
  const maxPerClient = Math.ceil(atOnce / 2)
  const taken = new Map<string, number>()
  const comingBack: { client: string; start: () => void }[] = []
  let running = 0
  let pauseMs = 0
  let lastLeftAt: number | undefined
  let isStarting = false

  const isBelowShare = (client: string) => (taken.get(client) ?? 0) < maxPerClient
  const take = (client: string) => {
    running += 1
    taken.set(client, (taken.get(client) ?? 0) + 1)
  }
  const startNext = () => {
    isStarting = false
    if (running >= atOnce) return
    const next = comingBack.shift() ?? takeFromLine()
    if (!next) return
    take(next.client)
    next.start()
    startSoon()
  }
  const takeFromLine = () => {
    const next = line.takeNext(isBelowShare)
    clearTimeout(next?.item.timer)
    return next && { client: next.client, start: next.item.start }
  }
  // Starts one call per round of the event loop. The embedded database blocks the loop until a call is answered: otherwise a
  // thousand simultaneous calls would run before a timer, a new socket or a health check.
  const startSoon = () => {
    if (isStarting) return
    isStarting = true
    setImmediate(startNext)
  }
  return {
    startSoon,
    pauseMs: () => pauseMs,
    leave(client: string) {
      running -= 1
      const left = (taken.get(client) ?? 1) - 1
      if (left > 0) taken.set(client, left)
      else taken.delete(client)
      const time = now()
      if (lastLeftAt !== undefined)
        pauseMs += (pauseMs === 0 ? 1 : SMOOTHING_FACTOR) * (time - lastLeftAt - pauseMs)
      // An idle minute says nothing about the average.
      lastLeftAt = line.size() > 0 ? time : undefined
      startSoon()
    },
    /** Waits for a place ahead of all calls that have not had one yet. */
    comeBack: (client: string) =>
      new Promise<void>((start) => {
        comingBack.push({ client, start })
        startSoon()
      }),
  }
}

type SlotLease = { leave(): void; comeBack(): Promise<void> }

const currentSlot = new AsyncLocalStorage<SlotLease>()

/** Several parts of one call may release the place: the first one frees it, and the last one takes it again. */
function makeSlotLease(client: string, places: Slots): SlotLease {
  let away = 0
  return {
    leave() {
      away += 1
      if (away === 1) places.leave(client)
    },
    async comeBack() {
      away -= 1
      if (away === 0) await places.comeBack(client)
    },
  }
}

/**
 * Releases this call's place while it waits for something other than the database: a request body, an outside service,
 * another thread. Never call it inside a transaction.
 */
export async function withSlotReleased<T>(work: () => Promise<T>): Promise<T> {
  const place = currentSlot.getStore()
  if (!place) return work()
  place.leave()
  try {
    return await work()
  } finally {
    await place.comeBack()
  }
}
