import { exponential, logarithm, logarithmOfShare } from './arithmetic.ts'
import { nextBelow, nextShare } from './chance.ts'
import { compareMerits, type Merit, meritOf } from './merit.ts'
import type { Options } from './problem.ts'
import { ORDERS, recreateGreedily, recreateInTurn } from './recreate.ts'
import { ruin } from './ruin.ts'
import type { Search } from './search.ts'
import { keepAll, keepTouched, restoreAll, restoreTouched, takeSnapshot } from './snapshot.ts'

/** In units of the mean score: where cooling starts and ends. */
const HOT = 1.2
const COLD = 0.05
const CYCLES = 2
/** What a whole day's time weighs, in the same unit, so that of equal scores the one with room left wins. */
const TIME_WEIGHT = 0.5
const ASK_EVERY = 16

export type Course = { iterations: number; cut: boolean }

/**
 * Ruin and recreate with simulated annealing (Schrimpf et al. 2000; Christiaens and Vanden Berghe 2020). Starts from the
 * routes as they are and ends with the best ones found; `onBest` is told of each.
 */
export function anneal(search: Search, options: Options, onBest: (iteration: number) => void): Course {
  const weights = { travel: 1, wait: 1, balance: 0, ...options.weights }
  const { chance, touched } = search
  const cooling = makeCooling(search, options)
  const current = takeSnapshot(search)
  const best = takeSnapshot(search)
  let bestMerit = meritOf(search, weights)
  let currentMerit = bestMerit
  let currentValue = worthOf(search, bestMerit)
  let iteration = 0
  let cut = false
  for (; iteration < options.iterations; iteration++) {
    if (iteration % ASK_EVERY === 0) {
      if (options.shouldStop?.()) {
        cut = true
        break
      }
      const turn = cooling.next(iteration)
      if (turn === 'over') {
        cut = true
        break
      }
      if (turn === 'again') {
        restoreAll(search, best)
        keepAll(search, current)
        currentMerit = bestMerit
        currentValue = worthOf(search, bestMerit)
      }
    }
    touched.fill(0)
    if (!ruin(search)) {
      restoreTouched(search, current)
      continue
    }
    recreate(search)
    const merit = meritOf(search, weights)
    const value = worthOf(search, merit)
    const threshold = currentValue + cooling.temperature * logarithmOfShare(nextShare(chance))
    if (merit.missing > currentMerit.missing || value <= threshold) {
      restoreTouched(search, current)
      continue
    }
    keepTouched(search, current)
    currentMerit = merit
    currentValue = value
    if (compareMerits(merit, bestMerit) > 0) {
      bestMerit = merit
      keepAll(search, best)
      onBest(iteration + 1)
    }
  }
  restoreAll(search, best)
  return { iterations: iteration, cut }
}

function recreate(search: Search): void {
  const { chance } = search
  if (nextShare(chance) < 0.5)
    recreateGreedily(search, {
      power: nextBelow(chance, 9),
      noise: 0.8 * nextShare(chance),
      skip: nextShare(chance) < 0.5 ? 0.03 : 0.15 * nextShare(chance),
    })
  else recreateInTurn(search, nextBelow(chance, ORDERS), nextShare(chance) < 0.5 ? 0.01 : 0.1)
}

function worthOf({ state, openDays, meanScore }: Search, merit: Merit): number {
  let used = 0
  let whole = 1
  for (let i = 0; i < openDays.length; i++) {
    const day = openDays[i] ?? 0
    const { opens = 0, closes = 0 } = state.problem.days[day] ?? {}
    used += (state.begin[day * state.stride + (state.length[day] ?? 0) + 1] ?? 0) - opens
    whole += closes - opens
  }
  return merit.score - (TIME_WEIGHT * meanScore * used) / whole
}

type Cooling = { temperature: number; next: (iteration: number) => 'on' | 'again' | 'over' }

function makeCooling({ meanScore }: Search, { iterations, progress }: Options): Cooling {
  const fall = logarithm(COLD / HOT)
  let cycle = 0
  const cooling: Cooling = {
    temperature: HOT * meanScore,
    next(iteration) {
      const share = progress ? progress() : iteration / iterations
      if (share >= 1) return 'over'
      const part = Math.max(0, share) * CYCLES
      const now = Math.floor(part)
      cooling.temperature = HOT * meanScore * exponential(fall * (part - now))
      if (now === cycle) return 'on'
      cycle = now
      return 'again'
    },
  }
  return cooling
}
