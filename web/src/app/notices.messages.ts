import { messages } from '@tripwright/domain/base/text'

/** Notices over any page: no network, refused changes, a newer version. */
export const noticesMessages = messages('notices', {
  close: 'Close',
  'toasts.label': 'Messages',
  'to-top': 'Back to the top',
  'panel.failed': 'This part is not on your device yet. It comes with the next connection.',
  'offline.toast': "You're offline. Some features may be limited.",
  'offline.badge': 'Offline Mode',
  'offline.waiting':
    '{count, plural, =0 {Everything is sent} one {# change waits for the network} other {# changes wait for the network}}',
  'offline.sending': '{count, plural, one {Sending # change} other {Sending # changes}}',
  'offline.done': 'Offline data synced successfully',
  'needs-you.open': '{count, plural, one {# change needs you} other {# changes need you}}',
  'needs-you.title': 'Changes that need you',
  'needs-you.text': 'The server did not take these. Everything else is saved.',
  'needs-you.made': 'Made on {when, date, medium} at {when, time, short}',
  'needs-you.too-old': 'It waited longer than 29 days. Please look whether it is still right.',
  'needs-you.again': 'Send again',
  'needs-you.discard': 'Let it go',
  'update.title': 'A newer version is ready',
  'update.text': 'It takes a moment, and what you typed stays.',
  'update.now': 'Update Now',
  'update.later': 'Later',
  'update.done': 'App updated! Reloading...',
})
