import { messages } from '../../base/text.ts'

/** The day in progress, for one hand and offline. */
export const tripDayMessages = messages('trip-day', {
  title: 'Today, {date}',
  // Above the stop that comes next, and above the one that is going on.
  next: 'Next',
  now: 'Now',
  'rest.title': 'Rest of the day',
  'past.title': 'Earlier today',
  'all.done': 'Nothing more today.',
  // {name} comes tomorrow or later.
  'after.title': 'After today',
  // What a day has without a time.
  'places.title': 'Also today',
  'notes.title': 'Notes for today',
  map: 'Places of {date}',
  directions: 'Directions',
  'directions.to': 'Directions to {name}',
  done: 'Done',
  'done.mark': 'Mark {name} as done',
  skip: 'Skip',
  'skip.mark': 'Skip {name}',
  undo: 'Undo',
  'undo.mark': 'Undo for {name}',
  'mark.done': 'Done',
  'mark.skipped': 'Skipped',
  'marked.done': '{name} done.',
  'marked.skipped': '{name} skipped.',
  'hours.unknown': 'No opening hours known',
  times: '{from} to {to}',
})
