import { bookingsOf, layOutTrip, withBookings } from '@tripwright/domain/trip/bookings'
import { buildExportTrip, buildUnplannedExport, type ExportTrip } from '@tripwright/domain/trip/export'
import { joinOwnPlaces, planRequest, type ResolvedRequest } from '@tripwright/domain/trip/itinerary'
import {
  emptyTrip,
  mergeServerChanges,
  ownPlacesOf,
  storedStops,
  type TripState,
  tripFieldsOf,
  withOwnPlaces,
} from '@tripwright/domain/trip/sync'
import { z } from 'zod/mini'
import { loadPlanFacts } from '#features/trip/itinerary/index.ts'
import { findOwner, readTrip } from '#features/trip/sync/index.ts'
import type { Config } from '#platform/config/config.ts'
import type { Db } from '#platform/db/db.port.ts'
import { AppError } from '#platform/http/app-error.ts'

type ExportDeps = { db: Db; config: Config }

/** A trip that the person owns or takes part in. Throws not-found for everybody else. */
export async function readTripState(db: Db, tripId: string, personId: string): Promise<TripState> {
  const state = mergeServerChanges(emptyTrip(tripId), await readTrip({ db, personId }, tripId, 0))
  // Its owner can still read a deleted trip, to take that back.
  if (state === null || (await findOwner(db, tripId)) === null) throw new AppError('not-found')
  return state
}

/** A trip laid out for files. One that has no plan, or whose cities this server has no guide of, has no times. */
export async function layOutExport({ db, config }: ExportDeps, trip: TripState): Promise<ExportTrip> {
  const address = `${config.publicUrl}/itinerary?trip=${trip.id}`
  const { request: stored, walks } = tripFieldsOf(trip)
  const request = z.safeParse(planRequest, stored)
  const { startDate } = request.data ?? {}
  if (!request.success || startDate === undefined) return buildUnplannedExport(trip, address)
  const [bookings, ownPlaces] = [bookingsOf(trip), ownPlacesOf(trip)]
  const { cities, days } = request.data
  const loaded = await loadPlanFacts(
    { db, config },
    cities.map(({ id }) => id),
    startDate,
    days,
  )
  const placed = withOwnPlaces(withBookings(request.data, bookings, []), ownPlaces, [])
  // The walks that the plan was proved with: the page may know more streets, which are measured there.
  const facts = joinOwnPlaces({ ...loaded, ...(walks && { walks }) }, placed.places)
  const parts = { request: stored as ResolvedRequest, stops: storedStops(trip), bookings, ownPlaces }
  const view = layOutTrip(parts, facts)
  return view ? buildExportTrip({ trip, view, facts, address }) : buildUnplannedExport(trip, address)
}
