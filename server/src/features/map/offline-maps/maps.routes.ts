import type { Output } from '@tripwright/domain/base/contract'
import { getRegionFile, listRegions, type RegionManifest } from '@tripwright/domain/map/offline-maps'
import { getMapsKey } from '@tripwright/domain/map/travel-map'
import { AppError } from '#platform/http/app-error.ts'
import { revalidatedResponse } from '#platform/http/cached-response.ts'
import { type Route, route } from '#platform/http/route.ts'
import { answerFile } from './region-files.service.ts'
import {
  findRegionsIn,
  pathOfRegionFile,
  regionFolders,
  regionsFolder,
  sentencesOfOldRegions,
} from './region-folder.service.ts'

// Places are kept packed: there is no browser that does not unpack them.
const TILES = { 'content-type': 'application/vnd.pmtiles' }
const STREETS = { 'content-type': 'application/octet-stream', 'content-encoding': 'gzip' }
const PLACES = { 'content-type': 'application/json; charset=utf-8', 'content-encoding': 'gzip' }

/** What was logged of old regions: once, not with every list. */
const reported = new Set<string>()

/** The list with its age: as old as the oldest of its data, and of no known day where one of them has none. */
function listedRegions(regions: readonly RegionManifest[]): Output<typeof listRegions> {
  const dates = regions.map(({ date }) => date)
  const asOf = dates.includes(null) ? null : (dates.toSorted()[0] ?? null)
  const sources = [...new Set(regions.map(({ attribution }) => attribution))]
  return { regions: [...regions], asOf, source: sources.join('; '), written: null, checked: null }
}

function typeOf(file: string): Record<string, string> {
  if (file.endsWith('.pmtiles')) return TILES
  return file.endsWith('.streets') ? STREETS : PLACES
}

export const mapsRoutes: Route[] = [
  // A browser key is public by nature: Google holds it to the addresses that its owner allowed.
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
    const response = regionFolders(config)
      .map((folder) => pathOfRegionFile(folder, id, file))
      .map((path) => path && answerFile(request, path, typeOf(file)))
      .find((one) => one !== null)
    if (!response) throw new AppError('not-found')
    return response
  }),
]
