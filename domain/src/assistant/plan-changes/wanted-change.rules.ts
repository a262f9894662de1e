import { type Check, minutesOf, type ResolvedRequest, type Stop } from '../../trip/itinerary/index.ts'
import type { PlanView } from '../../trip/sync/index.ts'

export const PARTS_OF_DAY = ['morning', 'afternoon', 'evening'] as const
export type PartOfDay = (typeof PARTS_OF_DAY)[number]
type DietList = PlanView['request']['needs']['diets']

/** A change to a plan with all that it names looked up: stops by id, days by index, times in minutes of the day, sums in minor units. */
export type WantedChange =
  | { kind: 'pace'; days: number[]; pace: 'relaxed' | 'packed' }
  | { kind: 'move'; id: string; day: number; part: PartOfDay | null }
  /** Other tables for these meals, with these diets. */
  | { kind: 'meals'; ids: string[]; diets: DietList; isEveryMeal: boolean }
  | { kind: 'arrival' | 'departure'; minutes: number }
  | { kind: 'rest'; day: number }
  /** The total of the plan is at most this. */
  | { kind: 'budget'; amount: number }
  | { kind: 'remove'; id: string }
  /** Null: another place of its kind. */
  | { kind: 'swap'; id: string; poiId: string | null }
  | { kind: 'add'; poiId: string; days: number[] }
  /** Less under the open sky on a day of rain; the days that are drier. */
  | RainChange

/** A day whose forecast has rain, and those whose forecast has none, by index. */
export type RainChange = { kind: 'rain'; day: number; dryDays: readonly number[] }

/** Why nothing can be changed so, where the facts alone show it. */
export type ChangeObstacle =
  | {
      why:
        | 'booked'
        | 'already'
        | 'not-better'
        | 'no-table'
        | 'not-in-plan'
        | 'no-place'
        | 'no-day'
        | 'no-shelter'
      name: string
    }
  | { why: 'closed'; name: string; day: number; hours: { open: number; close: number }[] }
  | { why: 'saves-less'; most: number; currency: string }

/** What a change comes to: the plan after it, or why there is none; without an obstacle nothing single is in the way. */
export type ChangeResult =
  | { after: PlanView }
  | { after: null; obstacle: ChangeObstacle | null; request: ResolvedRequest }

const PART_BOUNDS: Record<PartOfDay, { from: number; to: number }> = {
  morning: { from: 0, to: 720 },
  afternoon: { from: 720, to: 1020 },
  evening: { from: 1020, to: 2880 },
}

export function isInPart({ start }: Pick<Stop, 'start'>, part: PartOfDay | null): boolean {
  if (part === null) return true
  const { from, to } = PART_BOUNDS[part]
  const at = minutesOf(start)
  return at >= from && at < to
}

/** The starts to try in a part of a day, every half hour. */
export function startsIn(part: PartOfDay): number[] {
  const from = Math.max(PART_BOUNDS[part].from, 480)
  const to = Math.min(PART_BOUNDS[part].to, 1260)
  return Array.from({ length: Math.ceil((to - from) / 30) }, (_, i) => from + i * 30)
}

/** Whether a plan breaks no rule that it did not break before, on any day. */
export function holds(before: readonly Check[], after: readonly Check[]): boolean {
  const known = countFaults(before)
  return [...countFaults(after)].every(([key, count]) => count <= (known.get(key) ?? 0))
}

function countFaults(checks: readonly Check[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const { rule, ok, parts } of checks) {
    if (ok) continue
    // A rule of the whole plan, such as its budget, names no day.
    const keys = parts.length > 0 ? parts.map(({ day }) => `${rule} ${day}`) : [`${rule} -1`]
    for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1)
  }
  return counts
}
