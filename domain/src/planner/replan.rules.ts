import {
  inCurrency,
  type Plan,
  type PlanDay,
  type PlanFacts,
  type SettledRequest,
  totalCurrency,
} from '../itinerary/index.ts'
import { type Frame, makeFrames } from './frames.rules.ts'
import { type Found, type Solved, type SolveOptions, solveFrames } from './solver.rules.ts'

const CLOSED = { open: 1, close: 0 }

/**
 * Plans some days of a plan anew, by index, around what is locked on them. The other days come back as they are, to the
 * byte; what they hold is neither repeated nor paid twice.
 */
export function replanDays(
  request: SettledRequest,
  facts: PlanFacts,
  plan: Plan,
  { days, ...options }: SolveOptions & { days: readonly number[] },
): Solved {
  const held = plan.days.filter((_, i) => !days.includes(i))
  const frames = makeFrames(request, facts).map((frame, i) =>
    days.includes(i) ? frame : { ...frame, ...CLOSED },
  )
  const open = plan.days.filter((_, i) => days.includes(i))
  const merge = (found: Plan): Plan => mergeDays(request, facts, plan, { days, found })
  const merged = (found: Found): Found => ({ ...found, plan: merge(found.plan) })
  const { onPlan } = options
  const solved = solveFrames(
    { request: around(request, facts, held, open, frames), facts, frames },
    {
      ...options,
      isProved: (found) => options.isProved(merge(found), request),
      ...(onPlan && { onPlan: (found: Found) => onPlan(merged(found)) }),
    },
  )
  return { ...solved, found: solved.found && merged(solved.found) }
}

/** What is left of the request once the held days have had their part. */
function around(
  request: SettledRequest,
  facts: PlanFacts,
  held: readonly PlanDay[],
  open: readonly PlanDay[],
  frames: readonly Frame[],
): SettledRequest {
  const taken = held.flatMap(({ stops }) => stops.flatMap(({ poiId }) => poiId ?? []))
  const isOpen = (date: string) => frames.some((frame) => frame.date === date && frame.open <= frame.close)
  const locked = open.flatMap(({ date, stops }) =>
    stops.flatMap(({ isLocked, poiId, start }) =>
      isLocked && poiId !== null ? [{ poiId, date, start }] : [],
    ),
  )
  const asked = request.locks.filter(
    ({ poiId, date }) => isOpen(date) && !locked.some((lock) => lock.poiId === poiId),
  )
  const { budget, ...rest } = request
  const left = budget && Math.max(0, budget.amount - sumOf(held, request, facts))
  return {
    ...rest,
    avoid: [...request.avoid, ...taken],
    mustSee: request.mustSee.filter((id) => !taken.includes(id)),
    locks: [...locked, ...asked],
    bookings: request.bookings.filter(({ date }) => isOpen(date)),
    ...(budget && left !== undefined && { budget: { ...budget, amount: left } }),
  }
}

function mergeDays(
  request: SettledRequest,
  facts: PlanFacts,
  plan: Plan,
  { days, found }: { days: readonly number[]; found: Plan },
): Plan {
  const all = plan.days.map((day, i) => (days.includes(i) ? (found.days[i] ?? day) : day))
  return { days: all, total: { amount: sumOf(all, request, facts), currency: totalCurrency(request, facts) } }
}

/** What days cost the party, in the currency of the total. */
export function sumOf(days: readonly PlanDay[], request: SettledRequest, facts: PlanFacts): number {
  const currency = totalCurrency(request, facts)
  const costs = days.flatMap(({ stops, legs }) => [...stops, ...legs].map(({ cost }) => cost))
  return costs.reduce((sum, cost) => sum + (inCurrency(cost, currency, facts.rates)?.amount ?? 0), 0)
}
