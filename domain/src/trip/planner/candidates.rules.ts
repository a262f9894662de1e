import type { Position } from '../../base/geo.ts'
import { type Guide, isEatery, MEALS, type PointOfInterest } from '../../destination/places/index.ts'
import {
  convertMoney,
  daylight,
  type Meal,
  mealsDue,
  mealWindow,
  minutesOf,
  openSpans,
  partySize,
  type ResolvedRequest,
  suitsNeeds,
  type TimeSpan,
  totalCurrency,
} from '../itinerary/index.ts'
import { latestDeparture, requireGuide } from './day-frames.rules.ts'
import { oddLunchPoints, tablesByLongVisits, unplacedMeals } from './meal-candidates.rules.ts'
import { minutesWithChildren, restAfterLunch } from './party.rules.ts'
import { scoreMeal, scoreSights } from './score.rules.ts'
import {
  FOOD_SIGHT_CATEGORIES,
  type Lock,
  type PlaceRole,
  type ScoredPlace,
  startSpans,
} from './start-spans.rules.ts'
import type { CandidateContext, StopCandidate } from './stop-candidate.rules.ts'

/** How many of the cheapest, and how many of the nearest restaurants are enough to find out whether a day has its meals. */
const RESTAURANTS_PER_MEAL = 8
const TIGHT_MEAL_MINUTES = 45
/** At a counter too people queue, sit down and eat; breakfast may be a coffee. */
const SHORTEST_MEAL_MINUTES = 40
/** A long visit may be this much shorter, so that lunch or another sight fits into its day. */
const SHORT_VISIT = { fromMinutes: 180, share: 0.65, worth: 0.85 } as const
/** A boat, a show or a mountain of that length begins and ends when it does, on a packed day too. */
const UNCUT_CATEGORIES = ['landmark', 'theatre', 'viewpoint']
const VISIT_LENGTH_FACTOR = { relaxed: 1.2, balanced: 1, packed: 0.85 } as const
/** The minimum length of a visit (docs/itinerary.md). */
const SHORTEST_LOCKED_MINUTES = 20
const SHORTEST_MINUTES = 15

/** All possible stops of the days of a trip. */
export function listCandidates(context: CandidateContext): StopCandidate[] {
  const cityIds = [...new Set(context.frames.map(({ guide }) => guide.city.id))]
  return [...cityIds.flatMap((id) => cityCandidates(context, id)), ...bookingCandidates(context)]
}

function cityCandidates(context: CandidateContext, cityId: string): StopCandidate[] {
  const { request, facts } = context
  const guide = requireGuide(facts, cityId)
  const wanted = guide.pointsOfInterest.filter(
    (place) => !request.avoid.includes(place.id) && suitsNeeds(place, request),
  )
  const selected = context.isRequiredOnly ? requiredPlacesOf(context, cityId, wanted) : wanted
  const stay = stayOf(request, guide)
  const worth = scoreSights(wanted, {
    request,
    days: context.frames.filter((frame) => frame.guide === guide && frame.open < frame.close).length,
    minutesTo: (place) => context.travelBetween(guide, stay, place)?.minutes ?? Infinity,
  })
  const isOddLunch = context.isTight ? new Set<string>() : tablesByLongVisits(guide)
  return [
    ...selected.flatMap((place) => {
      const scored = { cityId, place, worth: worth.get(place.id) ?? 0 }
      return [
        ...placeCandidates(context, scored),
        ...(isOddLunch.has(place.id) ? oddLunch(context, scored) : []),
      ]
    }),
    ...unplacedMeals(context, cityId),
  ]
}

/** The position of the stay; the centre of the city when the request has none. */
function stayOf({ cities }: ResolvedRequest, { city }: Guide): Position {
  return cities.find(({ id }) => id === city.id)?.stay ?? city
}

