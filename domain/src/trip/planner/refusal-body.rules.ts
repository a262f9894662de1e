import { z } from 'zod/mini'
import { planTrip, type ResolvedRequest } from '../itinerary/index.ts'
import type { ConstraintText } from './constraints.rules.ts'
import type { PlanRefusal } from './plan-verdict.rules.ts'

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
