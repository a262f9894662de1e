import { addDays, type IsoDate } from '../../base/dates.ts'
import {
  COST_CATEGORIES,
  type CostCategory,
  SPENDING_LEVELS,
  type SpendingLevel,
} from '../../destination/costs/index.ts'
import type { RateTable } from '../currency/index.ts'
import { type EstimateRequest, estimateTrip, type TripEstimate } from './trip-cost.rules.ts'

/** The changes that may save money: the dates, the part of town, or the style of a category. */
export const LEVERS = ['dates', 'area', ...COST_CATEGORIES] as const
export type Lever = (typeof LEVERS)[number]

export type SavingsOptions = {
  /** The parts that must not change. */
  keep: ReadonlySet<Lever>
  /** How many days earlier or later the trip may begin, and its earliest possible day. */
  flexDays: number
  earliest: IsoDate
  /** The budget in minor units; null: find the largest saving with one step down in each style at most. */
  goal: number | null
}

/** One change and its saving after the changes before it. */
export type SavingsChange = { saving: number } & (
  | { kind: 'dates'; from: IsoDate; to: IsoDate }
  | { kind: 'area'; stop: number }
  | { kind: 'style'; category: CostCategory; from: SpendingLevel; to: SpendingLevel }
)

/** `reachesGoal` is null without a goal. The total of `after` is the total before minus all savings, to the minor unit. */
export type Savings = {
  swaps: SavingsChange[]
  saved: number
  request: EstimateRequest
  after: TripEstimate
  reachesGoal: boolean | null
  /** The number of combinations that were compared. */
  looked: number
}

// How noticeable a change is, in points; per step for a style.
const CHANGE_IMPACT = { dates: 1, area: 1, bed: 3, meal: 2, transport: 1, sights: 1 } satisfies Record<
  Lever,
  number
>

type Candidate = { request: EstimateRequest; total: number; felt: number; shift: number }

/**
 * Compares all dates, parts of town and styles that may change. Without a goal it returns the cheapest choice; with a goal,
 * of the choices that reach it the least noticeable one with the smallest saving, else the cheapest. Null when the estimate
 * has no rate.
 */
export function findSavings(
  request: EstimateRequest,
  options: SavingsOptions,
  table: RateTable | null,
): Savings | null {
  const before = estimateTrip(request, table)
  if (!before.ok) return null
  const { goal } = options
  const start: Candidate = { request, total: before.value.total.likely, felt: 0, shift: 0 }
  let best = start
  const reaches = ({ total }: Candidate) => goal !== null && total <= goal
  let looked = 1
  // Changes are needed only when the estimate is above the goal.
  if (!reaches(start))
    for (const one of candidates(request, options, table)) {
      looked++
      if (isBetter(one, best, reaches)) best = one
    }
  const after = estimateTrip(best.request, table)
  if (!after.ok) return null
  const swaps = inOrder(request, best.request, table)
  const saved = before.value.total.likely - after.value.total.likely
  const reachesGoal = goal === null ? null : reaches(best)
  return { swaps, saved, request: best.request, after: after.value, reachesGoal, looked }
}

/**
 * The savings rounded to whole units of the currency, in minor units. The rows add up to the sum, which is the difference of the
 * rounded totals before and after. The rounding remainder goes to the largest row.
 */
export function inWholeUnits(
  { swaps, after }: Pick<Savings, 'swaps' | 'after'>,
  before: number,
  unit: number,
): { saved: number; savings: number[] } {
  const whole = (sum: number) => Math.round(sum / unit) * unit
  const saved = whole(before) - whole(after.total.likely)
  const savings = swaps.map(({ saving }) => whole(saving))
  const rest = saved - savings.reduce((sum, one) => sum + one, 0)
  return { saved, savings: savings.map((one, index) => (index === 0 ? one + rest : one)) }
}

function isBetter(one: Candidate, best: Candidate, reaches: (one: Candidate) => boolean): boolean {
  if (reaches(one) !== reaches(best)) return reaches(one)
  const byFelt = one.felt - best.felt
  const byTotal = one.total - best.total
  // Among choices that reach the goal the least noticeable one is best; below the goal the cheapest.
  const [first, second] = reaches(one) ? [byFelt, -byTotal] : [byTotal, byFelt]
  return (first || second || Math.abs(one.shift) - Math.abs(best.shift) || best.shift - one.shift) < 0
}

/** Every combination of shift and styles, with each number of beds outside the centre, the largest savings first. */
function* candidates(
  request: EstimateRequest,
  options: SavingsOptions,
  table: RateTable | null,
): Generator<Candidate> {
  const daily = dailyChoices(request, options, table)
  for (const shift of shiftsOf(request, options)) {
    const from = addDays(request.from, shift)
    for (const bed of stepsDown('bed', request, options))
      for (const beds of bedChoices(
        { ...request, from, styles: { ...request.styles, bed: bed.style } },
        options,
        table,
      ))
        for (const choice of daily)
          yield {
            request: { ...beds.request, styles: { ...choice.styles, bed: bed.style } },
            total: request.extra + beds.sum + choice.sum,
            felt: (shift === 0 ? 0 : CHANGE_IMPACT.dates) + bed.felt + beds.felt + choice.felt,
            shift,
          }
  }
}

type Step = { style: SpendingLevel; felt: number }

