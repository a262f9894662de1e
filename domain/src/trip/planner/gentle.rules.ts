import type { PointOfInterest } from '../../destination/places/index.ts'
import { maxWalkMinutesPerDay, type ResolvedRequest } from '../itinerary/index.ts'

/** A party that wants it slow or without steps and brings no children: grandparents, mostly. */
type Party = Pick<ResolvedRequest, 'pace' | 'needs' | 'travellers'>

/** The minutes that such a party sits after lunch, and those that it walks on a day unless it says otherwise. */
const REST_AFTER_LUNCH_MINUTES = 30
const WALK_MINUTES = 60
/** What our guides say of a long climb, as `551 steps`; a shorter visit sees it from below. */
const CLIMB = /\b[1-9]\d{2,} (\w+ )?(steps|stairs)\b|\bhundred (\w+ )?steps\b|\b(climb|hike|steep)/i
const CLIMB_MINUTES = 30
/** The worth of a place for such a party: of one with a climb, with steps, and of one of which it is not known. */
const WORTH = { climb: 0.35, steps: 0.85, unknown: 0.95 } as const

export function isGentle({ pace, needs, travellers }: Party): boolean {
  return travellers.children === 0 && (pace === 'relaxed' || needs.stepFree)
}

/** The share of its worth that a place keeps for the party; 1 for a party that likes to climb. */
export function gentleFactor(place: PointOfInterest, party: Party): number {
  if (!isGentle(party) || place.stepFree === true) return 1
  if (isLongClimb(place)) return WORTH.climb
  return place.stepFree === false ? WORTH.steps : WORTH.unknown
}

/** Whether a place is reached, or seen, by many steps, as far as its guide says. */
export function isLongClimb({ stepFree, minutes, about }: PointOfInterest): boolean {
  return stepFree !== true && minutes >= CLIMB_MINUTES && CLIMB.test(about)
}

/** The minutes of rest after lunch. */
export function restAfterLunch(party: Party): number {
  return isGentle(party) ? REST_AFTER_LUNCH_MINUTES : 0
}

/** The walking minutes of a day that the search aims at; the checker allows what was asked for. */
export function walkMinutesFor(request: ResolvedRequest): number {
  const most = maxWalkMinutesPerDay(request)
  return isGentle(request) && request.maxWalkMinutes === undefined ? Math.min(WALK_MINUTES, most) : most
}
