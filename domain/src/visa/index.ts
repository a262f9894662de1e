export {
  type DatedTask,
  listDatedTasks,
  requirementInTransit,
  type TransitStop,
  stopsWithRequirements,
  type VisaTask,
  visaTaskOf,
} from './checklist.rules.ts'
export { VISA_CSV_COLUMNS, type ImportedRequirement, readVisaCsv } from './import.rules.ts'
export {
  type VisaRequirement,
  expandMatrix,
  VISA_NEEDS,
  type VisaNeed,
  TRAVEL_PURPOSES,
  type TravelPurpose,
  type VisaRuleSet,
  type VisaComparison,
  type VisaMatrix,
} from './matrix.rules.ts'
export {
  ENTRY_FORMS,
  type EntryForm,
  VISA_FEES,
  type VisaFee,
  OFFICIAL_PAGES,
  RESIDENCE_RULES_AS_OF,
  RESIDENCE_RULES_SOURCE,
  RESIDENCE_RULES_WRITTEN,
} from './official.data.ts'
export {
  schengenMessages,
  type PurposeKey,
  passportMessages,
  purposeMessages,
  purposeNote,
  residenceText,
} from './papers.messages.ts'
export {
  checkPassport,
  EU_BORDER_CHECKS_PAGE,
  euBorderChecksOf,
  hasRightOfEntry,
  isSchengen,
  hasFreeMovement,
  PASSPORT_RULES,
  type PassportRule,
  type PassportTerms,
  type PassportVerdict,
  passportTermsOf,
} from './passport.rules.ts'
export {
  daysLeft,
  daysUsed,
  earliestEntry,
  findOverstay,
  isValidStay,
  latestExit,
  type SchengenStay,
  WINDOW_DAYS,
} from './schengen.rules.ts'
export { noteText, reasonText, type RequirementKey, requirementMessages } from './verdict.messages.ts'
export {
  type EntryContext,
  type StayFit,
  fitsStay,
  requirementFor,
  type PassportRequirement,
  isUnlimited,
  requirementOn,
  provenanceOfRow,
  sortByEase,
  type TableAge,
  type TransitRequirement,
  transitRequirementOf,
} from './verdict.rules.ts'
export { findVisa, listVisas, matrixRow } from './visa.contract.ts'
export {
  answerKey,
  visaKindKey,
  TASK_NAMES,
  type TaskName,
  tasksMessages,
  type VisaKey,
  visaMessages,
} from './visa.messages.ts'
