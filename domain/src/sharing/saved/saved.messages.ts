import { messages } from '../../base/text.ts'

export const savedMessages = messages('saved', {
  // Specification section 8, "Favourites".
  'saved.title': 'Saved!',
  'saved.text': '{title} has been saved to your favorites.',
  'save-failed.title': 'Error',
  'save-failed.text': 'Failed to save item. Please try again.',
  'remove-failed.text': 'Failed to remove item. Please try again.',
  'removed.title': 'Removed',
  'removed.text': 'Item removed from favorites.',
  undo: 'Undo',
  'button.save': 'Save {title}',
  'button.saved': 'Saved: {title}. Press to remove',
  'button.guest-saved': 'Saved on this device: {title}',
  // Specification section 8, "Offline".
  'kept-offline': "Action saved for when you're back online",
  'kept-on-device': 'Kept on this device. With an account it is on all of them.',
  'limit.text':
    'You have saved {limit, plural, one {# item} other {# items}} today, as many as the free plan holds. It starts again at midnight UTC.',
  'guest.full.title': 'Your pocket is full',
  'guest.full.text':
    'Without an account {limit, plural, one {# thing fits} other {# things fit}} on this device. A free account keeps them all, on every device.',
  'guest.blocked.title': 'No room for {title}',
  'guest.blocked.text':
    'This device keeps {limit, plural, one {# thing} other {# things}} without an account. Sign up, and this one is saved with the others.',
  'guest.benefits': 'Your free 7-day trial:',
  'guest.benefit.limits': 'No daily limits for seven days',
  'guest.benefit.devices': 'Everything you saved on all your devices',
  'guest.benefit.card': 'No credit card, and it ends by itself',
  'guest.encourage.title': 'Keep what you found',
  'guest.encourage.text':
    'You have saved {count, plural, one {# thing} other {# things}}. A free account keeps them safe and on every device.',
  'guest.trial': 'Get Free Trial',
  'guest.later': 'Later',
  'guest.cancel': 'Cancel',
  'guest.close': 'Close',
  'moved.text': '{count, plural, one {# saved thing is} other {# saved things are}} in your account now.',
  'list.title': 'Saved',
  'list.search': 'Search what you saved',
  'list.all': 'All',
  'list.type':
    '{type, select, destination {Places} place {Sights} hotel {Stays} flight {Flights} restaurant {Food} itinerary {Plans} answer {Answers} other {Other}}',
  'list.saved-on': 'Saved {date, date, medium}',
  'list.pending': 'Waiting for the network',
  'list.saving': 'Saving…',
  'list.remove': 'Remove {title}',
  'list.more': 'Show more',
  'list.count': '{count, plural, =0 {Nothing saved yet} one {# saved thing} other {# saved things}}',
  'list.on-device': '{count} of {limit} on this device',
  'list.none-found': 'Nothing you saved matches these words.',
  'list.clear': 'Show everything',
  'list.loading': 'Loading what you saved…',
  'list.failed': 'Your saved things could not be loaded. They are safe on the server.',
  'list.retry': 'Try again',
  'list.stale':
    'You are offline. This is what you had saved as of {date, date, medium}, {date, time, short}.',
  'empty.title': 'Nothing saved yet',
  'empty.text': 'Tap the heart on anything worth coming back to. Try it with this one:',
})
