import type { OfflineAction } from './offline-db.ts'
import {
  nextRetryAt,
  pendingActions,
  type ReplayOutcome,
  replay,
  type SendOutcome,
} from './offline-replay.ts'
import { OFFLINE_ACTIONS, sendAction } from './offline-send.ts'
import { setOfflineActions } from './offline-state.ts'
import {
  addAction,
  beginAction,
  changeAction,
  listActions,
  removeAction,
  takeBackAction,
} from './offline-store.ts'
import { currentSession, refreshSession, subscribeToSession } from './session.ts'

/** A write to store: the request, and the queue within which order matters (`saved`, `trip:<id>`). */
export type QueuedWrite = Pick<OfflineAction, 'url' | 'method' | 'headers' | 'body' | 'queue'>
export type EnqueueOutcome = { ok: true; action: OfflineAction } | { ok: false; code: 'storage-full' }

/**
 * Delay of the next attempt when the server was not reached: short at first, because a network that has just returned is
 * often unstable, then doubled each time.
 */
const FIRST_RETRY_MS = 1000
const LAST_RETRY_MS = 30_000
const LONGEST_TIMER_MS = 2 ** 31 - 1

let channel: BroadcastChannel | null = null
let timer: ReturnType<typeof setTimeout> | undefined
let failedReplays = 0
let latest: Promise<ReplayOutcome> = Promise.resolve('done')
let upcoming: Promise<ReplayOutcome> | null = null
const followers = new Set<Follower>()

/** A tab or the worker tells the others the answer to what it sent: the tab that made the write may wait for it. */
type SharedAnswer = { id: string; answer: SendOutcome }
type Follower = { id: string; tell: (answer: SendOutcome) => void }
/** How long the message of another tab may come after its lock was given back. */
const LATE_ANSWER_MS = 1000

/** Sends waiting actions, when the network or the user returns, and when a delay is over; from the first call on. */
export function startOfflineQueue(): void {
  if (channel !== null) return
  channel = new BroadcastChannel(OFFLINE_ACTIONS)
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    const { id, answer } = Object(data) as Partial<SharedAnswer>
    if (id !== undefined && answer) tellFollowers(id, answer)
    else void refreshState()
  }
  addEventListener('online', () => {
    failedReplays = 0
    void replayQueue()
  })
  subscribeToSession(() => void refreshState().then(replayQueue))
  void refreshState().then(replayQueue)
}

/**
 * Stores a write for the signed-in user, durably, after all earlier ones, without sending it yet. An `id` that is stored or
 * was sent is not written twice. It takes the place of the action `replaced`, if one is named.
 */
export async function enqueue(
  write: QueuedWrite,
  id: string = crypto.randomUUID(),
  replaced?: string,
): Promise<EnqueueOutcome> {
  while (currentSession().state === 'loading') await refreshSession()
  const person = currentPersonId() ?? null
  const fields = {
    id,
    person,
    timestamp: Date.now(),
    attempts: 0,
    notBefore: 0,
    failingSince: undefined,
    refused: null,
  }
  try {
    const action = await addAction({ ...write, ...fields }, replaced)
    await publish()
    return { ok: true, action }
  } catch {
    return { ok: false, code: 'storage-full' }
  }
}

/** Sends what may be sent, after any running replay in this or another tab. Resolves with the reason it ended. */
export function replayQueue(): Promise<ReplayOutcome> {
  upcoming ??= latest.then(() => {
    upcoming = null
    latest = replayUnderLock()
    return latest
  })
  return upcoming
}

/** Follows the answer to an action, whoever sends it. Call it before the action is stored, and `stop` at the end. */
export function followAnswer(id: string) {
  let answer: SendOutcome | null = null
  let wake = () => {}
  const follower: Follower = {
    id,
    tell(given) {
      answer = given
      wake()
    },
  }
  followers.add(follower)
  return {
    now: () => answer,
    /** For an action that has left the queue; null when nobody told its answer. */
    async late(): Promise<SendOutcome | null> {
      if (answer === null)
        await new Promise<void>((resolve) => {
          wake = resolve
          setTimeout(resolve, LATE_ANSWER_MS)
        })
      return answer
    },
    /** Calls back when the answer comes, however late. */
    onceTold(act: (answer: SendOutcome) => void): void {
      wake = () => {
        followers.delete(follower)
        if (answer) act(answer)
      }
    },
    stop: () => void followers.delete(follower),
  }
}

