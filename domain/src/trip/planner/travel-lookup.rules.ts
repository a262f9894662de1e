import type { Position } from '../../base/geo.ts'
import {
  estimateTravel,
  fareOf,
  findFastestTravel,
  type Guide,
  type StreetRouter,
  type TravelTime,
} from '../../destination/places/index.ts'
import {
  convertMoney,
  minutesOf,
  type PlanFacts,
  partySize,
  type ResolvedRequest,
  streetsFor,
  totalCurrency,
  WALK_INSTEAD_MINUTES,
} from '../itinerary/index.ts'

/** A way with the party's fare: `price` in the local currency, `cost` in the currency of the total, both in minor units. */
export type PricedTravel = TravelTime & { price: { amount: number; currency: string }; cost: number }
export type TravelLookup = (guide: Guide, from: Position, to: Position) => PricedTravel | null
/**
 * How a mode is chosen: `usual` as most people choose, `fastest` the shortest time, `walk` on foot up to 40 minutes,
 * `long-walk-from-stay` as `walk`, but up to 100 minutes on the way from the stay (not back too: that is too much for a
 * day), `least-walking` a ride unless the walk is five minutes, `transit` bus and train as long as they are in time.
 */
export type TravelPreference =
  | 'usual'
  | 'fastest'
  | 'walk'
  | 'long-walk-from-stay'
  | 'least-walking'
  | 'transit'

/** A position where the party must be at a fixed time; `start` and `end` in minutes after midnight. */
export type FixedPoint = Position & { date: string; start: number; end: number }

type Modes = ResolvedRequest['modes']
type TravelCache = Map<string, TravelTime | null>
const MAX_CACHED = 100_000

// Travel between the places of a guide is the same for every request, so it is computed once while the guide, or its streets, are in memory.
const cachesByFacts = new WeakMap<Guide | StreetRouter, Map<string, TravelCache>>()

/** The longest walk in minutes that each preference takes in place of a ride. */
const MAX_WALK_MINUTES = {
  usual: 0,
  fastest: 0,
  walk: 40,
  'long-walk-from-stay': 100,
  'least-walking': 5,
  transit: 25,
} as const satisfies Record<TravelPreference, number>

/** The modes of a day with the car and of one without: what is driven and walked, and what stays when the car stays. */
export function modesWithCar(modes: Modes): { car: Modes; other: Modes } | null {
  if (!modes.includes('drive')) return null
  return {
    car: modes.filter((mode) => mode === 'walk' || mode === 'drive'),
    other: modes.filter((mode) => mode !== 'drive'),
  }
}

/** Whether the way is walked although there is a car: it is near. */
export function isTooNearToDrive(
  [from, to]: readonly [Position, Position],
  guide: Guide,
  { modes, maxWalkMinutes = WALK_INSTEAD_MINUTES }: ResolvedRequest,
): boolean {
  const walk = modes.includes('walk') ? estimateTravel('walk', from, to, guide) : null
  return walk !== null && walk.minutes <= Math.min(WALK_INSTEAD_MINUTES, maxWalkMinutes)
}

/**
 * Looks up travel for the party of a request, with its fares, fast enough to reach fixed appointments in time. With a car it is
 * walked or driven, from where one is, and by other modes only where no road leads.
 */
export function makeTravelLookup(
  request: ResolvedRequest,
  facts: PlanFacts,
  preference: TravelPreference = 'usual',
  dayEnds: readonly FixedPoint[] = [],
): TravelLookup {
  const modes = modesWithCar(request.modes)
  if (modes === null) return lookUpByModes(request, facts, preference, dayEnds)
  const byCar = lookUpByModes({ ...request, modes: modes.car }, facts, preference, dayEnds)
  const other = lookUpByModes({ ...request, modes: modes.other }, facts, preference, dayEnds)
  const onFoot = lookUpByModes({ ...request, modes: ['walk'] }, facts, preference, dayEnds)
  const driven = lookUpByModes({ ...request, modes: ['drive'] }, facts, preference, dayEnds)
  return (guide, from, to) => {
    const way = byCar(guide, from, to)
    // Who wants to walk less in a whole day drives.
    if (way?.mode === 'walk' && way.minutes > (request.maxWalkMinutes ?? way.minutes))
      return driven(guide, from, to) ?? way
    if (way?.mode !== 'drive') return way ?? other(guide, from, to)
    return isTooNearToDrive([from, to], guide, request) ? (onFoot(guide, from, to) ?? way) : way
  }
}

