import { addDays, type IsoDate } from '../../base/dates.ts'
import { TASK_NAMES, type VisaTask } from '../entry-rules/index.ts'
import { DOCUMENT_KINDS } from './vault.rules.ts'

const VISA_TASKS = [
  'look',
  'register',
  'eta',
  'etias',
  'e-visa',
  'on-arrival',
  'visa',
  'refused',
  'check-citizen',
  'check-visa-free',
  'check-eta',
  'check-e-visa',
  'check-on-arrival',
  'check-required',
  'check-not-admitted',
] as const satisfies readonly VisaTask[]

/** The subject of a mail: a task of the check-list, or the expiry of a document. */
export const REMINDER_KINDS = [
  ...TASK_NAMES.filter((task) => task !== 'visa').map((task) => `task.${task}` as const),
  ...VISA_TASKS.map((task) => `task.visa.${task}` as const),
  ...DOCUMENT_KINDS.map((kind) => `document.${kind}` as const),
] as const
export type ReminderKind = (typeof REMINDER_KINDS)[number]

/** Days before a document expires: half a year is what many borders require, two months what an office takes. */
export const DOCUMENT_REMINDER_DAYS = [180, 60, 14]
const TASK_REMINDER_DAYS = [7, 1, 0]

/**
 * The days of the reminders: for a document each of its three days that is in the future, for a task only the next one.
 * Days are in the traveller's time zone.
 */
export function reminderDays(what: ReminderKind, dueOn: IsoDate, today: IsoDate): IsoDate[] {
  if (what.startsWith('document.'))
    return DOCUMENT_REMINDER_DAYS.map((days) => addDays(dueOn, -days)).filter((day) => day > today)
  return TASK_REMINDER_DAYS.map((days) => addDays(dueOn, -days))
    .filter((day) => day > today)
    .slice(0, 1)
}

/** The first hour of the traveller's local day for reminders: none are sent at night. */
export const REMIND_FROM_HOUR = 8
/** A mail more than this many days late is not sent, because it does not help any more. */
export const REMIND_LATE_DAYS = 3
