import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { gunzip as gunzipWithCallback } from 'node:zlib'
import { type RegionManifest, type RegionPlace, regionPlaces } from '@tripwright/domain/map/offline-maps'
import { z } from 'zod'
import { pathOfRegionFile } from './region-folder.service.ts'

const gunzip = promisify(gunzipWithCallback)

/** The places of a region; empty while it is being replaced, or when the file is damaged. */
export async function readPlacesOfRegion(
  folder: string,
  { id, places: { file } }: RegionManifest,
): Promise<RegionPlace[]> {
  const path = pathOfRegionFile(folder, id, file)
  if (path === null) return []
  try {
    const parsed = z.safeParse(regionPlaces, JSON.parse((await gunzip(await readFile(path))).toString()))
    return parsed.success ? parsed.data.places : []
  } catch {
    return []
  }
}
