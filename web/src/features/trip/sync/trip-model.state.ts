import {
  emptyTrip,
  type FieldChange,
  getTrip,
  isDeleted,
  merge,
  mergeServerChanges,
  summarise,
  type TripChanges,
  type TripOp,
  type TripState,
  type TripSummary,
} from '@tripwright/domain/trip/sync'
import { call } from '#platform/call.ts'
import { readOfflineActions } from '#platform/offline-state.ts'
import { forgetTrip, type LocalOps, listLocal, recallTrip, rememberTrip } from './device-trips.state.ts'
import { queuedOps } from './trip-delivery.state.ts'

export type TripStatus = 'loading' | 'ready' | 'missing' | 'failed'
/** One undo step: the changes made, and the changes that reverse them. */
export type UndoStep = { done: FieldChange[]; inverse: FieldChange[] }
/** A trip on this device: what the server has confirmed, and this tab's steps. */
export type LoadedTrip = {
  base: TripState
  status: TripStatus
  /** When this device's copy was received; set while the server has sent no newer state. */
  asOf: Date | null
  undo: UndoStep[]
  redo: UndoStep[]
}

/** The trips loaded in this tab, of one owner at a time (null: a guest; undefined: not known yet). */
export const model = {
  owner: undefined as string | null | undefined,
  loaded: new Map<string, LoadedTrip>(),
  /** Kept on this device alone and of the owner. */
  local: [] as LocalOps[],
  /** Made in this tab and not durable or not confirmed yet. */
  unconfirmed: [] as TripOp[],
  /** Operations that any tab has sent, and that no response has confirmed yet. */
  leaving: [] as TripOp[],
}

let queued: TripOp[] = []
const listeners = new Set<() => void>()
const latest = new Map<string, Promise<void>>()
const upcoming = new Map<string, Promise<void>>()

export function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function notify(): void {
  views.clear()
  for (const listener of listeners) listener()
}

/** The operations that the server has not confirmed, in the order in which they were made, each once. */
export function pendingOps(): TripOp[] {
  const waiting = new Set(queued.map((op) => op.opId))
  // Operations that left the queue were made before all that are in it.
  const left = model.leaving.filter((op) => !waiting.has(op.opId))
  const all = [...left, ...queued, ...model.local.flatMap(({ ops }) => ops), ...model.unconfirmed]
  return [...new Map(all.map((op) => [op.opId, op])).values()]
}

/** These operations were refused: they are shown no more. */
export function dropOps(opIds: ReadonlySet<string>): void {
  const isOther = (op: TripOp) => !opIds.has(op.opId)
  model.unconfirmed = model.unconfirmed.filter(isOther)
  model.leaving = model.leaving.filter(isOther)
}

/**
 * The operations are on their way or have arrived, and `answer` is what the server said to them: with them are all that
 * left the queue of this trip before. Without an answer it is asked for what became of those that have left.
 */
export function confirmOps(tripId: string, opIds: ReadonlySet<string>, answer: TripChanges | null): void {
  model.unconfirmed = model.unconfirmed.filter((op) => !opIds.has(op.opId))
  if (answer !== null && receiveChanges(answer)) {
    const last = model.leaving.findLastIndex((op) => opIds.has(op.opId))
    model.leaving = model.leaving.filter((op, i) => i > last || op.tripId !== tripId)
  } else if (model.leaving.some((op) => opIds.has(op.opId))) void fetchTrip(tripId)
}

const views = new Map<string, TripState>()

/** The trip as the page shows it: the confirmed state with all pending operations applied. */
export function viewOf(id: string): TripState {
  const cached = views.get(id)
  if (cached) return cached
  const base = model.loaded.get(id)?.base ?? emptyTrip(id)
  const view = merge(
    base,
    pendingOps().filter((op) => op.tripId === id),
  ).state
  views.set(id, view)
  return view
}

export function getOrAddTrip(id: string): LoadedTrip {
  const stored = model.loaded.get(id)
  if (stored) return stored
  const created: LoadedTrip = { base: emptyTrip(id), status: 'loading', asOf: null, undo: [], redo: [] }
  model.loaded.set(id, created)
  return created
}

/** Switches to another person, or none, and removes the data of the one before from this tab. */
export async function switchUser(owner: string | null): Promise<void> {
  if (owner === model.owner) return
  // Operations made before the session was known stay: they are the owner's.
  const isFirst = model.owner === undefined
  Object.assign(model, { owner, local: [], leaving: [], ...(isFirst ? {} : { unconfirmed: [] }) })
  const opened = [...model.loaded.keys()]
  if (!isFirst) model.loaded.clear()
  queued = ownQueue()
  notify()
  await refreshLocal()
  await Promise.all(opened.map(openTrip))
}

