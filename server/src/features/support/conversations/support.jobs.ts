import { fillText } from '@tripwright/domain/base/text'
import { supportMessages } from '@tripwright/domain/support/conversations'
import { z } from 'zod'
import type { Job } from '#platform/jobs/jobs.port.ts'
import { composeMail } from '#platform/mail/mail-layout.ts'
import type { Platform } from '#platform/platform.ts'
import { makeMailKey } from './mail-key.service.ts'
import { findRequest } from './support.store.ts'

export const SUPPORT_MAIL_JOB = 'support.mail'

const mailJob = z.object({
  kind: z.enum(['received', 'assisted', 'house', 'answered']),
  requestId: z.string(),
  /** Opens the conversation without an account; only the mail to the requester carries it. */
  key: z.optional(z.string()),
})
export type SupportMail = z.infer<typeof mailJob>

/** The mails of a conversation: to the requester, and to the owner of the installation. */
export function supportJobs({
  config,
  database,
  mail,
  secret,
}: Pick<Platform, 'config' | 'database' | 'mail' | 'secret'>): Job[] {
  return [
    {
      name: SUPPORT_MAIL_JOB,
      retries: 12,
      async run(data) {
        const { kind, requestId, key: firstKey } = mailJob.parse(data)
        const request = await findRequest(database.db, requestId)
        const to = kind === 'house' ? config.ownerEmail : request?.email
        if (!request || to === undefined) return
        const { texts } = supportMessages
        // A guest's address is unverified, so the mail must not quote a stranger's text.
        const isGuest = kind !== 'house' && request.userId === null
        const say = (name: 'subject' | 'text' | 'button' | 'note') =>
          isGuest && (name === 'subject' || name === 'text')
            ? texts[`mail.guest.${kind}.${name}`]
            : fillText(texts[`mail.${kind}.${name}`], { subject: request.subject })
        // Later mails are read on another device too.
        const key = firstKey ?? (isGuest ? makeMailKey(secret, requestId) : undefined)
        const query = `request=${requestId}${key === undefined ? '' : `&key=${key}`}`
        const page = kind === 'house' ? '/support-admin' : '/chat-with-us'
        await mail.send(
          await composeMail({
            to,
            kind: 'support',
            subject: say('subject'),
            preview: say('text'),
            heading: say('subject'),
            paragraphs: [say('text')],
            button: { label: say('button'), url: `${config.publicUrl}${page}?${query}` },
            footer: say('note'),
          }),
        )
      },
    },
  ]
}
