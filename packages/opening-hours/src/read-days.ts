import type { DayChoice, StepRange } from './grammar.ts'
import {
  isNext,
  isPlainNumber,
  peek,
  readRest,
  readShift,
  type TokenCursor,
  takeToken,
} from './token-cursor.ts'

/** No day of an nth weekday is moved further: from a week on it would be another weekday of the month. */
export const MAX_NTH_SHIFT = 6
const LAST_WEEK = 53
const MAX_WEEK_STEP = 26

/** True when a weekday, a holiday or a word for several days stands here. */
export function isDayNext(cursor: TokenCursor, ahead = 0): boolean {
  const { kind } = peek(cursor, ahead)
  return kind === 'weekday' || kind === 'weekdays' || kind === 'holiday'
}

/**
 * `Mo-We,Fr[1,-1] +2 days,PH`, then, behind a list of holidays alone, the weekdays on which they count (`SH Mo-Fr`): each
 * list restricts the other.
 */
export function readDays(cursor: TokenCursor): DayChoice[][] | null {
  const first = readDayList(cursor)
  if (!first) return null
  const isHolidays = first.every((choice) => 'holiday' in choice)
  if (!isHolidays || !isDayNext(cursor)) return [first]
  const second = readDayList(cursor)
  return second?.every((choice) => 'mask' in choice) ? [first, second] : null
}

function readDayList(cursor: TokenCursor): DayChoice[] | null {
  const choices: DayChoice[] = []
  for (;;) {
    const choice = isNext(cursor, 'holiday') ? readHoliday(cursor) : readWeekdays(cursor)
    if (!choice) return null
    choices.push(choice)
    if (isNext(cursor, ',') && isDayNext(cursor, 1)) cursor.place++
    // A list of holidays is sometimes written without its comma; a holiday that is two holidays would be none.
    else if (!('holiday' in choice && isNext(cursor, 'holiday'))) return choices
  }
}

function readHoliday(cursor: TokenCursor): DayChoice | null {
  const holiday = takeToken(cursor, 'holiday')?.value === 0 ? 'public' : 'school'
  const shift = readShift(cursor, 1)
  return shift === null ? null : { holiday, shift }
}

function readWeekdays(cursor: TokenCursor): DayChoice | null {
  const several = takeToken(cursor, 'weekdays')
  if (several) return { mask: several.value, nth: [], shift: 0 }
  const first = takeToken(cursor, 'weekday')
  if (!first) return null
  if (isNext(cursor, '[')) {
    const nth = readNth(cursor)
    const shift = nth && readShift(cursor, MAX_NTH_SHIFT)
    return nth === null || shift === null ? null : { mask: 1 << first.value, nth, shift }
  }
  if (!takeToken(cursor, '-')) return { mask: 1 << first.value, nth: [], shift: 0 }
  const last = takeToken(cursor, 'weekday')
  return last && { mask: maskOf(first.value, last.value), nth: [], shift: 0 }
}

function maskOf(first: number, last: number): number {
  let mask = 1 << last
  for (let day = first; day !== last; day = (day + 1) % 7) mask |= 1 << day
  return mask
}

/** `[1]`, `[1,3]`, `[2-4]`, `[-1]`: places in the month, 1 to 5 from its beginning or its end. */
function readNth(cursor: TokenCursor): number[] | null {
  if (!takeToken(cursor, '[')) return null
  const nth: number[] = []
  do {
    const sign = takeToken(cursor, '-') ? -1 : 1
    const first = takeToken(cursor, 'number')?.value ?? 0
    const last = sign === 1 && takeToken(cursor, '-') ? (takeToken(cursor, 'number')?.value ?? 0) : first
    if (!(first >= 1 && last >= first && last <= 5)) return null
    for (let place = first; place <= last; place++) nth.push(sign * place)
  } while (takeToken(cursor, ','))
  return takeToken(cursor, ']') && nth
}

/** `Th[-1]` with one place, as a part of a date. */
export function readNthWeekday(cursor: TokenCursor): { weekday: number; nth: number } | null {
  const weekday = takeToken(cursor, 'weekday')
  const [nth, more] = (weekday && readNth(cursor)) ?? []
  return weekday && nth !== undefined && more === undefined ? { weekday: weekday.value, nth } : null
}

/** `week 01,03-09/2`: ISO weeks. */
export function readWeeks(cursor: TokenCursor): StepRange[] | null {
  const weeks: StepRange[] = []
  if (!takeToken(cursor, 'week')) return null
  do {
    if (weeks.length > 0 && takeToken(cursor, ',')) takeToken(cursor, 'week')
    const from = isPlainNumber(cursor) ? peek(cursor).value : 0
    if (from < 1 || from > LAST_WEEK) return null
    cursor.place++
    const rest = readRest(cursor, from, LAST_WEEK)
    if (!rest || rest.step > MAX_WEEK_STEP || (rest.to === null && rest.step > 1)) return null
    weeks.push({ from, to: rest.to ?? from, step: rest.step })
  } while (isNext(cursor, ',') && (isPlainNumber(cursor, 1) || isNext(cursor, 'week', 1)))
  return weeks
}
