import { z } from 'zod/mini'
import { contract } from '../../base/contract.ts'

/** What everybody may see and people made: reviews by their id; trips and conversations by the secret of their link. */
export const REPORTED_KINDS = ['review', 'trip', 'conversation'] as const
export type ReportedKind = (typeof REPORTED_KINDS)[number]

export const REPORT_REASONS = ['personal', 'hateful', 'illegal', 'spam', 'other'] as const
export type ReportReason = (typeof REPORT_REASONS)[number]

/** The most characters of a report. */
export const MAX_REPORT = 2000

/** The length of the reason for a takedown in characters; whoever made the content reads it. */
export const TAKEDOWN_REASON = { least: 10, most: 500 } as const

/** `open` until staff decide: `kept` and `taken-down` are their decisions. */
export const REPORT_STATES = ['open', 'taken-down', 'kept'] as const
export type ReportState = (typeof REPORT_STATES)[number]

const id = z.uuid()
const kind = z.enum(REPORTED_KINDS)
const state = z.enum(REPORT_STATES)
/** ISO 8601 in UTC. */
const instant = z.string()

export const reportContent = contract({
  method: 'POST',
  path: '/api/reports',
  summary:
    'Reports a review, a shared trip or a shared conversation to staff. A second report by the same account replaces its first.',
  roles: 'anyone',
  input: z.object({
    kind,
    /** The id of a review, or the secret of a link: never in an address, because those are logged. */
    target: z.string().check(z.minLength(1), z.maxLength(200)),
    reason: z.enum(REPORT_REASONS),
    text: z.string().check(z.trim(), z.maxLength(MAX_REPORT)),
  }),
  output: z.object({ isReported: z.boolean() }),
  errors: ['not-found', 'conflict', 'too-many-requests'],
  // A wrong secret counts as an attempt even though it is refused.
  isComputation: true,
})

const report = z.object({
  reason: z.enum(REPORT_REASONS),
  text: z.string(),
  at: instant,
  /** The address of the account that reported; null for a guest. */
  by: z.nullable(z.string()),
  /** How much this account has reported in all; 0 for a guest. */
  byCount: z.number(),
})

const reportedContent = z.object({
  id: z.string(),
  kind,
  state,
  /** The address of who made it, and the number of their account. */
  owner: z.string(),
  ownerId: z.string(),
  /** Of the first report that nobody has decided on. */
  reportedAt: instant,
  decidedAt: z.nullable(instant),
  /** Why it was taken down. */
  reason: z.nullable(z.string()),
  /** What everybody sees, as lines; null when it is no longer there. */
  lines: z.nullable(z.array(z.string())),
  /** The newest reports, at most 20, and how many there are. */
  reports: z.array(report),
  count: z.number(),
})
export type ReportedContent = z.infer<typeof reportedContent>

export const listReports = contract({
  method: 'GET',
  path: '/api/admin/reports',
  isCompressed: true,
  summary:
    'What was reported, by state: open from the oldest on, the others from the newest on; with its public text.',
  roles: ['support'],
  input: z.object({
    state: z._default(state, 'open'),
    limit: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(50)), 20),
    /** The `next` of the previous page. */
    after: z.optional(id),
  }),
  output: z.object({
    items: z.array(reportedContent),
    next: z.nullable(z.string()),
    counts: z.object({ open: z.number(), kept: z.number(), 'taken-down': z.number() }),
  }),
})

export const decideReport = contract({
  method: 'POST',
  path: '/api/admin/reports/{id}/decision',
  summary:
    'Takes reported content down with a reason for whoever made it, lets it stay, or brings back what was taken down.',
  roles: ['support'],
  input: z
    .object({
      id,
      decision: z.enum(['take-down', 'keep', 'restore']),
      /** The state that staff saw. */
      from: state,
      reason: z.optional(
        z.string().check(z.trim(), z.minLength(TAKEDOWN_REASON.least), z.maxLength(TAKEDOWN_REASON.most)),
      ),
    })
    .check(
      z.refine(({ decision, reason }) => decision !== 'take-down' || reason !== undefined, {
        path: ['reason'],
        error: 'A takedown needs a reason.',
      }),
    ),
  output: z.object({ item: reportedContent }),
  errors: ['not-found', 'conflict', 'unprocessable'],
})
