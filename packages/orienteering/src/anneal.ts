import { makeCoolingSchedule } from './cooling-schedule.ts'
import { makeObjective, type Objective, objectiveValue, switchesToCost } from './objective.ts'
import { compareQuality, measureQuality, type PlanQuality } from './plan-quality.ts'
import { logOfShare } from './portable-math.ts'
import type { ObjectiveWeights, Options } from './problem.ts'
import { nextFloat, nextInt } from './random.ts'
import {
  isDue,
  makeRecombination,
  poolChangedRoutes,
  type Recombination,
  recombine,
  recordBest,
} from './recombine.ts'
import { ORDERS, recreateGreedily, recreateInOrder } from './recreate.ts'
import { isUnmet } from './required-sets.ts'
import { ruin } from './ruin.ts'
import type { SearchState } from './search.ts'
import { restoreAll, restoreTouched, type Snapshot, saveAll, saveTouched, takeSnapshot } from './snapshot.ts'

const CHECK_INTERVAL = 16
/** After this share of the time, days are no longer recombined. */
const LAST_RECOMBINATION_SHARE = 0.97

export type AnnealResult = { iterations: number; cut: boolean }

/** The state of the search: the current plan and the best one. */
type AnnealState = {
  search: SearchState
  recombination: Recombination
  weights: Required<ObjectiveWeights>
  aim: Objective
  current: Snapshot
  currentMerit: PlanQuality
  currentValue: number
  best: Snapshot
  bestMerit: PlanQuality
}

/**
 * Ruin and recreate with simulated annealing (Schrimpf et al. 2000; Christiaens and Vanden Berghe 2020). Starts from the
 * routes as they are and ends with the best ones found; `onBest` is called for each.
 */
export function anneal(
  search: SearchState,
  options: Options,
  onBest: (iteration: number) => void,
): AnnealResult {
  const cooling = makeCoolingSchedule(search, options)
  const walk = startAnnealing(search, options, {
    travel: 1,
    wait: 1,
    balance: 0,
    points: 0,
    ...options.weights,
  })
  let iteration = 0
  let cut = false
  let isLate = false
  for (; iteration < options.iterations && !cut; iteration++) {
    if (iteration % CHECK_INTERVAL === 0) {
      const turn = options.shouldStop?.() ? 'over' : cooling.next(iteration)
      cut = turn === 'over'
      if (cut) break
      if (turn === 'again') restoreBest(walk)
      const isLastTurn: boolean = !isLate && cooling.share >= LAST_RECOMBINATION_SHARE
      isLate ||= isLastTurn
      if ((isLastTurn || isDue(walk.recombination, search)) && recombineAndAccept(walk)) onBest(iteration)
    }
    search.touched.fill(0)
    // What is required and missing may be far from the places that a round removes, or fit only where it is a short cut.
    const isNearOnly = cooling.isLarge && walk.currentMerit.missing === 0
    search.spots.needsSpare = isNearOnly
    if (ruin(search, { isNearOnly })) {
      recreate(search)
      if (isWorthJumping(walk)) poolChangedRoutes(walk.recombination, search)
      if (step(walk, cooling.temperature)) {
        if (compareQuality(walk.currentMerit, walk.bestMerit) <= 0) continue
        saveBest(walk)
        onBest(iteration + 1)
        continue
      }
    }
    restoreTouched(search, walk.current)
  }
  restoreAll(search, walk.best)
  return { iterations: iteration, cut }
}

function startAnnealing(
  search: SearchState,
  options: Options,
  weights: Required<ObjectiveWeights>,
): AnnealState {
  const merit = measureQuality(search, weights)
  const aim = makeObjective(search)
  switchesToCost(aim, merit)
  return {
    search,
    recombination: makeRecombination(search, options.iterations),
    weights,
    aim,
    current: takeSnapshot(search),
    currentMerit: merit,
    currentValue: objectiveValue(search, merit, aim),
    best: takeSnapshot(search),
    bestMerit: merit,
  }
}

function saveBest(walk: AnnealState): void {
  walk.bestMerit = walk.currentMerit
  saveAll(walk.search, walk.best)
  recordBest(walk.recombination, walk.search)
}

