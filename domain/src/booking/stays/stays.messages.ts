import { messages } from '../../base/text.ts'

/** Specification sections 4, 5 and 8 to the letter, and what the page says around them. */
export const staysMessages = messages('stays', {
  title: 'Hotels and stays | Tripwright',
  description:
    'Choose where, when and how many, and open the search for hotels or homes on a partner site. No account needed.',
  keywords: 'hotel search, vacation homes, accommodation, places to stay',
  breadcrumb: 'Hotels and stays',
  heading: 'Find a place to stay',
  lead: 'Choose where, when and how many. You book on a partner site.',
  'form.label': 'Hotel search',

  'form.destination': 'Destination',
  'form.destination.placeholder': 'City or hotel name',
  'form.dates': 'Check-in and check-out',
  'form.dates.first': 'Choose a check-in date',
  'form.dates.second': 'Choose a check-out date',
  'form.guests': 'Guests and rooms',
  'form.submit': 'Search hotels',
  'form.homes': 'Search homes on Airbnb',

  'guests.sum':
    '{adults, plural, one {# guest} other {# guests}}, {rooms, plural, one {# room} other {# rooms}}',
  'guests.adults': 'Guests',
  'guests.adults.fewer': 'Remove one guest',
  'guests.adults.more': 'Add one guest',
  'guests.rooms': 'Rooms',
  'guests.rooms.fewer': 'Remove one room',
  'guests.rooms.more': 'Add one room',
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

  'example.title': 'Try an example',
  'example.text': 'Three nights in Lisbon for two, a month from now.',
  'example.action': 'Fill in the form',
  'places.about': 'Suggestions come from a short list. Or type any place.',
})

export type StaysKey = keyof (typeof staysMessages)['texts']
