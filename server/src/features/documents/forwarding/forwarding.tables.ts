import { index, jsonb, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { StoredImport } from '#features/documents/import/index.ts'

const instant = (name: string) => timestamp(name, { withTimezone: true })

export const mailAddresses = pgTable('mail_addresses', {
  userId: text('user_id').primaryKey(),
  tokenHash: text('token_hash').unique(),
  madeAt: instant('made_at').notNull(),
  usedAt: instant('used_at'),
})

export const forwardedMails = pgTable(
  'forwarded_mails',
  {
    id: uuid().primaryKey(),
    userId: text('user_id').notNull(),
    /** Of the Message-ID; of the whole mail where it has none. */
    messageHash: text('message_hash').notNull(),
    receivedAt: instant('received_at').notNull(),
    senderName: text('sender_name'),
    senderAddress: text('sender_address'),
    subject: text(),
    /** Null where nothing was read, and once it was removed. */
    content: jsonb().$type<StoredImport>(),
    /** A code of the import's messages. */
    problem: text(),
    removedAt: instant('removed_at'),
  },
  (t) => [
    uniqueIndex('forwarded_mails_once').on(t.userId, t.messageHash),
    index('forwarded_mails_of_person').on(t.userId, t.receivedAt),
    index('forwarded_mails_received').on(t.receivedAt),
  ],
)
