import type { Position } from '../../base/geo.ts'
import type { PointOfInterest } from '../../destination/places/index.ts'
import type { Meal, PlanFacts, RequestBooking, ResolvedRequest, TimeSpan } from '../itinerary/index.ts'
import type { DayFrame } from './day-frames.rules.ts'
import type { TravelLookup } from './travel-lookup.rules.ts'

/** A possible stop: a place in one role (visit or meal), a meal without a place, or a booking. */
export type StopCandidate = {
  kind: 'visit' | 'meal' | 'booking'
  cityId: string
  place: PointOfInterest | null
  meal: Meal | null
  name: string
  at: Position
  /** Where the party is when it is over, where that is another place. */
  to?: { name: string; lat: number; lon: number }
  booking?: RequestBooking
  minutes: number
  /** The minutes to sit when it is over, before the next way. */
  rest?: number
  /** For the whole party, in minor units of the currency of the total. */
  cost: number
  /** The same in its own currency. */
  price: { amount: number; currency: string }
  costKnown: boolean
  score: number
  isRequired: boolean
  isLocked: boolean
  /** Allowed start times, by index of the day frame. */
  starts: readonly TimeSpan[][]
}

export type CandidateContext = {
  request: ResolvedRequest
  facts: PlanFacts
  frames: readonly DayFrame[]
  travelBetween: TravelLookup
  /** Meals may start at any hour of their windows, and no visit is longer than usual, so that all constraints fit. */
  isTight: boolean
  /** Only required stops and meals, no further sights. */
  isRequiredOnly: boolean
  /** The length of visits to required places as a share of the usual one, 0 to 1; never below 15 minutes. */
  visitShare: number
}
