import type { ReportedKind, ReportReason, ReportState } from '@tripwright/domain/support/reports'
import { pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

const instant = (name: string) => timestamp(name, { withTimezone: true })

/** What was reported; `userId` is who made it. */
export const reportedContent = pgTable('reported_content', {
  id: uuid().primaryKey().defaultRandom(),
  kind: text().$type<ReportedKind>().notNull(),
  subjectId: uuid('subject_id').notNull(),
  userId: text('user_id').notNull(),
  state: text().$type<ReportState>().notNull().default('open'),
  reportedAt: instant('reported_at').notNull(),
  decidedAt: instant('decided_at'),
  reason: text(),
})

/** Each report; `userId` is who reported, null for a guest. */
export const contentReports = pgTable('content_reports', {
  id: uuid().primaryKey().defaultRandom(),
  contentId: uuid('content_id').notNull(),
  userId: text('user_id'),
  reason: text().$type<ReportReason>().notNull(),
  text: text().notNull(),
  reportedAt: instant('reported_at').notNull(),
})
