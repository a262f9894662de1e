import { followRequest, markRequestRead, tellTyping } from '@tripwright/domain/support/conversations'
import { eventStream } from '#platform/events/event-stream.ts'
import { AppError } from '#platform/http/app-error.ts'
import { type Route, route } from '#platform/http/route.ts'
import type { RateLimit } from '#platform/limits/rate-limit.port.ts'
import { requireConversation } from './support.service.ts'
import { markRead, subjectOf } from './support.store.ts'

/** A page tells at most once in three seconds. */
const TYPING: RateLimit = { name: 'support.typing', points: 60, seconds: 60 }

export const liveRoutes: Route[] = [
  route(followRequest, async (input, { db, person, platform, request }) => {
    const conversation = await requireConversation({ db, person, platform }, input)
    return eventStream(platform.events, subjectOf(conversation.request.id), request.signal)
  }),

  route(tellTyping, async (input, { db, person, platform }) => {
    const { request, as } = await requireConversation({ db, person, platform }, input)
    const turn = await platform.limits.take(TYPING, `${request.id} ${as}`, db)
    if (!turn.ok) throw new AppError('too-many-requests', { retryAfter: turn.retryAfterSeconds })
    await platform.events.publish(db, { person: subjectOf(request.id), kind: 'support-typing', id: as })
    return { author: as }
  }),

  route(markRequestRead, async ({ upTo, ...input }, { db, person, platform }) => {
    const { request, as } = await requireConversation({ db, person, platform }, input)
    const isNew = await markRead(db, request.id, { as, upTo: Number(upTo) })
    if (isNew) await platform.events.publish(db, { person: subjectOf(request.id), kind: 'support' })
    return { author: as }
  }),
]
