import { randomBytes } from 'node:crypto'
import {
  getSharing,
  joinTrip,
  MAILED_LINK_DAYS,
  type MemberRole,
  makeLink,
  mayAssign,
  mayManage,
  openSharedTrip,
  removeLink,
  removeTripMember,
  SHARED_TRIP_PATH,
  setMemberRole,
  sharingMessages,
  type TripRole,
} from '@tripwright/domain/trip/sharing'
import { leaveTrip, tripsMessages } from '@tripwright/domain/trip/sync'
import { notify } from '#features/account/notifications/index.ts'
import { endFeed } from '#features/trip/export/index.ts'
import {
  addMember,
  addToHistory,
  endMembership,
  findInvitedTrip,
  findTripName,
  listMembers,
  lockTrip,
  lockTripOf,
  notifyParticipants,
  setRole,
} from '#features/trip/sync/index.ts'
import type { Db } from '#platform/db/db.port.ts'
import { AppError } from '#platform/http/app-error.ts'
import { type Call, type Route, route } from '#platform/http/route.ts'
import { mailInvitation } from './invitations.service.ts'
import { linkNotFound, readSharedTrip, readSharing, requireLink } from './sharing.service.ts'
import {
  deleteLink,
  findLink,
  insertLink,
  listLinks,
  makesCoOwners,
  recordLinkOpened,
  setLinkSecret,
} from './sharing.store.ts'
import { findTakedown } from './takedowns.store.ts'

const MAX_LINKS = 20
const MAX_MEMBERS = 30
/** 192 bits. */
const SECRET_BYTES = 24

const DAY_MS = 24 * 60 * 60 * 1000

const { texts } = sharingMessages

const makeSecret = () => randomBytes(SECRET_BYTES).toString('base64url')

export const sharingRoutes: Route[] = [
  route(getSharing, ({ id }, { db, person }) => readSharing(db, id, person.id)),

  route(makeLink, async ({ id, access, role, days, email }, { db, now, person, platform, keep }) => {
    const given = access === 'edit' ? (role ?? 'editor') : null
    const lasts = days ?? (email === undefined ? null : MAILED_LINK_DAYS)
    const expiresAt = lasts === null ? null : new Date(now.getTime() + lasts * DAY_MS)
    const linkId = await keep(async (own) => {
      const you = await lockManagedTrip(own, id, person.id)
      if (given !== null) requireRight(you, given)
      if (await findTakedown(own, id)) throw new AppError('conflict', { message: texts['taken-down'] })
      const isFull = (await listLinks(own, id)).length >= MAX_LINKS
      if (isFull) throw new AppError('conflict', { message: texts['links-full'] })
      const values = { tripId: id, access, role: given, madeAt: now, expiresAt, sentTo: email ?? null }
      const made = await insertLink(own, values)
      if (email !== undefined && expiresAt !== null) {
        const secret = makeSecret()
        await setLinkSecret(own, made, secret)
        const trip = await findInvitedTrip(own, id)
        await mailInvitation(platform, own, {
          to: email,
          inviter: person,
          trip,
          role: given,
          secret,
          expiresAt,
        })
      }
      return made
    })
    // Whoever retries after no response has mailed it already: a new secret would end the link in that mail.
    if (email !== undefined) return { url: null, sharing: await readSharing(db, id, person.id) }
    // Not stored for the idempotency key: a caller that retries after no response gets a new secret for the same link.
    const secret = makeSecret()
    if (!(await setLinkSecret(db, linkId, secret))) throw new AppError('not-found')
    const url = `${platform.config.publicUrl}${SHARED_TRIP_PATH}#${secret}`
    return { url, sharing: await readSharing(db, id, person.id) }
  }),

  route(removeLink, async ({ id, linkId }, { db, person }) => {
    const you = await lockManagedTrip(db, id, person.id)
    if (await makesCoOwners(db, id, linkId)) requireRight(you, 'co-owner')
    if (!(await deleteLink(db, id, linkId))) throw new AppError('not-found')
    return readSharing(db, id, person.id)
  }),

  route(setMemberRole, async ({ id, memberId, role }, call) => {
    const { db, person, platform } = call
    const you = await lockManagedTrip(db, id, person.id)
    const was = await findMember(db, id, memberId)
    requireRight(you, was.role, role)
    if (!(await setRole(db, id, { memberId, role }))) throw new AppError('not-found')
    if (was.role !== role) await note(call, id, 'role', was.personId)
    await notifyParticipants(platform.events, db, id)
    return readSharing(db, id, person.id)
  }),

  route(removeTripMember, async ({ id, memberId }, call) => {
    const { db, now, person, platform } = call
    const you = await lockManagedTrip(db, id, person.id)
    requireRight(you, (await findMember(db, id, memberId)).role)
    const ended = await endMembership(db, id, { memberId }, now)
    if (ended === null) throw new AppError('not-found')
    // They still have its address.
    if (ended.linkId !== null) await deleteLink(db, id, ended.linkId)
    await endFeed(db, { userId: ended.personId, tripId: id })
    await note(call, id, 'removed', ended.personId)
    // By the name that they knew: what happens in the trip from now on is none of their business, so it is told at once.
    const title = (await findTripName(db, id)) || tripsMessages.texts['card.untitled']
    const removal = { userId: ended.personId, kind: 'trip-removed' as const, detail: { title } }
    await notify({ db, now, platform }, removal)
    await notifyParticipants(platform.events, db, id, [ended.personId])
    return readSharing(db, id, person.id)
  }),

  route(leaveTrip, async ({ id }, call) => {
    const { db, now, person, platform } = call
    await lockTrip(db, id)
    if ((await endMembership(db, id, { personId: person.id }, now)) === null) throw new AppError('not-found')
    await endFeed(db, { userId: person.id, tripId: id })
    await note(call, id, 'left')
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
      const link = await findLink(db, secret, now)
      if (link === null || link.role === null) throw linkNotFound()
      if (link.ownerId === person.id) return { id: tripId }
      const members = await listMembers(db, tripId)
      if (members.some(({ personId }) => personId === person.id)) return { id: tripId }
      if (members.length >= MAX_MEMBERS) throw new AppError('conflict', { message: texts['members-full'] })
      await note({ db, now, person }, tripId, 'joined')
      await addMember(db, { tripId, personId: person.id, linkId: link.id, role: link.role, now })
      await notifyParticipants(platform.events, db, tripId)
      return { id: tripId }
    })
  }),
]

/** Locks a trip for somebody who may manage it; for all others in it, as for strangers, there is nothing to manage. */
async function lockManagedTrip(db: Db, id: string, personId: string): Promise<TripRole> {
  const you = await lockTripOf(db, id, personId)
  if (!mayManage(you)) throw new AppError('not-found')
  return you
}

async function findMember(db: Db, tripId: string, memberId: string) {
  const member = (await listMembers(db, tripId)).find((one) => one.id === memberId)
  if (!member) throw new AppError('not-found')
  return member
}

/** Adds the coming or going of a person to the history of a trip. */
function note(
  { db, now, person }: Pick<Call, 'db' | 'now'> & { person: { id: string } },
  tripId: string,
  kind: 'joined' | 'left' | 'removed' | 'role',
  subjectId: string | null = null,
): Promise<void> {
  return addToHistory(db, { tripId, authorId: person.id, subjectId, at: now, kind })
}

function requireRight(you: TripRole, ...roles: MemberRole[]): void {
  if (roles.every((role) => mayAssign(you, role))) return
  throw new AppError('not-allowed', { message: texts['not-yours-to-give'] })
}
