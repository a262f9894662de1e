import { z } from 'zod/mini'
import { contract } from '../../base/contract.ts'
import { TRIP_TOOLS } from '../tools/index.ts'

/** Names a proposal by what it changes: the same change of the same plan has the same id, and of another plan another one. */
export const PROPOSAL_ID = /^[0-9a-f]{32}$/

/** A stop before or after; `day` counts from 1. */
const side = z.nullable(z.object({ day: z.number(), name: z.string(), start: z.string(), end: z.string() }))
const difference = z.object({
  kind: z.enum(['added', 'removed', 'moved', 'retimed', 'replaced']),
  before: side,
  after: side,
  /** Minutes and money (minor units) more than before. */
  minutes: z.number(),
  money: z.number(),
})

const proposedPlanChange = z.object({
  /** `accepted`: the trip has it. `question`: something is missing or not clear. `refused`: there is no such plan. */
  state: z.enum(['proposed', 'accepted', 'question', 'refused']),
  tripId: z.string(),
  /** To be sent as `accept` with the same change. */
  proposal: z.nullable(z.string()),
  differences: z.array(difference),
  money: z.number(),
  currency: z.nullable(z.string()),
  waysMinutes: z.number(),
  /** What is asked back, or why not: `about` and its details. */
  reason: z.nullable(z.looseObject({ about: z.string() })),
})
export type ProposedPlanChange = z.output<typeof proposedPlanChange>

export const proposePlanChange = contract({
  method: 'POST',
  path: '/api/trips/{id}/plan-changes',
  summary:
    'Computes a change of the plan of a trip, and shows it stop by stop; with its id as `accept` the trip gets it, counted as a plan, one entry of the history of the trip.',
  roles: 'signed-in',
  input: z.extend(TRIP_TOOLS['plan.change'].input, {
    id: z.uuid().check(z.toLowerCase()),
    accept: z.optional(z.string().check(z.regex(PROPOSAL_ID))),
  }),
  output: proposedPlanChange,
  errors: [
    'not-found',
    'not-allowed',
    'conflict',
    'limit-reached',
    'unavailable',
    'unprocessable',
    'too-many-requests',
  ],
  isComputation: true,
})
