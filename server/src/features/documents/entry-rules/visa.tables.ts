import { VISA_NEEDS } from '@tripwright/domain/documents/entry-rules'
import { date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'

export const visaImports = pgTable(
  'visa_imports',
  {
    passport: text().notNull(),
    destination: text().notNull(),
    need: text({ enum: VISA_NEEDS }).notNull(),
    days: integer(),
    asOf: date('as_of').notNull(),
    source: text().notNull(),
  },
  (t) => [primaryKey({ columns: [t.passport, t.destination] })],
)
