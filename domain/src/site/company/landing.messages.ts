import { messages } from '../../base/text.ts'

/** The pages that somebody is sent to: to install the app, from a social app, with a link that leads elsewhere. */
export const landingMessages = messages('landing', {
  'download.title': 'Get the app | Tripwright',
  'download.description':
    'Put Tripwright on your home screen, straight from the browser: no store, a few hundred kilobytes, and it opens without a signal.',
  'download.keywords': 'travel app, install app, progressive web app',
  'download.breadcrumb': 'Get the app',
  'download.heading': 'Get the app',
  'download.lead':
    'Tripwright installs straight from the browser. No store, no account, and it opens without a signal from then on.',
  'download.install': 'Install',
  'download.installing': 'Look for the question of your browser.',
  'download.dismissed': 'Not now is fine. The steps below work at any time.',
  // Specification section 8, "Install".
  'download.failed': 'The browser did not ask. Add it to the home screen by hand: the steps below say how.',
  'download.installed': 'This is the installed app. There is nothing left to do.',
  'download.steps': 'How it is done',
  'download.ios.title': 'iPhone and iPad',
  'download.ios.1': 'Open this page in Safari.',
  'download.ios.2': 'Tap the share button, the square with an arrow.',
  'download.ios.3': 'Choose “Add to Home Screen”, then “Add”.',
  'download.android.title': 'Android',
  'download.android.1': 'Open this page in Chrome, Edge, Samsung Internet or Firefox.',
  'download.android.2': 'Open the menu of the browser.',
  'download.android.3': 'Choose “Install app” or “Add to Home screen”.',
  'download.desktop.title': 'Windows, macOS, Linux and ChromeOS',
  'download.desktop.1': 'Open this page in Chrome or Edge, or in Safari on a Mac.',
  'download.desktop.2':
    'Chrome and Edge: press the install mark at the end of the address bar. Safari: open the File menu.',
  'download.desktop.3': 'Choose “Install”, or “Add to Dock” in Safari.',

  'instagram.title': 'Tripwright, from Instagram',
  'instagram.description':
    'You came from a post. Here is what it was about: plans that are checked before you see them.',
  'instagram.keywords': 'travel planner from Instagram, trip plans',
  'instagram.breadcrumb': 'From Instagram',
  'instagram.heading': 'You came from a post',
  'instagram.lead':
    'Tripwright makes trip plans that are checked before you see them: doors that are open, walks that fit, money that adds up.',
  'instagram.in-app.title': 'First, open it in your browser',
  'instagram.in-app.text':
    'You are inside the browser of a social app. It forgets what you save and cannot install anything. Open the menu, the three dots, and choose “Open in browser”, or copy the link and paste it there.',
  'instagram.in-app.copy': 'Copy the link',
  'instagram.plan': 'Start Planning',
  'instagram.app': 'Get the app',
  'instagram.blog': 'Read the notebook',

  'pwabuilder.title': 'Build the installable app | Tripwright',
  'pwabuilder.description':
    'Checks whether this installation of Tripwright can be packed as an app: its manifest, its icons, its worker and its address.',
  'pwabuilder.breadcrumb': 'Installable app',
  'pwabuilder.heading': 'Build the installable app',
  'pwabuilder.lead':
    'For whoever runs this Tripwright: what a packaging service needs is checked here, on this very address and in this browser.',
  'pwabuilder.check': 'Check this installation',
  'pwabuilder.again': 'Check again',
  'pwabuilder.ok': 'Yes',
  'pwabuilder.not-ok': 'No',
  'pwabuilder.result':
    '{count, plural, =0 {All of it is in order.} one {# thing is missing.} other {# things are missing.}}',
  'pwabuilder.is.https': 'The address is secure (https)',
  'pwabuilder.is.manifest': 'The manifest can be read and has a name',
  'pwabuilder.is.start': 'It says where to start and how to show itself',
  'pwabuilder.is.icons': 'It has icons of 192 and 512 pixels',
  'pwabuilder.is.maskable': 'It has an icon that may be cut to a shape',
  'pwabuilder.is.worker': 'A service worker looks after it, so that it opens without a signal',
  'pwabuilder.go': 'Pack it at PWABuilder (leaves this site)',
  'pwabuilder.manifest': 'Open the manifest',

  'redirect.title': 'You are leaving Tripwright',
  'redirect.description': 'Shows where a link leads before you follow it.',
  'redirect.breadcrumb': 'Leaving',
  'redirect.heading': 'You are leaving Tripwright',
  'redirect.lead': 'This link leads to another site. Look at the address before you go on.',
  'redirect.host': 'The site',
  'redirect.address': 'The whole address',
  'redirect.go': 'Go to {host}',
  'redirect.back': 'Stay here',
  'redirect.refused.heading': 'This link leads nowhere',
  'redirect.refused.missing': 'It came without an address to go to.',
  'redirect.refused.unreadable':
    'Its address cannot be read, or it hides what it leads to. Nothing was opened.',
  'redirect.refused.not-https': 'Its address is not a secure one (https). Nothing was opened.',
})
