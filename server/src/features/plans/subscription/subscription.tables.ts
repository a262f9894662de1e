import { sql } from 'drizzle-orm'
import { boolean, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

const instant = (name: string) => timestamp(name, { withTimezone: true })

export const trials = pgTable('trials', {
  id: uuid().primaryKey().defaultRandom(),
  userId: text('user_id').unique(),
  device: text().unique(),
  /** Keyed hash of the device's fingerprint and network; null where it has sent no fingerprint. */
  trace: text().unique(),
  startedAt: instant('started_at').notNull(),
  endsAt: instant('ends_at').notNull(),
})

export const subscriptions = pgTable('subscriptions', {
  userId: text('user_id').primaryKey(),
  tier: text().notNull(),
  plan: text(),
  source: text().$type<'test' | 'stripe' | 'grant'>().notNull(),
  /** Null for a lifetime plan. */
  endsAt: instant('ends_at'),
  /** End of the paid period, where the plan stays active a little longer. */
  paidUntil: instant('paid_until'),
  isCancelled: boolean('is_cancelled').notNull().default(false),
  createdAt: instant('created_at').notNull().default(sql`now()`),
  updatedAt: instant('updated_at').notNull().default(sql`now()`),
})
