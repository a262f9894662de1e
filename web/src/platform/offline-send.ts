import { PARTS_FROM_BYTES } from '@tripwright/domain/base/partial-upload'
import type { fetchInParts } from './fetch-in-parts.ts'
import type { OfflineAction } from './offline-db.ts'
import type { SendOutcome } from './offline-replay.ts'
import { fetchServer } from './reach-server.ts'
import { secondsUntilRetry } from './retry-after.ts'

const TIMEOUT_MS = 30_000

/** Name of the lock over all tabs and the worker, of their channel, and of the worker's sync event. */
export const OFFLINE_ACTIONS = 'offline-actions'

type LoadParts = () => Promise<typeof fetchInParts>

/**
 * Sends a stored action under its own Idempotency-Key: a large file in parts where they can be loaded, which the worker, for its
 * size, cannot. Never rejects.
 */
export async function sendAction(action: OfflineAction, loadParts?: LoadParts): Promise<SendOutcome> {
  try {
    const response = await sendOnce(action, loadParts)
    // An HTML response comes from a captive portal or a broken proxy, not from our server.
    if (!response.headers.get('content-type')?.includes('json')) return { kind: 'no-answer' }
    const body: unknown = await response.json()
    const { error, message } = Object(body)
    const retryAfter = secondsUntilRetry(response.headers.get('retry-after'), Date.now())
    return {
      kind: 'answered',
      status: response.status,
      retryAfter,
      code: String(error ?? ''),
      message: String(message ?? ''),
      body,
    }
  } catch {
    // By the standard, false means that nothing is sent.
    return { kind: 'no-answer', isUnsent: !navigator.onLine }
  }
}

async function sendOnce(
  { id, url, method, headers, body, person }: OfflineAction,
  loadParts?: LoadParts,
): Promise<Response> {
  const init = { method, headers: { ...headers, 'idempotency-key': id } }
  if (loadParts && body instanceof ArrayBuffer && body.byteLength >= PARTS_FROM_BYTES && person !== null) {
    const inParts = await loadParts()
    return inParts(url, init, new Uint8Array(body), TIMEOUT_MS)
  }
  return fetchServer(url, { ...init, body, signal: AbortSignal.timeout(TIMEOUT_MS) })
}
