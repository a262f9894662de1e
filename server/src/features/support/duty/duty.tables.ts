import type { OfficeHours } from '@tripwright/domain/support/duty'
import { boolean, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

const instant = (name: string) => timestamp(name, { withTimezone: true })

export const supportDuty = pgTable('support_duty', {
  userId: text('user_id').primaryKey(),
  isOn: boolean('is_on').notNull(),
  since: instant('since').notNull(),
  seenAt: instant('seen_at').notNull(),
})

export const supportOffice = pgTable('support_office', {
  isOnly: boolean('is_only').primaryKey().default(true),
  hours: jsonb().$type<OfficeHours>().notNull(),
  updatedAt: instant('updated_at').notNull(),
})
