import { z } from 'zod/mini'

/**
 * Why a trip that somebody was in is not there for them any more, beside `not-found`: its owner deleted it, and may undo that, or
 * their own part in it ended. Strangers are told nothing.
 */
export const tripEnd = z.object({
  how: z.enum(['deleted', 'part-ended']),
  /** The name of the owner who deleted it, which may be empty; null where that is oneself, or nobody deleted it. */
  by: z.nullable(z.string()),
})
export type TripEnd = z.output<typeof tripEnd>
