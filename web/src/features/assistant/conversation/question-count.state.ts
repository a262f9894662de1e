import { countQuestion } from '@tripwright/domain/assistant/conversation'
import { call } from '#platform/call.ts'

/** On a slow connection the answer, which is computed here, does not wait for the count. */
const COUNT_TIMEOUT_MS = 5000

/**
 * Counts a question at the server and returns whether it may be answered; one id counts once. Like a plan made offline, a
 * question that did not reach the server is answered and not counted.
 */
export async function countAndCheckLimit(id: string): Promise<boolean> {
  if (!navigator.onLine) return true
  const outcome = await call(countQuestion, { id }, { timeoutMs: COUNT_TIMEOUT_MS })
  void import('#features/plans/usage/index.ts').then(({ refreshUsage }) => refreshUsage())
  return outcome.ok || outcome.code !== 'limit-reached'
}
