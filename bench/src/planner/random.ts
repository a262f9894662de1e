import { checkTrip, type Plan, type ResolvedRequest } from '@tripwright/domain/trip/itinerary'
import {
  findMinimalConflict,
  findTransferClash,
  keepConstraints,
  solveTrip,
} from '@tripwright/domain/trip/planner'
import type { Figure } from '../figures.ts'
import { makeRandomTrip, type RandomTrip } from './random-trip.ts'
import { cpuMs, type Suite, type SuiteRun } from './run.ts'

/** The number of trips per seed of the run. */
const TRIPS_A_SEED = 100
const ITERATIONS = 150

type Outcome = 'solved' | 'refused' | 'unsolved' | 'unexplained' | 'not smallest' | 'crash'
type Row = {
  name: string
  days: number
  places: number
  /** Built round a plan that meets its constraints. */
  isPossible: boolean
  outcome: Outcome
  cpu: number
}

/**
 * Random trips of every kind, four in five built around a plan that is hidden from the planner. Each trip must be solved
 * with a plan that the checker accepts, or refused with a set of constraints that is infeasible again, and feasible without
 * any one of its members.
 */
export const runRandom: Suite = async (run) => {
  const rows: Row[] = []
  const violations: string[] = []
  for (const seed of run.seeds) {
    for (let i = 0; i < TRIPS_A_SEED; i++) {
      const trip = makeRandomTrip((seed - 1) * TRIPS_A_SEED + i + 1)
      const { row, reason } = tryTrip(trip, run)
      rows.push(row)
      if (row.outcome !== 'solved' && row.outcome !== 'refused')
        violations.push(`random ${row.name}: ${row.outcome}, ${reason}`)
    }
    run.say(
      `random: ${rows.length} trips, ${violations.length} of them neither solved nor refused with reason; ${possibleNote(rows)}`,
    )
  }
  return { figures: randomFigures(rows), violations, notes: [`random, ${possibleNote(rows)}`], rows }
}

function possibleNote(rows: readonly Row[]): string {
  const possible = rows.filter(({ isPossible }) => isPossible)
  const planned = possible.filter(({ outcome }) => outcome === 'solved')
  return `possible: ${planned.length} of ${possible.length} planned`
}

function tryTrip(trip: RandomTrip, run: SuiteRun): { row: Row; reason: string } {
  const { request, world, hidden, seed } = trip
  const started = cpuMs()
  const row = {
    name: `trip ${seed}`,
    days: request.days,
    isPossible: hidden !== null,
    places: world.facts.guides.reduce((sum, { pointsOfInterest }) => sum + pointsOfInterest.length, 0),
  }
  try {
    const [outcome, reason, cpu] = outcomeOf(trip, run.iterations ?? ITERATIONS, started)
    return { row: { ...row, outcome, cpu }, reason }
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    return { row: { ...row, outcome: 'crash', cpu: cpuMs() - started }, reason }
  }
}

function outcomeOf(
  { request, world: { facts }, hidden }: RandomTrip,
  iterations: number,
  started: number,
): [Outcome, reason: string, cpu: number] {
  const isProved = (plan: Plan, resolved: ResolvedRequest) =>
    checkTrip(resolved, plan, facts).every(({ ok }) => ok)
  const options = { iterations, isProved }
  if (findTransferClash(request, facts) !== -1)
    return hidden ? ['unsolved', 'a city is left too soon', 0] : ['refused', '', cpuMs() - started]
  const { solution, lost } = solveTrip(request, facts, options)
  if (solution) {
    const cpu = cpuMs() - started
    return isProved(solution.plan, request) ? ['solved', '', cpu] : ['crash', 'the plan does not hold', cpu]
  }
  if (hidden) return ['unsolved', `lost ${JSON.stringify(lost)}`, cpuMs() - started]
  const constraints = findMinimalConflict(request, facts)
  const cpu = cpuMs() - started
  if (!constraints) return ['unexplained', `lost ${JSON.stringify(lost)}`, cpu]
  const holds = (remaining: typeof constraints) =>
    solveTrip(keepConstraints(request, remaining), facts, options).solution !== null
  const isSmallest =
    constraints.length > 0 &&
    !holds(constraints) &&
    constraints.every((_, i) => holds(constraints.toSpliced(i, 1)))
  return isSmallest ? ['refused', '', cpu] : ['not smallest', JSON.stringify(constraints), cpu]
}

/** The possible trips are counted on their own: a refusal of an impossible one says nothing about them. */
export function randomFigures(rows: readonly Row[]): Figure[] {
  const possible = rows.filter(({ isPossible }) => isPossible)
  const arbitrary = rows.filter(({ isPossible }) => !isPossible)
  const number = (outcome: Outcome, of = rows) => of.filter((row) => row.outcome === outcome).length
  const times = rows.map(({ cpu }) => cpu).sort((a, b) => a - b)
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(share * times.length))] ?? 0
  const figure = (name: string, value: number, more: Partial<Figure> = {}): Figure => ({
    group: 'random',
    name,
    value,
    unit: '',
    better: 'lower',
    ...more,
  })
  const none = { aim: 0 }
  const more = { better: 'higher' } as const
  return [
    figure('trips', rows.length, more),
    figure('possible (built round a plan)', possible.length, more),
    figure('possible, planned and proved', number('solved', possible), { ...more, aim: possible.length }),
    figure('possible, not planned', number('unsolved', possible), none),
    figure('arbitrary', arbitrary.length, more),
    figure('arbitrary, planned and proved', number('solved', arbitrary), more),
    figure('arbitrary, refused, smallest conflict tried again', number('refused', arbitrary)),
    figure('arbitrary, refused without a reason', number('unexplained', arbitrary), none),
    figure('arbitrary, refused with a set that is not smallest', number('not smallest', arbitrary), none),
    figure('crashes', number('crash'), none),
    figure('CPU a trip, median', at(0.5), { unit: 'ms' }),
    figure('CPU a trip, p95', at(0.95), { unit: 'ms' }),
    figure('CPU a trip, slowest', at(1), { unit: 'ms' }),
  ]
}
