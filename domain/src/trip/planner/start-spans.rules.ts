import {
  ICON_RENOWN,
  isInTheSun,
  isOutOfSeason,
  type PointOfInterest,
  startsOutOfHeat,
} from '../../destination/places/index.ts'
import {
  daylight,
  type Meal,
  mealsDue,
  openSpans,
  type ResolvedRequest,
  type TimeSpan,
} from '../itinerary/index.ts'
import type { DayFrame } from './day-frames.rules.ts'
import { mealHours } from './meal-candidates.rules.ts'
import type { CandidateContext } from './stop-candidate.rules.ts'

/** Outdoor places of these categories are visited in daylight only. */
const DAYLIGHT_CATEGORIES = ['park', 'garden', 'beach', 'zoo', 'ancient', 'palace', 'memorial']
/** Eating places of these categories are sights too. */
export const FOOD_SIGHT_CATEGORIES = ['market', 'food-street']
/** From 19:00 (in minutes) a visit may start only near the stay, or at one of these kinds. */
const EVENING = { from: 1140, minutesFromBed: 20, kinds: ['theatre', 'bar'] } as const
/** Visits to food sights end by 17:00, because dinner is ahead; a market that opens before noon is seen before 14:00. */
const LATEST_FOOD_VISIT = { any: 1020, market: 840, noon: 720 } as const

export type Lock = ResolvedRequest['locks'][number]
export type ScoredPlace = { cityId: string; place: PointOfInterest; worth: number }
/** What a place is to a party: a visit or one of its meals. */
export type PlaceRole = ScoredPlace & {
  meal: Meal | null
  lock: Lock | null
  /** The length of the visit as a share of the usual one. */
  share: number
  /** Lunch at any hour of its window, beside a visit that takes the hours in which people like it. */
  besideLongVisit?: boolean
}

/** The spans of allowed start times on a day, by opening hours, last entry, day frame, meal window and daylight. */
export function startSpans(
  context: CandidateContext,
  frame: DayFrame,
  role: PlaceRole & { minutes: number },
): TimeSpan[] {
  const { place, meal, minutes } = role
  const { country } = frame.guide.city
  if (meal !== null && !mealsDue(frame.hours, country).includes(meal)) return []
  if (isUnwantedSeason(context, frame, role)) return []
  const bounds: TimeSpan[] = [frame.hours]
  const hours = meal === null ? null : mealHours(context, frame, meal, role)
  if (hours) bounds.push(hours)
  else if (isFoodVisit(context, role)) bounds.push({ open: 0, close: latestFoodVisit(context, frame, place) })
  const latest = hours?.latest ?? (isNoneForEvening(context, frame, role) ? EVENING.from : Infinity)
  if (place.daylight || (!context.isTight && isPale(role)))
    bounds.push(daylight(place, frame.date, frame.guide))
  const open = Math.max(...bounds.map((bound) => bound.open))
  const close = Math.min(...bounds.map((bound) => bound.close))
  const spans = openSpans(place, frame.date, frame.guide, context.facts)
    .map((span) => ({
      open: Math.max(open, span.open),
      close: Math.min(
        Math.min(close, span.close) - minutes,
        span.close - (place.lastEntryMinutes ?? 0),
        latest,
      ),
    }))
    .filter((span) => span.open <= span.close)
  return isSparedHeat(context, frame, role) ? outOfHeat(spans, frame, role, context) : spans
}

function isSparedHeat(
  { isTight }: CandidateContext,
  { hot }: DayFrame,
  { place, meal, lock }: PlaceRole,
): boolean {
  return hot !== null && !isTight && meal === null && lock === null && isInTheSun(place)
}

/** How far what nobody should miss, and what was asked for, may reach into the hot hours: not, an hour and a half, or as it must. */
const MINUTES_IN_HEAT = [0, 45, 90, Infinity]
/** The latest start must be no race against the morning. */
const MORNING_MINUTES = 30

function outOfHeat(
  spans: TimeSpan[],
  { hot, hours, guide, from }: DayFrame,
  { place, minutes }: PlaceRole & { minutes: number },
  { request, travelBetween }: CandidateContext,
): TimeSpan[] {
  if (!hot) return spans
  const isWorthIt = place.renown >= ICON_RENOWN || request.mustSee.includes(place.id)
  if (!isWorthIt) return startsOutOfHeat(spans, minutes, hot)
  const reached = hours.open + (travelBetween(guide, from, place)?.minutes ?? 0) + MORNING_MINUTES
  const chosen = MINUTES_IN_HEAT.map((slack) =>
    startsOutOfHeat(spans, minutes, { open: hot.open + slack, close: hot.close - slack }),
  )
  return chosen.find((starts) => starts.some(({ close }) => close >= reached)) ?? spans
}

/** Whether this is a visit to a food sight on a day that has its own meals. */
function isFoodVisit({ request, isTight }: CandidateContext, { place }: PlaceRole): boolean {
  return request.meals && !isTight && FOOD_SIGHT_CATEGORIES.includes(place.category)
}

function latestFoodVisit({ facts }: CandidateContext, { date, guide }: DayFrame, place: PointOfInterest) {
  const opens = openSpans(place, date, guide, facts)[0]?.open ?? 0
  const isMorning = place.category === 'market' && opens < LATEST_FOOD_VISIT.noon
  return isMorning ? LATEST_FOOD_VISIT.market : LATEST_FOOD_VISIT.any
}

/** Whether the dark spoils a visit that nobody asked for at that hour; a view is one from above its roof too. */
function isPale({ place, lock }: PlaceRole): boolean {
  if (place.category === 'viewpoint') return lock === null
  return !place.indoor && DAYLIGHT_CATEGORIES.includes(place.category)
}

function isUnwantedSeason(
  { request, isTight }: CandidateContext,
  { date }: DayFrame,
  { place, lock }: PlaceRole,
) {
  const isAsked = lock !== null || request.mustSee.includes(place.id)
  return !isTight && !isAsked && !request.interests.includes(place.category) && isOutOfSeason(place, date)
}

/** Whether it is no visit for the evening: far from the bed, or too late for children. */
function isNoneForEvening(
  { isTight, travelBetween, request }: CandidateContext,
  frame: DayFrame,
  { place, meal, lock }: PlaceRole,
): boolean {
  if (isTight || lock || meal) return false
  if (request.travellers.children > 0 && !request.mustSee.includes(place.id)) return true
  if (EVENING.kinds.some((kind) => kind === place.category)) return false
  return (travelBetween(frame.guide, place, frame.stay)?.minutes ?? 0) > EVENING.minutesFromBed
}
