import type { Position } from '../../base/geo.ts'
import { type CrossingPath, findCrossingPath, type RideFares } from './crossings.rules.ts'
import { DRIVE_DETOUR, type DriveParts, driveParts } from './driving.rules.ts'
import type { Guide, TRAVEL_MODES } from './places.contract.ts'

export type TravelMode = (typeof TRAVEL_MODES)[number]
export type TravelTime = {
  mode: TravelMode
  /** Whole minutes from door to door, rounded up. */
  minutes: number
  metres: number
  /** `streets` when a street graph measured it; an estimate says so. */
  basis: 'estimate' | 'streets'
  /** The fares of ferries and cable cars on the path, for `fareOf`; absent when there are none. */
  fares?: RideFares
  /** Of a way by car: its parts, the ferries on it among the driving; its minutes are their sum. */
  car?: DriveParts
}
/** The middle of the city tells a driver's streets from country roads. */
export type TravelData = Pick<Guide, 'transport' | 'barriers'> & { city?: Position }
/** The way on foot along streets where they are known; null where they are not, or lead nowhere. */
export type StreetRouter = (from: Position, to: Position) => Pick<TravelTime, 'minutes' | 'metres'> | null

/** 4.5 km/h: the walking speed of transport surveys for adults of all ages (TRB, Highway Capacity Manual: 1.2 m/s). */
const WALK_METRES_PER_MINUTE = 75
/** To the stop, from the stop, stairs and platforms. */
const TRANSIT_ACCESS_MINUTES = 8
const TRANSIT_DETOUR = 1.3
const TAXI_DETOUR = 1.35
const TAXI_WAIT_MINUTES = 6
/** Beyond this a ride leaves the slow streets of the city. */
const CITY_METRES = 12_000
const REGIONAL_KMH = 45
const TAXI_KMH = 20
const OPEN_ROAD_KMH = 55
/** A walk up to this long is taken even where a ride would be quicker. */
export const PREFERRED_WALK_MINUTES = 15
/** Up to this much longer than the ride, people still walk. */
const WALK_BONUS_MINUTES = 5

/**
 * How one gets from a place to another, conservatively (decisions.md, "Plans"): straight lines over the crossings of
 * barriers, times a detour, at the speed of the mode. Null when none of the modes leads there.
 */
export function findFastestTravel(
  from: Position,
  to: Position,
  facts: TravelData,
  modes: readonly TravelMode[],
  streets?: StreetRouter,
): TravelTime | null {
  const walk = modes.includes('walk') ? estimateTravel('walk', from, to, facts, streets) : null
  if (walk && walk.minutes <= PREFERRED_WALK_MINUTES) return walk
  const rides = modes
    .filter((mode) => mode !== 'walk')
    .map((mode) => estimateTravel(mode, from, to, facts, streets))
    .filter((ride) => ride !== null)
  const ride = rides.reduce<TravelTime | null>(
    (best, next) => (best && best.minutes <= next.minutes ? best : next),
    null,
  )
  if (!walk || !ride) return walk ?? ride
  return walk.minutes <= ride.minutes + WALK_BONUS_MINUTES ? walk : ride
}

/** The same for one mode: the least time that a plan may give it. On foot along streets, unless a ferry is quicker, which they do not know. */
export function estimateTravel(
  mode: TravelMode,
  from: Position,
  to: Position,
  facts: TravelData,
  streets?: StreetRouter,
): TravelTime | null {
  const estimate = estimateByModel(mode, from, to, facts)
  const walk = mode === 'walk' ? streets?.(from, to) : null
  if (!walk || (estimate?.fares && estimate.minutes < walk.minutes)) return estimate
  return { mode, minutes: walk.minutes, metres: walk.metres, basis: 'streets' }
}

function estimateByModel(
  mode: TravelMode,
  from: Position,
  to: Position,
  facts: TravelData,
): TravelTime | null {
  const way = findCrossingPath(from, to, facts.barriers, mode === 'taxi' ? 'drive' : mode)
  if (!way) return null
  if (mode === 'drive') return drivenAlong(way, [from, to], facts)
  const { detour, minutes } = speedModelOf(mode, facts.transport)
  const onLand = Math.round(way.metres * detour)
  return {
    mode,
    basis: 'estimate',
    // The crossing's own minutes are known: its metres take none beside them.
    minutes: Math.ceil(minutes(onLand) + way.ferryMinutes),
    metres: onLand + Math.round(way.ferryMetres),
    ...(way.ferryMinutes > 0 && { fares: way.fares }),
  }
}

function drivenAlong(way: CrossingPath, ends: [Position, Position], { city }: TravelData): TravelTime {
  const onLand = Math.round(way.metres * DRIVE_DETOUR)
  const parts = driveParts(ends, onLand, city)
  const car = { ...parts, driving: parts.driving + way.ferryMinutes }
  return {
    mode: 'drive',
    basis: 'estimate',
    minutes: car.toCar + car.driving + car.parking,
    metres: onLand + Math.round(way.ferryMetres),
    car,
    ...(way.ferryMinutes > 0 && { fares: way.fares }),
  }
}

function speedModelOf(mode: Exclude<TravelMode, 'drive'>, transport: Guide['transport']) {
  if (mode === 'walk')
    return { detour: transport.detour, minutes: (metres: number) => metres / WALK_METRES_PER_MINUTE }
  if (mode === 'taxi')
    return {
      detour: TAXI_DETOUR,
      minutes: (metres: number) => TAXI_WAIT_MINUTES + rideMinutes(metres, TAXI_KMH, OPEN_ROAD_KMH),
    }
  const before = TRANSIT_ACCESS_MINUTES + transport.transitWaitMinutes
  return {
    detour: TRANSIT_DETOUR,
    minutes: (metres: number) => before + rideMinutes(metres, transport.transitKmh, REGIONAL_KMH),
  }
}

function rideMinutes(metres: number, cityKmh: number, outsideKmh: number): number {
  const inside = Math.min(metres, CITY_METRES)
  return (inside * 60) / (cityKmh * 1000) + ((metres - inside) * 60) / (outsideKmh * 1000)
}

const SEATS_PER_TAXI = 4

/**
 * What a way costs the party, in minor units of the city's currency: a ticket each, or enough taxis, and the ferry or cable
 * car that is ridden on it. One of an unknown fare is taken for a ticket of the city's transport, which a rider has already.
 * A drive costs its ferries alone: what fuel, parking and tolls cost is in no guide.
 */
export function fareOf(
  { mode, metres, fares }: Pick<TravelTime, 'mode' | 'metres' | 'fares'>,
  transport: Guide['transport'],
  people: number,
) {
  const fare = (fares?.amount ?? 0) * people
  if (mode === 'transit') return transport.transitFare * people + fare
  const ferries = fare + (fares?.unknown ?? 0) * transport.transitFare * people
  if (mode === 'walk' || mode === 'drive') return ferries
  const ride = transport.taxiBase + Math.ceil((transport.taxiPerKm * metres) / 1000)
  return ride * Math.ceil(people / SEATS_PER_TAXI) + ferries
}
