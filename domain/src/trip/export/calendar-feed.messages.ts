import { messages } from '../../base/text.ts'

/** The address by which a calendar program follows a trip, or all trips of a person. */
export const calendarFeedMessages = messages('calendar-feed', {
  // The name of the calendar with all trips of a person.
  'feed.all': 'Tripwright trips',
  'feed.dead': 'This calendar link was renewed or removed, or you’re no longer on the trip.',

  title: 'Subscribe in your calendar',
  lead: 'Your calendar app keeps up with changes. Most apps check every few hours.',
  close: 'Close',
  warning:
    'Anyone with the link can read times, places, notes, costs and booking references. Keep it to yourself.',
  'this.title': 'This trip',
  'all.title': 'All your trips',
  'all.text': 'One calendar with all your trips, past ones for about a year.',
  loading: 'Loading your calendar links…',
  waiting: 'You can subscribe after this trip syncs.',
  failed: 'We couldn’t load your calendar links. Try again when you’re online.',
  retry: 'Try again',
  guest: 'Sign in to subscribe, so you can remove the link later. This trip moves to your account.',
  'guest.action': 'Sign in to subscribe',
  make: 'Create calendar link',
  made: 'Created {date, date, medium}',
  // Beside a calendar link: when a calendar app fetched it last.
  read: 'last fetched on {date, date, medium}',
  // Beside a calendar link that no calendar app has fetched.
  unread: 'not fetched yet',
  renew: 'Renew link',
  'renew.ask': 'The current link stops working at once, in every calendar.',
  'renew.yes': 'Renew and stop the old link',
  'renew.no': 'Keep it',
  end: 'Remove link',
  ended: 'Calendar link removed. It no longer works.',
  'new.title': 'Your calendar link',
  'new.hint': 'You see it only once. Add or copy it now.',
  'new.address': 'Link address',
  // A link that opens the calendar app of the device.
  open: 'Add to calendar',
  copy: 'Copy link',
  copied: 'Link copied.',
  'copied.not': 'We couldn’t copy it. Copy the address by hand.',
  'not-done': 'That didn’t work',
})
