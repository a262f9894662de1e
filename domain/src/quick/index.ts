export { type EmergencyInfo, getEmergencyInfo } from './emergency.contract.ts'
export { type EmergencyFacts, type Hospital, toEmergencyInfo } from './emergency.rules.ts'
export { directionsLink, type MapsDevice, type MapTarget, mapLink, mapsDevice } from './map-links.rules.ts'
export { findNearbyPlaces, NEARBY_RADIUS, type NearbyPlace } from './nearby.contract.ts'
export {
  type Eatery,
  isOpenAt,
  mergeEateries,
  type NearEatery,
  nearestEateries,
  toNearbyPlace,
} from './nearby.rules.ts'
export { quickMessages } from './quick.messages.ts'
