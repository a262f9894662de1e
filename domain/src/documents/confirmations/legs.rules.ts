import { addDays, type IsoDate } from '../../base/dates.ts'
import type { Clock, Named, Piece } from './pieces.rules.ts'

/** A time with the piece that it stands in; `end` is the word for departure or arrival that it stands under. */
export type Moment = { clock: Clock; piece: Piece; end: Piece['end'] }
/** One way between two places. `first` and `last` are the lines that it is told in. */
export type Leg = {
  from: Named
  to: Named
  start: { date: IsoDate; time: string }
  end: { date: IsoDate; time: string } | null
  first: number
  last: number
}
/** The rows of a text by their lines. */
export type Rows = ReadonlyMap<number, Piece[]>

const MAX_LINES_BETWEEN = 9
const NEAR = 3
const DAY_ABOVE = 12
const MAX_LEGS = 24

export function rowsOf(pieces: readonly Piece[]): Rows {
  const rows = new Map<number, Piece[]>()
  for (const piece of pieces) rows.set(piece.line, [...(rows.get(piece.line) ?? []), piece])
  return rows
}

/** The ways of a text: two times each that follow each other, each with its place and its day, wherever those stand about it. */
export function legsOf(pieces: readonly Piece[]): Leg[] {
  const rows = rowsOf(pieces)
  // Places stand above their times or below them, throughout a text: the way that explains most of it.
  const [below, above] = ([1, -1] as const).map((side) => legsBy(side, pieces, rows))
  return likeliness(above ?? []) > likeliness(below ?? []) ? (above ?? []) : (below ?? [])
}

/** How many ways there are, and how many of them begin where the one before ends. */
function likeliness(legs: readonly Leg[]): number {
  return legs.length + legs.filter((leg, i) => i > 0 && isSame(leg.from, legs[i - 1]?.to ?? leg.to)).length / 2
}

function legsBy(side: 1 | -1, pieces: readonly Piece[], rows: Rows): Leg[] {
  const moments = pieces.flatMap((piece) =>
    piece.clocks.map((clock): Moment => ({ clock, piece, end: endOf(piece, rows) })),
  )
  const legs: Leg[] = []
  for (let i = 0; i + 1 < moments.length && legs.length < MAX_LEGS; i++) {
    const [a, b] = [moments[i], moments[i + 1]]
    const leg = a && b && legOf(a, b, { side, next: moments[i + 2], before: legs.at(-1) }, rows)
    if (!leg) continue
    legs.push(leg)
    i++
  }
  return isDoubtful(legs) ? [] : legs
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
    if (head && isWord(head) && above?.length === row.length) return head.end
  }
  return null
}

function wordBefore({ line, column }: Piece, rows: Rows): Piece['end'] {
  const before = rows.get(line)?.find((one) => one.column === column - 1)
  return before && isWord(before) ? before.end : null
}

function isWord({ end, clocks, days, names }: Piece): boolean {
  return end !== null && clocks.length + days.length + names.length === 0
}

type About = { side: 1 | -1; next: Moment | undefined; before: Leg | undefined }

function legOf(a: Moment, b: Moment, { side, next, before }: About, rows: Rows): Leg | null {
  if (a.end === 'arrives' || b.end === 'departs') return null
  if (b.piece.line - a.piece.line > MAX_LINES_BETWEEN) return null
  const bounds = { side, from: (before?.last ?? -1) + 1, to: next ? next.piece.line : b.piece.line + NEAR + 1 }
  const places = placesOf(a, b, bounds, rows)
  if (!places || isSame(places.from, places.to)) return null
  const days = daysOf(a, b, before, places, rows)
  if (!days) return null
  const start = { date: days.start, time: a.clock.time }
  const end = arrival(start, b.clock, days.end)
  const isTooLong = end !== null && end.date > addDays(start.date, 3)
  return isTooLong ? null : { ...places, start, end, first: places.first, last: Math.max(b.piece.line, places.last) }
}

/** The day of the arrival: its own, or that of the departure and the days told behind its time; null where it would be before it. */
function arrival(start: { date: IsoDate; time: string }, { time, later }: Clock, own: IsoDate | null) {
  if (own !== null && own !== start.date) return own > addDays(start.date, -2) ? { date: own, time } : null
  if (later > 0) return { date: addDays(start.date, later), time }
  return time > start.time ? { date: start.date, time } : null
}

