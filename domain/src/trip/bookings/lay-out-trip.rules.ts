import { type PlanFacts, parseStoredRequest } from '../itinerary/index.ts'
import {
  type PlanView,
  planFromStops,
  type StoredStop,
  type TripOwnPlace,
  withOwnPlaces,
} from '../sync/index.ts'
import type { TripBooking } from './booking.rules.ts'
import { withBookings } from './plan-bookings.rules.ts'

/** What a trip holds that its plan is made of; the request as it is stored. */
type TripLayout = {
  request: unknown
  stops: readonly StoredStop[]
  bookings: readonly TripBooking[]
  ownPlaces: readonly TripOwnPlace[]
}

/** A trip as it is kept, with what it has booked and which places it has now; null where the facts do not know its cities. */
export function layOutTrip(
  { request, stops, bookings, ownPlaces }: TripLayout,
  facts: PlanFacts,
): PlanView | null {
  const stored = parseStoredRequest(request, facts)
  const cities = facts.guides.map(({ city }) => city)
  const booked = stored && withOwnPlaces(withBookings(stored, bookings, cities), ownPlaces, cities)
  const whole = booked && parseStoredRequest(booked, facts)
  return whole && planFromStops(whole, facts, stops)
}
