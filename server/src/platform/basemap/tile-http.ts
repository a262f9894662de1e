import { readResponse } from '../outside/read-response.ts'
import { retryAfterMs } from '../outside/retry-after.ts'
import type { OriginTile } from './tile-origin.port.ts'

/** Larger than any tile that a map could draw in time; as it is after a server's own packing was undone. */
export const MAX_TILE_BYTES = 8 * 1024 * 1024
const TOO_MANY_WAIT_MS = 60_000

export type TileHttp = { userAgent: string; timeoutMs: number; now: () => Date }

/** An answer with its body, or what was wrong with it. Never follows to another address. Never throws. */
export async function fetchBytes(
  url: string,
  { userAgent, timeoutMs, now }: TileHttp,
  { mostBytes = MAX_TILE_BYTES, headers = {} }: { mostBytes?: number; headers?: Record<string, string> } = {},
): Promise<{ kind: 'answer'; response: Response; bytes: Buffer } | Extract<OriginTile, { kind: 'failed' }>> {
  try {
    const response = await fetch(url, {
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
      headers: { 'user-agent': userAgent, ...headers },
    })
    const { status } = response
    if (status >= 300 && ![404, 410].includes(status)) {
      await response.body?.cancel()
      const asked = status === 429 || status === 503 ? retryAfterMs(response, now()) : null
      const waitMs = asked ?? (status === 429 ? TOO_MANY_WAIT_MS : null)
      return { kind: 'failed', why: status < 400 ? 'leads elsewhere' : `status ${status}`, waitMs }
    }
    if (Number(response.headers.get('content-length') ?? 0) > mostBytes) {
      await response.body?.cancel()
      return { kind: 'failed', why: 'too large' }
    }
    return { kind: 'answer', response, bytes: await readResponse(response, mostBytes) }
  } catch (error) {
    return { kind: 'failed', why: reasonOf(error) }
  }
}

/** Never the address that was asked: a place of the map stands in it, and perhaps a key. */
function reasonOf(error: unknown): string {
  const { name, cause } = Object(error)
  if (name === 'TimeoutError') return 'no answer in time'
  if (name === 'Error' && Object(error).message?.startsWith('over ')) return 'too large'
  return String(Object(cause).code ?? Object(error).code ?? name)
}

const NO_TILE = /^\s*(text|image|audio|video)\/|json|xml|html/i

/** What an answer to the question for a tile says. */
export function readTileAnswer(response: Response, bytes: Buffer): OriginTile {
  if ([204, 404, 410].includes(response.status)) return { kind: 'empty' }
  if (NO_TILE.test(response.headers.get('content-type') ?? '')) return { kind: 'failed', why: 'sent no tile' }
  return bytes.length === 0 ? { kind: 'empty' } : { kind: 'bytes', bytes }
}
