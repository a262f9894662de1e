export { type EmergencyInfo, getEmergencyInfo } from './emergency-info.contract.ts'
export { type EmergencyInfoInput, toEmergencyInfo } from './emergency-info.rules.ts'
export { DEFAULT_RADIUS, findNearbyPlaces, type NearbyPlace } from './nearby.contract.ts'
export {
  type Eatery,
  type EateryWithDistance,
  isOpenAt,
  mergeEateries,
  nearestEateries,
  toNearbyPlace,
} from './nearby.rules.ts'
export { nearestHelpMessages } from './nearest-help.messages.ts'
export {
  findNearestHelp,
  HELP_METRES,
  type HelpRegion,
  helpOfMission,
  isHelp,
  type NearestHelp,
  touchesCircle,
} from './nearest-help.rules.ts'
export { quickMessages } from './quick.messages.ts'
