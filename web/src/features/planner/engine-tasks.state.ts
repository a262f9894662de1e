import type { IsoDate } from '@tripwright/domain/base/dates'
import {
  checkTrip,
  type Issue,
  type Plan,
  type PlanAnswer,
  type PlanFacts,
  type PlanRequest,
  type PlanWish,
  planRequest,
  type SettledRequest,
  type Span,
  settleRequest,
} from '@tripwright/domain/itinerary'
import {
  describeWish,
  type Found,
  findConflict,
  findTransferClash,
  replanDays,
  solveTrip,
  type WishText,
} from '@tripwright/domain/planner'
import {
  type Edit,
  editPlan,
  type KeptStop,
  layKept,
  openingsOf,
  type PlanView,
  seePlan,
  withRain,
} from '@tripwright/domain/trips'
import { z } from 'zod/mini'

/** What could not be kept together, in words, and the plan that gives up least. */
export type Refusal = {
  conflict: WishText[]
  dropped: WishText[]
  nearest: { plan: Plan; request: SettledRequest | null } | null
}
export type PlanOutcome =
  | { state: 'planned'; answer: PlanAnswer }
  | { state: 'refused'; refusal: Refusal }
  | { state: 'wrong'; issues: Issue[] }

/** What the engine can be asked; each is a pure function of its task and the facts. */
export type EngineTask =
  | { kind: 'plan'; wish: PlanWish; today: IsoDate }
  | { kind: 'see'; request: PlanWish | PlanRequest; plan: Plan }
  | { kind: 'lay'; request: unknown; kept: KeptStop[] }
  | { kind: 'edit'; view: PlanView; edit: Edit }
  | { kind: 'openings'; cityId: string; date: IsoDate }
export type EngineResult = {
  plan: PlanOutcome
  see: PlanView | null
  lay: PlanView | null
  edit: PlanView | null
  openings: Record<string, Span[]>
}

const GRACE_MS = 400
const PATIENCE_MS = 6000
const REPLAN_MS = 1500

/** Does one task; `onPlan` hears of each better plan on the way. */
export function runTask(
  task: EngineTask,
  facts: PlanFacts,
  onPlan: (answer: PlanAnswer) => void,
): EngineResult[EngineTask['kind']] {
  if (task.kind === 'plan') return plan(task, facts, onPlan)
  if (task.kind === 'edit')
    return task.edit.kind === 'replan'
      ? replan(task.view, facts, task.edit.days)
      : editPlan(task.view, facts, task.edit)
  if (task.kind === 'openings') return openingsOf(facts, task.cityId, task.date)
  const request = settledOf(task.request, facts)
  if (!request) return null
  if (task.kind === 'lay') return layKept(request, facts, task.kept)
  const ids = task.plan.days.map(({ date, stops }) => stops.map(({ poiId }, i) => poiId ?? `${date} ${i}`))
  return seePlan(request, facts, task.plan, ids)
}

/** A request that was settled once; a trip of the past is read like any other. */
function settledOf(wish: unknown, facts: PlanFacts): SettledRequest | null {
  const parsed = z.safeParse(planRequest, wish)
  if (!parsed.success || parsed.data.startDate === undefined) return null
  const settled = settleRequest(parsed.data, facts, parsed.data.startDate)
  return settled.ok ? settled.value : null
}

function plan(
  { wish, today }: Extract<EngineTask, { kind: 'plan' }>,
  facts: PlanFacts,
  onPlan: (answer: PlanAnswer) => void,
): PlanOutcome {
  const parsed = z.safeParse(planRequest, wish)
  if (!parsed.success)
    return {
      state: 'wrong',
      issues: parsed.error.issues.map(({ path, message }) => ({ path: path.join('.'), message })),
    }
  const settled = settleRequest(parsed.data, facts, today)
  if (!settled.ok) return { state: 'wrong', issues: settled.issues }
  const request = settled.value
  const clash = findTransferClash(request, facts)
  if (clash !== -1)
    return {
      state: 'wrong',
      issues: [{ path: `cities.${clash}.nights`, message: 'is left before it is reached' }],
    }
  return solve(request, facts, onPlan)
}

function solve(request: SettledRequest, facts: PlanFacts, onPlan: (answer: PlanAnswer) => void): PlanOutcome {
  const started = Date.now()
  const isProved = (found: Plan, asked: SettledRequest = request) =>
    checkTrip(asked, found, facts).every(({ ok }) => ok)
  const until = (deadline: number) => () => Date.now() > deadline
  const answer = ({ plan: found, score, iterations, cut }: Found): PlanAnswer => ({
    ...{ request, plan: found, checks: checkTrip(request, found, facts) },
    solver: { seed: request.seed, iterations, cut, milliseconds: Date.now() - started, score },
    asOf: facts.guides.map(({ asOf }) => asOf).sort()[0] ?? request.startDate,
    source: facts.guides[0]?.source ?? '',
  })
  const shouldStop = until(started + request.timeBudgetMs + GRACE_MS)
  const solved = solveTrip(request, facts, { isProved, shouldStop, onPlan: (found) => onPlan(answer(found)) })
  if (solved.found) return { state: 'planned', answer: answer(solved.found) }
  const conflict = findConflict(request, facts, { isProved, shouldStop: until(Date.now() + PATIENCE_MS) })
  const inWords = (wishes: NonNullable<typeof conflict>['wishes']) =>
    wishes.map((wish) => describeWish(wish, request, facts))
  return {
    state: 'refused',
    refusal: {
      conflict: inWords(conflict?.wishes ?? []),
      dropped: inWords(conflict?.dropped ?? []),
      nearest: conflict?.nearest ? { plan: conflict.nearest.plan, request: conflict.kept } : null,
    },
  }
}

/** Days planned anew around what is locked; what was broken on other days before does not stand in the way. */
function replan(view: PlanView, facts: PlanFacts, days: readonly number[]): PlanView | null {
  const { request, plan } = view
  const known = new Set(view.checks.filter(({ ok }) => !ok).map(({ rule }) => rule))
  const isProved = (found: Plan) =>
    checkTrip(request, found, facts).every(
      ({ ok, rule, parts }) => ok || (known.has(rule) && parts.every(({ day }) => !days.includes(day))),
    )
  const started = Date.now()
  let hasPlan = false
  const { found } = replanDays(request, facts, plan, {
    ...{ days, isProved },
    onPlan: () => {
      hasPlan = true
    },
    // On a slow device the first one takes longer; then nothing is won by giving up.
    shouldStop: () => Date.now() - started > (hasPlan ? REPLAN_MS : PATIENCE_MS),
  })
  if (!found) return null
  const next = withRain(found.plan, request, facts)
  return seePlan(request, facts, next, idsAfter(view, next))
}

/** A stop that is still there keeps its id; '' is new. */
function idsAfter(view: PlanView, next: Plan): string[][] {
  const left = view.plan.days.flatMap(({ date, stops }, i) =>
    stops.map((stop, j) => ({ date, stop, id: view.ids[i]?.[j] ?? '' })),
  )
  const take = (fits: (row: (typeof left)[number]) => boolean) => {
    const at = left.findIndex(fits)
    return at < 0 ? '' : (left.splice(at, 1)[0]?.id ?? '')
  }
  return next.days.map(({ date, stops }) =>
    stops.map(({ poiId, kind, meal, name }) =>
      poiId === null
        ? take(
            (row) =>
              row.stop.poiId === null &&
              row.date === date &&
              row.stop.kind === kind &&
              (kind === 'booking' ? row.stop.name === name : row.stop.meal === meal),
          )
        : take(({ stop }) => stop.poiId === poiId),
    ),
  )
}
