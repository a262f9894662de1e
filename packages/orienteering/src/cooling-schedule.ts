import { portableExp, portableLog } from './portable-math.ts'
import type { Options } from './problem.ts'

/** In units of the mean score: where cooling starts and ends. A long search starts hotter, ends colder and does it twice. */
const START_TEMPERATURE = { short: 0.4, long: 1.2 }
const END_TEMPERATURE = { short: 0.12, long: 0.05 }
const CYCLES = { short: 1, long: 2 }
const LONG_RUN_ITERATIONS = 15_000
/** After this share of the time the number of iterations is estimated. */
const EARLY = 0.02

export type CoolingSchedule = {
  temperature: number
  /** The share of the time at the last call of `next`. */
  share: number
  next: (iteration: number) => 'on' | 'again' | 'over'
}

/** Cools over the iterations, or over the caller's `progress`; call `next` every few iterations. */
export function makeCoolingSchedule(
  meanScore: number,
  { iterations, progress, cooling: range }: Options,
): CoolingSchedule {
  let length: 'short' | 'long' | undefined
  if (!progress) length = iterations > LONG_RUN_ITERATIONS ? 'long' : 'short'
  let cycle = 0
  const cooling: CoolingSchedule = {
    temperature: (range?.start ?? START_TEMPERATURE[length ?? 'short']) * meanScore,
    share: 0,
    next(iteration) {
      const share = progress ? progress() : iteration / iterations
      cooling.share = share
      if (share >= 1) return 'over'
      if (share > EARLY) length ??= iteration / share > LONG_RUN_ITERATIONS ? 'long' : 'short'
      const hot = range?.start ?? START_TEMPERATURE[length ?? 'short']
      const cold = range?.end ?? END_TEMPERATURE[length ?? 'short']
      const part = Math.max(0, share) * CYCLES[length ?? 'short']
      const now = Math.floor(part)
      cooling.temperature = hot * meanScore * portableExp(portableLog(cold / hot) * (part - now))
      if (now === cycle) return 'on'
      cycle = now
      return 'again'
    },
  }
  return cooling
}
