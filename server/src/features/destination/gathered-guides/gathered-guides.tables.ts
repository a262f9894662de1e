import { integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'

export const gatheredGuides = pgTable('gathered_guides', {
  id: text().primaryKey(),
  state: text({ enum: ['waiting', 'gathering', 'ready', 'failed'] }).notNull(),
  reason: text({ enum: ['no-source', 'too-small', 'unexpected'] }),
  done: integer().notNull().default(0),
  total: integer().notNull().default(0),
  /** The joined guide as JSON, also while a newer one is gathered. */
  guide: text(),
  gatheredAt: timestamp('gathered_at', { withTimezone: true }),
  changedAt: timestamp('changed_at', { withTimezone: true }).notNull(),
})

/** A row of a source as JSON, by its own id. */
const rowColumns = () => ({
  guideId: text('guide_id').notNull(),
  id: text().notNull(),
  place: text().notNull(),
})
export const guideOsmRows = pgTable('guide_osm_rows', rowColumns(), (table) => [
  primaryKey({ columns: [table.guideId, table.id] }),
])
export const guideOtherRows = pgTable('guide_other_rows', rowColumns(), (table) => [
  primaryKey({ columns: [table.guideId, table.id] }),
])

/** The pictures of a guide's places as JSON. */
export const cityPictures = pgTable('city_pictures', {
  cityId: text('city_id').primaryKey(),
  pictures: text().notNull(),
  foundAt: timestamp('found_at', { withTimezone: true }).notNull(),
})
