import { messages } from '../../base/text.ts'

/** Where staff see the mails of trials. */
export const trialSeriesMessages = messages('trial-series', {
  lead: 'Everyone who starts a trial gets these six emails, unless they unsubscribe or buy a plan. We don’t track opens.',
  mails: 'The six emails',
  'kind.welcome': 'Welcome',
  'kind.day-1': 'After one day',
  'kind.day-3': 'After three days',
  'kind.day-5': 'After five days',
  'kind.last-day': 'Day before the end',
  'kind.expired': 'At the end',
  // Head of a number: emails that went out.
  sent: 'Sent',
  waiting: 'Queued',
  refused: 'Mailbox not found',
  failed: 'Retrying',
  unwanted: 'Unsubscribed',
  'last-sent': 'Last sent {at, date, medium}, {at, time, short}',
  'never-sent': 'Not sent yet',
  look: 'Preview',
  'look.name': 'Preview “{kind}” email',
  close: 'Close',
  'page.title': '“{kind}” email, as email apps show it',
  text: 'Plain text',
  subject: 'Subject: {subject}',
  test: 'Send to me',
  'test.name': 'Send “{kind}” email to me',
  tested: 'Sent to {email}.',
  coming: 'Scheduled',
  'coming.none': 'No emails scheduled: no active trial has emails on.',
  // When an email will go out.
  'coming.at': '{at, date, medium}, {at, time, short}',
  again: 'Refresh',
  'as-of': 'As of {at, date, medium}, {at, time, short}',
  loading: 'Loading emails…',
  retry: 'Try again',
})