/** Two ways that begin before the other ends, or that are the same on one day, are a timetable or two offers. */
function isDoubtful(legs: readonly Leg[]): boolean {
  return legs.some((leg, i) =>
    legs.slice(i + 1).some((other) => {
      const isAgain = isSame(leg.from, other.from) && isSame(leg.to, other.to) && leg.start.date === other.start.date
      return isAgain && leg.start.time !== other.start.time
    }),
  )
}

function isSame(one: Named, other: Named): boolean {
  return (one.code ?? one.name).toLowerCase() === (other.code ?? other.name).toLowerCase()
}

type Bounds = { side: 1 | -1; from: number; to: number }
type Places = { from: Named; to: Named; first: number; last: number }

/** Where both places stand: beside their times, in the rows of their columns, above or below them, or as a way in a line above. */
function placesOf(a: Moment, b: Moment, bounds: Bounds, rows: Rows): Places | null {
  const isRow = a.piece.line === b.piece.line
  return (
    (isRow ? inRow(a, b, rows) : besides(a, b, rows)) ??
    (isRow ? inColumns(a, b, bounds, rows) : null) ??
    underWords(a, b, bounds, rows) ??
    (isRow ? null : aboveOrBelow(a, b, bounds, rows)) ??
    asRoute(a, b, bounds, rows)
  )
}

function placesIn(from: Named | undefined, to: Named | undefined, lines: readonly number[]): Places | null {
  return from && to ? { from, to, first: Math.min(...lines), last: Math.max(...lines) } : null
}

/** The name of an airport with its code counts before others. */
function bestOf(names: readonly Named[]): Named | undefined {
  return names.find(({ code }) => code !== null) ?? names[0]
}

function besides(a: Moment, b: Moment, rows: Rows): Places | null {
  const lines = [a.piece.line, b.piece.line]
  for (const way of [1, -1] as const) {
    const places = placesIn(beside(a.piece, way, rows), beside(b.piece, way, rows), lines)
    if (places) return places
  }
  return null
}

/** The name in the piece, else in its row behind it or before it. */
function beside(piece: Piece, way: 1 | -1, rows: Rows): Named | undefined {
  const others = (rows.get(piece.line) ?? []).filter(
    ({ column, clocks }) => clocks.length === 0 && (column - piece.column) * way > 0,
  )
  const ordered = way === 1 ? others : others.reverse()
  return bestOf(piece.names) ?? bestOf(ordered.flatMap(({ names }) => names))
}

function inRow({ piece }: Moment, b: Moment, rows: Rows): Places | null {
  const names = (rows.get(piece.line) ?? []).flatMap((one) => one.names)
  const coded = names.filter(({ code }) => code !== null)
  const [from, to, more] = coded.length >= 2 ? coded : names
  return more && coded.length < 2 && piece !== b.piece ? ownNames(piece, b.piece) : placesIn(from, to, [piece.line])
}

function ownNames(a: Piece, b: Piece): Places | null {
  return placesIn(bestOf(a.names), bestOf(b.names), [a.line])
}

function inColumns(a: Moment, b: Moment, bounds: Bounds, rows: Rows): Places | null {
  if (a.piece.column === b.piece.column) return null
  const { line } = a.piece
  const found = [bounds.side, -bounds.side].flatMap((way) => {
    const all: Places[] = []
    for (let d = 1; d <= NEAR; d++) {
      const at = line + way * d
      if (at < bounds.from || at >= Math.max(bounds.to, line + 1)) break
      const row = rows.get(at) ?? []
      if (row.some((piece) => piece.clocks.length > 0 || isWord(piece))) break
      const pair = namedPair(row) ?? [a, b].map(({ piece }) => row.find(({ column }) => column === piece.column))
      const [from, to] = pair.map((piece) => bestOf(piece?.names ?? []))
      const places = placesIn(from, to, [at, line])
      if (places) all.push(places)
    }
    return all
  })
  return found.find(({ from, to }) => from.code && to.code) ?? found[0] ?? null
}

/** The two pieces of a row with airports, else the only two with names. */
function namedPair(row: readonly Piece[]): Piece[] | null {
  const named = row.filter(({ names }) => names.length > 0)
  const coded = named.filter(({ names }) => names.some(({ code }) => code !== null))
  return coded.length === 2 ? coded : named.length === 2 ? named : null
}

