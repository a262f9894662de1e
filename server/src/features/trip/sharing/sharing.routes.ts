import { randomBytes } from 'node:crypto'
import {
  getSharing,
  joinTrip,
  makeLink,
  openSharedTrip,
  removeLink,
  removeTripMember,
  SHARED_TRIP_PATH,
  sharingMessages,
} from '@tripwright/domain/trip/sharing'
import { leaveTrip } from '@tripwright/domain/trip/sync'
import { endFeed } from '#features/trip/export/index.ts'
import {
  addMember,
  endMembership,
  listMembers,
  lockOwnTrip,
  lockTrip,
  notifyParticipants,
} from '#features/trip/sync/index.ts'
import { AppError } from '#platform/http/app-error.ts'
import { type Route, route } from '#platform/http/route.ts'
import { linkNotFound, readSharedTrip, readSharing, requireLink } from './sharing.service.ts'
import {
  deleteLink,
  findLink,
  insertLink,
  listLinks,
  recordLinkOpened,
  setLinkSecret,
} from './sharing.store.ts'

const MAX_LINKS = 20
const MAX_MEMBERS = 30
/** 192 bits. */
const SECRET_BYTES = 24

const { texts } = sharingMessages

export const sharingRoutes: Route[] = [
  route(getSharing, ({ id }, { db, person }) => readSharing(db, id, person.id)),

  route(makeLink, async ({ id, access }, { db, now, person, platform, keep }) => {
    const linkId = await keep(async (own) => {
      await lockOwnTrip(own, id, person.id)
      const isFull = (await listLinks(own, id)).length >= MAX_LINKS
      if (isFull) throw new AppError('conflict', { message: texts['links-full'] })
      return insertLink(own, { tripId: id, access, madeAt: now })
    })
    // Not stored for the idempotency key: a caller that retries after no response gets a new secret for the same link.
    const secret = randomBytes(SECRET_BYTES).toString('base64url')
    if (!(await setLinkSecret(db, linkId, secret))) throw new AppError('not-found')
    const url = `${platform.config.publicUrl}${SHARED_TRIP_PATH}#${secret}`
    return { url, sharing: await readSharing(db, id, person.id) }
  }),

  route(removeLink, async ({ id, linkId }, { db, person }) => {
    await lockOwnTrip(db, id, person.id)
    if (!(await deleteLink(db, id, linkId))) throw new AppError('not-found')
    return readSharing(db, id, person.id)
  }),

  route(removeTripMember, async ({ id, memberId }, { db, now, person, platform }) => {
    await lockOwnTrip(db, id, person.id)
    const ended = await endMembership(db, id, { memberId }, now)
    if (ended === null) throw new AppError('not-found')
    // They still have its address.
    if (ended.linkId !== null) await deleteLink(db, id, ended.linkId)
    await endFeed(db, { userId: ended.personId, tripId: id })
    await notifyParticipants(platform.events, db, id, [ended.personId])
    return readSharing(db, id, person.id)
  }),

  route(leaveTrip, async ({ id }, { db, now, person, platform }) => {
    await lockTrip(db, id)
    if ((await endMembership(db, id, { personId: person.id }, now)) === null) throw new AppError('not-found')
    await endFeed(db, { userId: person.id, tripId: id })
    await notifyParticipants(platform.events, db, id, [person.id])
    return { id }
  }),

  route(openSharedTrip, async ({ secret }, call) => {
    const { db, now, person } = call
    const link = await requireLink(call, secret)
    const shared = await readSharedTrip(db, link, person?.id ?? null)
    if (shared.you !== 'owner') await recordLinkOpened(db, link.id, now)
    return shared
  }),

  route(joinTrip, async ({ secret }, call) => {
    const { now, person, platform, keep } = call
    const { tripId } = await requireLink(call, secret)
    return keep(async (db) => {
      await lockTrip(db, tripId)
      // Read again under the lock: the owner may have revoked it meanwhile.
      const link = await findLink(db, secret)
      if (link?.access !== 'edit') throw linkNotFound()
      if (link.ownerId === person.id) return { id: tripId }
      const members = await listMembers(db, tripId)
      if (members.some(({ personId }) => personId === person.id)) return { id: tripId }
      if (members.length >= MAX_MEMBERS) throw new AppError('conflict', { message: texts['members-full'] })
      await addMember(db, { tripId, personId: person.id, linkId: link.id, now })
      await notifyParticipants(platform.events, db, tripId)
      return { id: tripId }
    })
  }),
]
