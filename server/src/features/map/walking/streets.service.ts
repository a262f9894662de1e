import { join } from 'node:path'
import type { RegionManifest } from '@tripwright/domain/map/offline-maps'
import { indexStreets, type StreetIndex } from '@tripwright/street-graph'
import { findRegions, regionsFolder, unpackStreets } from '#features/map/offline-maps/index.ts'
import type { Config } from '#platform/config/config.ts'
import type { Log } from '#platform/log/log.ts'

/** Cities whose streets are kept in memory: about 10 MB each. */
const MAX_CITIES = 4

export type StreetsDeps = { config: Pick<Config, 'dataDir'>; log: Pick<Log, 'warn'> }
/** A region that has streets, with the path of their file: newer data have another. */
export type StreetRegion = { region: RegionManifest; path: string }
export type Streets = ReturnType<typeof openStreets>

/** The streets of the regions that this server has; asks the disk for a region's streets once. */
export function openStreets({ config, log }: StreetsDeps) {
  const folder = regionsFolder(config.dataDir)
  const indexes = new Map<string, Promise<StreetIndex | null>>()

  function report(error: unknown): null {
    log.warn({ error }, 'the streets of a region cannot be read')
    return null
  }

  return {
    /** The regions with streets, by name. */
    list(): StreetRegion[] {
      return findRegions(folder).flatMap((region) =>
        region.streets ? [{ region, path: join(folder, region.id, region.streets.file) }] : [],
      )
    },

    /** Null where the file is damaged. */
    load(path: string): Promise<StreetIndex | null> {
      const loading = indexes.get(path) ?? unpackStreets(path).then(indexStreets).catch(report)
      indexes.delete(path)
      indexes.set(path, loading)
      for (const oldest of indexes.keys()) {
        if (indexes.size <= MAX_CITIES) break
        indexes.delete(oldest)
      }
      return loading
    },
  }
}
