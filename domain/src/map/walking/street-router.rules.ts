import { metresBetween, type Position } from '../../base/geo.ts'
import type { StreetRouter } from '../../destination/places/index.ts'
import type { WalkTable } from './walks.contract.ts'

/** Positions are one and the same within about a metre. */
const STEPS_PER_DEGREE = 1e5
const LONGITUDES = 361 * STEPS_PER_DEGREE
/** 4.5 km/h: nobody walks a way in less than it takes by its metres. */
const METRES_PER_MINUTE = 75

/** What tells a position in a table of walks; two within about a metre have the same. */
export function walkPointKey({ lat, lon }: Position): number {
  return Math.round(lat * STEPS_PER_DEGREE) * LONGITUDES + Math.round(lon * STEPS_PER_DEGREE)
}

/** A position as it travels: rounded so that everybody who measures from it measures from the same. */
export function roundToWalkPoint({ lat, lon }: Position): [lat: number, lon: number] {
  return [
    Math.round(lat * STEPS_PER_DEGREE) / STEPS_PER_DEGREE,
    Math.round(lon * STEPS_PER_DEGREE) / STEPS_PER_DEGREE,
  ]
}

// A plan asks a table some hundred thousand times: it is read once.
const routers = new WeakMap<readonly WalkTable[], Map<boolean, StreetRouter | undefined>>()

/**
 * Answers from tables of walks of this profile, from the first that knows the way; undefined where there is no such table.
 * Whatever a table says, no way is shorter than the straight line.
 */
export function findStreetRouter(
  tables: readonly WalkTable[] | undefined,
  isStepFree: boolean,
): StreetRouter | undefined {
  if (!tables) return undefined
  const known = routers.get(tables) ?? new Map<boolean, StreetRouter | undefined>()
  routers.set(tables, known)
  if (!known.has(isStepFree)) known.set(isStepFree, makeStreetRouter(tables, isStepFree))
  return known.get(isStepFree)
}

function makeStreetRouter(all: readonly WalkTable[], isStepFree: boolean): StreetRouter | undefined {
  const tables = all.filter((table) => table.isStepFree === isStepFree && table.ways.length > 0)
  if (tables.length === 0) return undefined
  const indexed = tables.map(indexTable)
  return (from, to) => {
    const [one, other] = [walkPointKey(from), walkPointKey(to)]
    for (const findWay of indexed) {
      const way = findWay(one, other)
      if (!way) continue
      const metres = Math.max(way.metres, Math.ceil(metresBetween(from, to)))
      return { metres, minutes: Math.max(way.minutes, Math.ceil(metres / METRES_PER_MINUTE)) }
    }
    return null
  }
}

function indexTable({ points, ways }: WalkTable) {
  const indexes = new Map(points.map(([lat, lon], index) => [walkPointKey({ lat, lon }), index]))
  const keyOf = (one: number, other: number) => Math.min(one, other) * points.length + Math.max(one, other)
  const byPair = new Map(
    ways.map(([one, other, minutes, metres]) => [keyOf(one, other), { minutes, metres }]),
  )
  return (from: number, to: number) => {
    const [one, other] = [indexes.get(from), indexes.get(to)]
    return one === undefined || other === undefined || one === other
      ? undefined
      : byPair.get(keyOf(one, other))
  }
}
