import type { Solution } from '@tripwright/orienteering'
import { currencyDecimals } from '../../base/money.ts'
import { fillText, type TextValues } from '../../base/text.ts'
import type { PointOfInterest } from '../../destination/places/index.ts'
import {
  cityIndexAt,
  impossibleConnections,
  itineraryMessages,
  maxVisitsPerDay,
  mealsDue,
  minutesOf,
  openSpans,
  type PlanFacts,
  type ResolvedRequest,
} from '../itinerary/index.ts'
import { type DayFrame, makeDayFrames } from './day-frames.rules.ts'
import type { StopCandidate } from './stop-candidate.rules.ts'

/** A constraint that can be dropped separately; `index` is its position in the request's list. */
export type Constraint =
  | { kind: 'must-see' | 'lock' | 'booking'; index: number }
  /** Too few nights in the city with this index; never listed with others, because it alone makes a request infeasible. */
  | { kind: 'nights'; index: number }
  | { kind: 'avoid' | 'budget' | 'meals' | 'needs' | 'walking' | 'times' }

/** More than anyone walks in a day. */
const NO_WALKING_LIMIT = 720
/** The widest day without a further meal: breakfast is due from seven. */
const WIDEST_DAY = { dayStart: '07:05', dayEnd: '24:00' }

/** All constraints of a request that can conflict with others, the most important first. */
export function listConstraints(request: ResolvedRequest): Constraint[] {
  const { bookings, locks, mustSee, needs, avoid, budget, maxWalkMinutes } = request
  const each = (kind: 'must-see' | 'lock' | 'booking', list: readonly unknown[]) =>
    list.map((_, index): Constraint => ({ kind, index }))
  const isInTheWay = avoid.some((id) => mustSee.includes(id) || locks.some(({ poiId }) => poiId === id))
  return [
    ...each('booking', bookings),
    ...(needs.stepFree || needs.diets.length > 0 ? [{ kind: 'needs' } as const] : []),
    ...each('lock', locks),
    { kind: 'times' },
    ...(budget ? [{ kind: 'budget' } as const] : []),
    ...(isInTheWay ? [{ kind: 'avoid' } as const] : []),
    ...each('must-see', mustSee),
    ...(maxWalkMinutes === undefined ? [] : [{ kind: 'walking' } as const]),
    ...(request.meals ? [{ kind: 'meals' } as const] : []),
  ]
}

/** The request with only these constraints. */
export function keepConstraints(
  request: ResolvedRequest,
  constraints: readonly Constraint[],
): ResolvedRequest {
  const has = (kind: Constraint['kind']) => constraints.some((constraint) => constraint.kind === kind)
  const keeps = (kind: 'must-see' | 'lock' | 'booking') => (_: unknown, index: number) =>
    constraints.some((constraint) => constraint.kind === kind && constraint.index === index)
  const { budget, maxWalkMinutes, arrival, departure, ...rest } = request
  return {
    ...rest,
    mustSee: request.mustSee.filter(keeps('must-see')),
    locks: request.locks.filter(keeps('lock')),
    bookings: request.bookings.filter(keeps('booking')),
    avoid:
      has('avoid') || !listConstraints(request).some(({ kind }) => kind === 'avoid') ? request.avoid : [],
    meals: request.meals && has('meals'),
    needs: has('needs') ? request.needs : { stepFree: false, diets: [] },
    ...(budget && has('budget') && { budget }),
    maxWalkMinutes: has('walking') && maxWalkMinutes !== undefined ? maxWalkMinutes : defaultWalking(request),
    ...(has('times')
      ? { ...(arrival !== undefined && { arrival }), ...(departure !== undefined && { departure }) }
      : { ...WIDEST_DAY, ...(request.dayStart < WIDEST_DAY.dayStart && { dayStart: request.dayStart }) }),
  }
}

/** Without the constraint a generous limit applies instead of none, because a plan must still be walkable. */
function defaultWalking({ maxWalkMinutes }: ResolvedRequest): number | undefined {
  return maxWalkMinutes === undefined ? undefined : NO_WALKING_LIMIT
}

type Key = keyof typeof itineraryMessages.texts
/** A constraint as text: key and values for a page, the English message for an answer. */
export type ConstraintText = {
  wish: Constraint['kind']
  index: number | null
  key: string
  values: TextValues
  message: string
}

/** Describes a constraint, and why it cannot be met when the facts alone show it. */
export function describeConstraint(
  constraint: Constraint,
  request: ResolvedRequest,
  facts: PlanFacts,
): ConstraintText {
  const [key, values] = textOf(constraint, request, facts)
  const index = 'index' in constraint ? constraint.index : null
  return {
    wish: constraint.kind,
    index,
    key,
    values,
    message: fillText(itineraryMessages.texts[key], values),
  }
}

