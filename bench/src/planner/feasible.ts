import { readdir, readFile } from 'node:fs/promises'
import { addDays } from '@tripwright/domain/base/dates'
import { estimateTransfer, type Guide, toGuide } from '@tripwright/domain/destination/places'
import {
  checkTrip,
  minutesOf,
  type Plan,
  type PlanFacts,
  planRequest,
  type ResolvedRequest,
  resolveRequest,
} from '@tripwright/domain/trip/itinerary'
import { planOrExplain, type StartTimer, solveTrip } from '@tripwright/domain/trip/planner'
import type { Figure } from '../figures.ts'
import { quantile } from '../statistics.ts'
import { makeRandomInt, pickOne, type RandomInt } from './random-world.ts'
import { cpuMs, type Suite } from './run.ts'

/** The number of requests per seed of the run. */
const REQUESTS_A_SEED = 100
/** The plan that a request is derived from uses other preferences and little effort. */
const HIDDEN_ITERATIONS = 60
const START = '2027-05-10'
const GUIDES = new URL('../../../data/guides/', import.meta.url)
/** Some trips of each length, mostly long ones. */
const LENGTHS = [1, 2, 3, 5, 7, 7, 10, 14, 14]

type PossibleRequest = { name: string; request: ResolvedRequest; facts: PlanFacts; hidden: Plan }
type Row = {
  name: string
  days: number
  constraints: number
  state: string
  visits: number
  score: number
  cpu: number
}

/**
 * Requests for the product's cities with a known valid plan, many constraints and long trips among them. The planner must
 * plan each as the server does: none may be refused, and none may run out of time.
 */
export const runPossible: Suite = async (run) => {
  const rows: Row[] = []
  const violations: string[] = []
  const guides = await readGuides()
  for (const seed of run.seeds) {
    for (let i = 0; i < REQUESTS_A_SEED; i++) {
      const possible = makePossible(guides, (seed - 1) * REQUESTS_A_SEED + i + 1)
      const row = tryRequest(possible)
      rows.push(row)
      if (row.state !== 'planned')
        violations.push(`${row.name}: ${row.state} ${JSON.stringify(possible.request)}`)
    }
    run.say(`possible: ${rows.length} requests, ${violations.length} of them not planned`)
  }
  return { figures: figuresOf(rows), violations, notes: [], rows }
}

function tryRequest({ name, request, facts }: PossibleRequest): Row {
  const started = cpuMs()
  const outcome = planOrExplain(request, facts, { startTimer: cpuTimer })
  const solved = outcome.state === 'planned' ? outcome.solved : null
  const stops = solved?.plan.days.flatMap((day) => day.stops) ?? []
  return {
    name,
    days: request.days,
    state: solved?.solver.cut ? 'cut' : outcome.state,
    constraints: request.mustSee.length + request.locks.length + request.bookings.length,
    visits: stops.filter(({ kind }) => kind === 'visit').length,
    score: solved?.solver.score ?? 0,
    cpu: cpuMs() - started,
  }
}

/** Processor time, as on the server. */
const cpuTimer: StartTimer = (milliseconds) => {
  const started = cpuMs()
  return { elapsed: () => cpuMs() - started, isOver: () => cpuMs() - started >= milliseconds }
}

export async function readGuides(): Promise<Guide[]> {
  const names = (await readdir(GUIDES)).filter((name) => name.endsWith('.json')).sort()
  return Promise.all(
    names.map(async (name) => toGuide(JSON.parse(await readFile(new URL(name, GUIDES), 'utf8')))),
  )
}

/** A deterministic request for a seed, with a plan that meets it. */
export function makePossible(guides: readonly Guide[], seed: number): PossibleRequest {
  for (let attempt = 0; attempt < 40; attempt++) {
    const chance = makeRandomInt(seed * 1013 + attempt)
    const { request, facts } = makeOpen(guides, chance)
    const isProved = (plan: Plan, resolved: ResolvedRequest) =>
      checkTrip(resolved, plan, facts).every(({ ok }) => ok)
    const { solution } = solveTrip(request, facts, { iterations: HIDDEN_ITERATIONS, isProved })
    if (!solution) continue
    const constrained = constraintsFrom(solution.plan, request, facts, chance)
    if (isProved(solution.plan, constrained))
      return { name: `possible ${seed}`, request: constrained, facts, hidden: solution.plan }
  }
  throw new Error(`seed ${seed} makes no request`)
}

