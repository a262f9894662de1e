import { messages } from '../../base/text.ts'

export const discountMessages = messages('discount', {
  title: 'Your discount | Tripwright',
  description: 'A discount that was given to you.',
  breadcrumb: 'Discount',
  heading: 'A discount for you',
  gives: '{percent}% off your next payment',
  until: 'To be claimed until {at, date, long}, {at, time, short}. One account can claim it, once.',
  claim: 'Claim it',
  'sign-in': 'Sign in to claim it',
  claimed: 'It is yours, and comes off your next payment.',
  'state.used': 'You have used this discount already.',
  'state.taken': 'Somebody has claimed this discount already.',
  'state.expired': 'This discount is over since {at, date, long}.',
  plans: 'See the plans',
  unknown: 'There is no such discount. Is the link whole?',
  loading: 'Looking at your discount…',
  retry: 'Try again',
})
