type Point = { x: number; y: number }

const NEAR_PX = 22
const MIN_MEMBERS = 6

/**
 * The stops that one mark stands for, as lists of their places in `points`. Spread out, so many stops would cover the map
 * around them and lie far from where they are. Those in `alone` are never part of a group.
 */
export function groupStops(points: readonly Point[], alone: ReadonlySet<number>): number[][] {
  const left = new Set(points.flatMap((_, index) => (alone.has(index) ? [] : [index])))
  const groups: number[][] = []
  for (;;) {
    const group = [...left]
      .map((index) => neighboursOf(points[index], points, left))
      .reduce<number[]>((most, next) => (next.length > most.length ? next : most), [])
    if (group.length < MIN_MEMBERS) return groups
    groups.push(group)
    for (const index of group) left.delete(index)
  }
}

function neighboursOf(at: Point | undefined, points: readonly Point[], among: ReadonlySet<number>): number[] {
  return [...among].filter((index) => {
    const point = points[index]
    return at && point && Math.hypot(point.x - at.x, point.y - at.y) <= NEAR_PX
  })
}
