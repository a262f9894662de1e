import { messages } from '../../base/text.ts'

/** What to do next, on the dashboard. */
export const nextActionsMessages = messages('dashboard-next', {
  nothing: 'Nothing to do right now.',
  more: '{count, plural, one {Show # more step} other {Show # more steps}}',
  fewer: 'Show less',

  'when.overdue': '{days, plural, one {1 day overdue} other {# days overdue}}',
  'when.in': '{days, plural, =0 {Today} =1 {Tomorrow} other {In # days}}',
  'when.by': 'By {date}',
  'when.open': 'No date',

  'alert.title': '{count, plural, =1 {Read the alert near {place}} other {Read # alerts near your trips}}',
  'alert.why': 'You haven’t read it yet.',
  'trial.title': 'Your trial ends',
  'trial.why': 'You move to the free plan and keep everything you made.',
  'tickets.title': '{more, plural, =0 {Book {place}} other {Book {place} and # more}}',
  'tickets.why': 'For {date}. Already booked? Lock the stop in your plan, and we won’t change its time.',
  'task.why':
    '{more, plural, =0 {For {country}, {date}.} one {For {country}, {date}, and 1 more.} other {For {country}, {date}, and # more.}}',
  'task.why.anywhere':
    '{more, plural, =0 {For your arrival on {date}.} one {For your arrival on {date}, and 1 more.} other {For your arrival on {date}, and # more.}}',
  'claim-draft.title': 'Send your claim: {title}',
  'claim-draft.why': 'Not sent yet. The last day we know of.',
  'claim-draft.why.open': 'Not sent yet. Deadline unknown: send it soon.',
  'claim-sent.title': 'Reply due from the airline: {title}',
  'claim-sent.why': 'Two weeks after you sent it.',
  'claim-sent.late': 'No reply: {title}',
  'claim-sent.late.why': 'Take it to the official complaints body.',
  'claim-open.title': 'Finish your claim: {title}',
  'claim-open.why': 'The last day we know of.',
  'document.title': '{kind} expires',
  'document.late': '{kind} has expired',
  'document.why': 'Renew it in time.',
  'document.passport.why': 'Many countries ask for six more months.',
  'trip.title': '{trip} starts',
  'trip.why': 'Check your days and save them for offline.',
  'trip.under-way': '{trip} is happening now',
  'trip.under-way.why': 'Until {date}.',
})
