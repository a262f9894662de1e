import { sql } from 'drizzle-orm'
import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

const instant = (name: string) => timestamp(name, { withTimezone: true })

export const discountTokens = pgTable(
  'discount_tokens',
  {
    tokenHash: text('token_hash').primaryKey(),
    percent: integer().notNull(),
    expiresAt: instant('expires_at').notNull(),
    claimedBy: text('claimed_by'),
    claimedAt: instant('claimed_at'),
    usedAt: instant('used_at'),
    createdAt: instant('created_at').notNull().default(sql`now()`),
  },
  (t) => [index('discount_tokens_claimed_by').on(t.claimedBy)],
)
