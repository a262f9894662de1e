import { sql } from 'drizzle-orm'
import { index, jsonb, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core'

export const savedItems = pgTable(
  'saved_items',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: text('user_id').notNull(),
    itemType: text('item_type').notNull(),
    itemId: text('item_id').notNull(),
    title: text().notNull(),
    description: text().notNull().default(''),
    imageUrl: text('image_url'),
    itemData: jsonb('item_data').$type<Record<string, unknown>>().notNull().default({}),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    removedAt: timestamp('removed_at', { withTimezone: true }),
  },
  (t) => [
    unique().on(t.userId, t.itemType, t.itemId),
    index('saved_items_newest').on(t.userId, t.createdAt.desc(), t.id.desc()).where(sql`removed_at is null`),
  ],
)
