import { bigint, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** Packs that are being made, or could not be; what is there is told by its files. */
export const mapPacks = pgTable('map_packs', {
  id: text().primaryKey(),
  state: text({ enum: ['waiting', 'building', 'failed'] }).notNull(),
  reason: text({ enum: ['source', 'unexpected'] }),
  done: integer().notNull().default(0),
  total: integer().notNull().default(0),
  bytes: bigint({ mode: 'number' }).notNull().default(0),
  changedAt: timestamp('changed_at', { withTimezone: true }).notNull(),
})
