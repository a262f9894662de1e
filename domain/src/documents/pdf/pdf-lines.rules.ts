/** A piece of text where it stands on its page: left edge, baseline from above, width and height of its letters, in points. */
export type PdfPiece = { text: string; x: number; y: number; width: number; size: number }
type Row = { y: number; size: number; pieces: PdfPiece[] }

/** Rows of a column before one counts as a column of its own. */
const COLUMN_ROWS = 4
/** Of the rows of two columns, how many may stand beside each other by chance. */
const MOST_BESIDE = 0.5

/**
 * The lines of a page in the order in which people read them. What stands apart in a row is parted by a tab, as the cells of a
 * table are; columns whose rows do not stand beside each other are read one after the other.
 */
export function pdfLines(pieces: readonly PdfPiece[]): string[] {
  const shown = pieces.filter(({ text, size }) => text.trim() !== '' && size > 0)
  return inColumns(shown, 0).flatMap((column) => rowsOf(column).map(lineOf))
}

function rowsOf(pieces: readonly PdfPiece[]): Row[] {
  const rows: Row[] = []
  for (const piece of [...pieces].sort((a, b) => a.y - b.y)) {
    const row = rows.at(-1)
    // A raised letter and a label of another size stand in the row of their neighbors.
    if (row && piece.y - row.y <= Math.min(row.size, piece.size) * 0.45) row.pieces.push(piece)
    else rows.push({ y: piece.y, size: piece.size, pieces: [piece] })
  }
  return rows
}

function lineOf({ pieces }: Row): string {
  let line = ''
  let end = 0
  for (const { text, x, width, size } of [...pieces].sort((a, b) => a.x - b.x)) {
    const gap = line === '' ? 0 : x - end
    // Headings of some generators are written twice, a hair apart, so as to look bold.
    if (gap < -width * 0.8 && line.endsWith(text)) continue
    line += gap > size * 1.5 ? '\t' : gap > size * 0.15 ? ' ' : ''
    line += text
    end = Math.max(end, x + width)
  }
  return line
    .split('\t')
    .map((cell) => cell.replace(/\s+/g, ' ').trim())
    .join('\t')
    .trim()
}

/** A page of at most two columns, each of which may have two again; what crosses the room between them parts the page above and below. */
function inColumns(pieces: readonly PdfPiece[], depth: number): PdfPiece[][] {
  if (depth > 2) return [[...pieces]]
  for (const edge of leftEdges(pieces)) {
    const crossing = pieces.filter(({ x, width }) => x < edge - 2 && x + width > edge - 2)
    const heights = [...new Set(crossing.map(({ y }) => y))].sort((a, b) => a - b)
    for (const [top, bottom] of bandsOf(heights)) {
      const band = pieces.filter(({ y }) => y > top && y < bottom)
      const [left, right] = [band.filter(({ x }) => x < edge - 2), band.filter(({ x }) => x >= edge - 2)]
      if (!standApart(left, right)) continue
      const above = pieces.filter(({ y }) => y <= top)
      const below = pieces.filter(({ y }) => y >= bottom)
      return [above, left, right, below]
        .filter(({ length }) => length > 0)
        .flatMap((part) => (part.length === pieces.length ? [[...part]] : inColumns(part, depth + 1)))
    }
  }
  return [[...pieces]]
}

function bandsOf(heights: readonly number[]): [number, number][] {
  const all = [Number.NEGATIVE_INFINITY, ...heights, Number.POSITIVE_INFINITY]
  return all.slice(1).map((bottom, i) => [all[i] ?? 0, bottom])
}

/** Where many pieces begin, the left edge of the page aside. */
function leftEdges(pieces: readonly PdfPiece[]): number[] {
  const counts = new Map<number, number>()
  for (const { x } of pieces) counts.set(Math.round(x), (counts.get(Math.round(x)) ?? 0) + 1)
  const first = Math.min(...counts.keys())
  return [...counts]
    .filter(([x, count]) => count >= COLUMN_ROWS && x > first + 40)
    .sort((a, b) => b[1] - a[1])
    .slice(0, 6)
    .map(([x]) => x)
}

/** Whether two columns are texts of their own: the rows of a table stand beside each other. */
function standApart(left: readonly PdfPiece[], right: readonly PdfPiece[]): boolean {
  const [a, b] = [rowsOf(left), rowsOf(right)]
  const fewer = Math.min(a.length, b.length)
  if (fewer < COLUMN_ROWS) return false
  const beside = a.filter(({ y }) => b.some((other) => Math.abs(other.y - y) < 2)).length
  return beside / fewer < MOST_BESIDE
}
