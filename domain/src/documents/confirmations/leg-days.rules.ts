import { addDays, type IsoDate, parseClock } from '../../base/dates.ts'
import {
  type Clock,
  isSame,
  isWord,
  type Moment,
  type Named,
  NEAR,
  type Piece,
  type Rows,
  saysArrival,
} from '../booking-words/index.ts'

const DAY_ABOVE = 12
const LINES_BELOW = 5
/** What is known of the way before. */
type LegBefore = {
  from: Named
  to: Named
  end: { date: IsoDate; time: string } | null
  last: number
  areDaysBelow: boolean
}

/** The days of both ends; null where nothing tells that of the departure. */
export function daysOf(
  a: Moment,
  b: Moment,
  { before, from, to, next }: { before: LegBefore | undefined; from: Named; to: Named; next: number },
  rows: Rows,
) {
  // Below a time that stands under the other, further rows are of the next way.
  const isStacked = a.piece.line !== b.piece.line && a.piece.column === b.piece.column
  const [own, other] = [dayBeside(a.piece, rows), dayBeside(b.piece, rows, isStacked ? 1 : NEAR)]
  const between = dayIn(a.piece.line + 1, b.piece.line, rows)
  const below = dayIn(b.piece.line + 1, Math.min(next, b.piece.line + LINES_BELOW), rows)
  // Where each time has its day below it, what stands above is the day of the time before.
  if (own === null && other === null && between && below && isBelow(a, b, before, rows))
    return { start: between, end: below, areDaysBelow: true, isEndOwn: true }
  if (
    own === null &&
    other === null &&
    !between &&
    below &&
    a.piece.line === b.piece.line &&
    isUnder(a, before, rows)
  )
    return { start: below, end: null, areDaysBelow: true, isEndOwn: false }
  const pair = own === null ? pairAbove(a, b, rows) : null
  if (pair) return { ...pair, areDaysBelow: false, isEndOwn: true }
  const above = own ?? dayAbove(a.piece.line, before, rows)
  const start = above ?? between ?? (isWayBack(before, from, to) ? null : untold(a, b, before, from, rows))
  if (!start) return null
  const isEndOwn = (b.piece.days[0] ?? dayInOwnColumn(b.piece, rows) ?? dayUnderWord(b.piece, rows)) !== null
  return {
    areDaysBelow: false,
    isEndOwn,
    start,
    end: markedBelow(b.piece, rows) ?? other ?? (above === null ? null : between),
  }
}

/** Two days in the row above both times, which are the only ones of theirs: the first cell of that row may be empty. */
function pairAbove(a: Moment, b: Moment, rows: Rows): { start: IsoDate; end: IsoDate } | null {
  const { line } = a.piece
  const clocks = (rows.get(line) ?? []).flatMap((piece) => piece.clocks)
  const above = rows.get(line - 1) ?? []
  const [start, end, ...more] = above.flatMap(({ days }) => days)
  const isPair = b.piece.line === line && clocks.length === 2 && above.every((one) => one.clocks.length === 0)
  if (!isPair || start === undefined || end === undefined || more.length > 0) return null
  return end >= start && end <= addDays(start, MAX_NIGHTS_ON_THE_WAY) ? { start, end } : null
}
const MAX_NIGHTS_ON_THE_WAY = 2

function isBelow({ piece }: Moment, b: Moment, before: LegBefore | undefined, rows: Rows): boolean {
  if (before) return before.areDaysBelow
  return piece.line !== b.piece.line && dayAbove(piece.line, before, rows) === null
}

/** Whether the day of both times of one row stands below it, as those of the way before do. */
function isUnder({ piece }: Moment, before: LegBefore | undefined, rows: Rows): boolean {
  return before ? before.areDaysBelow : dayAbove(piece.line, before, rows) === null
}

/** The day in the piece, in its row, or in the rows next to it in its column. */
function dayBeside(piece: Piece, rows: Rows, farBelow = NEAR): IsoDate | null {
  const row = rows.get(piece.line) ?? []
  // A day beside another time is of that one.
  const inLine = [...new Set(row.filter(({ clocks }) => clocks.length === 0).flatMap(({ days }) => days))]
  const [only, more] = inLine
  if (piece.days[0]) return piece.days[0]
  const inColumn = dayInOwnColumn(piece, rows, farBelow)
  if (inColumn) return inColumn
  if (only === undefined) return null
  const before = row.filter(({ column, days }) => column < piece.column && days.length > 0).at(-1)
  return more === undefined ? only : (before?.days[0] ?? only)
}

function dayInOwnColumn(piece: Piece, rows: Rows, farBelow = NEAR): IsoDate | null {
  return (rows.get(piece.line) ?? []).length > 1 ? dayInColumn(piece, rows, farBelow) : null
}

