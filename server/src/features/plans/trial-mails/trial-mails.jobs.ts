import { dueTrialMail, TRIAL_MAILS } from '@tripwright/domain/plans/trial-mails'
import { z } from 'zod'
import { findAddress } from '#features/account/sign-in/index.ts'
import type { Job } from '#platform/jobs/jobs.port.ts'
import type { Platform } from '#platform/platform.ts'
import { composeSample, composeTrialMail } from './trial-mail.service.ts'
import { findAddressee, listTrials, recordOutcome, recordQueued } from './trial-mails.store.ts'

const SERIES_JOB = 'campaigns.trial-course'
export const SERIES_MAIL_JOB = 'campaigns.trial-course-mail'

/** A test mail goes to the member of staff who requested it, as if it were due now, and is not counted. */
const seriesMail = z.object({
  userId: z.string(),
  kind: z.enum(TRIAL_MAILS),
  isTest: z.optional(z.literal(true)),
})
export type SeriesMail = z.infer<typeof seriesMail>

/** About three hours of tries, as long as any other mail. */
const RETRIES = 12
const BATCH = 200

type Deps = Pick<Platform, 'config' | 'secret' | 'database' | 'mail' | 'jobs' | 'now'>

/** Queues every minute the trial mails that are due, each once; sends the queued ones. */
export function trialMailsJobs(deps: Deps): Job[] {
  return [
    { name: SERIES_JOB, schedule: '* * * * *', run: () => queueDue(deps) },
    {
      name: SERIES_MAIL_JOB,
      retries: RETRIES,
      async run(data) {
        await send(deps, seriesMail.parse(data))
      },
    },
  ]
}

async function queueDue({ database, jobs, now }: Deps): Promise<void> {
  const at = now()
  for (let after = ''; ; ) {
    const trials = await listTrials(database.db, at, after, BATCH)
    for (const trial of trials) {
      const { userId } = trial
      const kind = dueTrialMail(trial, at)
      if (kind === null) continue
      // Recorded and queued in one transaction; of two processes the unique key lets one do both.
      await database.db.transaction(async (db) => {
        const mail: SeriesMail = { userId, kind }
        if (await recordQueued(db, userId, kind, at)) await jobs.enqueue(db, SERIES_MAIL_JOB, mail)
      })
    }
    const last = trials.at(-1)
    if (last === undefined || trials.length < BATCH) return
    after = last.userId
  }
}

async function send(deps: Deps, { userId, kind, isTest }: SeriesMail): Promise<void> {
  const { database, mail, now } = deps
  const { db } = database
  if (isTest) {
    const email = await findAddress(db, userId)
    if (email !== null) await mail.send(await composeSample(deps, { kind, userId, email, isTest }))
    return
  }
  const to = await findAddressee(db, userId)
  if (to === null) return recordOutcome(db, { userId, kind }, 'unwanted', now())
  try {
    const outcome = await mail.send(await composeTrialMail(deps, { ...to, userId, kind }))
    await recordOutcome(db, { userId, kind }, outcome.ok ? 'sent' : 'refused', now())
  } catch (error) {
    await recordOutcome(db, { userId, kind }, 'failed', now())
    throw error
  }
}
