import type { PlanAnswer, planTrip } from '@tripwright/domain/trip/itinerary'
import { consumeOwnUsage, refundOwnUsage } from '#features/plans/usage/index.ts'
import type { Call } from '#platform/http/route.ts'

/** Units that a plan takes from the day's limit (decisions.md, "Counting"). */
export const PLAN_USAGE = 'itinerary_generations'

/** The unit of a search whose plans are streamed while it runs. */
export type UsageReservation = {
  onPlan: (answer: PlanAnswer) => void
  /** Aborted when the unit was refused, because the plan may not be sent then. */
  refused: AbortSignal
  /** Waits for the unit; false when no plan was sent and so none was taken. Throws limit-reached. */
  isTaken: () => Promise<boolean>
  /** After a server fault, and for a plan that was already counted. */
  giveBack: () => Promise<void>
}

/** A plan that was sent counts, whatever the search ends with: the unit is taken before the first one is sent. */
export function reserveUsage(
  call: Call<typeof planTrip>,
  show: (answer: PlanAnswer) => void,
): UsageReservation {
  const refused = new AbortController()
  let taking: Promise<unknown> | undefined
  return {
    refused: refused.signal,
    onPlan(answer) {
      taking ??= consumeOwnUsage(call, PLAN_USAGE)
      // In the order in which they were found: all wait for the same unit.
      taking.then(
        () => show(answer),
        () => refused.abort(),
      )
    },
    async isTaken() {
      await taking
      return taking !== undefined
    },
    async giveBack() {
      const isTaken = await taking?.then(
        () => true,
        () => false,
      )
      if (isTaken) await refundOwnUsage(call, PLAN_USAGE)
    },
  }
}