function textOf(constraint: Constraint, request: ResolvedRequest, facts: PlanFacts): [Key, TextValues] {
  if (constraint.kind === 'must-see')
    return mustSeeText(request.mustSee[constraint.index] ?? '', request, facts)
  if (constraint.kind === 'lock') return lockText(constraint.index, request, facts)
  if (constraint.kind === 'booking') {
    const { name = '', date = '', start = '' } = request.bookings[constraint.index] ?? {}
    return ['wish.booking', { name, date, time: start }]
  }
  if (constraint.kind === 'budget' && request.budget) {
    const { amount, currency } = request.budget
    const decimals = currencyDecimals(currency)
    return ['wish.budget', { amount: `${currency} ${(amount / 10 ** decimals).toFixed(decimals)}` }]
  }
  if (constraint.kind === 'nights') return nightsText(constraint.index, request, facts)
  const { dayStart: from, dayEnd: to, maxWalkMinutes: minutes = 0 } = request
  return [`wish.${constraint.kind}` as Key, { from, to, minutes }]
}

function nightsText(index: number, request: ResolvedRequest, facts: PlanFacts): [Key, TextValues] {
  const { id = '' } = request.cities[index] ?? {}
  const name = facts.guides.find(({ city }) => city.id === id)?.city.name ?? id
  const transfer = makeDayFrames(request, facts).find((frame) => frame.transfer?.toCityId === id)?.transfer
  return ['wish.nights', { name, date: transfer?.arriveDate ?? '', time: transfer?.arrive ?? '' }]
}

function mustSeeText(id: string, request: ResolvedRequest, facts: PlanFacts): [Key, TextValues] {
  const place = findPlace(id, facts)
  const name = place?.name ?? id
  if (request.avoid.includes(id)) return ['wish.must-see.avoided', { name }]
  const isEverOpen = makeDayFrames(request, facts).some(
    (frame) => place && isOpenLongEnough(place, frame, facts),
  )
  return [isEverOpen ? 'wish.must-see' : 'wish.must-see.closed', { name }]
}

function isOpenLongEnough(place: PointOfInterest, frame: DayFrame, facts: PlanFacts): boolean {
  if (!frame.guide.pointsOfInterest.includes(place)) return false
  return openSpans(place, frame.date, frame.guide, facts).some(
    ({ open, close }) => Math.min(close, frame.close) - Math.max(open, frame.open) >= place.minutes,
  )
}

function lockText(index: number, request: ResolvedRequest, facts: PlanFacts): [Key, TextValues] {
  const { poiId = '', date = '', start = '00:00' } = request.locks[index] ?? {}
  const place = findPlace(poiId, facts)
  const frame = makeDayFrames(request, facts).find((day) => day.date === date)
  const at = minutesOf(start)
  const isOpen =
    place &&
    frame &&
    openSpans(place, date, frame.guide, facts).some(({ open, close }) => open <= at && at < close)
  return [isOpen ? 'wish.lock' : 'wish.lock.closed', { name: place?.name ?? poiId, date, time: start }]
}

function findPlace(id: string, { guides }: PlanFacts): PointOfInterest | undefined {
  return guides.flatMap(({ pointsOfInterest }) => pointsOfInterest).find((place) => place.id === id)
}

type SearchResult = { frames: readonly DayFrame[]; candidates: readonly StopCandidate[]; solution: Solution }

/** The constraints that a solution does not meet. */
export function unmetConstraints(
  request: ResolvedRequest,
  { frames, candidates, solution }: SearchResult,
): Constraint[] {
  const days = solution.routes.map((route) => route.flatMap((index) => candidates[index] ?? []))
  const all = days.flat()
  const lost: Constraint[] = []
  for (const [index, id] of request.mustSee.entries())
    if (!all.some(({ place }) => place?.id === id)) lost.push({ kind: 'must-see', index })
  for (const [index, lock] of request.locks.entries())
    if (
      !days.some(
        (day, i) =>
          frames[i]?.date === lock.date &&
          day.some(({ place, isLocked }) => isLocked && place?.id === lock.poiId),
      )
    )
      lost.push({ kind: 'lock', index })
  const booked = candidates.filter(({ kind }) => kind === 'booking')
  for (const candidate of booked)
    if (!all.includes(candidate))
      lost.push({
        kind: 'booking',
        index: candidate.booking ? request.bookings.indexOf(candidate.booking) : -1,
      })
  if (request.meals && frames.some((frame, i) => lacksMeal(frame, days[i] ?? [])))
    lost.push({ kind: 'meals' })
  return lost
}

/**
 * Whether the requirements are infeasible in any order and with any travel: a stop that can never begin, more visits than
 * the days allow, two things at once, or prices that exceed the budget alone. Expects candidates with the shortest visits;
 * false proves nothing.
 */
