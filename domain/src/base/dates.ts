/** A calendar date with no time and no zone, `YYYY-MM-DD` in the proleptic Gregorian calendar, years 0001 to 9999. */
export type IsoDate = string

/** Monday is 0, Sunday is 6. */
export type Weekday = 0 | 1 | 2 | 3 | 4 | 5 | 6

const ISO_DATE = /^\d{4}-\d{2}-\d{2}$/
const MS_PER_DAY = 86_400_000
const MINUTES_PER_DAY = 1440

/** True for a date that exists: `2026-02-29` does not. */
export function isIsoDate(text: string): boolean {
  if (!ISO_DATE.test(text) || text < '0001') return false
  const time = Date.parse(`${text}T00:00:00Z`)
  return !Number.isNaN(time) && fromDayNumber(time / MS_PER_DAY) === text
}

/** Days since 1970-01-01, negative before it. */
export function toDayNumber(date: IsoDate): number {
  return Date.parse(`${date}T00:00:00Z`) / MS_PER_DAY
}

export function fromDayNumber(day: number): IsoDate {
  return utcDate(day * MS_PER_DAY)
}

/** The date in UTC at an instant (or milliseconds since 1970), years 0000 to 9999. In a time zone: `toWallTime`. */
export function utcDate(instant: Date | number): IsoDate {
  return new Date(instant).toISOString().slice(0, 10)
}

export function addDays(date: IsoDate, days: number): IsoDate {
  return fromDayNumber(toDayNumber(date) + days)
}

/** Whole days from the first date to the second; negative when the second is earlier. */
export function daysBetween(from: IsoDate, to: IsoDate): number {
  return toDayNumber(to) - toDayNumber(from)
}

export function weekdayOf(date: IsoDate): Weekday {
  // 1970-01-01 was a Thursday.
  return ((((toDayNumber(date) + 3) % 7) + 7) % 7) as Weekday
}

/** `09:30` as 570 minutes after midnight; up to `48:00` for what ends after midnight; null when it is no such time. */
export function parseClock(text: string): number | null {
  const match = /^(\d{2}):(\d{2})$/.exec(text)
  if (!match) return null
  const minutes = Number(match[1]) * 60 + Number(match[2])
  return Number(match[2]) < 60 && minutes <= 2 * MINUTES_PER_DAY ? minutes : null
}

/** 570 as `09:30`, 1560 as `26:00`: minutes after the midnight that began the date. */
export function formatClock(minutes: number): string {
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
}
