import { addDays, utcDate } from '@tripwright/domain/base/dates'
import { fillText } from '@tripwright/domain/base/text'
import { remindersMessages } from '@tripwright/domain/documents/vault'
import { z } from 'zod'
import { notify } from '#features/account/notifications/index.ts'
import { unsubscribeUrl } from '#features/plans/trial-mails/index.ts'
import { forEachIsolated } from '#platform/jobs/for-each-isolated.ts'
import type { Job } from '#platform/jobs/jobs.port.ts'
import { composeMail } from '#platform/mail/mail-layout.ts'
import type { Platform } from '#platform/platform.ts'
import { dueWindow, isDue, reminderLine } from './reminders.service.ts'
import {
  deletePast,
  findReminderAddress,
  listByIds,
  listDueReminders,
  markQueued,
  type ReminderRow,
  remindersVersion,
} from './reminders.store.ts'

const MAIL_JOB = 'reminders.mail'
const mailJob = z.object({ userId: z.string(), ids: z.array(z.string()) })
type ReminderMail = z.infer<typeof mailJob>

const RETRIES = 12
const BATCH = 200
const RETENTION_DAYS = 30

type ReminderDeps = Pick<Platform, 'config' | 'secret' | 'database' | 'mail' | 'jobs' | 'events' | 'now'>

/**
 * Sends the due reminders four times an hour, one message per person: by mail, in the list, by push. Deletes old ones at
 * night.
 */
export function remindersJobs(deps: ReminderDeps): Job[] {
  const { database, now } = deps
  return [
    { name: 'reminders.queue', schedule: '3,18,33,48 * * * *', run: () => queueDue(deps) },
    {
      name: MAIL_JOB,
      retries: RETRIES,
      run: (data) => sendReminderMail(deps, mailJob.parse(data)),
    },
    {
      name: 'reminders.forget',
      schedule: '40 4 * * *',
      run: () => deletePast(database.db, addDays(utcDate(now()), -RETENTION_DAYS)),
    },
  ]
}

async function queueDue(deps: ReminderDeps): Promise<void> {
  const { database, now } = deps
  const at = now()
  const faults: unknown[] = []
  for (let after: string | undefined = ''; after !== undefined; ) {
    const coming = await listDueReminders(database.db, dueWindow(at), after, BATCH)
    const due = Map.groupBy(
      coming.filter((one) => isDue(one, at)),
      ({ userId }) => userId,
    )
    faults.push(...(await forEachIsolated(due, ([userId, rows]) => queueMailFor(deps, userId, rows, at))))
    after = coming.at(-1)?.userId
  }
  if (faults.length > 0) throw faults[0]
}

/** Marked and queued in one transaction; of two processes only one gets each row. */
function queueMailFor(
  deps: ReminderDeps,
  userId: string,
  rows: readonly ReminderRow[],
  at: Date,
): Promise<void> {
  return deps.database.db.transaction(async (db) => {
    const noted = await markQueued(
      db,
      rows.map(({ id }) => id),
      at,
    )
    if (noted.length === 0) return
    const mail: ReminderMail = { userId, ids: noted }
    await deps.jobs.enqueue(db, MAIL_JOB, mail)
    const text = rows
      .filter(({ id }) => noted.includes(id))
      .map(reminderLine)
      .join(' ')
    // A device that has planned these by itself is sent nothing.
    const version = await remindersVersion(db, userId)
    const notification = { userId, kind: 'reminder' as const, detail: { text, version }, path: '/documents' }
    await notify({ db, now: at, platform: deps }, notification)
  })
}

async function sendReminderMail(deps: ReminderDeps, { userId, ids }: ReminderMail): Promise<void> {
  const { db } = deps.database
  // The reminder was cancelled or its account deleted meanwhile: nothing to send.
  const [rows, to] = [await listByIds(db, ids), await findReminderAddress(db, userId)]
  const [first] = rows
  if (!first || to === null) return
  const { texts } = remindersMessages
  const url = unsubscribeUrl(deps, userId, 'reminders')
  const lines = rows.map(reminderLine)
  const more = rows.length - 1
  const subject = reminderLine(first)
  const message = await composeMail({
    to,
    kind: 'reminder',
    subject: more === 0 ? subject : `${subject} (+${more})`,
    preview: lines.join(' '),
    heading: texts['mail.heading'],
    paragraphs: [...lines, texts['mail.text']],
    button: { label: texts['mail.button'], url: `${deps.config.publicUrl}/documents` },
    footer: fillText(texts['mail.note'], { url }),
  })
  await deps.mail.send({ ...message, unsubscribeUrl: url })
}