/** The required places, and for each meal the cheapest and the nearest restaurants. */
function requiredPlacesOf(
  { request, travelBetween, facts }: CandidateContext,
  cityId: string,
  places: PointOfInterest[],
) {
  const guide = requireGuide(facts, cityId)
  const stay = stayOf(request, guide)
  const required = new Set([...request.mustSee, ...request.locks.map(({ poiId }) => poiId)])
  const minutesTo = new Map(
    places.map((place) => [place.id, travelBetween(guide, stay, place)?.minutes ?? Infinity]),
  )
  const selected = new Set(places.filter(({ id }) => required.has(id)))
  for (const meal of request.meals ? MEALS : []) {
    const tables = places.filter(({ meals }) => meals?.includes(meal))
    const near = [...tables].sort((a, b) => (minutesTo.get(a.id) ?? 0) - (minutesTo.get(b.id) ?? 0))
    const cheap = [...near].sort((a, b) => (a.price?.amount ?? 0) - (b.price?.amount ?? 0))
    for (const table of [...near.slice(0, RESTAURANTS_PER_MEAL), ...cheap.slice(0, RESTAURANTS_PER_MEAL)])
      selected.add(table)
  }
  return places.filter((place) => selected.has(place))
}

function placeCandidates(context: CandidateContext, subject: ScoredPlace): StopCandidate[] {
  const { request, isRequiredOnly } = context
  const { place } = subject
  const locks = request.locks.filter(({ poiId }) => poiId === place.id)
  const candidate = (meal: Meal | null, lock: Lock | null, share = 1) =>
    placeCandidate(context, { ...subject, meal, lock, share })
  if (locks.length > 0)
    return locks.flatMap((lock) => rolesOfLock(context, place, lock).map((meal) => candidate(meal, lock)))
  const isRequired = request.mustSee.includes(place.id)
  const meals = request.meals || isRequired ? MEALS.filter((meal) => place.meals?.includes(meal)) : []
  const isLiked = FOOD_SIGHT_CATEGORIES.includes(place.category) || request.interests.includes(place.category)
  const isSight = isRequired || (!isRequiredOnly && (!isEatery(place) || isLiked))
  const isLong = !isRequired && place.minutes >= SHORT_VISIT.fromMinutes && !isUncut(place)
  const shorter = isSight && isLong ? [candidate(null, null, SHORT_VISIT.share)] : []
  return [
    ...(isSight ? [candidate(null, null)] : []),
    ...shorter,
    ...meals.map((meal) => candidate(meal, null)),
  ]
}

/** Lunch at a table beside a long visit, at whatever hour that leaves. */
function oddLunch(context: CandidateContext, scored: ScoredPlace): StopCandidate[] {
  const { meals, mustSee, locks } = context.request
  const isAsked = mustSee.includes(scored.place.id) || locks.some(({ poiId }) => poiId === scored.place.id)
  if (!meals || isAsked) return []
  return [placeCandidate(context, { ...scored, meal: 'lunch', lock: null, share: 1, besideLongVisit: true })]
}

/** A lock on an eating place within a meal's window may be that meal; any lock may be a visit. */
function rolesOfLock(
  { frames }: CandidateContext,
  place: PointOfInterest,
  { date, start }: Lock,
): (Meal | null)[] {
  const frame = frames.find((day) => day.date === date)
  if (!frame || place.meals === undefined) return [null]
  const at = minutesOf(start)
  const fits = (meal: Meal) => {
    const { open, close } = mealWindow(meal, frame.guide.city.country)
    return (
      at >= open &&
      at + SHORTEST_LOCKED_MINUTES <= close &&
      mealsDue(frame.hours, frame.guide.city.country).includes(meal)
    )
  }
  return [null, ...place.meals.filter(fits)]
}

function placeCandidate(context: CandidateContext, role: PlaceRole): StopCandidate {
  const { request, facts, frames } = context
  const { cityId, place, meal, lock } = role
  const guide = requireGuide(facts, cityId)
  const amount = (place.price?.amount ?? 0) * partySize(request)
  const price = { amount, currency: guide.city.currency }
  const minutes = usualMinutes(role, context)
  const rest = context.isTight || lock !== null ? 0 : restAfterLunch(request)
  const length = lock === null ? minutes : lockedMinutes(role, context, minutes)
  return {
    kind: meal === null ? 'visit' : 'meal',
    cityId,
    place,
    meal,
    price,
    name: place.name,
    at: { lat: place.lat, lon: place.lon },
    minutes: length,
    ...(meal === 'lunch' && rest > 0 && { rest }),
    cost: convertMoney(price, totalCurrency(request, facts), facts.rates)?.amount ?? 0,
    costKnown: place.price !== null,
    score:
      meal === null
        ? Math.round(role.worth * (role.share < 1 ? SHORT_VISIT.worth : 1))
        : scoreMeal(place, length) - oddLunchPoints(role),
    isRequired: lock !== null || request.mustSee.includes(place.id),
    isLocked: lock !== null,
    starts: frames.map((frame) => {
      if (frame.guide.city.id !== cityId || (lock && lock.date !== frame.date)) return []
      const spans = startSpans(context, frame, { ...role, minutes: length })
      return lock ? spans.filter(isAround(lock)).map(() => lockSpan(lock)) : spans
    }),
  }
}

