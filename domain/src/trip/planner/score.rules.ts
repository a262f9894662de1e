import {
  fameBonuses,
  ICON_RENOWN,
  minutesOfSiesta,
  type PointOfInterest,
  SIGHT_CATEGORIES,
} from '../../destination/places/index.ts'
import {
  type Meal,
  mealWindow,
  minutesOf,
  type Plan,
  type PlanDay,
  type ResolvedRequest,
  type TimeSpan,
} from '../itinerary/index.ts'
import { gentleFactor } from './party.rules.ts'

/**
 * The price of a travel minute in points: a sight of renown 10 is worth two hours of travel, one of 7 fifty minutes, one of
 * 4 a quarter of an hour.
 */
export const POINTS_PER_TRAVEL_MINUTE = 12
/** The points of a visit minute for each degree of renown: of two equal sights the longer one wins. */
const RENOWN_POINTS_PER_MINUTE = 0.25
/** The points of each minute that is not spent waiting. */
const POINTS_PER_VISIT_MINUTE = 2.5
/** The points of a meal at a restaurant: more than the two sights that would fit into its time. */
const MEAL_SCORE = 9000
/** A known restaurant is worth about an hour of travel, but not two and a ferry. */
const UNPLACED_MEAL_SCORE = 8400
const MEAL_RENOWN = 60

/** The factor for the fourth power of renown: missing a sight of renown 10 is far worse than missing two of 7. */
const RENOWN_DIVISOR = 8
/**
 * Factors by interest: requested categories count double and others less, but famous sights hardly less, because nobody
 * should miss the Eiffel Tower for an interest.
 */
const INTEREST_FACTOR = { requested: 2, icon: 0.9, other: 0.65 }
/** Factors by category for parties with children. */
const CHILDREN_FACTOR: Readonly<Record<string, number>> = {
  zoo: 1.5,
  science: 1.4,
  'theme-park': 1.5,
  park: 1.2,
  beach: 1.3,
  gallery: 0.8,
  memorial: 0.8,
  spa: 0.5,
  bar: 0.5,
  theatre: 0.6,
}

/** Each further place of these categories scores less, because the first satisfies most people. */
const REPETITION_FACTOR: Readonly<Record<string, number>> = {
  viewpoint: 0.85,
  beach: 0.8,
  spa: 0.2,
  theatre: 0.6,
  zoo: 0.75,
  'theme-park': 0.6,
  shopping: 0.85,
  market: 0.85,
  'food-street': 0.8,
  bridge: 0.85,
}

/** Travel to these counts half, because it is part of a day trip; only for stays of this many days. */
const DAY_TRIP = { renown: 8, days: 3, fromMinutes: 25, maxMinutes: 60 }

/**
 * Of what is further away nobody says that one must have seen it on the way through this city; a sight of renown 10, as the
 * Great Wall is for Beijing, is what a stay of three days is for.
 */
const FAR_MINUTES = { usual: 120, wonder: 150 }
const WONDER_RENOWN = 10

type ScoringContext = {
  request: ResolvedRequest
  /** Days in the city. */
  days: number
  /** Minutes from the stay. */
  minutesTo: (place: PointOfInterest) => number
}

/** The points of a visit to each place of a city, by id. */
export function scoreSights(
  places: readonly PointOfInterest[],
  visitor: ScoringContext,
): Map<string, number> {
  const { request } = visitor
  const seen = new Map<string, number>()
  const sights = places.filter(isSight)
  const bonuses = fameBonuses(sights, visitor.days)
  const ranked = places
    .map((place) => ({ place, worth: baseScore(place, request) }))
    .sort((a, b) => b.worth - a.worth || (a.place.id < b.place.id ? -1 : 1))
  return new Map(
    ranked.map(({ place, worth }) => {
      const before = seen.get(place.category) ?? 0
      seen.set(place.category, before + 1)
      const share = request.interests.includes(place.category) ? 1 : (REPETITION_FACTOR[place.category] ?? 1)
      const bonus =
        visitor.minutesTo(place) > farMinutes(place, visitor.days)
          ? 0
          : (bonuses.get(place.id) ?? 0) + dayTripBonus(place, visitor)
      return [place.id, Math.round(worth * share ** before + bonus)]
    }),
  )
}

/** Renown counts more than proportionally; interests double it or reduce it, children have their own factors. */
function baseScore(place: PointOfInterest, request: ResolvedRequest): number {
  const { interests, travellers } = request
  const { renown, category, confidence, minutes } = place
  const base =
    (renown ** 4 / RENOWN_DIVISOR + (RENOWN_POINTS_PER_MINUTE * renown + POINTS_PER_VISIT_MINUTE) * minutes) *
    (isSight(place) ? 1 : 0.6)
  const withChildren = travellers.children > 0 ? (CHILDREN_FACTOR[category] ?? 1) : 1
  const besides = renown >= ICON_RENOWN ? INTEREST_FACTOR.icon : INTEREST_FACTOR.other
  const liking =
    interests.length === 0 ? 1 : interests.includes(category) ? INTEREST_FACTOR.requested : besides
  return base * liking * withChildren * gentleFactor(place, request) * (confidence === 'low' ? 0.8 : 1)
}

