import { messages } from '../../base/text.ts'

/** What a plan says of the well known sights that it does not have. */
export const leftOutMessages = messages('left-out', {
  heading: 'Well known, but not in this plan',
  avoided: 'You asked to leave it out.',
  needs: 'We don’t know if it has steps.',
  closed: 'Closed on your days, or open too briefly for a visit.',
  season: 'Out of season on your dates.',
  far: 'Too far from your stay for one day.',
  full: 'Your days are full without it. Make it a must-see and we’ll plan around it.',
})

/** Why a day of a plan has few visits, and what could fill it. */
export const thinDayMessages = messages('thin-day', {
  short: 'You’re here for only a few hours of this day.',
  outing: '{place} and the way there fill this day.',
  heat: 'It’s usually {degrees} °C at this time of year. From noon to four you rest or stay indoors.',
  closed: '{count, plural, one {# more sight is} other {# more sights are}} closed on this day.',
  few: 'Our guide has no more sights that fit this day.',
  left: 'What our guide has left for this day is small, or far away.',
  rest: 'There’s time to rest, or to add a place.',
  offers: 'What could fill it',
  beach: 'A beach:',
  'day-trip': 'A day trip:',
  sight: 'Another sight:',
})

/** What a trip by car has to say below its days. */
export const drivingMessages = messages('driving-note', {
  heading: 'By car',
  // Where the traveler chose a car and no day of the plan uses it.
  unused:
    'This plan doesn’t use the car: with the time to reach it and to park, its ways are quicker on foot or by public transport.',
  estimate:
    'Driving times are our estimates for a usual day, with time to reach the car and to park. They’re not routes and don’t know traffic.',
  costs: 'Fuel, parking, tolls and the rental aren’t in the total: we don’t know their prices.',
  parking: 'We don’t know where you can park. Check with your hotel and the places you visit.',
  border: 'This trip crosses a border. Ask the rental company first if the car may leave the country.',
  // The way between two cities for which we know no road of a day: by train or flight.
  'no-road':
    'Between {from} and {to} we know no road for a day’s drive, so the plan goes there without the car. You’ll need another one there.',
})

/** A day that leads far out of the city. */
export const dayTripMessages = messages('day-trip-note', {
  // {distance} is a text, like “45 km”, and {time} too, like “1 h 40 min”.
  trip: 'Day trip: {place} is {distance} from {city} in a straight line. Getting there and back takes {time} of this day.',
})
