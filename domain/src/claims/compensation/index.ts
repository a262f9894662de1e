export {
  composeLetter,
  type Deadline,
  type DeadlineRow,
  type EvidenceKind,
  LETTER_KEYS,
  type LetterTexts,
  type LetterValues,
  languageOfAirline,
  listDeadlines,
  listEvidence,
} from './claim-documents.rules.ts'
export {
  answerDeadline,
  CLAIM_STATES,
  type ClaimState,
  type CompensationClaim,
  changeClaimState,
  compensationClaim,
  deleteClaim,
  MAX_CLAIMS,
  mergeClaims,
  nextStates,
} from './claims.rules.ts'
export { computeCompensation, syncClaims } from './compensation.contract.ts'
export { type CompensationKey, compensationMessages } from './compensation.messages.ts'
export {
  type CompensationVerdict,
  DISRUPTION_CAUSES,
  DISRUPTION_KINDS,
  type DisruptedFlight,
  type DisruptionCause,
  type DisruptionKind,
  type FormQuestion,
  kilometresBetween,
  LAWS_AS_OF,
  LAWS_WRITTEN,
  listFormQuestions,
  type PassengerLaw,
  type Reroute,
} from './flight.rules.ts'
export {
  type AirlineRow,
  type ClosedAirport,
  EMPTY_FLIGHT_FORM,
  exampleFlightForm,
  type FlightFormContext,
  type FlightFormState,
  OTHER_CAUSE,
  type ParsedFlightForm,
  parseFlightForm,
} from './flight-form.rules.ts'
export { applyLaws } from './laws.rules.ts'
export { letterMessages } from './letter.messages.ts'
export { KNOWN_COUNTRIES, type NationalLaw, nationalLawsOf } from './territories.data.ts'
