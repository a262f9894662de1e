import { messages } from '@tripwright/domain/base/text'

/** What stands in every document: the navigation, and what is said when a page cannot be shown. */
export const appMessages = messages('app', {
  product: 'Tripwright',
  'nav.skip': 'Skip to content',
  'nav.main': 'Main',
  'nav.home': 'Home',
  'nav.plan': 'Plan',
  'nav.flights': 'Flights',
  'nav.hotels': 'Hotels',
  'nav.cars': 'Cars',
  'nav.saved': 'Saved',
  'nav.profile': 'Profile',
  'nav.breadcrumbs': 'Breadcrumbs',
  'nav.loading': 'Loading the page',
  'nav.brand': 'Tripwright, home',

  'account.sign-in': 'Sign In',
  'account.get-started': 'GET STARTED',

  'display.open': 'Theme and language',

  'footer.line': 'A plan you can trust, anywhere, even with no signal.',
  'footer.pages': 'Pages',
  'footer.tools': 'Travel tools',
  'footer.download': 'Get the app',
  'footer.company': 'Company',
  'footer.about': 'About',
  'footer.blog': 'Blog',
  'footer.writers': 'Writers',
  'footer.legal': 'Legal',
  'footer.terms': 'Terms',
  'footer.privacy': 'Privacy',
  'footer.cookies': 'Cookies',
  'footer.refunds': 'Refunds',

  loading: 'Loading...',

  'failed.heading': 'This page has stopped',
  'failed.text':
    'Something in it went wrong on our side. What you typed is kept and comes back with the page.',
  'failed.load.heading': 'This page could not be loaded',
  'failed.load.text': 'A part of it did not arrive. The connection may be weak, or there is a newer version.',
  'failed.offline.heading': 'This page is not on your device yet',
  'failed.offline.text':
    'You are offline, and this page was never opened here before. It comes with the next connection.',
  'failed.retry': 'Try again',
  'failed.reload': 'Reload',
})
