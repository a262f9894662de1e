import type { HoursSpan, SunEvent, TimePoint } from './grammar.ts'
import { isJoined, isNext, isYear, peek, type TokenCursor, takeToken } from './token-cursor.ts'
import type { Token } from './tokens.ts'

const MINUTES_PER_DAY = 1440
const MINUTES_PER_TWO_DAYS = 2880
const EVENTS: readonly SunEvent[] = ['dawn', 'sunrise', 'sunset', 'dusk']

/** The nominal times of the sun: the usual convention of evaluators. */
export const NOMINAL_SUN: Readonly<Record<SunEvent, number>> = {
  dawn: 330,
  sunrise: 360,
  sunset: 1080,
  dusk: 1110,
}

/** A parsed time: `isBare` without minutes, `isLoose` also with a one-digit hour, `isHalf` with am or pm. */
type ReadTime = { moment: TimePoint; isBare: boolean; isLoose: boolean; isHalf: boolean }

/** `10:00-12:00,13:00-18:00+`; null when something else follows. Points in time only on request. */
export function readTimes(cursor: TokenCursor, points: boolean): HoursSpan[] | null {
  const spans: HoursSpan[] = []
  do {
    const isLoose = isLooseHour(peek(cursor))
    const span = readSpan(cursor, points)
    if (!span) return null
    // "9-12,1-5" goes on in the afternoon.
    const before = spans.at(-1)
    if (isLoose && before && nominalMinute(span.from) < nominalMinute(before.from)) return null
    spans.push(span)
    if (isNext(cursor, ',') && isTimeNext(cursor, 1)) cursor.place++
  } while (isTimeNext(cursor))
  return spans
}

/** True when a time of day begins here. */
export function isTimeNext(cursor: TokenCursor, ahead = 0): boolean {
  const token = peek(cursor, ahead)
  if (token.kind === 'number') return token.text.length <= 2 || (token.text.length === 4 && !isYear(token))
  return token.kind === '(' || token.kind === 'event' || token.kind === 'clock'
}

function readSpan(cursor: TokenCursor, points: boolean): HoursSpan | null {
  const from = readTime(cursor)
  if (!from || (typeof from.moment === 'number' && from.moment >= MINUTES_PER_DAY)) return null
  if (takeToken(cursor, '+')) return openEnd(from.moment)
  if (!isNext(cursor, '-')) {
    if (!points || from.isBare) return null
    return { from: from.moment, to: null, openEnd: null, step: 0 }
  }
  cursor.place++
  if (takeToken(cursor, 'late')) return openEnd(from.moment)
  const to = readTime(cursor)
  // "9-5pm" may begin in the morning or, as "1-5pm" does, in the afternoon; and "9-5" hardly ends the next morning.
  if (!to || from.isHalf !== to.isHalf || isHalfDayClock(from, to)) return null
  return readSpanEnd(cursor, from.moment, laterThan(from.moment, to.moment), points)
}

/** True for two times that look like a 12-hour clock without am and pm. */
function isHalfDayClock(from: ReadTime, to: ReadTime): boolean {
  if (typeof from.moment !== 'number' || typeof to.moment !== 'number') return false
  return (from.isLoose || to.isLoose) && to.moment <= from.moment && from.moment < 13 * 60
}

/** `9` and `9:00`, where the grammar has `09:00`. */
function isLooseHour(token: Token): boolean {
  return token.kind === 'number' && token.text.length === 1
}

function readSpanEnd(cursor: TokenCursor, from: TimePoint, to: TimePoint, points: boolean): HoursSpan | null {
  if (isNext(cursor, '+')) {
    if (nominalMinute(to) >= MINUTES_PER_TWO_DAYS) return null
    cursor.place++
    return { from, to, openEnd: guessedEnd(nominalMinute(to)), step: 0 }
  }
  if (!isNext(cursor, '/')) return { from, to, openEnd: null, step: 0 }
  cursor.place++
  const step = points ? readStep(cursor) : null
  return step ? { from, to, openEnd: null, step } : null
}

