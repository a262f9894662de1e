import { type Cell, type EndParts, labelOf, type Part, partsOf, toldOf } from './told-parts.rules.ts'

/** Beginning and end of one thing, as they are told under two words. `from` and `to` are its first and last lines. */
export type Pair = { begins: EndParts; ends: EndParts; from: number; to: number }

/** How many cells one end takes at most. */
const MAX_CELLS = 10
/** A label of something else, with its value. */
const OTHER_LABEL = /^\p{L}[\p{L} ./()]{2,30}:\s?\S/u

/** Each pair of ends under the two words: one below the other, or as heads of a table. */
export function pairsUnder(cells: readonly Cell[], beginWords: string, endWords: string): Pair[] {
  const [begin, end] = [labelOf(beginWords), labelOf(endWords)]
  const pairs: Pair[] = []
  for (let i = 0; i < cells.length; i++) {
    const first = restOf(cells[i], begin)
    if (first === null) continue
    const near = cells.slice(i + 1, i + 1 + MAX_CELLS)
    const next = near.findIndex((cell) => restOf(cell, end) !== null)
    if (next < 0 || near.slice(0, next).some((cell) => restOf(cell, begin) !== null)) continue
    const j = i + 1 + next
    const second = restOf(cells[j], end) ?? ''
    const pair =
      j === i + 1 && first === '' && second === ''
        ? underHeads(cells, i, j, [begin, end])
        : oneByOne(cells, i, j, [first, second], [begin, end])
    if (pair) pairs.push(pair)
    i = j
  }
  return pairs
}

/** What follows the word in its cell: nothing, or something with a sign between, or at once a day or a time. */
function restOf(cell: Cell | undefined, label: RegExp): string | null {
  if (!cell || cell.text.length > 120) return null
  const groups = label.exec(cell.text)?.groups
  if (!groups) return null
  const { rest = '', sign = '' } = groups
  if (rest === '' || /[:\t]/.test(sign)) return rest.trim()
  const begins = partsOf(cell, rest)
  return begins.some(({ kind }) => kind !== 'name') && rest.length <= 80 ? rest : null
}

function oneByOne(
  cells: readonly Cell[],
  i: number,
  j: number,
  [first, second]: readonly [string, string],
  labels: readonly RegExp[],
): Pair | null {
  const [begin, end] = [cells[i], cells[j]]
  if (!begin || !end) return null
  const between = cells.slice(i + 1, j).filter(({ text }) => !OTHER_LABEL.test(text))
  const begins = toldOf([...partsOf(begin, first), ...between.flatMap((cell) => partsOf(cell))])
  const ends = [...partsOf(end, second)]
  let last = end.line
  for (const cell of cells.slice(j + 1, j + 1 + MAX_CELLS)) {
    if (isWhole(toldOf(ends), begins) || OTHER_LABEL.test(cell.text)) break
    if (labels.some((label) => restOf(cell, label) !== null)) break
    const parts = partsOf(cell)
    ends.push(...parts)
    last = cell.line
  }
  return { begins, ends: likeThe(begins, toldOf(ends)), from: begin.line, to: last }
}

/** As much as the beginning tells: what follows is of something else. */
function likeThe(begins: EndParts, ends: EndParts): EndParts {
  return {
    days: ends.days.slice(0, begins.days.length || 1),
    clocks: ends.clocks.slice(0, begins.clocks.length),
    names: ends.names.slice(0, begins.names.length),
  }
}

function isWhole(ends: EndParts, begins: EndParts): boolean {
  return (
    ends.days.length >= begins.days.length &&
    ends.clocks.length >= begins.clocks.length &&
    ends.names.length >= begins.names.length
  )
}

/** The heads `Departure` and `Arrival` of two columns: the cells below are one end, then the other. */
function underHeads(cells: readonly Cell[], i: number, j: number, labels: readonly RegExp[]): Pair | null {
  const head = cells[j]
  if (!head || !cells[i]) return null
  const below: Part[] = []
  let last = head.line
  for (const cell of cells.slice(j + 1).slice(0, MAX_CELLS * 2)) {
    if (cell.line === head.line) continue
    if (OTHER_LABEL.test(cell.text) || labels.some((label) => restOf(cell, label) !== null)) break
    const parts = partsOf(cell).filter(
      ({ kind, text }) => kind !== 'name' || !/^[A-Z]{1,4}\s?\d{1,5}$/.test(text),
    )
    if (isFull(toldOf(below)) && parts.some(({ kind }) => kind !== 'name')) break
    below.push(...parts)
    last = cell.line
  }
  const kind = below[0]?.kind
  const at = below.findIndex(
    (part, n) =>
      n > 0 &&
      part.kind === kind &&
      below[n - 1]?.kind !== kind &&
      below.slice(0, n).some((one) => one.kind !== 'name'),
  )
  if (at < 0) return null
  const [begins, ends] = [toldOf(below.slice(0, at)), toldOf(below.slice(at))]
  const from = head.line
  if (begins.names.length > 0) return { begins, ends: likeThe(begins, ends), from, to: last }
  // The names stand below in a row of their own, those of the end behind the first of another column.
  const second = ends.names.findIndex(({ cell }) => cell.column > 0)
  if (second < 1) return { begins, ends: { ...ends, names: [] }, from, to: last }
  return {
    begins: { ...begins, names: ends.names.slice(0, second) },
    ends: { ...likeThe(begins, ends), names: ends.names.slice(second, second * 2) },
    from,
    to: last,
  }
}

/** Two whole ends with day, time and name. */
function isFull({ days, clocks, names }: EndParts): boolean {
  return days.length !== 1 && clocks.length >= 2 && names.length >= 2
}
