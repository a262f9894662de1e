import { messages } from '../../base/text.ts'

/** Texts of the emergency card: where the nearest help is. */
export const nearestHelpMessages = messages('nearest-help', {
  title: 'Nearest help that we know',
  hospital: 'Hospital',
  pharmacy: 'Pharmacy',
  police: 'Police',
  embassy: 'Embassy of {country}',
  'room.yes': 'With an emergency department',
  'room.no': 'No emergency department',
  'room.unknown': 'Whether it has an emergency department is not known',
  'embassy.city': 'In {city}. We hold no address: search for it, and call before you go.',
  straight: '{distance} in a straight line',
  'walk.streets': '{minutes, plural, one {# minute} other {# minutes}} on foot along streets',
  'walk.estimate': 'about {minutes, plural, one {# minute} other {# minutes}} on foot',
  route: 'Route',
  'route.of': 'Route to {name}',
  call: 'Call',
  'call.of': 'Call {name}',
  sent: 'To find your embassy we ask our server for that of {country}, which is not kept either.',
  none: 'We know of no hospital, pharmacy or police station near you: no map pack of this place is on this device or our server.',
  'none.call': 'For help call {number}.',
})
