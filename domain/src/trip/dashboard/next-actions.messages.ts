import { messages } from '../../base/text.ts'

/** What to do next, on the dashboard. */
export const nextActionsMessages = messages('dashboard-next', {
  nothing: 'Nothing to do right now. What comes up is told here in time.',
  more: '{count, plural, one {# more} other {# more}}',
  fewer: 'Fewer',

  'when.overdue': '{days, plural, one {Overdue by a day} other {Overdue by # days}}',
  'when.in': '{days, plural, =0 {Today} =1 {Tomorrow} other {In # days}}',
  'when.by': 'By {date}',
  'when.open': 'No date',

  'alert.title':
    '{count, plural, =1 {Read what happened near {place}} other {Read # reports of what happened near your trips}}',
  'alert.why': 'You have not read it yet.',
  'trial.title': 'Your trial ends',
  'trial.why': 'Then the free plan holds. What you made stays.',
  'tickets.title': '{more, plural, =0 {Book {place}} other {Book {place} and # more}}',
  'tickets.why': 'For {date}. Booked? Lock its time.',
  'task.why':
    '{more, plural, =0 {For {country}, {date}.} one {For {country}, {date}; one more after it.} other {For {country}, {date}; # more after it.}}',
  'task.why.anywhere':
    '{more, plural, =0 {For the entry on {date}.} one {For the entry on {date}; one more after it.} other {For the entry on {date}; # more after it.}}',
  'claim-draft.title': 'Send the claim {title}',
  'claim-draft.why': 'Not sent yet. The last day we know of.',
  'claim-draft.why.open': 'Not sent yet. We know no term: write at once.',
  'claim-sent.title': 'The airline should answer: {title}',
  'claim-sent.why': 'Two weeks after you sent it.',
  'claim-sent.late': 'No answer: {title}',
  'claim-sent.late.why': 'Send it to the body that enforces the right.',
  'claim-open.title': 'Go on with the claim {title}',
  'claim-open.why': 'The last day we know of.',
  'document.title': '{kind}: it expires',
  'document.late': '{kind}: it has expired',
  'document.why': 'Renew it in time.',
  'document.passport.why': 'Many borders ask for six months more.',
  'trip.title': '{trip} begins',
  'trip.why': 'Look at its days, and keep them on this device.',
  'trip.under-way': '{trip} is under way',
  'trip.under-way.why': 'Until {date}.',
})
