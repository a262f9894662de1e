import type { DayInterval } from './day-intervals.ts'
import type { OpeningHours } from './grammar.ts'
import { type HoursContext, intervalsOfDay } from './hours-of-day.ts'
import { fromDayNumber, type IsoDate, toDayNumber } from './iso-date.ts'
import { readOpeningHours } from './parser.ts'
import { NOMINAL_SUN } from './read-times.ts'
import type { SunTimes } from './rule-intervals.ts'
import { sunMinute } from './sun.ts'
import { peek } from './token-cursor.ts'
import { tokenize } from './tokens.ts'

export { easterSunday, orthodoxEaster } from './calendar.ts'
export type { OpeningHours } from './grammar.ts'
export { islamicDay } from './lunar-calendars.ts'
export { sunMinute } from './sun.ts'

/** The place and its country, which opening hours depend on. */
export type HoursCalendar = {
  isPublicHoliday: (date: IsoDate) => boolean
  /** Without it, hours are uncertain wherever school holidays would make a difference. */
  isSchoolHoliday?: (date: IsoDate) => boolean
  /** Without a position and the zone's offset, hours that follow the sun are uncertain. */
  position?: { lat: number; lon: number }
  /** Minutes east of Greenwich on that date, for the times of the sun. */
  offsetMinutes?: (date: IsoDate) => number
  /** Treats dawn 05:30, sunrise 06:00, sunset 18:00 and dusk 18:30 as certain when they cannot be computed. */
  hasNominalSun?: boolean
}

/**
 * Minutes after the midnight that began the date, in the local time of the place; `close` may be over 1440, and is null
 * for an open end, which lasts until the next window at the most.
 */
export type OpenWindow = { open: number; close: number | null }

/** Some hours of a date; those that are not certain may be open or not. Minutes as in `OpenWindow`. */
export type HoursSegment = { from: number; to: number; isCertain: boolean; comment: string | null }

export type ParsedHours =
  | { ok: true; value: OpeningHours }
  /** `at` is the position in the value where parsing stopped. */
  | { ok: false; code: 'unknown-hours'; at: number }

/** OpenStreetMap limits values to 255 characters; a longer value is never valid. */
const MAX_VALUE_LENGTH = 2000

/**
 * Reads opening hours in the grammar of OpenStreetMap (wiki page "Key:opening_hours/specification") and its usual
 * misspellings, and the feasts of `movable-feasts.ts` beside Easter. With `hasPoints` also points in time, as collection times
 * have them. Anything outside is refused.
 */
export function parseOpeningHours(value: string, { hasPoints = false } = {}): ParsedHours {
  if (value.length > MAX_VALUE_LENGTH) return { ok: false, code: 'unknown-hours', at: MAX_VALUE_LENGTH }
  const read = tokenize(value)
  if (!read.ok) return { ok: false, code: 'unknown-hours', at: read.at }
  const cursor = { tokens: read.tokens, place: 0 }
  const hours = readOpeningHours(cursor, hasPoints)
  return hours ? { ok: true, value: hours } : { ok: false, code: 'unknown-hours', at: peek(cursor).at }
}

/**
 * The windows that open on a date and are certain, sorted and apart. A window belongs to the date on which it opens;
 * `10:00-16:00+` is certain until 16:00, `10:00+` has no end.
 */
export function openWindows(hours: OpeningHours, date: IsoDate, calendar: HoursCalendar): OpenWindow[] {
  const windows: OpenWindow[] = []
  for (const { from, to, state, isFirm } of intervalsOn(hours, date, calendar)) {
    const last = windows.at(-1)
    if (state === 'open') {
      if (last?.close === from) last.close = to
      else windows.push({ open: from, close: to })
    } else if (isFirm && last?.close !== from) windows.push({ open: from, close: null })
  }
  return windows
}

/** All hours of a date with their comments; uncertain ones are not in `openWindows`. */
export function hoursOfDate(hours: OpeningHours, date: IsoDate, calendar: HoursCalendar): HoursSegment[] {
  return intervalsOn(hours, date, calendar).map(({ from, to, state, comment }) => ({
    from,
    to,
    isCertain: state === 'open',
    comment,
  }))
}

/** Whether some time that begins on the date is uncertain, so that a visitor should ask first. */
export function isUncertain(hours: OpeningHours, date: IsoDate, calendar: HoursCalendar): boolean {
  return intervalsOn(hours, date, calendar).some(({ state }) => state === 'unknown')
}

function intervalsOn(hours: OpeningHours, date: IsoDate, calendar: HoursCalendar): DayInterval[] {
  const { isPublicHoliday, isSchoolHoliday } = calendar
  const surroundings: HoursContext = {
    public: (day) => isPublicHoliday(fromDayNumber(day)),
    school: isSchoolHoliday ? (day) => isSchoolHoliday(fromDayNumber(day)) : null,
    sky: sunTimesOf(calendar),
  }
  return intervalsOfDay(hours, toDayNumber(date), surroundings)
}

function sunTimesOf({ position, offsetMinutes, hasNominalSun }: HoursCalendar): SunTimes {
  return (event, day) => {
    const offset = offsetMinutes?.(fromDayNumber(day))
    const minute = position && offset !== undefined ? sunMinute(event, day, position, offset) : null
    return minute ?? (hasNominalSun ? NOMINAL_SUN[event] : null)
  }
}
