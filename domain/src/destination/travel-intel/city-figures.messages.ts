import { messages } from '../../base/text.ts'

/** Two cities side by side, and what some nights in one of them cost. */
export const cityFiguresMessages = messages('city-figures', {
  'city.name': '{city}, {country}',
  'compare.heading': 'Two cities side by side',
  'compare.text': 'Weather, light, crowds and prices of the month you choose, as they usually are.',
  'compare.first': 'First city',
  'compare.second': 'Second city',
  'compare.month': 'Month',
  'compare.what': 'What',
  'compare.day': 'A day, bed included',
  'compare.air': 'Night to day',
  'compare.degrees': '{low} to {high}',
  'compare.rain': 'Rain',
  'compare.rain.value': '{days} days, {amount}',
  'compare.storms': 'Season of tropical storms',
  'compare.light': 'Daylight',
  'compare.sea': 'The sea',
  'compare.crowd': 'Visitors',
  'compare.crowd.value': '{level, number} of 5',
  'compare.holidays': 'Public holidays',
  'compare.holidays.none': 'none',
  'compare.time': 'Clock there',
  'compare.distance': '{distance} as the crow flies; {hours} apart by the clock.',
  'compare.distance.same': '{distance} as the crow flies; the clocks agree.',
  'compare.brief': 'Read all of {city}',
  'compare.basis': 'Estimates and usual values.',
  'compare.basis.day': 'A day is for one of two who share a room, in the usual style.',
  'compare.basis.rates': 'Rates of {rates}.',
  'compare.share': '{first} and {second} in {month}',
  'compare.share.text': 'Weather, light, crowds and prices side by side.',
  'compare.same': 'Choose two different cities.',

  'reckon.heading': 'What would it cost?',
  'reckon.text':
    'Beds, meals, rides and sights for all of you, as the budget reckons them. The way there comes on top.',
  'reckon.city': 'City',
  'reckon.nights': 'Nights',
  'reckon.people': 'People',
  'reckon.style': 'Style',
  'reckon.currency': 'Currency',
  'reckon.beds': '{rooms, plural, =0 {Beds in a dormitory} one {A room} other {# rooms}}',
  'reckon.total': 'About {total}',
  'reckon.range':
    'Between {low} and {high}; {people, plural, one {{sum} a day} other {{sum} for each of you a day}}',
  'reckon.share':
    '{nights, plural, one {# night} other {# nights}} in {city} for {people, plural, one {one} other {#}}',
  'reckon.plan': 'Plan these days',
  'reckon.budget': 'Find where to save',
  'figures.none':
    'The figures cannot be reached right now. They are kept on this device once you have seen them.',
  'figures.loading': 'Reading the figures',
})
