import { addDays, type IsoDate } from '../../base/dates.ts'
import {
  type Clock,
  daysLater,
  isSame,
  isWord,
  type Moment,
  type Named,
  NEAR,
  type Piece,
  type Rows,
  rowsOf,
  wordBefore,
} from '../booking-words/index.ts'
import { type RideLeg, withoutDoubtful } from './doubtful.rules.ts'
import { daysOf } from './leg-days.rules.ts'
import { placesOf, wayOf } from './leg-places.rules.ts'
import { routeNear, wayWithin } from './routes.rules.ts'

const MAX_LINES_BETWEEN = 9
const MAX_LEGS = 24
const MAX_DAYS = 14
/** Where no words say which time is which. */
const MAX_DAYS_UNTOLD = 3

/** The ways of a text: two times each that follow each other, each with its place and its day, wherever those stand about it. */
export function legsOf(pieces: readonly Piece[], isFlight = true): RideLeg[] {
  const rows = rowsOf(pieces)
  // Places stand above their times or below them, throughout a text: the way that explains most of it.
  const [below, above] = ([1, -1] as const).map((side) => legsBy(side, pieces, rows, isFlight))
  return likeliness(above ?? []) > likeliness(below ?? []) ? (above ?? []) : (below ?? [])
}

const MAX_DEPARTURES = 4

/**
 * The ways of a text that tells no arrival: its one time, with its day and both places, or several of them, each with its own
 * day and its own way above it. None where a time is that of an arrival.
 */
export function departuresOf(pieces: readonly Piece[]): RideLeg[] {
  const rows = rowsOf(pieces)
  const all = pieces.flatMap((piece) =>
    piece.clocks.map((clock): Moment => ({ clock, piece, end: endOf(piece, rows) })),
  )
  const [only] = all
  if (!only) return []
  if (new Set(all.map(({ clock }) => clock.time)).size === 1) {
    const leg = departureAt(only, 0, Number.POSITIVE_INFINITY, rows, pieces)
    return leg ? [leg] : []
  }
  if (all.length > MAX_DEPARTURES || all.some(({ end }) => end === 'arrives')) return []
  const legs = all.map((moment, i) => {
    const from = (all[i - 1]?.piece.line ?? -1) + 1
    const own = new Map([...rows].filter(([line]) => line >= from && line <= moment.piece.line))
    return own.size > 1 ? departureAt(moment, from, moment.piece.line + 1, own, pieces) : null
  })
  const found = legs.filter((leg) => leg !== null)
  return found.length === all.length ? found : []
}

function departureAt(
  only: Moment,
  from: number,
  next: number,
  rows: Rows,
  pieces: readonly Piece[],
): RideLeg | null {
  const codes = new Set(pieces.flatMap(({ names }) => names.flatMap(({ code }) => code ?? [])))
  const to = Math.min(next, only.piece.line + NEAR + 1)
  const bounds = { side: 1 as const, hasCodes: codes.size > 1, from, to }
  const isOwnWay =
    only.end !== 'arrives' && next < Number.POSITIVE_INFINITY && wayWithin(from, next, rows) !== null
  const places = wayOf(only, bounds, rows) ?? (isOwnWay ? routeNear(only, only, bounds, rows) : null)
  if (!places || isSame(places.from, places.to) || isPartOf(places)) return null
  const days = daysOf(only, only, { before: undefined, from: places.from, to: places.to, next }, rows)
  const start = days && { date: days.start, time: only.clock.time }
  return start && { ...places, start, end: null, areDaysBelow: false }
}

/** How many ways there are, and how many of them begin where the one before ends. */
function likeliness(legs: readonly RideLeg[]): number {
  return (
    legs.length + legs.filter((leg, i) => i > 0 && isSame(leg.from, legs[i - 1]?.to ?? leg.to)).length / 2
  )
}

