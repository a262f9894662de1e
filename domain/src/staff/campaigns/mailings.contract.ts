import { z } from 'zod/mini'
import { contract } from '../../base/contract.ts'
import { MAILING_ACTIONS, MAILING_STATES } from './mailing-states.rules.ts'

/** The length of subject and text in characters. */
export const MAILING_TEXT = { subject: 120, body: 10_000 } as const

/** The audience of a mailing, among the accounts that agreed to such mails: by plan, and by the language of their consent. */
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
  /** Null for all languages. */
  language: z.nullable(z.string()),
  /** A version that grows with each change, so that no one sends a text that another person has just edited. */
  version: z.number(),
  changedAt: instant,
  startsAt: z.nullable(instant),
  finishedAt: z.nullable(instant),
  /** Of accounts that still exist. */
  counts: z.object({
    all: count,
    waiting: count,
    sent: count,
    /** Permanently refused by the mail server. */
    failed: count,
    /** Skipped: the recipient unsubscribed, or changed the address, before it was sent. */
    left: count,
    /** The process or connection failed during sending: perhaps sent, and not sent again. */
    unsure: count,
    /** Unsubscribed by the link in this mail. */
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
    /** For `start`: the version that was read. The other actions need none. */
    version: z.optional(version),
    /** For `start`; now when absent. */
    at: z.optional(z.iso.datetime()),
  }),
  output: z.object({ mailing }),
  errors: ['not-found', 'conflict'],
})
