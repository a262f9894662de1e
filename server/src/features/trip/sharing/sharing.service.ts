import {
  mayManage,
  redactForReaders,
  type SharedTrip,
  type Sharing,
  sharingMessages,
  type TripRole,
} from '@tripwright/domain/trip/sharing'
import { emptyTrip, mergeServerChanges } from '@tripwright/domain/trip/sync'
import { findMembership, findOwner, isMember, listMembers, readTrip } from '#features/trip/sync/index.ts'
import type { Db } from '#platform/db/db.port.ts'
import { AppError } from '#platform/http/app-error.ts'
import { addressBucket } from '#platform/http/client-address.ts'
import type { Call } from '#platform/http/route.ts'
import type { RateLimit } from '#platform/limits/rate-limit.port.ts'
import { findLink, type LinkWithOwner, listLinks } from './sharing.store.ts'
import { findTakedown } from './takedowns.store.ts'

/**
 * Links that one network may open, invalid ones included: twelve a minute. A secret cannot be guessed; the limit spares the
 * database.
 */
const OPEN_LIMIT: RateLimit = { name: 'companions.openings', points: 120, seconds: 10 * 60 }

/** One message for every invalid link, so that it does not reveal whether a trip existed. */
export function linkNotFound(): AppError {
  return new AppError('not-found', { message: sharingMessages.texts['link-dead'] })
}

/** The link with this secret. Throws not-found when it is invalid, and too-many-requests when a network opens too many. */
export async function requireLink(
  { db, now, platform, address }: Pick<Call, 'db' | 'now' | 'platform' | 'address'>,
  secret: string,
): Promise<LinkWithOwner> {
  const points = Math.max(1, Math.round(OPEN_LIMIT.points * platform.config.addressLimitScale))
  const turn = await platform.limits.take({ ...OPEN_LIMIT, points }, addressBucket(address))
  if (!turn.ok)
    throw new AppError('too-many-requests', {
      retryAfter: turn.retryAfterSeconds,
      message: sharingMessages.texts['too-many'],
    })
  const link = await findLink(db, secret, now)
  if (link === null) throw linkNotFound()
  return link
}

/** The trip as readers of a link get it. */
export async function readSharedTrip(
  db: Db,
  { tripId, ownerId, access, role, by }: LinkWithOwner,
  readerId: string | null,
): Promise<SharedTrip> {
  const state = mergeServerChanges(emptyTrip(tripId), await readTrip({ db, personId: ownerId }, tripId, 0))
  if (state === null) throw linkNotFound()
  const isIn = readerId !== null && (await isMember(db, tripId, readerId))
  const you = readerId === ownerId ? 'owner' : isIn ? 'member' : 'reader'
  return { access, role, by, you, ...redactForReaders(state) }
}

/** The participants of a trip, for one of them. Throws not-found for everybody else. */
export async function readSharing(db: Db, tripId: string, personId: string): Promise<Sharing> {
  const owner = await findOwner(db, tripId)
  const people = owner ? await listMembers(db, tripId) : []
  const you = owner?.id === personId ? 'owner' : people.find((one) => one.personId === personId)?.role
  if (!owner || !you) throw new AppError('not-found')
  return {
    you,
    by: owner.name,
    ...(owner.photo !== undefined && { byPhoto: owner.photo }),
    links: mayManage(you) ? await listLinks(db, tripId) : [],
    takenDown: mayManage(you) ? await findTakedown(db, tripId) : null,
    members: people.map(({ personId: id, ...one }) => ({ ...one, isYou: id === personId })),
  }
}

/** The role of a person in a trip that is not deleted. Throws not-found for everybody who is not in it. */
export async function requireRole(db: Db, tripId: string, personId: string): Promise<TripRole> {
  const owner = await findOwner(db, tripId)
  if (owner?.id === personId) return 'owner'
  const part = owner ? await findMembership(db, tripId, personId) : 'never'
  if (part === 'never' || part === 'former') throw new AppError('not-found')
  return part
}
