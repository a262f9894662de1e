import { z } from 'zod/mini'
import { contract } from '../../base/contract.ts'
import type { NotificationKind } from './notifications.contract.ts'

export type Channel = 'here' | 'mail' | 'push'
const ALL = ['here', 'mail', 'push'] as const

/** The kinds of notification, with the channels that can be switched off for each; `here` is the list on /notifications. */
export const NOTIFICATION_CHANNELS = {
  'trip-alert': ALL,
  'trip-joined': ALL,
  'trip-changed': ALL,
  'trip-booked': ALL,
  'trip-commented': ALL,
  'trip-role': ALL,
  'trip-day': ALL,
  'email-waiting': ALL,
  reminder: ['mail', 'push'],
  seat: ALL,
  'trial-end': ALL,
  'payment-failed': ALL,
  'taken-down': ['mail', 'push'],
  report: ALL,
  'support-answered': ['push'],
} as const satisfies Record<string, readonly Channel[]>
export type NotificationChoiceKind = keyof typeof NOTIFICATION_CHANNELS

/** Kinds whose mail is one a day with all that was not read. The other kinds have mails of their own. */
export const DIGEST_KINDS: readonly NotificationChoiceKind[] = [
  'trip-joined',
  'trip-changed',
  'trip-booked',
  'trip-commented',
  'trip-role',
  'trip-day',
  'email-waiting',
  'seat',
  'payment-failed',
  'taken-down',
  'report',
]

const CHOICES: { [Kind in NotificationKind]?: NotificationChoiceKind } = {
  'trip-alert': 'trip-alert',
  'trip-alerts': 'trip-alert',
  'trip-joined': 'trip-joined',
  'trip-changed': 'trip-changed',
  'trip-booked': 'trip-booked',
  'trip-commented': 'trip-commented',
  'trip-mentioned': 'trip-commented',
  'trip-removed': 'trip-role',
  'trip-deleted': 'trip-role',
  'trip-restored': 'trip-role',
  'role-viewer': 'trip-role',
  'role-editor': 'trip-role',
  'role-co-owner': 'trip-role',
  'trip-week': 'trip-day',
  'trip-tomorrow': 'trip-day',
  'check-in': 'trip-day',
  'email-waiting': 'email-waiting',
  'email-unread': 'email-waiting',
  reminder: 'reminder',
  'seat-taken': 'seat',
  'seat-left': 'seat',
  'seat-ended': 'seat',
  'squad-ended': 'seat',
  'trial-ending': 'trial-end',
  'payment-failed': 'payment-failed',
  'review-taken-down': 'taken-down',
  'review-restored': 'taken-down',
  'link-taken-down': 'taken-down',
  'link-restored': 'taken-down',
  'report-upheld': 'report',
  'report-kept': 'report',
  'support-answered': 'support-answered',
}

/** The choice that decides about a kind of notification; null where nothing can be switched off, or several decide. */
export function choiceOf(kind: NotificationKind): NotificationChoiceKind | null {
  return CHOICES[kind] ?? null
}

/** Whether a kind of notification can be switched off in this channel. */
export function isSwitchable(kind: NotificationChoiceKind, channel: Channel): boolean {
  return NOTIFICATION_CHANNELS[kind].some((one) => one === channel)
}

const all = z.object({ here: z.boolean(), mail: z.boolean(), push: z.boolean() })
const choices = z.object({
  'trip-alert': all,
  'trip-joined': all,
  'trip-changed': all,
  'trip-booked': all,
  'trip-commented': all,
  'trip-role': all,
  'trip-day': all,
  'email-waiting': all,
  reminder: z.object({ mail: z.boolean(), push: z.boolean() }),
  seat: all,
  'trial-end': all,
  'payment-failed': all,
  'taken-down': z.object({ mail: z.boolean(), push: z.boolean() }),
  report: all,
  'support-answered': z.object({ push: z.boolean() }),
})
export type NotificationChoices = z.infer<typeof choices>

export const readNotificationChoices = contract({
  method: 'GET',
  path: '/api/notifications/choices',
  summary: 'Of what this account is told in which way; all of it until something is switched off.',
  roles: 'signed-in',
  output: choices,
})

export const putNotificationChoice = contract({
  method: 'PUT',
  path: '/api/notifications/choices',
  summary: 'Switches one way of being told of one kind of thing.',
  roles: 'signed-in',
  input: z
    .object({
      kind: z.enum(
        Object.keys(NOTIFICATION_CHANNELS) as [NotificationChoiceKind, ...NotificationChoiceKind[]],
      ),
      channel: z.enum(ALL),
      wants: z.boolean(),
    })
    .check(z.refine(({ kind, channel }) => isSwitchable(kind, channel), 'There is no such way.')),
  output: choices,
})
