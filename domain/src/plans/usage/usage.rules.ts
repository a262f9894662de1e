/** The kinds of use that are counted per person and UTC day (specification sections 3 and 9). */
export const USAGE_TYPES = ['ai_requests', 'itinerary_generations', 'search_requests', 'saved_items'] as const
export type UsageType = (typeof USAGE_TYPES)[number]

/** The free plan's daily limits (specification section 9). */
export const FREE_LIMITS = {
  ai_requests: 10,
  itinerary_generations: 3,
  search_requests: 25,
  saved_items: 15,
} as const satisfies Record<UsageType, number>

export type Usage = {
  type: UsageType
  count: number
  limit: number
  /** ISO 8601 instant at which the counter resets. */
  resetsAt: string
}

/** The next midnight in UTC. */
export function usageResetsAt(now: Date): Date {
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() + 1))
}
