import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

const instant = (name: string) => timestamp(name, { withTimezone: true })

export const feeds = pgTable('feeds', {
  id: text().primaryKey(),
  url: text().notNull(),
  everySeconds: integer('every_seconds').notNull(),
  /** The last good copy as unparsed JSON. */
  value: text(),
  etag: text(),
  lastModified: text('last_modified'),
  /** The last success, also one that found nothing new. */
  fetchedAt: instant('fetched_at'),
  failedAt: instant('failed_at'),
  failure: text(),
  /** Failures since the last success. */
  failures: integer().notNull().default(0),
  nextAt: instant('next_at').notNull(),
  claimedUntil: instant('claimed_until'),
})
