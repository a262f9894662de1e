export {
  directionsLink,
  type MapsDevice,
  type MapTarget,
  mapLink,
  mapsDevice,
  routeLink,
} from './map-links.rules.ts'
export {
  accuracyRadius,
  DEFAULT_CENTRE,
  DEFAULT_ZOOM,
  GOOGLE_SCRIPT,
  LOCATION_REQUEST,
  LOCATION_ZOOM,
  QUICK_LOCATION_ZOOM,
  retryDelay,
} from './map-settings.rules.ts'
export { getMapsKey } from './maps.contract.ts'
export { mapsMessages } from './maps.messages.ts'
