import { desc, eq, lt } from 'drizzle-orm'
import type { Db } from '../db/db.port.ts'
import type { Job } from '../jobs/jobs.port.ts'
import { sentMails } from './sent-mails.tables.ts'

const DAY_MS = 24 * 60 * 60 * 1000
/** Long enough for a question such as "did you ever write to me?". */
const RETENTION_MS = 90 * DAY_MS

type SentMail = Omit<typeof sentMails.$inferInsert, 'id'>

export async function recordSentMail(db: Db, mail: SentMail): Promise<void> {
  await db.insert(sentMails).values({ ...mail, email: mail.email.toLowerCase() })
}

/** The emails that went to an address in the last 90 days, the newest first. */
export async function listSentMails(db: Db, email: string, limit: number) {
  const { kind, isAccepted, sentAt } = sentMails
  return db
    .select({ kind, isAccepted, sentAt })
    .from(sentMails)
    .where(eq(sentMails.email, email))
    .orderBy(desc(sentAt), desc(sentMails.id))
    .limit(limit)
}

/** Forgets which emails went to an address. */
export async function deleteSentMailsTo(db: Db, email: string): Promise<void> {
  await db.delete(sentMails).where(eq(sentMails.email, email))
}

/** What went to an old address of an account is known by its new one, and forgotten with the account. */
export async function moveSentMails(db: Db, from: string, to: string): Promise<void> {
  await db.update(sentMails).set({ email: to }).where(eq(sentMails.email, from))
}

export function sentMailsJob(db: Db, now: () => Date): Job {
  return {
    name: 'mail.forget-sent',
    schedule: '55 3 * * *',
    async run() {
      await db.delete(sentMails).where(lt(sentMails.sentAt, new Date(now().getTime() - RETENTION_MS)))
    },
  }
}
