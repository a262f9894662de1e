import { sql } from 'drizzle-orm'
import { bigint, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** Append-only: triggers refuse every change. */
export const auditLog = pgTable('audit_log', {
  id: bigint({ mode: 'number' }).primaryKey().default(sql`nextval('audit_log_id_seq')`),
  at: timestamp({ withTimezone: true }).notNull().defaultNow(),
  actorId: text('actor_id'),
  action: text().notNull(),
  targetId: text('target_id'),
  detail: jsonb().$type<Record<string, string>>().notNull().default({}),
})
