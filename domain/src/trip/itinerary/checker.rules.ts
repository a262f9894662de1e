import { toInstant } from '../../base/zones.ts'
import { checkBookings, checkConnections, checkStays, checkTransport } from './booking-checks.rules.ts'
import {
  type CheckContext,
  type CheckedDay,
  countText,
  type ExpectedDay,
  type Finding,
  makeCheckContext,
  readClock,
  type Violation,
} from './check-context.rules.ts'
import {
  checkAvoid,
  checkFacts,
  checkLocks,
  checkMustSee,
  checkNeeds,
  checkOnce,
  checkRainAlternative,
} from './constraint-checks.rules.ts'
import { checkBudget, checkCosts } from './cost-checks.rules.ts'
import type { PlanFacts } from './facts.rules.ts'
import { type Check, type CheckRule, type Plan, RULES, type Transfer } from './itinerary.contract.ts'
import { checkMeals } from './meal-checks.rules.ts'
import type { ResolvedRequest } from './request.rules.ts'
import {
  checkDayBounds,
  checkDaylight,
  checkLastEntry,
  checkOpeningHours,
  checkOrder,
  checkPace,
  checkTravelTime,
  checkVisitLength,
  checkWalking,
} from './time-checks.rules.ts'

const CHECKS: Record<CheckRule, (view: CheckContext) => Finding> = {
  facts: checkFacts,
  'opening-hours': checkOpeningHours,
  'last-entry': checkLastEntry,
  'travel-time': checkTravelTime,
  order: checkOrder,
  'visit-length': checkVisitLength,
  once: checkOnce,
  meals: checkMeals,
  'day-bounds': checkDayBounds,
  walking: checkWalking,
  pace: checkPace,
  costs: checkCosts,
  budget: checkBudget,
  bookings: checkBookings,
  transport: checkTransport,
  connections: checkConnections,
  stays: checkStays,
  'must-see': checkMustSee,
  avoid: checkAvoid,
  locks: checkLocks,
  route: checkRoute,
  needs: checkNeeds,
  daylight: checkDaylight,
  'rain-alternative': checkRainAlternative,
}

/**
 * Checks a plan against its request and the facts (docs/itinerary.md): one result for each of `RULES`, in that order. It
 * shares no code with the solver, and never throws: invalid values in the plan are violations.
 */
export function checkTrip(request: ResolvedRequest, plan: Plan, facts: PlanFacts): Check[] {
  const view = makeCheckContext(request, plan, facts)
  return RULES.map((rule) => {
    const { parts, summary } = CHECKS[rule](view)
    const [first] = parts
    if (!first) return { rule, ok: true, detail: summary, parts }
    const more = parts.length > 1 ? `; ${parts.length - 1} more` : ''
    return { rule, ok: false, detail: `${first.detail}${more}`, parts }
  })
}

/** Each day is in its city and zone, the cities have their order and nights, and each is reached before it is left. */
function checkRoute({ plan, due, days, request }: CheckContext): Finding {
  const number =
    plan.days.length === due.length
      ? []
      : [{ day: -1, stop: null, detail: `${countText(plan.days.length, 'day')}, of ${due.length}` }]
  const parts = days.flatMap((day) => {
    const detail = dayProblem(day)
    return detail === null ? [] : [{ day: day.index, stop: null, detail }]
  })
  const summary = `${countText(request.cities.length, 'city', 'cities')} in ${countText(due.length, 'day')}, all visited in order`
  return { parts: [...number, ...parts, ...departuresBeforeArrival(due)], summary }
}

function dayProblem({ due, day }: CheckedDay): string | null {
  if (!due) return `${day.date} is no day of this trip`
  const { city } = due.guide
  if (day.date !== due.date) return `the day is ${due.date}, not ${day.date}`
  if (day.cityId !== city.id) return `the day is in ${city.name}, not in ${day.cityId}`
  if (day.zone !== city.zone) return `the zone is ${city.zone}, not ${day.zone}`
  return isSameTransfer(due.transfer, day.transfer) ? null : transferProblem(due.transfer)
}

function transferProblem(due: Transfer | null): string {
  if (!due) return 'no city is reached that day, and yet there is a way to one'
  const { mode, fromCityId, toCityId, depart, arriveDate, arrive, minutes } = due
  return `the way from ${fromCityId} to ${toCityId} is by ${mode}, ${minutes} minutes from ${depart} to ${arrive} of ${arriveDate}`
}

const TRANSFER_PARTS = [
  'fromCityId',
  'toCityId',
  'mode',
  'departDate',
  'depart',
  'arriveDate',
  'arrive',
  'minutes',
  'metres',
] as const

function isSameTransfer(due: Transfer | null, stated: Transfer | undefined): boolean {
  if (!due || !stated) return !due && !stated
  return TRANSFER_PARTS.every((key) => due[key] === stated[key])
}

/** With one night, the party may have to leave a distant city before it arrives. */
function departuresBeforeArrival(due: readonly (ExpectedDay | null)[]): Violation[] {
  const moves = due.flatMap((day, index) => (day?.transfer ? [{ index, day, transfer: day.transfer }] : []))
  return moves.flatMap(({ index, day, transfer }, i) => {
    const before = moves[i - 1]
    if (!before) return []
    const { zone } = before.day.guide.city
    const reached = toInstant(before.transfer.arriveDate, readClock(before.transfer.arrive), zone)
    if (toInstant(transfer.departDate, readClock(transfer.depart), zone) >= reached) return []
    const detail = `${transfer.fromCityId} is left for ${day.guide.city.name} before it is reached`
    return [{ day: index, stop: null, detail }]
  })
}
