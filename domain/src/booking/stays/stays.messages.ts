import { messages } from '../../base/text.ts'

/** Specification sections 4, 5 and 8 to the letter, and what the page says around them. */
export const staysMessages = messages('stays', {
  title: 'Hotels and stays | Tripwright',
  description:
    'Say where, when and for how many: we check it and open the search at a booking site, for hotels or for homes. No account needed.',
  keywords: 'hotel search, holiday homes, accommodation, places to stay',
  breadcrumb: 'Hotels and stays',
  heading: 'Find a place to stay',
  lead: 'Where, from when until when, and for how many. The search itself opens at a booking site.',
  'form.label': 'Search for stays',

  'form.destination': 'Destination',
  'form.destination.placeholder': 'City or hotel name',
  'form.dates': 'Check-in and check-out',
  'form.dates.first': 'Choose the day of check-in',
  'form.dates.second': 'Choose the day of check-out',
  'form.guests': 'Guests and rooms',
  'form.submit': 'Search hotels',
  'form.homes': 'Search homes at Airbnb',

  'guests.sum':
    '{adults, plural, one {# guest} other {# guests}}, {rooms, plural, one {# room} other {# rooms}}',
  'guests.adults': 'Guests',
  'guests.adults.fewer': 'One guest fewer',
  'guests.adults.more': 'One guest more',
  'guests.rooms': 'Rooms',
  'guests.rooms.fewer': 'One room fewer',
  'guests.rooms.more': 'One room more',
  'hotel.stars': '{stars, plural, one {# star} other {# stars}}',

  'error.destination': 'Destination is required',
  'error.check-in': 'Check-in date is required',
  'error.check-out': 'Check-out date is required',
  'error.check-in.past': 'Check-in date cannot be in the past',
  'error.check-out.early': 'Check-out date must be after check-in date',
  'error.adults': 'Number of adults must be between 1 and 20',
  'error.rooms': 'Number of rooms must be between 1 and 8',
  'mobile.missing': 'Missing destination',
  'mobile.missing.text': 'Please select a destination.',
  failed: 'Unable to open hotel search. Please try again.',

  'example.title': 'Try it with an example',
  'example.text': 'Three nights in Lisbon for two, a month from now.',
  'example.action': 'Fill in the form',
  'places.about': 'Suggestions come from a short list on this device. Any other place works too: type it.',
})

export type StaysKey = keyof (typeof staysMessages)['texts']
