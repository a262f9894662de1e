export {
  answerDue,
  CLAIM_STATES,
  type Claim,
  type ClaimState,
  claim,
  deleteClaim,
  MOST_CLAIMS,
  mergeClaims,
  moveClaim,
  nextStates,
} from './claims.rules.ts'
export { findCompensationCall, syncClaimsCall } from './compensation.contract.ts'
export { type CompensationKey, compensationMessages } from './compensation.messages.ts'
export {
  type AirlineRow,
  type ClosedAirport,
  exampleDraft,
  type FlightDraft,
  type FormWorld,
  NEW_DRAFT,
  OTHER_CAUSE,
  type ReadDraft,
  readFlightDraft,
} from './draft.rules.ts'
export {
  CAUSES,
  type Cause,
  EVENTS,
  type Event,
  type Flight,
  kilometresBetween,
  LAWS_AS_OF,
  LAWS_WRITTEN,
  type Law,
  listQuestions,
  type Question,
  type Reroute,
  type Verdict,
} from './flight.rules.ts'
export { findCompensation } from './laws.rules.ts'
export { letterMessages } from './letter.messages.ts'
export {
  composeLetter,
  type Deadline,
  type DeadlineRow,
  type Evidence,
  LETTER_KEYS,
  type LetterFacts,
  type LetterTexts,
  languageOfAirline,
  listDeadlines,
  listEvidence,
} from './paperwork.rules.ts'
export { KNOWN_COUNTRIES, type OwnLaw, ownLawsOf } from './territories.data.ts'
