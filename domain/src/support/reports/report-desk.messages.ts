import { messages } from '../../base/text.ts'

/** Where staff read reports and decide. */
export const reportDeskMessages = messages('report-desk', {
  lead: 'What people reported, oldest first. Take it down with a reason or let it stay. The person who made it reads your reason, but isn’t told who reported it.',
  // Label of a filter: which reports to show.
  show: 'Show',
  'state.open': 'To decide ({count, number})',
  'state.taken-down': 'Taken down ({count, number})',
  'state.kept': 'Stays ({count, number})',
  'empty.open': 'No reports to decide',
  'empty.open.text': 'Reports of reviews, shared trips and shared conversations show up here.',
  'empty.taken-down': 'Nothing taken down',
  'empty.taken-down.text': 'What you take down stays here, and you can bring it back.',
  'empty.kept': 'Nothing here yet',
  'empty.kept.text': 'Reported things that stay show up here for half a year.',
  // What was reported.
  'kind.review': 'Review',
  'kind.trip': 'Shared trip',
  'kind.conversation': 'Shared conversation',
  // Who made what was reported.
  owner: 'By {email}',
  since: 'Reported {at, date, medium}',
  age: '{days, plural, =0 {today} one {# day ago} other {# days ago}}',
  decided: 'Decided {at, date, medium}',
  gone: 'It’s no longer there. Choose “Let it stay” to close the report.',
  content: 'What everyone sees',
  reports: '{count, plural, one {# report} other {# reports}}',
  'report.by': '{email} ({count, plural, one {# report in all} other {# reports in all}})',
  'report.guest': 'A guest',
  'report.more': 'Only the newest {count, number} are shown.',
  reason: 'Taken down: {reason}',
  keep: 'Let it stay',
  'take-down': 'Take down',
  restore: 'Bring back',
  'reason.label': 'Reason',
  'reason.hint': '{least} to {most} characters. The person who made it reads this, and it’s logged.',
  'take-down.confirm': 'Take it down',
  cancel: 'Cancel',
  'done.keep': 'It stays.',
  'done.take-down': 'Taken down. The person who made it was told why.',
  'done.restore': 'It’s back. The person who made it was told.',
  more: 'Show more',
  loading: 'Loading reports…',
  retry: 'Try again',
  // Answers of the server.
  changed: 'Someone else has decided on this. The list shows it as it is now.',
  'gone.not': 'It’s no longer there, so it can’t be taken down or brought back.',
})
