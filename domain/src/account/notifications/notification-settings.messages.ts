import { messages } from '../../base/text.ts'

/** Texts of the settings: which notifications an account gets, by which channel, on which devices. */
export const notificationSettingsMessages = messages('told', {
  'push.title': 'Notifications of this device',
  'push.text':
    'What stands here also comes as a notification of this device, when no page is open: sealed on its way, so that the service that carries it reads nothing.',
  'push.on': 'Notify me on this device',
  'push.off': 'Turn off here',
  'push.try': 'Send a test',
  'push.tried': 'It is on its way.',
  'push.is-on': 'On. It ends when you sign out here.',
  'push.turned-on': 'This device is told now.',
  'push.turned-off': 'This device is told nothing any more.',
  'push.denied':
    'This browser refuses notifications from here. Allow them in its settings for this site, and come back.',
  'push.dismissed': 'The browser asked, and got no answer. Press again when you want them.',
  'push.none':
    'This browser has no notifications. On an iPhone or iPad, add Tripwright to the home screen first.',
  'push.failed': 'The push service of this browser cannot be reached. Try again later.',
  'push.refused': 'This browser uses a push service that this installation does not send to.',
  'push.waiting': 'Asking…',
  'devices.title': 'Devices that are told',
  'devices.device': '{browser} on {system}',
  'devices.unknown': 'A device that does not say what it is',
  'devices.this': 'this one',
  'devices.since': 'since {at, date, medium}',
  'devices.told': 'last told {at, date, medium}, {at, time, short}',
  'devices.remove': 'Turn off',
  'devices.remove.name': 'Turn off {device}, since {at, date, medium}',

  'choices.title': 'What you are told, and how',
  'choices.here': 'List',
  'choices.mail': 'Mail',
  'choices.push': 'Device',
  'kind.trip-alert': 'Dangers near my trips',
  'kind.trip-alert.hint':
    'From two weeks before a saved trip until its end: earthquakes, storms, floods and other disasters near its places, and governments that change their advice. Without the list nothing is watched.',
  'kind.reminder': 'Reminders',
  'kind.reminder.hint': 'Those that you switched on under Documents.',
  'kind.support-answered': 'Answers of support',
  loading: 'Loading…',
  retry: 'Try again',

  'push.test.title': 'It works',
  'push.test.text': 'This device is told what concerns you.',
  'push.reminder.title': 'Before you travel',
  'push.support-answered.title': 'Support has answered',
  'push.role-changed.title': 'Your account',
  'push.feed-alarm.title': 'An outside service',
})
