import type { TokenScope } from '@tripwright/domain/account/access-tokens'
import { pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

const instant = (name: string) => timestamp(name, { withTimezone: true })

export const accessTokens = pgTable('access_tokens', {
  id: uuid().primaryKey().defaultRandom(),
  userId: text('user_id').notNull(),
  name: text().notNull(),
  scope: text().$type<TokenScope>().notNull(),
  tokenHash: text('token_hash').notNull(),
  createdAt: instant('created_at').notNull(),
  expiresAt: instant('expires_at').notNull(),
  lastUsedAt: instant('last_used_at'),
})
