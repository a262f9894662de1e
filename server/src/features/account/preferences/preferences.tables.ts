import type { Preferences } from '@tripwright/domain/account/preferences'
import { boolean, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

export const preferencesTable = pgTable('preferences', {
  userId: text('user_id').primaryKey(),
  homeCountry: text('home_country'),
  homeAirport: text('home_airport'),
  passports: text().array().notNull(),
  currency: text(),
  units: text().$type<Preferences['units']>(),
  stepFree: boolean('step_free').notNull(),
  diets: text().array().$type<Preferences['needs']['diets']>().notNull(),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
})
