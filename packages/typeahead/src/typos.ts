import type { TypeaheadTable } from './table.ts'

/** A key with a prefix within the typo limit; `whole` when the whole key matches. */
export type TypoMatch = { key: number; typos: number; isWhole: boolean }

/** The maximum length of a text for typo search. */
const MAX_TEXT_LENGTH = 40
const MAX_DEPTH = MAX_TEXT_LENGTH + 3
/** Sentinels: an unreachable depth, and a distance above the limit. */
const UNREACHABLE = 100

/**
 * The number of typos that a text may have: a wrong, missing or additional letter, or two swapped. Short texts allow fewer,
 * because a typo soon makes another word.
 */
export function typosAllowed(text: string): number {
  return text.length < 4 ? 0 : text.length < 8 ? 1 : 2
}

/**
 * Calls `onMatch` for every typo-tolerant key that begins with the text with at least one and at most `most` typos. Walks the
 * keys in their order and keeps one row of the edit distance (optimal string alignment) for each letter, so that a shared prefix
 * is computed once and keys that cannot match any more are skipped.
 */
export function findTypoMatches(
  table: TypeaheadTable,
  text: string,
  most: number,
  onMatch: (typo: TypoMatch) => void,
): void {
  const { letters, starts, forgiving, shared } = table
  const query = Uint16Array.from(text.slice(0, MAX_TEXT_LENGTH), (sign) => sign.charCodeAt(0))
  const width = query.length
  // Only cells near the diagonal are computed, because others exceed `most` typos.
  const rows = Array.from({ length: MAX_DEPTH + 1 }, () => new Uint8Array(width + 1).fill(UNREACHABLE))
  for (let i = 0; i <= Math.min(most, width); i++) rows[0]?.fill(i, i, i + 1)
  /** The least distance of the whole text to any beginning of the key, up to each depth. */
  const best = new Uint8Array(MAX_DEPTH + 1).fill(UNREACHABLE)
  best[0] = width
  let depth = 0
  let dead = UNREACHABLE
  for (let at = 0; at < forgiving.length; at++) {
    const common = shared[at] ?? 0
    if (common >= dead) continue
    dead = UNREACHABLE
    depth = Math.min(depth, common)
    const key = forgiving[at] ?? 0
    const start = starts[key] ?? 0
    const length = (starts[key + 1] ?? 0) - start
    const deepest = Math.min(length, width + most)
    while (depth < deepest) {
      const least = nextRow(rows, depth, most, letters[start + depth], letters[start + depth - 1], query)
      depth += 1
      best[depth] = Math.min(best[depth - 1] ?? UNREACHABLE, rows[depth]?.[width] ?? UNREACHABLE)
      if (least > most) {
        if ((best[depth] ?? UNREACHABLE) > most) dead = depth
        break
      }
    }
    const typos = best[depth] ?? UNREACHABLE
    if (dead !== UNREACHABLE || typos === 0 || typos > most) continue
    const ofWhole = depth === length ? (rows[depth]?.[width] ?? UNREACHABLE) : UNREACHABLE
    onMatch({ key, typos, isWhole: ofWhole <= most })
  }
}

/** Computes the row of the next letter of the key, and returns its least distance. */
function nextRow(
  rows: readonly Uint8Array[],
  depth: number,
  most: number,
  letter: number | undefined,
  letterBefore: number | undefined,
  query: Uint16Array,
): number {
  const [above, row, two] = [rows[depth], rows[depth + 1], rows[depth - 1]]
  if (!above || !row) return UNREACHABLE
  const first = Math.max(1, depth + 1 - most)
  const last = Math.min(query.length, depth + 1 + most)
  let left = first === 1 ? depth + 1 : UNREACHABLE
  let least = left
  if (first === 1) row[0] = left
  for (let i = first; i <= last; i++) {
    const diagonal = (above[i - 1] ?? 0) + (query[i - 1] === letter ? 0 : 1)
    let distance = Math.min(diagonal, (above[i] ?? 0) + 1, left + 1, UNREACHABLE)
    if (two && i > 1 && query[i - 1] === letterBefore && query[i - 2] === letter)
      distance = Math.min(distance, (two[i - 2] ?? 0) + 1)
    row[i] = distance
    left = distance
    if (distance < least) least = distance
  }
  return least
}
