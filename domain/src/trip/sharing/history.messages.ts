import { messages } from '../../base/text.ts'

/** Who did what on a trip. */
export const historyMessages = messages('trip-history', {
  loading: 'Loading the history…',
  failed: 'We couldn’t load the history. Try again when you’re online.',
  retry: 'Try again',
  none: 'Nothing has happened in this trip yet.',
  kept: 'We keep the newest 500 changes. Everyone on the trip can see them.',
  more: 'Show older changes',
  // When something was done.
  at: '{at, date, medium}, {at, time, short}',
  you: 'You',
  // Who did something, where their account is deleted.
  gone: 'A deleted account',
  nameless: 'Someone with no name',
  // `who` is a name, or “You”.
  made: '{who} started this trip',
  changed: '{who} changed the trip',
  restored: '{who} restored an earlier state',
  joined: '{who} joined',
  left: '{who} left',
  removed: '{who} removed {subject}',
  commented: '{who} commented',
  role: '{who} changed the role of {subject}',
  // What became of an item; `what` is its name, or a word for its kind.
  'item.added': 'Added: {what}',
  'item.removed': 'Removed: {what}',
  'item.restored': 'Brought back: {what}',
  // `parts` lists what of it, as “name and note”.
  'item.changed.parts': 'Changed: {what} ({parts})',
  'items.more': '{count, plural, one {and # more} other {and # more}}',
  // A kind of item that has no name, after “Added:” or “Changed:”.
  'kind.trip': 'the trip',
  'kind.stop': 'a stop',
  'kind.note': 'a note',
  'kind.expense': 'an expense',
  'kind.booking': 'a booking',
  'kind.place': 'a place',
  'kind.packing': 'an item to pack',
  // A part of an item that was changed, in the list after its name.
  'part.name': 'name',
  'part.text': 'text',
  'part.note': 'note',
  'part.time': 'time',
  'part.length': 'length',
  'part.price': 'price',
  'part.dates': 'dates',
  'part.plan': 'plan',
  'part.expenses': 'expenses',
  'part.place': 'place',
  'part.details': 'details',
  undo: 'Undo',
  'undo.which': 'Undo the change by {who}, {at, date, medium}, {at, time, short}',
  since: 'Go back to before this',
  'since.which': 'Go back to before this: the change by {who}, {at, date, medium}, {at, time, short}',
  done: 'Restored. You can undo this in the history too.',
})