function makeOpen(
  guides: readonly Guide[],
  chance: RandomInt,
): { request: ResolvedRequest; facts: PlanFacts } {
  const first = pickOne(chance, guides)
  const days = pickOne(chance, LENGTHS)
  const near = guides.filter(({ city }) => city.id !== first.city.id && isNear(first, { city }))
  const others = days >= 5 && near.length > 0 && chance(3) === 0 ? [pickOne(chance, near)] : []
  const chosen = [first, ...others]
  const facts: PlanFacts = {
    guides: chosen,
    holidays: Object.fromEntries(chosen.map(({ city }) => [city.country, []])),
    rates: null,
  }
  const input = {
    cities: chosen.map(({ city }) => ({ id: city.id })),
    startDate: addDays(START, chance(60)),
    days,
    pace: pickOne(chance, ['relaxed', 'balanced', 'packed']),
    interests: chance(2) === 0 ? [] : [pickOne(chance, ['museum', 'park', 'worship'])],
    meals: chance(5) > 0,
    dayStart: pickOne(chance, ['08:00', '09:00', '10:00']),
    dayEnd: pickOne(chance, ['20:00', '21:00', '22:30']),
    modes: pickOne(chance, [
      ['walk', 'transit'],
      ['walk', 'transit', 'taxi'],
    ]),
    seed: 1 + chance(1000),
    timeBudgetMs: 1000,
  }
  const settled = resolveRequest(planRequest.parse(input), facts, START)
  if (!settled.ok) throw new Error(`no request: ${JSON.stringify(settled.issues)}`)
  return { request: settled.value, facts }
}

function isNear(one: Guide, { city }: Pick<Guide, 'city'>): boolean {
  return city.currency === one.city.currency && estimateTransfer(one.city, city).minutes < 400
}

/** Turns a random part of the plan's properties into constraints, to the minute and to the cent. */
function constraintsFrom(
  plan: Plan,
  request: ResolvedRequest,
  facts: PlanFacts,
  chance: RandomInt,
): ResolvedRequest {
  const visits = plan.days.flatMap(({ date, stops }) =>
    stops.flatMap(({ poiId, start, kind }) => (poiId ? [{ poiId, date, start, kind }] : [])),
  )
  const share = 1 + chance(6)
  const used = new Set(visits.map(({ poiId }) => poiId))
  const places = facts.guides.flatMap(({ pointsOfInterest }) => pointsOfInterest)
  const walked = plan.days.map(({ legs }) =>
    legs.reduce((sum, { mode, minutes }) => sum + (mode === 'walk' ? minutes : 0), 0),
  )
  const [first, last] = [plan.days[0]?.stops[0], plan.days.at(-1)]
  const home = last?.legs.at(-1)
  const end = last?.stops.at(-1)
  const { arrival: _, departure: __, ...rest } = request
  const isArriving = first && chance(4) === 0
  return {
    ...rest,
    seed: 1,
    mustSee: visits
      .filter(({ kind }) => kind === 'visit' && chance(share) === 0)
      .map(({ poiId }) => poiId)
      .slice(0, 60),
    locks: visits
      .filter(() => chance(share + 2) === 0)
      .map(({ poiId, date, start }) => ({ poiId, date, start }))
      .slice(0, 60),
    avoid: places
      .filter(({ id }) => !used.has(id) && chance(12) === 0)
      .map(({ id }) => id)
      .slice(0, 60),
    ...(chance(2) === 0 && {
      budget: { ...plan.total, amount: plan.total.amount + Math.floor((plan.total.amount * chance(2)) / 10) },
    }),
    ...(chance(3) === 0 && { maxWalkMinutes: Math.max(...walked) + 5 * chance(3) }),
    ...(isArriving && { arrival: request.dayStart }),
    ...(end && home && chance(4) === 0 && { departure: clockOf(minutesOf(end.end) + home.minutes) }),
  }
}

function clockOf(minutes: number): string {
  const most = Math.min(minutes, 1440)
  return `${String(Math.floor(most / 60)).padStart(2, '0')}:${String(most % 60).padStart(2, '0')}`
}

function figuresOf(rows: readonly Row[]): Figure[] {
  const number = (state: string) => rows.filter((row) => row.state === state).length
  const cpu = rows.map((row) => row.cpu)
  const sum = (of: (row: Row) => number) => rows.reduce((total, row) => total + of(row), 0)
  const figure = (name: string, value: number, more: Partial<Figure> = {}): Figure => ({
    group: 'possible',
    name,
    value,
    unit: '',
    better: 'lower',
    ...more,
  })
  return [
    figure('requests', rows.length, { better: 'higher' }),
    figure('planned', number('planned'), { better: 'higher' }),
    figure('refused', number('refused'), { aim: 0 }),
    figure('out of time', number('out-of-time'), { aim: 0 }),
    figure('cut', number('cut'), { aim: 0 }),
    figure(
      'visits a day',
      sum((row) => row.visits) /
        Math.max(
          1,
          sum((row) => row.days),
        ),
      { better: 'higher' },
    ),
    figure('CPU a request, median', quantile(cpu, 0.5), { unit: 'ms' }),
    figure('CPU a request, p95', quantile(cpu, 0.95), { unit: 'ms' }),
    figure('CPU a request, slowest', Math.max(...cpu), { unit: 'ms' }),
  ]
}
