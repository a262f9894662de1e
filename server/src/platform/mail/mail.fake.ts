import { recordLinks } from '../log/test-log-record.ts'
import type { Mail, MailMessage } from './mail.port.ts'
import { linksOf } from './mail-links.ts'

/** A mail whose messages a test can read. */
export type FakeMail = Mail & { sent: MailMessage[] }

export function makeFakeMail(): FakeMail {
  const sent: MailMessage[] = []
  return {
    sent,
    async send(message) {
      sent.push(message)
      recordLinks(linksOf(message))
      return { ok: true }
    },
    close: async () => undefined,
  }
}
