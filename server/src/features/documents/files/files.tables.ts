import type { FileKind, FileType } from '@tripwright/domain/documents/files'
import { bigint, index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

export const storedFiles = pgTable(
  'stored_files',
  {
    id: uuid().primaryKey(),
    /** Whose room it takes; null in the conversation of a guest. */
    userId: text('user_id'),
    kind: text().$type<FileKind>().notNull(),
    tripId: uuid('trip_id'),
    requestId: uuid('request_id'),
    /** The message that it belongs to; null until that is sent. */
    messageId: bigint('message_id', { mode: 'number' }),
    name: text().notNull(),
    type: text().$type<FileType>().notNull(),
    /** Bytes, with the thumbnail. */
    size: integer().notNull(),
    width: integer(),
    height: integer(),
    digest: text().notNull(),
    storageKey: text('storage_key').notNull(),
    thumbnailKey: text('thumbnail_key'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (t) => [index('stored_files_user').on(t.userId, t.createdAt.desc())],
)
