import { bigint, date, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'

const instant = (name: string) => timestamp(name, { withTimezone: true })

/** The last advice of each government by country. */
export const adviceLevels = pgTable(
  'advice_levels',
  {
    issuer: text().notNull(),
    country: text().notNull(),
    level: integer(),
    /** The level of the parts of a country for which it is higher. */
    parts: integer(),
  },
  (t) => [primaryKey({ columns: [t.issuer, t.country] })],
)

export const adviceChanges = pgTable('advice_changes', {
  id: bigint({ mode: 'bigint' }).primaryKey().generatedAlwaysAsIdentity(),
  issuer: text().notNull(),
  country: text().notNull(),
  fromLevel: integer('from_level'),
  toLevel: integer('to_level'),
  fromParts: integer('from_parts'),
  toParts: integer('to_parts'),
  date: date().notNull(),
  url: text().notNull(),
  seenAt: instant('seen_at').notNull(),
})

export const tripAlerts = pgTable(
  'trip_alerts',
  {
    tripId: uuid('trip_id').notNull(),
    event: text().notNull(),
    userId: text('user_id').notNull(),
    rank: integer().notNull(),
    /** An older version may have stored another shape. */
    detail: jsonb().$type<unknown>().notNull(),
    foundAt: instant('found_at').notNull(),
    /** Null while it waits to be sent with others. */
    toldAt: instant('told_at'),
  },
  (t) => [primaryKey({ columns: [t.tripId, t.event] })],
)
