import type { RequiredSet } from '@tripwright/orienteering'
import type { ResolvedRequest } from '../itinerary/index.ts'
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
