import type { Db } from '../db/db.port.ts'
import type { Job, Jobs } from '../jobs/jobs.port.ts'
import type { Mail, MailMessage } from './mail.port.ts'

const NAME = 'mail.send'

/** Twelve attempts over about three hours: a mail server that is restarted or full meanwhile loses nothing. */
const RETRIES = 12

/** Sends the mails of queueMail. A crash between sending and recording it may send a mail twice, never not at all. */
export function mailJob(mail: Mail): Job<MailMessage> {
  return {
    name: NAME,
    retries: RETRIES,
    run: async (message) => {
      await mail.send(message)
    },
  }
}

/** Part of the caller's transaction: the mail is sent if and only if that commits. */
export function queueMail(jobs: Jobs, db: Db, message: MailMessage): Promise<void> {
  return jobs.enqueue(db, NAME, message)
}
