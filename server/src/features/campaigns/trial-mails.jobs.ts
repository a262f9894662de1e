import { dueTrialMail, TRIAL_MAILS } from '@tripwright/domain/campaigns'
import { z } from 'zod'
import type { Job } from '#platform/jobs/jobs.port.ts'
import type { Platform } from '#platform/platform.ts'
import { composeSample, composeTrialMail } from './trial-mail.service.ts'
import { findAddressee, listTrials, noteOutcome, noteQueued } from './trial-mails.store.ts'
import { findAddress } from './trial-series.store.ts'

const COURSE_JOB = 'campaigns.trial-course'
export const COURSE_MAIL_JOB = 'campaigns.trial-course-mail'

/** A test goes to whoever asked for it, as if the mail were due now, and counts nowhere. */
const courseMail = z.object({
  userId: z.string(),
  kind: z.enum(TRIAL_MAILS),
  isTest: z.optional(z.literal(true)),
})
export type CourseMail = z.infer<typeof courseMail>

/** About three hours of tries, as long as any other mail. */
const RETRIES = 12
const BATCH = 200

type House = Pick<Platform, 'config' | 'secret' | 'database' | 'mail' | 'jobs' | 'now'>

/** Looks every minute which mails of trials are due and queues each once; sends what is queued. */
export function trialMailsJobs(house: House): Job[] {
  return [
    { name: COURSE_JOB, schedule: '* * * * *', run: () => queueDue(house) },
    {
      name: COURSE_MAIL_JOB,
      retries: RETRIES,
      async run(data) {
        await send(house, courseMail.parse(data))
      },
    },
  ]
}

async function queueDue({ database, jobs, now }: House): Promise<void> {
  const at = now()
  for (let after = ''; ; ) {
    const trials = await listTrials(database.db, at, after, BATCH)
    for (const trial of trials) {
      const { userId } = trial
      const kind = dueTrialMail(trial, at)
      if (kind === null) continue
      // Noted and queued together or not at all; of two processes the key lets one do both.
      await database.db.transaction(async (db) => {
        const mail: CourseMail = { userId, kind }
        if (await noteQueued(db, userId, kind, at)) await jobs.enqueue(db, COURSE_MAIL_JOB, mail)
      })
    }
    const last = trials.at(-1)
    if (last === undefined || trials.length < BATCH) return
    after = last.userId
  }
}

async function send(house: House, { userId, kind, isTest }: CourseMail): Promise<void> {
  const { database, mail, now } = house
  const { db } = database
  if (isTest) {
    const email = await findAddress(db, userId)
    if (email !== null) await mail.send(await composeSample(house, { kind, userId, email, isTest }))
    return
  }
  const to = await findAddressee(db, userId)
  if (to === null) return noteOutcome(db, { userId, kind }, 'unwanted', now())
  try {
    const outcome = await mail.send(await composeTrialMail(house, { ...to, userId, kind }))
    await noteOutcome(db, { userId, kind }, outcome.ok ? 'sent' : 'refused', now())
  } catch (error) {
    await noteOutcome(db, { userId, kind }, 'failed', now())
    throw error
  }
}
