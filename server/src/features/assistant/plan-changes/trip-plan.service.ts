import { bookingsOf, layOutTrip, withBookings } from '@tripwright/domain/trip/bookings'
import { joinOwnPlaces, parseStoredRequest } from '@tripwright/domain/trip/itinerary'
import {
  emptyTrip,
  mergeServerChanges,
  ownPlacesOf,
  type PlanView,
  storedStops,
  type TripState,
  tripFieldsOf,
  withOwnPlaces,
} from '@tripwright/domain/trip/sync'
import { loadPlanFacts, loadWalks, type PlanFactsDeps } from '#features/trip/itinerary/index.ts'
import type { DatedFacts } from '#features/trip/planner/index.ts'
import { readTrip } from '#features/trip/sync/index.ts'
import type { Db } from '#platform/db/db.port.ts'
import { AppError } from '#platform/http/app-error.ts'

export type TripPlan = { trip: TripState; view: PlanView; facts: DatedFacts }

/** The state of a trip for somebody who takes part in it. Throws not-found for everybody else. */
export async function readTripState(db: Db, personId: string, id: string): Promise<TripState> {
  const state = mergeServerChanges(emptyTrip(id), await readTrip({ db, personId }, id, 0))
  if (state === null) throw new AppError('not-found')
  return state
}

/** The plan of a trip as its page shows it, with the facts that it rests on; null where it has none. */
export async function layOutPlan(deps: PlanFactsDeps, trip: TripState): Promise<TripPlan | null> {
  const { request, walks = [] } = tripFieldsOf(trip)
  const { cities, startDate, days } = Object(request)
  if (!Array.isArray(cities) || typeof startDate !== 'string' || typeof days !== 'number') return null
  const ids = cities.map((city) => String(Object(city).id))
  const loaded = await loadPlanFacts(deps, ids, startDate, days)
  const stored = parseStoredRequest(request, loaded)
  if (stored === null) return null
  const items = { bookings: bookingsOf(trip), ownPlaces: ownPlacesOf(trip) }
  const towns = loaded.guides.map(({ city }) => city)
  const whole = withOwnPlaces(withBookings(stored, items.bookings, towns), items.ownPlaces, towns)
  const found = await loadWalks(deps, whole, loaded.guides)
  const ofPlan = { ...loaded, walks: [...(walks ?? []), ...(found.walks ?? [])] }
  const facts = joinOwnPlaces(ofPlan, whole.places)
  const view = layOutTrip({ request, stops: storedStops(trip), ...items }, facts)
  return view && { trip, view, facts }
}
