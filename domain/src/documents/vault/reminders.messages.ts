import { messages } from '../../base/text.ts'

/** Reminders by mail: their switches, and the mail. */
export const remindersMessages = messages('reminders', {
  'switch.tasks': 'Email me before each date',
  'switch.tasks.hint': 'A week before, if there’s time, to {email} and devices under Notifications.',
  'switch.document': 'Email me before it expires',
  'switch.document.hint':
    'Six months, two months and two weeks before, also on devices under Notifications. We store the date and kind, not the name.',
  'switch.guest': 'Sign in to get email reminders.',
  'said.none': 'No reminders left to send.',
  next: 'Next email on {date}.',
  'next.none': 'All its emails were sent.',
  'said.on': 'Email reminders are on.',
  'said.off': 'Email reminders are off.',
  others: 'Email reminders are also on for',
  'others.journey': '{country}, arriving {date}',
  'others.anywhere': 'A trip, arriving {date}',
  'others.stop': 'Turn off',

  'mail.heading': 'Before you travel',
  'mail.task': '{what}: by {date}.',
  'mail.task.journey': '{what}: by {date}. For {country}.',
  'mail.document': '{kind} expires on {date}.',
  'mail.text': 'Here’s the reminder you asked for.',
  'mail.button': 'Open documents',
  'mail.note':
    'You get this because you turned on reminders under Documents. Unsubscribe from reminders: {url}',
  'kind.passport': 'Passport',
  'kind.visa': 'Visa',
  'kind.ticket': 'Ticket or booking',
  'kind.insurance': 'Insurance',
  'kind.health': 'Health document',
  'kind.other': 'Other document',
})
