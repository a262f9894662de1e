import { setTimeout as pause } from 'node:timers/promises'
import { type TileAddress, tileIdOf } from '@tripwright/map'
import type { Log } from '../log/log.ts'
import { logThrottled } from '../log/log-throttled.ts'
import { makeCircuitBreaker } from '../outside/circuit-breaker.ts'
import type { BasemapSource, MayFetch, TileResult, TilesDescription } from './basemap.port.ts'
import { makeFetchQueue } from './fetch-queue.ts'
import { packTile } from './pack-tile.ts'
import type { KeptTile, TileCache } from './tile-cache.ts'
import type { TileOrigin } from './tile-origin.port.ts'
import { shareWithin } from './world.ts'

/** OpenFreeMap's condition for caching its tiles. */
const QUEUE = { atOnce: 3, maxWaiting: 100 }
const CIRCUIT = { failures: 5, pauseMs: 60_000 }
const A_DAY_MS = 24 * 60 * 60 * 1000
/** OpenFreeMap publishes a build once a week; a place without a tile may get one sooner. */
const FRESH_MS = { tile: 7 * A_DAY_MS, empty: A_DAY_MS }
/** A failed tile is not requested again for this time; the number of remembered failures. */
const FAILED_MS = 60_000
const MAX_FAILED = 1000

export type CachedOptions = {
  origin: TileOrigin
  /** A tile that the disk refuses is not cached; this does not throw. */
  cache: Pick<TileCache, 'find' | 'keep' | 'close'>
  log: Pick<Log, 'warn'>
  now: () => Date
  /** Maximum wait of a caller for a tile that is not cached. */
  waitMs: number
}

/**
 * Caches the tiles of another server: one request per tile however many callers want it, and cached tiles are served while
 * that server is down.
 */
export function makeCachedBasemap({ origin, cache, log, now, waitMs }: CachedOptions): BasemapSource {
  const queue = makeFetchQueue(QUEUE)
  const circuit = makeCircuitBreaker({ ...CIRCUIT, now })
  const onTheWay = new Map<number, Promise<TileResult | null>>()
  const failed = new Map<number, number>()
  let pausedUntil = 0
  const time = () => now().getTime()

  async function fetchInTurn(address: TileAddress): Promise<TileResult> {
    if (time() < pausedUntil || !circuit.mayAsk()) return UNAVAILABLE
    const answer = await origin.fetch(address)
    const result = answer.kind === 'bytes' ? await packTile(answer.bytes) : answer
    circuit.report(result.kind !== 'failed')
    if (result.kind === 'failed') {
      if ('waitMs' in result && result.waitMs) pausedUntil = time() + result.waitMs
      rememberFailure(tileIdOf(address))
      // Without the tile's position, which reveals a person's place of interest.
      logThrottled(log, 'a map tile could not be had', { why: result.why })
      return UNAVAILABLE
    }
    const { packed, etag } = result.kind === 'tile' ? result : NOTHING
    cache.keep(address, { packed, etag, source: origin.id, fetchedAt: time() }, time())
    return result.kind === 'tile' ? { ...result, isOld: false } : result
  }
  function rememberFailure(id: number): void {
    failed.delete(id)
    failed.set(id, time() + FAILED_MS)
    for (const oldest of failed.keys()) if (failed.size > MAX_FAILED) failed.delete(oldest)
  }
  async function fetchOnce(
    address: TileAddress,
    mayFetch: MayFetch,
    isUrgent: boolean,
  ): Promise<TileResult | null> {
    const id = tileIdOf(address)
    // Only the caller who began the fetch may have reached a limit: others who joined it try again.
    for (let other = onTheWay.get(id); other; other = onTheWay.get(id)) {
      const result = await other
      if (result !== null) return result
    }
    if ((failed.get(id) ?? 0) > time() || time() < pausedUntil) return UNAVAILABLE
    const run = async () =>
      (await mayFetch()) ? ((await queue.run(() => fetchInTurn(address), isUrgent)) ?? UNAVAILABLE) : null
    const fetching = run().finally(() => onTheWay.delete(id))
    onTheWay.set(id, fetching)
    return fetching
  }
  function refresh(address: TileAddress): void {
    if (onTheWay.has(tileIdOf(address))) return
    fetchOnce(address, async () => true, false).catch((error: unknown) =>
      log.warn({ error }, 'an old map tile could not be renewed'),
    )
  }
  return {
    async describe() {
      const described = await origin.describe()
      return described && { ...described, source: 'server' }
    },
    async find(address, mayFetch, isPatient = false) {
      const kept = cache.find(address, time())
      const isOld = kept !== null && (kept.source !== origin.id || time() - kept.fetchedAt >= freshMs(kept))
      if (kept && !(isOld && isPatient)) {
        if (isOld) refresh(address)
        return resultOf(kept, isOld)
      }
      const fetching = async () => {
        const description = await origin.describe()
        return description && !covers(description, address) ? EMPTY : fetchOnce(address, mayFetch, !isPatient)
      }
      const found = await Promise.race([fetching(), pause(waitMs, UNAVAILABLE, { ref: false })])
      return kept && found?.kind === 'unavailable' ? resultOf(kept, true) : found
    },
    close: () => cache.close(),
  }
}

const UNAVAILABLE = { kind: 'unavailable' } as const
const EMPTY = { kind: 'empty' } as const
const NOTHING = { packed: new Uint8Array(), etag: '' }

function freshMs({ packed }: KeptTile): number {
  return packed.length === 0 ? FRESH_MS.empty : FRESH_MS.tile
}

function resultOf({ packed, etag }: KeptTile, isOld: boolean): TileResult {
  return packed.length === 0 ? { kind: 'empty', isOld } : { kind: 'tile', packed, etag, isOld }
}

/** Whether the source's declared zoom range and bounds include the tile. */
function covers({ minZoom, maxZoom, bounds }: TilesDescription, tile: TileAddress): boolean {
  return tile.zoom >= minZoom && tile.zoom <= maxZoom && shareWithin(tile, bounds) > 0
}
