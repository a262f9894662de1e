import { nextTry } from '@tripwright/domain/mailings'
import { z } from 'zod'
import { recordDeed } from '#features/admin/index.ts'
import type { Job } from '#platform/jobs/jobs.port.ts'
import type { MailMessage } from '#platform/mail/mail.port.ts'
import { wasNotTaken } from '#platform/mail/not-taken.ts'
import type { Platform } from '#platform/platform.ts'
import { composeMailing } from './mailing-mail.service.ts'
import { changeMailing, findMailing, listRipe, listSpent, lockMailing, withCounts } from './mailings.store.ts'
import {
  type Claim,
  claimNext,
  findOwnReader,
  findReader,
  freezeRecipients,
  isAnyWaiting,
  settle,
  settleLost,
} from './recipients.store.ts'

export const MAILING_JOB = 'mailings.send'
export const MAILING_TEST_JOB = 'mailings.test'

/** Mails of one run, and what a run takes at most: a batch, after which others have their turn. */
const BATCH = 200
const RUN_MS = 45_000
/** Longer than any mail server may take over one mail. */
const LOST_MS = 15 * 60 * 1000

const testMail = z.object({ userId: z.string(), mailingId: z.string() })
export type TestMail = z.infer<typeof testMail>

type House = Pick<Platform, 'config' | 'secret' | 'database' | 'mail' | 'jobs' | 'now' | 'log'>

/** Begins mailings whose moment has come, sends them in batches, ends them; sends the tests that staff ask for. */
export function mailingsJobs(house: House): Job[] {
  return [
    { name: MAILING_JOB, schedule: '* * * * *', run: () => work(house) },
    {
      name: MAILING_TEST_JOB,
      async run(data) {
        const { userId, mailingId } = testMail.parse(data)
        const [text, reader] = [
          await findMailing(house.database.db, mailingId),
          await findOwnReader(house.database.db, userId, house.now()),
        ]
        if (!text || !reader) return
        const message = await composeMailing(house, text, { ...reader, id: userId })
        await house.mail.send({ ...message, subject: `[Test] ${message.subject}` })
      },
    },
  ]
}

async function work(house: House): Promise<void> {
  const { database, jobs, now } = house
  const { db } = database
  await settleLost(db, new Date(now().getTime() - LOST_MS))
  for (const { id } of await listRipe(db, now())) await begin(house, id)
  const until = now().getTime() + RUN_MS
  let isTaken = true
  for (let sent = 0; isTaken && sent < BATCH && now().getTime() < until; sent++)
    isTaken = await sendNext(house)
  for (const { id } of await listSpent(db)) await end(house, id)
  // The batch is full: the next one follows at once, and behind whatever waits.
  if (isTaken && (await isAnyWaiting(db, now()))) await jobs.enqueue(db, MAILING_JOB, {})
}

/** Who gets it is written down in the same moment in which it begins, by whichever process comes first. */
async function begin({ database, now }: House, id: string): Promise<void> {
  await database.db.transaction(async (db) => {
    const mailing = await lockMailing(db, id)
    if (mailing?.state !== 'scheduled' || mailing.startsAt === null || mailing.startsAt > now()) return
    await changeMailing(db, id, { state: 'sending' })
    await freezeRecipients(db, id, mailing, now())
  })
}

/** False when there is nobody to write to, or no mail server to write through. */
async function sendNext(house: House): Promise<boolean> {
  const { database, now } = house
  const { db } = database
  const claim = await claimNext(db, now())
  if (claim === null) return false
  const [text, reader] = [await findMailing(db, claim.mailingId), await findReader(db, claim, now())]
  if (!text || !reader) {
    await settle(db, claim, 'left', now())
    return true
  }
  return deliver(house, claim, await composeMailing(house, text, { ...reader, id: claim.userId }))
}

async function deliver(
  { database, mail, log, now }: House,
  claim: Claim,
  message: MailMessage,
): Promise<boolean> {
  const { db } = database
  try {
    const outcome = await mail.send(message)
    await settle(db, claim, outcome.ok ? 'sent' : 'failed', now())
    return true
  } catch (error) {
    const isKnown = wasNotTaken(error)
    log.warn({ error, mailing: claim.mailingId, isKnown }, 'a mail of a mailing was not sent')
    const tryAt = isKnown ? nextTry(claim.tries, now()) : null
    await settle(db, claim, tryAt ? { tryAt } : isKnown ? 'failed' : 'unsure', now())
    return false
  }
}

async function end({ database, now }: House, id: string): Promise<void> {
  await database.db.transaction(async (db) => {
    const mailing = await lockMailing(db, id)
    if (mailing?.state !== 'sending') return
    const ended = await changeMailing(db, id, { state: 'done', finishedAt: now() })
    const [counted] = await withCounts(db, [ended])
    const { sent, failed, left, unsure } = counted?.counts ?? { sent: 0, failed: 0, left: 0, unsure: 0 }
    const figures = { sent: String(sent), failed: String(failed + unsure), left: String(left) }
    const detail = { mailing: id, subject: mailing.subject, ...figures }
    await recordDeed(db, { actorId: mailing.startedBy, action: 'mailing.done', detail }, now())
  })
}
