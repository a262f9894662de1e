import { describe, expect, it } from 'vitest'
import { formatClock } from '../../base/dates.ts'
import { metresBetween } from '../../base/geo.ts'
import { currencyDecimals, type Money } from '../../base/money.ts'
import { estimateTravel, fareOf, type PointOfInterest } from '../../destination/places/index.ts'
import {
  clock,
  type Frame,
  framesOf,
  type MEALS,
  mealHours,
  type Span,
  type Spot,
  type World,
} from './checker-frames.test.ts'
import { type Chance, makeWorld, naiveSpans, oneOf } from './checker-world.test.ts'
import { daylight, type PlanFacts } from './facts.rules.ts'
import type { Leg, Plan, PlanDay, Stop } from './itinerary.contract.ts'
import type { ResolvedRequest } from './request.rules.ts'

export type Trip = { request: ResolvedRequest; facts: PlanFacts; plan: Plan; frames: Frame[]; chance: Chance }
type Item = {
  kind: Stop['kind']
  place: PointOfInterest | null
  meal?: Stop['meal']
  spot: Spot | null
  minutes: number
  starts: Span[]
  cost: Money
  costKnown: boolean
}

/** Times a day in its order, each stop as early as possible; null when it does not fit. */
function layDay(items: readonly Item[], frame: Frame, { request, chance }: World): PlanDay | null {
  let [free, at]: [number, Spot] = [frame.open, frame.stay]
  const stops: Stop[] = []
  const legs: Leg[] = []
  const go = (to: Spot) => {
    const modes = request.modes.filter((mode) => estimateTravel(mode, at, to, frame.guide))
    const way = modes.length > 0 ? estimateTravel(oneOf(chance, modes), at, to, frame.guide) : null
    if (!way) return false
    const amount = fareOf(way, frame.guide.transport, request.travellers.adults + request.travellers.children)
    legs.push({
      from: legs.length - 1,
      to: legs.length,
      ...way,
      cost: { amount, currency: frame.guide.city.currency },
    })
    free += way.minutes
    at = to
    return true
  }
  for (const { kind, place, meal, spot, minutes, starts, cost, costKnown } of items) {
    if (!go(spot ?? at)) return null
    const arrive = free
    const span = starts.find(({ close }) => close >= arrive)
    if (!span) return null
    const start = Math.max(arrive, span.open)
    free = start + minutes
    stops.push({
      kind,
      poiId: place?.id ?? null,
      name: at.name,
      lat: at.lat,
      lon: at.lon,
      cost,
      costKnown,
      isLocked: false,

      arrive: formatClock(arrive),
      start: formatClock(start),
      end: formatClock(free),
      ...(meal && { meal }),
    })
  }
  if (stops.length > 0 && !go(frame.stay)) return null
  const walked = legs.reduce((sum, { mode, minutes }) => sum + (mode === 'walk' ? minutes : 0), 0)
  const visits = items.filter(({ kind }) => kind === 'visit').length
  if (free > frame.close && stops.length > 0) return null
  if (
    walked > { relaxed: 75, balanced: 120, packed: 180 }[request.pace] ||
    visits > { relaxed: 4, balanced: 6, packed: 9 }[request.pace]
  )
    return null
  const { city } = frame.guide
  return {
    date: frame.date,
    cityId: city.id,
    zone: city.zone,
    stops,
    legs,
    ...(frame.transfer && { transfer: frame.transfer }),
  }
}

function isFit({ stepFree, category, diet }: PointOfInterest, { needs }: ResolvedRequest): boolean {
  return (
    (!needs.stepFree || stepFree === true) &&
    (category !== 'restaurant' || needs.diets.every((wanted) => diet?.includes(wanted)))
  )
}

/** Allowed start times of a stop at a place. */
function startsOf(place: PointOfInterest, frame: Frame, minutes: number, within?: Span): Span[] {
  const light = place.daylight ? daylight(place, frame.date, frame.guide) : { open: 0, close: 3000 }
  const { open, close } = within ?? { open: 0, close: 3000 }
  return naiveSpans(place.hours, frame.date)
    .map((span) => ({
      open: Math.max(span.open, light.open, open),
      close: Math.min(
        Math.min(span.close, light.close, close) - minutes,
        span.close - (place.lastEntryMinutes ?? 0),
      ),
    }))
    .filter((span) => span.open <= span.close)
}

