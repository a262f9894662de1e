export {
  type DatedTask,
  listDatedTasks,
  requirementInTransit,
  stopsWithRequirements,
  type TransitStop,
  type VisaTask,
  visaTaskOf,
} from './checklist.rules.ts'
export {
  expandMatrix,
  TRAVEL_PURPOSES,
  type TravelPurpose,
  VISA_NEEDS,
  type VisaComparison,
  type VisaMatrix,
  type VisaNeed,
  type VisaRequirement,
  type VisaRuleSet,
} from './matrix.rules.ts'
export {
  ENTRY_FORMS,
  type EntryForm,
  OFFICIAL_PAGES,
  provenanceOfForm,
  RESIDENCE_RULES_AS_OF,
  RESIDENCE_RULES_SOURCE,
  RESIDENCE_RULES_WRITTEN,
  VISA_FEES,
  type VisaFee,
} from './official.data.ts'
export {
  checkPassport,
  EU_BORDER_CHECKS_PAGE,
  euBorderChecksOf,
  hasFreeMovement,
  hasRightOfEntry,
  isSchengen,
  PASSPORT_RULES,
  type PassportRule,
  type PassportTerms,
  type PassportVerdict,
  passportTermsOf,
} from './passport.rules.ts'
export { noteText, type RequirementKey, reasonText, requirementMessages } from './requirement.messages.ts'
export {
  type EntryContext,
  fitsStay,
  isUnlimited,
  type PassportRequirement,
  provenanceOfRow,
  requirementFor,
  requirementOn,
  type StayFit,
  sortByEase,
  type TableAge,
  type TransitRequirement,
  transitRequirementOf,
} from './requirement.rules.ts'
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
export { territoryAdvice } from './territory-advice.rules.ts'
export {
  listTerritoryRequirements,
  type TerritoryAnswers,
  type TerritoryEntryRules,
  type TerritoryRequirement,
} from './territory-answers.rules.ts'
export {
  type PurposeKey,
  passportMessages,
  purposeMessages,
  purposeNote,
  residenceText,
  schengenMessages,
} from './travel-documents.messages.ts'
export { findVisa, listVisas, matrixRow } from './visa.contract.ts'
export {
  answerKey,
  TASK_NAMES,
  type TaskName,
  tasksMessages,
  type VisaKey,
  visaKindKey,
  visaMessages,
} from './visa.messages.ts'
export { type ImportedRequirement, readVisaCsv, VISA_CSV_COLUMNS } from './visa-csv.rules.ts'
