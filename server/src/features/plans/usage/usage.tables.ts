import { date, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'

/** Units used per account, kind and day in UTC. */
export const userUsage = pgTable(
  'user_usage',
  {
    userId: text('user_id').notNull(),
    usageType: text('usage_type').notNull(),
    day: date().notNull(),
    count: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.usageType, t.day] })],
)

/** The same per keyed hash of a cookie, a fingerprint or an address. */
export const deviceUsage = pgTable(
  'device_usage',
  {
    bucket: text().notNull(),
    usageType: text('usage_type').notNull(),
    day: date().notNull(),
    count: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.bucket, t.usageType, t.day] })],
)

/** The fingerprint that a device has shown; all are keyed hashes. */
export const deviceFingerprints = pgTable('device_fingerprints', {
  device: text().primaryKey(),
  fingerprint: text().notNull(),
  network: text(),
  seenAt: timestamp('seen_at', { withTimezone: true }).notNull(),
})
