import { consumeOwnUsage, refundOwnUsage } from '#features/plans/usage/index.ts'
import {
  deleteStoredCall,
  type IdempotentCall,
  personScope,
  runOnce,
} from '#platform/http/idempotency.store.ts'
import type { Call } from '#platform/http/route.ts'

const QUESTION_USAGE = 'ai_requests'

type QuestionCall = Pick<Call, 'db' | 'device' | 'platform' | 'person' | 'now' | 'address' | 'request'>

/**
 * Counts a question by its id, once however often it is tried, also after a reload; whether this was the first time. Call it
 * in a transaction. Throws limit-reached.
 */
export async function countQuestionOnce(call: QuestionCall, id: string): Promise<boolean> {
  let isFirst = false
  await runOnce(call.db, storedQuestion(call, id), async () => {
    isFirst = true
    await consumeOwnUsage(call, QUESTION_USAGE)
    return null
  })
  return isFirst
}

/** Gives back a question that was counted by `countQuestionOnce` and got no answer; the same id can then be counted again. */
export async function refundQuestion(call: QuestionCall, id: string): Promise<void> {
  if (await deleteStoredCall(call.db, storedQuestion(call, id))) await refundOwnUsage(call, QUESTION_USAGE)
}

// The question's id is its idempotency key, whatever the headers say.
function storedQuestion({ person, device, platform }: QuestionCall, id: string): IdempotentCall {
  return {
    secret: platform.secret,
    scope: person ? personScope(person.id) : `device:${device}`,
    method: 'POST',
    path: 'assistant:question',
    key: id.toLowerCase(),
    body: '',
  }
}
