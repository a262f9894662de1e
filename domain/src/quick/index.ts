export { type EmergencyInfo, getEmergencyInfo } from './emergency.contract.ts'
export { type EmergencyInfoInput, type Hospital, toEmergencyInfo } from './emergency.rules.ts'
export { directionsLink, type MapsDevice, type MapTarget, mapLink, mapsDevice } from './map-links.rules.ts'
export { findNearbyPlaces, DEFAULT_RADIUS, type NearbyPlace } from './nearby.contract.ts'
export {
  type Eatery,
  isOpenAt,
  mergeEateries,
  type EateryWithDistance,
  nearestEateries,
  toNearbyPlace,
} from './nearby.rules.ts'
export { quickMessages } from './quick.messages.ts'
