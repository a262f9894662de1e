import { date, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'

export const holidayImports = pgTable(
  'holiday_imports',
  {
    country: text().notNull(),
    day: text().notNull(),
    name: text().notNull(),
    kind: text({ enum: ['add', 'remove'] }).notNull(),
    asOf: date('as_of').notNull(),
    source: text().notNull(),
  },
  (t) => [primaryKey({ columns: [t.country, t.day, t.kind, t.name] })],
)
