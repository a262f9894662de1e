import type { RequiredSet } from '@tripwright/orienteering'
import type { PointOfInterest } from '../../destination/places/index.ts'
import { maxWalkMinutesPerDay, type ResolvedRequest } from '../itinerary/index.ts'
import type { DayFrame } from './day-frames.rules.ts'
import type { StopCandidate } from './stop-candidate.rules.ts'

/** Where children run, bathe, see animals or try things out. */
const PLAY_CATEGORIES = ['park', 'beach', 'zoo', 'science', 'theme-park']
/** A shorter day may go without. */
const LONG_DAY_MINUTES = 360
/** Children do not stand longer in front of what they cannot touch. */
const MAX_LOOKING_MINUTES = 120

function isForPlay(category: string): boolean {
  return PLAY_CATEGORIES.includes(category)
}

/** A visit as long as the children of a party keep it up. */
export function minutesWithChildren(
  minutes: number,
  category: string,
  { travellers }: Pick<ResolvedRequest, 'travellers'>,
): number {
  return travellers.children > 0 && !isForPlay(category) ? Math.min(minutes, MAX_LOOKING_MINUTES) : minutes
}

/** For each whole day of a party with children, the visits of which it should have one. */
export function playSets(
  { travellers }: ResolvedRequest,
  frames: readonly DayFrame[],
  candidates: readonly StopCandidate[],
): RequiredSet[] {
  if (travellers.children === 0) return []
  return frames.flatMap((frame, day) => {
    const places = [...candidates.keys()].filter((i) => {
      const { kind, place, starts } = candidates[i] ?? {}
      return kind === 'visit' && isForPlay(place?.category ?? '') && (starts?.[day] ?? []).length > 0
    })
    return frame.close - frame.open >= LONG_DAY_MINUTES && places.length > 0 ? [{ places, day }] : []
  })
}

/** A party that wants it slow or without steps and brings no children: grandparents, mostly. */
type Party = Pick<ResolvedRequest, 'pace' | 'needs' | 'travellers'>

/** The minutes that such a party sits after lunch, and those that it walks on a day unless it says otherwise. */
const REST_AFTER_LUNCH_MINUTES = 30
const WALK_MINUTES = 60
/** The worth of a place for such a party: of one with a climb, with steps, and of one of which it is not known. */
const WORTH = { climb: 0.35, steps: 0.85, unknown: 0.95 } as const

function isGentle({ pace, needs, travellers }: Party): boolean {
  return travellers.children === 0 && (pace === 'relaxed' || needs.stepFree)
}

/** The share of its worth that a place keeps for the party; 1 for a party that likes to climb. */
export function gentleFactor(place: PointOfInterest, party: Party): number {
  if (!isGentle(party) || place.stepFree === true) return 1
  if (place.climb === true) return WORTH.climb
  return place.stepFree === false ? WORTH.steps : WORTH.unknown
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
