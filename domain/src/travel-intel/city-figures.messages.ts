import { messages } from '../base/text.ts'

/** Two cities side by side, and what some days in one of them cost. */
export const cityFiguresMessages = messages('city-figures', {
  'city.name': '{city}, {country}',
  'compare.heading': 'Two cities side by side',
  'compare.text': 'Worked out from our own guides, at this moment, for the month you choose.',
  'compare.first': 'First city',
  'compare.second': 'Second city',
  'compare.month': 'Month',
  'compare.what': 'What',
  'compare.day': 'A day of sights and meals',
  'compare.places': 'Places in the guide',
  'compare.places.value': '{places, number}, {eating, number} of them to eat',
  'compare.free': 'Sights that cost nothing',
  'compare.indoor': 'Sights under a roof',
  'compare.holidays': 'Public holidays',
  'compare.holidays.none': 'none',
  'compare.time': 'Clock there',
  'compare.distance': '{distance} as the crow flies; {hours} apart by the clock.',
  'compare.distance.same': '{distance} as the crow flies; the clocks agree.',
  'compare.basis':
    'A day is three of the ten best-known sights that we know the price of, at their mean; breakfast, lunch and dinner at the median of the places in the guide; and four rides. For one adult, without a bed. Guides of {guides}; rates of {rates}, an estimate.',
  'compare.basis.own':
    'A day is three of the ten best-known sights that we know the price of, at their mean; breakfast, lunch and dinner at the median of the places in the guide; and four rides. For one adult, without a bed. Guides of {guides}.',
  'compare.same': 'Choose two different cities.',

  'reckon.heading': 'What would it cost?',
  'reckon.text': 'Sights, meals and rides by our guide, for all of you. Beds and the way there come on top.',
  'reckon.city': 'City',
  'reckon.days': 'Days',
  'reckon.people': 'People',
  'reckon.currency': 'Currency',
  'reckon.total': 'About {total}',
  'reckon.sights': 'Sights',
  'reckon.meals': 'Meals',
  'reckon.rides': 'Rides',
  'reckon.each': '{sum} for each of you a day',
  'reckon.plan': 'Plan these days',
  'figures.none':
    'The guides cannot be reached right now. They are kept on this device once you have seen them.',
  'figures.loading': 'Reading the guides',
})
