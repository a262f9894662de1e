import { bigint, integer, pgTable, timestamp } from 'drizzle-orm/pg-core'

/** When a backup was written, and how much it holds. */
export const backups = pgTable('backups', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  finishedAt: timestamp('finished_at', { withTimezone: true }).notNull(),
  rows: bigint('row_count', { mode: 'number' }).notNull(),
  files: integer('file_count').notNull(),
})
