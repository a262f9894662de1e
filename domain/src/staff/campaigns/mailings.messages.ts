import { messages } from '../../base/text.ts'

/** Where staff write to many, and the words around what they write. */
export const mailingsMessages = messages('mailings', {
  // In place of a first name: “Hello traveler”.
  'mail.reader': 'traveler',
  'mail.note': 'You get this because you turned on news under Settings, Emails. Unsubscribe: {url}',

  lead: 'Emails to people who asked for news. Each address gets it once, with a link to unsubscribe.',
  new: 'New campaign',
  list: 'Email campaigns',
  'empty.title': 'No campaigns yet',
  'empty.text':
    'A campaign has a subject, a text and an audience. See how many people that is, and send it to yourself first.',
  'state.draft': 'Draft',
  'state.scheduled': 'Scheduled',
  'state.sending': 'Sending',
  'state.paused': 'Paused',
  'state.done': 'Sent',
  'state.cancelled': 'Canceled',
  // Beside an email campaign.
  'changed-at': 'changed {at, date, medium}, {at, time, short}',
  // Beside an email campaign.
  'starts-at': 'starts {at, date, medium}, {at, time, short}',
  // Beside an email campaign.
  'finished-at': 'ended {at, date, medium}, {at, time, short}',
  'count.all': 'Recipients',
  // Heads of numbers: how many emails wait, were sent, failed.
  'count.waiting': 'Waiting',
  'count.never': 'Not sent',
  'count.sent': 'Sent',
  'count.failed': 'Failed',
  'count.left': 'Unsubscribed before',
  'count.unsure': 'Unknown',
  'count.unsubscribed': 'Unsubscribed by link',
  'unsure.hint': 'Something went wrong while sending. These may have arrived, so we don’t send them again.',
  // Button: go to this campaign.
  open: 'Open',
  'open.name': 'Open campaign “{subject}”',
  back: 'All campaigns',

  subject: 'Subject',
  body: 'Text',
  'body.hint':
    "Markdown: ## headings, lists, **bold**, *italic*, [links](https://…). Write '{{name}}' for the first name and '{{plan}}' for the plan.",
  plan: 'Audience',
  'plan.any': 'Everyone with news on',
  'plan.free': 'On the free plan',
  'plan.trial': 'In their trial',
  'plan.over': 'Trial ended, no plan',
  'plan.paid': 'With a paid plan or seat',
  language: 'Language when they agreed',
  'language.any': 'Any',
  // {count} is how many people agreed in this language.
  'language.one': '{language} ({count, number})',
  audience:
    '{count, plural, =0 {Nobody would get it now.} one {# person would get it now.} other {# people would get it now.}}',
  'audience.none': 'Nobody has turned on news yet. It’s off by default, under Settings, Emails.',
  save: 'Save draft',
  saved: 'Draft saved.',
  remove: 'Delete draft',
  removed: 'Draft deleted.',
  undo: 'Undo',
  keep: 'Keep it',
  look: 'Preview',
  'page.title': 'The campaign, as email apps show it',
  text: 'Plain text',
  test: 'Send to me',
  tested: 'Sent to {email}.',
  unsaved: 'Save the draft to preview it.',

  'act.start': 'Send now',
  'act.withdraw': 'Back to draft',
  'act.pause': 'Pause',
  'act.resume': 'Resume',
  'act.cancel': 'Cancel campaign',
  'start.title': 'Send campaign',
  'start.at': 'Date and time',
  'start.at.hint': 'In this device’s time zone.',
  'start.schedule': 'Schedule',
  'start.past': 'Choose a time in the future.',
  'done.start': 'Sending.',
  'done.scheduled': 'Starts {at, date, medium}, {at, time, short}.',
  'done.withdraw': 'Moved back to draft.',
  'done.pause': 'Paused. Emails already sent stay sent.',
  'done.resume': 'Resumed.',
  'done.cancel': 'Canceled. Emails already sent stay sent.',
  'cancel.sure': 'People who haven’t received it yet won’t get it.',
  loading: 'Loading campaigns…',
  retry: 'Try again',
  more: 'Show more',
})
