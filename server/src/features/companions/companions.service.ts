import { companionsMessages, forReaders, type SharedTrip, type Sharing } from '@tripwright/domain/companions'
import { absorb, emptyTrip } from '@tripwright/domain/trips'
import { findPart, readTrip } from '#features/trips/index.ts'
import type { Db } from '#platform/db/db.port.ts'
import { AppError } from '#platform/http/app-error.ts'
import { addressBucket } from '#platform/http/client-address.ts'
import type { Call } from '#platform/http/route.ts'
import type { Limit } from '#platform/limits/limits.port.ts'
import { type FoundLink, findLink, findOwner, listLinks, listMembers } from './companions.store.ts'

/** Links that one network opens, dead ones too: twelve a minute. No secret can be guessed; this spares the database. */
const OPENINGS: Limit = { name: 'companions.openings', points: 120, seconds: 10 * 60 }

/** One sentence for whatever leads to no trip: it tells nobody whether there ever was one. */
export function deadLink(): AppError {
  return new AppError('not-found', { message: companionsMessages.texts['link-dead'] })
}

/** The link with this secret. Throws not-found when it leads nowhere, and too-many-requests when a network opens too many. */
export async function takeLink(
  { db, platform, address }: Pick<Call, 'db' | 'platform' | 'address'>,
  secret: string,
): Promise<FoundLink> {
  const points = Math.max(1, Math.round(OPENINGS.points * platform.config.addressLimitScale))
  const turn = await platform.limits.take({ ...OPENINGS, points }, addressBucket(address))
  if (!turn.ok)
    throw new AppError('too-many-requests', {
      retryAfter: turn.retryAfterSeconds,
      message: companionsMessages.texts['too-many'],
    })
  const link = await findLink(db, secret)
  if (link === null) throw deadLink()
  return link
}

/** The trip of a link as its readers get it. */
export async function readShared(
  db: Db,
  { tripId, ownerId, access, by }: FoundLink,
  readerId: string | null,
): Promise<SharedTrip> {
  const state = absorb(emptyTrip(tripId), await readTrip({ db, personId: ownerId }, tripId, 0))
  if (state === null) throw deadLink()
  const isMember = readerId !== null && (await findPart(db, tripId, readerId)) === 'member'
  const you = readerId === ownerId ? 'owner' : isMember ? 'member' : 'reader'
  return { access, by, you, ...forReaders(state) }
}

/** Who is in a trip, as one of them sees it. Throws not-found for everybody else. */
export async function readSharing(db: Db, tripId: string, personId: string): Promise<Sharing> {
  const owner = await findOwner(db, tripId)
  const people = owner ? await listMembers(db, tripId) : []
  const isOwner = owner?.id === personId
  if (!owner || !(isOwner || people.some((one) => one.personId === personId))) throw new AppError('not-found')
  return {
    you: isOwner ? 'owner' : 'member',
    by: owner.name,
    links: isOwner ? await listLinks(db, tripId) : [],
    members: people.map(({ personId: id, ...one }) => ({ ...one, isYou: id === personId })),
  }
}
