import { messages } from '../../base/text.ts'

/** The part of the dashboard of staff in which discounts are made. */
export const giveDiscountMessages = messages('give-discount', {
  'make.title': 'New discounts',
  'make.percent': 'Per cent off the next payment',
  'make.days': 'Days in which it can be claimed',
  'make.count': 'How many',
  'make.submit': 'Make the links',
  'made.title': 'Links, one use each',
  'made.text': 'They are shown this once: only their hashes are kept.',
  'made.label': 'Links',
  'made.copy': 'Copy all',
  'made.copied': 'Copied.',
  'made.not-copied': 'Failed to copy text',
  title: 'Discounts so far',
  empty: 'None was made yet. Choose a percentage above; 20 for a week is a usual beginning.',
  percent: '{percent}% off',
  'state.open': 'can be claimed until {at, date, medium}',
  'state.over': 'was over on {at, date, medium}',
  'state.claimed': 'claimed {at, date, medium} by {who}',
  'state.used': 'used {at, date, medium} by {who}',
  guest: 'somebody without an account',
  loading: 'Reading the discounts…',
  retry: 'Try again',
})
