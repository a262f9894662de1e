import {
  addComment,
  commentsMessages,
  listComments,
  MAX_COMMENTS,
  mayManage,
  removeComment,
  type TripRole,
} from '@tripwright/domain/trip/sharing'
import {
  addToHistory,
  findOwner,
  hasItem,
  listMembers,
  lockTripOf,
  notifyParticipants,
} from '#features/trip/sync/index.ts'
import type { Db } from '#platform/db/db.port.ts'
import { AppError } from '#platform/http/app-error.ts'
import { type Route, route } from '#platform/http/route.ts'
import { deleteComment, findComments, insertComment } from './comments.store.ts'
import { requireRole } from './sharing.service.ts'

export const commentsRoutes: Route[] = [
  route(listComments, async ({ id }, { db, person }) =>
    readComments(db, id, { personId: person.id, you: await requireRole(db, id, person.id) }),
  ),

  route(addComment, async ({ id, commentId, itemId = id, day, text, mentions }, call) => {
    const { db, now, person, platform } = call
    const you = await lockTripOf(db, id, person.id)
    if (itemId !== id && !(await hasItem(db, id, itemId))) throw new AppError('not-found')
    const { comments } = await readComments(db, id, { personId: person.id, you })
    if (comments.length >= MAX_COMMENTS)
      throw new AppError('conflict', { message: commentsMessages.texts.full })
    const values = { id: commentId, tripId: id, itemId, day: day ?? null, userId: person.id, at: now, text }
    const isNew = await insertComment(db, values)
    if (!isNew && !comments.some((one) => one.id === commentId && one.isYou)) throw new AppError('conflict')
    if (isNew) {
      const people = await listOthers(db, id, person.id)
      const mentioned = people.filter(({ ref }) => mentions.includes(ref)).map(({ personId }) => personId)
      await addToHistory(db, { tripId: id, authorId: person.id, at: now, kind: 'commented', mentioned })
      await notifyParticipants(platform.events, db, id)
    }
    return readComments(db, id, { personId: person.id, you })
  }),

  route(removeComment, async ({ id, commentId }, { db, person, platform }) => {
    const you = await lockTripOf(db, id, person.id)
    const userId = mayManage(you) ? null : person.id
    if (!(await deleteComment(db, { tripId: id, id: commentId, userId }))) throw new AppError('not-found')
    await notifyParticipants(platform.events, db, id)
    return readComments(db, id, { personId: person.id, you })
  }),
]

async function readComments(db: Db, tripId: string, { personId, you }: { personId: string; you: TripRole }) {
  const rows = await findComments(db, tripId)
  const people = await listOthers(db, tripId, personId)
  return {
    comments: rows.map(({ userId, at, ...row }) => ({
      ...row,
      at: at.toISOString(),
      isYou: userId === personId,
      mayRemove: userId === personId || mayManage(you),
    })),
    people: people.map(({ ref, name }) => ({ ref, name })),
  }
}

/** Everybody else in a trip. */
async function listOthers(db: Db, tripId: string, personId: string) {
  const owner = await findOwner(db, tripId)
  const members = await listMembers(db, tripId)
  return [
    ...(owner ? [{ ref: 'owner', name: owner.name, personId: owner.id }] : []),
    ...members.map((one) => ({ ref: one.id, name: one.name, personId: one.personId })),
  ].filter((one) => one.personId !== personId)
}
