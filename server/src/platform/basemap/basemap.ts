import type { Config } from '../config/config.ts'
import type { Log } from '../log/log.ts'
import { logThrottled } from '../log/log-throttled.ts'
import { isOutsideOn, userAgentOf } from '../outside/outside-services.ts'
import type { FindAddresses } from '../outside/private-host.ts'
import { StartError } from '../start-error.ts'
import { makeCachedBasemap } from './basemap.cached.ts'
import { listTileFiles, makeFilesBasemap, openFile } from './basemap.files.ts'
import type { BasemapSource } from './basemap.port.ts'
import { openMapCache } from './map-cache.ts'
import { makeRemoteFileOrigin } from './origin.remote-file.ts'
import { makeTemplateOrigin, makeTileJsonOrigin } from './origin.tile-server.ts'
import { withMemory } from './tile-memory.ts'
import type { TileOrigin } from './tile-origin.port.ts'

/** Its TileJSON names the tiles of its newest build (https://openfreemap.org/). */
export const OPENFREEMAP = 'https://tiles.openfreemap.org/planet'
const TIMEOUT_MS = 8000

type Deps = {
  log: Pick<Log, 'warn'>
  now: () => Date
  /** Files of this installation that replace tiles which the source lacks or cannot give: the regions. */
  listOwnFiles?: () => Promise<string[]>
  timeoutMs?: number
  findAddresses?: FindAddresses
}

/** The configured tiles, or OpenFreeMap's, or none; where they lack a tile, our own files serve it. */
export function makeBasemap(config: Config, deps: Deps): BasemapSource {
  const first = makeSource(config, deps)
  return deps.listOwnFiles
    ? withSubstitute(first, makeFilesBasemap({ listFiles: deps.listOwnFiles, ...deps }))
    : first
}

function makeSource(
  config: Config,
  { log, now, timeoutMs = TIMEOUT_MS, findAddresses }: Deps,
): BasemapSource {
  const source = config.mapTiles ?? { kind: 'tilejson', url: OPENFREEMAP }
  if (source.kind === 'files')
    return makeFilesBasemap({ listFiles: () => listTileFiles(source.path), log, now })
  if (source.kind === 'none' || !isOutsideOn(config, 'map-tiles')) return noBasemap()
  const cache = withMemory(openMapCache(config, log))
  const http = { userAgent: userAgentOf(config), timeoutMs, now }
  const onFault = (why: string) => logThrottled(log, 'the source of map tiles cannot be used', { why })
  const notes = { read: cache.note, write: cache.keepNote }
  const makeOrigin = (): TileOrigin => {
    if (source.kind === 'template') return makeTemplateOrigin(source.url, http)
    if (source.kind === 'remote-file') return makeRemoteFileOrigin(source.url, { ...http, onFault })
    return makeTileJsonOrigin(source.url, { ...http, notes, onFault, findAddresses })
  }
  return makeCachedBasemap({ origin: makeOrigin(), cache, log, now, waitMs: timeoutMs })
}

function withSubstitute(first: BasemapSource, second: BasemapSource): BasemapSource {
  return {
    describe: async () => (await first.describe()) ?? second.describe(),
    async find(address, mayFetch, isPatient) {
      const found = await first.find(address, mayFetch, isPatient)
      if (found === null || found.kind === 'tile') return found
      const other = await second.find(address, mayFetch)
      return other?.kind === 'tile' ? { ...other, isOld: found.kind === 'unavailable' } : found
    },
    close() {
      first.close()
      second.close()
    },
  }
}

function noBasemap(): BasemapSource {
  return { describe: async () => null, find: async () => ({ kind: 'empty' }), close: () => undefined }
}

/** Throws StartError when a configured file or folder is missing or unusable. */
export async function requireMapTiles({ mapTiles }: Pick<Config, 'mapTiles'>): Promise<void> {
  if (mapTiles?.kind !== 'files') return
  const { path } = mapTiles
  const files = await listTileFiles(path).catch((cause) => {
    throw new StartError('bad-setting', `MAP_TILES_URL names ${path}, which cannot be read`, { cause })
  })
  for (const file of files) {
    const opened = await openFile(file, '')
    await opened?.close()
    if (opened === null)
      throw new StartError(
        'bad-setting',
        `MAP_TILES_URL: ${file} is no PMTiles file of vector tiles in the OpenMapTiles schema, packed with gzip`,
      )
  }
}
