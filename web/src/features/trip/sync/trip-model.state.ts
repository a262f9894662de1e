import {
  emptyTrip,
  type FieldChange,
  getTrip,
  isDeleted,
  merge,
  mergeServerChanges,
  summarise,
  type TripChanges,
  type TripEnd,
  type TripOp,
  type TripState,
  type TripSummary,
} from '@tripwright/domain/trip/sync'
import { type CallRefusal, call } from '#platform/call.ts'
import { readOfflineActions } from '#platform/offline-state.ts'
import { forgetTrip, type LocalOps, listLocal, recallTrip, rememberTrip } from './device-trips.state.ts'
import { queuedOps } from './trip-delivery.state.ts'

export type TripStatus = 'loading' | 'ready' | 'missing' | 'failed'
/** One undo step: the changes made, and the changes that reverse them. */
export type UndoStep = { done: FieldChange[]; inverse: FieldChange[] }
/** A trip on this device: the state confirmed by the server, and this tab's undo steps. */
export type LoadedTrip = {
  base: TripState
  status: TripStatus
  /** When this device's copy was received; set while the server has sent no newer state. */
  asOf: Date | null
  /** How it ended for this person, where the server says it. */
  end: TripEnd | null
  /** Set once this device's copy was asked for. */
  recall?: Promise<void>
  undo: UndoStep[]
  redo: UndoStep[]
}

/** The trips loaded in this tab, of one owner at a time (null: a guest; undefined: not known yet). */
export const model = {
  owner: undefined as string | null | undefined,
  loaded: new Map<string, LoadedTrip>(),
  /** Stored on this device only, of the owner. */
  local: [] as LocalOps[],
  /** Made in this tab and not yet stored or confirmed. */
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

/** The operations that the server has not confirmed, in order, without duplicates. */
export function pendingOps(): TripOp[] {
  const waiting = new Set(queued.map((op) => op.opId))
  // Operations that left the queue were made before all that are in it.
  const left = model.leaving.filter((op) => !waiting.has(op.opId))
  const all = [...left, ...queued, ...model.local.flatMap(({ ops }) => ops), ...model.unconfirmed]
  return [...new Map(all.map((op) => [op.opId, op])).values()]
}

/** Removes refused operations from the displayed trip. */
export function dropOps(opIds: ReadonlySet<string>): void {
  const isOther = (op: TripOp) => !opIds.has(op.opId)
  model.unconfirmed = model.unconfirmed.filter(isOther)
  model.leaving = model.leaving.filter(isOther)
}

/**
 * The operations were sent, and `answer` is the server's response: it confirms them and all that left this trip's queue
 * before. Without a response the outcome of those is requested.
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
  const created: LoadedTrip = {
    base: emptyTrip(id),
    status: 'loading',
    asOf: null,
    end: null,
    undo: [],
    redo: [],
  }
  model.loaded.set(id, created)
  return created
}

/** Settles when what this device alone has of the current user was read: before that no trip is known to be missing. */
let reading: Promise<void> = Promise.resolve()

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
  reading = refreshLocal()
  await reading
  await Promise.all(opened.map(openTrip))
}

/** Loads the operations stored on this device, after this or another tab has changed them. */
export async function refreshLocal(): Promise<void> {
  const { owner } = model
  const rows = await listLocal()
  if (owner !== model.owner || owner === undefined) return
  model.local = rows.filter((row) => row.person === owner)
  notify()
}

