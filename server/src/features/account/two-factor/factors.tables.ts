import { index, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

const instant = (name: string) => timestamp(name, { withTimezone: true })

/** Requests to turn off a lost second factor. The audit log records their outcome. */
export const twoFactorRemovals = pgTable(
  'step_removals',
  {
    userId: text('user_id').primaryKey(),
    askedAt: instant('asked_at').notNull(),
    allowedBy: text('allowed_by'),
    dueAt: instant('due_at'),
    keptAt: instant('kept_at'),
  },
  (t) => [index('step_removals_due_at').on(t.dueAt)],
)
