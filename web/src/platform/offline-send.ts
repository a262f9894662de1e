import type { OfflineAction } from './offline-db.ts'
import type { SendOutcome } from './offline-replay.ts'
import { fetchServer } from './reach-server.ts'
import { secondsUntilRetry } from './retry-after.ts'

const TIMEOUT_MS = 30_000

/** Name of the lock over all tabs and the worker, of their channel, and of the worker's sync event. */
export const OFFLINE_ACTIONS = 'offline-actions'

/** Sends a stored action under its own Idempotency-Key. Never rejects. */
export async function sendAction(action: OfflineAction): Promise<SendOutcome> {
  try {
    const response = await fetchServer(action.url, {
      method: action.method,
      headers: { ...action.headers, 'idempotency-key': action.id },
      body: action.body,
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
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
