import { bigint, date, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'

export const COUNT_KINDS = ['view', 'hand-off', 'error'] as const
export type CountKind = (typeof COUNT_KINDS)[number]

export const dayCounts = pgTable(
  'day_counts',
  {
    day: date().notNull(),
    kind: text().$type<CountKind>().notNull(),
    name: text().notNull(),
    count: bigint({ mode: 'number' }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.day, t.kind, t.name] })],
)
