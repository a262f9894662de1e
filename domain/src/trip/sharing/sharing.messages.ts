import { messages } from '../../base/text.ts'

/** The page of a link to a trip, and what a link is refused with. */
export const sharingMessages = messages('companions', {
  title: 'A shared trip | Tripwright',
  description: 'A trip that somebody shares with you: its days, its map and the proof that it can be done.',
  breadcrumb: 'Shared trip',

  'link-dead':
    'This link leads to no trip: it was taken back, the trip is gone, or a part of the address is missing.',
  'too-many': 'Too many links were opened from your network. Try again in a few minutes.',
  'links-full': 'This trip has 20 links. Take one back to make another.',
  'members-full': '30 people take part in this trip already, as many as one trip holds.',

  loading: 'Opening the trip…',
  'dead.title': 'There is no trip here',
  'dead.action': 'Plan a trip of your own',
  'failed.title': 'The trip could not be opened',
  'failed.action': 'Try again',
  by: 'Shared with you by {name}',
  'by.nobody': 'Shared with you',
  untitled: 'Trip without a name',
  lead: 'You see the plan as it is now. Notes, expenses, bookings and where they sleep are not shown.',
  own: 'This is your own trip, as others see it by this link.',
  member: 'You take part in this trip.',
  open: 'Open the trip',
  copy: 'Copy to my trips',
  copied: 'The copy is among your trips. What you change in it stays yours.',
  'copied.not': 'The copy could not be kept on this device.',
  'sign-in': 'Sign in to change it with them',
  join: 'Change it together',
  'join.hint': 'You then see all of the trip, and they see your name.',
  booking: 'Something booked',
  unproved: 'Rules about what is not shown to you are left out of this proof.',
  'no-plan': 'This trip has no plan yet. It appears here when there is one.',
  unplanned: 'These stops were saved without a plan. Opening hours and travel times have not been checked.',
  undated: 'No date yet',
  'no-facts': 'The facts that this plan rests on could not be loaded. Try again when you are online.',
  'as-of': 'You are offline. This is the trip as of {date, date, medium}, {date, time, short}.',
})
