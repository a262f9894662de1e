import { messages } from '../../base/text.ts'

/** Specification sections 5 and 8 to the letter, and what the page says around them. */
export const flightsMessages = messages('flights', {
  title: 'Flight search | Tripwright',
  description:
    'Say where from, where to and when: we check it, write the airports out and open the search at a booking site. No account needed.',
  keywords: 'flight search, airport codes, return flights, one-way flights',
  breadcrumb: 'Flights',
  heading: 'Search flights',
  lead: 'Where from, where to, when, and who comes along. The search itself opens at a booking site.',
  'form.label': 'Flight search',

  'form.trip': 'Trip',
  'form.trip.return': 'Round trip',
  'form.trip.one-way': 'One way',
  'form.origin': 'From',
  'form.destination': 'To',
  'form.airport.hint': 'A city, an airport or its three letters',
  'form.swap': 'Swap from and to',
  'form.dates': 'Departure and return',
  'form.date': 'Departure',
  'form.dates.first': 'Choose the day of departure',
  'form.dates.second': 'Choose the day of return',
  'form.passengers': 'Passengers',
  'form.class': 'Class',
  'form.submit': 'Search flights',

  'class.economy': 'Economy',
  'class.premium_economy': 'Premium economy',
  'class.business': 'Business',
  'class.first': 'First',

  'passengers.sum': '{count, plural, one {# passenger} other {# passengers}}',
  'passengers.adults': 'Adults',
  'passengers.adults.fewer': 'One adult fewer',
  'passengers.adults.more': 'One adult more',
  'passengers.children': 'Children',
  'passengers.children.hint': 'Aged 2 to 11',
  'passengers.children.fewer': 'One child fewer',
  'passengers.children.more': 'One child more',
  'passengers.infantsOnLap': 'Infants on lap',
  'passengers.infantsOnLap.hint': 'Under 2',
  'passengers.infantsOnLap.fewer': 'One infant on lap fewer',
  'passengers.infantsOnLap.more': 'One infant on lap more',
  'passengers.infantsInSeat': 'Infants in seat',
  'passengers.infantsInSeat.hint': 'Under 2',
  'passengers.infantsInSeat.fewer': 'One infant in seat fewer',
  'passengers.infantsInSeat.more': 'One infant in seat more',

  'error.origin': 'Origin airport is required',
  'error.destination': 'Destination airport is required',
  'error.departure': 'Departure date is required',
  'error.departure.past': 'Departure date cannot be in the past',
  'error.return': 'Return date must be after departure date',
  'error.return.missing': 'Choose the day of return too, or a way without one',
  'error.adults': 'Number of adults must be between 1 and 9',
  'error.children': 'Number of children must be between 0 and 8',
  'error.infants-on-lap': 'Number of infants on lap must be between 0 and 2',
  'error.infants-in-seat': 'Number of infants in seat must be between 0 and 2',
  'error.total': 'Total passengers cannot exceed 9',
  'mobile.missing': 'Missing flight details',
  'mobile.missing.text': 'Please select origin and destination cities.',
  failed: 'Unable to open flight search. Please try again.',

  'example.title': 'Try it with an example',
  'example.text': 'A week in London, from Rome, a month from now.',
  'example.action': 'Fill in the form',

  'airports.about':
    'Airports: {count, number} kept on this device; more come when you type one that is not among them. Any other text works too.',
  'airports.read':
    'Airports: {count, number}, kept on this device; {read, number} of them were read in by whoever runs this. Any other text works too.',
})

export type FlightsKey = keyof (typeof flightsMessages)['texts']
