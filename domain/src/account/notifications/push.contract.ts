import { z } from 'zod/mini'
import { contract } from '../../base/contract.ts'

const base64url = (least: number, most: number) =>
  z.string().check(z.regex(/^[\w-]+={0,2}$/), z.minLength(least), z.maxLength(most))

const locale = z.string().check(z.regex(/^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8}){0,4}$/))

/** The services that reach the native apps: Google's for Android, Apple's for iPhone and iPad. */
export const APP_PUSH_SERVICES = ['fcm', 'apns'] as const
export type AppPushService = (typeof APP_PUSH_SERVICES)[number]

/** The maximum number of browsers of one account. Beyond it, a new one replaces the browser whose last message is oldest. */
export const MAX_PUSH_DEVICES = 20

export const readPush = contract({
  method: 'GET',
  path: '/api/notifications/push',
  summary:
    'The key that a browser subscribes with, and the browsers and apps that are told things for this account.',
  roles: 'signed-in',
  output: z.object({
    publicKey: z.string(),
    /** The native apps that this server can reach. */
    apps: z.array(z.enum(APP_PUSH_SERVICES)),
    devices: z.array(
      z.object({
        id: z.string(),
        userAgent: z.nullable(z.string()),
        /** The native app, not a browser. */
        isApp: z.boolean(),
        /** ISO 8601 in UTC. */
        createdAt: z.string(),
        /** The time of its last message. */
        toldAt: z.nullable(z.string()),
        /** Whether this session switched it on. */
        isOwn: z.boolean(),
      }),
    ),
  }),
})

export const putPush = contract({
  method: 'PUT',
  path: '/api/notifications/push',
  summary:
    'Tells this account things on a browser that has subscribed, until it signs out there. One at a push service that we do not send to is refused.',
  roles: 'signed-in',
  input: z.object({
    endpoint: z.url({ protocol: /^https?$/ }).check(z.maxLength(1000)),
    p256dh: base64url(87, 88),
    auth: base64url(22, 24),
    /** The language of the messages. */
    locale,
  }),
  output: z.object({ id: z.string() }),
  errors: ['unprocessable'],
})

export const putAppPush = contract({
  method: 'PUT',
  path: '/api/notifications/push/app',
  summary:
    'Tells this account things in the native app on a device, by the token that Google or Apple gave it, until it signs out there. A service that this server does not use is refused.',
  roles: 'signed-in',
  input: z.object({
    service: z.enum(APP_PUSH_SERVICES),
    token: z.string().check(z.regex(/^[\w:-]+$/), z.minLength(20), z.maxLength(1000)),
    /** The language of the messages. */
    locale,
    /** The app reminds of trips and flights itself, with no network: none of those is sent to it. */
    remindsItself: z.boolean(),
    /** It has planned the reminders of documents of this version too (`GET /api/vault/reminders/times`). */
    plannedReminders: z.optional(z.string().check(z.maxLength(64))),
  }),
  output: z.object({ id: z.string() }),
  errors: ['unprocessable'],
})

export const deletePush = contract({
  method: 'DELETE',
  path: '/api/notifications/push/{id}',
  summary: 'Tells an own browser nothing any more.',
  roles: 'signed-in',
  input: z.object({ id: z.uuid() }),
  output: z.object({ ok: z.literal(true) }),
  errors: ['not-found'],
})

export const tryPush = contract({
  method: 'POST',
  path: '/api/notifications/push/{id}/test',
  summary: 'Tells an own browser something, to see that it arrives. Ten times an hour.',
  roles: 'signed-in',
  input: z.object({ id: z.uuid() }),
  output: z.object({ ok: z.literal(true) }),
  errors: ['not-found', 'too-many-requests'],
})
