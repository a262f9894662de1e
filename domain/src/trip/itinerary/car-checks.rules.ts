import type { Position } from '../../base/geo.ts'
import { estimateTravel, type Guide, type TravelTime } from '../../destination/places/index.ts'
import type { Leg, Stop } from './itinerary.contract.ts'
import { WALK_INSTEAD_MINUTES } from './limits.rules.ts'
import type { ResolvedRequest } from './request.rules.ts'

type StopEnds = { stop: Stop; at: Position; leavesAt: Position }
/** A leg with its travel by the facts, its ends, and where the car stands before it. */
type DriveView = {
  leg: Leg
  way: TravelTime | null
  from: Position | null
  to: Position | null
  car: Position | null
  guide: Guide | undefined
  isLast: boolean
}

/**
 * Where the car stands when each leg begins: where the day begins, then where it was driven to. Behind a booked way it stands
 * where that ends, for it came along or another is hired there.
 */
export function carPositions(
  legs: readonly Leg[],
  stops: readonly StopEnds[],
  start: Position,
): Map<Leg, Position> {
  const positions = new Map<Leg, Position>()
  let car = start
  for (const leg of [...legs].sort((a, b) => a.from - b.from)) {
    const left = stops[leg.from]
    if (left?.stop.to && !isSame(left.at, left.leavesAt)) car = left.leavesAt
    positions.set(leg, car)
    if (leg.mode === 'drive') car = stops[leg.to]?.at ?? car
  }
  return positions
}

/** Back to the car on foot, where it stands elsewhere, and the drive from there; null when one of the two is no way. */
export function driveFrom(
  car: Position,
  [from, to]: readonly [Position, Position],
  guide: Guide,
): TravelTime | null {
  const drive = estimateTravel('drive', car, to, guide)
  if (!drive?.car || isSame(car, from)) return drive
  const back = estimateTravel('walk', from, car, guide)
  if (!back) return null
  const fares = {
    amount: (drive.fares?.amount ?? 0) + (back.fares?.amount ?? 0),
    unknown: (drive.fares?.unknown ?? 0) + (back.fares?.unknown ?? 0),
  }
  return {
    ...drive,
    minutes: drive.minutes + back.minutes,
    metres: drive.metres + back.metres,
    car: { ...drive.car, toCar: drive.car.toCar + back.minutes },
    ...((drive.fares || back.fares) && { fares }),
  }
}

/** What is wrong with a leg by car; null when nothing is. */
export function driveProblem(
  { leg, way, from, to, car, guide, isLast }: DriveView,
  request: Pick<ResolvedRequest, 'modes' | 'maxWalkMinutes'>,
): string | null {
  if (leg.mode !== 'drive') return leg.car ? 'has a car and is not driven' : null
  if (!leg.car || !way?.car || !from || !to || !guide || !car) return 'does not say how it is driven'
  const short = shortPart(leg.car, way.car)
  if (short) return short
  if (leg.car.toCar + leg.car.driving + leg.car.parking !== leg.minutes) return 'is not as long as its parts'
  if (leg.metres === 0) return null
  if (isSame(car, to)) return 'is driven to where the car stands'
  // In the evening the car comes along, however near.
  return isLast ? null : nearProblem(from, to, guide, request)
}

const PARTS = [
  ['toCar', 'to the car'],
  ['driving', 'at the wheel'],
  ['parking', 'to park'],
] as const

function shortPart(stated: NonNullable<Leg['car']>, least: NonNullable<Leg['car']>): string | null {
  const short = PARTS.find(([part]) => !(stated[part] >= least[part]))
  return short ? `needs ${least[short[0]]} minutes ${short[1]}, not ${stated[short[0]]}` : null
}

function nearProblem(
  from: Position,
  to: Position,
  guide: Guide,
  { modes, maxWalkMinutes = WALK_INSTEAD_MINUTES }: Pick<ResolvedRequest, 'modes' | 'maxWalkMinutes'>,
): string | null {
  const walk = modes.includes('walk') ? estimateTravel('walk', from, to, guide) : null
  if (!walk || walk.minutes > Math.min(WALK_INSTEAD_MINUTES, maxWalkMinutes)) return null
  return `is ${walk.minutes} minutes on foot, too near for the car`
}

/**
 * Whether a car that was driven, or that is needed at another bed, does not stand in the evening where the party is; `end` is
 * where the day ends.
 */
export function isCarLeftBehind(
  legs: readonly { leg: Leg; car: Position | null }[],
  end: Position,
  { stops, isBedToBed }: { stops: number; isBedToBed: boolean },
): boolean {
  const last = legs.find(({ leg }) => leg.to === stops)
  if (!last?.car || last.leg.mode === 'drive' || isSame(last.car, end)) return false
  return isBedToBed || legs.some(({ leg }) => leg.mode === 'drive')
}

function isSame(one: Position, other: Position): boolean {
  return one.lat === other.lat && one.lon === other.lon
}
