import { dayNumber } from './calendar.ts'

/** Days from the Julian day 0 to 1970-01-01, at noon. */
const JULIAN_DAY_OF_1970 = 2_440_588
const ISLAMIC_EPOCH = 1_948_440
/** 1 Tishri of the year 1 as a day number. */
const HEBREW_EPOCH = -2_092_590
const MS_PER_DAY = 86_400_000

let official: Intl.DateTimeFormat | null = null

/**
 * A day of the Islamic calendar as a day number: of the Umm al-Qura calendar, which Saudi Arabia computes in advance, when
 * the platform supports it, else of the tabular calendar. The observed day may be one earlier or later.
 */
export function islamicDay(year: number, month: number, day: number): number {
  official ??= new Intl.DateTimeFormat('en-u-ca-islamic-umalqura-nu-latn', {
    timeZone: 'UTC',
    month: 'numeric',
    day: 'numeric',
  })
  const near = tabularDay(year, month, day)
  const dayNumber = [near, near - 1, near + 1].find((candidate) => {
    const parts = official?.formatToParts(candidate * MS_PER_DAY) ?? []
    const [foundDay, foundMonth] = ['day', 'month'].map(
      (type) => parts.find((part) => part.type === type)?.value,
    )
    return foundDay === String(day) && foundMonth === String(month)
  })
  return dayNumber ?? near
}

function tabularDay(year: number, month: number, day: number): number {
  const months = Math.ceil(29.5 * (month - 1))
  const years = (year - 1) * 354 + Math.floor((3 + 11 * year) / 30)
  return day + months + years + ISLAMIC_EPOCH - 1 - JULIAN_DAY_OF_1970
}

/** 1 Tishri as a day number (E. Reingold and N. Dershowitz, "Calendrical Calculations", 2018, chapter 8). */
export function hebrewNewYear(year: number): number {
  const [before, here, after] = [year - 1, year, year + 1].map(elapsedDays) as [number, number, number]
  // No year may have 356 days, and none after a leap year 382.
  const delay = after - here === 356 ? 2 : here - before === 382 ? 1 : 0
  return HEBREW_EPOCH + here + delay
}

/** Days to the mean new moon of Tishri; it is put off where the year would begin on a Sunday, Wednesday or Friday. */
function elapsedDays(year: number): number {
  const months = Math.floor((235 * year - 234) / 19)
  const parts = 12_084 + 13_753 * months
  const day = 29 * months + Math.floor(parts / 25_920)
  return (3 * (day + 1)) % 7 < 3 ? day + 1 : day
}

/** The feasts of the Chinese calendar with known dates, in the order of the table. */
export type LunarFeast = 'new-year' | 'buddha' | 'dragon-boat' | 'mid-autumn'
const LUNAR_FEASTS: readonly LunarFeast[] = ['new-year', 'buddha', 'dragon-boat', 'mid-autumn']
const FIRST_LUNAR_YEAR = 2024
/**
 * By year: Gregorian month and day. The platform's calendar is a day late when the new moon is shortly before midnight, as
 * in 2027.
 */
const LUNAR_DAYS = [
  '02-10 05-15 06-10 09-17',
  '01-29 05-05 05-31 10-06',
  '02-17 05-24 06-19 09-25',
  '02-06 05-13 06-09 09-15',
  '01-26 05-02 05-28 10-03',
  '02-13 05-20 06-16 09-22',
  '02-03 05-09 06-05 09-12',
  '01-23 05-28 06-24 10-01',
  '02-11 05-16 06-12 09-19',
  '01-31 05-06 06-01 09-08',
  '02-19 05-25 06-20 09-27',
  '02-08 05-15 06-10 09-16',
  '01-28 05-03 05-30 10-04',
  '02-15 05-22 06-18 09-24',
  '02-04 05-11 06-07 09-13',
  '01-24 04-30 05-27 10-02',
  '02-12 05-18 06-14 09-20',
]

/**
 * A feast of the Chinese calendar in a Gregorian year as a day number; null before 2024 and after 2040. Korea and Vietnam
 * may differ by a day.
 */
export function lunarDay(feast: LunarFeast, year: number): number | null {
  const [month, day] =
    LUNAR_DAYS[year - FIRST_LUNAR_YEAR]?.split(' ')[LUNAR_FEASTS.indexOf(feast)]?.split('-').map(Number) ?? []
  return month === undefined || day === undefined ? null : dayNumber(year, month, day)
}
