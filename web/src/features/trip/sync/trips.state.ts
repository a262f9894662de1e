import {
  emptyTrip,
  type FieldChange,
  invertChanges,
  isDeleted,
  makeOps,
  notOverwritten,
  type TripEnd,
  type TripOp,
  type TripState,
  tripOp,
  tripsMessages,
  uuidV7,
} from '@tripwright/domain/trip/sync'
import { useEffect, useSyncExternalStore } from 'react'
import { z } from 'zod/mini'
import { onLiveEvent } from '#platform/live-events.ts'
import { startOfflineQueue } from '#platform/offline-queue.ts'
import { subscribeToOfflineActions } from '#platform/offline-state.ts'
import { subscribeToSession } from '#platform/session.ts'
import { textOf } from '#platform/text/use-text.ts'
import { toast } from '#ui/toast.ts'
import { listLocal } from './device-trips.state.ts'
import { deliverOps, resolveOwner, type TripDelivery } from './trip-delivery.state.ts'
import { listLoggedOps, logOps } from './trip-journal.state.ts'
import { refreshTrips, refreshTripsOfUser } from './trip-list.state.ts'
import {
  confirmOps,
  dropOps,
  fetchTrip,
  followQueue,
  getOrAddTrip,
  model,
  notify,
  openTrip,
  pendingOps,
  refreshLocal,
  subscribe,
  switchUser,
  type TripStatus,
  type UndoStep,
  viewOf,
} from './trip-model.state.ts'

/** A trip for a page: `trip` holds every change at once, confirmed or not. */
export type TripView = {
  status: TripStatus
  trip: TripState
  /** Some change has not reached the server. */
  isPending: boolean
  /** Set when this is the last copy on this device: the time of that copy. */
  asOf: Date | null
  /** How a missing trip ended for this person, where that is known. */
  end: TripEnd | null
  canUndo: boolean
  canRedo: boolean
}
type ApplyResult = { ok: true } | { ok: false; code: 'bad-input' }

const MAX_UNDO_STEPS = 100
const LIVE_DEBOUNCE_MS = 300

let channel: BroadcastChannel | null = null
/** Owners whose log this tab has read: later entries are its own or another open tab's. */
const resumedOwners = new Set<string | null>()
let live: ReturnType<typeof setTimeout> | undefined
const viewCache = new Map<string, TripView>()

/** A new id of a trip or of one of its items. */
export function newTripId(): string {
  return uuidV7(Date.now(), crypto.getRandomValues(new Uint8Array(10)))
}

/** One trip, kept up to date; works offline with this device's copy. Null: none yet. */
export function useTrip(id: string | null): TripView {
  useEffect(() => {
    if (id === null) return
    // The services of the page start when it is idle; who opens a trip waits for nothing else.
    startTrips()
    void openTrip(id)
  }, [id])
  return useSyncExternalStore(
    subscribe,
    () => (id === null ? LOADING : tripView(id)),
    () => LOADING,
  )
}

/**
 * Changes a trip, new or known: on the screen at once, on this device's disk a moment later, and on the server as soon as
 * possible. Refused, without effect, when a value does not fit its field.
 */
export function changeTrip(tripId: string, changes: readonly FieldChange[]): ApplyResult {
  const before = viewOf(tripId)
  const applied = apply(tripId, changes)
  if (!applied.ok) return applied
  const trip = getOrAddTrip(tripId)
  trip.undo = [...trip.undo, { done: [...changes], inverse: invertChanges(changes, before) }].slice(
    -MAX_UNDO_STEPS,
  )
  trip.redo = []
  notify()
  return applied
}

/** Makes a trip that was there before, elsewhere: the same, but its making is no step to undo. */
export function createTrip(tripId: string, changes: readonly FieldChange[]): ApplyResult {
  const applied = apply(tripId, changes)
  if (applied.ok) notify()
  return applied
}

/** Undoes the latest change of this tab; later changes of other people stay. False when nothing changed. */
export function undo(tripId: string): boolean {
  return stepBack(tripId, 'undo', 'redo')
}

export function redo(tripId: string): boolean {
  return stepBack(tripId, 'redo', 'undo')
}

/** Follows the session, the queue, the other tabs and the server, from the first call on. */
export function startTrips(): void {
  if (channel !== null) return
  channel = new BroadcastChannel('trips')
  channel.onmessage = () => void refreshLocal()
  // What waits to be sent is part of what a trip shows.
  startOfflineQueue()
  // Prepared before the first change, so that nothing delays a click's write.
  void import('#platform/send-or-queue.ts')
  subscribeToOfflineActions(followQueue)
  void import('./trip-conflicts.state.ts').then(({ trackTripConflicts }) => trackTripConflicts())
  onLiveEvent('trips', onTripsChanged)
  subscribeToSession(() => void syncOwner())
  addEventListener('online', () => void syncOwner().then(() => onTripsChanged(null)))
  void syncOwner()
}

async function syncOwner(): Promise<void> {
  const owner = await resolveOwner()
  await switchUser(owner)
  if (!resumedOwners.has(owner)) resumeLoggedOps(owner)
  refreshTripsOfUser()
  if (owner === null) return
  // Few devices have any: what moves them comes when it is needed.
  const isLocal = (await listLocal()).some(({ person }) => person === null || person === owner)
  const mover = isLocal ? import('./trip-move.state.ts') : null
  const moved = (await mover?.then((it) => it.moveLocal(owner)).catch(() => [])) ?? []
  await notifyOtherTabs()
  if (moved.length > 0) toast(textOf(tripsMessages, 'moved', { count: moved.length }), { kind: 'success' })
}

