import {
  actOnMailing,
  countAudience,
  listMailings,
  type MailingAction,
  nextMailingState,
  previewMailing,
  readMailing,
  removeMailing,
  testMailing,
  writeMailing,
} from '@tripwright/domain/staff/campaigns'
import { recordAuditEntry } from '#features/staff/admin/index.ts'
import type { Db } from '#platform/db/db.port.ts'
import { AppError } from '#platform/http/app-error.ts'
import { type Route, route } from '#platform/http/route.ts'
import type { Person } from '#platform/http/session-check.ts'
import type { RateLimit } from '#platform/limits/rate-limit.port.ts'
import { mailPage } from '#platform/mail/mail-page.ts'
import type { Platform } from '#platform/platform.ts'
import { composeMailing, parseMailingText } from './mailing-mail.service.ts'
import { MAILING_JOB, MAILING_TEST_JOB, type TestMail } from './mailings.jobs.ts'
import {
  changeMailing,
  deleteMailing,
  findMailing,
  insertDraft,
  listLatest,
  lockMailing,
  type MailingRow,
  withCounts,
} from './mailings.store.ts'
import { countEligible, findOwnRecipient } from './recipients.store.ts'

const TESTS: RateLimit = { name: 'mailings.tests', points: 30, seconds: 60 * 60 }
const YEAR_MS = 366 * 24 * 60 * 60 * 1000
/** The name of each action in the audit log. */
const AUDIT_ACTIONS = {
  start: 'mailing.started',
  withdraw: 'mailing.withdrawn',
  pause: 'mailing.paused',
  resume: 'mailing.resumed',
  cancel: 'mailing.cancelled',
} as const satisfies Record<MailingAction, string>

export const mailingsRoutes: Route[] = [
  route(listMailings, async ({ limit }, { db }) => {
    const mailings = await listLatest(db, limit + 1)
    return { mailings: mailings.slice(0, limit), isMore: mailings.length > limit }
  }),

  route(readMailing, async ({ id }, { db, now, person, platform }) => {
    const row = await findMailing(db, id)
    if (!row) throw new AppError('not-found')
    const { subject, text } = await composeSample({ db, now, person, platform }, row)
    return { mailing: await toResponse(db, row), body: row.body, sample: { subject, text } }
  }),

  route(previewMailing, async ({ id }, { db, now, person, platform }) => {
    const row = await findMailing(db, id)
    if (!row) throw new AppError('not-found')
    return mailPage(await composeSample({ db, now, person, platform }, row))
  }),

  route(countAudience, ({ plan, language = null }, { db, now }) =>
    countEligible(db, { plan, language }, now),
  ),

  route(writeMailing, async ({ id, version, ...draft }, { db, person, now }) => {
    parseMailingText(draft)
    const mailing = await lockMailing(db, id)
    if ((mailing?.version ?? 0) !== version || (mailing && mailing.state !== 'draft'))
      throw new AppError('conflict')
    const row = mailing
      ? await changeMailing(db, id, { ...draft, changedAt: now })
      : await insertDraft(db, { ...draft, id, changedAt: now })
    if (!row) throw new AppError('conflict')
    await recordMailingAudit(db, { person, action: 'mailing.written', row, now })
    return { mailing: await toResponse(db, row) }
  }),

  route(removeMailing, async ({ id }, { db, person, now }) => {
    const row = await lockMailing(db, id)
    if (!row) throw new AppError('not-found')
    if (row.state !== 'draft') throw new AppError('conflict')
    await deleteMailing(db, id)
    await recordMailingAudit(db, { person, action: 'mailing.removed', row, now })
    return { ok: true as const }
  }),

  route(testMailing, async ({ id }, { db, person, now, platform }) => {
    const row = await findMailing(db, id)
    if (!row) throw new AppError('not-found')
    const verdict = await platform.limits.take(TESTS, person.id, db)
    if (!verdict.ok) throw new AppError('too-many-requests', { retryAfter: verdict.retryAfterSeconds })
    const job: TestMail = { userId: person.id, mailingId: id }
    await platform.jobs.enqueue(db, MAILING_TEST_JOB, job)
    await recordMailingAudit(db, { person, action: 'mailing.tested', row, now })
    return { to: person.email }
  }),

  route(actOnMailing, async ({ id, version, act, at }, { db, person, now, platform }) => {
    const row = await lockMailing(db, id)
    if (!row) throw new AppError('not-found')
    const state = nextMailingState(row.state, act)
    const isStale = act === 'start' && row.version !== version
    if (isStale || state === null) throw new AppError('conflict')
    const changed = await changeMailing(db, id, {
      state,
      changedAt: now,
      ...(act === 'start' && { startsAt: parseStartTime(at, now), startedBy: person.id }),
      ...(act === 'withdraw' && { startsAt: null, startedBy: null }),
      ...(act === 'cancel' && { finishedAt: now }),
    })
    // The job runs each minute anyway; this starts a mailing that is due now at once.
    if (act === 'start' || act === 'resume') await platform.jobs.enqueue(db, MAILING_JOB, {})
    await recordMailingAudit(db, { person, action: AUDIT_ACTIONS[act], row: changed, now })
    return { mailing: await toResponse(db, changed) }
  }),
]

// A start time that passed while the form was open means now.
function parseStartTime(at: string | undefined, now: Date): Date {
  const moment = at === undefined ? now : new Date(at)
  if (moment.getTime() <= now.getTime() + YEAR_MS) return moment < now ? now : moment
  const message = 'A mailing begins within a year.'
  throw new AppError('bad-input', { message, issues: [{ path: 'at', message }] })
}

type PreviewContext = { db: Db; now: Date; person: Person; platform: Platform }

async function composeSample({ db, now, person, platform }: PreviewContext, row: MailingRow) {
  const reader = await findOwnRecipient(db, person.id, now)
  const recipient = reader ?? { email: person.email, name: '', plan: '' }
  return composeMailing(platform, row, { ...recipient, id: person.id })
}

async function toResponse(db: Db, row: MailingRow) {
  const [mailing] = await withCounts(db, [row])
  if (!mailing) throw new Error('a mailing has no figures')
  return mailing
}

type AuditNote = { person: Person; action: string; row: MailingRow; now: Date }

async function recordMailingAudit(db: Db, { person, action, row, now }: AuditNote): Promise<void> {
  const at = row.state === 'scheduled' && row.startsAt ? { at: row.startsAt.toISOString() } : {}
  const detail = { mailing: row.id, subject: row.subject, ...at }
  await recordAuditEntry(db, { actorId: person.id, action, detail }, now)
}
