import {
  bestOf,
  isWayHead,
  isWord,
  type Moment,
  type Named,
  NEAR,
  type Piece,
  type Rows,
} from '../booking-words/index.ts'

/** The lines in which the places may stand; `side` is 1 where they are looked for below the times first; `hasCodes`
 * where the text names airports by their codes. */
export type Bounds = { side: 1 | -1; from: number; to: number; hasCodes: boolean }
/** Both places, with the first and the last line that they and their times stand in. */
export type Places = { from: Named; to: Named; first: number; last: number }

/** How many lines above its rows the heads of a table may stand. */
const HEAD_ABOVE = 12

/** Both places, where both were found. */
export function placesIn(
  from: Named | undefined,
  to: Named | undefined,
  lines: readonly number[],
): Places | null {
  return from && to ? { from, to, first: Math.min(...lines), last: Math.max(...lines) } : null
}

/** The one name at the beginning of the row of both times, below the other alone in its line, where a head says `From / To`. */
export function stacked({ piece }: Moment, rows: Rows): Places | null {
  const named = (rows.get(piece.line) ?? []).filter(({ names }) => names.length > 0)
  const [above, ...others] = rows.get(piece.line - 1) ?? []
  const [to, ...more] = named
  const heads = Array.from({ length: HEAD_ABOVE }, (_, i) => rows.get(piece.line - 1 - i)?.[0])
  if (!heads.some((head) => head && isWayHead(head.text))) return null
  if (!to || to.column > 0 || more.length > 0 || !above || others.length > 0) return null
  return placesIn(bestOf(above.names), bestOf(to.names), [piece.line - 1, piece.line])
}

/** The airport in the row of both times and the one below it in its column, before the next time. */
export function stackedBelow({ piece }: Moment, bounds: Bounds, rows: Rows): Places | null {
  const [own, ...others] = (rows.get(piece.line) ?? []).filter(({ names }) => names.some(({ code }) => code))
  if (!own || others.length > 0 || own.column > piece.column) return null
  for (let line = piece.line + 1; line <= piece.line + NEAR && line < bounds.to; line++) {
    const below = (rows.get(line) ?? []).find(({ column }) => column === own.column)
    const places = placesIn(
      bestOf(own.names),
      below?.names.find(({ code }) => code !== null),
      [line, piece.line],
    )
    if (places) return places
  }
  return null
}

/** How many lines above its time a word for an end may stand, with its place and its day between. */
const WORD_ABOVE = 4

/** Each place between its time and the word for its end, which stands alone above it: `Departure`, `York`, `12 June`, `10:00`. */
export function belowWords(a: Moment, b: Moment, bounds: Bounds, rows: Rows): Places | null {
  const [from, to] = [belowWord(a, 'departs', bounds, rows), belowWord(b, 'arrives', bounds, rows)]
  return placesIn(from?.name, to?.name, [a.piece.line, from?.line ?? a.piece.line])
}

const HEADS_OF_WAY = 10

/** Each place alone in its line, right below the one word for its end: `Origin`, `York`, `Destination`, `Leeds`, and a time further down. */
export function belowEachHead({ piece }: Moment, bounds: Bounds, rows: Rows): Places | null {
  const first = Math.max(bounds.from, piece.line - HEADS_OF_WAY)
  const lines = Array.from({ length: Math.max(0, piece.line - first) }, (_, i) => first + i)
  const [from, to] = (['departs', 'arrives'] as const).map((end) => {
    const found = lines.flatMap((line) => {
      const [[head, ...others], [below, ...more]] = [rows.get(line) ?? [], rows.get(line + 1) ?? []]
      const isHeaded = head && others.length + more.length === 0 && isWord(head) && head.end === end
      const name = isHeaded && below ? bestOf(below.names) : undefined
      return name ? [{ name, line }] : []
    })
    return found.length === 1 ? found[0] : undefined
  })
  return placesIn(from?.name, to?.name, [from?.line ?? piece.line, piece.line])
}

function belowWord({ piece }: Moment, end: Piece['end'], bounds: Bounds, rows: Rows) {
  let found: { name: Named; line: number } | null = null
  for (let line = piece.line - 1; line >= Math.max(bounds.from, piece.line - WORD_ABOVE); line--) {
    const [only, ...others] = rows.get(line) ?? []
    if (!only || others.length > 0 || only.clocks.length > 0) return null
    if (isWord(only)) return only.end === end ? found : null
    const name = bestOf(only.names)
    if (name) found = { name, line }
  }
  return null
}

const HEADS_ABOVE = 60

/**
 * Both places one below the other above both times, as a table whose cells stand one below the other has them: two airports
 * with their codes, or the only two names below the heads for origin and destination.
 */
export function bothAbove(a: Moment, b: Moment, bounds: Bounds, rows: Rows): Places | null {
  if (a.piece.column + b.piece.column > 0 || nameIn(a.piece.line + 1, b.piece.line, 1, rows)) return null
  const found: { name: Named; line: number }[] = []
  for (let line = a.piece.line - 1; line >= Math.max(bounds.from, a.piece.line - NEAR * 2); line--) {
    const [only, ...others] = rows.get(line) ?? []
    if (!only || others.length > 0 || only.clocks.length > 0 || isWord(only)) break
    const name = bestOf(only.names)
    if (name) found.unshift({ name, line })
  }
  const coded = found.filter(({ name }) => name.code !== null)
  const pair =
    coded.length === 2 ? coded : found.length === 2 && isBelowHeads(a.piece.line, rows) ? found : []
  const [from, to] = pair
  return placesIn(from?.name, to?.name, [from?.line ?? a.piece.line, a.piece.line])
}

/** The only two airports with their codes below both times, one below the other, before the next time. */
export function bothBelow(a: Moment, b: Moment, bounds: Bounds, rows: Rows): Places | null {
  if (a.piece.column + b.piece.column > 0 || nameIn(a.piece.line + 1, b.piece.line, 1, rows)) return null
  const found: { name: Named; line: number }[] = []
  for (let line = b.piece.line + 1; line < Math.min(bounds.to, b.piece.line + NEAR * 2); line++) {
    const [only, ...others] = rows.get(line) ?? []
    if (others.length > 0 || (only && (only.clocks.length > 0 || isWord(only)))) break
    const name = only && bestOf(only.names)
    if (name && name.code !== null) found.push({ name, line })
  }
  const [from, to, ...more] = found
  return more.length > 0 ? null : placesIn(from?.name, to?.name, [a.piece.line, to?.line ?? a.piece.line])
}

/** Whether the heads for origin and destination stand one below the other above a line. */
function isBelowHeads(line: number, rows: Rows): boolean {
  const alone = (at: number) => {
    const [only, ...others] = rows.get(at) ?? []
    return only && others.length === 0 && isWord(only) ? only.end : null
  }
  return Array.from({ length: HEADS_ABOVE }, (_, i) => line - 1 - i).some(
    (at) => alone(at) === 'departs' && alone(at + 1) === 'arrives',
  )
}

/** The first name in these lines, from above or from below. */
export function nameIn(
  from: number,
  to: number,
  way: 1 | -1,
  rows: Rows,
): { name: Named; line: number } | null {
  const lines = Array.from({ length: Math.max(0, to - from) }, (_, i) => from + i)
  for (const line of way === 1 ? lines : lines.reverse()) {
    const name = bestOf(
      (rows.get(line) ?? []).filter(({ end }) => end === null).flatMap(({ names }) => names),
    )
    if (name) return { name, line }
  }
  return null
}
