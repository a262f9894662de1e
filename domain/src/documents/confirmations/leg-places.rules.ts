import {
  bestOf,
  isWord,
  type Moment,
  type Named,
  NEAR,
  type Piece,
  type Rows,
  wordBefore,
} from '../booking-words/index.ts'
import { areNoPlaces } from './doubtful.rules.ts'
import { routeBeside, routeNear } from './routes.rules.ts'
import {
  type Bounds,
  belowEachHead,
  belowWords,
  bothAbove,
  bothBelow,
  nameIn,
  type Places,
  placesIn,
  stacked,
  stackedBelow,
} from './stacked-places.rules.ts'

/** Where both places stand: beside their times, in the rows of their columns, above or below them, or as a way in a line above. */
export function placesOf(a: Moment, b: Moment, bounds: Bounds, rows: Rows): Places | null {
  const isRow = a.piece.line === b.piece.line
  const ways = isRow
    ? [
        () => inRow(a, b, rows),
        () => underHeads(a, bounds, rows),
        () => stacked(a, rows),
        () => stackedBelow(a, bounds, rows),
        () => inColumns(a, b, bounds, rows),
        () => underWords(a, b, bounds, rows),
        () => besideBoth(a, rows),
      ]
    : [
        () => besides(a, b, rows),
        () => underWords(a, b, bounds, rows),
        () => pairAbove(a, b, bounds, rows),
        () => belowWords(a, b, bounds, rows),
        () => bothAbove(a, b, bounds, rows),
        () => bothBelow(a, b, bounds, rows),
        () => aboveOrBelow(a, b, bounds, rows),
      ]
  let plain: Places | null = null
  for (const way of [...ways, () => routeNear(a, b, bounds, rows)]) {
    const places = way()
    if (!places || !isEven(places, bounds) || areNoPlaces(places)) continue
    // Towns beside the times may have their airports in the next row: those with codes say more.
    if (!bounds.hasCodes || places.from.code !== null) return places
    plain ??= places
  }
  return plain
}

/** The way in a cell of the row of both times: `København - Oslo`. */
function besideBoth(a: Moment, rows: Rows): Places | null {
  const way = routeBeside(a, rows)
  return way && placesIn(way[0], way[1], [a.piece.line])
}

/** Where both places of a way without an arrival stand: a way beside its time or near it, or each under its word; nothing less is sure. */
export function wayOf(a: Moment, bounds: Bounds, rows: Rows): Places | null {
  const { line } = a.piece
  const beside = routeBeside(a, rows)
  if (beside && a.end !== 'arrives') {
    const both = { from: beside[0], to: beside[1], first: line, last: line }
    return areNoPlaces(both) ? null : both
  }
  // Else only a time that says of itself that it is the departure.
  if (a.end !== 'departs') return null
  const found =
    underHeads(a, bounds, rows) ??
    underWords(a, a, bounds, rows) ??
    belowEachHead(a, bounds, rows) ??
    routeNear(a, a, bounds, rows)
  return found && !areNoPlaces(found) ? found : null
}

/** Where airports have codes, a name without one beside an airport with one is of something else. */
function isEven({ from, to }: Places, { hasCodes }: Bounds): boolean {
  return !hasCodes || (from.code === null) === (to.code === null)
}

/** Both places in the row below the words for origin and destination, in their columns. */
function underHeads({ piece }: Moment, bounds: Bounds, rows: Rows): Places | null {
  for (let line = piece.line - 2; line >= Math.max(bounds.from, piece.line - NEAR * 2); line--) {
    const [row, below] = [rows.get(line) ?? [], rows.get(line + 1) ?? []]
    const heads = (['departs', 'arrives'] as const).map((word) => row.filter((one) => isPlaceHead(one, word)))
    const [from, to] = heads.map(([head, ...others]) =>
      head && others.length === 0
        ? bestOf(below.find(({ column }) => column === head.column)?.names ?? [])
        : undefined,
    )
    const places = placesIn(from, to, [line, piece.line])
    if (places) return places
  }
  return null
}

function isPlaceHead(piece: Piece, word: Piece['end']): boolean {
  return isWord(piece) && piece.end === word
}

function besides(a: Moment, b: Moment, rows: Rows): Places | null {
  const lines = [a.piece.line, b.piece.line]
  // A row begins with its place or with its time.
  const found = ([-1, 1] as const).flatMap((way) => {
    const [from, to] = [beside(a.piece, way, rows), beside(b.piece, way, rows)]
    const places = placesIn(from?.name, to?.name, lines)
    return places && from && to ? [{ places, away: from.away + to.away }] : []
  })
  // The names that are nearest to their times; what is far away in a row is of another column.
  return found.sort((one, other) => one.away - other.away)[0]?.places ?? null
}

