import { addDays, daysBetween, type IsoDate, utcDate } from '@tripwright/domain/base/dates'
import { toWallTime } from '@tripwright/domain/base/zones'
import { REMIND_FROM_HOUR, REMIND_LATE_DAYS } from '@tripwright/domain/documents/vault'
import type { ReminderRow } from './reminders.store.ts'

/** Whether a reminder is due: in the traveller's zone its day has come, it is morning, and it is not too late. */
export function isDue({ zone, remindOn }: Pick<ReminderRow, 'zone' | 'remindOn'>, now: Date): boolean {
  const { date, minutes } = toWallTime(now.getTime(), zone)
  const late = daysBetween(remindOn, date)
  return late === 0 ? minutes >= REMIND_FROM_HOUR * 60 : late > 0 && late <= REMIND_LATE_DAYS
}

/** The range of days that are today somewhere or recent enough to be sent late. */
export function dueWindow(now: Date): { from: IsoDate; to: IsoDate } {
  const day = utcDate(now)
  return { from: addDays(day, -REMIND_LATE_DAYS - 1), to: addDays(day, 1) }
}
