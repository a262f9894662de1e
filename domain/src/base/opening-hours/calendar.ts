/** A date as the rules look at it: `number` in days since 1970-01-01, `month` from 1, `weekday` 0 (Monday) to 6. */
export type CalendarDay = { number: number; year: number; month: number; day: number; weekday: number }

const MONTH_DAYS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
const DAYS_IN_400_YEARS = 146_097
/** From 0000-03-01 to 1970-01-01. */
const DAYS_TO_1970 = 719_468

/** 28 to 31; `month` is 1 to 12. */
export function daysInMonth(year: number, month: number): number {
  if (month === 2 && year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0)) return 29
  return MONTH_DAYS[month - 1] ?? 0
}

/** Days since 1970-01-01 of a day of the Gregorian calendar; a day past the month's end runs on into the next. */
export function dayNumber(year: number, month: number, day: number): number {
  // Counted from March, so that the leap day is the last of its year (H. Hinnant, "chrono-compatible date algorithms").
  const y = month > 2 ? year : year - 1
  const era = Math.floor(y / 400)
  const yearOfEra = y - era * 400
  const dayOfYear = Math.floor((153 * ((month + 9) % 12) + 2) / 5) + day - 1
  const dayOfEra = yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfYear
  return era * DAYS_IN_400_YEARS + dayOfEra - DAYS_TO_1970
}

/** The inverse of `dayNumber`. */
export function calendarDay(number: number): CalendarDay {
  const days = number + DAYS_TO_1970
  const era = Math.floor(days / DAYS_IN_400_YEARS)
  const dayOfEra = days - era * DAYS_IN_400_YEARS
  const yearOfEra = Math.floor(
    (dayOfEra -
      Math.floor(dayOfEra / 1460) +
      Math.floor(dayOfEra / 36_524) -
      Math.floor(dayOfEra / 146_096)) /
      365,
  )
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100))
  const monthFromMarch = Math.floor((5 * dayOfYear + 2) / 153)
  const day = dayOfYear - Math.floor((153 * monthFromMarch + 2) / 5) + 1
  const month = ((monthFromMarch + 2) % 12) + 1
  const year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
  return { number, year, month, day, weekday: weekdayOfNumber(number) }
}

/** 0 (Monday) to 6 of a day number. */
export function weekdayOfNumber(number: number): number {
  // 1970-01-01 was a Thursday.
  return (((number + 3) % 7) + 7) % 7
}

/** The ISO 8601 week of a day, 1 to 53: that of its Thursday. */
export function isoWeek({ number, weekday }: CalendarDay): number {
  const thursday = number - weekday + 3
  return Math.floor((thursday - dayNumber(calendarDay(thursday).year, 1, 1)) / 7) + 1
}

/** Easter Sunday of the western churches as a day number (Gauss's rule as corrected by Lichtenberg, 1997). */
export function easterSunday(year: number): number {
  const century = Math.floor(year / 100)
  const secular = 15 + Math.floor((3 * century + 3) / 4) - Math.floor((8 * century + 13) / 25)
  const moon = year % 19
  const seed = (19 * moon + secular) % 30
  const correction = Math.floor((seed + Math.floor(moon / 11)) / 29)
  const fullMoon = 21 + seed - correction
  const sunday = 7 - ((year + Math.floor(year / 4) + 2 - Math.floor((3 * century + 3) / 4)) % 7)
  const march = fullMoon + 7 - ((((fullMoon - sunday) % 7) + 7) % 7)
  return dayNumber(year, 3, march)
}
