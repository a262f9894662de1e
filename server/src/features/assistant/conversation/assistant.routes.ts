import { countQuestion } from '@tripwright/domain/assistant/conversation'
import { consumeOwnUsage, readOwnRemaining } from '#features/plans/usage/index.ts'
import { runOnce } from '#platform/http/idempotency.store.ts'
import { type Route, route } from '#platform/http/route.ts'

const QUESTION_USAGE = 'ai_requests'

export const assistantRoutes: Route[] = [
  route(countQuestion, async ({ id }, call) => {
    const { db, person, device } = call
    // The question's id is its idempotency key, whatever the headers say: a repeated question, also after a reload, was
    // already counted.
    const usage = {
      secret: call.platform.secret,
      scope: person ? `person:${person.id}` : `device:${device}`,
      method: 'POST',
      path: 'assistant:question',
      key: id.toLowerCase(),
      body: '',
    }
    await runOnce(db, usage, () => consumeOwnUsage(call, QUESTION_USAGE))
    return { remaining: await readOwnRemaining(call, QUESTION_USAGE) }
  }),
]
