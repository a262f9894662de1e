import { messages } from '../../base/text.ts'

/** The form by which anybody reports what others see. */
export const reportMessages = messages('report', {
  // Button beside a review: tell staff that something is wrong with it.
  report: 'Report',
  'report.review.name': 'Report the review by {name}',
  'report.review': 'Report this review',
  'report.trip': 'Report a problem with this trip',
  'report.conversation': 'Report this conversation',
  lead: 'Tell us what’s wrong. A person on our team reads every report. We won’t tell the person who made it who reported it.',
  'lead.guest': 'Sign in first if you want to hear what we decide.',
  reason: 'What’s wrong with it?',
  'reason.personal': 'It has someone’s personal data',
  'reason.hateful': 'It insults, threatens or hates',
  'reason.illegal': 'It’s against the law',
  'reason.spam': 'It’s advertising or a scam',
  'reason.other': 'Something else',
  text: 'Details',
  send: 'Send report',
  close: 'Close',
  sent: 'Thanks. We got your report and will look at it.',
  waits: 'Your report is saved on this device. We’ll send it once you’re online.',
  // Answers of the server.
  gone: 'This is no longer there, so there’s nothing to report.',
  own: 'This is your own. You can change or remove it yourself.',
  'too-many': 'You sent many reports today. Try again tomorrow.',
})