const lockSpan = ({ start }: Lock): TimeSpan => ({ open: minutesOf(start), close: minutesOf(start) })
const isAround =
  ({ start }: Lock) =>
  ({ open, close }: TimeSpan) =>
    open <= minutesOf(start) && close >= minutesOf(start)

function usualMinutes(
  { place, meal, lock, share }: PlaceRole,
  { request, isTight, visitShare }: CandidateContext,
): number {
  if (meal !== null && isTight) return Math.min(TIGHT_MEAL_MINUTES, place.minutes)
  if (meal !== null)
    return meal === 'breakfast' ? place.minutes : Math.max(SHORTEST_MEAL_MINUTES, place.minutes)
  if (visitShare < 1 && (lock !== null || request.mustSee.includes(place.id)))
    return Math.min(
      place.minutes,
      Math.max(SHORTEST_MINUTES, Math.round((place.minutes * visitShare) / 5) * 5),
    )
  if (lock !== null) return place.minutes
  const usual = isUncut(place) ? 1 : VISIT_LENGTH_FACTOR[request.pace]
  // Nobody looks longer at what takes hours already because the day is slow.
  const factor = isTight || place.minutes >= SHORT_VISIT.fromMinutes ? Math.min(1, usual) : usual
  const minutes = minutesWithChildren(place.minutes * factor * share, place.category, request)
  return Math.max(5, Math.round(minutes / 5) * 5)
}

function isUncut({ category, minutes }: PointOfInterest): boolean {
  return UNCUT_CATEGORIES.includes(category) && minutes >= SHORT_VISIT.fromMinutes
}

/** A locked visit is shorter than usual when the place closes, or when the party must leave for its next appointment. */
function lockedMinutes(role: PlaceRole, context: CandidateContext, usual: number): number {
  const { place, lock, cityId, meal } = role
  if (lock === null) return usual
  const start = minutesOf(lock.start)
  const guide = requireGuide(context.facts, cityId)
  const span = openSpans(place, lock.date, guide, context.facts).find(
    ({ open, close }) => open <= start && start < close,
  )
  const light = place.daylight ? daylight(place, lock.date, guide).close : Number.POSITIVE_INFINITY
  const table = meal === null ? Number.POSITIVE_INFINITY : mealWindow(meal, guide.city.country).close
  const next = context.isTight
    ? latestDeparture(place, lock, { ...context, guide })
    : Number.POSITIVE_INFINITY
  const until = Math.min(span?.close ?? start + usual, light, table, next)
  return Math.max(Math.min(SHORTEST_LOCKED_MINUTES, usual), Math.min(usual, Math.floor(until) - start))
}

/** What has its time, in the order of the request; what belongs to no day of these can never begin. */
function bookingCandidates({ request, facts, frames }: CandidateContext): StopCandidate[] {
  const currency = totalCurrency(request, facts)
  const fixed = frames.flatMap((frame) =>
    frame.fixed.map((one) => ({ ...one, frame, at: request.bookings.indexOf(one.booking) })),
  )
  return fixed
    .filter(({ at }) => at >= 0)
    .sort((one, other) => one.at - other.at)
    .map(({ booking, frame: day, start, end, meal, to }): StopCandidate => {
      const { name, lat, lon, cost } = booking
      const price = cost ?? { amount: 0, currency }
      return {
        kind: 'booking',
        place: null,
        meal,
        name,
        booking,
        at: { lat, lon },
        ...(to && { to }),
        minutes: end - start,
        price,
        cityId: day.guide.city.id,
        cost: convertMoney(price, currency, facts.rates)?.amount ?? 0,
        costKnown: cost !== undefined,
        score: 0,
        isRequired: true,
        isLocked: true,
        starts: frames.map((frame) =>
          frame === day && frame.open <= start && frame.close >= end ? [{ open: start, close: start }] : [],
        ),
      }
    })
}