/** The only two pieces near the times that name a place under a word for departure and one for arrival. */
function underWords(a: Moment, b: Moment, bounds: Bounds, rows: Rows): Places | null {
  const lines = Array.from({ length: NEAR * 2 + b.piece.line - a.piece.line + 1 }, (_, i) => a.piece.line - NEAR + i)
  const near = lines
    .filter((line) => line >= bounds.from && (line <= b.piece.line || line < bounds.to))
    .flatMap((line) => rows.get(line) ?? [])
    .filter(({ names, clocks }) => names.length > 0 && clocks.length === 0)
  const under = (word: Piece['end']) => near.filter((piece) => (piece.end ?? wordBefore(piece, rows)) === word)
  const [from, ...moreFrom] = under('departs')
  const [to, ...moreTo] = under('arrives')
  if (!from || !to || moreFrom.length + moreTo.length > 0) return null
  return placesIn(bestOf(from.names), bestOf(to.names), [a.piece.line, from.line, to.line])
}

function aboveOrBelow(a: Moment, b: Moment, bounds: Bounds, rows: Rows): Places | null {
  const [first, second] = [a.piece.line, b.piece.line]
  const below = [nameIn(first + 1, second, 1, rows), nameIn(second + 1, Math.min(bounds.to, second + NEAR + 1), 1, rows)]
  const above = [
    nameIn(Math.max(bounds.from, first - NEAR), first, -1, rows),
    nameIn(first + 1, second, -1, rows),
  ]
  const [down, up] = [below, above].map(([from, to]) =>
    placesIn(from?.name, to?.name, [first, second, ...[from?.line ?? [], to?.line ?? []].flat()]),
  )
  return (bounds.side === 1 ? (down ?? up) : (up ?? down)) ?? null
}

/** The first name in these lines, from above or from below. */
function nameIn(from: number, to: number, way: 1 | -1, rows: Rows): { name: Named; line: number } | null {
  const lines = Array.from({ length: Math.max(0, to - from) }, (_, i) => from + i)
  for (const line of way === 1 ? lines : lines.reverse()) {
    const name = bestOf((rows.get(line) ?? []).filter(({ end }) => end === null).flatMap(({ names }) => names))
    if (name) return { name, line }
  }
  return null
}

/** The signs and words between two places, the surest first. */
const BETWEEN = [/\s*(?:→|⇒|->|>|⇄)\s*/u, /\s+(?:to|nach|à|naar|till|til|do|para)\s+/iu, /\s+[–—-]\s+/u]
const HEAD =
  /^(?:[^:\d]{2,30}:\s*|(?:\p{L}+fahrt|\p{L}+flug|outward|outbound|inbound|return|aller|retour|ida|vuelta|andata|ritorno|volta|heenreis|terugreis|tam|z powrotem|depart)(?:\s(?:journey|trip|flight|sailing))?\s*[–:-]?\s+)/iu

/** A way that a line above names, or below: `London Gatwick to Nice`; its nearest. */
function asRoute(a: Moment, b: Moment, bounds: Bounds, rows: Rows): Places | null {
  const { line } = a.piece
  const above = Array.from({ length: Math.max(0, line - Math.max(bounds.from, line - 7)) }, (_, i) => line - 1 - i)
  const found = [line, ...above, b.piece.line + 1].flatMap((at) => {
    const way = routeOf(rows.get(at) ?? [])
    return way ? [{ way, lines: [line, Math.min(at, b.piece.line)] }] : []
  })
  const coded = found.find(({ way }) => way.every(({ code }) => code !== null))
  const { way: [from, to] = [], lines = [] } = coded ?? found[0] ?? {}
  return placesIn(from, to, lines)
}

/** The way that a row tells: in one of its pieces, or as a whole where its word stands in a piece of its own. */
function routeOf(row: readonly Piece[]): [Named, Named] | null {
  if (row.some(({ clocks }) => clocks.length > 0)) return null
  const sign = row.findIndex(({ text }) => /^(?:→|->|>|⇄|–|—|-|to|nach|à|naar)$/iu.test(text))
  const [begin, end] = [row[sign - 1], row[sign + 1]].map((piece) => (piece ? named(piece.text) : null))
  if (sign > 0 && begin && end) return [begin, end]
  const [texts, whole] = [row.map(({ text }) => text), row.map(({ text }) => text).join(' ')]
  for (const signs of [BETWEEN.slice(0, 2), BETWEEN])
    for (const text of [...texts, whole]) {
      const way = routeIn(text, signs)
      if (way) return way
    }
  return null
}