function placeItem(
  place: PointOfInterest,
  frame: Frame,
  { request }: World,
  meal?: keyof typeof MEALS,
): Item {
  const amount = (place.price?.amount ?? 0) * (request.travellers.adults + request.travellers.children)
  return {
    kind: meal ? 'meal' : 'visit',
    place,
    spot: place,
    minutes: place.minutes,
    ...(meal && { meal }),
    starts: startsOf(place, frame, place.minutes, meal && mealHours(meal, frame.guide.city.country)),
    cost: { amount, currency: frame.guide.city.currency },
    costKnown: place.price !== null,
  }
}

function mealAnywhere(meal: keyof typeof MEALS, { guide }: Frame, { request }: World): Item {
  const prices = guide.pointsOfInterest.flatMap(({ meals, price }) => (meals && price ? [price.amount] : []))
  const usual = [...prices].sort((a, b) => a - b)[Math.floor(prices.length / 2)] ?? 0
  const { open, close } = mealHours(meal, guide.city.country)
  return {
    kind: 'meal',
    place: null,
    meal,
    spot: null,
    minutes: 45,
    starts: [{ open, close: close - 45 }],
    costKnown: false,
    cost: {
      amount: usual * (request.travellers.adults + request.travellers.children),
      currency: guide.city.currency,
    },
  }
}

/** Meals first, then other stops that fit, with a few tries each. */
function planDay(frame: Frame, world: World, used: Set<string>): PlanDay | null {
  const { request, chance } = world
  const places = frame.guide.pointsOfInterest.filter((place) => isFit(place, request))
  const items: Item[] = []
  for (const meal of ['breakfast', 'lunch', 'dinner'] as const) {
    const { open, close } = mealHours(meal, frame.guide.city.country)
    if (!request.meals || Math.min(close, frame.close) - Math.max(open, frame.open) < 120) continue
    const table = places.find((place) => !used.has(place.id) && place.meals?.includes(meal))
    const item = table ? placeItem(table, frame, world, meal) : null
    const isChosen = item && chance(3) > 0 && layDay([...items, item], frame, world)
    if (isChosen && table) used.add(table.id)
    items.push(isChosen ? item : mealAnywhere(meal, frame, world))
  }
  let day = layDay(items, frame, world)
  if (!day) return null
  const booking = bookingOf(frame, world)
  const extras = [
    ...(booking ? [booking] : []),
    ...Array.from({ length: 9 }, () => placeItem(oneOf(chance, frame.guide.pointsOfInterest), frame, world)),
  ]
  for (const item of extras) {
    if (item.place && (used.has(item.place.id) || !isFit(item.place, request) || item.starts.length === 0))
      continue
    const at = chance(items.length + 1)
    const longer = layDay(items.toSpliced(at, 0, item), frame, world)
    if (!longer) continue
    day = longer
    items.splice(at, 0, item)
    if (item.place) used.add(item.place.id)
    if (item.kind === 'booking') request.bookings.push(toBooking(item, frame))
  }
  return day
}

function bookingOf({ guide }: Frame, { chance, request }: World): Item | null {
  if (chance(2) === 0) return null
  const [start, minutes] = [600 + chance(480), 30 + chance(60)]
  const spot = {
    name: `Booking ${request.bookings.length}`,
    lat: guide.city.lat - 0.0051,
    lon: guide.city.lon - 0.0077,
  }
  const costKnown = chance(3) > 0
  const currency = costKnown ? oneOf(chance, ['EUR', 'USD', 'JPY']) : (request.budget?.currency ?? '')
  const cost = { amount: costKnown ? 1000 + chance(5000) : 0, currency }
  return {
    kind: 'booking',
    place: null,
    spot,
    minutes,
    starts: [{ open: start, close: start }],
    cost,
    costKnown,
  }
}

