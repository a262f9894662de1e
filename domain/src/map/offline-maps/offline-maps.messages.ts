import { messages } from '../../base/text.ts'

/** What the page of offline maps says. */
export const offlineMapsMessages = messages('offline-maps', {
  title: 'Offline maps | Tripwright',
  description:
    'What this device keeps for the time without a signal: the built-in map, guides and parts of the app, with sizes, and a way to remove them.',
  keywords: 'offline maps, city map download, travel map, no signal',
  breadcrumb: 'Offline maps',
  heading: 'Offline maps',
  lead: 'What this device keeps for the time without a signal, how much room it takes, and a way to make it stay.',

  'promo.title': 'Take everything along at once',
  'promo.text':
    'With a paid plan one touch brings the map, the planner and the guides of all our cities to this device. Without one each of them is kept once you opened it.',
  'promo.upgrade': 'Upgrade',
  'pro.title': 'Take everything along',
  'pro.text': 'Brings the map, the planner and the guides of all our cities to this device.',
  'pro.start': 'Fetch everything now',
  'pro.cancel': 'Cancel',
  'pro.progress': '{done} of {total} parts',
  'pro.done': 'All of it is on this device now.',
  'pro.partly':
    '{missing, plural, one {# part} other {# parts}} could not be fetched. Try again with a connection.',
  'plan.loading': 'Looking at your plan',
  'plan.failed': 'Your plan could not be looked up. What this device keeps works all the same.',
  retry: 'Try again',

  'room.title': 'Room on this device',
  'room.used': '{used} used of {quota}',
  'room.unknown': 'This browser does not tell how much room there is.',
  'room.persisted': 'The browser promised not to clear it by itself.',
  'room.not-persisted': 'The browser may clear it when room gets scarce.',
  'room.ask': 'Ask it to keep everything',
  'room.refused': 'The browser did not promise it. Installing the app or opening it often helps.',

  'map.title': 'The built-in map',
  'map.text':
    'Streets come with a connection, and from what you took along without one. Under them lie land and water, drawn on this device.',
  'map.label': 'Built-in map',

  'parts.title': 'What is stored',
  'parts.none': 'Nothing yet. Open a tool or a guide while there is a connection, and it stays.',
  'parts.map': 'Map',
  'parts.planner': 'Planner',
  'parts.reading': 'Posts to read',
  'parts.facts': 'Tables of facts',
  'parts.pages': 'Pages',
  'parts.guide': 'Guide of {city}',
  'parts.files': '{count, plural, one {# file} other {# files}}, {size}',
  'parts.delete': 'Remove {name}',
  'parts.deleted': '{name} removed. It is fetched again when you need it.',
  undo: 'Undo',
})
