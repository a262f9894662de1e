import { countQuestion } from '@tripwright/domain/assistant/conversation'
import { readOwnRemaining } from '#features/plans/usage/index.ts'
import { type Route, route } from '#platform/http/route.ts'
import { countQuestionOnce } from './question-usage.service.ts'

export const assistantRoutes: Route[] = [
  route(countQuestion, async ({ id }, call) => {
    await countQuestionOnce(call, id)
    return { remaining: await readOwnRemaining(call, 'ai_requests') }
  }),
]
