import type { Clock, Named, Piece } from './pieces.rules.ts'

/** A time with the piece that it stands in; `end` is the word for departure or arrival that it stands under. */
export type Moment = { clock: Clock; piece: Piece; end: Piece['end'] }
/** The rows of a text by their lines. */
export type Rows = ReadonlyMap<number, Piece[]>

/** How many lines away what belongs to a time may stand. */
export const NEAR = 3

export function rowsOf(pieces: readonly Piece[]): Rows {
  const rows = new Map<number, Piece[]>()
  for (const piece of pieces) rows.set(piece.line, [...(rows.get(piece.line) ?? []), piece])
  return rows
}

/** The word for departure or arrival alone in the piece before, or at the head of a row with nothing but its day between, or its place before the only time. */
export function wordBefore({ line, column }: Piece, rows: Rows): Piece['end'] {
  const row = rows.get(line) ?? []
  const before = row.find((one) => one.column === column - 1)
  if (before && isWord(before)) return before.end
  const [head] = row
  const between = row.filter((one) => one !== head && one.column < column)
  const isHeaded =
    head !== undefined &&
    head.column < column &&
    isWord(head) &&
    (between.every(({ days, clocks, names }) => days.length > 0 && clocks.length + names.length === 0) ||
      (between.length === 1 &&
        row.length === 3 &&
        row.filter(({ clocks }) => clocks.length > 0).length === 1))
  return isHeaded ? head.end : null
}

/** A word for departure or arrival, and nothing else. */
export function isWord({ end, clocks, days, names }: Piece): boolean {
  return end !== null && clocks.length + days.length + names.length === 0
}

/** The name of an airport with its code counts before others. */
export function bestOf(names: readonly Named[]): Named | undefined {
  return names.find(({ code }) => code !== null) ?? names[0]
}

/** Whether two names are of one place. */
export function isSame(one: Named, other: Named): boolean {
  return (one.code ?? one.name).toLowerCase() === (other.code ?? other.name).toLowerCase()
}
