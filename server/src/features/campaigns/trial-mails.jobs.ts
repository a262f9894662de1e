import { fillText } from '@tripwright/domain/base/text'
import {
  dueTrialMail,
  TRIAL_MAILS,
  type TrialMailKind,
  trialMailsMessages,
} from '@tripwright/domain/campaigns'
import { z } from 'zod'
import type { Job } from '#platform/jobs/jobs.port.ts'
import { composeMail } from '#platform/mail/mail-layout.ts'
import type { Platform } from '#platform/platform.ts'
import { findAddressee, listTrials, noteQueued } from './trial-mails.store.ts'
import { unsubscribeUrl } from './unsubscribe.service.ts'

const COURSE_JOB = 'campaigns.trial-course'
const MAIL_JOB = 'campaigns.trial-course-mail'

const courseMail = z.object({ userId: z.string(), kind: z.enum(TRIAL_MAILS) })
type CourseMail = z.infer<typeof courseMail>

/** About three hours of tries, as long as any other mail. */
const RETRIES = 12
const BATCH = 200

/** The page that each mail leads to. */
const PAGES = {
  welcome: '/itinerary',
  'day-1': '/documents',
  'day-3': '/dashboard',
  'day-5': '/pricing',
  'last-day': '/pricing',
  expired: '/pricing',
} as const satisfies Record<TrialMailKind, string>

type House = Pick<Platform, 'config' | 'secret' | 'database' | 'mail' | 'jobs' | 'now'>

/** Looks every minute which mails of trials are due and queues each once; sends what is queued. */
export function trialMailsJobs(house: House): Job[] {
  return [
    { name: COURSE_JOB, schedule: '* * * * *', run: () => queueDue(house) },
    {
      name: MAIL_JOB,
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
        if (await noteQueued(db, userId, kind, at)) await jobs.enqueue(db, MAIL_JOB, mail)
      })
    }
    const last = trials.at(-1)
    if (last === undefined || trials.length < BATCH) return
    after = last.userId
  }
}

async function send(house: House, { userId, kind }: CourseMail): Promise<void> {
  const to = await findAddressee(house.database.db, userId)
  if (to === null) return
  const { texts } = trialMailsMessages
  const end = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' })
  const say = (key: 'text.1' | 'text.2') =>
    fillText(texts[`${kind}.${key}`], { end: `${end.format(to.endsAt)} UTC` })
  const url = unsubscribeUrl(house, userId)
  const message = await composeMail({
    to: to.email,
    subject: texts[`${kind}.subject`],
    preview: say('text.1'),
    heading: texts[`${kind}.subject`],
    paragraphs: [say('text.1'), say('text.2')],
    button: { label: texts[`${kind}.button`], url: `${house.config.publicUrl}${PAGES[kind]}` },
    footer: fillText(texts.note, { url }),
  })
  await house.mail.send({ ...message, unsubscribeUrl: url })
}
