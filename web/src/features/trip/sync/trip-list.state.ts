import { mayEdit } from '@tripwright/domain/trip/sharing'
import { leaveTrip, listTrips, type TripSummary } from '@tripwright/domain/trip/sync'
import { useSyncExternalStore } from 'react'
import { readCachedData, writeCachedData } from '#platform/cached-data.ts'
import { call } from '#platform/call.ts'
import { refetchWhenVisible } from '#platform/refetch-when-visible.ts'
import { fetchTrip, model, notify, ownSummaries, pendingOps, subscribe } from './trip-model.state.ts'

/** The trips of the current user, newest first, with all unconfirmed changes applied. */
export type TripsView = {
  status: 'loading' | 'ready' | 'failed'
  trips: TripSummary[]
  /** Ids of trips with changes that have not reached the server. */
  pendingIds: string[]
  hasMore: boolean
  /** Set when the list is this device's last copy: the time of that copy. */
  asOf: Date | null
}
type CachedTrips = Pick<TripsView, 'status' | 'asOf'> & { trips: TripSummary[]; next: string | null }

const PAGE = 100
export const CACHE_KEY = 'trips'
const NO_TRIPS: CachedTrips = { status: 'loading', trips: [], next: null, asOf: null }
const LOADING: TripsView = { status: 'loading', trips: [], pendingIds: [], hasMore: false, asOf: null }

let cached = NO_TRIPS
let cachedOwner: string | null | undefined
let view = LOADING

/** The list of trips; loading while hydrating. */
export function useTrips(): TripsView {
  return useSyncExternalStore(
    subscribeToList,
    () => view,
    () => LOADING,
  )
}

/** Whether the person may change what everybody in a trip shares, as far as the list that was loaded last says. */
export function mayChangeTrip(id: string): boolean {
  return mayEdit(cached.trips.find((trip) => trip.id === id)?.role ?? 'owner')
}

/** Loads the list of the current user; another user's is dropped at once. */
export async function reloadTrips(): Promise<void> {
  const { owner } = model
  if (owner !== cachedOwner) {
    cachedOwner = owner
    cached = NO_TRIPS
  }
  if (owner === undefined) return
  if (owner === null) return setCached({ ...NO_TRIPS, status: 'ready' })
  notify()
  const response = await call(listTrips, { limit: PAGE })
  if (owner !== model.owner) return
  if (response.ok) {
    const { trips, next } = response.value
    setCached({ status: 'ready', trips, next, asOf: null })
    // One may have ended whose page was not opened here since.
    const known = [...trips.map(({ id }) => id), ...model.loaded.keys()]
    // Where its code cannot be fetched, the next load of the list does it.
    import('./trip-gone.state.ts')
      .then(({ forgetGoneTrips }) => forgetGoneTrips(owner, known))
      .catch(() => undefined)
    return writeCachedData(owner, CACHE_KEY, response.value)
  }
  // The list on the screen is newer than the stored one.
  if (cached.status === 'ready') return
  const onDevice = await readCachedData(owner, CACHE_KEY, listTrips.output)
  if (owner !== model.owner) return
  if (onDevice)
    setCached({ status: 'ready', trips: onDevice.data.trips, next: null, asOf: new Date(onDevice.timestamp) })
  else setCached({ ...cached, status: pendingOps().length > 0 ? 'ready' : 'failed' })
}

export async function loadMoreTrips(): Promise<void> {
  const { owner } = model
  const { next: after } = cached
  if (after === null) return
  const response = await call(listTrips, { limit: PAGE, after })
  if (owner !== model.owner || !response.ok || cached.next !== after) return
  const { trips, next } = response.value
  setCached({ ...cached, trips: [...cached.trips, ...trips], next })
}

/** Leaves another person's trip; returns the reason of a refusal, or null. */
export async function leaveSharedTrip(id: string): Promise<string | null> {
  const { owner } = model
  const response = await call(leaveTrip, { id })
  // A membership that another tab or device has ended counts as success.
  if (!response.ok && response.code !== 'not-found') return response.message
  if (owner === model.owner) setCached({ ...cached, trips: cached.trips.filter((trip) => trip.id !== id) })
  if (owner === model.owner && model.loaded.has(id)) void fetchTrip(id)
  return null
}

const listRefetch = refetchWhenVisible(reloadTrips)

/** Call when the list may be outdated. */
export function refreshTrips(): void {
  void listRefetch.refresh()
}

/** Call when the user may be another: the list of the same one is loaded again only where it comes from the device or not at all. */
export function refreshTripsOfUser(): void {
  const { status, asOf } = cached
  if (cachedOwner !== model.owner || status === 'failed' || asOf !== null) refreshTrips()
}

function setCached(next: CachedTrips): void {
  cached = next
  notify()
}

function subscribeToList(listener: () => void): () => void {
  updateView()
  const unsubscribe = subscribe(() => {
    updateView()
    listener()
  })
  // Last: a guest's list is read within the call.
  const unwatch = listRefetch.watch()
  return () => {
    unwatch()
    unsubscribe()
  }
}

function updateView(): void {
  const pendingIds = [...new Set(pendingOps().map((op) => op.tripId))]
  const own = ownSummaries()
  const listed = cachedOwner === model.owner ? cached.trips : []
  // A pending trip that is not in the list was created here, so it is the newest.
  const createdHere = pendingIds.filter((id) => !listed.some((trip) => trip.id === id)).reverse()
  const fresh = createdHere.flatMap((id) => own.get(id) ?? [])
  const rest = listed.flatMap((trip) => {
    const mine = own.get(trip.id)
    if (mine === null) return []
    const isNewer = mine !== undefined && (mine.version >= trip.version || pendingIds.includes(trip.id))
    // Only the server knows the owner.
    if (!isNewer) return trip
    const { sharedBy, role } = trip
    return { ...mine, ...(sharedBy !== undefined && { sharedBy }), ...(role && { role }) }
  })
  const { status, next, asOf } = cachedOwner === model.owner ? cached : NO_TRIPS
  view = { status, trips: [...fresh, ...rest], pendingIds, hasMore: next !== null, asOf }
}
