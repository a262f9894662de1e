import { messages } from '../../base/text.ts'

/** The pages that somebody is sent to: to install the app, from a social app, with a link that leads elsewhere. */
export const landingMessages = messages('landing', {
  'download.title': 'Get the app | Tripwright',
  'download.description':
    'Install Tripwright from your browser. No app store, a few hundred kilobytes, and it works offline.',
  'download.keywords': 'travel app, install app, progressive web app',
  'download.breadcrumb': 'Get the app',
  'download.heading': 'Get the app',
  'download.lead': 'Install Tripwright from your browser. No app store, no account, and it works offline.',
  'download.install': 'Install',
  'download.installing': 'Confirm in your browser.',
  'download.dismissed': 'No problem. You can install it any time.',
  // Specification section 8, "Install".
  'download.failed': 'Your browser didn’t offer to install. Use the steps below.',
  'download.installed': 'You’re using the installed app. You’re all set.',
  'download.steps': 'How to install',
  'download.ios.title': 'iPhone and iPad',
  'download.ios.1': 'Open this page in Safari.',
  'download.ios.2': 'Tap Share, the square with an arrow.',
  'download.ios.3': 'Choose “Add to Home Screen”, then “Add”.',
  'download.android.title': 'Android',
  'download.android.1': 'Open this page in Chrome, Edge, Samsung Internet or Firefox.',
  'download.android.2': 'Open the browser menu.',
  'download.android.3': 'Choose “Install app” or “Add to Home screen”.',
  'download.desktop.title': 'Windows, macOS, Linux and ChromeOS',
  'download.desktop.1': 'Open this page in Chrome or Edge, or in Safari on a Mac.',
  'download.desktop.2':
    'Chrome and Edge: click the install icon in the address bar. Safari: open the File menu.',
  'download.desktop.3': 'Choose “Install”, or “Add to Dock” in Safari.',

  'instagram.title': 'Tripwright on Instagram',
  'instagram.description': 'Trip plans that are checked before you see them. Start planning for free.',
  'instagram.keywords': 'travel planner from Instagram, trip plans',
  'instagram.breadcrumb': 'From Instagram',
  'instagram.heading': 'Welcome from Instagram',
  'instagram.lead':
    'Tripwright makes trip plans and checks them for you: opening hours, walks you can manage, costs that add up.',
  'instagram.in-app.title': 'Open this page in your browser',
  'instagram.in-app.text':
    'This app’s browser can’t install Tripwright and forgets what you save. Tap the three dots and choose “Open in browser”, or copy the link.',
  'instagram.in-app.copy': 'Copy link',
  'instagram.plan': 'Start Planning',
  'instagram.app': 'Get the app',
  'instagram.blog': 'Read the blog',

  'pwabuilder.title': 'Package the app | Tripwright',
  'pwabuilder.description':
    'Check if this site can be packaged as an app: manifest, icons, service worker and address.',
  'pwabuilder.breadcrumb': 'Package the app',
  'pwabuilder.heading': 'Package the app',
  'pwabuilder.lead':
    'For site owners: check what a packaging service needs, at this address and in this browser.',
  'pwabuilder.check': 'Run checks',
  'pwabuilder.again': 'Run checks again',
  'pwabuilder.ok': 'Yes',
  'pwabuilder.not-ok': 'No',
  'pwabuilder.result':
    '{count, plural, =0 {All checks passed.} one {# check failed.} other {# checks failed.}}',
  'pwabuilder.is.https': 'Secure address (https)',
  'pwabuilder.is.manifest': 'Manifest is readable and has a name',
  'pwabuilder.is.start': 'Manifest has a start page and display mode',
  'pwabuilder.is.icons': 'Icons of 192 and 512 pixels',
  'pwabuilder.is.maskable': 'Maskable icon',
  'pwabuilder.is.worker': 'Service worker for offline use',
  'pwabuilder.go': 'Package on PWABuilder (leaves this site)',
  'pwabuilder.manifest': 'Open manifest',

  'redirect.title': 'You are leaving Tripwright',
  'redirect.description': 'See where a link goes before you follow it.',
  'redirect.breadcrumb': 'Leaving',
  'redirect.heading': 'You are leaving Tripwright',
  'redirect.lead': 'This link goes to another site. Check the address before you continue.',
  'redirect.host': 'Site',
  'redirect.address': 'Full address',
  'redirect.go': 'Continue to {host}',
  'redirect.back': 'Stay here',
  'redirect.refused.heading': 'This link doesn’t work',
  'redirect.refused.missing': 'The link has no address. We didn’t open anything.',
  'redirect.refused.unreadable': 'The address is unreadable or hides where it goes. We didn’t open anything.',
  'redirect.refused.not-https': 'The address isn’t secure (https). We didn’t open anything.',
})
