import type { Position } from '@tripwright/domain/base/geo'
import type { RegionManifest, RegionPlace } from '@tripwright/domain/map/offline-maps'
import { type HelpRegion, isHelp, touchesCircle } from '@tripwright/domain/safety/quick-actions'
import { findRegions, readPlacesOfRegion, regionsFolder } from '#features/map/offline-maps/index.ts'
import type { Config } from '#platform/config/config.ts'

/** Regions of whole countries are left out: reading their places would block all other calls. */
const MAX_BYTES = 4 * 1024 * 1024
/** Number of regions kept in memory; the oldest is dropped. */
const MAX_CACHED = 4

/** The places of a region. The file name contains a hash of its content, so the cache entry never expires. */
const regionCache = new Map<string, Promise<RegionPlace[]>>()

export type RegionSearchResult = {
  places: RegionPlace[]
  attributions: string[]
  dates: string[]
  /** The same places, each with the source and the day of its region. */
  regions: HelpRegion[]
}

/** Restaurants and emergency services in the regions with streets that this server's operator built and the circle touches. */
export async function findRegionPlaces(
  config: Config,
  here: Position,
  radius: number,
): Promise<RegionSearchResult> {
  const folder = regionsFolder(config.dataDir)
  const regions = findRegions(folder).filter(
    (region) =>
      region.basis !== 'guide' &&
      region.places.bytes <= MAX_BYTES &&
      touchesCircle(region.bounds, here, radius),
  )
  const places = await Promise.all(regions.map((region) => readPlaces(folder, region)))
  return {
    places: places.flat(),
    regions: regions.map(({ attribution, date }, n) => ({
      places: places[n] ?? [],
      source: attribution,
      asOf: date,
    })),
    attributions: [...new Set(regions.map(({ attribution }) => attribution))],
    dates: regions.flatMap(({ date }) => date ?? []),
  }
}

function readPlaces(folder: string, region: RegionManifest): Promise<RegionPlace[]> {
  const { file } = region.places
  const cached = regionCache.get(file)
  if (cached !== undefined) return cached
  const reading = readPlacesOfRegion(folder, region).then((places) =>
    places.filter(({ group, kind }) => group === 'eating' || isHelp({ group, kind })),
  )
  regionCache.set(file, reading)
  const [oldest] = regionCache.keys()
  if (regionCache.size > MAX_CACHED && oldest !== undefined) regionCache.delete(oldest)
  return reading
}
