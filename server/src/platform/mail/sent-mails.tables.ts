import type { MailKind } from '@tripwright/domain/base/mail-kinds'
import { bigint, boolean, index, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** That an email went out: its kind, never its words. */
export const sentMails = pgTable(
  'sent_mails',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    email: text().notNull(),
    kind: text().$type<MailKind>().notNull(),
    /** False: the next mail server has no such mailbox. */
    isAccepted: boolean('is_accepted').notNull(),
    sentAt: timestamp('sent_at', { withTimezone: true }).notNull(),
  },
  (t) => [index('sent_mails_email').on(t.email, t.sentAt.desc()), index('sent_mails_sent_at').on(t.sentAt)],
)
