import { messages } from '../../base/text.ts'

export const dutyMessages = messages('duty', {
  // To a traveler, above the chat: somebody of support is in the chat.
  'office.here': 'We’re here now.',
  'office.away': 'Nobody is in the chat right now.',
  'office.closed': 'We’re closed right now.',
  'office.by': 'We’ll reply by {at, date, full}, {at, time, short}.',
  'office.mail': 'We reply here and by email.',
  'office.hours': 'Office hours in your time zone',
  // One open time, such as “Monday, November 30: 9:00 AM to 5:00 PM”.
  'office.day': '{from, date, full}',
  'office.times': '{from, time, short} to {to, time, short}',
  // Switch: whether the member of staff answers now.
  'duty.switch': 'On duty',
  'duty.hint': 'You get a notification when a message comes and this page is closed.',
  'duty.now': 'On duty now',
  'duty.nobody': 'Nobody is on duty.',
  // Beside a colleague's address: small words, no sentence.
  'duty.here': 'here',
  'duty.away': 'away',
  'hours.open': 'Office hours',
  'hours.lead': 'Travelers see these in their own time zone.',
  'hours.close': 'Close',
  'hours.zone': 'Time zone',
  'hours.zone.hint': 'For example Europe/Vienna',
  // One of the seven days with the field for its time.
  'hours.from': '{day}: opens',
  'hours.to': '{day}: closes',
  'hours.hint':
    'Leave both times empty on a day you’re closed. A closing time before the opening time is on the next day.',
  'hours.half': 'Add both times for {day}, or neither.',
  'hours.holidays': 'Holidays',
  'hours.holidays.hint': 'Dates like 2026-12-25, separated by commas.',
  'hours.reply': 'Reply within (open hours)',
  'hours.save': 'Save office hours',
  'hours.none': 'Show no office hours',
  'hours.saved': 'Office hours saved.',
  'hours.removed': 'Office hours removed.',
  loading: 'Loading…',
  retry: 'Try again',
})