/** `90` or `01:30`, in minutes. */
function readStep(cursor: TokenCursor): number | null {
  if (isJoined(cursor, 1, ':', 2)) {
    const time = readTime(cursor)?.moment
    return typeof time === 'number' ? time : null
  }
  return takeToken(cursor, 'number')?.value ?? null
}

function openEnd(from: TimePoint): HoursSpan {
  return { from, to: null, openEnd: guessedEnd(nominalMinute(from)), step: 0 }
}

/**
 * The latest end of an open end: midnight, or ten hours after a start from 17:00, and eight from 22:00. Limits only the
 * uncertain time, which never counts as open.
 */
function guessedEnd(start: number): number {
  if (start >= 22 * 60) return start + 8 * 60
  return start >= 17 * 60 ? start + 10 * 60 : MINUTES_PER_DAY
}

/** The minute of the day, for an event of the sun the one it has by convention. */
export function nominalMinute(moment: TimePoint): number {
  return typeof moment === 'number' ? moment : NOMINAL_SUN[moment.event] + moment.offset
}

/** A fixed end that is not after its fixed beginning is on the next day; with the sun each date decides. */
function laterThan(from: TimePoint, to: TimePoint): TimePoint {
  return typeof from === 'number' && typeof to === 'number' && to <= from ? to + MINUTES_PER_DAY : to
}

function readTime(cursor: TokenCursor): ReadTime | null {
  const named = takeToken(cursor, 'clock')
  if (named) return { moment: named.value, isBare: false, isLoose: false, isHalf: false }
  if (isNext(cursor, 'event') || isNext(cursor, '(')) {
    const moment = readSunTime(cursor)
    return moment === null ? null : { moment, isBare: false, isLoose: false, isHalf: false }
  }
  return readClock(cursor)
}

/** `sunset` or `(sunset-01:30)`. */
function readSunTime(cursor: TokenCursor): TimePoint | null {
  const isMoved = takeToken(cursor, '(') !== null
  const event = EVENTS[takeToken(cursor, 'event')?.value ?? -1]
  if (!event) return null
  if (!isMoved) return { event, offset: 0 }
  const sign = takeToken(cursor, '+') ?? takeToken(cursor, '-')
  if (!sign || !isJoined(cursor, 1, ':', 2)) return null
  const time = readClock(cursor)?.moment
  if (typeof time !== 'number' || time > MINUTES_PER_DAY || !takeToken(cursor, ')')) return null
  return { event, offset: sign.kind === '+' ? time : -time }
}

/** `10:30`, `10.30`, `10h30`, `1030`, `10`, each also with am or pm. */
function readClock(cursor: TokenCursor): ReadTime | null {
  const token = peek(cursor)
  if (!isTimeNext(cursor) || token.kind !== 'number') return null
  cursor.place++
  const whole = token.text.length === 4
  let hours = whole ? Math.floor(token.value / 100) : token.value
  let minutes = whole ? token.value % 100 : 0
  const isMinuted = !whole && (['.', ':', 'hour'] as const).some((sign) => isJoined(cursor, 0, sign, 2))
  if (isMinuted) {
    minutes = peek(cursor, 1).value
    cursor.place += 2
  } else takeToken(cursor, 'hour')
  const half = takeToken(cursor, 'half')
  if (half) {
    if (hours < 1 || hours > 12) return null
    hours = (hours % 12) + half.value / 60
  }
  if (minutes > 59 || hours * 60 + minutes > MINUTES_PER_TWO_DAYS) return null
  const isBare = !whole && !isMinuted && !half
  const isLoose = !half && isLooseHour(token)
  return { moment: hours * 60 + minutes, isBare, isLoose: isBare || isLoose, isHalf: half !== null }
}
