import { messages } from '@tripwright/domain/base/text'

/** The settings of this device, and clearing its data (specification section 3, "Mobile settings"; section 8, "Settings"). */
export const settingsMessages = messages('settings', {
  failed: 'Failed to update setting',
  'failed.permission': 'The browser does not allow it here. Its own settings for this site do.',
  blocked: 'Blocked by the browser. Its own settings for this site allow it again.',

  darkMode: 'Dark mode',
  'darkMode.system': 'As the device has it',
  'darkMode.follow': 'Follow the device',
  notifications: 'Notifications',
  'notifications.hint': 'May be shown on this device once the browser agrees.',
  location: 'Location',
  'location.hint': 'Used when you press My Location on a map. It stays on this device.',
  camera: 'Camera',
  'camera.hint': 'Lets you photograph a receipt where you note an expense. The photo stays on this device.',
  offline: 'Keep everything for offline',
  'offline.hint': 'Fetches every page and map part at once, also where data is saved.',
  analytics: 'Usage counts',
  'analytics.hint': 'Counted on this device, about installing the app. Nothing is sent.',

  clear: 'Clear app data',
  'clear.text':
    'Saves, trips, wishes and settings that are only on this device go for good. What an account holds stays there.',
  'clear.unsent':
    '{count, plural, one {# change has} other {# changes have}} not reached the server and would be lost.',
  'clear.yes': 'Clear now',
  'clear.no': 'Keep',
  'clear.done': 'App data cleared',
  'clear.failed': 'Failed to clear app data',
})
