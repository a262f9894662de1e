import { addDays, type IsoDate, toDayNumber } from '@tripwright/domain/base/dates'
import { REMIND_FROM_HOUR, REMIND_LATE_DAYS } from '@tripwright/domain/documents/vault'
import type { ReminderRow } from './reminders.store.ts'

/** The day and the hour that a clock shows in a time zone; in UTC where nobody knows the zone. */
export function clockIn(zone: string, now: Date): { day: IsoDate; hour: number } {
  const options = {
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    hourCycle: 'h23',
  } as const
  const parts = new Map(
    new Intl.DateTimeFormat('en', { ...options, timeZone: isZone(zone) ? zone : 'UTC' })
      .formatToParts(now)
      .map(({ type, value }) => [type, value]),
  )
  const day = `${parts.get('year')}-${parts.get('month')}-${parts.get('day')}`
  return { day, hour: Number(parts.get('hour')) }
}

/** Whether it is to be told now: its day has come where the traveller is, it is morning there, and it is not too late. */
export function isDue({ zone, remindOn }: Pick<ReminderRow, 'zone' | 'remindOn'>, now: Date): boolean {
  const { day, hour } = clockIn(zone, now)
  const late = toDayNumber(day) - toDayNumber(remindOn)
  return late === 0 ? hour >= REMIND_FROM_HOUR : late > 0 && late <= REMIND_LATE_DAYS
}

/** The days around now that are today somewhere, and those that may still be told. */
export function dueWindow(now: Date): { from: IsoDate; to: IsoDate } {
  const day = now.toISOString().slice(0, 10)
  return { from: addDays(day, -REMIND_LATE_DAYS - 1), to: addDays(day, 1) }
}

function isZone(zone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }) instanceof Intl.DateTimeFormat
  } catch {
    return false
  }
}