type Beside = { name: Named; away: number }

/** The name in the piece, else in its row behind it or before it, with how many columns it is away. */
function beside(piece: Piece, way: 1 | -1, rows: Rows): Beside | undefined {
  const own = bestOf(piece.names)
  if (own) return { name: own, away: 0 }
  const others = (rows.get(piece.line) ?? []).filter(
    ({ column, clocks }) => clocks.length === 0 && (column - piece.column) * way > 0,
  )
  const ordered = way === 1 ? others : others.reverse()
  const name = bestOf(ordered.flatMap(({ names }) => names))
  const column = ordered.find(({ names }) => name && names.includes(name))?.column ?? piece.column
  if (name) return { name, away: Math.abs(column - piece.column) }
  const other = besideDay(piece.line - 1, piece.column, rows) ?? besideDay(piece.line + 1, piece.column, rows)
  return other && { name: other, away: 1 }
}

/** The name beside the day in the row above or below, where a cell has the day and another row of it the time. */
function besideDay(line: number, column: number, rows: Rows): Named | undefined {
  const row = rows.get(line) ?? []
  const day = row.find((one) => one.column === column)
  const isCell = day && day.days.length > 0 && row.every(({ clocks }) => clocks.length === 0)
  return isCell ? bestOf(row.flatMap(({ names }) => names)) : undefined
}

const WAY = /^\p{Lu}[^\d–-]{2,30}\s[–-]\s\p{Lu}[^\d–-]{2,30}$/u

function inRow({ piece }: Moment, b: Moment, rows: Rows): Places | null {
  const names = (rows.get(piece.line) ?? []).flatMap((one) => one.names)
  const coded = names.filter(({ code }) => code !== null)
  const [from, to, more] = coded.length >= 2 ? coded : names
  // `York - Leeds` is a way, and what else stands in its row is of something else.
  if (from && to && coded.length === 0 && WAY.test(from.name) !== WAY.test(to.name)) return null
  return more && coded.length < 2 && piece !== b.piece
    ? ownNames(piece, b.piece)
    : placesIn(from, to, [piece.line])
}

function ownNames(a: Piece, b: Piece): Places | null {
  return placesIn(bestOf(a.names), bestOf(b.names), [a.line])
}

function inColumns(a: Moment, b: Moment, bounds: Bounds, rows: Rows): Places | null {
  if (a.piece.column === b.piece.column) return null
  const found = ([bounds.side, bounds.side === 1 ? -1 : 1] as const).flatMap((way) =>
    inRowsNear(a, b, way, bounds, rows),
  )
  return found.find(({ from, to }) => from.code && to.code) ?? found[0] ?? null
}

/** Both places in each row below the times or above them, down to the next times or words. */
function inRowsNear(a: Moment, b: Moment, way: 1 | -1, bounds: Bounds, rows: Rows): Places[] {
  const { line } = a.piece
  // The heads of the row of the times may stand between them and their places.
  const heads = way === -1 && (rows.get(line - 1) ?? []).some(isWord) ? 1 : 0
  const all: Places[] = []
  for (let d = 1 + heads; d <= NEAR + heads; d++) {
    const at = line + way * d
    if (at < bounds.from || at >= Math.max(bounds.to, line + 1)) break
    const row = rows.get(at) ?? []
    if (row.some((piece) => piece.clocks.length > 0 || isWord(piece))) break
    const columns = [a, b].map(({ piece }) => row.find(({ column }) => column === piece.column))
    const [from, to] = (namedPair(row) ?? columns).map((piece) => bestOf(piece?.names ?? []))
    const places = placesIn(from, to, [at, line])
    if (places) all.push(places)
  }
  return all
}

/** The two pieces of a row with airports, else the only two with names. */
function namedPair(row: readonly Piece[]): Piece[] | null {
  const named = row.filter(({ names }) => names.length > 0)
  const coded = named.filter(
    ({ names }, i) =>
      names.some(({ code }) => code !== null) &&
      // Where one boards may be where it was booked from, named twice.
      named[i - 1]?.text !== named[i]?.text,
  )
  const [one, other] = named
  // Behind the number of what one goes by both places stand beside each other, whatever follows them.
  const isNumbered = row.some((piece) => one && piece.column === one.column - 1 && /\d/.test(piece.text))
  const areNeighbors =
    one &&
    other &&
    named.length === 2 &&
    (row.length === 2 || (isNumbered && other.column === one.column + 1))
  return coded.length === 2 ? coded : areNeighbors ? named : null
}

