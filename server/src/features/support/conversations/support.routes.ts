import {
  askForPerson,
  askSupport,
  closeRequest,
  listInbox,
  listRequests,
  readRequest,
  sendMessage,
  supportMessages,
} from '@tripwright/domain/support/conversations'
import { recordAuditEntry } from '#features/staff/admin/index.ts'
import { AppError } from '#platform/http/app-error.ts'
import { type Route, route } from '#platform/http/route.ts'
import { attachmentsRoutes } from './attachments.routes.ts'
import { deskRoutes } from './desk.routes.ts'
import { readDesk } from './desk.store.ts'
import { listInboxRequests } from './inbox.store.ts'
import { liveRoutes } from './live.routes.ts'
import { addMessage, handOver, openRequest, requireConversation } from './support.service.ts'
import { closeById, findRequest, listMessages, listOwnRequests, toSummary } from './support.store.ts'
import { notifyStaff } from './tell-staff.service.ts'

const markOf = (id: number) => (id === 0 ? null : String(id))

export const supportRoutes: Route[] = [
  ...liveRoutes,
  ...attachmentsRoutes,
  ...deskRoutes,

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
    const before = input.before === undefined ? undefined : Number(input.before)
    const { messages, hasEarlier } = await listMessages(call.db, request.id, before)
    const seen = { person: markOf(request.personRead), staff: markOf(request.staffRead) }
    const isStaff = as === 'staff'
    const desk = isStaff ? await readDesk(call.db, request) : null
    return {
      request: toSummary(request),
      email: isStaff ? request.email : null,
      messages,
      hasEarlier,
      isWithAssistant: request.isWithAssistant,
      seen,
      desk,
    }
  }),

  route(sendMessage, async ({ text, attachments, ...input }, call) => {
    const conversation = await requireConversation(call, input)
    await addMessage(call, conversation, { text, attachments })
    return { author: conversation.as }
  }),

  route(askForPerson, async (input, call) => ({
    isHandedOver: await handOver(call, (await requireConversation(call, input)).request),
  })),

  route(listInbox, async (filter, { db, person }) => ({
    requests: await listInboxRequests(db, { ...filter, own: person.id }),
  })),

  route(closeRequest, async ({ id }, { db, now, person, platform }) => {
    if (!(await findRequest(db, id))) throw new AppError('not-found')
    const isClosed = await closeById(db, id, now)
    const entry = { actorId: person.id, action: 'support.closed', detail: { request: id } }
    if (isClosed) await recordAuditEntry(db, entry, now)
    await notifyStaff({ db, platform }, 'support-inbox', id)
    return { isClosed }
  }),
]
