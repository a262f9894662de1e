import type { Output } from '@tripwright/domain/base/contract'
import { getRegionFile, listRegions, type RegionManifest } from '@tripwright/domain/map/offline-maps'
import { getMapsKey } from '@tripwright/domain/map/travel-map'
import type { Config } from '#platform/config/config.ts'
import { AppError } from '#platform/http/app-error.ts'
import { revalidatedResponse } from '#platform/http/cached-response.ts'
import { type Route, route } from '#platform/http/route.ts'
import { answerFile } from './region-files.service.ts'
import { findRegionsIn, GUIDE_REGIONS, pathOfRegionFile, regionsFolder } from './region-folder.service.ts'

// Places are kept packed: there is no browser that does not unpack them.
const TILES = { 'content-type': 'application/vnd.pmtiles' }
const PLACES = { 'content-type': 'application/json; charset=utf-8', 'content-encoding': 'gzip' }

// What an operator built goes before what comes with the product.
const foldersOf = ({ dataDir }: Config) => [regionsFolder(dataDir), GUIDE_REGIONS]

/** The list with its age: as old as the oldest of its data, and of no known day where one of them has none. */
function listedRegions(regions: readonly RegionManifest[]): Output<typeof listRegions> {
  const dates = regions.map(({ date }) => date)
  const asOf = dates.includes(null) ? null : (dates.toSorted()[0] ?? null)
  const sources = [...new Set(regions.map(({ attribution }) => attribution))]
  return { regions: [...regions], asOf, source: sources.join('; '), written: null, checked: null }
}

export const mapsRoutes: Route[] = [
  // A browser key is public by nature: Google holds it to the addresses that its owner allowed.
  route(getMapsKey, async (_, { platform: { config } }) => ({
    apiKey: config.googleMapsKey ?? null,
    scriptHost: config.googleMapsHost,
  })),
  route(listRegions, async (_, { request, platform: { config } }) =>
    revalidatedResponse(request, listedRegions(findRegionsIn(foldersOf(config)))),
  ),
  route(getRegionFile, async ({ id, file }, { request, platform: { config } }) => {
    const type = file.endsWith('.pmtiles') ? TILES : PLACES
    const folders = foldersOf(config)
      .map((folder) => pathOfRegionFile(folder, id, file))
      .map((path) => path && answerFile(request, path, type))
      .find((match) => match !== null)
    if (!folders) throw new AppError('not-found')
    return folders
  }),
]
