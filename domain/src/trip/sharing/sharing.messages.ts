import { messages } from '../../base/text.ts'

/** The page of a link to a trip, and what a link is refused with. */
export const sharingMessages = messages('companions', {
  title: 'Shared trip | Tripwright',
  description: 'A trip someone shared with you: its days, map and checks.',
  breadcrumb: 'Shared trip',

  'link-dead': 'This link was removed or taken down, its trip was deleted, or the address is incomplete.',
  'too-many': 'Too many links were opened from your network. Try again in a few minutes.',
  'links-full': 'This trip has 20 links, the limit. Remove one to create another.',
  'taken-down':
    'We took down the links to this trip, so you can’t create another one. If you think we’re wrong, contact support.',
  'members-full': 'This trip has 30 people, the limit.',

  'not-yours-to-give': 'Only the owner decides who is a co-owner.',
  'too-many-mails': 'You sent many invitations today. Send the link yourself, or try again tomorrow.',
  'mail.subject': '{name} invites you to a trip',
  'mail.subject.nameless': 'An invitation to a trip',
  'mail.heading': 'Come along',
  'mail.viewer': '{name} invites you to follow a trip on Tripwright. You’ll see all of it as it changes.',
  'mail.editor': '{name} invites you to plan a trip together on Tripwright. You can change it as they do.',
  'mail.co-owner':
    '{name} invites you to plan a trip together on Tripwright. You can change it, and invite and remove others.',
  'mail.view': '{name} sends you a trip on Tripwright, to look at. You need no account.',
  // {trip} is the name of a trip with its dates, or its dates alone.
  'mail.trip': 'The trip: {trip}.',
  // Two dates, the first and last day of a trip.
  'mail.dates': '{from} to {to}',
  'mail.someone': 'Someone',
  // Ends a list of names in a notification.
  'news.others': 'others',
  // In place of a name, also first in a sentence, where the account is deleted or has none.
  'news.deleted': 'Someone',
  'mail.until': 'The link works until {date}. Anyone who has it can use it, so don’t pass it on.',
  'mail.button': 'See the trip',
  'mail.footer': 'You get this once because someone entered your address. We don’t use it for anything else.',

  loading: 'Loading trip…',
  'dead.title': 'Trip not found',
  'dead.action': 'Plan your own trip',
  'failed.title': 'We couldn’t open the trip',
  'failed.action': 'Try again',
  by: 'Shared with you by {name}',
  'by.nobody': 'Shared with you',
  untitled: 'Untitled trip',
  lead: 'The newest plan. You don’t see notes, expenses, bookings and hotels.',
  own: 'Your own trip, as others see it.',
  member: 'You’re in this trip.',
  open: 'Open trip',
  copy: 'Copy to my trips',
  copied: 'Copied to your trips. Your edits stay private to you.',
  'copied.not': 'We couldn’t save the copy on this device.',
  'sign-in': 'Sign in to edit together',
  join: 'Edit together',
  'sign-in.viewer': 'Sign in to follow this trip',
  'join.viewer': 'Follow this trip',
  // A field for somebody who has given no name.
  'join.name': 'Your name',
  'join.name.hint': 'So the others know who you are. You can also join without one.',
  'join.hint': 'You’ll see the whole trip, and the people in it will see your name.',
  booking: 'A booking',
  unproved: 'We hide some details here, and the checks of these details.',
  'no-plan': 'This trip has no plan yet.',
  unplanned: 'Saved without a plan: hours and travel times aren’t checked.',
  undated: 'No date yet',
  'no-facts': 'We couldn’t load the facts for this plan. Try again online.',
  'as-of': 'You’re offline. This trip is as of {date, date, medium}, {date, time, short}.',
})
