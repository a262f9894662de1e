import { addDays, type IsoDate } from '../base/dates.ts'
import { addMonths } from './passport.rules.ts'

/** What is done before a journey, latest day each; the first are the ones that take authorities weeks. */
export const TASKS = [
  'passport',
  'entry-rule',
  'visa',
  'vaccination',
  'insurance',
  'copies',
  'onward',
  'money',
  'check-in',
] as const
export type Task = (typeof TASKS)[number]

export type Dated = { task: Task; by: IsoDate; isLate: boolean }

/** Latest days for a journey that begins on a date, as of today; a day that has gone by is marked, not moved. */
export function listTasks(entry: IsoDate, today: IsoDate): Dated[] {
  return TASKS.map((task) => ({ task, by: dayOf(task, entry), isLate: dayOf(task, entry) < today }))
}

function dayOf(task: Task, entry: IsoDate): IsoDate {
  const months = { passport: 4, 'entry-rule': 3, visa: 2 } as const
  const days = { vaccination: 42, insurance: 30, copies: 14, onward: 10, money: 7, 'check-in': 1 } as const
  if (task === 'passport' || task === 'entry-rule' || task === 'visa') return addMonths(entry, -months[task])
  return addDays(entry, -days[task])
}
