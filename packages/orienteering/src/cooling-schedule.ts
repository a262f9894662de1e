import { portableExp, portableLog } from './portable-math.ts'
import type { Options } from './problem.ts'
import type { SearchState } from './search.ts'

/**
 * In units of the mean score: where cooling starts and ends, and how often it does. A long search starts hotter and ends
 * colder. Among many places it starts hotter still and cools once: two coolings would both be too fast for it.
 */
const SCHEDULES = {
  short: { start: 0.4, end: 0.12, cycles: 1 },
  long: { start: 1.2, end: 0.05, cycles: 2 },
  large: { start: 2.5, end: 0.04, cycles: 1 },
}
/** Iterations times candidates from which a search is long; of a small problem as if it had `FEW_CANDIDATES`. */
const LONG_RUN_WORK = 1_500_000
const FEW_CANDIDATES = 100
/** More are many. */
const MANY_CANDIDATES = 200
/** After this share of the time the number of iterations is estimated. */
const EARLY = 0.02

export type CoolingSchedule = {
  temperature: number
  /** The share of the time at the last call of `next`. */
  share: number
  /** Whether it is a long search among many places; those of a caller with a range of its own are not. */
  isLarge: boolean
  next: (iteration: number) => 'on' | 'again' | 'over'
}

/**
 * Cools over the iterations, or over the caller's `progress`; call `next` every few iterations. The iterations and the
 * number of candidates choose the schedule, so it is the same on every machine; with `progress` they are estimated.
 */
export function makeCoolingSchedule(
  { meanScore, candidates }: Pick<SearchState, 'meanScore' | 'candidates'>,
  { iterations, progress, cooling: range }: Options,
): CoolingSchedule {
  const size = range ? 0 : candidates.length
  let schedule = progress ? undefined : scheduleOf(size, iterations)
  let cycle = 0
  const cooling: CoolingSchedule = {
    temperature: (range?.start ?? (schedule ?? SCHEDULES.short).start) * meanScore,
    share: 0,
    isLarge: schedule === SCHEDULES.large,
    next(iteration) {
      const share = progress ? progress() : iteration / iterations
      cooling.share = share
      if (share >= 1) return 'over'
      if (share > EARLY) schedule ??= scheduleOf(size, iteration / share)
      cooling.isLarge = schedule === SCHEDULES.large
      const { start, end, cycles } = schedule ?? SCHEDULES.short
      const hot = range?.start ?? start
      const cold = range?.end ?? end
      const part = Math.max(0, share) * cycles
      const now = Math.floor(part)
      cooling.temperature = hot * meanScore * portableExp(portableLog(cold / hot) * (part - now))
      if (now === cycle) return 'on'
      cycle = now
      return 'again'
    },
  }
  return cooling
}

function scheduleOf(size: number, iterations: number): (typeof SCHEDULES)['short'] {
  if (iterations * Math.max(FEW_CANDIDATES, size) <= LONG_RUN_WORK) return SCHEDULES.short
  return size > MANY_CANDIDATES ? SCHEDULES.large : SCHEDULES.long
}
