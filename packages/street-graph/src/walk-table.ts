import { fromDoorToDoor, measureAlongEdge, measureThroughJunctions, type PathLength } from './measure-path.ts'
import { canWalk, growPathTree, type PathTree, type WalkOptions } from './shortest-path.ts'
import type { Position } from './sphere.ts'
import { nearestStreet, type StreetIndex, type StreetPoint } from './street-index.ts'

/** How far it is from one position to another, by their indexes; the same in either direction. */
export type MeasuredWalk = PathLength & { from: number; to: number }

/**
 * The quickest ways on foot between each two positions, a row at a time: from each of the first `rows` positions to all that come
 * after it, without their lines. What is far from any street, not to be reached or over the limit is left out.
 */
export function* measureWalks(
  index: StreetIndex,
  positions: readonly Position[],
  options: WalkOptions & { rows?: number } = {},
): Generator<MeasuredWalk[]> {
  const { rows = positions.length, maxSeconds = Infinity } = options
  const isAllowed = canWalk(index, options)
  const points = positions.map((position) => nearestStreet(index, position, isAllowed))
  for (const [from, start] of points.slice(0, rows).entries()) {
    if (!start) continue
    const tree = growPathTree(index, start, options)
    yield points.flatMap((end, to) => {
      const walk = end && to > from ? measureTo(index, tree, end) : null
      return walk && walk.seconds <= maxSeconds ? [{ from, to, ...walk }] : []
    })
  }
}

function measureTo(index: StreetIndex, tree: PathTree, end: StreetPoint): PathLength | null {
  const inside = measureThroughJunctions(index, tree, end)
  const direct = measureAlongEdge(index, tree.from, end)
  const best = direct && (!inside || direct.seconds <= inside.seconds) ? direct : inside
  return best && fromDoorToDoor(best, tree.from, end)
}
