export { makeCountryFinder } from './country-aliases.rules.ts'
export { ANCHORS_WITHOUT_AIRPORT } from './country-anchors.data.ts'
export { countryOfZone, type ZonedAnchor } from './country-of-zone.rules.ts'
export { type DayEvent, eventsOnDay, strikesNear } from './day-events.rules.ts'
export {
  type BorderLocation,
  type EmergencyNumbersRow,
  findEmergencyNumbers,
  groupNumbers,
  NEAR_BORDER_METRES,
} from './emergency-numbers.rules.ts'
export {
  ADVISORY_ISSUERS,
  DISASTER_KINDS,
  EVENT_KINDS,
  type HazardEvent,
  hazardEvent,
  listAdvisories,
  listLiveEvents,
  type SourceStatus,
  type TravelAdvisory,
  travelAdvisory,
  UNREST_KINDS,
} from './live.contract.ts'
export { liveMessages } from './live.messages.ts'
export {
  type EventWithDistance,
  isFeedStale,
  mergeEvents,
  NEAR_METRES,
  type SortedEvents,
  sortEvents,
} from './live-events.rules.ts'
export { type DaylightState, daylightStateAt, type ZonedPosition } from './night.rules.ts'
export { countryAliasesOf, type SearchablePlace, searchPlaces } from './place-search.rules.ts'
export { safetyMessages } from './safety.messages.ts'
export { toUnrestEvents } from './unrest.rules.ts'
