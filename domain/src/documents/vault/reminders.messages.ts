import { messages } from '../../base/text.ts'

/** Reminders by mail: their switches, and the mail. */
export const remindersMessages = messages('reminders', {
  'switch.tasks': 'Mail me before each day',
  'switch.tasks.hint':
    'A week ahead where there is a week, to {email}, and on the devices that you chose under Notifications.',
  'switch.document': 'Mail me before it expires',
  'switch.document.hint':
    'Half a year, two months and two weeks ahead, also on the devices that you chose under Notifications. For this the server learns the day and the kind, not the name.',
  'switch.guest': 'Sign in to be reminded by mail.',
  'said.none': 'Nothing is left to be reminded of.',
  next: 'Next mail on {date}.',
  'next.none': 'All of its mails were sent.',
  'said.on': 'You will be told by mail.',
  'said.off': 'No mails about it any more.',
  others: 'Mails are also on for',
  'others.journey': '{country}, entry on {date}',
  'others.anywhere': 'A journey, entry on {date}',
  'others.stop': 'Stop',

  'mail.heading': 'Before you travel',
  'mail.task': '{what}: by {date}.',
  'mail.task.journey': '{what}: by {date}. For {country}.',
  'mail.document': '{kind}: it expires on {date}.',
  'mail.text': 'You asked to be told in time.',
  'mail.button': 'See the documents',
  'mail.note': 'You get this because you switched it on under Documents. No further reminders: {url}',
  'kind.passport': 'Passport',
  'kind.visa': 'Visa',
  'kind.ticket': 'Ticket or booking',
  'kind.insurance': 'Insurance',
  'kind.health': 'Health paper',
  'kind.other': 'Other paper',
})
