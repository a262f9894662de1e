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
  'button.saved': 'Saved: {title}. Tap to remove',
  'button.guest-saved': 'Saved on this device: {title}',
  // Specification section 8, "Offline".
  'kept-offline': "Action saved for when you're back online",
  'kept-on-device': 'Saved on this device. An account puts it on all your devices.',
  'limit.text':
    'You’ve saved {limit, plural, one {# item} other {# items}} today, the free plan’s limit. It resets at midnight UTC.',
  'guest.full.title': 'You’ve reached the guest limit',
  'guest.full.text':
    'Guests can save {limit, plural, one {# item} other {# items}} on this device. A free account saves more, on all your devices.',
  'guest.blocked.title': 'Sign up to save {title}',
  'guest.blocked.text': 'Without an account, you can save {limit, plural, one {# item} other {# items}}.',
  'guest.benefits': 'Your free 7-day trial:',
  'guest.benefit.limits': 'No daily limits for 7 days',
  'guest.benefit.devices': 'Saved items on all your devices',
  'guest.benefit.card': 'No credit card. It ends by itself',
  'guest.encourage.title': 'Keep your saved items safe',
  'guest.encourage.text':
    'You’ve saved {count, plural, one {# item} other {# items}}. A free account puts them on all your devices.',
  'guest.trial': 'Get Free Trial',
  'guest.later': 'Later',
  'guest.cancel': 'Cancel',
  'guest.close': 'Close',
  'moved.text': '{count, plural, one {# saved item is} other {# saved items are}} now in your account.',
  // Heading: items that the traveler saved with the heart.
  'list.title': 'Saved',
  'list.search': 'Search saved items',
  'list.all': 'All',
  'list.type':
    '{type, select, destination {Places} place {Sights} hotel {Stays} flight {Flights} restaurant {Food} itinerary {Plans} answer {Answers} link {Links} note {Notes} other {Other}}',
  'list.saved-on': 'Saved {date, date, medium}',
  'list.pending': 'Waiting to sync',
  'list.saving': 'Saving…',
  'list.remove': 'Remove {title}',
  'list.more': 'Show more',
  'list.count': '{count, plural, =0 {Nothing saved yet} one {# saved item} other {# saved items}}',
  'list.on-device': '{count} of {limit} on this device',
  'list.none-found': 'No saved items match.',
  'list.clear': 'Show all',
  'list.loading': 'Loading saved items…',
  'list.failed': 'We couldn’t load your saved items. They’re safe.',
  'list.retry': 'Try again',
  'list.stale': 'You’re offline. Saved items as of {date, date, medium}, {date, time, short}.',
  'empty.title': 'Nothing saved yet',
  'empty.text': 'Tap the heart on anything you like. Try this one:',
})
