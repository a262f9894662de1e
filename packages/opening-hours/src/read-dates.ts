import { daysInMonth } from './calendar.ts'
import { isFeast } from './feast-ranges.ts'
import type { HoursDateRange, StepRange, YearDay, YearDayBase } from './grammar.ts'
import { MOVABLE_FEASTS } from './movable-feasts.ts'
import { isDayNext, MAX_NTH_SHIFT, readNthWeekday } from './read-days.ts'
import {
  isNext,
  isPlainNumber,
  isYear,
  peek,
  readRest,
  readShift,
  type TokenCursor,
  takeToken,
} from './token-cursor.ts'

const LAST_YEAR = 9999
const LEAP_YEAR = 2000
const MAX_EASTER_SHIFT = 365
const MAX_FEAST_SHIFT = 60
const LAST_DAY = 31

/** `2026`, `2026-2028`, `2024/2`, `2026+`; a year that stands before a month belongs to the date instead. */
export function readYears(cursor: TokenCursor): StepRange[] | null {
  const years: StepRange[] = []
  do {
    if (years.length > 0) takeToken(cursor, ',')
    const from = peek(cursor)
    if (!isYear(from)) return null
    cursor.place++
    const rest = readRest(cursor, from.value, LAST_YEAR)
    if (!rest) return null
    const goesOn = takeToken(cursor, '+') !== null || (rest.to === null && rest.step > 1)
    years.push({ from: from.value, to: rest.to ?? (goesOn ? LAST_YEAR : from.value), step: rest.step })
  } while (isNext(cursor, ',') && isYear(peek(cursor, 1)))
  return years
}

/** True when a date begins here: a month or Easter, with or without its year, or a feast. */
export function isDateNext(cursor: TokenCursor, ahead = 0): boolean {
  const { kind } = peek(cursor, isYear(peek(cursor, ahead)) ? ahead + 1 : ahead)
  return kind === 'month' || kind === 'easter' || kind === 'feast'
}

/** `Jan 05-Mar 20,Dec 24,26`; behind whole months a second list may restrict the first: `Jan-Feb Jan 09-Feb 15`. */
export function readDates(cursor: TokenCursor): HoursDateRange[][] | null {
  const first = readDateList(cursor)
  if (!first?.every(isWholeMonths) || !isDateNext(cursor)) return first && [first]
  const second = readDateList(cursor)
  return second && [first, second]
}

function isWholeMonths({ from, to }: HoursDateRange): boolean {
  return isDay(from.on) && from.on.day === 1 && to !== null && isDay(to.on) && to.on.day === LAST_DAY
}

function readDateList(cursor: TokenCursor): HoursDateRange[] | null {
  const ranges: HoursDateRange[] = []
  // "2026 Jan 10,Mar 05" means both in that year, until another year is named.
  let year: number | null = null
  let month: number | null = null
  for (;;) {
    const start: DateEnd | null =
      month === null
        ? readEnd(cursor, year, ranges.length === 0 ? 'first' : 'later')
        : readMonthDay(cursor, month, year)
    if (!start) return null
    const range = readRange(cursor, start)
    if (!range) return null
    // "Easter Monday" is not the Easter that is a Monday.
    if (!range.to && isEaster(range.from.on) && isNext(cursor, 'weekday')) return null
    ranges.push(range)
    const last: YearDay = range.to ?? range.from
    year = last.year === LAST_YEAR ? null : last.year
    if (!isNext(cursor, ',')) return ranges
    const isSameMonth: boolean = start.kind === 'day' && isPlainNumber(cursor, 1)
    if (!isSameMonth && !isDateNext(cursor, 1)) return ranges
    month = isSameMonth ? monthOf(last.on) : null
    cursor.place++
  }
}

/** One end of a range; `hasYear` when its own year precedes it. */
type DateEnd = { kind: 'day' | 'month' | 'other'; on: YearDay; hasYear: boolean }

/** The position of an end: first or later in its list, or after the dash of a range, also of a range of months. */
type DatePosition = 'first' | 'later' | 'after dash' | 'after month'

function readEnd(cursor: TokenCursor, sticky: number | null, position: DatePosition): DateEnd | null {
  const hasYear = isYear(peek(cursor))
  const year = hasYear ? peek(cursor).value : sticky
  if (hasYear) cursor.place++
  if (takeToken(cursor, 'easter')) {
    const shift = readShift(cursor, MAX_EASTER_SHIFT)
    return shift === null ? null : { kind: 'other', on: { year, shift, on: 'easter' }, hasYear }
  }
  const feast = MOVABLE_FEASTS[takeToken(cursor, 'feast')?.value ?? -1]
  if (feast) {
    const shift = year === null ? readShift(cursor, MAX_FEAST_SHIFT) : null
    return shift === null ? null : { kind: 'other', on: { year, shift, on: { feast } }, hasYear }
  }
  const month = takeToken(cursor, 'month')?.value
  if (month === undefined) return null
  if (position !== 'after month' && isPlainNumber(cursor))
    return withYear(readMonthDay(cursor, month, year), hasYear)
  const on = position === 'after month' ? null : readNthDay(cursor, month, year, position)
  if (on) return { kind: 'other', on, hasYear }
  return { kind: 'month', on: { year, shift: 0, on: { month, day: 1 } }, hasYear }
}

