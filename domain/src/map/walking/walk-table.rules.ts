import type { Position } from '../../base/geo.ts'
import type { Guide } from '../../destination/places/index.ts'
import { roundToWalkPoint, walkPointKey } from './street-router.rules.ts'
import type { WalkTable } from './walks.contract.ts'

/** A whole day's walking at the packed pace, in seconds: further ways are never walked in one. */
export const MAX_WALK_SECONDS = 3 * 60 * 60

/** Streets that a table is measured on: where they are, and whose. */
type StreetSource = {
  bounds: { west: number; south: number; east: number; north: number }
  date: string | null
  attribution: string
}
type WalkRow = WalkTable['ways'][number]
/** What a table is measured between: the middle of a guide's city and its places, then further positions. */
export type WalkPoints = { own: Position[]; more: Position[] }
type WalkQuestion = { guide: Pick<Guide, 'city' | 'pointsOfInterest'>; more: readonly Position[] }

export function isInBounds({ west, south, east, north }: StreetSource['bounds'], { lat, lon }: Position) {
  return lon >= west && lon <= east && lat >= south && lat <= north
}

/** The positions that a table of these streets has, each once; null where there are no two of them. */
export function walkPointsIn(streets: StreetSource, { guide, more }: WalkQuestion): WalkPoints | null {
  const own = within(streets, [guide.city, ...guide.pointsOfInterest])
  const known = new Set(own.map(walkPointKey))
  // Rounded as they travel, so that server and device measure the same.
  const asked = more.map(roundToWalkPoint).map(([lat, lon]) => ({ lat, lon }))
  const further = within(streets, asked).filter((position) => !known.has(walkPointKey(position)))
  return own.length + further.length < 2 ? null : { own, more: further }
}

/** Those that the streets may reach, each once. */
function within({ bounds }: StreetSource, positions: readonly Position[]): Position[] {
  const byKey = new Map(positions.map((position) => [walkPointKey(position), position]))
  return [...byKey.values()].filter((position) => isInBounds(bounds, position))
}

/** What was measured as a row of the table: whole minutes, rounded up, and metres. */
export function toWalkRow(way: { from: number; to: number; seconds: number; metres: number }): WalkRow {
  return [way.from, way.to, Math.ceil(way.seconds / 60), Math.round(way.metres)]
}

/**
 * The table of what was measured between the guide's own positions, and from the further ones to each other and to those, whose rows
 * count the further ones first.
 */
export function joinWalkTable(
  { date: asOf, attribution: source }: StreetSource,
  { own, more }: WalkPoints,
  ways: { isStepFree: boolean; ofOwn: readonly WalkRow[]; ofMore: readonly WalkRow[] },
): WalkTable {
  // The further positions come last in the table.
  const at = (i: number) => (i < more.length ? own.length + i : i - more.length)
  const shifted = ways.ofMore.map(([one, other, ...rest]): WalkRow => {
    const ends = [at(one), at(other)]
    return [Math.min(...ends), Math.max(...ends), ...rest]
  })
  const points = [...own, ...more].map(({ lat, lon }): [number, number] => [lat, lon])
  return { isStepFree: ways.isStepFree, asOf, source, points, ways: [...ways.ofOwn, ...shifted] }
}
