import { exponential, logarithm } from './arithmetic.ts'
import type { Options } from './problem.ts'

/** In units of the mean score: where cooling starts and ends. A long search starts hotter, ends colder and does it twice. */
const HOT = { short: 0.4, long: 1.2 }
const COLD = { short: 0.12, long: 0.05 }
const CYCLES = { short: 1, long: 2 }
const LONG = 15_000
/** By this share of the time it is known how many iterations there will be. */
const EARLY = 0.02

export type Cooling = {
  temperature: number
  /** How much of the time was gone when `next` was last asked. */
  share: number
  next: (iteration: number) => 'on' | 'again' | 'over'
}

/** From hot to cold over the iterations, or over what the caller's `progress` says; `next` is to be asked every few iterations. */
export function makeCooling(meanScore: number, { iterations, progress }: Options): Cooling {
  let length: 'short' | 'long' | undefined
  if (!progress) length = iterations > LONG ? 'long' : 'short'
  let cycle = 0
  const cooling: Cooling = {
    temperature: HOT[length ?? 'short'] * meanScore,
    share: 0,
    next(iteration) {
      const share = progress ? progress() : iteration / iterations
      cooling.share = share
      if (share >= 1) return 'over'
      if (share > EARLY) length ??= iteration / share > LONG ? 'long' : 'short'
      const hot = HOT[length ?? 'short']
      const cold = COLD[length ?? 'short']
      const part = Math.max(0, share) * CYCLES[length ?? 'short']
      const now = Math.floor(part)
      cooling.temperature = hot * meanScore * exponential(logarithm(cold / hot) * (part - now))
      if (now === cycle) return 'on'
      cycle = now
      return 'again'
    },
  }
  return cooling
}
