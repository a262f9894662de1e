import type { Platform } from '../platform.ts'
import type { Mail } from './mail.port.ts'
import { recordSentMail } from './sent-mails.store.ts'

/** Notes each email that was handed on. A note that fails is logged only: the email must not be sent again for it. */
export function recordMail(
  mail: Mail,
  { database, log, now }: Pick<Platform, 'database' | 'log' | 'now'>,
): Mail {
  return {
    ...mail,
    async send(message) {
      const outcome = await mail.send(message)
      const { to, kind } = message
      if (kind !== undefined)
        await recordSentMail(database.db, { email: to, kind, isAccepted: outcome.ok, sentAt: now() }).catch(
          (error) => log.warn({ error }, 'a sent email was not noted'),
        )
      return outcome
    },
  }
}
