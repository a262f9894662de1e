import { messages } from '../base/text.ts'

/** What to do next, on the dashboard. */
export const nextMessages = messages('dashboard-next', {
  nothing: 'Nothing to do right now.',
  'nothing.text': 'Trips that begin, papers that expire, claims and check-lists are told here in time.',
  waiting: 'Looking for what is next…',
  more: '{count, plural, one {# more} other {# more}}',
  fewer: 'Fewer',

  'when.overdue': '{days, plural, one {Overdue by a day} other {Overdue by # days}}',
  'when.in': '{days, plural, =0 {Today} =1 {Tomorrow} other {In # days}}',
  'when.open': 'No date',

  'alert.title':
    '{count, plural, =1 {Read what happened near {place}} other {Read # reports of what happened near your trips}}',
  'alert.why': 'You have not read it yet.',
  'trial.title': 'Your trial ends',
  'trial.why': 'Then the free plan holds, with its daily limits. What you made stays.',
  'tickets.title': '{more, plural, =0 {Book {place}} other {Book {place} and # more}}',
  'tickets.why': 'For {date}, in {trip}. Locked at its time in the plan, it counts as booked.',
  'task.why': 'For {country}, entry on {date}.',
  'task.why.anywhere': 'For the entry on {date}.',
  'task.more':
    '{more, plural, =0 {} one {One more thing comes after it.} other {# more things come after it.}}',
  'claim-draft.title': 'Send the claim {title}',
  'claim-draft.why': 'Made and not sent. This is the last day we know of; write at once.',
  'claim-draft.why.open': 'Made and not sent. We know no term for it; write at once.',
  'claim-sent.title': 'The airline should answer: {title}',
  'claim-sent.why': 'Two weeks after you sent it.',
  'claim-sent.late': 'No answer: {title}',
  'claim-sent.late.why': 'Send it to the body that enforces the right.',
  'claim-open.title': 'Go on with the claim {title}',
  'claim-open.why': 'This is the last day we know of.',
  'document.title': '{kind}: it expires',
  'document.late': '{kind}: it has expired',
  'document.why': 'Renew it in time.',
  'document.passport.why': 'Many borders ask for half a year beyond the journey.',
  'trip.title': '{trip} begins',
  'trip.why': 'Look at its days, and keep them on this device.',
  'trip.under-way': '{trip} is under way',
  'trip.under-way.why': 'Until {date}.',
})