function toBooking(
  { spot, starts, minutes, cost, costKnown }: Item,
  { date }: Frame,
): ResolvedRequest['bookings'][number] {
  const start = starts[0]?.open ?? 0
  const times = { date, start: formatClock(start), end: formatClock(start + minutes) }
  return {
    name: spot?.name ?? '',
    lat: spot?.lat ?? 0,
    lon: spot?.lon ?? 0,
    ...times,
    ...(costKnown && { cost }),
  }
}

/** In floating point and without a base currency: the sums of the tests are too small for a difference. */
function naiveExchange({ amount, currency }: Money, to: string, { rates }: PlanFacts): number {
  const rate = (rates?.rates[to] ?? 0) / (rates?.rates[currency] ?? 1)
  return currency === to
    ? amount
    : Math.round((amount / 10 ** currencyDecimals(currency)) * rate * 10 ** currencyDecimals(to) + 1e-6)
}

function addRain(plan: Plan, frames: readonly Frame[], { request }: World) {
  const used = plan.days.flatMap(({ stops }) => stops.map(({ poiId }) => poiId))
  plan.days.forEach(({ stops }, i) => {
    for (const stop of stops) {
      const places = frames[i]?.guide.pointsOfInterest ?? []
      if (places.find(({ id }) => id === stop.poiId)?.indoor !== false) continue
      const rain = places.find(
        (place) =>
          place.indoor &&
          !used.includes(place.id) &&
          isFit(place, request) &&
          metresBetween(stop, place) <= 3000 &&
          naiveSpans(place.hours, frames[i]?.date ?? '').some(
            ({ open, close }) =>
              open <= clock(stop.start) &&
              clock(stop.end) <= close &&
              clock(stop.start) <= close - (place.lastEntryMinutes ?? 0),
          ),
      )
      if (rain) stop.rainPoiId = rain.id
    }
  })
}

/** A valid trip by construction, with constraints derived from its plan; null when no plan fits the days. */
export function makeTrip(seed: number): Trip | null {
  const world = makeWorld(seed)
  const { request, chance, facts } = world
  const currency = chance(3) === 0 ? oneOf(chance, ['USD', 'JPY', 'EUR']) : null
  request.budget = { amount: 0, currency: currency ?? facts.guides[0]?.city.currency ?? '' }
  const frames = framesOf(world)
  const used = new Set<string>()
  const days = frames.map((frame) => planDay(frame, world, used))
  if (days.includes(null)) return null
  const all = days.filter((day) => day !== null)
  const sums = all.flatMap(({ stops, legs }) => [...stops, ...legs].map(({ cost }) => cost))
  const total = sums.reduce(
    (sum, cost) => sum + naiveExchange(cost, request.budget?.currency ?? '', facts),
    0,
  )
  const plan: Plan = { days: all, total: { amount: total, currency: request.budget.currency } }
  if (currency === null) delete request.budget
  else request.budget.amount = total + chance(2) * chance(500)
  addRain(plan, frames, world)
  const rain = new Set(all.flatMap(({ stops }) => stops.flatMap(({ rainPoiId }) => rainPoiId ?? [])))
  const isFree = ({ id }: PointOfInterest) => !used.has(id) && !rain.has(id)
  request.avoid = facts.guides.flatMap(({ pointsOfInterest }) =>
    pointsOfInterest
      .filter(isFree)
      .slice(0, 2)
      .map(({ id }) => id),
  )
  for (const { date, stops } of all)
    for (const { poiId, start } of stops) {
      if (poiId !== null && chance(3) === 0) request.mustSee.push(poiId)
      if (poiId !== null && chance(4) === 0) request.locks.push({ poiId, date, start })
    }
  return { request, facts, plan, frames, chance }
}

describe('the naive planner', () => {
  it('makes trips of many kinds', () => {
    const trips = Array.from({ length: 40 }, (_, seed) => makeTrip(seed)).filter((trip) => trip !== null)
    const days = trips.flatMap(({ plan }) => plan.days)
    expect(trips.length).toBeGreaterThan(20)
    expect(days.filter(({ transfer }) => transfer).length).toBeGreaterThan(5)
    expect(days.flatMap(({ stops }) => stops).filter(({ kind }) => kind === 'visit').length).toBeGreaterThan(
      60,
    )
    expect(trips.some(({ request }) => request.bookings.length > 0)).toBe(true)
  })
})
