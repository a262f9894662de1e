export {
  type Anchor,
  type CountryNear,
  countriesNear,
  numbersOf,
} from './emergency.rules.ts'
export { type LitPlace, type NightView, nightAt } from './night.rules.ts'
export { safetyMessages } from './safety.messages.ts'
