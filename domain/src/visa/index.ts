export { listTasks, TASKS, type Task } from './checklist.rules.ts'
export { checkPassport, PASSPORT_RULES, type PassportRule, type PassportVerdict } from './passport.rules.ts'
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
export { type VisaKey, visaMessages } from './visa.messages.ts'
