export {
  type Dated,
  listTasks,
  metInTransit,
  type Stop,
  stopsThatAsk,
  type VisaTask,
  visaTaskOf,
} from './checklist.rules.ts'
export { IMPORT_COLUMNS, type ImportedRow, readVisaCsv } from './import.rules.ts'
export {
  type Entry,
  expandMatrix,
  NEEDS,
  type Need,
  PURPOSES,
  type Purpose,
  type VisaBook,
  type VisaComparison,
  type VisaMatrix,
} from './matrix.rules.ts'
export {
  ENTRY_FORMS,
  type EntryForm,
  FEES,
  type Fee,
  OFFICIAL,
  RIGHTS_AS_OF,
  RIGHTS_SOURCE,
  RIGHTS_WRITTEN,
} from './official.data.ts'
export {
  daysMessages,
  type PurposeKey,
  passportMessages,
  purposeMessages,
  purposeNote,
  rightText,
} from './papers.messages.ts'
export {
  checkPassport,
  EUROPEAN_CHECKS_PAGE,
  europeanChecksOf,
  isOwnGround,
  isSchengen,
  movesFreely,
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
  isSoundStay,
  latestExit,
  type Stay,
  WINDOW_DAYS,
} from './schengen.rules.ts'
export { noteText, reasonText, type VerdictKey, verdictMessages } from './verdict.messages.ts'
export {
  type Crossing,
  type Fit,
  fitsStay,
  forPurpose,
  type Held,
  isUnlimited,
  onDay,
  originOfRow,
  sortPassports,
  type TableAge,
  type Transit,
  transitOf,
} from './verdict.rules.ts'
export { findVisa, listVisas, matrixRow } from './visa.contract.ts'
export {
  answerKey,
  kindKey,
  TASKS,
  type Task,
  tasksMessages,
  type VisaKey,
  visaMessages,
} from './visa.messages.ts'
