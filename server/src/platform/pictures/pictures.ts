import { createHash } from 'node:crypto'
import { makeFetchQueue } from '../basemap/fetch-queue.ts'
import { openMapCache } from '../basemap/map-cache.ts'
import type { KeptTile } from '../basemap/tile-cache.ts'
import type { Config } from '../config/config.ts'
import type { Log } from '../log/log.ts'
import { logThrottled } from '../log/log-throttled.ts'
import { makeCircuitBreaker } from '../outside/circuit-breaker.ts'
import { isOutsideOn, userAgentOf } from '../outside/outside-services.ts'
import { COMMONS_FILES, fetchPicture } from './commons-files.ts'
import type { PictureResult, PictureSource } from './pictures.port.ts'
import { readPicture } from './read-picture.ts'

/** Wikimedia's condition for who fetches files (wikitech.wikimedia.org, "Robot policy"). */
const QUEUE = { atOnce: 2, maxWaiting: 60 }
const CIRCUIT = { failures: 5, pauseMs: 60_000 }
const TIMEOUT_MS = 10_000
const A_DAY_MS = 24 * 60 * 60 * 1000
const FRESH_MS = { picture: 30 * A_DAY_MS, none: A_DAY_MS }
const FAILED_MS = 60_000
const MAX_FAILED = 1000

type Deps = { log: Pick<Log, 'warn'>; now: () => Date; timeoutMs?: number }

/** Pictures of Commons: one request for each however many want it; kept beside the map tiles, under the same limit. */
export function makePictures(config: Config, { log, now, timeoutMs = TIMEOUT_MS }: Deps): PictureSource {
  if (!isOutsideOn(config, 'commons-files')) return noPictures()
  const cache = openMapCache(config, log)
  const queue = makeFetchQueue(QUEUE)
  const circuit = makeCircuitBreaker({ ...CIRCUIT, now })
  const http = { userAgent: userAgentOf(config), timeoutMs, now }
  const onTheWay = new Map<string, Promise<PictureResult | null>>()
  const failed = new Map<string, number>()
  let pausedUntil = 0
  const time = () => now().getTime()

  async function fetchInTurn(url: string): Promise<PictureResult> {
    if (time() < pausedUntil || !circuit.mayAsk()) return UNAVAILABLE
    const answer = await fetchPicture(url, config.wikimedia.files, http)
    circuit.report(answer.kind === 'picture')
    if (answer.kind === 'failed') {
      if (answer.waitMs !== null) pausedUntil = time() + answer.waitMs
      rememberFailure(url)
      // Without the name of the picture, which tells where somebody travels.
      logThrottled(log, 'a picture could not be had', { why: answer.why })
      return UNAVAILABLE
    }
    const { bytes } = answer
    const etag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`
    const kept = { packed: bytes, etag, source: url, fetchedAt: time() }
    cache.keep(cacheIdOf(url), kept, time())
    return resultOf(kept)
  }
  function rememberFailure(url: string): void {
    failed.delete(url)
    failed.set(url, time() + FAILED_MS)
    for (const oldest of failed.keys()) if (failed.size > MAX_FAILED) failed.delete(oldest)
  }
  async function fetchOnce(url: string, mayFetch: () => Promise<boolean>): Promise<PictureResult | null> {
    // Only the caller who began the fetch may have reached a limit: others who joined it try again.
    for (let other = onTheWay.get(url); other; other = onTheWay.get(url)) {
      const result = await other
      if (result !== null) return result
    }
    if ((failed.get(url) ?? 0) > time() || time() < pausedUntil) return UNAVAILABLE
    const run = async () =>
      (await mayFetch()) ? ((await queue.run(() => fetchInTurn(url), true)) ?? UNAVAILABLE) : null
    const fetching = run().finally(() => onTheWay.delete(url))
    onTheWay.set(url, fetching)
    return fetching
  }
  return {
    isOn: true,
    async find(url, mayFetch) {
      if (URL.parse(url)?.origin !== COMMONS_FILES) return { kind: 'none' }
      const kept = findKept(url)
      if (kept && time() - kept.fetchedAt < (kept.packed.length > 0 ? FRESH_MS.picture : FRESH_MS.none))
        return resultOf(kept)
      const found = await fetchOnce(url, mayFetch)
      return kept && (found === null || found.kind === 'unavailable') ? resultOf(kept) : found
    },
    close: () => cache.close(),
  }

  /** Two addresses may have one id: the kept row says whose it is. */
  function findKept(url: string): KeptTile | null {
    const kept = cache.find(cacheIdOf(url), time())
    return kept?.source === url ? kept : null
  }
}

const UNAVAILABLE = { kind: 'unavailable' } as const

function noPictures(): PictureSource {
  return { isOn: false, find: async () => UNAVAILABLE, close: () => undefined }
}

/** Below 0, and whole in a number of JavaScript. */
function cacheIdOf(url: string): number {
  return -1 - createHash('sha256').update(url).digest().readUIntBE(0, 6)
}

function resultOf({ packed, etag }: KeptTile): PictureResult {
  const facts = packed.length > 0 ? readPicture(packed) : null
  return facts ? { kind: 'picture', bytes: packed, type: facts.type, etag } : { kind: 'none' }
}
