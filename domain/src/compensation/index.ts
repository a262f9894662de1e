export {
  answerDeadline,
  CLAIM_STATES,
  type CompensationClaim,
  type ClaimState,
  compensationClaim,
  deleteClaim,
  MAX_CLAIMS,
  mergeClaims,
  changeClaimState,
  nextStates,
} from './claims.rules.ts'
export { computeCompensation, syncClaims } from './compensation.contract.ts'
export { type CompensationKey, compensationMessages } from './compensation.messages.ts'
export {
  type AirlineRow,
  type ClosedAirport,
  exampleFlightForm,
  type FlightFormState,
  type FlightFormContext,
  EMPTY_FLIGHT_FORM,
  OTHER_CAUSE,
  type ParsedFlightForm,
  parseFlightForm,
} from './draft.rules.ts'
export {
  DISRUPTION_CAUSES,
  type DisruptionCause,
  DISRUPTION_KINDS,
  type DisruptionKind,
  type DisruptedFlight,
  kilometresBetween,
  LAWS_AS_OF,
  LAWS_WRITTEN,
  type PassengerLaw,
  listFormQuestions,
  type FormQuestion,
  type Reroute,
  type CompensationVerdict,
} from './flight.rules.ts'
export { applyLaws } from './laws.rules.ts'
export { letterMessages } from './letter.messages.ts'
export {
  composeLetter,
  type Deadline,
  type DeadlineRow,
  type EvidenceKind,
  LETTER_KEYS,
  type LetterValues,
  type LetterTexts,
  languageOfAirline,
  listDeadlines,
  listEvidence,
} from './paperwork.rules.ts'
export { KNOWN_COUNTRIES, type NationalLaw, nationalLawsOf } from './territories.data.ts'
