import { z } from 'zod/mini'
import { contract } from '../../base/contract.ts'
import { tripChanges } from '../sync/index.ts'
import { MEMBER_ROLES } from './roles.rules.ts'

/** The page of a link; its secret follows after a `#`, which no browser sends to a server. */
export const SHARED_TRIP_PATH = '/shared-trip'

const id = z.uuid().check(z.toLowerCase())
const instant = z.string()
/** The rights of a link: view the trip, or join it after signing in. */
const access = z.enum(['view', 'edit'])
export type LinkAccess = z.output<typeof access>

const memberRole = z.enum(MEMBER_ROLES)
/** Days after which a link stops working by itself, unless its maker says otherwise: for one that was mailed. */
export const MAILED_LINK_DAYS = 14
const MAX_LINK_DAYS = 365

const tripLink = z.object({
  id: z.string(),
  access,
  /** What those who join by it become; null for a link to view. */
  role: z.nullable(memberRole),
  madeAt: instant,
  openedAt: z.nullable(instant),
  /** From then on it does not work; null: until it is removed. */
  expiresAt: z.nullable(instant),
  /** The address that it was mailed to. */
  sentTo: z.nullable(z.string()),
})
export type TripLink = z.output<typeof tripLink>

const tripMember = z.object({
  id: z.string(),
  /** As the person wrote it; may be empty. Never an e-mail address. */
  name: z.string(),
  /** Address of the person’s photo; absent without one. */
  photo: z.optional(z.string()),
  role: memberRole,
  joinedAt: instant,
  isYou: z.boolean(),
})
export type TripMember = z.output<typeof tripMember>

/** The people of a trip; only those who may manage it get its links. */
export const sharing = z.object({
  you: z.enum(['owner', ...MEMBER_ROLES]),
  /** Name of the owner; may be empty. */
  by: z.string(),
  /** Address of the owner’s photo; absent without one. */
  byPhoto: z.optional(z.string()),
  links: z.array(tripLink),
  /** Staff stopped its links, and why; null for those who do not manage the trip. */
  takenDown: z.nullable(z.object({ at: instant, reason: z.string() })),
  members: z.array(tripMember),
})
export type Sharing = z.output<typeof sharing>

export const getSharing = contract({
  method: 'GET',
  path: '/api/trips/{id}/sharing',
  summary:
    'Who takes part in a trip and as what, for those who do; for its owner and co-owners also its links.',
  roles: 'signed-in',
  input: z.object({ id }),
  output: sharing,
})

export const makeLink = contract({
  method: 'POST',
  path: '/api/trips/{id}/links',
  summary:
    'Makes a link by which anybody may look at a trip, or join it with a role after signing in; for its owner and co-owners. Its address is told here and never again, or mailed.',
  roles: 'signed-in',
  proof: 'session',
  input: z.object({
    id,
    access,
    /** Editor, unless it says otherwise; of no effect for a link to view. */
    role: z.optional(memberRole),
    days: z.optional(z.number().check(z.int(), z.gte(1), z.lte(MAX_LINK_DAYS))),
    /** Mails the link instead of telling it. */
    email: z.optional(z.string().check(z.trim(), z.toLowerCase(), z.email(), z.maxLength(254))),
  }),
  /** Null when it was mailed. */
  output: z.object({ url: z.nullable(z.string()), sharing }),
  errors: ['conflict', 'not-allowed', 'too-many-requests'],
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

const historyEntry = z.object({
  id: z.string(),
  at: instant,
  kind: z.enum(['made', 'changed', 'restored', 'joined', 'left', 'removed', 'role', 'commented']),
  /** Null for an account that is deleted; a name may be empty. */
  by: z.nullable(z.string()),
  isYou: z.boolean(),
  /** Whom it was done to: who was removed or got another role. */
  subject: z.nullable(z.string()),
  /** The items it changed, the first ten of them. */
  items: z.array(
    z.object({
      kind: z.enum(['trip', 'stop', 'note', 'expense', 'booking', 'place', 'packing']),
      name: z.string(),
      outcome: z.enum(['added', 'removed', 'restored', 'changed']),
      fields: z.array(z.string()),
    }),
  ),
  /** How many items it changed in all. */
  count: z.number(),
})
export type HistoryEntry = z.output<typeof historyEntry>

export const getHistory = contract({
  method: 'GET',
  path: '/api/trips/{id}/history',
  summary: 'Who did what on a trip, newest first, for all who take part in it.',
  roles: 'signed-in',
  input: z.object({
    id,
    limit: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(50)), 20),
    /** The `next` of the previous page. */
    before: z.optional(id),
  }),
  output: z.object({
    you: z.enum(['owner', ...MEMBER_ROLES]),
    entries: z.array(historyEntry),
    next: z.nullable(z.string()),
  }),
})

export const getVersions = contract({
  method: 'GET',
  path: '/api/trips/{id}/versions',
  summary:
    'Who gave fields of a trip their values, and when, by the version of the trip that each value made. One that the history does not keep is left out.',
  roles: 'signed-in',
  input: z.object({
    id,
    /** Versions, parted by commas. */
    of: z.string().check(z.regex(/^\d{1,10}(,\d{1,10}){0,99}$/)),
  }),
  output: z.object({
    versions: z.array(
      z.object({
        version: z.number(),
        /** May be empty; null where the account is deleted. */
        by: z.nullable(z.string()),
        isYou: z.boolean(),
        at: z.string(),
      }),
    ),
  }),
})

export const restoreHistory = contract({
  method: 'POST',
  path: '/api/trips/{id}/history/{entryId}/restore',
  summary:
    'Takes one change of the history back, or it and all since: a change like any other, for all who may change the trip.',
  roles: 'signed-in',
  input: z.object({ id, entryId: id, scope: z.enum(['change', 'since']) }),
  output: z.object({ id: z.string() }),
  errors: ['not-allowed', 'conflict', 'unprocessable'],
})

export const setMemberRole = contract({
  method: 'PUT',
  path: '/api/trips/{id}/members/{memberId}',
  summary:
    'Gives somebody another role in a trip. The owner decides about all, a co-owner about editors and viewers.',
  roles: 'signed-in',
  input: z.object({ id, memberId: id, role: memberRole }),
  output: sharing,
  errors: ['not-allowed'],
})

export const removeTripMember = contract({
  method: 'DELETE',
  path: '/api/trips/{id}/members/{memberId}',
  summary:
    'Ends somebody’s part in a trip at once, and takes back the link by which they came; for its owner and co-owners.',
  roles: 'signed-in',
  input: z.object({ id, memberId: id }),
  output: sharing,
  errors: ['not-allowed'],
})

// The secret is sent only in request bodies, because URLs are logged.
const secret = z.string().check(z.minLength(1), z.maxLength(200))

/** A trip for anybody with its link. */
export const sharedTrip = z.object({
  access,
  /** What one becomes by joining; null for a link to view. */
  role: z.nullable(memberRole),
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
  summary: 'Takes part in the trip of a link, with the role of that link.',
  roles: 'signed-in',
  input: z.object({ secret }),
  output: z.object({ id: z.string() }),
  errors: ['not-found', 'conflict', 'too-many-requests'],
  isComputation: true,
})
