export {
  type Anchor,
  type CountryNear,
  countriesNear,
  type EmergencyRow,
  type EmergencyTable,
  numbersOf,
  readEmergencyTable,
} from './emergency.rules.ts'
export { type LitPlace, type NightView, nightAt } from './night.rules.ts'
export { safetyMessages } from './safety.messages.ts'
