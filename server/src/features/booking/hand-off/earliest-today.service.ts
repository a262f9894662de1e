import { addDays, type IsoDate, utcDate } from '@tripwright/domain/base/dates'

/** The date in the last time zone to change it: today of any traveller is not in the past for us. */
export function earliestToday(now: Date): IsoDate {
  return addDays(utcDate(now), -1)
}
