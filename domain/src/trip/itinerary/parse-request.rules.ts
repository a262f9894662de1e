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

/** Parses a stored, resolved request; trips of the past are valid too. Null when it is not valid any more. */
export function parseStoredRequest(input: unknown, facts: PlanFacts): ResolvedRequest | null {
  const parsed = z.safeParse(planRequest, input)
  if (!parsed.success || parsed.data.startDate === undefined) return null
  const resolved = resolveRequest(parsed.data, facts, parsed.data.startDate)
  return resolved.ok ? resolved.value : null
}
