import { daysBetween, type IsoDate } from '../../base/dates.ts'

/** What a person's clocks show: the date, and minutes after its midnight. */
type Clock = { date: IsoDate; minutes: number }

/** Nobody is told of days to come at night. Hours of the person's clock; the last is not part of it. */
export const TELL_FROM_HOUR = 8
export const TELL_UNTIL_HOUR = 22
/** A flight can usually be checked in for from so many hours before it leaves. */
export const CHECK_IN_HOURS = 24
const HOUR_MS = 60 * 60 * 1000
/** The summary comes in the morning; who misses one, for no server was up, gets the next. Hour of the person's clock. */
const DIGEST_UNTIL_HOUR = 12
/** Two summaries of a person are at least so far apart, also where the person flies east in between. */
const DIGEST_GAP_MS = 20 * HOUR_MS

export function isTellingHour({ minutes }: Pick<Clock, 'minutes'>): boolean {
  return minutes >= TELL_FROM_HOUR * 60 && minutes < TELL_UNTIL_HOUR * 60
}

/**
 * Which day to come a person is told of: that a trip starts in a week, or tomorrow. Null at night, on other days, and on the
 * day on which they made or joined it: they know.
 */
export function tripDayNotice(
  startDate: IsoDate,
  since: IsoDate,
  clock: Clock,
): 'trip-week' | 'trip-tomorrow' | null {
  if (!isTellingHour(clock) || since >= clock.date) return null
  const days = daysBetween(clock.date, startDate)
  return days === 7 ? 'trip-week' : days === 1 ? 'trip-tomorrow' : null
}

/** Whether a person is told now that a flight can be checked in for; instants in milliseconds. */
export function isCheckInDue(departure: number, now: number, clock: Clock): boolean {
  return departure > now && departure - now <= CHECK_IN_HOURS * HOUR_MS && isTellingHour(clock)
}

/** Whether the summary of a person is due: in the morning of their clock, and long enough after the last one. */
export function isDigestDue(last: Date | null, now: Date, clock: Clock): boolean {
  const isMorning = isTellingHour(clock) && clock.minutes < DIGEST_UNTIL_HOUR * 60
  return isMorning && (last === null || now.getTime() - last.getTime() >= DIGEST_GAP_MS)
}
