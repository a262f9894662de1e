import { metresBetween } from '../base/geo.ts'
import {
  minutesOf,
  openSpans,
  type Plan,
  type PlanDay,
  type PlanFacts,
  type SettledRequest,
  type Stop,
  suitsNeeds,
} from '../itinerary/index.ts'
import { type Guide, isEating, type PointOfInterest } from '../places/index.ts'
import { requireGuide } from './frames.rules.ts'

const NEAR_METRES = 3000
/** What stands in for a temple or a view; a shop only for streets and shops. */
const SHELTERS = [
  'museum',
  'gallery',
  'science',
  'worship',
  'palace',
  'ancient',
  'landmark',
  'memorial',
  'zoo',
]
const BUSTLE = ['shopping', 'market', 'food-street', 'street', 'neighbourhood']
/** So much further is gone for one degree of renown more. */
const METRES_A_RENOWN = 250

/** Names, for each outdoor visit, an indoor place near by that is open at that time and not in the plan; each at most once. */
export function withRainAlternatives(plan: Plan, request: SettledRequest, facts: PlanFacts): Plan {
  const taken = new Set(plan.days.flatMap(({ stops }) => stops.map(({ poiId }) => poiId)))
  const days = plan.days.map((day) => {
    const guide = requireGuide(facts, day.cityId)
    const spots = guide.pointsOfInterest.filter(
      (place) =>
        place.indoor && !isEating(place) && !request.avoid.includes(place.id) && suitsNeeds(place, request),
    )
    const stops = day.stops.map((stop) => {
      const spot = isRainedOn(stop, guide)
        ? findNearest(
            stop,
            day,
            spots.filter((spot) => !taken.has(spot.id) && standsInFor(spot, stop, guide)),
            guide,
            facts,
          )
        : null
      if (spot === null) return stop
      taken.add(spot.id)
      return { ...stop, rainPoiId: spot.id }
    })
    return { ...day, stops }
  })
  return { ...plan, days }
}

function isRainedOn({ kind, poiId }: Stop, { pointsOfInterest }: Guide): boolean {
  return kind === 'visit' && pointsOfInterest.some(({ id, indoor }) => id === poiId && !indoor)
}

function standsInFor({ category }: PointOfInterest, { poiId }: Stop, { pointsOfInterest }: Guide): boolean {
  if (SHELTERS.includes(category)) return true
  const rainedOn = pointsOfInterest.find(({ id }) => id === poiId)?.category ?? ''
  return BUSTLE.includes(category) && BUSTLE.includes(rainedOn)
}

function findNearest(stop: Stop, day: PlanDay, spots: PointOfInterest[], guide: Guide, facts: PlanFacts) {
  const near = spots
    .map((spot) => ({ spot, metres: metresBetween(stop, spot) }))
    .filter(({ metres }) => metres <= NEAR_METRES)
    .sort((a, b) => worthOf(b) - worthOf(a))
  function worthOf({ spot, metres }: { spot: PointOfInterest; metres: number }) {
    return METRES_A_RENOWN * spot.renown - metres
  }
  const [start, end] = [minutesOf(stop.start), minutesOf(stop.end)]
  const isOpen = (spot: PointOfInterest) =>
    openSpans(spot, day.date, guide, facts).some(
      ({ open, close }) => open <= start && end <= close && start <= close - (spot.lastEntryMinutes ?? 0),
    )
  return near.find(({ spot }) => isOpen(spot))?.spot ?? null
}
