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
  'guest.text': 'Saved on this device only. An account puts it on all your devices.',
  unsent:
    '{count, plural, one {# change hasn’t} other {# changes haven’t}} synced yet. They stay on this device, encrypted for {email}.',
  'own-pages': 'Your pages',
  settings: 'On this device',
  'settings.page': 'Settings',
  close: 'Close',
  'get-started': 'GET STARTED',
  theme: 'Theme',
  // A color theme, the opposite of dark.
  light: 'Light',
  dark: 'Dark',
  system: 'Same as device',
  language: 'Language',
  'language.failed': 'We couldn’t load this language. Are you offline?',
})
