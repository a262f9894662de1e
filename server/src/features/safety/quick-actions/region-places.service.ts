import type { Position } from '@tripwright/domain/base/geo'
import type { RegionManifest, RegionPlace } from '@tripwright/domain/map/offline-maps'
import { findRegions, readPlacesOfRegion, regionsFolder } from '#features/map/offline-maps/index.ts'
import type { Config } from '#platform/config/config.ts'

/** The places of a whole country would keep everybody else waiting while they are read: such a region is left to its own page. */
const MAX_BYTES = 4 * 1024 * 1024
/** So many regions stay read; the oldest goes. */
const MAX_CACHED = 4
const METRES_PER_DEGREE = 111_000

/** The places of a region. The name of the file has a hash of its content, so it is cached for ever. */
const regionCache = new Map<string, Promise<RegionPlace[]>>()

export type RegionSearchResult = { places: RegionPlace[]; attributions: string[]; dates: string[] }

/** Eating places and hospitals of the regions with streets that an operator of this server built and the circle touches. */
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
      overlapsCircle(region.bounds, here, radius),
  )
  const places = await Promise.all(regions.map((region) => readPlaces(folder, region)))
  return {
    places: places.flat(),
    attributions: [...new Set(regions.map(({ attribution }) => attribution))],
    dates: regions.flatMap(({ date }) => date ?? []),
  }
}

function overlapsCircle(
  { west, south, east, north }: RegionManifest['bounds'],
  { lat, lon }: Position,
  radius: number,
): boolean {
  const up = radius / METRES_PER_DEGREE
  // Near a pole every longitude is close.
  const across = up / Math.max(0.01, Math.cos((lat * Math.PI) / 180))
  return lat >= south - up && lat <= north + up && lon >= west - across && lon <= east + across
}

function readPlaces(folder: string, region: RegionManifest): Promise<RegionPlace[]> {
  const { file } = region.places
  const cached = regionCache.get(file)
  if (cached !== undefined) return cached
  const reading = readPlacesOfRegion(folder, region).then((places) =>
    places.filter(({ group, kind }) => group === 'eating' || kind === 'hospital'),
  )
  regionCache.set(file, reading)
  const [oldest] = regionCache.keys()
  if (regionCache.size > MAX_CACHED && oldest !== undefined) regionCache.delete(oldest)
  return reading
}
