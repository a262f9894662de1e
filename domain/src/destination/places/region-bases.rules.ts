import { metresBetween, type Position } from '../../base/geo.ts'
import { isJoinedByRoad } from './landmass.rules.ts'

/** Towns nearer to each other than this are seen from one bed. */
const APART_METRES = 25_000
/** Further from the usual base than this is another trip. */
const FAR_METRES = 300_000
const NIGHTS_A_BASE = 2
const MOST_BASES = 4

/**
 * The towns of a region that are worth a bed of their own, of the usual one and those that a road leads to from there; in the
 * order of the list, the usual one first. Fewer than two: the region is seen from one bed.
 */
export function basesApart<T extends Position>(towns: readonly T[]): T[] {
  const [usual] = towns
  if (!usual) return []
  const apart: T[] = []
  for (const town of towns) {
    const isReached = town === usual || isJoinedByRoad(usual, town)
    const isNear = metresBetween(usual, town) <= FAR_METRES
    if (isReached && isNear && apart.every((base) => metresBetween(base, town) >= APART_METRES))
      apart.push(town)
  }
  return apart
}

/** The least days that two bases take: two nights in each. */
export const LEAST_REGION_DAYS = 2 * NIGHTS_A_BASE + 1

/**
 * The bases of a trip of so many days through a region, each for two nights and more, four at most: the first of the list, then
 * always the nearest that is left.
 */
export function routeOfBases<T extends Position>(apart: readonly T[], days: number): T[] {
  const count = Math.max(2, Math.min(MOST_BASES, Math.floor((days - 1) / NIGHTS_A_BASE)))
  const left = apart.slice(0, count)
  const route: T[] = left.splice(0, 1)
  for (let at = route[0]; at && left.length > 0; at = route.at(-1)) {
    const from = at
    left.sort((one, other) => metresBetween(from, one) - metresBetween(from, other))
    route.push(...left.splice(0, 1))
  }
  return route
}
