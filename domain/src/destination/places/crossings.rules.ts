import { metresBetweenNear, type Position } from '../../base/geo.ts'
import type { Barrier } from './places.contract.ts'

type BarrierCrossing = Barrier['crossings'][number]
type CrossingMode = BarrierCrossing['modes'][number]
/**
 * A path in straight lines from crossing to crossing: metres over land, bridges and tunnels; and the rides by ferry or cable
 * car on it, whose minutes are known and whose metres get no detour factor.
 */
export type CrossingPath = { metres: number; ferryMetres: number; ferryMinutes: number; fares: RideFares }
/** The fares of a path for one person: the sum of the known fares, and the number of rides with an unknown fare. */
export type RideFares = { amount: number; unknown: number }

const NO_RIDE: RideFares = { amount: 0, unknown: 0 }

/** A minute on a ferry weighs as much as this when ways are compared: walking pace. */
const METRES_PER_FERRY_MINUTE = 75

/**
 * The shortest way that crosses each barrier in between at one of its crossings; null when this mode has none.
 * Straight lines elsewhere: the caller multiplies by the detour of the city.
 */
export function findCrossingPath(
  from: Position,
  to: Position,
  barriers: readonly Barrier[],
  mode: CrossingMode,
): CrossingPath | null {
  const crossed = barriers.find(({ line }) => isCrossed(line, from, to))
  if (!crossed)
    return { metres: metresBetweenNear(from, to), ferryMetres: 0, ferryMinutes: 0, fares: NO_RIDE }
  const others = barriers.filter((barrier) => barrier !== crossed)
  const candidates = crossed.crossings
    .filter((crossing) => crossing.modes.includes(mode))
    .map((crossing) => orientCrossing(crossing, from, to))
    .sort((a, b) => a.atLeast - b.atLeast)
  let best: CrossingPath | null = null
  for (const crossing of candidates) {
    if (best && pathCost(best) <= crossing.atLeast) break
    const before = findCrossingPath(from, crossing.near, others, mode)
    const after = findCrossingPath(crossing.far, to, others, mode)
    if (!before || !after) continue
    const way = joinOverCrossing(before, crossing, after)
    if (!best || pathCost(way) < pathCost(best)) best = way
  }
  return best
}

/** A way to a crossing, the crossing itself, and the way from there. */
function joinOverCrossing(
  before: CrossingPath,
  { near, far, minutes, fare }: ReturnType<typeof orientCrossing>,
  after: CrossingPath,
): CrossingPath {
  const over = metresBetweenNear(near, far)
  const isRidden = minutes !== null
  return {
    metres: before.metres + after.metres + (isRidden ? 0 : over),
    ferryMetres: before.ferryMetres + after.ferryMetres + (isRidden ? over : 0),
    ferryMinutes: before.ferryMinutes + after.ferryMinutes + (minutes ?? 0),
    fares: sumOf(before.fares, isRidden ? ofRide(fare) : NO_RIDE, after.fares),
  }
}

function ofRide(fare: number | undefined): RideFares {
  return fare === undefined ? { amount: 0, unknown: 1 } : { amount: fare, unknown: 0 }
}

function sumOf(...parts: RideFares[]): RideFares {
  return parts.reduce((sum, { amount, unknown }) => ({
    amount: sum.amount + amount,
    unknown: sum.unknown + unknown,
  }))
}

function pathCost({ metres, ferryMinutes }: CrossingPath): number {
  return metres + ferryMinutes * METRES_PER_FERRY_MINUTE
}

/** The crossing entered at the end that is on the way, with the least that a way over it can weigh. */
function orientCrossing(
  { from: one, to: other, minutes, fare }: BarrierCrossing,
  from: Position,
  to: Position,
) {
  const a = { lat: one[0], lon: one[1] }
  const b = { lat: other[0], lon: other[1] }
  const forward = metresBetweenNear(from, a) + metresBetweenNear(b, to)
  const backward = metresBetweenNear(from, b) + metresBetweenNear(a, to)
  const over = minutes === null ? metresBetweenNear(a, b) : minutes * METRES_PER_FERRY_MINUTE
  return forward <= backward
    ? { near: a, far: b, minutes, fare, atLeast: forward + over }
    : { near: b, far: a, minutes, fare, atLeast: backward + over }
}

/** True when the two points lie on different sides of the line: the straight way between them meets it an odd number of times. */
function isCrossed(line: Barrier['line'], from: Position, to: Position): boolean {
  let meetings = 0
  for (let i = 1; i < line.length; i++) {
    const [a, b] = [line[i - 1], line[i]]
    if (a && b && segmentsIntersect(from, to, a, b)) meetings++
  }
  return meetings % 2 === 1
}

/** Plane geometry in degrees: two segments meet on the map as they do on the ground, nearly so far from each other. */
export function segmentsIntersect(
  p: Position,
  q: Position,
  a: readonly [number, number],
  b: readonly [number, number],
) {
  const side = (lat: number, lon: number) => (q.lon - p.lon) * (lat - p.lat) - (q.lat - p.lat) * (lon - p.lon)
  const across = (at: Position) => (b[1] - a[1]) * (at.lat - a[0]) - (b[0] - a[0]) * (at.lon - a[1])
  return side(a[0], a[1]) > 0 !== side(b[0], b[1]) > 0 && across(p) > 0 !== across(q) > 0
}
