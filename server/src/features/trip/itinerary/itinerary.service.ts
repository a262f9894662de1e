import { utcDate } from '@tripwright/domain/base/dates'
import {
  type Issue,
  itineraryMessages,
  joinOwnPlaces,
  type PlanRequest,
  type ResolvedRequest,
  resolveRequest,
  todayInFirstCity,
} from '@tripwright/domain/trip/itinerary'
import { type PlanRefusal, toRefusalBody } from '@tripwright/domain/trip/planner'
import type { DatedFacts } from '#features/trip/planner/index.ts'
import { AppError } from '#platform/http/app-error.ts'
import { loadPlanFacts, loadWalks, type PlanFactsDeps } from './plan-facts.service.ts'

export type ResolvedPlanning = { request: ResolvedRequest; facts: DatedFacts }

/** The request with defaults filled in and the facts for it. Throws bad-input with every issue found. */
export async function resolvePlanning(
  deps: PlanFactsDeps,
  input: PlanRequest,
  now: Date,
): Promise<ResolvedPlanning> {
  const ids = input.cities.map(({ id }) => id)
  const loaded = await loadPlanFacts(deps, ids, input.startDate ?? utcDate(now), input.days)
  const firstFacts = joinOwnPlaces(loaded, input.places)
  const settled = resolveRequest(input, firstFacts, todayInFirstCity(input, firstFacts, now.getTime()))
  if (!settled.ok) throw badInput(settled.issues)
  const request = settled.value
  const facts = await loadPlanFacts(deps, ids, request.startDate, request.days)
  const walks = await loadWalks(deps, request, facts.guides)
  return { request, facts: joinOwnPlaces({ ...facts, ...walks }, request.places) }
}

function badInput(issues: Issue[]): AppError {
  return new AppError('bad-input', { issues: issues.slice(0, 20) })
}

/** Seconds before a retry after a search ran out of time. */
const RETRY_AFTER_SECONDS = 30

/** The 422 of contract.md: the conflicting constraints in words and the nearest valid plan, or that the time ran out. */
export function toPlanError(refusal: PlanRefusal): AppError {
  const { conflict, nearest } = refusal
  const more = toRefusalBody(refusal)
  const { texts } = itineraryMessages
  if (conflict === null)
    return new AppError('out-of-time', {
      message: texts[nearest ? 'out-of-time.nearest' : 'out-of-time'],
      retryAfter: RETRY_AFTER_SECONDS,
      more,
    })
  const isLeftTooSoon = conflict.some(({ wish }) => wish === 'nights')
  const kind = isLeftTooSoon ? 'infeasible.nights' : nearest ? 'infeasible.nearest' : 'infeasible'
  return new AppError('infeasible', { message: texts[kind], more })
}
