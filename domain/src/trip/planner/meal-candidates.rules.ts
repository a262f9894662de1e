import { metresBetween, type Position } from '../../base/geo.ts'
import {
  type Guide,
  ICON_RENOWN,
  isEatery,
  MEALS,
  type PointOfInterest,
} from '../../destination/places/index.ts'
import {
  convertMoney,
  type Meal,
  mealsDue,
  mealWindow,
  medianMealPrice,
  partySize,
  type TimeSpan,
  totalCurrency,
} from '../itinerary/index.ts'
import { type DayFrame, requireGuide } from './day-frames.rules.ts'
import { restAfterLunch } from './party.rules.ts'
import { preferredMealHours, scoreMeal } from './score.rules.ts'
import type { CandidateContext, StopCandidate } from './stop-candidate.rules.ts'

const UNPLACED_MEAL_MINUTES = { nice: 60, tight: 40 } as const
const MAX_UNPLACED_MEAL_SPOTS = 8

/** Where people walk about, food is sold. */
const STREET_CATEGORIES = ['neighbourhood', 'shopping', 'street', 'square', 'theme-park']
const NEARBY_METRES = 300
/** A day out or a famous large sight has its own kiosk; where a guide knows tables close by, it would know that one too. */
const KIOSK_CATEGORIES = ['beach', 'zoo', 'theme-park', 'garden', 'spa']
const KIOSK = { minutes: 90, tablesFromMetres: 3000 } as const

/** A visit of three hours and more may take the hours in which people like their lunch. */
const LONG_VISIT_MINUTES = 180
const LONG_VISIT_RENOWN = 7
/** How much earlier than people like lunch may be then, what that costs in points, and how long it takes. */
const ODD_LUNCH = { earlier: 60, points: 700, minutes: 45 } as const
const TABLES_BY_LONG_VISIT = { count: 3, metres: 1000 } as const

/** The sights that take so long that lunch comes before or after them. */
function longVisits({ pointsOfInterest }: Guide): PointOfInterest[] {
  return pointsOfInterest.filter(
    (place) => !isEatery(place) && place.minutes >= LONG_VISIT_MINUTES && place.renown >= LONG_VISIT_RENOWN,
  )
}

/** The tables next to long visits: lunch there may be at an odd hour. */
export function tablesByLongVisits(guide: Guide): Set<string> {
  const tables = guide.pointsOfInterest.filter(({ meals }) => meals?.includes('lunch'))
  return new Set(
    longVisits(guide).flatMap((sight) =>
      tables
        .map((table) => ({ id: table.id, metres: metresBetween(table, sight) }))
        .filter(({ metres }) => metres <= TABLES_BY_LONG_VISIT.metres)
        .sort((one, other) => one.metres - other.metres)
        .slice(0, TABLES_BY_LONG_VISIT.count)
        .map(({ id }) => id),
    ),
  )
}

/** What a lunch at an odd hour is worth less. */
export function oddLunchPoints({ besideLongVisit }: LunchHours): number {
  return besideLongVisit ? ODD_LUNCH.points : 0
}

type LunchHours = { besideLongVisit?: boolean }

/** The window of a meal and its latest start; a locked one, and one beside a long visit, may start until the window closes. */
export function mealHours(
  { isTight }: CandidateContext,
  frame: DayFrame,
  meal: Meal,
  { lock, besideLongVisit }: LunchHours & { lock: unknown },
): TimeSpan & { latest: number } {
  const { country } = frame.guide.city
  const window = mealWindow(meal, country)
  if (isTight || lock) return { ...window, latest: window.close }
  const nice = preferredMealHours(meal, country)
  if (besideLongVisit)
    return {
      open: Math.max(window.open, nice.open - ODD_LUNCH.earlier),
      close: window.close,
      latest: window.close,
    }
  return { open: Math.max(window.open, nice.open), close: window.close, latest: nice.close }
}

