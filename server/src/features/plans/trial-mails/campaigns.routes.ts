import { createHmac } from 'node:crypto'
import { utcDate } from '@tripwright/domain/base/dates'
import {
  putMailChoices,
  readMailChoices,
  stopTrialMails,
  trialSignupEmail,
} from '@tripwright/domain/plans/trial-mails'
import { AppError } from '#platform/http/app-error.ts'
import { addressBucket } from '#platform/http/client-address.ts'
import { type Route, route } from '#platform/http/route.ts'
import type { RateLimit } from '#platform/limits/rate-limit.port.ts'
import { TRIAL_MAIL_JOB, type TrialMail } from './campaigns.jobs.ts'
import { putMailChoice, readMailChoices as readChoices } from './trial-mails.store.ts'
import { unsubscribe } from './unsubscribe.service.ts'

/** One mail to a mailbox per UTC day, from all callers. */
const MAILBOX: RateLimit = { name: 'campaigns.mailbox', points: 1, seconds: 24 * 60 * 60 }
/** Mails that one network address may request in an hour; RATE_LIMIT_IP_SCALE scales this and only this. */
const ADDRESS: RateLimit = { name: 'campaigns.address', points: 20, seconds: 60 * 60 }

export const campaignsRoutes: Route[] = [
  // The response is the same for every mailbox: known or not, mailed today or not.
  route(trialSignupEmail, async ({ email }, { db, now, address, platform }) => {
    const { limits, config, jobs, secret } = platform
    const points = Math.max(1, Math.round(ADDRESS.points * config.addressLimitScale))
    const mayAsk = await limits.take({ ...ADDRESS, points }, addressBucket(address), db)
    if (!mayAsk.ok) throw new AppError('too-many-requests', { retryAfter: mayAsk.retryAfterSeconds })
    // Under a keyed hash, so that the table does not list mailboxes.
    const key = createHmac('sha256', secret).update(`trial-mail:${email}`).digest('base64url')
    const isFirst = (await limits.take(MAILBOX, `${utcDate(now)}:${key}`, db)).ok
    const job: TrialMail = { email: isFirst ? email : null }
    await jobs.enqueue(db, TRIAL_MAIL_JOB, job)
    return { ok: true as const }
  }),

  route(readMailChoices, (_, { db, person }) => readChoices(db, person.id)),

  route(putMailChoices, async (choices, { db, person, now, request }) => {
    const language = choices.news ? languageOf(request) : undefined
    await putMailChoice(db, person.id, choices, now, { language })
    return readChoices(db, person.id)
  }),

  route(stopTrialMails, async ({ token }, { db, now, platform: { secret } }) => {
    if (!(await unsubscribe({ db, secret, now }, token))) throw new AppError('not-found')
    return { ok: true as const }
  }),
]

// The first language of the browser: the reader agreed in that language.
function languageOf(request: Request): string {
  return /^[a-z]{2,3}(?![a-z])/.exec(request.headers.get('accept-language')?.toLowerCase() ?? '')?.[0] ?? 'en'
}
