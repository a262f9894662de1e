import { metresBetweenNear, type Position } from '@tripwright/domain/base/geo'
import { findPlaces, type RegionPlace } from '@tripwright/domain/map/offline-maps'
import type { FoundPlace } from '@tripwright/domain/map/place-search'
import { findRegions, readPlacesOfRegion, regionsFolder } from '#features/map/offline-maps/index.ts'
import type { Config } from '#platform/config/config.ts'

/** Limit of size: reading the places of a whole country would block all other calls. */
const MAX_BYTES = 4 * 1024 * 1024
/** Number of regions kept in memory; the least recently used one is dropped. */
const MAX_CACHED = 4
const MAX_RESULTS = 10

/** Parsed places by file name, which contains the hash of the content. */
const cache = new Map<string, Promise<RegionPlace[]>>()

/** Places by name in the regions with streets that the operator built, the nearest first where a position is known. */
export async function searchRegions(
  { dataDir }: Pick<Config, 'dataDir'>,
  text: string,
  near: Position | null,
): Promise<{ places: FoundPlace[]; sources: string[] }> {
  const folder = regionsFolder(dataDir)
  const places: RegionPlace[] = []
  const sources = new Set<string>()
  for (const region of findRegions(folder)) {
    if (region.basis === 'guide' || region.places.bytes > MAX_BYTES) continue
    const reading = cache.get(region.places.file) ?? readPlacesOfRegion(folder, region)
    cache.delete(region.places.file)
    cache.set(region.places.file, reading)
    const [oldest] = cache.keys()
    if (cache.size > MAX_CACHED && oldest !== undefined) cache.delete(oldest)
    const found = findPlaces(await reading, text, null)
    if (found.length > 0) sources.add(region.attribution)
    places.push(...found)
  }
  if (near) places.sort((a, b) => metresBetweenNear(near, a) - metresBetweenNear(near, b))
  return { places: places.slice(0, MAX_RESULTS).map(toFoundPlace), sources: [...sources] }
}

function toFoundPlace({ id, name, address, kind, lat, lon, hours, wheelchair }: RegionPlace): FoundPlace {
  return { id: `osm-${id}`, name, address: address ?? '', kind, lat, lon, hours, wheelchair }
}
