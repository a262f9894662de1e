import { addDays, type IsoDate, utcDate } from '@tripwright/domain/base/dates'

/** The date where it is the latest to change: what is today for some traveller is not in the past for us. */
export function earliestToday(now: Date): IsoDate {
  return addDays(utcDate(now), -1)
}
