import { campaignsMessages } from '@tripwright/domain/plans/trial-mails'
import { z } from 'zod'
import type { Job } from '#platform/jobs/jobs.port.ts'
import { composeMail } from '#platform/mail/mail-layout.ts'
import type { Platform } from '#platform/platform.ts'

export const TRIAL_MAIL_JOB = 'campaigns.trial-mail'

/** Without an address where the limit of mails is reached, so that the call that queued it did the same work. */
const trialMail = z.object({ email: z.nullable(z.string()) })
export type TrialMail = z.infer<typeof trialMail>

/** About three hours of tries, as long as any other mail. */
const RETRIES = 12

export function campaignsJobs({ config, mail }: Pick<Platform, 'config' | 'mail'>): Job[] {
  const { texts } = campaignsMessages
  return [
    {
      name: TRIAL_MAIL_JOB,
      retries: RETRIES,
      async run(data) {
        const { email } = trialMail.parse(data)
        if (email === null) return
        const message = await composeMail({
          to: email,
          kind: 'trial',
          subject: texts['mail.subject'],
          preview: texts['mail.preview'],
          heading: texts['mail.subject'],
          paragraphs: [texts['mail.text.1'], texts['mail.text.2']],
          button: { label: texts['mail.button'], url: `${config.publicUrl}/auth` },
          footer: texts['mail.note'],
        })
        await mail.send(message)
      },
    },
  ]
}
