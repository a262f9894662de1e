import {
  previewTrialMail,
  readTrialMail,
  readTrialSeries,
  testTrialMail,
} from '@tripwright/domain/plans/trial-mails'
import { recordAuditEntry } from '#features/staff/admin/index.ts'
import { AppError } from '#platform/http/app-error.ts'
import { type Route, route } from '#platform/http/route.ts'
import type { RateLimit } from '#platform/limits/rate-limit.port.ts'
import { mailPage } from '#platform/mail/mail-page.ts'
import { composeSample } from './trial-mail.service.ts'
import { SERIES_MAIL_JOB, type SeriesMail } from './trial-mails.jobs.ts'
import { countTrialMails, listUpcoming } from './trial-series.store.ts'

const UPCOMING_LIMIT = 25
const TESTS: RateLimit = { name: 'campaigns.tests', points: 30, seconds: 60 * 60 }

/** Trial mails as staff see them. */
export const trialSeriesRoutes: Route[] = [
  route(readTrialSeries, async (_, { db, now }) => ({
    asOf: now.toISOString(),
    mails: await countTrialMails(db),
    coming: await listUpcoming(db, now, UPCOMING_LIMIT),
  })),

  route(readTrialMail, async ({ kind }, { person, platform }) => {
    const { subject, text } = await composeSample(platform, { kind, userId: person.id, email: person.email })
    return { subject, text }
  }),

  route(previewTrialMail, async ({ kind }, { person, platform }) =>
    mailPage(await composeSample(platform, { kind, userId: person.id, email: person.email })),
  ),

  route(testTrialMail, async ({ kind }, { db, person, now, platform }) => {
    const verdict = await platform.limits.take(TESTS, person.id, db)
    if (!verdict.ok) throw new AppError('too-many-requests', { retryAfter: verdict.retryAfterSeconds })
    const job: SeriesMail = { userId: person.id, kind, isTest: true }
    await platform.jobs.enqueue(db, SERIES_MAIL_JOB, job)
    await recordAuditEntry(db, { actorId: person.id, action: 'trial-mail.tested', detail: { kind } }, now)
    return { to: person.email }
  }),
]
