import { messages } from '../../base/text.ts'

/** What the people of a trip say about it. */
export const commentsMessages = messages('trip-comments', {
  full: 'This trip has 500 comments, the limit. Remove one to add another.',
  loading: 'Loading the comments…',
  failed: 'We couldn’t load the comments. Try again when you’re online.',
  retry: 'Try again',
  none: 'Nobody has said anything yet. Everybody in the trip reads comments, viewers too, and nobody else.',
  at: '{at, date, medium}, {at, time, short}',
  you: 'You',
  nameless: 'Somebody without a name',
  // What a comment is about.
  about: 'About',
  'about.trip': 'The whole trip',
  'about.day': 'Day {day}, {date, date, medium}',
  'about.gone': 'Something that was removed',
  text: 'Comment',
  mention: 'Mention',
  'mention.none': 'Nobody',
  'mention.hint': 'They’re notified that you mentioned them.',
  add: 'Add comment',
  remove: 'Remove',
  'remove.which': 'Remove the comment by {by}, {at, date, medium}, {at, time, short}',
  removed: 'Comment removed.',
})
