import { END_WORDS } from './end-words.data.ts'
import { WAY_WORDS } from './kind-words.data.ts'
import { isReferenceLabel } from './references.rules.ts'
import { labelOf } from './word-patterns.rules.ts'

const [DEPARTS, ARRIVES] = [labelOf(END_WORDS.departs), labelOf(END_WORDS.arrives)]
const CLOCK = /\d{1,2}[:.h]\d{2}/
/** Two ways in the smallest table with labels of its own, and in one whose cells have theirs. */
const MIN_CELLS = 3
const SIDE_BY_SIDE = 2

/**
 * The lines with each table whose columns are ways (`Depart`, then the time of the way there, then of the way back) as a table
 * for each way, one below the other; so are two ways whose cells stand side by side. Other lines stay as they are.
 */
export function withWaysBelow(lines: readonly string[]): string[] {
  const turnedLines: string[] = []
  for (let at = 0; at < lines.length; ) {
    const block = blockAt(lines, at)
    if (isOfWays(block)) turnedLines.push(...turned(block))
    else if (areSideBySide(block)) turnedLines.push(...apart(block))
    else turnedLines.push(...block.map((cells) => cells.join('\t')))
    at += block.length
  }
  return turnedLines
}

/** The rows of as many cells from a line on. */
function blockAt(lines: readonly string[], at: number): string[][] {
  const first = (lines[at] ?? '').split('\t')
  const block = [first]
  while (first.length >= SIDE_BY_SIDE && at + block.length < lines.length) {
    const next = (lines[at + block.length] ?? '').split('\t')
    if (next.length !== first.length) break
    block.push(next)
  }
  return block
}

function isOfWays(block: readonly string[][]): boolean {
  const hasTimes = (label: RegExp) =>
    block.some(
      ([head = '', ...cells]) =>
        label.test(head) && cells.length > 1 && cells.every((cell) => CLOCK.test(cell)),
    )
  return (block[0]?.length ?? 0) >= MIN_CELLS && hasTimes(DEPARTS) && hasTimes(ARRIVES)
}

const WAY = new RegExp(`^(?:${WAY_WORDS})(?: (?:journey|trip|flight|sailing|crossing))?$`, 'iu')

/**
 * The way there and the way back, each in a cell of its own: `Departs: 20:30 | Departs: 21:00` and below it both arrivals, or
 * times in both cells below `Outward | Return`.
 */
function areSideBySide(block: readonly string[][]): boolean {
  if (block[0]?.length !== SIDE_BY_SIDE) return false
  const tellBoth = (label: RegExp) =>
    block.some((cells) => cells.every((cell) => label.test(cell) && CLOCK.test(cell)))
  if (tellBoth(DEPARTS) && tellBoth(ARRIVES)) return true
  const head = block.findIndex((cells) => cells.every((cell) => WAY.test(cell)) && cells[0] !== cells[1])
  return head >= 0 && block.slice(head).some(areTimed)
}

const areTimed = (cells: readonly string[]) => cells.every((cell) => CLOCK.test(cell))
const PRICE = /[€$£¥₹₩]/u

/** A label with its value is of the whole. */
function isOfWhole([first = '', second = '']: readonly string[]): boolean {
  return isReferenceLabel(first) || /:$/.test(first) || PRICE.test(first) || PRICE.test(second)
}

/** Each column of ways from above to below, without the rows of the whole above and below them. */
function apart(block: readonly string[][]): string[] {
  const timed = block.findIndex(areTimed)
  const start = block.slice(0, timed).findLastIndex(isOfWhole) + 1
  const length = block.slice(start).findIndex(isOfWhole)
  const end = length < 0 ? block.length : start + length
  const column = (at: number) =>
    block
      .slice(start, end)
      .map((cells) => (cells[at] ?? '').replace(/^\u2063/u, ''))
      .filter(Boolean)
  const rows = (part: readonly string[][]) => part.map((cells) => cells.join('\t'))
  return [...rows(block.slice(0, start)), ...column(0), ...column(1), ...rows(block.slice(end))]
}

function turned(block: readonly string[][]): string[] {
  const ways = (block[0]?.length ?? 1) - 1
  return Array.from({ length: ways }, (_, i) =>
    block.map(([head = '', ...cells]) =>
      [head.replace(/^\u2063/u, ''), cells[i] ?? ''].filter(Boolean).join('\t'),
    ),
  ).flat()
}
