type Point = { x: number; y: number }
/** `radius`: half of the room that its mark takes, in px; that of a numbered stop unless given. */
type Mark = Point & { radius?: number }
/** The drawn position of a stop, and whether another is so near that a target of 44 px would cover it. */
export type SpreadStop = Point & { isMoved: boolean; isTight: boolean }

const STOP_RADIUS = 15.5
const ROOMY_PX = 45
const ROUNDS = 12

/**
 * Moves stops that would cover each other apart until each can be read and pressed; the rest stay where they are. The same
 * points are spread in the same way.
 */
export function spreadStops(points: readonly Mark[]): SpreadStop[] {
  const spread = points.map(({ x, y, radius = STOP_RADIUS }) => ({ x, y, radius }))
  for (let round = 0; round < ROUNDS; round++) if (!pushApart(spread)) break
  return spread.map((point, index) => {
    const from = points[index] ?? point
    const isTight = spread.some((other) => other !== point && distance(point, other) < ROOMY_PX)
    return { x: point.x, y: point.y, isMoved: distance(point, from) > 3, isTight }
  })
}

function pushApart(points: Required<Mark>[]): boolean {
  let isChanged = false
  points.forEach((a, i) => {
    points.slice(i + 1).forEach((b, j) => {
      const apart = distance(a, b)
      const nearest = a.radius + b.radius
      if (apart >= nearest) return
      isChanged = true
      // Two stops at the same position move in separate directions, so that three do not end in a row.
      const angle = apart > 0.5 ? Math.atan2(b.y - a.y, b.x - a.x) : i + 2.4 * j
      const step = (nearest + 0.5 - apart) / 2
      a.x -= Math.cos(angle) * step
      a.y -= Math.sin(angle) * step
      b.x += Math.cos(angle) * step
      b.y += Math.sin(angle) * step
    })
  })
  return isChanged
}

const distance = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y)
