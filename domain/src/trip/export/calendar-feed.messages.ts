import { messages } from '../../base/text.ts'

/** The address by which a calendar program follows a trip, or all trips of a person. */
export const calendarFeedMessages = messages('calendar-feed', {
  // The name of the calendar with all trips of a person.
  'feed.all': 'Tripwright trips',
  'feed.dead': 'This calendar link doesn’t work. It was renewed or removed, or the trip ended for you.',
})
