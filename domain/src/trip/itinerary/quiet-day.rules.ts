import type { PlanDay } from './itinerary.contract.ts'
import { minutesOf } from './request.rules.ts'

const FEW_VISITS = 2
const FREE_MINUTES = 120

/** Whether a day has few visits and hours to spare: a page says why, lest it look like a fault of the plan. */
export function isQuietDay({ stops }: Pick<PlanDay, 'stops'>): boolean {
  const visits = stops.filter(({ kind }) => kind !== 'meal').length
  const free = stops
    .slice(1)
    .reduce((sum, { arrive, start }) => sum + minutesOf(start) - minutesOf(arrive), 0)
  return visits > 0 && visits <= FEW_VISITS && free >= FREE_MINUTES
}