export function isInfeasible(
  request: ResolvedRequest,
  frames: readonly DayFrame[],
  candidates: readonly StopCandidate[],
): boolean {
  const ids = new Set([...request.mustSee, ...request.locks.map(({ poiId }) => poiId)])
  const required = [...ids].map((id) => candidates.filter(({ place }) => place?.id === id))
  const meals = requiredMealCandidates(request, frames, candidates)
  const isOpenDay = ({ open, close }: DayFrame) => open < close
  const visits = required.filter((roles) => roles.every(({ meal }) => meal === null)).length
  return (
    !canAllStart(request, frames, candidates, required) ||
    meals.some((tables) => tables.length === 0) ||
    visits > maxVisitsPerDay(request) * frames.filter(isOpenDay).length ||
    hasFixedOverlap(frames, candidates) ||
    impossibleConnections(request).length > 0 ||
    hasBookingElsewhere(request, frames, candidates) ||
    exceedsBudget(request, candidates, required, meals)
  )
}

/** Whether something is booked for a time at which the party is elsewhere: a bed, or what belongs to no day. */
function hasBookingElsewhere(
  request: ResolvedRequest,
  frames: readonly DayFrame[],
  candidates: readonly StopCandidate[],
): boolean {
  const isOfClosedDay = (date: string) =>
    frames.some((frame) => frame.date === date && frame.hours.open > frame.hours.close)
  const guides = [...new Set(frames.map(({ guide }) => guide))]
  return request.bookings.some((booking) => {
    if (booking.to !== undefined) return false
    if (booking.kind === 'hotel') {
      const city = request.cities[cityIndexAt(booking, request, { guides })]
      const nights = frames
        .slice(0, -1)
        .filter(({ date }) => booking.date <= date && date < (booking.endDate ?? ''))
      return city !== undefined && nights.some(({ guide }) => guide.city.id !== city.id)
    }
    return !isOfClosedDay(booking.date) && !candidates.some((one) => one.booking === booking)
  })
}

type Roles = readonly StopCandidate[]

function canAllStart(
  request: ResolvedRequest,
  frames: readonly DayFrame[],
  candidates: readonly StopCandidate[],
  required: readonly Roles[],
): boolean {
  const canBegin = ({ starts }: StopCandidate) => starts.some((spans) => spans.length > 0)
  const isLockKept = ({ poiId, date }: ResolvedRequest['locks'][number]) =>
    candidates.some(
      ({ place, starts }) =>
        place?.id === poiId && starts.some((spans, day) => frames[day]?.date === date && spans.length > 0),
    )
  return (
    required.every((roles) => roles.some(canBegin)) &&
    candidates.every((candidate) => candidate.kind !== 'booking' || canBegin(candidate)) &&
    request.locks.every(isLockKept)
  )
}

/** The candidates for each due meal. */
function requiredMealCandidates(
  request: ResolvedRequest,
  frames: readonly DayFrame[],
  candidates: Roles,
): Roles[] {
  if (!request.meals) return []
  return frames.flatMap((frame, day) =>
    mealsDue(frame.hours, frame.guide.city.country).map((due) =>
      candidates.filter(({ meal, starts }) => meal === due && (starts[day]?.length ?? 0) > 0),
    ),
  )
}

/** Whether a fixed appointment begins before the previous one can be over. */
function hasFixedOverlap(frames: readonly DayFrame[], candidates: readonly StopCandidate[]): boolean {
  return frames.some((_, day) => {
    const fixed = new Map<string, { begin: number; end: number }>()
    for (const { isLocked, starts, minutes, place, name } of candidates) {
      const begin = starts[day]?.[0]?.open
      if (!isLocked || begin === undefined) continue
      const key = `${place?.id ?? name} ${begin}`
      fixed.set(key, { begin, end: Math.min(begin + minutes, fixed.get(key)?.end ?? Infinity) })
    }
    const inOrder = [...fixed.values()].sort((a, b) => a.begin - b.begin)
    return inOrder.some(({ begin }, i) => begin < (inOrder[i - 1]?.end ?? 0))
  })
}

function exceedsBudget(
  { budget }: ResolvedRequest,
  candidates: readonly StopCandidate[],
  required: readonly Roles[],
  meals: readonly Roles[],
): boolean {
  if (!budget) return false
  const cheapest = (list: Roles) => Math.min(...list.map(({ cost }) => cost))
  const sumOf = (costs: readonly number[]) => costs.reduce((sum, cost) => sum + cost, 0)
  const tickets = candidates.filter(({ kind }) => kind === 'booking').map(({ cost }) => cost)
  // A required place may be an eating place and so serve as one of the meals.
  const atAsked = required.filter((roles) => roles.some(({ meal }) => meal !== null)).length
  const tables = meals.map(cheapest).sort((a, b) => a - b)
  const least = tables.slice(0, Math.max(0, tables.length - atAsked))
  return sumOf(required.map(cheapest)) + sumOf(tickets) + sumOf(least) > budget.amount
}

function lacksMeal(frame: DayFrame, day: readonly StopCandidate[]): boolean {
  return mealsDue(frame.hours, frame.guide.city.country).some((due) => !day.some(({ meal }) => meal === due))
}
