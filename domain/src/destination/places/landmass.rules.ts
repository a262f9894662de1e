import type { Position } from '../../base/geo.ts'
import { segmentsIntersect } from './crossings.rules.ts'
import { ISLANDS, type LandArea, MAINLANDS, SEAS } from './landmass.data.ts'

/** The name of the land that a position is on, as far as a car goes without a ship; null where we do not know. */
function landmassOf({ lat, lon }: Position): string | null {
  const holds = ([, [south, west, north, east]]: LandArea) =>
    south <= lat && lat <= north && west <= lon && lon <= east
  return (ISLANDS.find(holds) ?? MAINLANDS.find(holds))?.[0] ?? null
}

/** Whether a car gets from one city to the other without a ship and without a long way round a sea, as far as we know. */
export function isJoinedByRoad(from: Position, to: Position): boolean {
  const land = landmassOf(from)
  if (land === null || landmassOf(to) !== land) return false
  return !SEAS.some((line) =>
    line.some((point, i) => {
      const before = line[i - 1]
      return before !== undefined && segmentsIntersect(from, to, before, point)
    }),
  )
}
