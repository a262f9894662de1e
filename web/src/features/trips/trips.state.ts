import {
  type Change,
  emptyTrip,
  invert,
  makeOps,
  stillMine,
  type TripOp,
  type TripState,
  tripOp,
  tripsMessages,
  uuidV7,
} from '@tripwright/domain/trips'
import { useEffect, useSyncExternalStore } from 'react'
import { z } from 'zod/mini'
import { onLiveEvent } from '#platform/live-events.ts'
import { subscribeToOfflineActions } from '#platform/offline-state.ts'
import { subscribeToSession } from '#platform/session.ts'
import { textOf } from '#platform/text/use-text.ts'
import { toast } from '#ui/toast.ts'
import { deliver, moveLocal, type TripDelivery, whoIsThere } from './trip-delivery.state.ts'
import { listUnderway, noteUnderway } from './trip-journal.state.ts'
import { refreshTrips } from './trip-list.state.ts'
import {
  become,
  fetchTrip,
  followQueue,
  forget,
  handOver,
  held,
  model,
  openTrip,
  pendingOps,
  refreshLocal,
  type Step,
  subscribe,
  type TripStatus,
  tell,
  viewOf,
} from './trip-model.state.ts'

/** A trip for a page: `trip` holds every change at once, confirmed or not. */
export type TripView = {
  status: TripStatus
  trip: TripState
  /** Something of it has not reached the server. */
  isPending: boolean
  /** Set when this is what was last heard here, and when that was. */
  asOf: Date | null
  canUndo: boolean
  canRedo: boolean
}
type Applied = { ok: true } | { ok: false; code: 'bad-input' }

const MOST_STEPS = 100
const LIVE_WAIT_MS = 300

let channel: BroadcastChannel | null = null
/** What is noted for these from now on is of this page, or of another that lives. */
const carriedOn = new Set<string | null>()
let live: ReturnType<typeof setTimeout> | undefined
const shown = new Map<string, TripView>()

/** A new id of a trip or of one of its items. */
export function newTripId(): string {
  return uuidV7(Date.now(), crypto.getRandomValues(new Uint8Array(10)))
}

/** One trip, kept up to date; works with no network on what this device holds. Null: none yet. */
export function useTrip(id: string | null): TripView {
  useEffect(() => {
    if (id !== null) void openTrip(id)
  }, [id])
  return useSyncExternalStore(
    subscribe,
    () => (id === null ? LOADING : tripView(id)),
    () => LOADING,
  )
}

/**
 * Changes a trip, new or known: on the screen at once, on this device's disk a moment later, and on the server as soon as
 * that can be. Refused, with nothing done, when a value does not fit its field.
 */
export function changeTrip(tripId: string, changes: readonly Change[]): Applied {
  const before = viewOf(tripId)
  const applied = apply(tripId, changes)
  if (!applied.ok) return applied
  const trip = held(tripId)
  trip.undo = [...trip.undo, { done: [...changes], inverse: invert(changes, before) }].slice(-MOST_STEPS)
  trip.redo = []
  tell()
  return applied
}

/** Takes back the latest change that was made in this tab; what somebody else has changed since stays. False: nothing came of it. */
export function undo(tripId: string): boolean {
  return stepBack(tripId, 'undo', 'redo')
}

export function redo(tripId: string): boolean {
  return stepBack(tripId, 'redo', 'undo')
}

/** Follows who is signed in, the queue, the other tabs and the server. Call once. */
export function startTrips(): void {
  channel = new BroadcastChannel('trips')
  channel.onmessage = () => void refreshLocal()
  // Ready before the first change is made: nothing then stands between the click and the disk.
  void import('#platform/send-or-queue.ts')
  subscribeToOfflineActions(followQueue)
  void import('./trip-choices.state.ts').then(({ followTripChoices }) => followTripChoices())
  onLiveEvent('trips', hearNews)
  subscribeToSession(() => void follow())
  addEventListener('online', () => void follow().then(() => hearNews(null)))
  void follow()
}

async function follow(): Promise<void> {
  const owner = await whoIsThere()
  await become(owner)
  if (!carriedOn.has(owner)) carryOn(owner)
  refreshTrips()
  if (owner === null) return
  const moved = await moveLocal(owner).catch(() => [])
  await changedHere()
  if (moved.length > 0) toast(textOf(tripsMessages, 'moved', { count: moved.length }), { kind: 'success' })
}

