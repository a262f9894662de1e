import type { Day, Problem } from '@tripwright/orienteering'

export type PlanePoint = { x: number; y: number; duration: number; score: number }

/**
 * A problem on the plane from the decimals of a file: times become whole numbers by `unit`, points 1 and on become
 * places 0 and on, and the depot the one terminal.
 */
export function makePlaneProblem(input: {
  depot: { x: number; y: number }
  points: readonly PlanePoint[]
  unit: number
  days: readonly { opens: number; closes: number }[]
  windows: (point: number, day: number) => readonly (readonly [open: number, close: number])[]
}): Problem {
  const { points, unit } = input
  const places = points.length
  const nodes = places + 1
  const whole = (time: number) => Math.round(time * unit)
  const everywhere = [...points, input.depot]
  const spans: number[] = []
  const offset = [0]
  for (const day of input.days.keys()) {
    for (const point of points.keys()) {
      for (const [open, close] of input.windows(point, day)) spans.push(whole(open), whole(close))
      offset.push(spans.length)
    }
  }
  return {
    places,
    nodes,
    days: input.days.map(
      ({ opens, closes }): Day => ({
        start: places,
        end: places,
        opens: whole(opens),
        closes: whole(closes),
      }),
    ),
    travel: Int32Array.from(
      everywhere.flatMap((a) =>
        everywhere.map((b) => Math.floor(unit * Math.hypot(a.x - b.x, a.y - b.y) + 1e-9)),
      ),
    ),
    score: Int32Array.from(points, ({ score }) => score),
    minutes: Int32Array.from(points, ({ duration }) => whole(duration)),
    windows: { offset: Int32Array.from(offset), spans: Int32Array.from(spans) },
  }
}
