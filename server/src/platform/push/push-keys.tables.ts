import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

export const pushKeys = pgTable('push_keys', {
  /** Always 1: there is one pair of keys. */
  id: integer().primaryKey().default(1),
  publicKey: text('public_key').notNull(),
  sealedPrivateKey: text('sealed_private_key').notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
})
