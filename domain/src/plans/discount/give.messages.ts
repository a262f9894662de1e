import { messages } from '../../base/text.ts'

/** The part of the dashboard of staff in which discounts are made. */
export const giveDiscountMessages = messages('give-discount', {
  'make.title': 'New discounts',
  'make.percent': 'Percent off the next payment',
  'make.days': 'Valid for (days)',
  'make.count': 'Number of links',
  'make.submit': 'Create links',
  'made.title': 'Single-use links',
  'made.text': 'You see these links only once. Copy them now.',
  'made.label': 'Links',
  'made.copy': 'Copy all',
  'made.copied': 'Copied.',
  'made.not-copied': 'Failed to copy text',
  title: 'All discounts',
  empty: 'No discounts yet. A common start is 20% for a week.',
  percent: '{percent}% off',
  // Status of a discount link, in a list.
  'state.open': 'valid until {at, date, medium}',
  'state.over': 'expired {at, date, medium}',
  'state.claimed': 'claimed {at, date, medium} by {who}',
  'state.used': 'used {at, date, medium} by {who}',
  // Who used a discount, after “by”.
  guest: 'guest without an account',
  loading: 'Loading discounts…',
  retry: 'Try again',
})