/** The two places of a text that tells a way and nothing else. */
function routeIn(text: string, signs: readonly RegExp[]): [Named, Named] | null {
  if (text.length > 120) return null
  const plain = text.replace(HEAD, '').replace(/^[A-Z\d]{2}\s?\d{2,4}\s+(?=\p{Lu})/u, '')
  for (const between of signs) {
    const parts = plain.split(between)
    const [begin, end] = parts.map((part) => named(part.replace(HEAD, '')))
    if (parts.length === 2 && begin && end) return [begin, end]
    if (parts.length > 1) return null
  }
  return null
}

function named(text: string): Named | null {
  const { name: written, code } = /^(?<name>.*?)\s*(?:\((?<code>[A-Z]{3})\).*)?$/u.exec(text.trim())?.groups ?? {}
  const name = written || code
  const isName = name !== undefined && /^[\p{Lu}\p{Lo}]/u.test(name) && !/\d|[:→>]/.test(name) && name.length <= 50
  return isName ? { name, code: code ?? (/^[A-Z]{3}$/.test(name) ? name : null) } : null
}

/** The days of both ends; null where nothing tells that of the departure. */
function daysOf(a: Moment, b: Moment, before: Leg | undefined, places: Places, rows: Rows) {
  const [own, other] = [dayBeside(a.piece, rows), dayBeside(b.piece, rows)]
  const between = dayIn(a.piece.line + 1, b.piece.line, rows)
  const above = own ?? dayAbove(a.piece.line, before, rows)
  const start = above ?? between ?? linked(before, places, a.clock)
  if (!start) return null
  return { start, end: other ?? markedBelow(b.piece.line, rows) ?? (above === null ? null : between) }
}

/** The day in the piece, in its row, or in the rows next to it in its column. */
function dayBeside(piece: Piece, rows: Rows): IsoDate | null {
  const row = rows.get(piece.line) ?? []
  // A day beside another time is of that one.
  const inLine = [...new Set(row.filter(({ clocks }) => clocks.length === 0).flatMap(({ days }) => days))]
  const [only, more] = inLine
  if (piece.days[0]) return piece.days[0]
  if (row.length > 1)
    for (const way of [-1, 1])
      for (let d = 1; d <= NEAR; d++) {
        const other = rows.get(piece.line + way * d) ?? []
        if (other.length < 2 || other.some(({ clocks }) => clocks.length > 0)) break
        const at = other.find(({ column }) => column === piece.column)?.days[0]
        if (at) return at
      }
  if (only === undefined) return null
  const before = row.filter(({ column, days }) => column < piece.column && days.length > 0).at(-1)
  return more === undefined ? only : (before?.days[0] ?? only)
}

/** A day alone with a star below its time: that of the arrival where it is another. */
function markedBelow(line: number, rows: Rows): IsoDate | null {
  const [only, ...others] = rows.get(line + 1) ?? []
  return only && others.length === 0 && /^\*/.test(only.text) ? (only.days[0] ?? null) : null
}

function dayIn(from: number, to: number, rows: Rows): IsoDate | null {
  for (let line = from; line < to; line++) {
    const day = (rows.get(line) ?? []).flatMap(({ days }) => days)[0]
    if (day) return day
  }
  return null
}

/** The day in the nearest line above that names one alone, down to the beginning of the way before. */
function dayAbove(line: number, before: Leg | undefined, rows: Rows): IsoDate | null {
  for (let at = line - 1; at >= Math.max(0, line - DAY_ABOVE); at--) {
    if (before && at <= before.last) break
    const days = [...new Set((rows.get(at) ?? []).flatMap((piece) => piece.days))]
    if (days.length === 1) return days[0] ?? null
    if (days.length > 1) return null
  }
  return null
}

/** The day on which the way before ends where this one begins there: the same, or the next one by the clock. */
function linked(before: Leg | undefined, { from }: Places, { time }: Clock): IsoDate | null {
  const end = before?.end
  if (!before || !end || !isSame(before.to, from)) return null
  return time > end.time ? end.date : addDays(end.date, 1)
}
