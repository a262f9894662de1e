import { messages } from '../../base/text.ts'

/** Heads, headings and labels of the pages of words; their prose is English data beside this file. */
export const companyMessages = messages('company', {
  contents: 'On this page',
  updated: 'Last changed on {date}',
  print: 'Print this page',

  'about.title': 'About Tripwright | how plans are made and checked',
  'about.description':
    'Tripwright computes plans from dated facts and checks each line again before you see it. Why it exists, what works today, and what it does not do.',
  'about.keywords': 'about Tripwright, how trip plans are checked',
  'about.breadcrumb': 'About',
  'about.heading': 'About Tripwright',

  'terms.title': 'Terms and Conditions | Tripwright',
  'terms.description':
    'What you get, what is not allowed, how far you can rely on a plan, and how to leave. Short, and in plain words.',
  'terms.keywords': 'terms and conditions, terms of use',
  'terms.breadcrumb': 'Terms and Conditions',
  'terms.heading': 'Terms and Conditions',

  'privacy.title': 'Privacy Policy | Tripwright',
  'privacy.description':
    'Everything that Tripwright keeps about you, on the server and on your device, why, for how long, and how to have it removed.',
  'privacy.keywords': 'privacy policy, personal data, data export',
  'privacy.breadcrumb': 'Privacy Policy',
  'privacy.heading': 'Privacy Policy',

  'cookies.title': 'Cookies Policy | Tripwright',
  'cookies.description':
    'The necessary cookies, and the name of every other thing that Tripwright keeps in your browser, with what it is for.',
  'cookies.keywords': 'cookies policy, browser storage, consent',
  'cookies.breadcrumb': 'Cookies Policy',
  'cookies.heading': 'Cookies Policy',

  'refund.title': 'Refund Policy | Tripwright',
  'refund.description':
    'What a plan costs and when, how to end it, when money comes back, and who pays back what you book elsewhere.',
  'refund.keywords': 'refund policy, cancel subscription, money back',
  'refund.breadcrumb': 'Refund Policy',
  'refund.heading': 'Refund Policy',
})
