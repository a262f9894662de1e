import {
  askSupport,
  closeRequest,
  listInbox,
  listRequests,
  readRequest,
  sendMessage,
  supportMessages,
} from '@tripwright/domain/support/conversations'
import { AppError } from '#platform/http/app-error.ts'
import { type Route, route } from '#platform/http/route.ts'
import { liveRoutes } from './live.routes.ts'
import { addMessage, notifyStaff, openRequest, requireConversation } from './support.service.ts'
import {
  closeById,
  findRequest,
  listByStatus,
  listMessages,
  listOwnRequests,
  toSummary,
} from './support.store.ts'

const markOf = (id: number) => (id === 0 ? null : String(id))

export const supportRoutes: Route[] = [
  ...liveRoutes,

  route(askSupport, ({ email, subject, text }, call) => {
    const address = call.person?.email ?? email
    if (address === undefined) {
      const message = supportMessages.texts['email-missing']
      throw new AppError('bad-input', { message, issues: [{ path: 'email', message }] })
    }
    return openRequest(call, { email: address, subject, text })
  }),

  route(listRequests, async (_, { db, person }) => ({ requests: await listOwnRequests(db, person.id) })),

  route(readRequest, async (input, call) => {
    const { request, as } = await requireConversation(call, input)
    const messages = await listMessages(call.db, request.id)
    const seen = { person: markOf(request.personRead), staff: markOf(request.staffRead) }
    return { request: toSummary(request), email: as === 'staff' ? request.email : null, messages, seen }
  }),

  route(sendMessage, async ({ text, ...input }, call) => {
    const conversation = await requireConversation(call, input)
    await addMessage(call, conversation, text)
    return { author: conversation.as }
  }),

  route(listInbox, async ({ status }, { db }) => ({ requests: await listByStatus(db, status) })),

  route(closeRequest, async ({ id }, { db, now, platform }) => {
    if (!(await findRequest(db, id))) throw new AppError('not-found')
    const isClosed = await closeById(db, id, now)
    await notifyStaff({ db, platform }, 'support-inbox', id)
    return { isClosed }
  }),
]