function legsBy(side: 1 | -1, pieces: readonly Piece[], rows: Rows, isFlight: boolean): RideLeg[] {
  const moments = withoutCalls(pieces, rows).flatMap((piece) =>
    // `Departs 12:20 / arrives 14:05`: the word in front is that of the first time alone.
    piece.clocks.map((clock, i): Moment => ({ clock, piece, end: i === 0 ? endOf(piece, rows) : null })),
  )
  const codes = new Set(pieces.flatMap(({ names }) => names.flatMap(({ code }) => code ?? [])))
  // Stations have letters of their own, some with three.
  const hasCodes = isFlight && codes.size > 1
  const legs: RideLeg[] = []
  const legAt = (i: number, before = legs.at(-1)) => {
    const [a, b, next] = moments.slice(i, i + 3)
    return a && b ? legOf(a, b, { side, hasCodes, next, before }, rows) : null
  }
  let left: Moment | null = null
  for (let i = 0; i + 1 < moments.length && legs.length < MAX_LEGS; i++) {
    const [a, b] = [moments[i], moments[i + 1]]
    const leg = legAt(i)
    if (!leg || (left !== null && a && b && isLeftOver(left, a, b))) {
      left = a ?? null
      continue
    }
    if (isEven(moments.slice(i, i + 3)) && legAt(i + 1) && !legAt(i + 2, leg)) {
      left = moments[i + 2] ?? null
      i += 2
      continue
    }
    legs.push(leg)
    left = null
    i++
  }
  const ways = withoutDoubtful(withoutRepeated(withoutValidity(legs)))
  // Where one way has fallen back on towns, the codes of the others may be those of the next row.
  const coded = ways.filter(({ from }) => from.code !== null).length
  const isShifted = hasCodes && coded > 0 && coded < ways.length
  return isDoubtful(ways) || isShifted ? [] : ways
}

/** Whether the second of three times stands as near to the third as to the first: nobody can say which of them lacks its other end. */
function isEven([a, b, c]: readonly Moment[]): boolean {
  if (!a || !b || !c || (a.end === 'departs' && b.end === 'arrives')) return false
  const [before, behind] = [b.piece.line - a.piece.line, c.piece.line - b.piece.line]
  return before > 0 && behind > 0 && behind <= before && b.piece.column === c.piece.column
}

/** A way that a text tells twice is one. */
function withoutRepeated(legs: readonly RideLeg[]): RideLeg[] {
  const isAgain = (leg: RideLeg, other: RideLeg) =>
    isSame(leg.from, other.from) &&
    isSame(leg.to, other.to) &&
    `${leg.start.date} ${leg.start.time}` === `${other.start.date} ${other.start.time}`
  return legs.filter((leg, i) => !legs.slice(0, i).some((other) => isAgain(leg, other)))
}

/** Whether the time before may be the departure of what is taken for one: nothing says which of them it is. */
function isLeftOver(before: Moment, a: Moment, b: Moment): boolean {
  const isTold = a.end === 'departs' || b.end === 'arrives' || a.piece.line === b.piece.line
  return !isTold && mayFollow(before, a) && before.piece.names.length + before.piece.days.length === 0
}

const MIN_CALLS = 3

/** A list of stops, each with its time in a row of its own, is one way: where it begins and where it ends. */
function withoutCalls(pieces: readonly Piece[], rows: Rows): readonly Piece[] {
  const isCall = (line: number) => {
    const row = rows.get(line) ?? []
    const [time, place] = row
    return (
      row.length === 2 &&
      time?.clocks.length === 1 &&
      time.names.length + time.days.length === 0 &&
      time.end === null &&
      place !== undefined &&
      /^\p{Lu}/u.test(place.text) &&
      place.clocks.length + place.days.length === 0
    )
  }
  const between = new Set<number>()
  for (const first of rows.keys()) {
    if (!isCall(first) || isCall(first - 1)) continue
    let last = first
    while (isCall(last + 1)) last++
    const count = last - first + 1
    // An even number of them may be as many ways with changes between them.
    if (count >= MIN_CALLS && count % 2 === 1)
      for (let line = first + 1; line < last; line++) between.add(line)
  }
  return between.size > 0 ? pieces.filter(({ line }) => !between.has(line)) : pieces
}

/** The word that a time stands under: in its own piece, in the one before it, alone above it, or at the head of its column. */
function endOf(piece: Piece, rows: Rows): Piece['end'] {
  if (piece.end) return piece.end
  const row = rows.get(piece.line) ?? []
  const word = wordBefore(piece, rows)
  if (word) return word
  for (let line = piece.line - 1; line >= piece.line - NEAR; line--) {
    const above = rows.get(line)
    const head = above?.find(({ column }) => column === piece.column)
    if (head && isWord(head) && above?.length === row.length) return isOfHeads(head, rows) ? null : head.end
  }
  return null
}

/** Whether a word stands right below the one for the other end: both are heads of what follows. */
function isOfHeads({ line, column, end }: Piece, rows: Rows): boolean {
  const above = rows.get(line - 1)?.find((one) => one.column === column)
  return above !== undefined && isWord(above) && above.end !== end
}

type About = { side: 1 | -1; hasCodes: boolean; next: Moment | undefined; before: RideLeg | undefined }

