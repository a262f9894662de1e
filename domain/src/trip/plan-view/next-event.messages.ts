import { messages } from '../../base/text.ts'

/** What comes next in a trip, and the way there. */
export const nextEventMessages = messages('trip-next', {
  label: 'Next',

  // What comes next, as the subject of the texts under "when".
  'what.flight': 'Flight to {to}',
  'what.train': 'Train to {to}',
  'what.bus': 'Bus to {to}',
  'what.ferry': 'Ferry to {to}',
  'what.hotel.start': 'Check in at {name}',
  'what.hotel.end': 'Check out of {name}',
  'what.car.start': 'Pick up the car, {name}',
  'what.car.end': 'Return the car, {name}',
  // A meal with the name of its restaurant, and one near a sight or hotel. {meal} is one of the next three.
  'what.meal': '{meal}: {name}',
  'what.meal.near': '{meal} near {name}',
  'meal.breakfast': 'Breakfast',
  'meal.lunch': 'Lunch',
  'meal.dinner': 'Dinner',
  'what.untitled': 'Next stop',

  'when.in': '{what} in {time}',
  'when.now': '{what} now',
  // More than a day ahead: “Pantheon, Sat, May 1, 9:00 AM”.
  'when.date': '{what}, {date}',
  // Below it, how long until then.
  'when.days': '{days, plural, =1 {Tomorrow} one {In # day} other {In # days}}',

  // {time} is a duration, like “14 min”.
  'way.walk': '{time} on foot',
  'way.walk.estimate': 'About {time} on foot',
  'way.transit': 'About {time} by public transport',
  'way.taxi': 'About {time} by taxi',
  'way.drive': 'About {time} by car, with parking',
  'leave.at': 'Leave at {time}',
  'leave.now': 'Leave now',
  'due.at': 'Be there by {time}',
  'starts.at': 'Starts at {time}',

  'trip.in':
    '{days, plural, =0 {{trip} is today} =1 {{trip} starts tomorrow} other {{trip} starts in # days}}',
  'trip.on': '{trip} is happening now',
})
