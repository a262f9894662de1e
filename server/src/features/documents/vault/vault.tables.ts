import type { ReminderKind, VaultKeys } from '@tripwright/domain/documents/vault'
import { sql } from 'drizzle-orm'
import { date, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'

const instant = (name: string) => timestamp(name, { withTimezone: true })

export const vaultKeysTable = pgTable('vault_keys', {
  userId: text('user_id').primaryKey(),
  keys: jsonb().$type<VaultKeys>().notNull(),
  version: integer().notNull().default(1),
  updatedAt: instant('updated_at').notNull(),
})

export const vaultFiles = pgTable(
  'vault_files',
  {
    userId: text('user_id').notNull(),
    id: uuid().notNull(),
    head: text().notNull(),
    size: integer().notNull(),
    digest: text().notNull(),
    storageKey: text('storage_key').notNull(),
    version: integer().notNull().default(1),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.id] })],
)

export const reminders = pgTable('reminders', {
  id: uuid().primaryKey().default(sql`gen_random_uuid()`),
  userId: text('user_id').notNull(),
  about: text().notNull(),
  what: text().$type<ReminderKind>().notNull(),
  dueOn: date('due_on').notNull(),
  remindOn: date('remind_on').notNull(),
  zone: text().notNull(),
  locale: text().notNull(),
  queuedAt: instant('queued_at'),
})
