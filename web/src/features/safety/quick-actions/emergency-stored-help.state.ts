import type { Position } from '@tripwright/domain/base/geo'
import { regionPlaces } from '@tripwright/domain/map/offline-maps'
import {
  findNearestHelp,
  HELP_METRES,
  type HelpRegion,
  type NearestHelp,
  touchesCircle,
} from '@tripwright/domain/safety/quick-actions'
import { z } from 'zod/mini'
import { listStoredRegions, readRegionPlaces, type StoredRegion } from '#features/map/basemap/index.ts'

/** The nearest help from the map packs on this device, without a request. */
export async function findStoredHelp(here: Position, passport: string): Promise<NearestHelp[]> {
  const stored = await listStoredRegions()
  const near = stored.filter(
    ({ isWhole, manifest: { basis, bounds } }) =>
      isWhole && basis !== 'guide' && touchesCircle(bounds, here, HELP_METRES),
  )
  return findNearestHelp(here, await Promise.all(near.map(readHelpRegion)), passport)
}

async function readHelpRegion({ manifest }: StoredRegion): Promise<HelpRegion> {
  const parsed = z.safeParse(regionPlaces, await readRegionPlaces(manifest))
  return {
    places: parsed.success ? parsed.data.places : [],
    source: manifest.attribution,
    asOf: manifest.date,
  }
}
