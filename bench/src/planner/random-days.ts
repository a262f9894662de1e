import { formatClock } from '@tripwright/domain/base/dates'
import {
  estimateTravel,
  fareOf,
  isEatery,
  type PointOfInterest,
  type TravelTime,
} from '@tripwright/domain/destination/places'
import {
  daylight,
  type Leg,
  mealsDue,
  mealWindow,
  medianMealPrice,
  openSpans,
  PACE_LIMITS,
  type Plan,
  type PlanDay,
  type ResolvedRequest,
  type Stop,
} from '@tripwright/domain/trip/itinerary'
import { type Frame, framesOf, type NamedPosition } from './random-day-frames.ts'
import { CURRENCIES, pickOne, type RandomInt, type World } from './random-world.ts'

// A minimal planner: it goes through each day and takes the next stop that fits, so that its plan is feasible by construction.
// It shares only the facts with the product's planner.

type DayProgress = {
  free: number
  at: NamedPosition
  walked: number
  visits: number
  stops: Stop[]
  legs: Leg[]
}
export type GeneratorContext = {
  request: ResolvedRequest
  world: World
  chance: RandomInt
  used: Set<string>
}

const MEAL_MINUTES = 45
const LONGEST_WAIT = 60

/** A plan of valid days; null when one of them is infeasible. Adds the bookings that it makes to the request. */
export function generatePlan(setting: GeneratorContext): Plan | null {
  const days: PlanDay[] = []
  for (const frame of framesOf(setting)) {
    const day = generateDay(setting, frame)
    if (day === null) return null
    days.push(day)
  }
  return { days, total: { amount: 0, currency: '' } }
}

function generateDay(setting: GeneratorContext, frame: Frame): PlanDay | null {
  const { city } = frame.guide
  const walk: DayProgress = { free: frame.open, at: frame.stay, walked: 0, visits: 0, stops: [], legs: [] }
  const due = frame.open < frame.close && setting.request.meals ? mealsDue(frame, city.country) : []
  for (const meal of due) {
    const close = Math.min(mealWindow(meal, city.country).close, frame.close)
    wander(setting, frame, walk, { until: close - MEAL_MINUTES, ahead: MEAL_MINUTES })
    if (!eat(setting, frame, walk, meal)) return null
  }
  if (frame.open < frame.close) wander(setting, frame, walk, { until: frame.close, ahead: 0 })
  if (walk.stops.length > 0) {
    const home = chooseTravel(setting, frame, walk, frame.stay)
    if (!home || walk.free + home.minutes > frame.close) return null
    go(setting, frame, walk, home, frame.stay)
  }
  const day = { date: frame.date, cityId: city.id, zone: city.zone, stops: walk.stops, legs: walk.legs }
  return frame.transfer ? { ...day, transfer: frame.transfer } : day
}

/** The latest end of a stop, and the minutes needed after it before the party is back at the stay. */
type TimeLimit = { until: number; ahead: number }

/** Adds random visits and bookings while the party can be back at the stay, and at its meal, in time. */
function wander(setting: GeneratorContext, frame: Frame, walk: DayProgress, rest: TimeLimit): void {
  const { chance, used, request } = setting
  const tries = 4 + chance(8)
  for (let i = 0; i < tries && walk.free < rest.until; i++) {
    if (chance(40) === 0) book(setting, frame, walk, rest)
    const place = pickOne(chance, frame.guide.pointsOfInterest)
    if (used.has(place.id) || !isFit(place, request) || walk.visits >= PACE_LIMITS[request.pace].visits)
      continue
    if (visit(setting, frame, walk, { ...rest, place, minutes: place.minutes, from: 0 })) walk.visits++
  }
}

type VisitGoal = TimeLimit & { place: PointOfInterest; minutes: number; from: number; meal?: Stop['meal'] }

/** Visits the place if it is feasible, including the wait. */
function visit(setting: GeneratorContext, frame: Frame, walk: DayProgress, aim: VisitGoal): boolean {
  const { place, minutes, from, meal } = aim
  const way = chooseTravel(setting, frame, walk, place)
  if (!way) return false
  const arrive = walk.free + way.minutes
  const light = place.daylight ? daylight(place, frame.date, frame.guide) : { open: 0, close: 3000 }
  const spans = openSpans(place, frame.date, frame.guide, setting.world.facts)
  const span = spans.find(({ close }) => close >= arrive + minutes)
  if (!span) return false
  const start = Math.ceil(Math.max(arrive, span.open, light.open, from))
  const end = start + minutes
  const isTooLate =
    end > span.close || end > light.close || start > span.close - (place.lastEntryMinutes ?? 0)
  if (isTooLate || start - arrive > LONGEST_WAIT || !isHomeInTime(setting, frame, walk, { ...aim, way, end }))
    return false
  go(setting, frame, walk, way, place)
  const amount = (place.price?.amount ?? 0) * peopleOf(setting)
  stop(walk, [arrive, start, end], {
    kind: meal ? 'meal' : 'visit',
    poiId: place.id,
    costKnown: place.price !== null,
    cost: { amount, currency: frame.guide.city.currency },
    ...(meal && { meal }),
  })
  setting.used.add(place.id)
  return true
}

type End = TimeLimit & { place: Pick<NamedPosition, 'lat' | 'lon'>; way: TravelTime; end: number }

