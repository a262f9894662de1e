import { messages } from '@tripwright/domain/base/text'

/** The settings of this device, and clearing its data (specification section 3, "Mobile settings"; section 8, "Settings"). */
export const settingsMessages = messages('settings', {
  failed: 'Failed to update setting',
  'failed.permission': 'Blocked by your browser. Allow it in its site settings.',
  blocked: 'Blocked by your browser. Allow it in its site settings.',

  darkMode: 'Dark mode',
  'darkMode.system': 'Same as device',
  'darkMode.follow': 'Use device setting',
  notifications: 'Notifications',
  'notifications.hint': 'Shown after your browser allows it.',
  location: 'Location',
  'location.hint': 'Used when you tap My Location. It stays on this device.',
  camera: 'Camera',
  'camera.hint': 'For photos of receipts.',
  offline: 'Save everything for offline',
  'offline.hint':
    'Downloads all pages and map parts now, even when your phone is set to use little mobile data.',
  analytics: 'Remember if I installed the app',
  'analytics.hint': 'Remembers on this device if you installed the app. Nothing is sent.',

  clear: 'Clear app data',
  'clear.text':
    'Deletes saved items, trips and settings that are only on this device. Your account keeps its data.',
  'clear.unsent':
    '{count, plural, one {# change hasn’t} other {# changes haven’t}} synced yet and will be lost.',
  'clear.yes': 'Clear now',
  'clear.no': 'Cancel',
  'clear.done': 'App data cleared',
  'clear.failed': 'Failed to clear app data',
})
