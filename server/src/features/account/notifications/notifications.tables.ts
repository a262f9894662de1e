import type { NotificationChoiceKind, NotificationKind } from '@tripwright/domain/account/notifications'
import { sql } from 'drizzle-orm'
import { boolean, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'

export const notifications = pgTable('notifications', {
  id: uuid().primaryKey().defaultRandom(),
  userId: text('user_id').notNull(),
  kind: text().$type<NotificationKind>().notNull(),
  detail: jsonb().$type<Record<string, string>>().notNull().default({}),
  path: text(),
  /** The trip that it tells of. */
  tripId: uuid('trip_id'),
  /** The choices by which it is told. */
  choices: text().array().$type<NotificationChoiceKind[]>().notNull().default([]),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().default(sql`now()`),
  readAt: timestamp('read_at', { withTimezone: true }),
  /** When a summary of the day had it. */
  mailedAt: timestamp('mailed_at', { withTimezone: true }),
})

const instant = (name: string) => timestamp(name, { withTimezone: true })

export const pushSubscriptions = pgTable('push_subscriptions', {
  id: uuid().primaryKey().defaultRandom(),
  userId: text('user_id').notNull(),
  sessionId: text('session_id').notNull(),
  service: text({ enum: ['web', 'fcm', 'apns'] })
    .notNull()
    .default('web'),
  /** The address of a browser, or the token of an app. */
  endpoint: text().notNull().unique(),
  /** Keys of a browser; an app has none. */
  p256dh: text(),
  auth: text(),
  remindsItself: boolean('reminds_itself').notNull().default(false),
  /** The version of the reminders of documents that the app has planned by itself. */
  plannedReminders: text('planned_reminders'),
  serverKey: text('server_key').notNull(),
  locale: text().notNull(),
  userAgent: text('user_agent'),
  createdAt: instant('created_at').notNull(),
  toldAt: instant('told_at'),
})

export const pushDeliveries = pgTable(
  'push_deliveries',
  {
    subscriptionId: uuid('subscription_id').notNull(),
    notificationId: uuid('notification_id').notNull(),
    claimedUntil: instant('claimed_until').notNull(),
    sentAt: instant('sent_at'),
  },
  (t) => [primaryKey({ columns: [t.subscriptionId, t.notificationId] })],
)

export const notificationChoices = pgTable(
  'notification_choices',
  {
    userId: text('user_id').notNull(),
    kind: text().notNull(),
    channel: text().notNull(),
    wants: boolean().notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.kind, t.channel] })],
)
