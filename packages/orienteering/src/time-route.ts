import type { Problem } from './problem.ts'
import { earliestStart, readTimeWindows } from './time-windows.ts'

export type TimedRoute = { ok: true; starts: number[]; end: number } | { ok: false; at: number }

/** The earliest times of a day's places in the given order. `at` is the position of the first that cannot be reached in time; the number of places when it is the end. */
export function timeRoute(problem: Problem, day: number, places: readonly number[]): TimedRoute {
  const { start = 0, end = 0, opens = 0, closes = -1 } = problem.days[day] ?? {}
  const opening = readTimeWindows(problem)
  const way = (from: number, to: number) => problem.travel[from * problem.nodes + to] ?? 0
  const starts: number[] = []
  let time = opens
  let from = start
  for (const [at, place] of places.entries()) {
    time += way(from, place)
    const index = day * problem.places + place
    if (time > (opening.close[index] ?? -1)) return { ok: false, at }
    time = earliestStart(opening, index, time)
    starts.push(time)
    time += problem.minutes[place] ?? 0
    from = place
  }
  time += way(from, end)
  return time > closes ? { ok: false, at: places.length } : { ok: true, starts, end: time }
}