function lookUpByModes(
  request: ResolvedRequest,
  facts: PlanFacts,
  preference: TravelPreference,
  dayEnds: readonly FixedPoint[],
): TravelLookup {
  const streets = streetsFor(request, facts)
  const modes = [...request.modes].sort().join()
  const gaps = gapsBetweenFixed(request, facts, dayEnds)
  const preferenceFrom = (guide: Guide, from: Position) => {
    if (preference !== 'long-walk-from-stay') return preference
    const home = request.cities.find(({ id }) => id === guide.city.id)?.stay ?? guide.city
    return home.lat === from.lat && home.lon === from.lon ? preference : 'walk'
  }
  /** Reaches the next appointment in time: by bus when the party prefers it and it is fast enough, else the fastest way. */
  const hurriedTravel = (
    preference: TravelPreference,
    [from, to]: [Position, Position],
    guide: Guide,
    gap: number,
  ) => {
    const bus =
      preference === 'transit' && request.modes.includes('transit')
        ? estimateTravel('transit', from, to, guide, streets)
        : null
    if (bus !== null && bus.minutes <= gap) return bus
    return chooseTravel('fastest', [from, to], guide, request.modes, streets)
  }
  return (guide, from, to) => {
    const preference = preferenceFrom(guide, from)
    const cache = travelCacheOf(streets ?? guide, `${preference} ${modes} ${guide.city.id}`)
    const key = travelKey(from, to)
    let travel = cache.get(key)
    if (travel === undefined) {
      travel = chooseTravel(preference, [from, to], guide, request.modes, streets)
      if (cache.size < MAX_CACHED) cache.set(key, travel)
    }
    if (travel === null) return null
    const gap = gaps.get(key)
    if (gap !== undefined && travel.minutes > gap)
      travel = hurriedTravel(preference, [from, to], guide, gap) ?? travel
    return withFare(travel, guide, request, facts)
  }
}

/**
 * The ways by the mode that a trip stored for them. Null where the request allows it no more, where it does not lead there, and where
 * it would be a longer walk than any plan has: the place before it was another.
 */
export function makeStoredTravelLookup(request: ResolvedRequest, facts: PlanFacts) {
  const streets = streetsFor(request, facts)
  return (mode: string, guide: Guide, from: Position, to: Position): PricedTravel | null => {
    const allowed = request.modes.find((one) => one === mode)
    const travel = allowed ? estimateTravel(allowed, from, to, guide, streets) : null
    if (travel === null) return null
    const isTooFar = travel.mode === 'walk' && travel.minutes > MAX_WALK_MINUTES['long-walk-from-stay']
    return isTooFar ? null : withFare(travel, guide, request, facts)
  }
}

/** The way with what it costs the party. */
export function withFare(
  travel: TravelTime,
  guide: Guide,
  request: ResolvedRequest,
  facts: PlanFacts,
): PricedTravel {
  const price = {
    amount: fareOf(travel, guide.transport, partySize(request)),
    currency: guide.city.currency,
  }
  const inTotal = convertMoney(price, totalCurrency(request, facts), facts.rates)
  return { ...travel, price, cost: inTotal?.amount ?? 0 }
}

function travelKey(from: Position, to: Position): string {
  return `${from.lat},${from.lon},${to.lat},${to.lon}`
}

/**
 * The minutes between one fixed appointment and the next on the same date, by the way between them. The beginning and end
 * of a day at the stay count as appointments. A way that takes longer is not usable, so no preference may choose it.
 */
function gapsBetweenFixed(
  { bookings, locks }: ResolvedRequest,
  { guides }: PlanFacts,
  dayEnds: readonly FixedPoint[],
): Map<string, number> {
  const places = guides.flatMap((guide) => guide.pointsOfInterest)
  const fixed = [
    ...dayEnds,
    ...bookings
      .filter(({ kind, to }) => kind !== 'hotel' && to === undefined)
      .map(({ lat, lon, date, start, end }) => {
        return { lat, lon, date, start: minutesOf(start), end: minutesOf(end) }
      }),
    ...locks.flatMap(({ poiId, date, start }) => {
      const place = places.find(({ id }) => id === poiId)
      if (!place) return []
      const begin = minutesOf(start)
      return { lat: place.lat, lon: place.lon, date, start: begin, end: begin + place.minutes }
    }),
  ].sort((a, b) => (a.date === b.date ? a.start - b.start : a.date < b.date ? -1 : 1))
  return new Map(
    fixed.flatMap((next, i) => {
      const last = fixed[i - 1]
      return last?.date === next.date ? [[travelKey(last, next), next.start - last.end] as const] : []
    }),
  )
}

function travelCacheOf(facts: Guide | StreetRouter, name: string): TravelCache {
  const caches = cachesByFacts.get(facts) ?? new Map<string, TravelCache>()
  cachesByFacts.set(facts, caches)
  const cache = caches.get(name) ?? new Map()
  caches.set(name, cache)
  return cache
}

function chooseTravel(
  preference: TravelPreference,
  [from, to]: [Position, Position],
  guide: Guide,
  modes: ResolvedRequest['modes'],
  streets: StreetRouter | undefined,
): TravelTime | null {
  if (preference === 'usual') return findFastestTravel(from, to, guide, modes, streets)
  const options = modes.flatMap((mode) => estimateTravel(mode, from, to, guide, streets) ?? [])
  const walk = options.find(({ mode }) => mode === 'walk')
  if (walk && walk.minutes <= MAX_WALK_MINUTES[preference]) return walk
  const bus = preference === 'transit' ? options.find(({ mode }) => mode === 'transit') : undefined
  if (bus) return bus
  const rides = preference === 'fastest' ? options : options.filter(({ mode }) => mode !== 'walk')
  const quickest = rides.sort((a, b) => a.minutes - b.minutes)[0]
  return quickest ?? walk ?? null
}
