import { jsonb, pgTable, text } from 'drizzle-orm/pg-core'

/** The ledgers of the built-in test checkout. */
export const testLedgers = pgTable('test_desk', {
  customerId: text('customer_id').primaryKey(),
  books: jsonb().$type<unknown>().notNull(),
})
