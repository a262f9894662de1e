import type { Problem, ResourceLimit, Solution } from './problem.ts'

// An independent checker for tests: slow and plain, shares no code with the solver.

/** All faults of a plan, one sentence each. Days without a place are not checked for feasibility. */
export function findViolations(
  problem: Problem,
  { routes, starts, score, missing, missingSets }: Solution,
): string[] {
  const faults: string[] = []
  const seen = routes.flat()
  if (new Set(seen).size !== seen.length) faults.push('a place twice')
  if (seen.some((place) => !(place >= 0 && place < problem.places))) faults.push('no such place')
  if (routes.length !== problem.days.length) faults.push('not a route per day')
  for (const [day, route] of routes.entries()) {
    const times = timesOf(problem, day, route)
    if (route.length > 0 && !times) faults.push(`day ${day} does not work out`)
    if (times && String(times) !== String(starts[day])) faults.push(`day ${day} has other times`)
  }
  if (seen.length > 0 && isOverLimit(problem, routes)) faults.push('over a limit')
  if (score !== scoreOf(problem, routes)) faults.push('another score')
  if (String(missing) !== String(missingOf(problem, routes))) faults.push('other places missing')
  if (String(missingSets) !== String(missingSetsOf(problem, routes))) faults.push('other sets missing')
  return faults
}

/** The earliest starts of a route, or null when it is infeasible. */
function timesOf(problem: Problem, day: number, route: readonly number[]): number[] | null {
  const { start = 0, end = 0, opens = 0, closes = 0 } = problem.days[day] ?? {}
  const times: number[] = []
  let now = opens
  let at = start
  for (const place of route) {
    now += problem.travel[at * problem.nodes + place] ?? 0
    const span = spansOf(problem, day, place).find(([, to]) => to >= now)
    if (!span) return null
    now = Math.max(now, span[0])
    times.push(now)
    now += problem.minutes[place] ?? 0
    at = place
  }
  return now + (problem.travel[at * problem.nodes + end] ?? 0) <= closes ? times : null
}

function spansOf({ windows, places }: Problem, day: number, place: number): [from: number, to: number][] {
  const index = day * places + place
  const flat = Array.from(windows.spans.slice(windows.offset[index], windows.offset[index + 1]))
  return flat.flatMap((from, i) => (i % 2 === 0 ? [[from, flat[i + 1] ?? 0] as [number, number]] : []))
}

function isOverLimit(problem: Problem, routes: readonly (readonly number[])[]): boolean {
  return (problem.limits ?? []).some((limit) => {
    const used = routes.map((route, day) => usedBy(problem, limit, day, route))
    return limit.scope === 'day'
      ? used.some((use) => use > limit.max)
      : used.reduce((sum, use) => sum + use, 0) > limit.max
  })
}

function usedBy(
  problem: Problem,
  { use, travelUse }: ResourceLimit,
  day: number,
  route: readonly number[],
): number {
  const stops = [problem.days[day]?.start ?? 0, ...route, problem.days[day]?.end ?? 0]
  const byWays = stops.slice(1).map((to, i) => travelUse?.[(stops[i] ?? 0) * problem.nodes + to] ?? 0)
  return [...route.map((place) => use?.[place] ?? 0), ...byWays].reduce((sum, part) => sum + part, 0)
}

function scoreOf({ score }: Problem, routes: readonly (readonly number[])[]): number {
  return routes.flat().reduce((sum, place) => sum + (score[place] ?? 0), 0)
}

function missingOf({ required, places }: Problem, routes: readonly (readonly number[])[]): number[] {
  const seen = new Set(routes.flat())
  return Array.from({ length: places }, (_, place) => place).filter(
    (place) => required?.[place] === 1 && !seen.has(place),
  )
}

function missingSetsOf({ requiredSets = [] }: Problem, routes: readonly (readonly number[])[]): number[] {
  return Array.from(requiredSets.keys()).filter((set) => {
    const { places = [], day = -1 } = requiredSets[set] ?? {}
    const there = day === -1 ? routes.flat() : (routes[day] ?? [])
    return !there.some((place) => places.includes(place))
  })
}

/** The total travel of all days, of empty ones from their start to their end. */
export function travelOf({ days, travel, nodes }: Problem, routes: readonly (readonly number[])[]): number {
  return days.reduce((sum, { start, end }, day) => {
    const stops = [start, ...(routes[day] ?? []), end]
    return sum + stops.slice(1).reduce((way, to, i) => way + (travel[(stops[i] ?? 0) * nodes + to] ?? 0), 0)
  }, 0)
}

/**
 * The optimum by brute force: fewest missing, then the highest score minus `points` for each unit of travel. For a handful
 * of places.
 */
export function findBest(problem: Problem, points = 0): { missing: number; worth: number } {
  const lacking = (routes: readonly (readonly number[])[]) =>
    missingOf(problem, routes).length + missingSetsOf(problem, routes).length
  let best = { missing: lacking([]), worth: 0 - points * travelOf(problem, []) }
  const routes: number[][] = problem.days.map(() => [])
  // When travel costs points, a place with score 0 could pay off as a short cut; the solver does not use that.
  const isWorthAVisit = (place: number) =>
    points === 0 ||
    problem.required?.[place] === 1 ||
    problem.requiredSets?.some(({ places }) => places.includes(place)) ||
    (problem.score[place] ?? 0) > 0
  const visit = (day: number) => {
    if (day === routes.length) return
    visit(day + 1)
    for (let place = 0; place < problem.places; place++) {
      if (routes.some((route) => route.includes(place)) || !isWorthAVisit(place)) continue
      routes[day]?.push(place)
      note()
      visit(day)
      routes[day]?.pop()
    }
  }
  const note = () => {
    const works = routes.every((route, day) => route.length === 0 || timesOf(problem, day, route))
    if (!works || isOverLimit(problem, routes)) return
    const worth = scoreOf(problem, routes) - points * travelOf(problem, routes)
    const totals = { missing: lacking(routes), worth }
    if (totals.missing < best.missing || (totals.missing === best.missing && totals.worth > best.worth))
      best = totals
  }
  visit(0)
  return best
}

/** The number of required places and sets that are missing. */
export function countMissing({ missing, missingSets }: Solution): number {
  return missing.length + missingSets.length
}
