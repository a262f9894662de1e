import { provenanceOfGuides } from '../../destination/places/index.ts'
import {
  type Check,
  type Plan,
  type PlanAnswer,
  type PlanFacts,
  type ResolvedRequest,
  totalCurrency,
} from '../itinerary/index.ts'
import type { ConstraintText } from './constraints.rules.ts'
import { type CheckedPlan, type NearestPlan, planOrExplain, type StartTimer } from './outcome.rules.ts'

/** What could not be kept, in words, and the plan that gives up least. */
export type PlanRefusal = {
  /** Null: time ran out before it was known whether everything can be kept. */
  conflict: ConstraintText[] | null
  dropped: ConstraintText[]
  nearest: { plan: Plan; request: ResolvedRequest; checks: Check[] } | null
}
export type PlanVerdict =
  | { state: 'planned'; answer: PlanAnswer }
  | { state: 'refused'; refusal: PlanRefusal }

export type PlanContext = {
  startTimer: StartTimer
  /** The rates of the facts that sums in these currencies were worked out with. */
  usedRates: (codes: readonly string[]) => PlanAnswer['rates']
  /** Gets each better plan on the way. */
  onPlan?: (answer: PlanAnswer) => void
}

/** Plans a request, proves the plan and answers it, or refuses: what the server and the page both call, each with its clock. */
export function planOrRefuse(
  request: ResolvedRequest,
  facts: PlanFacts,
  { startTimer, usedRates, onPlan }: PlanContext,
): PlanVerdict {
  const codes = currenciesOf(request, facts)
  const rates = codes.length > 1 ? usedRates(codes) : undefined
  const answerOf = (solved: CheckedPlan): PlanAnswer => ({
    request,
    ...solved,
    ...(rates && { rates }),
    ...provenanceOfGuides(facts.guides),
  })
  const outcome = planOrExplain(request, facts, {
    startTimer,
    ...(onPlan && { onPlan: (solved: CheckedPlan) => onPlan(answerOf(solved)) }),
  })
  if (outcome.state === 'planned') return { state: 'planned', answer: answerOf(outcome.solved) }
  const conflict = outcome.state === 'refused' ? outcome.conflict : null
  return { state: 'refused', refusal: { conflict, ...toNearest(outcome.nearest) } }
}

/** The currencies whose sums meet in the total. */
function currenciesOf(request: ResolvedRequest, facts: PlanFacts): string[] {
  const ofCities = facts.guides.map(({ city }) => city.currency)
  const ofBookings = request.bookings.flatMap(({ cost }) => (cost ? [cost.currency] : []))
  return [...new Set([totalCurrency(request, facts), ...ofCities, ...ofBookings])]
}

function toNearest(found: NearestPlan | null): Pick<PlanRefusal, 'dropped' | 'nearest'> {
  if (!found) return { dropped: [], nearest: null }
  const { solved, request, dropped } = found
  return { dropped, nearest: { plan: solved.plan, request, checks: solved.checks } }
}
