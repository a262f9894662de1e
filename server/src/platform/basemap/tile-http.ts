import { ResponseTooLong, readResponse } from '../outside/read-response.ts'
import { retryAfterMs } from '../outside/retry-after.ts'
import type { OriginTile } from './tile-origin.port.ts'

/** Maximum size of a tile after decompression, larger than any that a map could draw in time. */
export const MAX_TILE_BYTES = 8 * 1024 * 1024
const TOO_MANY_WAIT_MS = 60_000

export type TileHttp = { userAgent: string; timeoutMs: number; now: () => Date }

type Wanted = { maxBytes?: number; headers?: Record<string, string> }
type Failed = Extract<OriginTile, { kind: 'failed' }>
type Fetched = { kind: 'answer'; response: Response; bytes: Buffer } | Failed

/** A server may close a kept-alive connection in the moment in which it is reused. */
const CLOSED = ['ECONNRESET', 'EPIPE', 'UND_ERR_SOCKET']

/** A response with its body, or the failure. Never follows a redirect. Never throws. */
export async function fetchBytes(url: string, http: TileHttp, wanted: Wanted = {}): Promise<Fetched> {
  const first = await fetchAtOnce(url, http, wanted)
  return first.kind === 'failed' && CLOSED.includes(first.why) ? fetchAtOnce(url, http, wanted) : first
}

async function fetchAtOnce(url: string, http: TileHttp, wanted: Wanted): Promise<Fetched> {
  const { maxBytes = MAX_TILE_BYTES, headers } = wanted
  try {
    const response = await fetch(url, {
      redirect: 'manual',
      signal: AbortSignal.timeout(http.timeoutMs),
      headers: { 'user-agent': http.userAgent, ...headers },
    })
    const failed = failureOf(response, maxBytes, http.now())
    if (failed === null) return { kind: 'answer', response, bytes: await readResponse(response, maxBytes) }
    await response.body?.cancel()
    return failed
  } catch (error) {
    return { kind: 'failed', why: reasonOf(error) }
  }
}

function failureOf(response: Response, maxBytes: number, now: Date): Failed | null {
  const { status, headers } = response
  if (status < 300 || status === 404 || status === 410)
    return Number(headers.get('content-length') ?? 0) > maxBytes ? { kind: 'failed', why: 'too large' } : null
  if (status < 400) return { kind: 'failed', why: 'leads elsewhere' }
  const asked = status === 429 || status === 503 ? retryAfterMs(response, now) : null
  return {
    kind: 'failed',
    why: `status ${status}`,
    waitMs: asked ?? (status === 429 ? TOO_MANY_WAIT_MS : null),
  }
}

/** Never the requested address: it contains a position of the map, and perhaps a key. */
function reasonOf(error: unknown): string {
  const { name, cause } = Object(error)
  if (name === 'TimeoutError') return 'no answer in time'
  if (error instanceof ResponseTooLong) return 'too large'
  return String(Object(cause).code ?? Object(error).code ?? name)
}

const NO_TILE = /^\s*(text|image|audio|video)\/|json|xml|html/i

/** The meaning of a response to a tile request. */
export function readTileAnswer(response: Response, bytes: Buffer): OriginTile {
  if ([204, 404, 410].includes(response.status)) return { kind: 'empty' }
  if (NO_TILE.test(response.headers.get('content-type') ?? '')) return { kind: 'failed', why: 'sent no tile' }
  return bytes.length === 0 ? { kind: 'empty' } : { kind: 'bytes', bytes }
}
