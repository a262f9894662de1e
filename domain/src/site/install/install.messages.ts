import { messages } from '../../base/text.ts'

/** The prompt to install the app, in its four forms. */
export const installMessages = messages('install', {
  'first.title': 'Get the Tripwright app',
  'first.text': 'Open it from your home screen, even offline.',
  'reminder.title': 'Still want the app?',
  'reminder.text': 'Install it from your browser. No app store, no account.',
  'social.title': 'Take Tripwright with you',
  'social.text': 'Install it now to plan any time, even offline.',
  'in-app.title': 'Open in your default browser',
  'in-app.text':
    'This app’s browser can’t install Tripwright and forgets what you save. Tap the three dots and choose “Open in browser”, or copy the link.',
  install: 'Install',
  later: 'Not Now',
  close: 'Close',
  // Button: send the link of this page to someone.
  share: 'Share',
  'copy-link': 'Copy link',
  // Specification section 8, "Install".
  manual: 'Your browser can’t install it. Use “Add to home screen” in its menu.',
  steps: 'Show me how',
  asking: 'Confirm in your browser.',
})
