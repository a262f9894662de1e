import { z } from 'zod/mini'
import { contract } from '../../base/contract.ts'
import { tripChanges } from '../sync/index.ts'

/** The page of a link; its secret follows after a `#`, which no browser sends to a server. */
export const SHARED_TRIP_PATH = '/shared-trip'

const id = z.uuid().check(z.toLowerCase())
const instant = z.string()
/** The rights of a link: view the trip, or join it after signing in. */
const access = z.enum(['view', 'edit'])
export type LinkAccess = z.output<typeof access>

const tripLink = z.object({ id: z.string(), access, madeAt: instant, openedAt: z.nullable(instant) })
export type TripLink = z.output<typeof tripLink>

const tripMember = z.object({
  id: z.string(),
  /** As the person wrote it; may be empty. Never an e-mail address. */
  name: z.string(),
  joinedAt: instant,
  isYou: z.boolean(),
})
export type TripMember = z.output<typeof tripMember>

/** The members of a trip; only the owner gets its links. */
export const sharing = z.object({
  you: z.enum(['owner', 'member']),
  /** Name of the owner; may be empty. */
  by: z.string(),
  links: z.array(tripLink),
  members: z.array(tripMember),
})
export type Sharing = z.output<typeof sharing>

export const getSharing = contract({
  method: 'GET',
  path: '/api/trips/{id}/sharing',
  summary: 'Who takes part in a trip, for those who do; for its owner also its links.',
  roles: 'signed-in',
  input: z.object({ id }),
  output: sharing,
})

export const makeLink = contract({
  method: 'POST',
  path: '/api/trips/{id}/links',
  summary:
    'Makes a link by which anybody may look at an own trip, or change it after signing in. Its address is told here and never again.',
  roles: 'signed-in',
  proof: 'session',
  input: z.object({ id, access }),
  output: z.object({ url: z.string(), sharing }),
  errors: ['conflict'],
  // The stored answer of an idempotent call would contain the secret in plain text, so only the creation of the row is
  // idempotent.
  isComputation: true,
})

export const removeLink = contract({
  method: 'DELETE',
  path: '/api/trips/{id}/links/{linkId}',
  summary: 'Takes a link back. Who joined by it stays.',
  roles: 'signed-in',
  input: z.object({ id, linkId: id }),
  output: sharing,
})

export const removeTripMember = contract({
  method: 'DELETE',
  path: '/api/trips/{id}/members/{memberId}',
  summary: 'Ends somebody’s part in an own trip at once, and takes back the link by which they came.',
  roles: 'signed-in',
  input: z.object({ id, memberId: id }),
  output: sharing,
})

// The secret is sent only in request bodies, because URLs are logged.
const secret = z.string().check(z.minLength(1), z.maxLength(200))

/** A trip for anybody with its link. */
export const sharedTrip = z.object({
  access,
  /** Name of the owner; may be empty. */
  by: z.string(),
  /** Whether the caller is a member already. */
  you: z.enum(['reader', 'member', 'owner']),
  trip: tripChanges,
  /** Rules of the checker that depend on hidden data. */
  unproved: z.array(z.string()),
})
export type SharedTrip = z.output<typeof sharedTrip>

export const openSharedTrip = contract({
  method: 'POST',
  path: '/api/trips/shared',
  summary: 'The trip of a link, without what is its owner’s alone.',
  roles: 'anyone',
  input: z.object({ secret }),
  output: sharedTrip,
  errors: ['not-found', 'too-many-requests'],
  // A wrong secret counts as an attempt even though it is refused, and the answer is not stored.
  isComputation: true,
})

export const joinTrip = contract({
  method: 'POST',
  path: '/api/trips/shared/join',
  summary: 'Takes part in the trip of a link to change it.',
  roles: 'signed-in',
  input: z.object({ secret }),
  output: z.object({ id: z.string() }),
  errors: ['not-found', 'conflict', 'too-many-requests'],
  isComputation: true,
})
