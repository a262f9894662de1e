import type { OutsideService } from './outside-service.ts'

/** What carries messages to people and from them: mail, and pushes to browsers and apps. */
export const MESSENGERS = [
  {
    id: 'mail',
    name: 'The operator’s email server',
    host: null,
    purpose: 'email',
    sends: 'emails and the addresses they go to',
    default: 'off',
    settings: ['SMTP_URL'],
  },
  {
    id: 'inbound-mail',
    name: 'The operator’s mailbox for forwarded confirmations',
    host: null,
    purpose: 'bookings from emails you forward',
    sends: 'nothing: emails you forward come from it',
    default: 'off',
    settings: ['INBOUND_MAIL_ADDRESS', 'INBOUND_MAIL_IMAP_URL'],
  },
  {
    id: 'push',
    name: 'Your browser’s push service (Google, Mozilla, Microsoft, Apple)',
    host: null,
    purpose: 'notifications on devices where they’re turned on',
    sends: 'when and to which device. The text is encrypted',
    default: 'on',
    settings: ['PUSH_HOSTS'],
  },
  {
    id: 'fcm',
    name: 'Firebase Cloud Messaging, Google',
    host: 'fcm.googleapis.com',
    purpose: 'notifications in the Android app, where they’re turned on',
    sends: 'when, to which device, and the text',
    default: 'off',
    settings: ['FCM_KEY_FILE', 'FCM_URL'],
  },
  {
    id: 'apns',
    name: 'Apple Push Notification service',
    host: 'api.push.apple.com',
    purpose: 'notifications in the iPhone and iPad app, where they’re turned on',
    sends: 'when, to which device, and the text',
    default: 'off',
    settings: ['APNS_KEY_FILE', 'APNS_KEY_ID', 'APNS_URL'],
  },
] as const satisfies readonly OutsideService[]
