export { type ClockedAnchor, countryOfZone } from './clock.rules.ts'
export {
  findNumbers,
  NEAR_BORDER_METRES,
  type NumbersRow,
  numbersOf,
  type Whereabouts,
} from './emergency.rules.ts'
export {
  isBehind,
  mergeEvents,
  NEAR_METRES,
  type PlacedEvent,
  type SortedEvents,
  sortEvents,
} from './events.rules.ts'
export { countryFinder } from './issuer-names.rules.ts'
export {
  DISASTER_KINDS,
  EVENT_KINDS,
  ISSUERS,
  type LiveEvent,
  listLiveEvents,
  listReadings,
  liveEvent,
  type Reading,
  reading,
  type Standing,
  UNREST_SIGNS,
} from './live.contract.ts'
export { liveMessages } from './live.messages.ts'
export { type LitPlace, type NightView, nightAt } from './night.rules.ts'
export { type NamedPlace, otherNamesOf, searchPlaces } from './place-search.rules.ts'
export { safetyMessages } from './safety.messages.ts'
export { namedPlaces } from './unrest.rules.ts'