function legOf(a: Moment, b: Moment, { side, hasCodes, next, before }: About, rows: Rows): RideLeg | null {
  if (!mayFollow(a, b) || isNextWay(a, b, rows)) return null
  const bounds = {
    side,
    hasCodes,
    from: (before?.last ?? -1) + 1,
    to: next ? next.piece.line : b.piece.line + NEAR + 1,
  }
  const places = placesOf(a, b, bounds, rows)
  if (!places || isSame(places.from, places.to) || isPartOf(places)) return null
  const days = daysOf(
    a,
    b,
    { before, from: places.from, to: places.to, next: next?.piece.line ?? Number.POSITIVE_INFINITY },
    rows,
  )
  if (!days) return null
  const start = { date: days.start, time: a.clock.time }
  // Where the departure is days later too, both count from the day of the way before.
  const later = (b.clock.later || laterBelow(b.piece, rows)) - a.clock.later
  const own = b.clock.day ?? days.end
  const end = arrival(start, { ...b.clock, later: Math.max(0, later) }, own, days.isEndOwn)
  const isTold = a.end === 'departs' && b.end === 'arrives'
  const isTooLong = end !== null && end.date > addDays(start.date, isTold ? MAX_DAYS : MAX_DAYS_UNTOLD)
  return isTooLong
    ? null
    : {
        ...places,
        start,
        end,
        areDaysBelow: days.areDaysBelow,
        first: places.first,
        last: Math.max(b.piece.line, places.last),
      }
}

/** Whether the second of two times may be the arrival of the first: what is of the next day is no departure. */
function mayFollow(a: Moment, b: Moment): boolean {
  if (a.end === 'arrives' || b.end === 'departs') return false
  return b.piece.line - a.piece.line <= MAX_LINES_BETWEEN && (a.clock.later === 0 || b.clock.later > 0)
}

/** Whether a way stands above both times and another one between them: each of them is a departure. */
function isNextWay({ piece }: Moment, b: Moment, rows: Rows): boolean {
  if (b.piece.line - piece.line < 2) return false
  const [own, next] = [
    wayWithin(piece.line - NEAR, piece.line, rows),
    wayWithin(piece.line + 1, b.piece.line, rows),
  ]
  return own !== null && next !== null && isSame(own[1], next[0])
}

/** The days later that a line of its own tells below the time of an arrival: `Arrives next day`. */
function laterBelow({ line }: Piece, rows: Rows): number {
  const [only, ...others] = rows.get(line + 1) ?? []
  const isPlain =
    only && others.length === 0 && only.clocks.length + only.days.length === 0 && only.text.length <= 40
  return isPlain ? daysLater(only.text) : 0
}

/** `Berlin` and `Berlin ZOB` are one end under two names, and the other end is in doubt. */
function isPartOf({ from, to }: { from: Named; to: Named }): boolean {
  if (from.code !== null || to.code !== null) return false
  const [one, other] = [from.name.toLowerCase(), to.name.toLowerCase()]
  return one.startsWith(`${other} `) || other.startsWith(`${one} `)
}

/** The day of the arrival: its own, or that of the departure and the days told behind its time; null where it would be before it. */
function arrival(
  start: { date: IsoDate; time: string },
  { time, later }: Clock,
  own: IsoDate | null,
  isOwn: boolean,
) {
  if (own !== null && own !== start.date) return own > addDays(start.date, -2) ? { date: own, time } : null
  // Over the date line one arrives earlier on the same day: where its own day says so.
  if (own !== null && isOwn) return { date: own, time }
  if (later > 0) return { date: addDays(start.date, later), time }
  return time > start.time ? { date: start.date, time } : null
}

/** From midnight on, with another way within it, a ticket is valid, and nothing goes. */
function withoutValidity(legs: readonly RideLeg[]): RideLeg[] {
  const moment = (at: RideLeg['end']) => (at ? `${at.date} ${at.time}` : '')
  const isWithin = (leg: RideLeg, other: RideLeg) =>
    leg !== other &&
    leg.start.date === other.start.date &&
    (isSame(leg.from, other.from) || moment(leg.end) >= moment(other.end))
  return legs.filter((leg) => leg.start.time !== '00:00' || !legs.some((other) => isWithin(leg, other)))
}

/** Two ways that begin before the other ends, or that are the same on one day, are a timetable or two offers. */
function isDoubtful(legs: readonly RideLeg[]): boolean {
  return legs.some((leg, i) =>
    legs.slice(i + 1).some((other) => {
      const isAgain =
        isSame(leg.from, other.from) && isSame(leg.to, other.to) && leg.start.date === other.start.date
      return isAgain && leg.start.time !== other.start.time
    }),
  )
}
