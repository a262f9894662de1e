import { messages } from '../../base/text.ts'

export const profileMessages = messages('profile', {
  title: 'Profile | Tripwright',
  description: 'Your name, travel preferences and data.',
  breadcrumb: 'Profile',
  heading: 'Profile',
  loading: 'Loading…',
  retry: 'Try again',
  'you.title': 'Personal info',
  'you.email': 'Email',
  'you.email.hint': 'Your sign-in address. It can’t be changed.',
  'you.name': 'Full name',
  // Button: store the form.
  'you.save': 'Save',
  'you.saved': 'Saved.',
  'sessions.title': 'Signed-in devices',
  // Beside the name of a device in a list: small words, no sentence.
  'sessions.this': 'this device',
  'sessions.device': '{browser} on {system}',
  'sessions.unknown': 'Unknown device',
  'sessions.used': 'last used {at, date, medium}, {at, time, short}',
  // Before the internet address of a device in a list: small words, no sentence.
  'sessions.address': 'IP address:',
  'sessions.end': 'Sign out',
  'sessions.end.name': 'Sign out {device}, last used {at, date, medium}',
  'sessions.ended': 'Device signed out.',
  'sessions.others': 'Sign out all other devices',
  'sessions.others.done': 'All other devices are signed out.',
  'sessions.all': 'Sign out all devices',
  'sessions.all.hint': 'Including this one.',
  'data.title': 'Your data',
  'data.export': 'Download my data',
  'data.export.hint': 'Everything we store about you, as a zip file with a guide.',
  'export.readme.title': 'Your Tripwright data',
  'export.readme.text': 'Each file is JSON. The number after a name counts its entries. Times are in UTC.',
  'export.readme.left-out':
    'Not included: secrets that open your account, like your password hash, session tokens and two-step verification keys.',
  'export.readme.device':
    'Not included: what is only on your devices, like items saved as a guest. Your device adds its receipt photos.',
  'export.receipts':
    'Receipt photos on this device, named after their expense or file. Photos of trips are in files/ too.',
  'data.delete': 'Delete account',
  'data.delete.hint':
    'Deletes your account, trips, saved items and support requests now and forever. You can’t get them back.',
  'delete.title': 'Delete your account?',
  'delete.text': 'You can’t undo this. Type {email} to confirm.',
  'delete.email': 'Your email address',
  'delete.confirm': 'Delete account',
  'delete.cancel': 'Keep account',
  'delete.close': 'Close',
  'delete.differs': 'This isn’t the email address of this account.',
  'delete.done': 'Your account is deleted. Safe travels!',
  settings: 'Settings',

  'settings.title': 'Settings | Tripwright',
  'settings.description': 'Theme, language, plan and sign-in.',
  'settings.breadcrumb': 'Settings',
  'settings.heading': 'Settings',
  'settings.display': 'On this device',
  'settings.theme': 'Theme',
  // A color theme, the opposite of dark.
  'settings.theme.light': 'Light',
  'settings.theme.dark': 'Dark',
  'settings.theme.system': 'Same as device',
  'settings.language': 'Language',
  'settings.language.failed': 'We couldn’t load this language. Are you offline?',
  'settings.app': 'App permissions',
})