/** Meals without an eating place: at the stay, at requested places and at the best known places of the city. */
export function unplacedMeals(context: CandidateContext, cityId: string): StopCandidate[] {
  const { request, facts, frames, isTight } = context
  if (!request.meals) return []
  const guide = requireGuide(facts, cityId)
  const days = frames.filter((frame) => frame.guide.city.id === cityId && frame.open < frame.close)
  const country = guide.city.country
  const amount = medianMealPrice(guide) * partySize(request)
  const price = { amount, currency: guide.city.currency }
  const cost = convertMoney(price, totalCurrency(request, facts), facts.rates)?.amount ?? 0
  const rest = isTight ? 0 : restAfterLunch(request)
  const anywhere = (
    meal: Meal,
    { name, lat, lon }: Spot,
    minutes: number,
    odd: LunchHours = {},
  ): StopCandidate => ({
    kind: 'meal',
    cityId,
    place: null,
    meal,
    name,
    price,
    cost,
    costKnown: false,
    minutes,
    ...(meal === 'lunch' && rest > 0 && { rest }),
    at: { lat, lon },
    score: scoreMeal(null, minutes) - oddLunchPoints(odd),
    isRequired: false,
    isLocked: false,
    starts: frames.map((frame) => {
      if (frame.guide.city.id !== cityId || !mealsDue(frame.hours, country).includes(meal)) return []
      const hours = mealHours(context, frame, meal, { lock: null, ...odd })
      const open = Math.max(hours.open, frame.hours.open)
      const close = Math.min(Math.min(hours.close, frame.hours.close) - minutes, hours.latest)
      return open <= close ? [{ open, close }] : []
    }),
  })
  const spots = unplacedMealSpots(context, guide, days)
  const usual = UNPLACED_MEAL_MINUTES[isTight ? 'tight' : 'nice']
  const due = MEALS.filter((meal) => days.some((frame) => mealsDue(frame.hours, country).includes(meal)))
  const oddSpots =
    isTight || !due.includes('lunch') ? [] : longVisits(guide).filter((sight) => isFoodSoldAt(sight, guide))
  return [
    ...due.flatMap((meal) => spots.map((spot) => anywhere(meal, spot, usual))),
    ...oddSpots.map((spot) => anywhere('lunch', spot, ODD_LUNCH.minutes, { besideLongVisit: true })),
  ]
}

type Spot = Position & { name: string }

/** A spot at the stay for each day, then the best known places; with `isTight` only requested places and bookings. */
function unplacedMealSpots(
  { request, isTight }: CandidateContext,
  guide: Guide,
  days: readonly DayFrame[],
): Spot[] {
  const { pointsOfInterest } = guide
  const isAsked = ({ id }: PointOfInterest) =>
    request.mustSee.includes(id) || request.locks.some(({ poiId }) => poiId === id)
  const booked = request.bookings.flatMap((booking) => {
    const fixed = days.flatMap((day) => day.fixed).find((one) => one.booking === booking)
    return fixed ? [fixed.to ?? booking] : []
  })
  const ranked = pointsOfInterest
    .filter((place) => isTight || isFoodSoldAt(place, guide))
    .sort((a, b) => b.renown - a.renown)
    .slice(0, MAX_UNPLACED_MEAL_SPOTS)
  return [
    ...days.map(({ to }) => to),
    ...(isTight ? [...pointsOfInterest.filter(isAsked), ...booked] : ranked),
  ]
}

/** Whether food is sold at a place of the guide: in streets, with a table of the guide nearby, or at a kiosk far out. */
export function isFoodSoldAt({ lat, lon }: Position, { pointsOfInterest }: Guide): boolean {
  const here = pointsOfInterest.filter((place) => place.lat === lat && place.lon === lon)
  const nearest = Math.min(
    ...pointsOfInterest.filter(isEatery).map((table) => metresBetween(table, { lat, lon })),
  )
  return (
    nearest <= NEARBY_METRES ||
    here.some(
      ({ category, minutes, renown }) =>
        STREET_CATEGORIES.includes(category) ||
        (minutes >= KIOSK.minutes &&
          nearest > KIOSK.tablesFromMetres &&
          (renown >= ICON_RENOWN || KIOSK_CATEGORIES.includes(category))),
    )
  )
}
