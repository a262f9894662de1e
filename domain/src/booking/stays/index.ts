export {
  checkStaySearch,
  GUEST_LIMITS,
  homesSearchUrl,
  hotelSearchUrl,
  type StayIssue,
  type StaySearch,
} from './stay-search.rules.ts'
export { stayHandOff } from './stays.contract.ts'
export { type BuiltInCity, FIRST_CITIES, type Hotel, MORE_CITIES } from './stays.data.ts'
export { type StaysKey, staysMessages } from './stays.messages.ts'
export { findCities, findHotels } from './suggestions.rules.ts'