/** Follows the offline queue: an action that leaves it was sent, and stays applied until the server's response contains it. */
export function followQueue(): void {
  const before = queued
  queued = ownQueue()
  const refused = new Set(queuedOps(readOfflineActions().refused).map((op) => op.opId))
  const still = new Set(queued.map((op) => op.opId))
  const left = before.filter(({ opId }) => !still.has(opId) && !refused.has(opId))
  model.leaving.push(...left)
  // The sending tab receives the response; what another tab or the worker has sent must be requested.
  const own = new Set(model.unconfirmed.map((op) => op.opId))
  const foreign = left.filter((op) => !own.has(op.opId))
  // The server may have refused it because the user lost access to the trip.
  const ended = before.filter(({ opId }) => refused.has(opId) && !still.has(opId))
  for (const tripId of new Set([...foreign, ...ended].map((op) => op.tripId))) void fetchTrip(tripId)
  // What waits may be read after the trip was asked for: the server does not have it yet.
  for (const tripId of new Set(queued.map((op) => op.tripId))) {
    const trip = model.loaded.get(tripId)
    if (trip?.base.version === 0 && trip.status !== 'missing') trip.status = 'ready'
  }
  notify()
}

/** Applies a response of the server; false when it leaves a gap, which is then requested. */
function receiveChanges(changes: TripChanges, requestedVersion?: number): boolean {
  const trip = getOrAddTrip(changes.id)
  const base = mergeServerChanges(trip.base, changes, requestedVersion)
  if (base === null) {
    void fetchTrip(changes.id)
    return false
  }
  Object.assign(trip, { base, status: 'ready', asOf: null, end: null })
  if (model.owner) void rememberTrip(model.owner, base)
  return true
}

/** Loads a trip: this device's copy at once, then the changes since. */
export async function openTrip(id: string): Promise<void> {
  const { owner } = model
  const trip = getOrAddTrip(id)
  if (owner === undefined) return
  if (owner === null) {
    await reading
    if (owner === model.owner) getOrAddTrip(id).status = 'ready'
    return notify()
  }
  await recallOnce(owner, id)
  if (owner !== model.owner) return
  // A trip that was just created gets its state with the response to that.
  const own = pendingOps().filter((op) => op.tripId === id)
  const isNew = own.length > 0 && own.every(({ baseVersion }) => baseVersion === 0)
  if (!isNew || trip.base.version > 0) await fetchTrip(id)
}

/** This device's copy of a trip, read once; who asks meanwhile waits for it too. */
function recallOnce(owner: string, id: string): Promise<void> {
  const trip = getOrAddTrip(id)
  trip.recall ??= recallTrip(owner, id).then((recalled) => {
    if (recalled && trip.base.version === 0) Object.assign(trip, { ...recalled, status: 'ready' })
    notify()
  })
  return trip.recall
}

/** Fetches the changes since the known version. One request per trip at a time; a call meanwhile causes one more request. */
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
  await Promise.all([reading, recallOnce(owner, id)])
  if (owner !== model.owner) return
  const requestedVersion = getOrAddTrip(id).base.version
  const sent = new Set(model.leaving.flatMap((op) => (op.tripId === id ? op.opId : [])))
  const response = await call(getTrip, { id, since: requestedVersion })
  if (owner !== model.owner) return
  if (!response.ok) await refuse(owner, id, response)
  else if (receiveChanges(response.value, requestedVersion))
    model.leaving = model.leaving.filter((op) => !sent.has(op.opId))
  notify()
}

async function refuse(owner: string, id: string, refusal: CallRefusal): Promise<void> {
  const trip = getOrAddTrip(id)
  const isUnknown = trip.base.version === 0 && trip.status !== 'missing'
  // Still on its way to a server that does not have the trip yet; for a known trip a pending change proves nothing.
  if (isUnknown && pendingOps().some((op) => op.tripId === id)) trip.status = 'ready'
  if (isUnknown && trip.status === 'ready') return
  // Without a network it may not be on this device.
  const late = await import('./trip-gone.state.ts').catch(() => null)
  if ((isUnknown && (await late?.isWaitingOnDisk(owner, id))) || owner !== model.owner) return
  if (refusal.code === 'not-found') {
    // Deleted, purged, or access lost: this device's copy is deleted too.
    void forgetTrip(owner, id)
    void late?.forgetPartsOf(owner, trip.base)
    const end = late?.readTripEnd(refusal) ?? null
    Object.assign(trip, { base: emptyTrip(id), status: 'missing', asOf: null, end, undo: [], redo: [] })
  } else if (trip.status === 'loading') trip.status = 'failed'
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
