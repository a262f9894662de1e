import type { IsoDate } from '@tripwright/domain/base/dates'
import { provenanceOfGuides } from '@tripwright/domain/destination/places'
import {
  checkTrip,
  type Issue,
  type Plan,
  type PlanAnswer,
  type PlanFacts,
  type PlanRequest,
  type PlanRequestInput,
  planRequest,
  type ResolvedRequest,
  resolveRequest,
  type TimeSpan,
} from '@tripwright/domain/trip/itinerary'
import {
  type CheckedPlan,
  type ConstraintText,
  planOrExplain,
  replanDays,
  type StartTimer,
} from '@tripwright/domain/trip/planner'
import {
  type Edit,
  editPlan,
  makePlanView,
  openingsOf,
  type PlanView,
  planFromStops,
  refreshRainAlternatives,
  type StoredStop,
} from '@tripwright/domain/trip/sync'
import { z } from 'zod/mini'

/** What could not be kept, in words, and the plan that gives up least. */
export type PlanRefusal = {
  /** Null: time ran out before it was known whether everything can be kept. */
  conflict: ConstraintText[] | null
  dropped: ConstraintText[]
  nearest: { plan: Plan; request: ResolvedRequest | null } | null
}
export type EnginePlan =
  | { state: 'planned'; answer: PlanAnswer }
  | { state: 'refused'; refusal: PlanRefusal }
  | { state: 'wrong'; issues: Issue[] }

/** What the engine can be asked; each is a pure function of its task and the facts. */
export type EngineTask =
  | { kind: 'plan'; input: PlanRequestInput; today: IsoDate; isPatient?: boolean }
  | { kind: 'see'; request: PlanRequestInput | PlanRequest; plan: Plan }
  | { kind: 'lay'; request: unknown; stops: StoredStop[] }
  | { kind: 'edit'; view: PlanView; edit: Edit }
  | { kind: 'openings'; cityId: string; date: IsoDate }
export type EngineResult = {
  plan: EnginePlan
  see: PlanView | null
  lay: PlanView | null
  /** `late`: time ran out before it was known whether there is another plan. */
  edit: PlanView | 'late' | null
  openings: Record<string, TimeSpan[]>
}

/** No page can see how long its processor worked, only how long it took: on a slow device in a busy hour many times as long. */
const SLOW_DEVICE_FACTOR = 4
const FIRST_REPLAN_TIMEOUT_MS = 30_000
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
  const request = resolveStored(task.request, facts)
  if (!request) return null
  if (task.kind === 'lay') return planFromStops(request, facts, task.stops)
  const ids = task.plan.days.map(({ date, stops }) => stops.map(({ poiId }, i) => poiId ?? `${date} ${i}`))
  return makePlanView(request, facts, task.plan, ids)
}

/** A request that was settled once; a trip of the past is read like any other. */
function resolveStored(input: unknown, facts: PlanFacts): ResolvedRequest | null {
  const parsed = z.safeParse(planRequest, input)
  if (!parsed.success || parsed.data.startDate === undefined) return null
  const settled = resolveRequest(parsed.data, facts, parsed.data.startDate)
  return settled.ok ? settled.value : null
}

function plan(
  { input, today, isPatient = false }: Extract<EngineTask, { kind: 'plan' }>,
  facts: PlanFacts,
  onPlan: (answer: PlanAnswer) => void,
): EnginePlan {
  const parsed = z.safeParse(planRequest, input)
  if (!parsed.success)
    return {
      state: 'wrong',
      issues: parsed.error.issues.map(({ path, message }) => ({ path: path.join('.'), message })),
    }
  const settled = resolveRequest(parsed.data, facts, today)
  if (!settled.ok) return { state: 'wrong', issues: settled.issues }
  const request = settled.value
  const answerOf = (solved: CheckedPlan): PlanAnswer => ({
    ...solved,
    request,
    ...provenanceOfGuides(facts.guides),
  })
  const outcome = planOrExplain(request, facts, {
    startTimer: isPatient ? unlimitedTimer : clockTimer,
    onPlan: (solved) => onPlan(answerOf(solved)),
  })
  if (outcome.state === 'planned') return { state: 'planned', answer: answerOf(outcome.solved) }
  const { nearest } = outcome
  return {
    state: 'refused',
    refusal: {
      conflict: outcome.state === 'refused' ? outcome.conflict : null,
      dropped: nearest?.dropped ?? [],
      nearest: nearest && { plan: nearest.solved.plan, request: nearest.request },
    },
  }
}

const clockTimer: StartTimer = (milliseconds) => {
  const { elapsed } = unlimitedTimer(milliseconds)
  return { elapsed, isOver: () => elapsed() >= SLOW_DEVICE_FACTOR * milliseconds }
}

/** For a search that nobody waits for: it ends with its iterations, or with its worker. */
const unlimitedTimer: StartTimer = () => {
  const started = Date.now()
  return { elapsed: () => Date.now() - started, isOver: () => false }
}

/** Days planned anew around what is locked; what was broken on other days before does not stand in the way. */
function replan(view: PlanView, facts: PlanFacts, days: readonly number[]): PlanView | 'late' | null {
  const { request, plan } = view
  const brokenRules = new Set(view.checks.filter(({ ok }) => !ok).map(({ rule }) => rule))
  const isProved = (candidate: Plan) =>
    checkTrip(request, candidate, facts).every(
      ({ ok, rule, parts }) => ok || (brokenRules.has(rule) && parts.every(({ day }) => !days.includes(day))),
    )
  const started = Date.now()
  let hasPlan = false
  const { solution, cut } = replanDays(request, facts, plan, {
    days,
    isProved,
    onPlan: () => {
      hasPlan = true
    },
    // On a slow device the first one takes longer; then nothing is won by giving up.
    shouldStop: () => Date.now() - started > (hasPlan ? REPLAN_MS : FIRST_REPLAN_TIMEOUT_MS),
  })
  if (!solution) return cut ? 'late' : null
  const next = refreshRainAlternatives(solution.plan, request, facts)
  return makePlanView(request, facts, next, idsAfter(view, next))
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
