import { randomBytes } from 'node:crypto'
import {
  companionsMessages,
  getSharing,
  joinTrip,
  makeLink,
  openShared,
  removeCompanion,
  removeLink,
  SHARED_TRIP_PATH,
} from '@tripwright/domain/companions'
import { leaveTrip } from '@tripwright/domain/trips'
import { endPart, joinAs, lockOwnTrip, lockTrip, tellPeople } from '#features/trips/index.ts'
import { AppError } from '#platform/http/app-error.ts'
import { type Route, route } from '#platform/http/route.ts'
import { deadLink, readShared, readSharing, takeLink } from './companions.service.ts'
import {
  deleteLink,
  findLink,
  insertLink,
  listLinks,
  listMembers,
  noteOpened,
  putSecret,
} from './companions.store.ts'

const MOST_LINKS = 20
const MOST_MEMBERS = 30
/** 192 bits. */
const SECRET_BYTES = 24

const { texts } = companionsMessages

export const companionsRoutes: Route[] = [
  route(getSharing, ({ id }, { db, person }) => readSharing(db, id, person.id)),

  route(makeLink, async ({ id, access }, { db, now, person, platform, keep }) => {
    const linkId = await keep(async (own) => {
      await lockOwnTrip(own, id, person.id)
      const isFull = (await listLinks(own, id)).length >= MOST_LINKS
      if (isFull) throw new AppError('conflict', { message: texts['links-full'] })
      return insertLink(own, { tripId: id, access, madeAt: now })
    })
    // Beside what is remembered: whoever asks again, because no answer came, gets a new secret for the same link.
    const secret = randomBytes(SECRET_BYTES).toString('base64url')
    if (!(await putSecret(db, linkId, secret))) throw new AppError('not-found')
    const url = `${platform.config.publicUrl}${SHARED_TRIP_PATH}#${secret}`
    return { url, sharing: await readSharing(db, id, person.id) }
  }),

  route(removeLink, async ({ id, linkId }, { db, person }) => {
    await lockOwnTrip(db, id, person.id)
    if (!(await deleteLink(db, id, linkId))) throw new AppError('not-found')
    return readSharing(db, id, person.id)
  }),

  route(removeCompanion, async ({ id, memberId }, { db, now, person, platform }) => {
    await lockOwnTrip(db, id, person.id)
    const ended = await endPart(db, id, { memberId }, now)
    if (ended === null) throw new AppError('not-found')
    // They know its address still.
    if (ended.linkId !== null) await deleteLink(db, id, ended.linkId)
    await tellPeople(platform.events, db, id, [ended.personId])
    return readSharing(db, id, person.id)
  }),

  route(leaveTrip, async ({ id }, { db, now, person, platform }) => {
    await lockTrip(db, id)
    if ((await endPart(db, id, { personId: person.id }, now)) === null) throw new AppError('not-found')
    await tellPeople(platform.events, db, id, [person.id])
    return { id }
  }),

  route(openShared, async ({ secret }, call) => {
    const { db, now, person } = call
    const link = await takeLink(call, secret)
    const shared = await readShared(db, link, person?.id ?? null)
    if (shared.you !== 'owner') await noteOpened(db, link.id, now)
    return shared
  }),

  route(joinTrip, async ({ secret }, call) => {
    const { now, person, platform, keep } = call
    const { tripId } = await takeLink(call, secret)
    return keep(async (db) => {
      await lockTrip(db, tripId)
      // Looked for again now that nobody can take it back meanwhile.
      const link = await findLink(db, secret)
      if (link?.access !== 'edit') throw deadLink()
      if (link.ownerId === person.id) return { id: tripId }
      const members = await listMembers(db, tripId)
      if (members.some(({ personId }) => personId === person.id)) return { id: tripId }
      if (members.length >= MOST_MEMBERS) throw new AppError('conflict', { message: texts['members-full'] })
      await joinAs(db, { tripId, personId: person.id, linkId: link.id, now })
      await tellPeople(platform.events, db, tripId)
      return { id: tripId }
    })
  }),
]
