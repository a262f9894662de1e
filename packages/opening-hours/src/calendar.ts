/** A date for the rules: `number` in days since 1970-01-01, `month` from 1, `weekday` 0 (Monday) to 6. */
export type CalendarDay = { number: number; year: number; month: number; day: number; weekday: number }

const MS_PER_DAY = 86_400_000
const DAYS_IN_400_YEARS = 146_097

/** Days since 1970-01-01 of a day of the Gregorian calendar; a day past the month's end runs on into the next. */
export function dayNumber(year: number, month: number, day: number): number {
  // `Date.UTC` reads years up to 99 as 1900 to 1999; the calendar repeats after 400 years.
  return Date.UTC(year + 400, month - 1, day) / MS_PER_DAY - DAYS_IN_400_YEARS
}

/** The inverse of `dayNumber`. */
export function calendarDay(number: number): CalendarDay {
  const date = new Date(number * MS_PER_DAY)
  const [year, month, day] = [date.getUTCFullYear(), date.getUTCMonth() + 1, date.getUTCDate()]
  return { number, year, month, day, weekday: weekdayOf(number) }
}

/** 0 (Monday) to 6 of a day number. */
export function weekdayOf(number: number): number {
  // 1970-01-01 was a Thursday.
  return (((number + 3) % 7) + 7) % 7
}

/** 28 to 31; `month` is 1 to 12. */
export function daysInMonth(year: number, month: number): number {
  return dayNumber(year, month + 1, 1) - dayNumber(year, month, 1)
}

/** The ISO 8601 week of a day, 1 to 53: that of its Thursday. */
export function isoWeek({ number, weekday }: CalendarDay): number {
  const thursday = number - weekday + 3
  return Math.floor((thursday - dayNumber(calendarDay(thursday).year, 1, 1)) / 7) + 1
}

/** Easter Sunday of the western churches as a day number (J.-M. Oudin's rule, "Explanatory Supplement", 1992, p. 582). */
export function easterSunday(year: number): number {
  const century = Math.floor(year / 100)
  const golden = year % 19
  const secular = century - Math.floor(century / 4)
  const epact = (secular - Math.floor((8 * century + 13) / 25) + 19 * golden + 15) % 30
  const isLate = epact === 29 || (epact === 28 && golden > 10)
  const moon = isLate ? epact - 1 : epact
  const past = (year + Math.floor(year / 4) + moon + 2 - secular) % 7
  return dayNumber(year, 3, moon - past + 28)
}

/** The days that the Julian calendar is behind, 1900 to 2099. */
const JULIAN_DAYS = 13

/** Easter Sunday of the eastern churches as a day number, 1900 to 2099 (J. Meeus, "Astronomical Algorithms", 1991, p. 69). */
export function orthodoxEaster(year: number): number {
  const moon = (19 * (year % 19) + 15) % 30
  const rest = (2 * (year % 4) + 4 * (year % 7) - moon + 34) % 7
  const sum = moon + rest + 114
  return dayNumber(year, Math.floor(sum / 31), (sum % 31) + 1) + JULIAN_DAYS
}
