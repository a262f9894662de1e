import { easterSunday, islamicDay, orthodoxEaster } from '@tripwright/opening-hours'
import { addDays, fromDayNumber, type IsoDate, isIsoDate, weekdayOf } from '../../base/dates.ts'

/**
 * A public holiday of a file in `data/holidays`. `on` is `05-01`, `easter -2`, `orthodox +1` (days from Easter Sunday),
 * `2 monday 06` (the second Monday of June; -1 is the last; `+1` behind it the day after), `islamic 10-01`, or the dates
 * themselves where no rule gives them.
 */
export type HolidayRule = {
  on: string | readonly IsoDate[]
  days?: number
  name: string
  /** The day may be one earlier or later, though it is given by its date. */
  isEstimate?: true
  /** Lists differ about the day, or not everybody in the country keeps it. */
  isUnsure?: true
}

/** A day that is kept; estimated where it hangs on the moon being seen. */
export type ResolvedHoliday = { date: IsoDate; name: string; isEstimate: boolean; isUnsure: boolean }

type WithOriginals<Day> = { days: readonly Day[]; originals?: readonly Day[] | undefined }

/** Every day on which businesses close, by date, also days that the country's official list omits. */
export function holidaysWithOriginals<Day extends { date: IsoDate }>({
  days,
  originals,
}: WithOriginals<Day>): Day[] {
  return originals
    ? [...days, ...originals].sort((a, b) => Date.parse(a.date) - Date.parse(b.date))
    : [...days]
}

/** The dates of these days. */
export function holidayDates(list: WithOriginals<{ date: IsoDate }>): IsoDate[] {
  return holidaysWithOriginals(list).map(({ date }) => date)
}

const WEEKDAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday']
/** A year that holds every day that a year may hold. */
const SAMPLE_LEAP_YEAR = 2028
const FIXED = /^\d\d-\d\d$/
const FROM_EASTER = /^(easter|orthodox) ([+-]?\d+)$/
const NTH_WEEKDAY = /^(-?\d) (\w+) (\d\d)(?: ([+-]\d+))?$/
const ISLAMIC = /^islamic (\d\d)-(\d\d)$/

/** The days of the rules in a year, by date. Throws for a rule of no known form. */
export function resolveHolidayRules(rules: readonly HolidayRule[], year: number): ResolvedHoliday[] {
  return rules
    .flatMap(({ on, days = 1, name, isEstimate, isUnsure }) =>
      firstDays(on, year).flatMap((first) =>
        Array.from({ length: days }, (_, i) => ({
          date: addDays(first, i),
          name,
          isEstimate: isEstimate ?? (typeof on === 'string' && ISLAMIC.test(on)),
          isUnsure: isUnsure ?? false,
        })),
      ),
    )
    .filter(({ date }) => date.startsWith(`${year}-`))
    .sort((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0))
}

/** Whether a text is a rule of a known form that gives a day in some year. */
export function isHolidayRule(on: string): boolean {
  try {
    return isRealDate(on) && resolveHolidayRules([{ on, name: '' }], SAMPLE_LEAP_YEAR).length > 0
  } catch {
    return false
  }
}

/** False for a fixed day that no calendar has. */
function isRealDate(on: string): boolean {
  return !FIXED.test(on) || isIsoDate(`${SAMPLE_LEAP_YEAR}-${on}`)
}

function firstDays(on: HolidayRule['on'], year: number): readonly IsoDate[] {
  return typeof on === 'string' ? datesOf(on, year) : on
}

/** The first days of a rule that a year may hold: a lunar year is shorter, so that one may come twice. */
function datesOf(on: string, year: number): IsoDate[] {
  if (FIXED.test(on)) return [`${year}-${on}`]
  const easter = FROM_EASTER.exec(on)
  if (easter) {
    const sunday = easter[1] === 'easter' ? easterSunday(year) : orthodoxEaster(year)
    return [fromDayNumber(sunday + Number(easter[2]))]
  }
  const nth = NTH_WEEKDAY.exec(on)
  if (nth)
    return [addDays(nthWeekday(year, Number(nth[3]), nth[2] ?? '', Number(nth[1])), Number(nth[4] ?? 0))]
  const islamic = ISLAMIC.exec(on)
  if (!islamic) throw new Error(`there is no holiday "${on}"`)
  const about = Math.floor(((year - 622) * 33) / 32)
  return (
    [about - 1, about, about + 1, about + 2]
      .map((lunar) => fromDayNumber(islamicDay(lunar, Number(islamic[1]), Number(islamic[2]))))
      // What begins on the last days of the year before may still go on.
      .filter(
        (date) =>
          date.startsWith(`${year}-`) ||
          date.startsWith(`${year - 1}-12-2`) ||
          date.startsWith(`${year - 1}-12-3`),
      )
  )
}

function nthWeekday(year: number, month: number, name: string, nth: number): IsoDate {
  const wanted = WEEKDAYS.indexOf(name)
  if (wanted < 0) throw new Error(`there is no weekday "${name}"`)
  const text = String(month).padStart(2, '0')
  if (nth > 0) {
    const first = `${year}-${text}-01`
    return addDays(first, ((wanted - weekdayOf(first) + 7) % 7) + (nth - 1) * 7)
  }
  const last = addDays(
    month === 12 ? `${year + 1}-01-01` : `${year}-${String(month + 1).padStart(2, '0')}-01`,
    -1,
  )
  return addDays(last, -((weekdayOf(last) - wanted + 7) % 7) + (nth + 1) * 7)
}
