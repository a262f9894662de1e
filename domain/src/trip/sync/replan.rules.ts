import { checkTrip, type Plan, type PlanFacts } from '../itinerary/index.ts'
import { replanDays, type StartTimer } from '../planner/index.ts'
import { type Edit, editPlan } from './edit.rules.ts'
import { makePlanView, type PlanView, refreshRainAlternatives } from './plan-view.rules.ts'

/** The time limit of the first plan: it takes longer on a slow device, and stopping early would gain nothing. */
const FIRST_REPLAN_TIMEOUT_MS = 30_000
const REPLAN_MS = 1500

/** The plan after any edit; null when there is none, `late` when time ran out first. */
export function changePlan(
  view: PlanView,
  facts: PlanFacts,
  edit: Edit,
  startTimer: StartTimer,
): PlanView | 'late' | null {
  return edit.kind === 'replan' ? replan(view, facts, edit.days, startTimer) : editPlan(view, facts, edit)
}

/** Plans days again around their locked stops; existing violations of other days do not prevent it. */
function replan(
  view: PlanView,
  facts: PlanFacts,
  days: readonly number[],
  startTimer: StartTimer,
): PlanView | 'late' | null {
  const { request, plan } = view
  const known = new Set(view.checks.filter(({ ok }) => !ok).map(({ rule }) => rule))
  const isProved = (found: Plan) =>
    checkTrip(request, found, facts).every(
      ({ ok, rule, parts }) => ok || (known.has(rule) && parts.every(({ day }) => !days.includes(day))),
    )
  const timer = startTimer(FIRST_REPLAN_TIMEOUT_MS)
  let hasPlan = false
  const { solution, cut } = replanDays(request, facts, plan, {
    days,
    isProved,
    onPlan: () => {
      hasPlan = true
    },
    shouldStop: () => timer.elapsed() > (hasPlan ? REPLAN_MS : FIRST_REPLAN_TIMEOUT_MS),
  })
  if (!solution) return cut ? 'late' : null
  const next = refreshRainAlternatives(solution.plan, request, facts)
  return makePlanView(request, facts, next, idsAfter(view, next))
}

/** An existing stop keeps its id; '' marks a new one. */
export function idsAfter(view: PlanView, next: Plan): string[][] {
  const left = view.plan.days.flatMap(({ date, stops }, i) =>
    stops.map((stop, j) => ({ date, stop, id: view.ids[i]?.[j] ?? '' })),
  )
  const take = (fits: (row: (typeof left)[number]) => boolean) => {
    const at = left.findIndex(fits)
    return at < 0 ? '' : (left.splice(at, 1)[0]?.id ?? '')
  }
  return next.days.map(({ date, stops }) =>
    stops.map(({ poiId, kind, meal, name, bookingId }) =>
      bookingId !== undefined
        ? bookingId
        : poiId === null
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
