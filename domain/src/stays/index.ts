export { stayHandOff } from './stays.contract.ts'
export { type City, FIRST_CITIES, type Hotel, MORE_CITIES } from './stays.data.ts'
export { type StaysKey, staysMessages } from './stays.messages.ts'
export {
  checkStaySearch,
  GUEST_LIMITS,
  homesAddress,
  hotelAddress,
  type StayIssue,
  type StaySearch,
} from './stays.rules.ts'
export { findCities, findHotels } from './suggestions.rules.ts'
