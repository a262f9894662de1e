import { join } from 'node:path'
import type { RegionManifest } from '@tripwright/domain/map/offline-maps'
import {
  findWalk,
  indexStreets,
  type Position,
  type StreetIndex,
  type Walk,
  type WalkOptions,
} from '@tripwright/street-graph'
import { findRegions, regionsFolder, unpackStreets } from '#features/map/offline-maps/index.ts'
import type { Config } from '#platform/config/config.ts'
import type { Log } from '#platform/log/log.ts'

/** Cities whose streets are kept in memory: about 10 MB each. */
const MAX_CITIES = 4
/** Longest walk that is suggested. */
const MAX_SECONDS = 6 * 60 * 60

/** A walk with the region whose streets it follows. */
export type StreetWalk = Walk & { region: RegionManifest }
type Deps = { config: Pick<Config, 'dataDir'>; log: Pick<Log, 'warn'> }

/** Finds routes along the streets of this server's regions; reads a region's streets from disk once. */
export function makeWalkFinder({ config, log }: Deps) {
  const folder = regionsFolder(config.dataDir)
  const streets = new Map<string, Promise<StreetIndex | null>>()

  function load({ id, streets: file }: RegionManifest): Promise<StreetIndex | null> {
    if (!file) return Promise.resolve(null)
    const path = join(folder, id, file.file)
    const known = streets.get(path)
    const loading = known ?? unpackStreets(path).then(indexStreets).catch(report)
    streets.delete(path)
    streets.set(path, loading)
    for (const oldest of streets.keys()) {
      if (streets.size <= MAX_CITIES) break
      streets.delete(oldest)
    }
    return loading
  }
  function report(error: unknown): null {
    log.warn({ error }, 'the streets of a region cannot be read')
    return null
  }

  /** The walk, or null where no region holds both ends or none of its streets leads there. */
  return async (from: Position, to: Position, options: WalkOptions = {}): Promise<StreetWalk | null> => {
    for (const region of findRegions(folder)) {
      if (!isInside(region, from) || !isInside(region, to)) continue
      const index = await load(region)
      const walk = index && findWalk(index, from, to, { ...options, maxSeconds: MAX_SECONDS })
      if (walk) return { ...walk, region }
    }
    return null
  }
}

function isInside({ bounds, streets }: RegionManifest, { lat, lon }: Position): boolean {
  const { west, south, east, north } = bounds
  return streets !== undefined && lon >= west && lon <= east && lat >= south && lat <= north
}
