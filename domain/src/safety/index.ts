export { type ZonedAnchor, countryOfZone } from './clock.rules.ts'
export {
  findEmergencyNumbers,
  NEAR_BORDER_METRES,
  type EmergencyNumbersRow,
  groupNumbers,
  type BorderLocation,
} from './emergency.rules.ts'
export {
  isFeedStale,
  mergeEvents,
  NEAR_METRES,
  type EventWithDistance,
  type SortedEvents,
  sortEvents,
} from './events.rules.ts'
export { makeCountryFinder } from './issuer-names.rules.ts'
export {
  DISASTER_KINDS,
  EVENT_KINDS,
  ADVISORY_ISSUERS,
  type HazardEvent,
  listLiveEvents,
  listAdvisories,
  hazardEvent,
  type TravelAdvisory,
  travelAdvisory,
  type SourceStatus,
  UNREST_KINDS,
} from './live.contract.ts'
export { liveMessages } from './live.messages.ts'
export { type ZonedPosition, type DaylightState, daylightStateAt } from './night.rules.ts'
export { type SearchablePlace, countryAliasesOf, searchPlaces } from './place-search.rules.ts'
export { safetyMessages } from './safety.messages.ts'
export { toUnrestEvents } from './unrest.rules.ts'
