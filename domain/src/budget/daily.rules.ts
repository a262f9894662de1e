import { daysBetween, type IsoDate } from '../base/dates.ts'
import { shareOut } from './split.rules.ts'

export type Period = { from: IsoDate; to: IsoDate }
export type Daily = {
  days: number
  /** What was meant for one day, rounded down to the minor unit. */
  planned: number
  left: number
  daysLeft: number
  /** What each day from today on may cost so that the total holds; 0 when it is spent or the time is over. */
  perDayLeft: number
}

/** A total shared out over days, and what of it is left for each day from today on; minor units. */
export function findDaily(total: number, spent: number, { from, to }: Period, today: IsoDate): Daily {
  const days = daysBetween(from, to) + 1
  const first = today > from ? today : from
  const daysLeft = Math.max(0, daysBetween(first, to) + 1)
  const left = total - spent
  return {
    ...{ days, left, daysLeft },
    planned:
      shareOut(
        total,
        Array.from({ length: days }, () => 1),
      ).at(-1) ?? 0,
    perDayLeft: daysLeft > 0 && left > 0 ? Math.floor(left / daysLeft) : 0,
  }
}
