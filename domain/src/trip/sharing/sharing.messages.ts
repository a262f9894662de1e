import { messages } from '../../base/text.ts'

/** The page of a link to a trip, and what a link is refused with. */
export const sharingMessages = messages('companions', {
  title: 'Shared trip | Tripwright',
  description: 'A trip someone shared with you: its days, map and checks.',
  breadcrumb: 'Shared trip',

  'link-dead': 'This link doesn’t work. It was removed, the trip was deleted, or the address is incomplete.',
  'too-many': 'Too many links were opened from your network. Wait a few minutes and try again.',
  'links-full': 'This trip has 20 links, the limit. Remove one to create another.',
  'members-full': 'This trip has 30 people, the limit.',

  loading: 'Loading trip…',
  'dead.title': 'Trip not found',
  'dead.action': 'Plan your own trip',
  'failed.title': 'We couldn’t open the trip',
  'failed.action': 'Try again',
  by: 'Shared with you by {name}',
  'by.nobody': 'Shared with you',
  untitled: 'Untitled trip',
  lead: 'This is the plan right now. Notes, expenses, bookings and where they stay are hidden.',
  own: 'This is your own trip, as others see it through this link.',
  member: 'You’re in this trip.',
  open: 'Open trip',
  copy: 'Copy to my trips',
  copied: 'Copied to your trips. Your edits stay private to you.',
  'copied.not': 'We couldn’t save the copy on this device.',
  'sign-in': 'Sign in to edit together',
  join: 'Edit together',
  'join.hint': 'You’ll see the whole trip, and they’ll see your name.',
  booking: 'A booking',
  unproved: 'Checks on hidden details aren’t shown here.',
  'no-plan': 'This trip has no plan yet.',
  unplanned: 'These stops were saved without a plan. We haven’t checked hours or travel times.',
  undated: 'No date yet',
  'no-facts': 'We couldn’t load the facts for this plan. Try again online.',
  'as-of': 'You’re offline. This trip is as of {date, date, medium}, {date, time, short}.',
})
