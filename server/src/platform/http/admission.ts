import { AsyncLocalStorage } from 'node:async_hooks'
import type { Log } from '../log/log.ts'
import { logThrottled } from '../log/log-throttled.ts'
import { AppError } from './app-error.ts'
import { type FairQueue, makeFairQueue } from './fair-queue.ts'

type AdmissionOptions = {
  /** Calls that are worked on at the same moment; at most half of them, rounded up, for one client. */
  atOnce: number
  /** Calls that may wait for their turn, over all clients. */
  maxWaiting?: number
  /** Longest wait in milliseconds. What would wait longer, by the pace of the last turns, is refused at once. */
  maxWaitMs?: number
  log: Pick<Log, 'warn'>
  /** Milliseconds of a clock that only goes forward. */
  now?: () => number
}

/** Decides which call is worked on next, and refuses early what would wait too long. */
export type Admission = {
  /** Runs the work in its turn. Throws `unavailable` with Retry-After when there is no turn to be had in time. */
  run<T>(client: string, work: () => Promise<T>): Promise<T>
}

type WaitingCall = { start: () => void; refuse: (error: Error) => void; timer?: NodeJS.Timeout }

/**
 * A line for calls that need the database. When it is full, the client who waits with the most calls gives up their newest
 * one for somebody who waits with fewer.
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
    // An empty line tells nothing: the pace may be that of yesterday's bad hour.
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

/** The places of running calls, and passing a free one on to the next call. */
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
  // One start a round of the event loop. The embedded database does not give the loop back before a call is answered: without
  // this a thousand calls that came together were answered before a timer fired, a socket was accepted or health was told.
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
      // An idle minute says nothing of the pace.
      lastLeftAt = line.size() > 0 ? time : undefined
      startSoon()
    },
    /** Waits for a place before everybody who has not had one yet. */
    comeBack: (client: string) =>
      new Promise<void>((start) => {
        comingBack.push({ client, start })
        startSoon()
      }),
  }
}

type SlotLease = { leave(): void; comeBack(): Promise<void> }

const currentSlot = new AsyncLocalStorage<SlotLease>()

/** Several parts of one call may be away at once: its place is free when the first leaves, and taken when the last is back. */
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
 * Gives the place of this call to another one while it waits for what does not need the database: a body on its way, somebody
 * outside, another thread. Never inside a transaction.
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
