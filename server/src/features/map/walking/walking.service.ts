import type { RegionManifest } from '@tripwright/domain/map/offline-maps'
import { isInBounds } from '@tripwright/domain/map/walking'
import { findWalk, type Position, type Walk, type WalkOptions } from '@tripwright/street-graph'
import { openStreets, type StreetsDeps } from './streets.service.ts'
import { makeWalkTables } from './walk-tables.service.ts'

/** Longest walk that is suggested. */
const MAX_SECONDS = 6 * 60 * 60

/** A walk with the region whose streets it follows. */
export type StreetWalk = Walk & { region: RegionManifest }
export type Walking = ReturnType<typeof openWalking>

/** Ways along the streets of the regions that this server has. */
export function openWalking(deps: StreetsDeps) {
  const streets = openStreets(deps)
  return {
    /** The walk, or null where no region holds both ends or none of its streets leads there. */
    async findStreetWalk(
      from: Position,
      to: Position,
      options: WalkOptions = {},
    ): Promise<StreetWalk | null> {
      for (const { region, path } of streets.list()) {
        if (!isInBounds(region.bounds, from) || !isInBounds(region.bounds, to)) continue
        const index = await streets.load(path)
        const walk = index && findWalk(index, from, to, { ...options, maxSeconds: MAX_SECONDS })
        if (walk) return { ...walk, region }
      }
      return null
    },
    findWalkTables: makeWalkTables(streets),
  }
}
