import type { OfflineAction } from './offline-db.ts'

/** The outcome of sending an action. `no-answer`: it may have arrived or not, unless the browser had no network at all. */
export type SendOutcome =
  | { kind: 'no-answer'; isUnsent?: boolean }
  | {
      kind: 'answered'
      status: number
      retryAfter: number | null
      code: string
      message: string
      body: unknown
    }

/** The dependencies of a replay; page, worker and tests each provide their own. */
export type ReplayPorts = {
  list(): Promise<OfflineAction[]>
  /** Changes the action if it still exists: its owner may have discarded it meanwhile. */
  change(id: string, fields: Partial<OfflineAction>): Promise<void>
  remove(id: string): Promise<void>
  /** Notes that the action is about to be sent. False when it is gone: its owner took it back. */
  begin(id: string): Promise<boolean>
  /** Never rejects. */
  send(action: OfflineAction): Promise<SendOutcome>
  /** The signed-in user now: an id, null for a guest, undefined when unknown. */
  person(): Promise<string | null | undefined>
  now(): number
  /** Called with each action that was sent or refused for good. */
  onSettled?(action: OfflineAction, answer: SendOutcome): void
}

/** The reason why a replay ended: nothing left to send now, no network, or no session. */
export type ReplayOutcome = 'done' | 'offline' | 'signed-out'

const DAY = 24 * 60 * 60 * 1000
// The server forgets an Idempotency-Key after 30 days; sending again after that could double the effect.
const MAX_AGE = 29 * DAY
const MAX_WAIT = DAY
const INITIAL_BACKOFF = 5_000
const MAX_BACKOFF = 5 * 60_000
// A server that is down for an hour must not bother anybody; one that fails on this very body will fail again.
const MAX_FAILING = DAY
const MIN_ATTEMPTS = 5
// 4xx statuses that mean "not now" and not "never".
const RETRYABLE_STATUSES = [401, 408, 425, 429]

/**
 * Sends waiting actions, each queue in order, until none may be sent now. Must not run concurrently: callers hold one lock
 * over all tabs and the worker. Each step is durable before the next, so that a kill at any point loses nothing.
 */
export async function replay(ports: ReplayPorts): Promise<ReplayOutcome> {
  for (;;) {
    const person = await ports.person()
    if (person === undefined) return 'signed-out'
    const action = nextAction(await ports.list(), person, ports.now())
    if (action === null) return 'done'
    if (ports.now() - action.timestamp > MAX_AGE) {
      await ports.change(action.id, { refused: toRefused(0, 'too-old', '', ports.now()) })
      continue
    }
    if (!(await ports.begin(action.id))) continue
    const answer = await ports.send(action)
    if (answer.kind === 'no-answer') {
      await recordSilence(ports, action, answer)
      return 'offline'
    }
    if (answer.status === 401) return 'signed-out'
    await recordOutcome(ports, action, answer)
  }
}

/** The next action to send: of the user's queues, each led by its oldest action, the oldest one whose delay is over. */
export function nextAction(
  actions: readonly OfflineAction[],
  person: string | null,
  now: number,
): OfflineAction | null {
  const heads = new Map<string, OfflineAction>()
  for (const action of pendingActions(actions, person))
    if (!heads.has(action.queue)) heads.set(action.queue, action)
  return [...heads.values()].find((action) => isDue(action, now)) ?? null
}

/** The user's unsent actions, in order. */
export function pendingActions(actions: readonly OfflineAction[], person: string | null): OfflineAction[] {
  return actions
    .filter((action) => action.person === person && action.refused === null)
    .sort((a, b) => a.sequence - b.sequence)
}

/** The earliest end of a delay among the user's actions, in milliseconds since 1970; null when none waits. */
export function nextRetryAt(
  actions: readonly OfflineAction[],
  person: string | null,
  now: number,
): number | null {
  const times = pendingActions(actions, person).flatMap((action) =>
    isDue(action, now) ? [] : [action.notBefore],
  )
  return times.length > 0 ? Math.min(...times) : null
}

// No delay exceeds a day: a later time means that the clock was set back.
function isDue(action: OfflineAction, now: number): boolean {
  return action.notBefore <= now || action.notBefore > now + MAX_WAIT
}

// What never left the device can be taken back, unless an earlier try did leave it.
async function recordSilence(
  ports: ReplayPorts,
  { id, isTried }: OfflineAction,
  { isUnsent }: Extract<SendOutcome, { kind: 'no-answer' }>,
): Promise<void> {
  if (isUnsent && !isTried) await ports.change(id, { isTried: false })
}

async function recordOutcome(
  ports: ReplayPorts,
  action: OfflineAction,
  answer: Extract<SendOutcome, { kind: 'answered' }>,
): Promise<void> {
  const { status, retryAfter, code, message } = answer
  const now = ports.now()
  const failingSince = status >= 500 ? Math.min(action.failingSince ?? now, now) : undefined
  if (status >= 200 && status < 300) await ports.remove(action.id)
  else if (isFinal(status, code) || shouldGiveUp(action, failingSince, now)) {
    await ports.change(action.id, { refused: toRefused(status, code, message, now) })
  } else {
    const own = Math.min(INITIAL_BACKOFF * 2 ** action.attempts, MAX_BACKOFF)
    const wait = retryAfter === null ? own : Math.min(Math.max(retryAfter * 1000, 1000), MAX_WAIT)
    await ports.change(action.id, { attempts: action.attempts + 1, notBefore: now + wait, failingSince })
    return
  }
  ports.onSettled?.(action, answer)
}

function shouldGiveUp({ attempts }: OfflineAction, failingSince: number | undefined, now: number): boolean {
  return failingSince !== undefined && now - failingSince >= MAX_FAILING && attempts + 1 >= MIN_ATTEMPTS
}

// A used-up limit does not pass soon: the user learns of it now, and later actions need not wait until midnight.
function isFinal(status: number, code: string): boolean {
  return status >= 400 && status < 500 && (!RETRYABLE_STATUSES.includes(status) || code === 'limit-reached')
}

function toRefused(
  status: number,
  code: string,
  message: string,
  at: number,
): NonNullable<OfflineAction['refused']> {
  return { at, status, code, message }
}
