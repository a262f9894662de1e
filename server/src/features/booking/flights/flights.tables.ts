import { boolean, date, doublePrecision, integer, pgTable, text } from 'drizzle-orm/pg-core'

export const airportImports = pgTable('airport_imports', {
  iata: text().primaryKey(),
  icao: text(),
  city: text().notNull(),
  name: text().notNull(),
  country: text().notNull(),
  zone: text().notNull(),
  lat: doublePrecision().notNull(),
  lon: doublePrecision().notNull(),
  isScheduled: boolean('is_scheduled').notNull(),
  rank: integer().notNull(),
  asOf: date('as_of').notNull(),
})
