import { messages } from '../../base/text.ts'

export const discountMessages = messages('discount', {
  title: 'Your discount | Tripwright',
  description: 'Your Tripwright discount.',
  breadcrumb: 'Discount',
  heading: 'Your discount',
  gives: '{percent}% off your next payment',
  until: 'Claim it by {at, date, long}, {at, time, short}. One account, one time.',
  claim: 'Claim discount',
  'sign-in': 'Sign in to claim',
  claimed: 'Claimed. You pay less next time.',
  'state.used': 'You already used this discount.',
  'state.taken': 'Someone already claimed this discount.',
  'state.expired': 'This discount expired on {at, date, long}.',
  plans: 'See plans and pricing',
  unknown: 'We couldn’t find this discount. Check that the link is complete.',
  loading: 'Loading your discount…',
  retry: 'Try again',
})
