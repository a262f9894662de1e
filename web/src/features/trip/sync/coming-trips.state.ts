import type { ComingTrip } from '@tripwright/domain/account/notices'
import type { IsoDate } from '@tripwright/domain/base/dates'
import { bookingsOf, instantOf } from '@tripwright/domain/trip/bookings'
import { emptyTrip, listTrips, merge, type TripState, type TripSummary } from '@tripwright/domain/trip/sync'
import { readCachedData } from '#platform/cached-data.ts'
import { recallTrip } from './device-trips.state.ts'
import { CACHE_KEY } from './trip-list.state.ts'
import { model, ownSummaries, pendingOps, viewOf } from './trip-model.state.ts'

/**
 * The trips of the current user that start on a date or later, with their flights, as this device has them: with what waits
 * to be sent. Empty for a guest.
 */
export async function readComingTrips(from: IsoDate): Promise<ComingTrip[]> {
  const { owner } = model
  if (typeof owner !== 'string') return []
  const listed = (await readCachedData(owner, CACHE_KEY, listTrips.output))?.data.trips ?? []
  const own = ownSummaries()
  const ids = new Set([...listed.map(({ id }) => id), ...own.keys()])
  const summaries = [...ids].flatMap((id) => {
    // Null where it was deleted here.
    const summary = own.has(id) ? own.get(id) : listed.find((one) => one.id === id)
    return summary?.startDate && (summary.endDate ?? summary.startDate) >= from ? [summary] : []
  })
  return Promise.all(summaries.map((summary) => withFlights(owner, summary)))
}

async function withFlights(owner: string, { id, title, startDate }: TripSummary): Promise<ComingTrip> {
  const trip = await stateOf(owner, id)
  const flights = bookingsOf(trip).flatMap((one) => {
    const { kind, startsAt, mark, number, name } = one
    // Who marked the flight has seen to it.
    if (kind !== 'flight' || !startsAt || mark) return []
    return [{ id: one.id, name: number || name || startsAt.place.name, departs: instantOf(startsAt) }]
  })
  return { id, title, startDate, flights }
}

async function stateOf(owner: string, id: string): Promise<TripState> {
  if (model.loaded.has(id)) return viewOf(id)
  const base = (await recallTrip(owner, id))?.base ?? emptyTrip(id)
  return merge(
    base,
    pendingOps().filter((op) => op.tripId === id),
  ).state
}