function isHomeInTime(
  setting: GeneratorContext,
  frame: Frame,
  walk: DayProgress,
  { place, way, end, until, ahead }: End,
): boolean {
  const there: DayProgress = { ...walk, at: { ...place, name: '' }, walked: walk.walked + stepsOf(way) }
  const back = chooseTravel(setting, frame, there, frame.stay)
  return back !== null && end <= until && end + ahead + back.minutes <= frame.close
}

/** Eats at a random restaurant if one is feasible at the first try, else where the party is. */
function eat(
  setting: GeneratorContext,
  frame: Frame,
  walk: DayProgress,
  meal: NonNullable<Stop['meal']>,
): boolean {
  const { chance, used, request } = setting
  const { city, pointsOfInterest } = frame.guide
  const window = mealWindow(meal, city.country)
  const tables = pointsOfInterest.filter(
    (place) => place.meals?.includes(meal) && !used.has(place.id) && isFit(place, request),
  )
  const table = tables.length > 0 && chance(3) > 0 ? pickOne(chance, tables) : null
  const rest = { until: Math.min(window.close, frame.close), ahead: 0 }
  const aim = { ...rest, minutes: MEAL_MINUTES, from: window.open, meal }
  if (table && visit(setting, frame, walk, { ...aim, place: table })) return true
  const way = chooseTravel(setting, frame, walk, walk.at)
  if (!way) return false
  const arrive = walk.free + way.minutes
  const start = Math.max(arrive, window.open)
  const end = start + MEAL_MINUTES
  if (!isHomeInTime(setting, frame, walk, { ...rest, place: walk.at, way, end })) return false
  go(setting, frame, walk, way, walk.at)
  stop(walk, [arrive, start, end], {
    kind: 'meal',
    poiId: null,
    costKnown: false,
    meal,
    cost: { amount: medianMealPrice(frame.guide) * peopleOf(setting), currency: city.currency },
  })
  return true
}

/** Adds a booking with a ticket at a random position near the centre. */
function book(setting: GeneratorContext, frame: Frame, walk: DayProgress, rest: TimeLimit): void {
  const { chance, request } = setting
  const { city } = frame.guide
  const spot = {
    name: `Booking ${request.bookings.length}`,
    lat: city.lat + (chance(201) - 100) / 10_000,
    lon: city.lon + (chance(201) - 100) / 10_000,
  }
  const way = chooseTravel(setting, frame, walk, spot)
  if (!way) return
  const arrive = walk.free + way.minutes
  const start = arrive + chance(30)
  const end = start + 30 + chance(60)
  if (!isHomeInTime(setting, frame, walk, { ...rest, place: spot, way, end })) return
  go(setting, frame, walk, way, spot)
  const cost = chance(3) > 0 ? { amount: 100 + chance(5000), currency: pickOne(chance, CURRENCIES) } : null
  stop(walk, [arrive, start, end], {
    kind: 'booking',
    poiId: null,
    costKnown: cost !== null,
    cost: cost ?? { amount: 0, currency: '' },
  })
  request.bookings.push({
    ...spot,
    date: frame.date,
    start: formatClock(start),
    end: formatClock(end),
    ...(cost && { cost }),
  })
}

function stop(
  walk: DayProgress,
  [arrive, start, end]: [number, number, number],
  what: Pick<Stop, 'kind' | 'poiId' | 'cost' | 'costKnown' | 'meal'>,
): void {
  const times = { arrive: formatClock(arrive), start: formatClock(start), end: formatClock(end) }
  walk.stops.push({ ...walk.at, ...times, ...what, isLocked: false })
  walk.free = end
}

function go(
  { request }: GeneratorContext,
  { guide }: Frame,
  walk: DayProgress,
  way: TravelTime,
  to: NamedPosition,
): void {
  const people = request.travellers.adults + request.travellers.children
  const cost = { amount: fareOf(way, guide.transport, people), currency: guide.city.currency }
  walk.legs.push({ from: walk.legs.length - 1, to: walk.legs.length, ...way, cost })
  walk.walked += stepsOf(way)
  walk.at = { name: to.name, lat: to.lat, lon: to.lon }
}

/** Chooses a random mode, half of the time the quickest; not on foot beyond the daily limit. */
function chooseTravel(
  { chance, request }: GeneratorContext,
  { guide }: Frame,
  walk: DayProgress,
  to: Pick<NamedPosition, 'lat' | 'lon'>,
): TravelTime | null {
  const most = request.maxWalkMinutes ?? PACE_LIMITS[request.pace].walkMinutes
  const rides = request.modes
    .flatMap((mode) => estimateTravel(mode, walk.at, to, guide) ?? [])
    .filter((way) => walk.walked + stepsOf(way) <= most)
    .sort((a, b) => a.minutes - b.minutes)
  return (chance(2) === 0 ? rides[0] : rides[chance(Math.max(1, rides.length))]) ?? null
}

function stepsOf({ mode, minutes }: TravelTime): number {
  return mode === 'walk' ? minutes : 0
}

function isFit(place: PointOfInterest, { needs }: ResolvedRequest): boolean {
  const isReached = !needs.stepFree || place.stepFree === true
  return isReached && (!isEatery(place) || needs.diets.every((diet) => place.diet?.includes(diet)))
}

function peopleOf({ request }: GeneratorContext): number {
  return request.travellers.adults + request.travellers.children
}
