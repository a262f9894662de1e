import { utcDate } from '@tripwright/domain/base/dates'
import { toWallTime } from '@tripwright/domain/base/zones'
import { provenanceOfGuides } from '@tripwright/domain/destination/places'
import { ratesUsed } from '@tripwright/domain/money/currency'
import {
  type Issue,
  itineraryMessages,
  type PlanAnswer,
  type PlanRequest,
  type ResolvedRequest,
  resolveRequest,
  totalCurrency,
} from '@tripwright/domain/trip/itinerary'
import type { CheckedPlan, NearestPlan, PlanOutcome } from '@tripwright/domain/trip/planner'
import { AppError } from '#platform/http/app-error.ts'
import { type DatedFacts, loadPlanFacts, type PlanFactsDeps } from './plan-facts.service.ts'

export type ResolvedPlanning = { request: ResolvedRequest; facts: DatedFacts }

/** The request with nothing left open and the facts for it. Throws bad-input with every issue found. */
export async function resolvePlanning(
  deps: PlanFactsDeps,
  input: PlanRequest,
  now: Date,
): Promise<ResolvedPlanning> {
  const ids = input.cities.map(({ id }) => id)
  const day = utcDate(now)
  const loaded = await loadPlanFacts(deps, ids, input.startDate ?? day, input.days)
  const zone = loaded.guides.find(({ city }) => city.id === ids[0])?.city.zone ?? 'UTC'
  const settled = resolveRequest(input, loaded, toWallTime(now.getTime(), zone).date)
  if (!settled.ok) throw badInput(settled.issues)
  const request = settled.value
  const facts = await loadPlanFacts(deps, ids, request.startDate, request.days)
  return { request, facts }
}

function badInput(issues: Issue[]): AppError {
  return new AppError('bad-input', { issues: issues.slice(0, 20) })
}

/** What a plan call answers. */
export function toAnswer(
  { plan, checks, solver }: CheckedPlan,
  { request, facts }: ResolvedPlanning,
): PlanAnswer {
  const codes = currenciesOf(request, facts)
  const rates = codes.length > 1 ? { rates: ratesUsed(facts.rates, codes) } : {}
  return { request, plan, checks, solver, ...rates, ...provenanceOfGuides(facts.guides) }
}

/** The currencies whose sums meet in the total. */
function currenciesOf(request: ResolvedRequest, facts: DatedFacts): string[] {
  const ofCities = facts.guides.map(({ city }) => city.currency)
  const ofBookings = request.bookings.flatMap(({ cost }) => (cost ? [cost.currency] : []))
  return [...new Set([totalCurrency(request, facts), ...ofCities, ...ofBookings])]
}

/** How soon a search that ran out of time is worth trying again. */
const RETRY_AFTER_SECONDS = 30

/** The 422 of contract.md: the constraints that clash, in words, and the nearest plan that holds; or that the time was over. */
export function toPlanError(outcome: Exclude<PlanOutcome, { state: 'planned' }>): AppError {
  const { nearest } = outcome
  const more = nearestFields(nearest)
  const { texts } = itineraryMessages
  if (outcome.state === 'out-of-time')
    return new AppError('out-of-time', {
      message: texts[nearest ? 'out-of-time.nearest' : 'out-of-time'],
      retryAfter: RETRY_AFTER_SECONDS,
      more,
    })
  const { conflict } = outcome
  const isLeftTooSoon = conflict.some(({ wish }) => wish === 'nights')
  const kind = isLeftTooSoon ? 'infeasible.nights' : nearest ? 'infeasible.nearest' : 'infeasible'
  return new AppError('infeasible', { message: texts[kind], more: { conflict, ...more } })
}

function nearestFields(nearest: NearestPlan | null): Record<string, unknown> {
  return {
    dropped: nearest?.dropped ?? [],
    nearest: nearest?.solved.plan ?? null,
    nearestRequest: nearest?.request ?? null,
    nearestChecks: nearest?.solved.checks ?? [],
  }
}
