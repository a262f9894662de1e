import {
  addNote,
  deleteReply,
  listColleagues,
  listReplies,
  saveReply,
  sortRequest,
} from '@tripwright/domain/support/conversations'
import { recordAuditEntry } from '#features/staff/admin/index.ts'
import { AppError } from '#platform/http/app-error.ts'
import { type Call, type Route, route } from '#platform/http/route.ts'
import type { RateLimit } from '#platform/limits/rate-limit.port.ts'
import {
  insertNote,
  listColleagueAccounts,
  listSavedReplies,
  putReply,
  removeReply,
  updateSorting,
} from './desk.store.ts'
import { endAssistant, findRequest, listStaff, type RequestRow } from './support.store.ts'
import { notifyStaff } from './tell-staff.service.ts'

const NOTES: RateLimit = { name: 'support.notes', points: 120, seconds: 60 * 60 }

type StaffCall = Pick<Call, 'db' | 'now'> & { person: { id: string } }

export const deskRoutes: Route[] = [
  route(sortRequest, async ({ id, ...wanted }, call) => {
    const request = await requireRequest(call, id)
    const assigneeId = wanted.assigneeId === undefined ? request.assigneeId : wanted.assigneeId
    if (wanted.assigneeId && !(await listStaff(call.db)).includes(wanted.assigneeId))
      throw new AppError('not-found')
    const tags = wanted.tags === undefined ? request.tags : [...new Set(wanted.tags)]
    await updateSorting(call.db, id, { assigneeId, tags })
    // Whoever takes a conversation answers it.
    if (assigneeId !== null) await endAssistant(call.db, id)
    if (assigneeId !== request.assigneeId) await log(call, 'assigned', { request: id }, assigneeId)
    if (String(tags) !== String(request.tags))
      await log(call, 'tagged', { request: id, tags: tags.join(' ') })
    await notifyStaff(call, 'support-inbox', id)
    return { assigneeId, tags }
  }),

  route(addNote, async ({ id, text }, call) => {
    const { db, now, person, platform } = call
    await requireRequest(call, id)
    const turn = await platform.limits.take(NOTES, person.id, db)
    if (!turn.ok) throw new AppError('too-many-requests', { retryAfter: turn.retryAfterSeconds })
    const noteId = await insertNote(db, { requestId: id, authorId: person.id, text, createdAt: now })
    await log(call, 'noted', { request: id })
    await notifyStaff(call, 'support-inbox', id)
    return { id: noteId }
  }),

  route(listColleagues, async (_, { db }) => ({ colleagues: await listColleagueAccounts(db) })),

  route(listReplies, async (_, { db }) => ({ replies: await listSavedReplies(db) })),

  route(saveReply, async (reply, call) => {
    if (!(await putReply(call.db, reply, call.now))) throw new AppError('conflict')
    await log(call, 'reply-saved', { title: reply.title })
    return reply
  }),

  route(deleteReply, async ({ id }, call) => {
    const isDeleted = await removeReply(call.db, id)
    if (isDeleted) await log(call, 'reply-deleted', { reply: id })
    return { isDeleted }
  }),
]

async function requireRequest({ db }: StaffCall, id: string): Promise<RequestRow> {
  const request = await findRequest(db, id)
  if (!request) throw new AppError('not-found')
  return request
}

function log(
  { db, now, person }: StaffCall,
  action: 'assigned' | 'tagged' | 'noted' | 'reply-saved' | 'reply-deleted',
  detail: Record<string, string>,
  targetId: string | null = null,
): Promise<void> {
  const entry = { actorId: person.id, action: `support.${action}`, detail }
  return recordAuditEntry(db, targetId === null ? entry : { ...entry, targetId }, now)
}
