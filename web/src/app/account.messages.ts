import { messages } from '@tripwright/domain/base/text'

/** Texts of the user menu: account, theme and language. */
export const accountMessages = messages('account', {
  menu: 'Account of {email}',
  dashboard: 'My Dashboard',
  profile: 'Profile',
  notifications: 'Notifications',
  about: 'About',
  help: 'Help Center',
  support: 'Support',
  'sign-out': 'Sign Out',
  'signed-out': 'Signed out successfully',
  'sign-out.failed': 'Failed to sign out',
  guest: 'Guest',
  'guest.text': 'What you save stays on this device. An account keeps it on all of them.',
  unsent:
    '{count, plural, one {# change has} other {# changes have}} not reached the server. They stay on this device, sealed for {email}.',
  'own-pages': 'Your pages',
  settings: 'On this device',
  'settings.page': 'Settings',
  close: 'Close',
  'get-started': 'GET STARTED',
  theme: 'Theme',
  light: 'Light',
  dark: 'Dark',
  system: 'As the device',
  language: 'Language',
  'language.failed': 'That language could not be loaded. Are you offline?',
})
