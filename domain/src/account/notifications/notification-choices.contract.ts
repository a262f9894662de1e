import { z } from 'zod/mini'
import { contract } from '../../base/contract.ts'
import type { NotificationKind } from './notifications.contract.ts'

/** The kinds of notification, with the channels that can be switched off for each; `here` is the list on /notifications. */
export const NOTIFICATION_CHANNELS = {
  'trip-alert': ['here', 'mail', 'push'],
  'trip-news': ['here', 'push'],
  reminder: ['mail', 'push'],
  'support-answered': ['push'],
} as const
export type NotificationChoiceKind = keyof typeof NOTIFICATION_CHANNELS
export type Channel = 'here' | 'mail' | 'push'

const TRIP_NEWS: readonly NotificationKind[] = [
  'trip-joined',
  'trip-changed',
  'trip-commented',
  'trip-mentioned',
]

/** The choice that decides about a kind of notification; null where nothing can be switched off. */
export function choiceOf(kind: NotificationKind): NotificationChoiceKind | null {
  if (kind === 'trip-alerts') return 'trip-alert'
  if (TRIP_NEWS.includes(kind)) return 'trip-news'
  return Object.hasOwn(NOTIFICATION_CHANNELS, kind) ? (kind as NotificationChoiceKind) : null
}

const choices = z.object({
  'trip-alert': z.object({ here: z.boolean(), mail: z.boolean(), push: z.boolean() }),
  'trip-news': z.object({ here: z.boolean(), push: z.boolean() }),
  reminder: z.object({ mail: z.boolean(), push: z.boolean() }),
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
      channel: z.enum(['here', 'mail', 'push']),
      wants: z.boolean(),
    })
    .check(
      z.refine(
        ({ kind, channel }) => NOTIFICATION_CHANNELS[kind].some((one) => one === channel),
        'There is no such way.',
      ),
    ),
  output: choices,
})
