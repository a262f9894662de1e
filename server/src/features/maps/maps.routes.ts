import { getMapsKey, getRegionFile, listRegions } from '@tripwright/domain/maps'
import { AppError } from '#platform/http/app-error.ts'
import { freshAnswer } from '#platform/http/fact-answer.ts'
import { type Route, route } from '#platform/http/route.ts'
import { answerFile } from './region-files.service.ts'
import { findRegions, pathOfRegionFile, regionsFolder } from './region-folder.service.ts'

// Places are kept packed: there is no browser that does not unpack them.
const TILES = { 'content-type': 'application/vnd.pmtiles' }
const PLACES = { 'content-type': 'application/json; charset=utf-8', 'content-encoding': 'gzip' }

export const mapsRoutes: Route[] = [
  // A browser key is public by nature: Google holds it to the addresses that its owner allowed.
  route(getMapsKey, async (_, { platform: { config } }) => ({
    apiKey: config.googleMapsKey ?? null,
    scriptHost: config.googleMapsHost,
  })),
  route(listRegions, async (_, { request, platform: { config } }) =>
    freshAnswer(request, { regions: findRegions(regionsFolder(config.dataDir)) }),
  ),
  route(getRegionFile, async ({ id, file }, { request, platform: { config } }) => {
    const path = pathOfRegionFile(regionsFolder(config.dataDir), id, file)
    const answer = path && answerFile(request, path, file.endsWith('.pmtiles') ? TILES : PLACES)
    if (!answer) throw new AppError('not-found')
    return answer
  }),
]
