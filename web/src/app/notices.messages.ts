import { messages } from '@tripwright/domain/base/text'

/** Notices over any page: no network, refused changes, a newer version. */
export const noticesMessages = messages('notices', {
  close: 'Close',
  'toasts.label': 'Messages',
  'to-top': 'Back to top',
  'panel.failed': 'This part isn’t on your device yet. Connect and try again.',
  'offline.toast': "You're offline. Some features may be limited.",
  'offline.badge': 'Offline Mode',
  'offline.waiting':
    '{count, plural, =0 {All changes synced} one {# change waiting to sync} other {# changes waiting to sync}}',
  'offline.sending': '{count, plural, one {Syncing # change} other {Syncing # changes}}',
  'offline.refused': '{count, plural, one {# change wasn’t saved} other {# changes weren’t saved}}',
  'offline.which': 'See which',
  'offline.done': 'Offline data synced successfully',
  'needs-you.open': '{count, plural, one {Review # change} other {Review # changes}}',
  'needs-you.title': 'Changes to review',
  'needs-you.text': 'We couldn’t save these changes. Everything else is saved.',
  'needs-you.made': 'Made {when, date, medium}, {when, time, short}',
  'needs-you.too-old': 'This waited over 29 days. Check that it’s still right.',
  'needs-you.again': 'Send again',
  'needs-you.discard': 'Discard',
  'update.title': 'New version available',
  'update.text': 'Updating takes a moment. What you typed stays.',
  'update.now': 'Update Now',
  'update.later': 'Later',
  'update.done': 'App updated! Reloading...',
})
