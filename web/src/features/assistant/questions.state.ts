import { countQuestion } from '@tripwright/domain/assistant'
import { rereadUsage } from '#features/usage/index.ts'
import { call } from '#platform/call.ts'

/** On a bad line the answer, which is made here, does not wait for the counting. */
const PATIENCE_MS = 5000

/**
 * Counts a question at the server and tells whether it may be answered; the same id counts once. Like a plan that is made
 * with no network, a question that the server did not hear of is answered and not counted.
 */
export async function mayAsk(id: string): Promise<boolean> {
  if (!navigator.onLine) return true
  const outcome = await call(countQuestion, { id }, { timeoutMs: PATIENCE_MS })
  rereadUsage()
  return outcome.ok || outcome.code !== 'limit-reached'
}