/** Recombines only several days, and only while places are missing or shorter travel matters. */
function isWorthJumping({ search, aim }: AnnealState): boolean {
  return search.openDays.length > 1 && (aim.firstFullLoss === 0 || aim.points > 0)
}

/** Moves to a better plan that combines days of several plans; false when there is none. */
function recombineAndAccept(walk: AnnealState): boolean {
  const { search, weights, aim } = walk
  const isFound = isWorthJumping(walk) && recombine(walk.recombination, search)
  const merit = isFound ? measureQuality(search, weights) : walk.bestMerit
  if (compareQuality(merit, walk.bestMerit) <= 0) {
    restoreAll(search, walk.current)
    return false
  }
  switchesToCost(aim, merit)
  saveAll(search, walk.current)
  walk.currentMerit = merit
  walk.currentValue = objectiveValue(search, merit, aim)
  saveBest(walk)
  return true
}

/** Returns to the best plan. */
function restoreBest(walk: AnnealState): void {
  restoreAll(walk.search, walk.best)
  saveAll(walk.search, walk.current)
  walk.currentMerit = walk.bestMerit
  walk.currentValue = objectiveValue(walk.search, walk.bestMerit, walk.aim)
}

/** Whether the search accepts the new plan. */
function step(walk: AnnealState, temperature: number): boolean {
  const { search, weights, aim, currentMerit } = walk
  const merit = measureQuality(search, weights)
  const turns = switchesToCost(aim, merit)
  const value = objectiveValue(search, merit, aim)
  if (!turns && !isAccepted(value)) return false
  saveTouched(search, walk.current)
  walk.currentMerit = merit
  walk.currentValue = value
  return true

  function isAccepted(worth: number): boolean {
    const threshold = walk.currentValue + temperature * logOfShare(nextFloat(search.chance))
    if (merit.missing === 0 && currentMerit.missing === 0) return worth > threshold
    // Places that were often missing weigh more, because trading them for rarely missing ones leads out of dead ends.
    for (const place of search.candidates)
      if (search.required[place] === 1 && search.state.dayOf[place] === -1)
        search.absences[place] = (search.absences[place] ?? 0) + 1
    const { sets } = search.state
    for (let set = 0; set < sets.count; set++)
      if (isUnmet(sets, set)) search.setAbsences[set] = (search.setAbsences[set] ?? 0) + 1
    if (merit.missing !== currentMerit.missing) return merit.missing < currentMerit.missing
    const isEasier = merit.absence < absenceOf(search, walk.current)
    return isEasier || worth > threshold
  }
}

/** How often the required places and sets that a plan leaves out were missing so far. */
function absenceOf(search: SearchState, { order, length }: Snapshot): number {
  const { candidates, required, absences, setAbsences, state, openDays } = search
  const { sets } = state
  const isMet = new Uint8Array(sets.count)
  let sum = 0
  for (const absence of setAbsences) sum += absence
  for (const place of candidates) if (required[place] === 1) sum += absences[place] ?? 0
  for (const day of openDays)
    for (let position = 1; position <= (length[day] ?? 0); position++) {
      const place = order[day * state.stride + position] ?? 0
      if (required[place] === 1) sum -= absences[place] ?? 0
      const index = day * state.places + place
      for (let i = sets.offset[index] ?? 0; i < (sets.offset[index + 1] ?? 0); i++) {
        const set = sets.setOf[i] ?? 0
        if (isMet[set] === 0) sum -= setAbsences[set] ?? 0
        isMet[set] = 1
      }
    }
  return sum
}

function recreate(search: SearchState): void {
  const { chance, points } = search
  if (points > 0) search.price = priceOf(points, nextFloat(chance))
  if (nextFloat(chance) < 0.5)
    recreateGreedily(search, {
      power: nextInt(chance, 9),
      noise: 0.8 * nextFloat(chance),
      skip: nextFloat(chance) < 0.5 ? 0.03 : 0.15 * nextFloat(chance),
    })
  else recreateInOrder(search, nextInt(chance, ORDERS), nextFloat(chance) < 0.5 ? 0.01 : 0.1)
}

/** The full price of travel, or less in some rounds, because distant places may pay off only together. */
function priceOf(points: number, share: number): number {
  if (share < 0.5) return points
  return share < 0.75 ? points / 2 : 0
}
