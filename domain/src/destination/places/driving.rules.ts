import { metresBetween, metresBetweenNear, type Position } from '../../base/geo.ts'

/** The parts of a way by car, in whole minutes, rounded up each. */
export type DriveParts = {
  /** On foot to where the car stands. */
  toCar: number
  driving: number
  /** To find a place to park, and on foot from there. */
  parking: number
}

/** In and around a city roads are this much longer than the straight line. */
export const DRIVE_DETOUR = 1.35
/** So far from the middle of a city its streets reach. */
const TOWN_METRES = 8_000
const TOWN_KMH = 20
/** Outside: country roads, and beyond this length motorways, with their access. */
const COUNTRY_METRES = 30_000
const COUNTRY_KMH = 55
const MOTORWAY_KMH = 95
/** On foot to or from a car that stands where one is, at most; what is more leads back to where it stands. */
export const CAR_PARK_MINUTES = 4
/** In town one looks for a space and walks some streets; outside there is a car park. */
const ENDS = { town: { onFoot: CAR_PARK_MINUTES, toPark: 8 }, country: { onFoot: 2, toPark: 4 } } as const

/**
 * The parts of a drive of so many metres of road between two positions: an estimate of ours, slower than most drives, without
 * traffic. Without the middle of the city all of it is in town. Nothing for a way to where one is.
 */
export function driveParts(
  [from, to]: [Position, Position],
  metres: number,
  middle: Position | undefined,
): DriveParts {
  if (metres === 0) return { toCar: 0, driving: 0, parking: 0 }
  const inTown = Math.round(metres * (middle ? shareWithin(TOWN_METRES, middle, from, to) : 1))
  const [start, end] = [from, to].map((at) => ENDS[isInTown(at, middle) ? 'town' : 'country'])
  return {
    toCar: start?.onFoot ?? 0,
    driving: Math.ceil(minutesAt(TOWN_KMH, inTown) + minutesOutside(metres - inTown)),
    parking: (end?.toPark ?? 0) + (end?.onFoot ?? 0),
  }
}

/** The minutes of so many metres of country road and, when it is far, motorway. */
export function minutesOutside(metres: number): number {
  const onCountryRoads = Math.min(metres, COUNTRY_METRES)
  return minutesAt(COUNTRY_KMH, onCountryRoads) + minutesAt(MOTORWAY_KMH, metres - onCountryRoads)
}

function isInTown(at: Position, middle: Position | undefined): boolean {
  return !middle || metresBetween(at, middle) <= TOWN_METRES
}

function minutesAt(kmh: number, metres: number): number {
  return (metres * 60) / (kmh * 1000)
}

/** The part, 0 to 1, of a straight way that lies within a circle; on a plane, which is near enough for what it is for. */
function shareWithin(radius: number, middle: Position, from: Position, to: Position): number {
  const length = metresBetweenNear(from, to)
  if (length === 0) return isInTown(from, middle) ? 1 : 0
  const [a, b] = [metresBetweenNear(middle, from), metresBetweenNear(middle, to)]
  // Where along the way, from its beginning, the point next to the middle lies, and how far that is from the middle.
  const foot = (length * length + a * a - b * b) / (2 * length)
  const half = Math.sqrt(Math.max(0, radius * radius - Math.max(0, a * a - foot * foot)))
  const inside = Math.min(length, foot + half) - Math.max(0, foot - half)
  return Math.min(1, Math.max(0, inside / length))
}
