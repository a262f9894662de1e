import { messages } from '../../base/text.ts'

/** Reading a trip in again from a file of ours. */
export const tripImportMessages = messages('trip-import', {
  // Button above the list of trips.
  open: 'Import a trip from a file',
  'read.title': 'We read this from {file}',
  untitled: 'Untitled trip',
  dates: '{from, date, medium} to {to, date, medium}',
  'no-dates': 'No date yet',
  exported: 'Exported on {date, date, medium}.',
  'count.stops': '{count, plural, one {# stop} other {# stops}}',
  'count.bookings': '{count, plural, one {# booking} other {# bookings}}',
  'count.notes': '{count, plural, one {# note} other {# notes}}',
  'count.places': '{count, plural, one {# place of your own} other {# places of your own}}',
  'count.expenses': '{count, plural, one {# expense} other {# expenses}}',
  'count.packing': '{count, plural, one {# item to pack} other {# items to pack}}',
  copy: 'It becomes a new trip. Your others stay as they are.',
  added: '{title} added to your trips.',
  'added.not': 'We couldn’t store the trip on this device. Nothing was added.',

  'problem.too-large': 'This file is larger than 20 MB, the limit.',
  'problem.not-json': 'This file is damaged or isn’t JSON. Export the trip again and choose the new file.',
  'problem.not-ours': 'This isn’t a trip from Tripwright. Choose a .json file that you exported from a trip.',
  'problem.newer': 'A newer version of Tripwright made this file. Reload the page to update, then try again.',
  'problem.too-many':
    'This file has more than a trip can hold: 2,000 items, with 100 bookings, 200 items to pack and 50 places of your own.',
  'problem.broken': 'Something in this file isn’t right ({where}), so we added nothing.',
})
