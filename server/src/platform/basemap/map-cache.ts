import { join } from 'node:path'
import type { Config } from '../config/config.ts'
import type { Log } from '../log/log.ts'
import { logThrottled } from '../log/log-throttled.ts'
import { openTileCache, type TileCache } from './tile-cache.ts'

/** What this machine keeps of map tiles and pictures: one file with one limit, whoever opens it. */
export function openMapCache(
  { dataDir, mapCacheBytes }: Pick<Config, 'dataDir' | 'mapCacheBytes'>,
  log: Pick<Log, 'warn'>,
): TileCache {
  return makePatientCache(() => openTileCache(join(dataDir, 'map-cache'), mapCacheBytes), log)
}

/** Opened on first use. A full or read-only disk disables the cache, not the map. */
function makePatientCache(openCache: () => TileCache, log: Pick<Log, 'warn'>): TileCache {
  let opened: TileCache | null = null
  let isClosed = false
  const attempt = <T>(otherwise: T, work: (cache: TileCache) => T): T => {
    if (isClosed) return otherwise
    try {
      opened ??= openCache()
      return work(opened)
    } catch (error) {
      logThrottled(log, 'map tiles cannot be kept on this disk', { why: Object(error).message })
      return otherwise
    }
  }
  return {
    find: (address, now) => attempt(null, (cache) => cache.find(address, now)),
    keep: (address, tile, now) => attempt(undefined, (cache) => cache.keep(address, tile, now)),
    note: (name) => attempt(null, (cache) => cache.note(name)),
    keepNote: (name, text) => attempt(undefined, (cache) => cache.keepNote(name, text)),
    close() {
      if (!isClosed) opened?.close()
      isClosed = true
    },
  }
}