/** Changed trips to load; null among them means any. */
let changedTripIds: (string | null)[] = []

// A burst of changes causes one request.
function onTripsChanged(id: string | null): void {
  changedTripIds.push(id)
  clearTimeout(live)
  live = setTimeout(() => {
    const isAny = changedTripIds.includes(null)
    for (const one of model.loaded.keys()) if (isAny || changedTripIds.includes(one)) void fetchTrip(one)
    changedTripIds = []
    refreshTrips()
  }, LIVE_DEBOUNCE_MS)
}

async function notifyOtherTabs(): Promise<void> {
  channel?.postMessage('changed')
  await refreshLocal()
}

function stepBack(tripId: string, from: 'undo' | 'redo', to: 'undo' | 'redo'): boolean {
  const trip = getOrAddTrip(tripId)
  const before = viewOf(tripId)
  const step = trip[from].at(-1)
  if (!step) return false
  trip[from] = trip[from].slice(0, -1)
  const changes = notOverwritten(step.inverse, step.done, before)
  const back: UndoStep = { done: changes, inverse: invertChanges(changes, before) }
  const isApplied = changes.length > 0 && apply(tripId, changes).ok
  if (isApplied) trip[to] = [...trip[to], back]
  notify()
  return isApplied
}

function apply(tripId: string, changes: readonly FieldChange[]): ApplyResult {
  const confirmed = getOrAddTrip(tripId).base.version
  const ops = makeOps(viewOf(tripId), confirmed, changes, newTripId)
  if (ops.length === 0 || ops.some((op) => !z.safeParse(tripOp, op).success))
    return { ok: false, code: 'bad-input' }
  getOrAddTrip(tripId).status = 'ready'
  submitOps(tripId, ops)
  return { ok: true }
}

/** Shows operations at once and stores them durably. */
function submitOps(tripId: string, ops: readonly TripOp[]): void {
  const mine = new Set(ops.map((op) => op.opId))
  // Until the session is known, the operations have no owner.
  const removeEntry = model.owner === undefined ? () => undefined : logOps(model.owner, ops)
  model.unconfirmed = [...model.unconfirmed, ...ops]
  notify()
  void send().then(notify)

  async function send(): Promise<void> {
    const owner = await resolveOwner()
    const isLocal = model.local.some((row) => row.ops.some((op) => op.tripId === tripId))
    const delivery = await deliverOps(tripId, ops, { owner, isLocal })
    removeEntry()
    // A stored operation appears in the stored list before it leaves the list of this tab.
    if (delivery.state === 'waiting') await notifyOtherTabs()
    if (owner !== model.owner && model.owner !== undefined) return
    commit(delivery)
    if (isLocal && owner !== null) void syncOwner()
  }

  function commit(delivery: TripDelivery): void {
    if (delivery.state === 'refused') {
      dropOps(mine)
      toastRefusal(delivery)
      // The user may have lost access to a trip.
      if (getOrAddTrip(tripId).base.version > 0) void fetchTrip(tripId)
      return
    }
    followQueue()
    confirmOps(tripId, mine, delivery.state === 'sent' ? delivery.answer : null)
  }
}

/** Resubmits the logged operations of a page that closed too soon. The server ignores those that it already has. */
function resumeLoggedOps(owner: string | null): void {
  resumedOwners.add(owner)
  const pendingIds = new Set(pendingOps().map((op) => op.opId))
  for (const { ops, remove } of listLoggedOps(owner)) {
    const [first] = ops
    if (first && !ops.every((op) => pendingIds.has(op.opId))) submitOps(first.tripId, ops)
    else remove()
  }
}

function toastRefusal({ reason, message }: Extract<TripDelivery, { state: 'refused' }>): void {
  const description = message || textOf(tripsMessages, `${reason}.text`)
  toast(textOf(tripsMessages, 'not-saved.title'), { description, kind: 'error' })
}

const OWN_DELETION: TripEnd = { how: 'deleted', by: null }

const LOADING: TripView = {
  status: 'loading',
  trip: emptyTrip(''),
  isPending: false,
  asOf: null,
  end: null,
  canUndo: false,
  canRedo: false,
}

// React calls it repeatedly and must get the same object while nothing changed.
function tripView(id: string): TripView {
  const { status, asOf, end, undo, redo } = getOrAddTrip(id)
  const trip = viewOf(id)
  const isOwnDeletion = isDeleted(trip.items[id])
  const isGone = status === 'ready' && (trip.version === 0 || isOwnDeletion)
  const next: TripView = {
    status: isGone ? 'missing' : status,
    trip,
    asOf,
    end: isOwnDeletion ? OWN_DELETION : end,
    canUndo: undo.length > 0,
    canRedo: redo.length > 0,
    isPending: pendingOps().some((op) => op.tripId === id),
  }
  const cached = viewCache.get(id)
  const isSame = cached && Object.entries(next).every(([key, value]) => Object(cached)[key] === value)
  if (isSame) return cached
  viewCache.set(id, next)
  return next
}
