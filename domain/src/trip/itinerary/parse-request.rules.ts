import { z } from 'zod/mini'
import type { IsoDate } from '../../base/dates.ts'
import type { PlanFacts } from './facts.rules.ts'
import { type PlanRequest, planRequest } from './itinerary.contract.ts'
import { isOwnPlaceId } from './own-place-id.rules.ts'
import { type RequestResolution, type ResolvedRequest, resolveRequest } from './request.rules.ts'

/** Parses and resolves an untrusted request, or gives its faults. */
export function parseRequest(input: unknown, facts: PlanFacts, today: IsoDate): RequestResolution {
  const parsed = z.safeParse(planRequest, input)
  if (parsed.success) return resolveRequest(parsed.data, facts, today)
  const issues = parsed.error.issues.map(({ path, message }) => ({ path: path.join('.'), message }))
  return { ok: false, issues }
}

/** Parses a stored, resolved request; trips of the past are valid too. Null when it is not valid any more. */
export function parseStoredRequest(input: unknown, facts: PlanFacts): ResolvedRequest | null {
  const parsed = z.safeParse(planRequest, input)
  if (!parsed.success || parsed.data.startDate === undefined) return null
  const resolved = resolveRequest(withoutGonePlaces(parsed.data, facts), facts, parsed.data.startDate)
  return resolved.ok ? resolved.value : null
}

/** Somebody may have removed a place of their own that the request still names: without it the trip can still be opened. */
function withoutGonePlaces(request: PlanRequest, { guides }: PlanFacts): PlanRequest {
  const own = guides
    .flatMap(({ pointsOfInterest }) => pointsOfInterest)
    .map(({ id }) => id)
    .filter(isOwnPlaceId)
  const isThere = (id: string) => !isOwnPlaceId(id) || own.includes(id)
  const { mustSee, avoid, locks, places } = request
  return {
    ...request,
    mustSee: mustSee.filter(isThere),
    avoid: avoid.filter(isThere),
    locks: locks.filter(({ poiId }) => isThere(poiId)),
    ...(places && { places: places.filter(({ id }) => isThere(id)) }),
  }
}
