import { z } from 'zod/mini'
import { contract } from '../../base/contract.ts'

/** What an account may be notified of. */
export const NOTIFICATION_KINDS = [
  ...(['support-answered', 'support-waiting', 'role-changed', 'feed-alarm', 'test'] as const),
  ...(['trip-alert', 'trip-alerts', 'reminder'] as const),
  ...([
    'trip-joined',
    'trip-changed',
    'trip-commented',
    'trip-mentioned',
    'trip-booked',
    'trip-news',
  ] as const),
  ...([
    'trip-removed',
    'trip-deleted',
    'trip-restored',
    'role-viewer',
    'role-editor',
    'role-co-owner',
  ] as const),
  ...(['trip-week', 'trip-tomorrow', 'check-in', 'email-waiting', 'email-unread'] as const),
  ...(['seat-taken', 'seat-left', 'seat-ended', 'squad-ended', 'trial-ending', 'payment-failed'] as const),
  ...(['review-taken-down', 'review-restored', 'link-taken-down', 'link-restored'] as const),
  ...(['report-upheld', 'report-kept'] as const),
] as const

export type NotificationKind = (typeof NOTIFICATION_KINDS)[number]

export const listNotifications = contract({
  method: 'GET',
  path: '/api/notifications',
  isCompressed: true,
  summary: 'What this account was told, the newest first, at most 100, and how much of all is not read.',
  roles: 'signed-in',
  output: z.object({
    unread: z.number(),
    notifications: z.array(
      z.object({
        id: z.string(),
        kind: z.enum(NOTIFICATION_KINDS),
        detail: z.record(z.string(), z.string()),
        /** The page of the app that the notification links to. */
        path: z.nullable(z.string()),
        /** ISO 8601 in UTC. */
        createdAt: z.string(),
        isRead: z.boolean(),
      }),
    ),
  }),
})

export const markRead = contract({
  method: 'POST',
  path: '/api/notifications/read',
  summary: 'Marks one notification as read, or as unread again, or all of them.',
  roles: 'signed-in',
  input: z.object({ id: z.optional(z.uuid()), isRead: z._default(z.boolean(), true) }),
  output: z.object({ unread: z.number() }),
  errors: ['not-found'],
})

export const testNotification = contract({
  method: 'POST',
  path: '/api/notifications/test',
  summary: 'Tells the own account something, for /notification-test. Not in production, unless TEST_SEAMS=1.',
  roles: 'signed-in',
  output: z.object({ unread: z.number() }),
  errors: ['not-found'],
})

export const testMail = contract({
  method: 'POST',
  path: '/api/notifications/test-mail',
  summary: 'Mails the own address, for /email-test. Not in production, unless TEST_SEAMS=1.',
  roles: 'signed-in',
  input: z.object({
    subject: z.string().check(z.trim(), z.minLength(1), z.maxLength(200)),
    text: z.string().check(z.trim(), z.minLength(1), z.maxLength(5000)),
  }),
  output: z.object({ to: z.string() }),
  errors: ['not-found', 'too-many-requests'],
})
