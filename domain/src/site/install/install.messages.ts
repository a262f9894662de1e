import { messages } from '../../base/text.ts'

/** The prompt to install the app, in its four forms. */
export const installMessages = messages('install', {
  'first.title': 'Keep Tripwright at hand',
  'first.text': 'As an app it opens from your home screen, and without a signal.',
  'reminder.title': 'Still want the app?',
  'reminder.text': 'It installs from the browser in a moment: no store, no account.',
  'social.title': 'Take it along from that post',
  'social.text': 'Install it now, and it is there when you plan, also without a signal.',
  'in-app.title': 'Open it in your default browser',
  'in-app.text':
    'The browser of a social app forgets what you save and can install nothing. Choose “Open in browser” in its menu, the three dots, or copy the link.',
  install: 'Install',
  later: 'Not Now',
  close: 'Close',
  share: 'Share',
  'copy-link': 'Copy the link',
  // Specification section 8, "Install".
  manual: 'The browser does not offer to install it from here. Add it to the home screen from its menu.',
  steps: 'Show me how',
  asking: 'Look for the question of your browser.',
})