function tellFollowers(id: string, answer: SendOutcome): void {
  for (const follower of followers) if (follower.id === id) follower.tell(answer)
}

/** Moves a refused action to the end of the queue under a new key, to be sent again. On a full disk it stays where it is. */
export async function retryAction(action: OfflineAction): Promise<void> {
  await enqueue(action, undefined, action.id)
  await replayQueue()
}

/** Discards an action for good. */
export async function discardAction(id: string): Promise<void> {
  await removeAction(id)
  await publish()
}

/** Takes a write back that was never sent. False when it may have arrived. */
export async function takeBack(id: string): Promise<boolean> {
  const isGone = await takeBackAction(id).catch(() => false)
  await publish()
  return isGone
}

/** Stores a write again that was taken back, at the end of its queue. */
export async function putBack(action: OfflineAction): Promise<void> {
  await enqueue(action, action.id)
  await replayQueue()
}

// Undefined while the session is not known.
function currentPersonId(): string | null | undefined {
  const session = currentSession()
  if (session.state === 'loading') return undefined
  return session.state === 'signed-in' ? session.user.id : null
}

async function replayUnderLock(): Promise<ReplayOutcome> {
  clearTimeout(timer)
  try {
    const end = await withLock(() => replay(ports))
    if (end === 'signed-out' && currentPersonId()) void refreshSession()
    await scheduleNext(end)
    return end
  } catch {
    // This browser's database is gone or blocked: nothing is stored there, so nothing is lost.
    return 'done'
  } finally {
    setOfflineActions({ isSending: false })
  }
}

// Without the Web Locks of a secure page there is no worker and no lock between tabs: order within this tab only.
function withLock<T>(run: () => Promise<T>): Promise<T> {
  return 'locks' in navigator ? navigator.locks.request(OFFLINE_ACTIONS, run) : run()
}

const ports = {
  list: listActions,
  async begin(id: string) {
    const isThere = await beginAction(id)
    // What may have arrived is no longer offered to be taken back.
    await publish()
    return isThere
  },
  async change(id: string, fields: Partial<OfflineAction>) {
    await changeAction(id, fields)
    await publish()
  },
  async remove(id: string) {
    await removeAction(id)
    await publish()
  },
  send(action: OfflineAction) {
    setOfflineActions({ isSending: true })
    return sendAction(action, async () => (await import('./fetch-in-parts.ts')).fetchInParts)
  },
  person: () => Promise.resolve(currentPersonId()),
  now: Date.now,
  onSettled({ id }: OfflineAction, answer: SendOutcome) {
    tellFollowers(id, answer)
    channel?.postMessage({ id, answer } satisfies SharedAnswer)
  },
}

async function scheduleNext(end: ReplayOutcome): Promise<void> {
  failedReplays = end === 'offline' ? failedReplays + 1 : 0
  const actions = await listActions()
  const person = currentPersonId()
  if (person === undefined || pendingActions(actions, person).length === 0) return
  if (end === 'offline') await askWorkerToReplay()
  const next =
    end === 'offline'
      ? Date.now() + Math.min(FIRST_RETRY_MS * 2 ** (failedReplays - 1), LAST_RETRY_MS)
      : nextRetryAt(actions, person, Date.now())
  if (next === null) return
  const wait = Math.min(Math.max(next - Date.now(), 0), LONGEST_TIMER_MS)
  timer = setTimeout(() => void replayQueue(), wait)
}

// Background Sync, where the browser has it: the worker sends even after the last tab is closed.
async function askWorkerToReplay(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration()
  if (!registration || !('sync' in registration)) return
  // TypeScript's library has no Background Sync.
  const sync = registration.sync as { register(tag: string): Promise<void> }
  await sync.register(OFFLINE_ACTIONS).catch(() => undefined)
}

async function publish(): Promise<void> {
  channel?.postMessage('changed')
  await refreshState()
}

async function refreshState(): Promise<void> {
  const person = currentPersonId()
  const actions = person === undefined ? [] : await listActions().catch(() => [])
  const own = actions.filter((action) => action.person === person).sort((a, b) => a.sequence - b.sequence)
  setOfflineActions({
    pending: own.filter((action) => action.refused === null),
    refused: own.filter((action) => action.refused !== null),
  })
}
