import { messages } from '../../base/text.ts'

/** Texts of the settings: which notifications an account gets, by which channel, on which devices. */
export const notificationSettingsMessages = messages('told', {
  'push.title': 'Notifications on this device',
  'push.text': 'Get them even when Tripwright is closed. They’re encrypted.',
  'push.on': 'Turn on notifications',
  'push.off': 'Turn off on this device',
  'push.try': 'Send a test',
  'push.tried': 'Test sent.',
  'push.is-on': 'On. Signing out here turns it off.',
  'push.turned-on': 'Notifications are on here.',
  'push.turned-off': 'Notifications are off here.',
  'push.denied': 'Your browser blocks notifications. Allow them in its site settings.',
  'push.dismissed': 'Your browser asked, but got no answer. Try again.',
  'push.none':
    'This browser has no notifications. On an iPhone or iPad, add Tripwright to the home screen first.',
  'push.failed': 'We can’t reach the company that sends notifications to your browser. Try again later.',
  'push.refused': 'Tripwright can’t send notifications to this browser.',
  'push.waiting': 'Waiting for your browser…',
  'devices.title': 'Devices with notifications',
  'devices.device': '{browser} on {system}',
  'devices.unknown': 'Unknown device',
  // Beside the name of a device in a list: small words, no sentence.
  'devices.this': 'this device',
  'devices.since': 'since {at, date, medium}',
  'devices.told': 'last notified {at, date, medium}, {at, time, short}',
  'devices.remove': 'Turn off',
  'devices.remove.name': 'Turn off {device}, since {at, date, medium}',

  'choices.title': 'What we notify you about',
  'choices.here': 'In the app',
  'choices.mail': 'Email',
  'choices.push': 'Device',
  'kind.trip-alert': 'Alerts near my trips',
  'kind.trip-alert.hint':
    'Disasters and new travel advice near a saved trip, from two weeks before until it ends. Turn off “In the app” to stop alerts.',
  'kind.trip-news': 'Others in my trips',
  'kind.trip-news.hint':
    'When someone joins, changes or comments on your trip. At most every 15 minutes per trip.',
  'kind.reminder': 'Reminders',
  'kind.reminder.hint': 'Reminders you turned on under Documents.',
  'kind.support-answered': 'Support replies',
  loading: 'Loading…',
  retry: 'Try again',

  'push.test.title': 'It works',
  'push.test.text': 'Notifications on this device work.',
  'push.trip-joined.title': 'Someone joined',
  'push.trip-changed.title': 'Your trip changed',
  'push.trip-commented.title': 'A new comment',
  'push.trip-mentioned.title': 'You were mentioned',
  'push.trip-news.title': 'News in your trip',
  'push.reminder.title': 'Before you travel',
  'push.support-answered.title': 'Support replied',
  'push.role-changed.title': 'Your account',
  'push.feed-alarm.title': 'Data source problem',
})
