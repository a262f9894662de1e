// The judges of the suites read the raw files themselves and import nothing of the solver.

/** The rules of an instance, in the units of its file. Point 0 is where tours start. */
export type InstanceRules = {
  points: number
  tours: number
  opens: number
  closes: number
  score: (point: number) => number
  duration: (point: number) => number
  travel: (from: number, to: number) => number
  /** Where tours end. */
  end: number
  /** When a visit may start on a tour. */
  windows: (point: number, tour: number) => [open: number, close: number][]
  /** The fault of the visited points taken together; null when there is none. */
  broken?: (visited: readonly number[]) => string | undefined
}

export type JudgeVerdict = { ok: true; score: number } | { ok: false; reason: string }

// Sums of decimals are off by less than this.
const TOLERANCE = 1e-6

/** Follows the tours with a clock. */
export function judge(facts: InstanceRules, tours: readonly (readonly number[])[]): JudgeVerdict {
  const visited = tours.flat()
  if (tours.length !== facts.tours) return { ok: false, reason: `${tours.length} tours` }
  if (new Set(visited).size !== visited.length) return { ok: false, reason: 'a point twice' }
  if (visited.some((point) => !(point >= 1 && point < facts.points && point !== facts.end)))
    return { ok: false, reason: 'no such point' }
  for (const [index, tour] of tours.entries()) {
    const reason = follow(facts, index, tour)
    if (reason) return { ok: false, reason: `tour ${index + 1}: ${reason}` }
  }
  const reason = facts.broken?.(visited)
  if (reason) return { ok: false, reason }
  return { ok: true, score: visited.reduce((sum, point) => sum + facts.score(point), 0) }
}

function follow(facts: InstanceRules, index: number, tour: readonly number[]): string | undefined {
  let time = facts.opens
  let at = 0
  for (const point of tour) {
    time += facts.travel(at, point)
    const window = facts.windows(point, index).find(([, close]) => close >= time - TOLERANCE)
    if (!window) return `point ${point} is shut at ${time}`
    time = Math.max(time, window[0]) + facts.duration(point)
    at = point
  }
  time += facts.travel(at, facts.end)
  return time > facts.closes + TOLERANCE ? `ends at ${time}, after ${facts.closes}` : undefined
}

/** Euclidean distance rounded down to a number of decimals, the rule of the Solomon (1) and Cordeau (2) sets. */
export function roundedDown(
  [x1, y1]: readonly [number, number],
  [x2, y2]: readonly [number, number],
  decimals: number,
): number {
  const unit = 10 ** decimals
  return Math.floor(unit * Math.hypot(x1 - x2, y1 - y2) + 1e-9) / unit
}