/** The day alone above the time, below the word for the arrival alone. */
function dayUnderWord({ line }: Piece, rows: Rows): IsoDate | null {
  const [day, ...others] = rows.get(line - 1) ?? []
  const [word, ...more] = rows.get(line - 2) ?? []
  const isHeaded = word !== undefined && more.length === 0 && isWord(word) && word.end === 'arrives'
  return isHeaded && others.length === 0 ? (day?.days[0] ?? null) : null
}

const sidesAt = (d: number, farBelow: number) =>
  d > farBelow ? (['above'] as const) : (['above', 'below'] as const)

function dayInColumn({ line, column }: Piece, rows: Rows, farBelow: number): IsoDate | null {
  const isOpen = { above: true, below: true }
  // The nearest row counts: further away stands the day of another way.
  for (let d = 1; d <= NEAR; d++)
    for (const side of sidesAt(d, farBelow)) {
      const other = rows.get(side === 'above' ? line - d : line + d) ?? []
      isOpen[side] &&= other.length >= 2 && other.every(({ clocks }) => clocks.length === 0)
      const day = isOpen[side] ? other.find((one) => one.column === column)?.days[0] : undefined
      if (day) return day
    }
  return null
}

/** A day alone below its time, behind the word for the arrival, with a star or in its column: that of the arrival where it is another. */
function markedBelow({ line, column }: Piece, rows: Rows): IsoDate | null {
  const below = rows.get(line + 1) ?? []
  const [only, ...others] = below
  const said = below.find((one) => one.days.length === 1 && one.clocks.length === 0 && saysArrival(one.text))
  if (said) return said.days[0] ?? null
  // A time alone, and below it its day beside its place.
  const own = below.find((one) => one.column === column && one.days.length === 1 && one.names.length === 0)
  const isAlone = (rows.get(line) ?? []).length === 1
  if (own && isAlone && below.length === 2 && below.every(({ clocks }) => clocks.length === 0))
    return own.days[0] ?? null
  if (!only || others.length > 0 || only.clocks.length > 0) return null
  const isMarked = /^\*/.test(only.text) || (column > 0 && only.column === column)
  return isMarked ? (only.days[0] ?? null) : null
}

function dayIn(from: number, to: number, rows: Rows): IsoDate | null {
  for (let line = from; line < to; line++) {
    const day = (rows.get(line) ?? []).flatMap(({ days }) => days)[0]
    if (day) return day
  }
  return null
}

/** The day in the nearest line above that names one alone, down to the beginning of the way before. */
function dayAbove(line: number, before: LegBefore | undefined, rows: Rows): IsoDate | null {
  for (let at = line - 1; at >= Math.max(0, line - DAY_ABOVE); at--) {
    if (before && at <= before.last) break
    const days = [...new Set((rows.get(at) ?? []).flatMap((piece) => piece.days))]
    if (days.length === 1) return days[0] ?? null
    if (days.length > 1) return null
  }
  return null
}

/** The only day that the text names, wherever it stands, but for the head of a way below; of sentences where nothing else names one. */
function onlyDay({ piece: { line } }: Moment, rows: Rows): IsoDate | null {
  const pieces = [...rows.values()].flat()
  const dated = pieces.filter(({ days }) => days.length > 0)
  const plain = new Set(dated.flatMap(({ days }) => days))
  const all = plain.size > 0 ? plain : new Set(pieces.flatMap(({ said = [] }) => said))
  const [only, ...others] = all
  const below = Math.min(...dated.map((one) => one.line))
  const isHead = below > line && pieces.some((one) => one.line >= below && one.clocks.length > 0)
  return only !== undefined && others.length === 0 && !isHead ? only : null
}

/** A way back goes on another day than the way there, which its own line may have told. */
function isWayBack(before: LegBefore | undefined, from: Named, to: Named): boolean {
  return before !== undefined && isSame(before.from, to) && isSame(before.to, from)
}

/** The day that no line near a way tells: it goes on from the one before, or the text has only one. */
function untold(
  a: Moment,
  b: Moment,
  before: LegBefore | undefined,
  from: Named,
  rows: Rows,
): IsoDate | null {
  return linked(before, from, a.clock) ?? onlyDay(b, rows)
}

const MAX_CHANGE = 6 * 60

/** The day on which the way before ends where this one begins there soon after: the same, or the next one by the clock. */
function linked(before: LegBefore | undefined, from: Named, { time }: Clock): IsoDate | null {
  const end = before?.end
  if (!before || !end || !isSame(before.to, from)) return null
  const isNextDay = time <= end.time
  // Whoever goes on a day later may go back, or on, on any day.
  const waits = (parseClock(time) ?? 0) - (parseClock(end.time) ?? 0) + (isNextDay ? MINUTES_A_DAY : 0)
  return waits > MAX_CHANGE ? null : isNextDay ? addDays(end.date, 1) : end.date
}

const MINUTES_A_DAY = 24 * 60