/** Reads the operations stored on this device, after this or another tab has changed them. */
export async function refreshLocal(): Promise<void> {
  const { owner } = model
  const rows = await listLocal()
  if (owner !== model.owner || owner === undefined) return
  model.local = rows.filter((row) => row.person === owner)
  notify()
}

/** Follows the offline queue: what leaves it was sent, and is shown until the server's answer shows it. */
export function followQueue(): void {
  const before = queued
  queued = ownQueue()
  const refused = new Set(queuedOps(readOfflineActions().refused).map((op) => op.opId))
  const still = new Set(queued.map((op) => op.opId))
  const left = before.filter(({ opId }) => !still.has(opId) && !refused.has(opId))
  model.leaving.push(...left)
  // Whoever sends in this tab hears the answer; of what another tab or the worker has sent it has to be asked for.
  const own = new Set(model.unconfirmed.map((op) => op.opId))
  const foreign = left.filter((op) => !own.has(op.opId))
  // The server may have refused it because the user lost access to the trip.
  const ended = before.filter(({ opId }) => refused.has(opId) && !still.has(opId))
  for (const tripId of new Set([...foreign, ...ended].map((op) => op.tripId))) void fetchTrip(tripId)
  notify()
}

/** Takes in what the server said; false when that lacks something between, which is then asked for. */
function receiveChanges(changes: TripChanges, requestedVersion?: number): boolean {
  const trip = getOrAddTrip(changes.id)
  const base = mergeServerChanges(trip.base, changes, requestedVersion)
  if (base === null) {
    void fetchTrip(changes.id)
    return false
  }
  Object.assign(trip, { base, status: 'ready', asOf: null })
  if (model.owner) void rememberTrip(model.owner, base)
  return true
}

/** Loads a trip: what this device holds of it at once, then what has changed since. */
export async function openTrip(id: string): Promise<void> {
  const { owner } = model
  const trip = getOrAddTrip(id)
  if (owner === undefined) return
  if (owner === null) {
    trip.status = 'ready'
    return notify()
  }
  const recalled = trip.status === 'loading' ? await recallTrip(owner, id) : null
  if (owner !== model.owner) return
  if (recalled && trip.base.version === 0) Object.assign(trip, { ...recalled, status: 'ready' })
  notify()
  // Who has made it a moment ago hears of it with the answer to that.
  const own = pendingOps().filter((op) => op.tripId === id)
  const isNew = own.length > 0 && own.every(({ baseVersion }) => baseVersion === 0)
  if (!isNew || trip.base.version > 0) await fetchTrip(id)
}

/** Fetches the changes since the known version. One request a trip at a time; a call meanwhile leads to one more request. */
export function fetchTrip(id: string): Promise<void> {
  const pending = upcoming.get(id)
  if (pending !== undefined) return pending
  const next = (latest.get(id) ?? Promise.resolve()).then(() => {
    upcoming.delete(id)
    const run = fetchNow(id)
    latest.set(id, run)
    return run
  })
  upcoming.set(id, next)
  return next
}

async function fetchNow(id: string): Promise<void> {
  const { owner } = model
  if (typeof owner !== 'string') return
  const requestedVersion = getOrAddTrip(id).base.version
  const sent = new Set(model.leaving.flatMap((op) => (op.tripId === id ? op.opId : [])))
  const response = await call(getTrip, { id, since: requestedVersion })
  if (owner !== model.owner) return
  const trip = getOrAddTrip(id)
  if (response.ok) {
    if (receiveChanges(response.value, requestedVersion))
      model.leaving = model.leaving.filter((op) => !sent.has(op.opId))
  } else if (response.code === 'not-found') {
    // On its way to a server that never told of it; of a trip that it did tell of, a change on its way says nothing.
    const isNew = trip.base.version === 0 && pendingOps().some((op) => op.tripId === id)
    trip.status = isNew ? 'ready' : 'missing'
    // Deleted for good, or no longer theirs: what this device knew of it goes too.
    if (!isNew) void forgetTrip(owner, id)
  } else if (trip.status !== 'ready') {
    trip.status = pendingOps().some((op) => op.tripId === id) ? 'ready' : 'failed'
  }
  notify()
}

/** The rows of trips that are newer on this device than in the server's list; null for a deleted trip. */
export function ownSummaries(): Map<string, TripSummary | null> {
  const ids = new Set([...model.loaded.keys(), ...pendingOps().map((op) => op.tripId)])
  return new Map(
    [...ids].flatMap((id) => {
      const view = viewOf(id)
      if (view.version === 0) return []
      return [[id, isDeleted(view.items[id]) ? null : summarise(view)] as const]
    }),
  )
}

function ownQueue(): TripOp[] {
  return queuedOps(readOfflineActions().pending.filter(({ person }) => person === model.owner))
}