/** The style of a category, and the cheaper ones that may replace it. */
function stepsDown(
  category: CostCategory,
  { styles }: EstimateRequest,
  { keep, goal }: SavingsOptions,
): Step[] {
  const now = SPENDING_LEVELS.indexOf(styles[category])
  const most = keep.has(category) ? 0 : goal === null ? 1 : now
  return SPENDING_LEVELS.slice(Math.max(0, now - most), now + 1)
    .map((style, index, all) => ({ style, felt: (all.length - 1 - index) * CHANGE_IMPACT[category] }))
    .reverse()
}

/** No shift first, then alternately later and earlier. */
function shiftsOf({ from }: EstimateRequest, { keep, flexDays, earliest }: SavingsOptions): number[] {
  const most = keep.has('dates') ? 0 : flexDays
  const shifts = Array.from({ length: most }, (_, index) => [index + 1, -index - 1]).flat()
  return [0, ...shifts.filter((shift) => addDays(from, shift) >= earliest)]
}

/** The daily costs for each choice of styles; they do not depend on the dates. */
function dailyChoices(request: EstimateRequest, options: SavingsOptions, table: RateTable | null) {
  const sumOf = (category: CostCategory, style: SpendingLevel) => {
    const one = estimateTrip({ ...request, styles: { ...request.styles, [category]: style } }, table)
    return one.ok ? one.value.parts[category].likely : 0
  }
  const step = (category: CostCategory) =>
    stepsDown(category, request, options).map((one) => ({ ...one, sum: sumOf(category, one.style) }))
  const [meals, rides, sights] = [step('meal'), step('transport'), step('sights')]
  return meals.flatMap((meal) =>
    rides.flatMap((ride) =>
      sights.map((sight) => ({
        styles: { meal: meal.style, transport: ride.style, sights: sight.style },
        felt: meal.felt + ride.felt + sight.felt,
        sum: meal.sum + ride.sum + sight.sum,
      })),
    ),
  )
}

/** The beds unchanged, and with one, two, … of them outside the centre, the largest savings first. */
function bedChoices(request: EstimateRequest, { keep }: SavingsOptions, table: RateTable | null) {
  const bedsOf = (stops: EstimateRequest['stops']) => {
    const one = estimateTrip({ ...request, stops }, table)
    return one.ok ? one.value.stops.map(({ parts }) => parts.bed.likely) : []
  }
  const inside = bedsOf(request.stops)
  const outside = bedsOf(request.stops.map((stop) => ({ ...stop, isOutside: true })))
  const gains = inside.map((sum, index) => ({ index, gain: sum - (outside[index] ?? sum) }))
  const movable = keep.has('area') ? [] : gains.filter(({ gain }) => gain > 0)
  movable.sort((a, b) => b.gain - a.gain || a.index - b.index)
  return Array.from({ length: movable.length + 1 }, (_, count) => {
    const moved = movable.slice(0, count)
    const isMoved = (at: number) => moved.some(({ index }) => index === at)
    const stops = request.stops.map((stop, at) => (isMoved(at) ? { ...stop, isOutside: true } : stop))
    const sum = inside.reduce((all, one) => all + one, 0) - moved.reduce((all, { gain }) => all + gain, 0)
    return { request: { ...request, stops }, sum, felt: count * CHANGE_IMPACT.area }
  })
}

/**
 * The changes from one request to another, ordered by saving: each is the largest of the rest. Their savings add up to the
 * difference.
 */
function inOrder(before: EstimateRequest, after: EstimateRequest, table: RateTable | null): SavingsChange[] {
  const totalOf = (request: EstimateRequest) => {
    const one = estimateTrip(request, table)
    return one.ok ? one.value.total.likely : 0
  }
  const swaps: SavingsChange[] = []
  let now = before
  let open = differences(before, after)
  while (open.length > 0) {
    const total = totalOf(now)
    const steps = open.map((swap) => {
      const request = swap.apply(now)
      return { swap, request, saving: total - totalOf(request) }
    })
    const best = steps.reduce((most, one) => (one.saving > most.saving ? one : most))
    swaps.push({ ...best.swap.what, saving: best.saving })
    now = best.request
    open = open.filter((one) => one !== best.swap)
  }
  return swaps
}

type Bare<S> = S extends { saving: number } ? Omit<S, 'saving'> : never
type Difference = { what: Bare<SavingsChange>; apply: (request: EstimateRequest) => EstimateRequest }

function differences(before: EstimateRequest, after: EstimateRequest): Difference[] {
  const all: Difference[] = []
  const { from } = after
  if (from !== before.from)
    all.push({
      what: { kind: 'dates', from: before.from, to: from },
      apply: (request) => ({ ...request, from }),
    })
  for (const [stop, { isOutside }] of after.stops.entries())
    if (isOutside !== before.stops[stop]?.isOutside)
      all.push({
        what: { kind: 'area', stop },
        apply: (request) => ({
          ...request,
          stops: request.stops.map((one, at) => (at === stop ? { ...one, isOutside } : one)),
        }),
      })
  for (const category of COST_CATEGORIES) {
    const [old, style] = [before.styles[category], after.styles[category]]
    if (old !== style)
      all.push({
        what: { kind: 'style', category, from: old, to: style },
        apply: (request) => ({ ...request, styles: { ...request.styles, [category]: style } }),
      })
  }
  return all
}