/** Trips of which there is news; null among them: any may have. */
let news: (string | null)[] = []

// A burst of changes is one question.
function hearNews(id: string | null): void {
  news.push(id)
  clearTimeout(live)
  live = setTimeout(() => {
    const isAny = news.includes(null)
    for (const one of model.held.keys()) if (isAny || news.includes(one)) void fetchTrip(one)
    news = []
    refreshTrips()
  }, LIVE_WAIT_MS)
}

async function changedHere(): Promise<void> {
  channel?.postMessage('changed')
  await refreshLocal()
}

function stepBack(tripId: string, from: 'undo' | 'redo', to: 'undo' | 'redo'): boolean {
  const trip = held(tripId)
  const before = viewOf(tripId)
  const step = trip[from].at(-1)
  if (!step) return false
  trip[from] = trip[from].slice(0, -1)
  const changes = stillMine(step.inverse, step.done, before)
  const back: Step = { done: changes, inverse: invert(changes, before) }
  const isApplied = changes.length > 0 && apply(tripId, changes).ok
  if (isApplied) trip[to] = [...trip[to], back]
  tell()
  return isApplied
}

function apply(tripId: string, changes: readonly Change[]): Applied {
  const confirmed = held(tripId).base.version
  const ops = makeOps(viewOf(tripId), confirmed, changes, newTripId)
  if (ops.length === 0 || ops.some((op) => !z.safeParse(tripOp, op).success))
    return { ok: false, code: 'bad-input' }
  held(tripId).status = 'ready'
  carry(tripId, ops)
  return { ok: true }
}

/** Shows operations at once and brings them to where they last. */
function carry(tripId: string, ops: readonly TripOp[]): void {
  const mine = new Set(ops.map((op) => op.opId))
  // Until it is known who is there nobody can say whose they would be.
  const strike = model.owner === undefined ? () => undefined : noteUnderway(model.owner, ops)
  model.unconfirmed = [...model.unconfirmed, ...ops]
  tell()
  void send().then(tell)

  async function send(): Promise<void> {
    const owner = await whoIsThere()
    const isLocal = model.local.some((row) => row.ops.some((op) => op.tripId === tripId))
    const delivery = await deliver(tripId, ops, { owner, isLocal })
    strike()
    // What was kept here is in the list of what is kept here before it leaves that of this tab.
    if (delivery.state === 'waiting') await changedHere()
    if (owner !== model.owner && model.owner !== undefined) return
    settle(delivery)
    if (isLocal && owner !== null) void follow()
  }

  function settle(delivery: TripDelivery): void {
    if (delivery.state === 'refused') {
      forget(mine)
      complain(delivery)
      // A trip that they knew may be theirs no longer.
      if (held(tripId).base.version > 0) void fetchTrip(tripId)
      return
    }
    followQueue()
    handOver(tripId, mine, delivery.state === 'sent' ? delivery.answer : null)
  }
}

/** What a page that was left too soon has noted: carried on as if it had just been made. The server knows what it has. */
function carryOn(owner: string | null): void {
  carriedOn.add(owner)
  const known = new Set(pendingOps().map((op) => op.opId))
  for (const { ops, strike } of listUnderway(owner)) {
    const [first] = ops
    if (first && !ops.every((op) => known.has(op.opId))) carry(first.tripId, ops)
    else strike()
  }
}

function complain({ reason, message }: Extract<TripDelivery, { state: 'refused' }>): void {
  const description = message || textOf(tripsMessages, `${reason}.text`)
  toast(textOf(tripsMessages, 'not-saved.title'), { description, kind: 'error' })
}

const LOADING: TripView = {
  ...{ status: 'loading', trip: emptyTrip(''), isPending: false, asOf: null, canUndo: false, canRedo: false },
}

// React asks again and again and must get the same object while nothing changed.
function tripView(id: string): TripView {
  const { status, asOf, undo, redo } = held(id)
  const trip = viewOf(id)
  const isGone = status === 'ready' && trip.version === 0
  const next: TripView = {
    ...{
      status: isGone ? 'missing' : status,
      trip,
      asOf,
      canUndo: undo.length > 0,
      canRedo: redo.length > 0,
    },
    isPending: pendingOps().some((op) => op.tripId === id),
  }
  const known = shown.get(id)
  const isSame = known && Object.entries(next).every(([key, value]) => Object(known)[key] === value)
  if (isSame) return known
  shown.set(id, next)
  return next
}
