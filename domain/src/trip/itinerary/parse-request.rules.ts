import { z } from 'zod/mini'
import type { IsoDate } from '../../base/dates.ts'
import type { PlanFacts } from './facts.rules.ts'
import { planRequest } from './itinerary.contract.ts'
import { type RequestResolution, type ResolvedRequest, resolveRequest } from './request.rules.ts'

/** Parses and resolves an untrusted request, or gives its faults. */
export function parseRequest(input: unknown, facts: PlanFacts, today: IsoDate): RequestResolution {
  const parsed = z.safeParse(planRequest, input)
  if (parsed.success) return resolveRequest(parsed.data, facts, today)
  const issues = parsed.error.issues.map(({ path, message }) => ({ path: path.join('.'), message }))
  return { ok: false, issues }
}

/** A request that was resolved once and stored; a trip of the past is read like any other. Null where it means nothing any more. */
export function parseStoredRequest(input: unknown, facts: PlanFacts): ResolvedRequest | null {
  const parsed = z.safeParse(planRequest, input)
  if (!parsed.success || parsed.data.startDate === undefined) return null
  const resolved = resolveRequest(parsed.data, facts, parsed.data.startDate)
  return resolved.ok ? resolved.value : null
}
