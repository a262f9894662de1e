import { z } from 'zod/mini'
import { PROOF_MAX_LENGTH, PROOF_MIN_LENGTH } from '../../account/two-factor/index.ts'
import { contract } from '../../base/contract.ts'
import { OUTSIDE_IDS } from '../../base/outside-services.ts'
import { ROLES } from '../../base/roles.ts'

const role = z.enum(ROLES)
const id = z.string().check(z.minLength(1), z.maxLength(64))
/** ISO 8601 in UTC. */
const instant = z.string()
const limit = z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(100)), 50)

/** Specification section 7. Bare JSON: `true` or `false`. */
export const hasRole = contract({
  method: 'POST',
  path: '/api/rpc/has_role',
  summary: 'Whether an account has this very role. Of oneself, or of anybody for support and higher.',
  roles: 'signed-in',
  input: z.object({ _user_id: id, _role: role }),
  output: z.boolean(),
  errors: ['not-allowed'],
})

const count = z.number()

export const readOverview = contract({
  method: 'GET',
  path: '/api/admin/overview',
  summary: 'What the installation holds, counted now.',
  roles: ['support', 'analyst'],
  output: z.object({
    asOf: instant,
    people: z.object({ all: count, verified: count, newInWeek: count, seenInWeek: count, staff: count }),
    saves: count,
    trips: count,
    plannedDays: count,
    /** The usage of the current UTC day by counter. */
    usageToday: z.record(z.string(), count),
    database: z.enum(['embedded', 'postgres']),
  }),
})

export const listPeople = contract({
  method: 'GET',
  path: '/api/admin/people',
  isCompressed: true,
  summary: 'Accounts whose address or name holds the words, the newest first.',
  roles: ['support'],
  input: z.object({
    words: z._default(z.string().check(z.trim(), z.maxLength(200)), ''),
    limit,
    /** The `next` of the page before. */
    after: z.optional(id),
  }),
  output: z.object({
    people: z.array(
      z.object({
        id: z.string(),
        email: z.string(),
        name: z.string(),
        role,
        isVerified: z.boolean(),
        isSuspended: z.boolean(),
        createdAt: instant,
        seenAt: z.nullable(instant),
      }),
    ),
    next: z.nullable(z.string()),
  }),
})

export const grantRole = contract({
  method: 'POST',
  path: '/api/admin/people/{id}/role',
  summary:
    'Gives an account a role. The owner may give any; an admin those below admin, to people below admin. The last owner stays.',
  roles: ['admin'],
  input: z.object({ id, role }),
  output: z.object({ role }),
  errors: ['not-found', 'conflict'],
})

export const signOutPerson = contract({
  method: 'POST',
  path: '/api/admin/people/{id}/sign-out',
  summary: 'Ends every session of an account whose role is below the own one.',
  roles: ['support'],
  input: z.object({ id }),
  output: z.object({ ended: count }),
  errors: ['not-found'],
})

export const listTwoFactorRemovals = contract({
  method: 'GET',
  path: '/api/admin/step-removals',
  summary:
    'Who lost app and recovery codes and asks to have the second step taken off: each proved password and mailbox.',
  roles: ['admin'],
  output: z.object({
    wishes: z.array(
      z.object({
        id: z.string(),
        email: z.string(),
        role,
        askedAt: instant,
        /** When it takes effect; null until it is approved. */
        dueAt: z.nullable(instant),
      }),
    ),
  }),
})

export const approveTwoFactorRemoval = contract({
  method: 'POST',
  path: '/api/admin/people/{id}/second-step-off',
  summary:
    'Allows such a wish of an account below the own one: 24 hours later the second step is off and every session ended, unless its owner stops it.',
  roles: ['admin'],
  input: z.object({
    id,
    /** How staff identified the owner; stored in the audit log. */
    proof: z.string().check(z.trim(), z.minLength(PROOF_MIN_LENGTH), z.maxLength(PROOF_MAX_LENGTH)),
  }),
  output: z.object({ dueAt: instant }),
  errors: ['not-found', 'conflict'],
})

const outsideService = z.object({
  id: z.enum(OUTSIDE_IDS),
  /** Whether the service is called and why: configured, on by default, silenced by OUTSIDE=off, or not configured. */
  state: z.enum(['configured', 'default', 'silenced', 'not-configured']),
  host: z.nullable(z.string()),
  /** Null when the service is called only on demand. */
  everyMinutes: z.nullable(z.number()),
  succeededAt: z.nullable(instant),
  failedAt: z.nullable(instant),
  /** The error text of the last failure. */
  failure: z.nullable(z.string()),
  /** Consecutive failures since the last success. */
  failures: z.number(),
  /** Whether calls are paused until the next attempt, because it failed too often. */
  isLeftAlone: z.boolean(),
  nextAt: z.nullable(instant),
  /** Whether a free test call exists. */
  canTry: z.boolean(),
})

export const listOutsideServices = contract({
  method: 'GET',
  path: '/api/admin/outside-services',
  summary:
    'Every service of somebody else: whether it is asked and why, where it is, its last success and failure, and when it is asked next.',
  roles: ['support'],
  output: z.object({
    /** False when `OUTSIDE=off` disables all default addresses. */
    isOutsideOn: z.boolean(),
    services: z.array(outsideService),
  }),
})

export const tryOutsideService = contract({
  method: 'POST',
  path: '/api/admin/outside-services/{id}/try',
  summary:
    'Asks a service now and tells how that went; `conflict` where it is not asked, or nothing free can be asked.',
  // It waits for an outside service, so it runs outside a transaction.
  isComputation: true,
  roles: ['support'],
  input: z.object({ id: z.enum(OUTSIDE_IDS) }),
  output: outsideService,
  errors: ['conflict'],
})
