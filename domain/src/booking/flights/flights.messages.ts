import { messages } from '../../base/text.ts'

/** Specification sections 5 and 8 to the letter, and what the page says around them. */
export const flightsMessages = messages('flights', {
  title: 'Flight search | Tripwright',
  description: 'Choose where and when, and open the search on a partner site. No account needed.',
  keywords: 'flight search, airport codes, return flights, one-way flights',
  breadcrumb: 'Flights',
  heading: 'Search flights',
  lead: 'Choose where, when and who. You book on a partner site.',
  'form.label': 'Flight search',

  'form.trip': 'Trip',
  'form.trip.return': 'Round trip',
  'form.trip.one-way': 'One way',
  // Label of an airport field.
  'form.origin': 'From',
  'form.destination': 'To',
  'form.airport.hint': 'City, airport or 3-letter code',
  'form.swap': 'Swap airports',
  'form.dates': 'Departure and return',
  'form.date': 'Departure',
  'form.dates.first': 'Choose a departure date',
  'form.dates.second': 'Choose a return date',
  'form.passengers': 'Passengers',
  // Label of a list of cabin classes.
  'form.class': 'Class',
  'form.submit': 'Search flights',

  'class.economy': 'Economy',
  'class.premium_economy': 'Premium economy',
  'class.business': 'Business',
  'class.first': 'First',

  'passengers.sum': '{count, plural, one {# passenger} other {# passengers}}',
  'passengers.adults': 'Adults',
  'passengers.adults.fewer': 'Remove one adult',
  'passengers.adults.more': 'Add one adult',
  'passengers.children': 'Children',
  'passengers.children.hint': 'Aged 2 to 11',
  'passengers.children.fewer': 'Remove one child',
  'passengers.children.more': 'Add one child',
  'passengers.infantsOnLap': 'Infants on lap',
  'passengers.infantsOnLap.hint': 'Under 2',
  'passengers.infantsOnLap.fewer': 'Remove one infant on lap',
  'passengers.infantsOnLap.more': 'Add one infant on lap',
  'passengers.infantsInSeat': 'Infants in seat',
  'passengers.infantsInSeat.hint': 'Under 2',
  'passengers.infantsInSeat.fewer': 'Remove one infant in seat',
  'passengers.infantsInSeat.more': 'Add one infant in seat',

  'error.origin': 'Origin airport is required',
  'error.destination': 'Destination airport is required',
  'error.departure': 'Departure date is required',
  'error.departure.past': 'Departure date cannot be in the past',
  'error.return': 'Return date must be after departure date',
  'error.return.missing': 'Choose a return date, or a one-way trip',
  'error.adults': 'Number of adults must be between 1 and 9',
  'error.children': 'Number of children must be between 0 and 8',
  'error.infants-on-lap': 'Number of infants on lap must be between 0 and 2',
  'error.infants-in-seat': 'Number of infants in seat must be between 0 and 2',
  'error.total': 'Total passengers cannot exceed 9',
  'mobile.missing': 'Missing flight details',
  'mobile.missing.text': 'Please select origin and destination cities.',
  failed: 'Unable to open flight search. Please try again.',

  'example.title': 'Try an example',
  'example.text': 'A week in London, from Rome, a month from now.',
  'example.action': 'Fill in the form',

  'airports.about': 'We know {count, number} airports. You can also type another place.',
  'airports.read':
    'We know {count, number} airports, {read, number} of them imported. You can also type another place.',
})

export type FlightsKey = keyof (typeof flightsMessages)['texts']
