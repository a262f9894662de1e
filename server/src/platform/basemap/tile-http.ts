import { ResponseTooLong, readResponse } from '../outside/read-response.ts'
import { retryAfterMs } from '../outside/retry-after.ts'
import type { OriginTile } from './tile-origin.port.ts'

/** Larger than any tile that a map could draw in time; as it is after a server's own packing was undone. */
export const MAX_TILE_BYTES = 8 * 1024 * 1024
const TOO_MANY_WAIT_MS = 60_000

export type TileHttp = { userAgent: string; timeoutMs: number; now: () => Date }

type Wanted = { maxBytes?: number; headers?: Record<string, string> }
type Failed = Extract<OriginTile, { kind: 'failed' }>
type Fetched = { kind: 'answer'; response: Response; bytes: Buffer } | Failed

/** A server may close a connection that was held open in the moment in which it is used again. */
const CLOSED = ['ECONNRESET', 'EPIPE', 'UND_ERR_SOCKET']

/** An answer with its body, or what was wrong with it. Never follows to another address. Never throws. */
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

/** Never the address that was asked: a place of the map stands in it, and perhaps a key. */
function reasonOf(error: unknown): string {
  const { name, cause } = Object(error)
  if (name === 'TimeoutError') return 'no answer in time'
  if (error instanceof ResponseTooLong) return 'too large'
  return String(Object(cause).code ?? Object(error).code ?? name)
}

const NO_TILE = /^\s*(text|image|audio|video)\/|json|xml|html/i

/** What an answer to the question for a tile says. */
export function readTileAnswer(response: Response, bytes: Buffer): OriginTile {
  if ([204, 404, 410].includes(response.status)) return { kind: 'empty' }
  if (NO_TILE.test(response.headers.get('content-type') ?? '')) return { kind: 'failed', why: 'sent no tile' }
  return bytes.length === 0 ? { kind: 'empty' } : { kind: 'bytes', bytes }
}
