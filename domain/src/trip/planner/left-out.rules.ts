import {
  bestKnownWithout,
  type Guide,
  isEatery,
  isOutOfSeason,
  type PointOfInterest,
} from '../../destination/places/index.ts'
import { openSpans, type Plan, type PlanFacts, type ResolvedRequest, suitsNeeds } from '../itinerary/index.ts'
import { type DayFrame, makeDayFrames } from './day-frames.rules.ts'
import { makeTravelLookup } from './travel-lookup.rules.ts'

/** A well known sight that is in no day of a plan, and the first reason that the facts give. */
type LeftOut = { cityId: string; place: PointOfInterest; why: LeftOutReason }
type LeftOutReason = 'avoided' | 'needs' | 'closed' | 'season' | 'far' | 'full'

/** A visit that would be shorter than this share of the usual one is none. */
const LEAST_SHARE = 0.6

type PlanContext = { request: ResolvedRequest; facts: PlanFacts; plan: Plan }

/** The well known sights of each city that the plan leaves out: its icons, and of a stay of three days its ten best known. */
export function listLeftOut({ request, facts, plan }: PlanContext): LeftOut[] {
  const planned = new Set(plan.days.flatMap(({ stops }) => stops.flatMap(({ poiId }) => poiId ?? [])))
  const frames = makeDayFrames(request, facts).filter(({ open, close }) => open < close)
  const travelBetween = makeTravelLookup(request, facts)
  return facts.guides.flatMap((guide) => {
    const days = frames.filter((frame) => frame.guide === guide)
    const sights = guide.pointsOfInterest.filter((place) => !isEatery(place))
    const reasonOf = (place: PointOfInterest): LeftOutReason => {
      if (request.avoid.includes(place.id)) return 'avoided'
      if (!suitsNeeds(place, request)) return 'needs'
      if (!days.some((day) => isOpenOn(place, day, guide, facts))) return 'closed'
      if (days.every(({ date }) => isOutOfSeason(place, date))) return 'season'
      const fits = (day: DayFrame) => {
        const minutes = travelBetween(guide, day.stay, place)?.minutes ?? Infinity
        return 2 * minutes + LEAST_SHARE * place.minutes <= day.close - day.open
      }
      return days.some(fits) ? 'full' : 'far'
    }
    if (days.length === 0) return []
    return bestKnownWithout(sights, planned, days.length).map((place) => ({
      cityId: guide.city.id,
      place,
      why: reasonOf(place),
    }))
  })
}

function isOpenOn(
  place: PointOfInterest,
  { date, open, close }: DayFrame,
  guide: Guide,
  facts: PlanFacts,
): boolean {
  return openSpans(place, date, guide, facts).some(
    (span) => Math.min(close, span.close) - Math.max(open, span.open) >= LEAST_SHARE * place.minutes,
  )
}