/** The only two pieces near the times that name a place under a word for departure and one for arrival. */
function underWords(a: Moment, b: Moment, bounds: Bounds, rows: Rows): Places | null {
  // What stands above the last time is nearer than what stands below, which may be of the next way.
  return (
    underWordsTo(b.piece.line + 1, a, bounds, rows) ??
    underWordsTo(Math.min(b.piece.line + NEAR + 1, bounds.to), a, bounds, rows)
  )
}

function underWordsTo(to: number, a: Moment, bounds: Bounds, rows: Rows): Places | null {
  const first = Math.max(bounds.from, a.piece.line - NEAR)
  const near = Array.from({ length: Math.max(0, to - first) }, (_, i) => rows.get(first + i) ?? [])
    .flat()
    .filter(({ names, clocks }) => names.length > 0 && clocks.length === 0)
  const under = (word: Piece['end']) =>
    near.filter((piece) => (piece.end ?? wordBefore(piece, rows)) === word)
  const [from, ...moreFrom] = under('departs')
  const [arrives, ...moreTo] = under('arrives')
  if (!from || !arrives || moreFrom.length + moreTo.length > 0) return null
  return placesIn(bestOf(from.names), bestOf(arrives.names), [a.piece.line, from.line, arrives.line])
}

/** Both places side by side at the beginning of a row right above the departure, where both times have their words. */
function pairAbove(a: Moment, b: Moment, bounds: Bounds, rows: Rows): Places | null {
  if (a.end !== 'departs' || b.end !== 'arrives') return null
  for (let line = a.piece.line - 1; line >= Math.max(bounds.from, a.piece.line - 2); line--) {
    const [from, to, ...others] = rows.get(line) ?? []
    const isPair = [from, to].every((one) => one?.names.length === 1 && one.end === null)
    const isPlain = [from, to, ...others].every((one) => !one || one.clocks.length + one.days.length === 0)
    if (isPair && isPlain && others.length > 0)
      return placesIn(from?.names[0], to?.names[0], [line, a.piece.line])
  }
  return null
}

function aboveOrBelow(a: Moment, b: Moment, bounds: Bounds, rows: Rows): Places | null {
  const [first, second] = [a.piece.line, b.piece.line]
  const below = [
    nameIn(first + 1, second, 1, rows),
    nameIn(second + 1, Math.min(bounds.to, second + NEAR + 1), 1, rows),
  ]
  const above = [
    nameIn(Math.max(bounds.from, first - NEAR), first, -1, rows),
    nameIn(first + 1, second, -1, rows),
  ]
  const [down, up] = [below, above].map(([from, to]) => {
    const lines = [first, second, ...[from?.line ?? [], to?.line ?? []].flat()]
    const places = placesIn(from?.name, to?.name, lines)
    if (!places || !from || !to) return null
    // Both as far from their times, or one of them surely a place.
    const isEvenly = from.line - first === to.line - second
    return isEvenly || [from.name, to.name].some((name) => isKnown(name, rows)) ? places : null
  })
  return (bounds.side === 1 ? (down ?? up) : (up ?? down)) ?? null
}

/** A word for a station, a stop, a port or an airport in a name, in the languages that are read. */
const STOP =
  /(?<!\p{L})(?:hbf|hauptbahnhof|\p{L}*bahnhof|bhf|bf|zob|stations?|gare|stazione|estaci[oó]n|estação|stn|terminal|airport|aéroport|aeroporto|aeropuerto|flughafen|port|ports|\p{L}*hafen|\p{L}*havn|\p{L}*hamn\p{L}*|puerto|porto|harbou?r|pier|quay|wharf|hl\.\s?n\.|główn[ay]|centraal|central[es]?|centrale|centrum|c|centralstation|pályaudvar|otogar\p{L}*|gar[ıi]?|\p{L}*vokzal|park ?(?:&|and) ?ride|street|road|square|plaza|place|piazza|rue|str\.|dworzec|nádraží|autogara|gara|rautatieasema|depot|stand|stop|halt|interchange|intl|international)(?!\p{L})|[駅站역港]|вокзал|σταθμ|λιμάνι/iu

/** Whether a name that stands near a time and under no word is surely a place: by its code or its kind, or as the text has it again. */
function isKnown({ name, code }: Named, rows: Rows): boolean {
  if (code !== null || STOP.test(name)) return true
  let count = 0
  for (const row of rows.values())
    for (const { text } of row) if (text.length <= 300 && text.includes(name) && ++count > 1) return true
  return false
}
