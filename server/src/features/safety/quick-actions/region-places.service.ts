import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import type { Position } from '@tripwright/domain/base/geo'
import { type RegionManifest, type RegionPlace, regionPlaces } from '@tripwright/domain/map/offline-maps'
import { z } from 'zod'
import { findRegions, pathOfRegionFile, regionsFolder } from '#features/map/offline-maps/index.ts'
import type { Config } from '#platform/config/config.ts'

const gunzipAsync = promisify(gunzip)
/** The places of a whole country would keep everybody else waiting while they are read: such a region is left to its own page. */
const MAX_BYTES = 4 * 1024 * 1024
/** So many regions stay read; the oldest goes. */
const MAX_CACHED = 4
const METRES_PER_DEGREE = 111_000

/** What is asked of a region here. The file has its content in its name: once read, it is good for ever. */
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

function readPlaces(folder: string, { id, places: { file } }: RegionManifest): Promise<RegionPlace[]> {
  const cached = regionCache.get(file)
  if (cached !== undefined) return cached
  const path = pathOfRegionFile(folder, id, file)
  const reading = path === null ? Promise.resolve([]) : readFileOf(path)
  regionCache.set(file, reading)
  const [oldest] = regionCache.keys()
  if (regionCache.size > MAX_CACHED && oldest !== undefined) regionCache.delete(oldest)
  return reading
}

// A region that is being replaced, or was damaged, has none: what the guides know is answered all the same.
async function readFileOf(path: string): Promise<RegionPlace[]> {
  try {
    const parsed = z.safeParse(regionPlaces, JSON.parse((await gunzipAsync(await readFile(path))).toString()))
    if (!parsed.success) return []
    return parsed.data.places.filter(({ group, kind }) => group === 'eating' || kind === 'hospital')
  } catch {
    return []
  }
}
