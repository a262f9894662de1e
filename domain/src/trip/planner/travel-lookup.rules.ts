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
  type PlanSources,
  partySize,
  type ResolvedRequest,
  totalCurrency,
} from '../itinerary/index.ts'

/** A way with what it costs the party, in its own currency and in that of the total. */
export type PricedTravel = TravelTime & { price: { amount: number; currency: string }; cost: number }
export type TravelLookup = (guide: Guide, from: Position, to: Position) => PricedTravel | null
/**
 * Which of the modes is taken: as people usually do, whichever is there first, on foot wherever that is no hike, from the
 * stay also where it is one (there and back would be too much for a day), with as little walking as can be, or by bus
 * and train wherever they are in time.
 */
export type TravelPreference = 'usual' | 'quick' | 'thrifty' | 'frugal' | 'lazy' | 'public'

/** Where the party has to be from when to when, in minutes after midnight. */
export type FixedPoint = Position & { date: string; start: number; end: number }

type TravelCache = Map<string, TravelTime | null>
const MAX_CACHED = 100_000

// Between the places of a guide the ways are the same for every request: worked out once while the guide is in use.
const cacheByGuide = new WeakMap<Guide, Map<string, TravelCache>>()

/** The longest walk in minutes that each preference takes in place of a ride. */
const MAX_WALK_MINUTES = {
  usual: 0,
  quick: 0,
  thrifty: 40,
  frugal: 100,
  lazy: 5,
  public: 25,
} as const satisfies Record<TravelPreference, number>

/** Ways as a request's party takes and pays them; in time for what is fixed. */
export function makeTravelLookup(
  request: ResolvedRequest,
  facts: PlanFacts,
  { streets }: PlanSources,
  taste: TravelPreference = 'usual',
  dayEnds: readonly FixedPoint[] = [],
): TravelLookup {
  const people = partySize(request)
  const currency = totalCurrency(request, facts)
  const modes = [...request.modes].sort().join()
  const gaps = gapsBetweenFixed(request, facts, dayEnds)
  const tasteFrom = (guide: Guide, from: Position) => {
    if (taste !== 'frugal') return taste
    const home = request.cities.find(({ id }) => id === guide.city.id)?.stay ?? guide.city
    return home.lat === from.lat && home.lon === from.lon ? taste : 'thrifty'
  }
  /** In time for what is fixed next: by bus where the party prefers that and it is, else the fastest. */
  const hurry = (taste: TravelPreference, [from, to]: [Position, Position], guide: Guide, gap: number) => {
    const bus =
      taste === 'public' && request.modes.includes('transit')
        ? estimateTravel('transit', from, to, guide, streets)
        : null
    if (bus !== null && bus.minutes <= gap) return bus
    return chooseTravel('quick', [from, to], guide, request.modes, streets)
  }
  return (guide, from, to) => {
    const taste = tasteFrom(guide, from)
    const cache = travelCacheOf(guide, streets ? '' : `${taste} ${modes}`)
    const key = travelKey(from, to)
    let travel = cache.get(key)
    if (travel === undefined) {
      travel = chooseTravel(taste, [from, to], guide, request.modes, streets)
      if (cache.size < MAX_CACHED && !streets) cache.set(key, travel)
    }
    if (travel === null) return null
    const gap = gaps.get(key)
    if (gap !== undefined && travel.minutes > gap) travel = hurry(taste, [from, to], guide, gap) ?? travel
    const price = { amount: fareOf(travel, guide.transport, people), currency: guide.city.currency }
    return { ...travel, price, cost: convertMoney(price, currency, facts.rates)?.amount ?? 0 }
  }
}

function travelKey(from: Position, to: Position): string {
  return `${from.lat},${from.lon},${to.lat},${to.lon}`
}

/**
 * The minutes between the end of what is fixed and the beginning of what is fixed next on its date, by the way between
 * them; a day begins and ends fixed, at the stay. Whatever the taste, a way that takes longer is none.
 */
function gapsBetweenFixed(
  { bookings, locks }: ResolvedRequest,
  { guides }: PlanFacts,
  dayEnds: readonly FixedPoint[],
): Map<string, number> {
  const places = guides.flatMap((guide) => guide.pointsOfInterest)
  const fixed = [
    ...dayEnds,
    ...bookings.map(({ lat, lon, date, start, end }) => {
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

function travelCacheOf(guide: Guide, modes: string): TravelCache {
  const caches = cacheByGuide.get(guide) ?? new Map<string, TravelCache>()
  cacheByGuide.set(guide, caches)
  const cache = caches.get(modes) ?? new Map()
  caches.set(modes, cache)
  return cache
}

function chooseTravel(
  taste: TravelPreference,
  [from, to]: [Position, Position],
  guide: Guide,
  modes: ResolvedRequest['modes'],
  streets: StreetRouter | undefined,
): TravelTime | null {
  if (taste === 'usual') return findFastestTravel(from, to, guide, modes, streets)
  const options = modes.flatMap((mode) => estimateTravel(mode, from, to, guide, streets) ?? [])
  const walk = options.find(({ mode }) => mode === 'walk')
  if (walk && walk.minutes <= MAX_WALK_MINUTES[taste]) return walk
  const bus = taste === 'public' ? options.find(({ mode }) => mode === 'transit') : undefined
  if (bus) return bus
  const rides = taste === 'quick' ? options : options.filter(({ mode }) => mode !== 'walk')
  const quickest = rides.sort((a, b) => a.minutes - b.minutes)[0]
  return quickest ?? walk ?? null
}
