import { z } from 'zod/mini'
import { provenanceOfGuides } from '../../destination/places/index.ts'
import {
  type Check,
  type Plan,
  type PlanAnswer,
  type PlanFacts,
  planTrip,
  type ResolvedRequest,
  totalCurrency,
  walksOfPlan,
} from '../itinerary/index.ts'
import type { ConstraintText } from './constraints.rules.ts'
import { type CheckedPlan, type NearestPlan, planOrExplain, type StartTimer } from './outcome.rules.ts'

/** The constraints that conflict, as texts, and the plan that drops the fewest of them. */
export type PlanRefusal = {
  /** Null when time ran out before the search for a conflict ended. */
  conflict: ConstraintText[] | null
  dropped: ConstraintText[]
  nearest: ({ plan: Plan; request: ResolvedRequest; checks: Check[] } & Pick<PlanAnswer, 'walks'>) | null
}
export type PlanVerdict =
  | { state: 'planned'; answer: PlanAnswer }
  | { state: 'refused'; refusal: PlanRefusal }

export type PlanContext = {
  startTimer: StartTimer
  /** The exchange rates that the facts hold for these currencies. */
  usedRates: (codes: readonly string[]) => PlanAnswer['rates']
  /** Called with each better plan while the search runs. */
  onPlan?: (answer: PlanAnswer) => void
}

/** Plans a request and checks the plan, or refuses. The server and the page call it, each with its own timer. */
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
    ...walksIn(request, solved.plan, facts),
    ...provenanceOfGuides(facts.guides),
  })
  const outcome = planOrExplain(request, facts, {
    startTimer,
    ...(onPlan && { onPlan: (solved: CheckedPlan) => onPlan(answerOf(solved)) }),
  })
  if (outcome.state === 'planned') return { state: 'planned', answer: answerOf(outcome.solved) }
  const conflict = outcome.state === 'refused' ? outcome.conflict : null
  return { state: 'refused', refusal: { conflict, ...toNearest(outcome.nearest, facts) } }
}

function walksIn(request: ResolvedRequest, plan: Plan, facts: PlanFacts): Pick<PlanAnswer, 'walks'> {
  const walks = walksOfPlan(request, plan, facts)
  return walks.length > 0 ? { walks } : {}
}

/** The currencies that are added up in the total. */
function currenciesOf(request: ResolvedRequest, facts: PlanFacts): string[] {
  const ofCities = facts.guides.map(({ city }) => city.currency)
  const ofBookings = request.bookings.flatMap(({ cost }) => (cost ? [cost.currency] : []))
  const ofPlaces = request.places?.flatMap(({ price }) => (price ? [price.currency] : [])) ?? []
  return [...new Set([totalCurrency(request, facts), ...ofCities, ...ofBookings, ...ofPlaces])]
}

function toNearest(found: NearestPlan | null, facts: PlanFacts): Pick<PlanRefusal, 'dropped' | 'nearest'> {
  if (!found) return { dropped: [], nearest: null }
  const { solved, request, dropped } = found
  return {
    dropped,
    nearest: {
      plan: solved.plan,
      request,
      checks: solved.checks,
      ...walksIn(request, solved.plan, facts),
    },
  }
}

const constraintText = z.object({
  wish: z.string(),
  index: z.nullable(z.number()),
  key: z.string(),
  values: z.record(z.string(), z.union([z.string(), z.number()])),
  message: z.string(),
})
const { plan, checks, walks } = planTrip.output.shape
const refusalBody = z.object({
  /** Missing when time ran out. */
  conflict: z.optional(z.array(constraintText)),
  dropped: z.array(constraintText),
  nearest: z.nullable(plan),
  nearestRequest: z.optional(z.unknown()),
  nearestChecks: z._default(checks, []),
  nearestWalks: walks,
})

/** The body of a refusal, beside the code and the message of the error (contract.md, 422). */
export function toRefusalBody({ conflict, dropped, nearest }: PlanRefusal) {
  return {
    ...(conflict && { conflict }),
    dropped,
    nearest: nearest?.plan ?? null,
    nearestRequest: nearest?.request ?? null,
    nearestChecks: nearest?.checks ?? [],
    ...(nearest?.walks && { nearestWalks: nearest.walks }),
  }
}

/** Parses the refusal in the body of an error; null for another error. */
export function parseRefusalBody(body: unknown): PlanRefusal | null {
  const parsed = z.safeParse(refusalBody, body)
  if (!parsed.success) return null
  const { conflict, dropped, nearest, nearestRequest, nearestChecks, nearestWalks } = parsed.data
  // Server and browser word constraints from the same list, and the planner parses the request again.
  const texts = {
    conflict: (conflict ?? null) as ConstraintText[] | null,
    dropped: dropped as ConstraintText[],
  }
  const request = nearestRequest as ResolvedRequest | null | undefined
  return {
    ...texts,
    nearest:
      nearest && request
        ? {
            plan: nearest,
            request,
            checks: nearestChecks,
            ...(nearestWalks && { walks: nearestWalks }),
          }
        : null,
  }
}