/** `Th[4] +1 day` behind a month; not taken when it only begins a list of weekdays, as in `Nov Th[2],Th[4]`. */
function readNthDay(
  cursor: TokenCursor,
  month: number,
  year: number | null,
  position: DatePosition,
): YearDay | null {
  const place = cursor.place
  const nth = readNthWeekday(cursor)
  const shift = nth && readShift(cursor, MAX_NTH_SHIFT)
  const isList = position === 'first' && isNext(cursor, ',') && isDayNext(cursor, 1)
  if (nth && shift !== null && !isList) return { year, shift, on: { month, ...nth } }
  cursor.place = place
  return null
}

function withYear(end: DateEnd | null, hasYear: boolean): DateEnd | null {
  return end && { ...end, hasYear }
}

function readMonthDay(cursor: TokenCursor, month: number, year: number | null): DateEnd | null {
  const day = isPlainNumber(cursor) ? peek(cursor).value : 0
  if (day < 1 || day > daysInMonth(LEAP_YEAR, month)) return null
  cursor.place++
  takeToken(cursor, '.')
  return { kind: 'day', on: { year, shift: 0, on: { month, day } }, hasYear: false }
}

function readRange(cursor: TokenCursor, start: DateEnd): HoursDateRange | null {
  const from = start.on
  if (isNext(cursor, '-')) return readLongRange(cursor, start)
  if (start.kind === 'day' && start.hasYear && takeToken(cursor, '+')) {
    return { from, to: { year: LAST_YEAR, shift: 0, on: { month: 12, day: LAST_DAY } }, step: 1 }
  }
  return { from, to: start.kind === 'month' ? endOfMonth(from) : null, step: 1 }
}

function readLongRange(cursor: TokenCursor, start: DateEnd): HoursDateRange | null {
  const from = start.on
  cursor.place++
  const isSameMonth = start.kind === 'day' && isPlainNumber(cursor)
  const month = monthOf(from.on)
  const end = isSameMonth
    ? readMonthDay(cursor, month, from.year)
    : readEnd(cursor, from.year, start.kind === 'month' ? 'after month' : 'after dash')
  if (!end || (start.kind === 'month') !== (end.kind === 'month')) return null
  const to = end.kind === 'month' ? endOfMonth(end.on) : end.on
  if (isFeast(from.on) || isFeast(to.on)) {
    return isFeast(from.on) && isFeast(to.on) ? { from, to, step: 1 } : null
  }
  // Existing evaluators disagree whether the last day counts when it is relative to Easter.
  if (to.on === 'easter' && to.shift !== 0) return null
  if (!(isSameMonth ? isAscending(from, to) : isOrdered(start, { ...end, on: to }))) return null
  if (start.kind !== 'day' || !takeToken(cursor, '/')) return { from, to, step: 1 }
  const step = takeToken(cursor, 'number')?.value ?? 0
  return step >= 2 && step <= 366 ? { from, to, step } : null
}

/** With no year a range may pass the year's end; with years it has to go forward, and an end without one is not guessed. */
function isOrdered(start: DateEnd, end: DateEnd): boolean {
  const [from, to] = [start.on, end.on]
  if (from.year === null) return !end.hasYear
  if (to.year !== from.year) return to.year !== null && to.year > from.year
  if (start.hasYear !== end.hasYear && (from.on === 'easter' || to.on === 'easter')) return false
  return from.on === 'easter' || to.on === 'easter' || isAscending(from, to)
}

function isAscending(from: YearDay, to: YearDay): boolean {
  const [first, last] = [monthOf(from.on), monthOf(to.on)]
  if (first !== last || !(isDay(from.on) && isDay(to.on))) return first <= last
  return from.on.day < to.on.day
}

function isDay(on: YearDayBase): on is { month: number; day: number } {
  return typeof on === 'object' && 'day' in on
}

function isEaster(on: YearDayBase): boolean {
  return on === 'easter' || (isFeast(on) && on.feast === 'orthodox_easter')
}

/** The month of a day; 0 when it differs between years. */
function monthOf(on: YearDayBase): number {
  return typeof on === 'object' && 'month' in on ? on.month : 0
}

function endOfMonth(day: YearDay): YearDay {
  return { ...day, on: { month: monthOf(day.on), day: LAST_DAY } }
}
