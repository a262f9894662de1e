import { addDays, type IsoDate, utcDate } from '@tripwright/domain/base/dates'

/** The date in the time zone that is last to change it: no traveller's today counts as past. */
export function earliestToday(now: Date): IsoDate {
  return addDays(utcDate(now), -1)
}
