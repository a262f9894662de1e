import { z } from 'zod/mini'
import { contract } from '../../base/contract.ts'
import { isIsoDate } from '../../base/dates.ts'

/** What an entry is about, with the beginning of its actions. */
export const AUDIT_TOPICS = {
  roles: 'role.',
  sessions: 'sessions.',
  accounts: 'account.',
  'second-step': 'step.',
  addresses: 'address.',
  trials: 'trial.',
  'trial-emails': 'trial-mail.',
  discounts: 'discounts.',
  reviews: 'review.',
  reports: 'report.',
  content: 'content.',
  campaigns: 'mailing.',
  blog: 'post.',
  support: 'support.',
  jobs: 'job.',
  log: 'audit.',
} as const
export type AuditTopic = keyof typeof AUDIT_TOPICS

/** The most entries of one file. */
export const AUDIT_EXPORT_ROWS = 10_000

const day = z.string().check(z.refine(isIsoDate, 'a day as 2026-05-01'))
/** ISO 8601 in UTC. */
const instant = z.string()

const filter = {
  /** Each word stands in an address, the action or its details. */
  words: z._default(z.string().check(z.trim(), z.maxLength(200)), ''),
  topic: z.optional(z.enum(Object.keys(AUDIT_TOPICS) as [AuditTopic, ...AuditTopic[]])),
  /** First and last day, in UTC, both included. */
  from: z.optional(day),
  to: z.optional(day),
}

export const listAudit = contract({
  method: 'GET',
  path: '/api/admin/audit',
  isCompressed: true,
  summary: 'What staff did, the newest first, by words, topic and days. The log is only ever added to.',
  roles: ['admin'],
  input: z.object({
    ...filter,
    limit: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(100)), 50),
    /** The `next` of the page before. */
    after: z.optional(z.coerce.number().check(z.int(), z.gte(1))),
  }),
  output: z.object({
    entries: z.array(
      z.object({
        id: z.number(),
        at: instant,
        action: z.string(),
        /** Null for a command on the server. */
        actorId: z.nullable(z.string()),
        /** Null for a command on the server, or a deleted account. */
        actor: z.nullable(z.string()),
        targetId: z.nullable(z.string()),
        target: z.nullable(z.string()),
        detail: z.record(z.string(), z.string()),
      }),
    ),
    next: z.nullable(z.number()),
  }),
})

export const exportAudit = contract({
  method: 'GET',
  path: '/api/admin/audit.csv',
  summary:
    'The same entries as a table (CSV, RFC 4180), the newest 10,000 at most. That somebody took it is an entry itself.',
  roles: ['admin'],
  input: z.object(filter),
  output: z.string(),
  answerTypes: ['text/csv'],
})
