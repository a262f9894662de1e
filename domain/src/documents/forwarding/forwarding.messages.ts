import { messages } from '../../base/text.ts'

/** The secret address to which a person forwards confirmations, and what came to it. */
export const forwardingMessages = messages('forwarding', {
  // Settings.
  title: 'Forward bookings by email',
  lead: 'Forward confirmation emails to your own secret address. We read the bookings in them, and you add them under Import bookings. Nothing is added until you say so.',
  warning: 'Anyone with the address can send you bookings to look at. Keep it to yourself.',
  make: 'Create my address',
  made: 'Created {date, date, medium}',
  // Beside the date on which the secret address was made: the last email that came to it.
  used: 'last email on {date, date, medium}',
  // Beside it, where no email came to it yet.
  unused: 'no email yet',
  renew: 'Renew address',
  'renew.ask': 'Emails to the current address no longer reach you.',
  'renew.yes': 'Renew and stop the old address',
  'renew.no': 'Keep it',
  end: 'Remove address',
  ended: 'Address removed. Emails to it no longer reach you.',
  'new.title': 'Your address for bookings',
  'new.hint': 'You see it only once. Save it as a contact now.',
  'new.address': 'Email address',
  copy: 'Copy address',
  copied: 'Address copied.',
  'copied.not': 'We couldn’t copy it. Copy the address by hand.',
  'not-done': 'That didn’t work',

  // In the panel that imports bookings.
  'list.title': 'From your email',
  // Above it: “From your email”. Behind it: the link to the settings.
  'list.none': 'Confirmations that you forward to us wait here.',
  'list.set-up': 'Your address is in Settings',
  // One forwarded email in the list.
  'mail.found': '{count, plural, one {# booking found} other {# bookings found}}',
  'mail.places': '{count, plural, one {# place found} other {# places found}}',
  'mail.nothing': 'No booking found',
  'mail.untitled': 'Email without a subject',
  'mail.from': 'The email says it’s from {sender}.',
  'mail.until': 'Received {from, date, medium}, kept until {to, date, medium}',
  'mail.open': 'Look at it',
  // For screen readers: the button that opens one forwarded email.
  'mail.open.named': 'Look at it: “{subject}”',
  'mail.remove': 'Remove',
  // For screen readers: the button that removes one forwarded email.
  'mail.remove.named': 'Remove “{subject}”',
  'mail.gone': 'This email is no longer there. We keep them for 30 days.',

  // Ends a notification about a forwarded email, behind its first booking.
  'told.more': 'and {count} more',
  // In a notification, in place of the name of a place that may not be repeated.
  'told.place': 'A place',

  // Answers to whoever passes emails on to the server.
  'inbound.unsigned': 'The signature of this email isn’t right.',
  'inbound.no-mail': 'There’s no email in this call.',
})
