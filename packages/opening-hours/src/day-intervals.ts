export const MINUTES_PER_DAY = 1440

/**
 * A part of a day with certain or possible opening: minutes after the day's midnight, `to` excluded. `isFirm`: the
 * beginning of an open end is certain. `isOver`: it began on the day before.
 */
export type DayInterval = {
  from: number
  to: number
  state: 'open' | 'unknown'
  comment: string | null
  isFirm: boolean
  isOver: boolean
}

/** Replaces the parts of the intervals below `top` by `added`; null for closed hours, which only remove. */
export function overlay(
  under: readonly DayInterval[],
  top: { from: number; to: number },
  added: DayInterval | null,
): DayInterval[] {
  const last = under.at(-1)
  if (!last || last.to <= top.from) return added ? [...under, added] : [...under]
  const result: DayInterval[] = []
  for (const part of under) {
    if (part.to <= top.from || part.from >= top.to) result.push(part)
    else {
      if (part.from < top.from) result.push({ ...part, to: top.from })
      if (part.to > top.to) result.push({ ...part, from: top.to, isFirm: false })
    }
  }
  if (added) result.push(added)
  return result.sort((a, b) => a.from - b.from)
}

/** The intervals on which two versions of a day agree; where they differ, it is unknown. */
export function intersectCertain(
  first: readonly DayInterval[],
  second: readonly DayInterval[],
): DayInterval[] {
  const edges = [...first, ...second].flatMap(({ from, to }) => [from, to]).sort((a, b) => a - b)
  const result: DayInterval[] = []
  for (const [index, from] of edges.entries()) {
    const to = edges[index + 1] ?? from
    const [a, b] = [partAt(first, from), partAt(second, from)]
    const either = a ?? b
    if (to === from || !either) continue
    const isSame = a !== null && b !== null && a.state === b.state
    const isFirm = isSame && a.isFirm && b.isFirm && a.from === from && b.from === from
    result.push({ ...either, from, to, state: isSame ? a.state : 'unknown', isFirm })
  }
  return result
}

function partAt(parts: readonly DayInterval[], minute: number): DayInterval | null {
  return parts.find(({ from, to }) => from <= minute && minute < to) ?? null
}
