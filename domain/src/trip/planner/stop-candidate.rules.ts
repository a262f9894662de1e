import type { Position } from '../../base/geo.ts'
import type { PointOfInterest } from '../../destination/places/index.ts'
import type { Meal, PlanFacts, ResolvedRequest, TimeSpan } from '../itinerary/index.ts'
import type { DayFrame } from './day-frames.rules.ts'
import type { TravelLookup } from './travel-lookup.rules.ts'

/** Something that a day may hold: a place in one role, a meal without a place, or what is booked. */
export type StopCandidate = {
  kind: 'visit' | 'meal' | 'booking'
  cityId: string
  place: PointOfInterest | null
  meal: Meal | null
  name: string
  at: Position
  minutes: number
  /** The party's, in the currency of the total. */
  cost: number
  /** The same in its own currency. */
  price: { amount: number; currency: string }
  costKnown: boolean
  score: number
  isRequired: boolean
  isLocked: boolean
  /** When it may start, by index of the frame. */
  starts: readonly TimeSpan[][]
}

export type CandidateContext = {
  request: ResolvedRequest
  facts: PlanFacts
  frames: readonly DayFrame[]
  travelBetween: TravelLookup
  /** Meals at any hour of their windows and no visit longer than usual: only what was asked counts. */
  isTight: boolean
  /** Nothing but what was asked for, and meals. */
  isBare: boolean
  /** What was asked for takes this share of its usual time where a day is too short for more. */
  haste: number
}
