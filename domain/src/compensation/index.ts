export { findCompensationCall } from './compensation.contract.ts'
export { type CompensationKey, compensationMessages } from './compensation.messages.ts'
export {
  EVENTS,
  type Event,
  type Flight,
  kilometresBetween,
  type Law,
  type Reroute,
  type Verdict,
} from './flight.rules.ts'
export { findCompensation, LAWS_AS_OF, listQuestions, type Question } from './laws.rules.ts'
export { type LetterKey, letterMessages } from './letter.messages.ts'
export { KNOWN_COUNTRIES } from './territories.data.ts'
