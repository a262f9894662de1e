import { messages } from '../../base/text.ts'

/** Heads, headings and labels of the pages of words; their prose is English data beside this file. */
export const companyMessages = messages('company', {
  contents: 'On this page',
  updated: 'Last updated {date}',
  print: 'Print',
  loading: 'Loading the text…',

  'about.title': 'About Tripwright | how plans are made and checked',
  'about.description':
    'Tripwright builds trip plans from dated facts and checks every line before you see it. Why, how, and what it doesn’t do.',
  'about.keywords': 'about Tripwright, how trip plans are checked',
  'about.breadcrumb': 'About',
  'about.heading': 'About Tripwright',

  'terms.title': 'Terms and Conditions | Tripwright',
  'terms.description': 'What you get, what isn’t allowed, how far you can rely on a plan, and how to leave.',
  'terms.keywords': 'terms and conditions, terms of use',
  'terms.breadcrumb': 'Terms and Conditions',
  'terms.heading': 'Terms and Conditions',

  'privacy.title': 'Privacy Policy | Tripwright',
  'privacy.description':
    'What Tripwright stores about you, on our server and on your device, why, for how long, and how to delete it.',
  'privacy.keywords': 'privacy policy, personal data, data export',
  'privacy.breadcrumb': 'Privacy Policy',
  'privacy.heading': 'Privacy Policy',

  'cookies.title': 'Cookies Policy | Tripwright',
  'cookies.description':
    'Which cookies Tripwright needs, everything else it stores in your browser, and what each is for.',
  'cookies.keywords': 'cookies policy, browser storage, consent',
  'cookies.breadcrumb': 'Cookies Policy',
  'cookies.heading': 'Cookies Policy',

  'refund.title': 'Refund Policy | Tripwright',
  'refund.description':
    'What a plan costs, how to cancel, when you get a refund, and who refunds bookings you make elsewhere.',
  'refund.keywords': 'refund policy, cancel subscription, money back',
  'refund.breadcrumb': 'Refund Policy',
  'refund.heading': 'Refund Policy',
})
