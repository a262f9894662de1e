export const DAY = 1440

/**
 * A part of a day at which a place is open or may be: minutes after the day's midnight, `to` excluded. `isFirm` tells of
 * an open end that its beginning is certain; `isOver` of a part that it began on the day before.
 */
export type Stretch = {
  from: number
  to: number
  state: 'open' | 'unknown'
  comment: string | null
  isFirm: boolean
  isOver: boolean
}

/** Where two overlap the one on top holds; what is under it is cut. A closed one only cuts. */
export function layOver(
  under: readonly Stretch[],
  top: { from: number; to: number },
  shown: Stretch | null,
): Stretch[] {
  const last = under.at(-1)
  if (!last || last.to <= top.from) return shown ? [...under, shown] : [...under]
  const result: Stretch[] = []
  for (const part of under) {
    if (part.to <= top.from || part.from >= top.to) result.push(part)
    else {
      if (part.from < top.from) result.push({ ...part, to: top.from })
      if (part.to > top.to) result.push({ ...part, from: top.to, isFirm: false })
    }
  }
  if (shown) result.push(shown)
  return result.sort((a, b) => a.from - b.from)
}

/** What two opinions of one day agree on; where they do not, it is unknown. */
export function agreeOn(first: readonly Stretch[], second: readonly Stretch[]): Stretch[] {
  const edges = [...first, ...second].flatMap(({ from, to }) => [from, to]).sort((a, b) => a - b)
  const result: Stretch[] = []
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

function partAt(parts: readonly Stretch[], minute: number): Stretch | null {
  return parts.find(({ from, to }) => from <= minute && minute < to) ?? null
}
