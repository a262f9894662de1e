import { messages } from '../../base/text.ts'

/** Texts of every map (specification sections 2, 8 and 9), and what the map says to those who cannot see it. */
export const mapsMessages = messages('maps', {
  loading: 'Loading map...',
  configuration: 'Failed to load map configuration',
  'no-key': 'Google Maps API key not configured',
  script: 'Failed to load Google Maps',
  retry: 'Try again',
  own: 'Use the built-in map',

  label:
    '{label}, map. {count, plural, =0 {No stops yet.} one {# stop, also in the list.} other {# stops, all also in the list.}}',
  // A mark on the map: its number, then the name of the place.
  stop: '{number, number}, {name}',
  // A mark that stands for several stops at nearly the same spot; pressing it shows them closer up.
  group: '{count, plural, one {# place} other {# places}}',
  'group.label': '{count, plural, one {# place here, zoom in} other {# places here, zoom in}}',
  'zoom-in': 'Zoom in',
  'zoom-out': 'Zoom out',
  fit: 'Show all stops',
  'gesture.scroll': 'Hold Ctrl and scroll to zoom the map',
  'gesture.scroll-mac': 'Hold ⌘ and scroll to zoom the map',
  'gesture.touch': 'Use two fingers to move the map',
  keyboard: 'Arrow keys move the map, plus and minus zoom.',

  'my-location': 'My Location',
  finding: 'Finding...',
  found: 'Location found!',
  denied: 'Location access denied by user',
  unavailable: 'Location information unavailable',
  'timed-out': 'Location request timed out',
  failed: 'Location access failed',
  unsupported: 'Geolocation is not supported by this browser',
  here: 'You’re here, within {distance}',

  scale: 'Scale: the bar is {distance}',
  north: 'N',
  coast: 'Coasts aren’t exact · Map: Natural Earth',
  walk: 'Walk',
  transit: 'Transit',
  taxi: 'Taxi',
  drive: 'Car',
  stay: 'Start and end',
  'stay.label': '{name}: start and end of your day',
  legend: 'Route legend',
  controls: 'Map controls',
})