function farMinutes({ renown }: PointOfInterest, days: number): number {
  return renown >= WONDER_RENOWN && days >= DAY_TRIP.days ? FAR_MINUTES.wonder : FAR_MINUTES.usual
}

function isSight({ category }: PointOfInterest): boolean {
  return SIGHT_CATEGORIES.some((sight) => sight === category)
}

function dayTripBonus(place: PointOfInterest, { days, minutesTo }: ScoringContext): number {
  if (place.renown < DAY_TRIP.renown || days < DAY_TRIP.days) return 0
  const beyond = minutesTo(place) - DAY_TRIP.fromMinutes
  return Number.isFinite(beyond)
    ? POINTS_PER_TRAVEL_MINUTE * Math.min(Math.max(0, beyond), DAY_TRIP.maxMinutes)
    : 0
}

/** The points of a meal per minute at a place of this renown; null for a meal without a place. */
export function scoreMeal(place: PointOfInterest | null, minutes: number): number {
  const mealScore = place ? MEAL_SCORE + MEAL_RENOWN * place.renown : UNPLACED_MEAL_SCORE
  return Math.round(mealScore + POINTS_PER_VISIT_MINUTE * minutes)
}

/** The preferred start of meals in countries without late meals, in minutes after midnight. */
const PREFERRED_MEAL_SPANS: Record<Meal, TimeSpan> = {
  breakfast: { open: 360, close: 540 },
  lunch: { open: 720, close: 795 },
  dinner: { open: 1080, close: 1440 },
}
const USUAL_CLOSE: Record<Meal, number> = { breakfast: 540, lunch: 840, dinner: 1200 }
/** The share of the delay of the last seating by which the preferred start moves. */
const LATE_DINING_SHARE = { breakfast: 0, lunch: 0.25, dinner: 0.5 } as const

/** The earliest and latest preferred start of a meal. */
export function preferredMealHours(meal: Meal, country: string): TimeSpan {
  const later = LATE_DINING_SHARE[meal] * (mealWindow(meal, country).close - USUAL_CLOSE[meal])
  return { open: PREFERRED_MEAL_SPANS[meal].open + later, close: PREFERRED_MEAL_SPANS[meal].close + later }
}

/** Waiting up to this long before a stop costs nothing; each further minute costs points. */
const REST_MINUTES = 45
/** The free time between the start of a day and its first stop; more counts as an empty morning. */
const LATE_START_MINUTES = 90
/** Beyond this length idle time counts twice: three gaps of an hour and a half are breaks, half a day is a lost day. */
const LONG_IDLE_MINUTES = 60
/** The extra cost of a day with meals alone. */
const LOST_DAY_MINUTES = 240
const POINTS_PER_IDLE_MINUTE = 6

type IdleFrame = TimeSpan & { hot?: TimeSpan | null }

/** The score of a plan: the points of its stops, minus travel and idle time. */
export function scorePlan(
  days: readonly (readonly { score: number }[])[],
  plan: Plan,
  frames: readonly IdleFrame[],
): number {
  const score = days.flat().reduce((sum, candidate) => sum + candidate.score, 0)
  const minutes = plan.days.flatMap(({ legs }) => legs).reduce((sum, leg) => sum + leg.minutes, 0)
  const empty = plan.days.reduce((sum, day, i) => sum + idleMinutes(day, frames[i]), 0)
  return score - POINTS_PER_TRAVEL_MINUTE * minutes - POINTS_PER_IDLE_MINUTE * empty
}

/** The idle minutes of a day beyond short breaks and a rest in the heat; those of a long gap count more. */
export function idleMinutes({ stops }: PlanDay, frame: IdleFrame | undefined): number {
  const [first] = stops
  const morning = first && frame ? minutesOf(first.arrive) - frame.open - LATE_START_MINUTES : 0
  const waits = stops.map(({ arrive, start }) => {
    const wait = { open: minutesOf(arrive), close: minutesOf(start) }
    return wait.close - wait.open - minutesOfSiesta(wait, frame?.hot ?? null) - REST_MINUTES
  })
  const lost = stops.some(({ kind }) => kind !== 'meal') ? 0 : LOST_DAY_MINUTES
  return [morning, ...waits]
    .filter((minutes) => minutes > 0)
    .reduce((sum, minutes) => sum + minutes + Math.max(0, minutes - LONG_IDLE_MINUTES), lost)
}
