import { messages } from '../../base/text.ts'

/** Texts of the emergency card: where the nearest help is. */
export const nearestHelpMessages = messages('nearest-help', {
  title: 'Nearest help we know of',
  hospital: 'Hospital',
  pharmacy: 'Pharmacy',
  police: 'Police',
  embassy: 'Embassy of {country}',
  'room.yes': 'Emergency department',
  'room.no': 'No emergency department',
  'room.unknown': 'Emergency department unknown',
  'embassy.city': 'In {city}. We have no address. Search for it, and call first.',
  straight: '{distance} in a straight line',
  'walk.streets': '{minutes, plural, one {# minute} other {# minutes}} walk along streets',
  // Follows the distance: how long it takes on foot.
  'walk.estimate': 'about {minutes, plural, one {# minute} other {# minutes}} walk',
  route: 'Route',
  'route.of': 'Route to {name}',
  call: 'Call',
  'call.of': 'Call {name}',
  sent: 'To find your embassy, we send your passport country ({country}) to our server. We don’t store it.',
  none: 'We know of no hospital, pharmacy or police station nearby, and have no map of this area.',
  'none.call': 'For help, call {number}.',
})
