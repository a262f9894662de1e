import { messages } from '../../base/text.ts'

/** What the people of a trip say about it. */
export const commentsMessages = messages('trip-comments', {
  full: 'This trip has 500 comments, the limit. Remove one to add another.',
  loading: 'Loading the comments…',
  failed: 'We couldn’t load the comments. Try again when you’re online.',
  retry: 'Try again',
  none: 'No comments yet. Everyone on this trip can read them, viewers too.',
  // When a comment was written.
  at: '{at, date, medium}, {at, time, short}',
  you: 'You',
  nameless: 'Someone with no name',
  // What a comment is about.
  about: 'About',
  'about.trip': 'The whole trip',
  'about.day': 'Day {day}, {date, date, medium}',
  // Above the bookings in a list of what a comment can be about.
  'about.bookings': 'Bookings',
  'about.gone': 'Something that was removed',
  text: 'Comment',
  mention: 'Mention',
  'mention.none': 'No one',
  'mention.hint': 'They’ll get a notification.',
  add: 'Add comment',
  remove: 'Remove',
  'remove.which': 'Remove the comment by {by}, {at, date, medium}, {at, time, short}',
  removed: 'Comment removed.',
  waits: 'Waiting to send',
  'as-of': 'You’re offline. Comments as of {date, date, medium}, {date, time, short}.',
})
