import { z } from 'zod/mini'
import { contract } from '../../base/contract.ts'
import { MAILING_ACTIONS, MAILING_STATES } from './mailing-states.rules.ts'

/** Characters of the two parts of a mailing. */
export const MAILING_TEXT = { subject: 120, body: 10_000 } as const

/** Whom a mailing is for, of those who agreed to such mails: by what they have, and by the language they agreed in. */
export const AUDIENCE_PLANS = ['any', 'free', 'trial', 'over', 'paid'] as const
export type AudiencePlan = (typeof AUDIENCE_PLANS)[number]

const roles = ['marketing'] as const
const id = z.uuid()
/** ISO 8601 in UTC. */
const instant = z.string()
const count = z.number()
const version = z.number().check(z.int(), z.gte(0))
const plan = z.enum(AUDIENCE_PLANS)
/** ISO 639: `de`. */
const language = z.string().check(z.regex(/^[a-z]{2,3}$/))
const subject = z
  .string()
  .check(z.trim(), z.minLength(1), z.maxLength(MAILING_TEXT.subject), z.regex(/^[^\p{Cc}\p{Zl}\p{Zp}]*$/u))
const body = z.string().check(z.minLength(1), z.maxLength(MAILING_TEXT.body))

const mailing = z.object({
  id: z.string(),
  subject: z.string(),
  state: z.enum(MAILING_STATES),
  plan,
  /** Null: whatever the language. */
  language: z.nullable(z.string()),
  /** Grows with each change, so that nobody sends what somebody else has just rewritten. */
  version: z.number(),
  changedAt: instant,
  startsAt: z.nullable(instant),
  finishedAt: z.nullable(instant),
  /** Of accounts that still exist. */
  counts: z.object({
    all: count,
    waiting: count,
    sent: count,
    /** Not taken by the mail server, for good. */
    failed: count,
    /** Stopped such mails, or changed the address, before its turn came. */
    left: count,
    /** A process or a line broke at that very moment: perhaps sent, and not sent again. */
    unsure: count,
    /** Stopped such mails by the link in this one. */
    unsubscribed: count,
  }),
})
export type Mailing = z.infer<typeof mailing>

export const listMailings = contract({
  method: 'GET',
  path: '/api/admin/mailings',
  summary: 'Mailings with what became of them, the latest change first.',
  roles,
  input: z.object({ limit: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(100)), 25) }),
  output: z.object({ mailings: z.array(mailing), isMore: z.boolean() }),
})

export const readMailing = contract({
  method: 'GET',
  path: '/api/admin/mailings/{id}',
  summary: 'One mailing with its text, and that text as its reader would get it.',
  roles,
  input: z.object({ id }),
  output: z.object({
    mailing,
    body: z.string(),
    sample: z.object({ subject: z.string(), text: z.string() }),
  }),
  errors: ['not-found'],
})

export const previewMailing = contract({
  answerTypes: ['text/html'],
  method: 'GET',
  path: '/api/admin/mailings/{id}/page',
  summary: 'The same as the page that mail programs show, for a frame of ours; it runs nothing.',
  roles,
  input: z.object({ id }),
  output: z.string(),
  errors: ['not-found'],
})

export const writeMailing = contract({
  method: 'PUT',
  path: '/api/admin/mailings/{id}',
  summary: 'Writes a draft; version 0 makes it. Refused when it was changed since, or is no draft any more.',
  roles,
  input: z.object({ id, version, subject, body, plan, language: z.nullable(language) }),
  output: z.object({ mailing }),
  errors: ['conflict'],
})

export const removeMailing = contract({
  method: 'DELETE',
  path: '/api/admin/mailings/{id}',
  summary: 'Throws a draft away. What was ever started stays.',
  roles,
  input: z.object({ id }),
  output: z.object({ ok: z.literal(true) }),
  errors: ['not-found', 'conflict'],
})

export const countAudience = contract({
  method: 'GET',
  path: '/api/admin/mailing-audience',
  summary: 'How many a mailing would go to now, and the languages in which people agreed to such mails.',
  roles,
  input: z.object({ plan: z._default(plan, 'any'), language: z.optional(language) }),
  output: z.object({ count, languages: z.array(z.object({ language: z.string(), count })) }),
})

export const testMailing = contract({
  method: 'POST',
  path: '/api/admin/mailings/{id}/test',
  summary: 'Sends a mailing to the own address and to nobody else.',
  roles,
  input: z.object({ id }),
  output: z.object({ to: z.string() }),
  errors: ['not-found', 'too-many-requests'],
})

export const actOnMailing = contract({
  method: 'POST',
  path: '/api/admin/mailings/{id}/acts',
  summary:
    'Starts a mailing now or at a moment within a year, takes it back before that, pauses, resumes or cancels it. A start is refused when the text was changed since it was read.',
  roles,
  input: z.object({
    id,
    act: z.enum(MAILING_ACTIONS),
    /** For `start`: the text that was read. The other acts have no text to miss. */
    version: z.optional(version),
    /** For `start`; now unless said. */
    at: z.optional(z.iso.datetime()),
  }),
  output: z.object({ mailing }),
  errors: ['not-found', 'conflict'],
})
