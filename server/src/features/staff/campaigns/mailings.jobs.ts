import { nextTry } from '@tripwright/domain/staff/campaigns'
import { z } from 'zod'
import { recordAuditEntry } from '#features/staff/admin/index.ts'
import type { Job } from '#platform/jobs/jobs.port.ts'
import type { MailMessage } from '#platform/mail/mail.port.ts'
import { wasNotAccepted } from '#platform/mail/not-accepted.ts'
import type { Platform } from '#platform/platform.ts'
import { composeMailing } from './mailing-mail.service.ts'
import {
  changeMailing,
  findMailing,
  listDue,
  listFinished,
  lockMailing,
  withCounts,
} from './mailings.store.ts'
import {
  claimNext,
  findOwnRecipient,
  findRecipient,
  isAnyWaiting,
  type RecipientClaim,
  recordLostOutcomes,
  recordOutcome,
  snapshotRecipients,
} from './recipients.store.ts'

export const MAILING_JOB = 'mailings.send'
export const MAILING_TEST_JOB = 'mailings.test'

/** Mails of one batch; after it other jobs get their turn. */
const BATCH = 200
const MAX_RUN_MS = 45_000
/** Longer than any mail server may take over one mail. */
const CLAIM_TIMEOUT_MS = 15 * 60 * 1000

const testMail = z.object({ userId: z.string(), mailingId: z.string() })
export type TestMail = z.infer<typeof testMail>

type Deps = Pick<Platform, 'config' | 'secret' | 'database' | 'mail' | 'jobs' | 'now' | 'log'>

/** Starts due mailings, sends them in batches and completes them; sends the test mails of staff. */
export function mailingsJobs(deps: Deps): Job[] {
  return [
    { name: MAILING_JOB, schedule: '* * * * *', run: () => runMailings(deps) },
    {
      name: MAILING_TEST_JOB,
      async run(data) {
        const { userId, mailingId } = testMail.parse(data)
        const [text, reader] = [
          await findMailing(deps.database.db, mailingId),
          await findOwnRecipient(deps.database.db, userId, deps.now()),
        ]
        if (!text || !reader) return
        const message = await composeMailing(deps, text, { ...reader, id: userId })
        await deps.mail.send({ ...message, subject: `[Test] ${message.subject}` })
      },
    },
  ]
}

async function runMailings(deps: Deps): Promise<void> {
  const { database, jobs, now } = deps
  const { db } = database
  await recordLostOutcomes(db, new Date(now().getTime() - CLAIM_TIMEOUT_MS))
  for (const { id } of await listDue(db, now())) await begin(deps, id)
  const until = now().getTime() + MAX_RUN_MS
  let isTaken = true
  for (let sent = 0; isTaken && sent < BATCH && now().getTime() < until; sent++)
    isTaken = await sendNext(deps)
  for (const { id } of await listFinished(db)) await end(deps, id)
  // The batch is full: the next one is queued behind the other waiting jobs.
  if (isTaken && (await isAnyWaiting(db, now()))) await jobs.enqueue(db, MAILING_JOB, {})
}

/** The recipients are stored in the transaction that starts the mailing, by whichever process comes first. */
async function begin({ database, now }: Deps, id: string): Promise<void> {
  await database.db.transaction(async (db) => {
    const mailing = await lockMailing(db, id)
    if (mailing?.state !== 'scheduled' || mailing.startsAt === null || mailing.startsAt > now()) return
    await changeMailing(db, id, { state: 'sending' })
    await snapshotRecipients(db, id, mailing, now())
  })
}

/** False when the recipient is gone or no mail server is configured. */
async function sendNext(deps: Deps): Promise<boolean> {
  const { database, now } = deps
  const { db } = database
  const claim = await claimNext(db, now())
  if (claim === null) return false
  const [text, reader] = [await findMailing(db, claim.mailingId), await findRecipient(db, claim, now())]
  if (!text || !reader) {
    await recordOutcome(db, claim, 'left', now())
    return true
  }
  return deliver(deps, claim, await composeMailing(deps, text, { ...reader, id: claim.userId }))
}

async function deliver(
  { database, mail, log, now }: Deps,
  claim: RecipientClaim,
  message: MailMessage,
): Promise<boolean> {
  const { db } = database
  try {
    const outcome = await mail.send(message)
    await recordOutcome(db, claim, outcome.ok ? 'sent' : 'failed', now())
    return true
  } catch (error) {
    const isKnown = wasNotAccepted(error)
    log.warn({ error, mailing: claim.mailingId, isKnown }, 'a mail of a mailing was not sent')
    const tryAt = isKnown ? nextTry(claim.tries, now()) : null
    await recordOutcome(db, claim, tryAt ? { tryAt } : isKnown ? 'failed' : 'unsure', now())
    return false
  }
}

async function end({ database, now }: Deps, id: string): Promise<void> {
  await database.db.transaction(async (db) => {
    const mailing = await lockMailing(db, id)
    if (mailing?.state !== 'sending') return
    const ended = await changeMailing(db, id, { state: 'done', finishedAt: now() })
    const [counted] = await withCounts(db, [ended])
    const { sent, failed, left, unsure } = counted?.counts ?? { sent: 0, failed: 0, left: 0, unsure: 0 }
    const figures = { sent: String(sent), failed: String(failed + unsure), left: String(left) }
    const detail = { mailing: id, subject: mailing.subject, ...figures }
    await recordAuditEntry(db, { actorId: mailing.startedBy, action: 'mailing.done', detail }, now())
  })
}
