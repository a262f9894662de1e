import type { Output } from '@tripwright/domain/base/contract'
import { getRegionFile, listRegions, type RegionManifest } from '@tripwright/domain/map/offline-maps'
import { getMapsKey } from '@tripwright/domain/map/travel-map'
import { listCities } from '#features/destination/places/index.ts'
import { AppError } from '#platform/http/app-error.ts'
import { revalidatedResponse } from '#platform/http/cached-response.ts'
import { type Route, route } from '#platform/http/route.ts'
import { answerFile } from './region-files.service.ts'
import {
  findRegionsIn,
  mapPacksFolder,
  pathOfRegionFile,
  regionFolders,
  regionsFolder,
  sentencesOfOldRegions,
} from './region-folder.service.ts'

// Place files are served compressed only: every browser can decompress them.
const TILES = { 'content-type': 'application/vnd.pmtiles' }
/** Kept and summed up by the browser as it is, and unpacked where it is used. */
const PACKED = { 'content-type': 'application/gzip' }
const PLACES = { 'content-type': 'application/json; charset=utf-8', 'content-encoding': 'gzip' }

/** Notes on old regions that were logged: each once, not with every list. */
const reported = new Set<string>()

/** The list with its age: that of the oldest data, unknown when one region's is unknown. */
function listedRegions(regions: readonly RegionManifest[]): Output<typeof listRegions> {
  const dates = regions.map(({ date }) => date)
  const asOf = dates.includes(null) ? null : (dates.toSorted()[0] ?? null)
  const sources = [...new Set(regions.map(({ attribution }) => attribution))]
  const pending = listCities().filter(({ id }) => regions.every((region) => region.id !== id)).length
  return { regions: [...regions], pending, asOf, source: sources.join('; '), written: null, checked: null }
}

function typeOf(file: string): Record<string, string> {
  if (file.endsWith('.pmtiles')) return TILES
  return file.endsWith('.places.json') ? PLACES : PACKED
}

export const mapsRoutes: Route[] = [
  // A browser key is public: its owner restricts it to their sites at Google.
  route(getMapsKey, async (_, { platform: { config } }) => ({
    apiKey: config.googleMapsKey ?? null,
    scriptHost: config.googleMapsHost,
  })),
  route(listRegions, async (_, { request, log, platform: { config } }) => {
    for (const sentence of sentencesOfOldRegions(regionsFolder(config.dataDir))) {
      if (!reported.has(sentence)) {
        reported.add(sentence)
        log.warn({}, sentence)
      }
    }
    return revalidatedResponse(request, listedRegions(findRegionsIn(regionFolders(config))))
  }),
  route(getRegionFile, async ({ id, file }, { request, platform: { config } }) => {
    const response = [...regionFolders(config), mapPacksFolder(config.dataDir)]
      .map((folder) => pathOfRegionFile(folder, id, file))
      .map((path) => path && answerFile(request, path, typeOf(file)))
      .find((one) => one !== null)
    if (!response) throw new AppError('not-found')
    return response
  }),
]
