import { showClock } from '../base/dates.ts'
import type { Position } from '../base/geo.ts'
import type { Leg, Plan, PlanDay, PlanFacts, Span, Stop } from '../itinerary/index.ts'
import { type SettledRequest, totalCurrency } from '../itinerary/index.ts'
import type { Candidate } from './candidates.rules.ts'
import type { Frame } from './frames.rules.ts'
import type { PricedWay, Ways } from './ways.rules.ts'

type Given = {
  request: SettledRequest
  facts: PlanFacts
  frames: readonly Frame[]
  ways: Ways
  /** Where a meal without a place is: beside the stop before it, or where the search thought it was. */
  tables: 'beside' | 'as-searched'
}
/** A candidate at its place of the day, with the way that leads to it; none to the first stop of a day without a stay. */
type Step = { candidate: Candidate; at: Position; way: PricedWay | null; starts: readonly Span[] }

/** Nobody stands about longer than this for a nicer hour. */
const LONGEST_HUNGER = 15
/** Visits take up time that would be waited away: these shares of themselves, the first that fits; the first only in the open. */
const STRETCHES = [1, 0.5, 0.35, 0.2, 0.1]
const LONGEST_STRETCH = 45
/** When people like to eat, in minutes after midnight, if the day leaves the choice. */
const NICE_START = { breakfast: 480, lunch: 750, dinner: 1140 } as const

/**
 * Turns the order of each day into times, ways and sums. Null when a day does not work out, which means that the ways of
 * the search and of the plan differ.
 */
export function layPlan(given: Given, routes: readonly (readonly Candidate[])[]): Plan | null {
  const days: PlanDay[] = []
  let amount = 0
  for (const [i, frame] of given.frames.entries()) {
    const day = layDay(given, frame, i, routes[i] ?? [])
    if (day === null) return null
    days.push(day.day)
    amount += day.cost
  }
  return { days, total: { amount, currency: totalCurrency(given.request, given.facts) } }
}

function layDay(given: Given, frame: Frame, index: number, route: readonly Candidate[]) {
  const { ways } = given
  if (route.length === 0) return { day: emptyDay(frame), cost: 0 }
  const planned = toSteps(given, frame, index, route)
  const last = planned?.at(-1)
  const home = last ? ways(frame.guide, last.at, frame.stay) : null
  if (!planned || !home) return null
  const timed = stretched(planned, frame, home.minutes)
  if (timed === null) return null
  const { steps, starts } = timed
  const stops = steps.map((step, i) => toStop(step, steps, starts, i))
  const legs = [
    ...steps.flatMap(({ way }, i) => (way ? [toLeg(way, i - 1, i)] : [])),
    toLeg(home, steps.length - 1, steps.length),
  ]
  const cost =
    steps.reduce((sum, { candidate, way }) => sum + candidate.cost + (way?.cost ?? 0), 0) + home.cost
  return { day: { ...emptyDay(frame), stops, legs }, cost }
}

function emptyDay({ date, guide, transfer }: Frame): PlanDay {
  const { id, zone } = guide.city
  return { date, cityId: id, zone, stops: [], legs: [], ...(transfer && { transfer }) }
}

/** A meal without a place is taken where the party is: at the stop before it, else the one after it, else the stay. */
function toSteps(
  { ways, tables }: Given,
  frame: Frame,
  index: number,
  route: readonly Candidate[],
): Step[] | null {
  const steps: Step[] = []
  const anchors = [frame.stay, ...route.filter(({ place, kind }) => place !== null || kind === 'booking')]
  for (const [i, candidate] of route.entries()) {
    const last = steps.at(-1)
    const beside = last ? { ...last.at, name: last.candidate.name } : (placeAfter(route, i) ?? frame.stay)
    const isSearched =
      tables === 'as-searched' &&
      anchors.some((anchor) => isAt('at' in anchor ? anchor.at : anchor, candidate.at))
    const isMoved = candidate.kind === 'meal' && candidate.place === null && !isSearched
    const { lat, lon, name } = isMoved ? beside : { ...candidate.at, name: candidate.name }
    const way = ways(frame.guide, last?.at ?? frame.stay, { lat, lon })
    if (way === null) return null
    steps.push({
      candidate: { ...candidate, name },
      at: { lat, lon },
      way,
      starts: candidate.starts[index] ?? [],
    })
  }
  return steps
}

function isAt(one: Position, other: Position): boolean {
  return one.lat === other.lat && one.lon === other.lon
}

function placeAfter(route: readonly Candidate[], i: number) {
  const next = route.slice(i + 1).find(({ place, kind }) => place !== null || kind === 'booking')
  return next ? { lat: next.at.lat, lon: next.at.lon, name: next.name } : undefined
}

/** Starts of all steps: as early as they can, meals later where that costs nobody anything. */
function timeSteps(steps: readonly Step[], frame: Frame, minutesHome: number): number[] | null {
  const earliest: number[] = []
  let free = frame.open
  for (const { candidate, way, starts } of steps) {
    const ready = free + (way?.minutes ?? 0)
    const span = starts.find(({ close }) => close >= ready)
    if (!span) return null
    const start = Math.max(ready, span.open)
    earliest.push(start)
    free = start + candidate.minutes
  }
  if (free + minutesHome > frame.close) return null
  return settleStarts(steps, earliest, latestStarts(steps, earliest, frame.close - minutesHome))
}

/** The latest start of each step that leaves all later ones in the windows that they have. */
function latestStarts(steps: readonly Step[], earliest: readonly number[], closes: number): number[] {
  const latest: number[] = []
  let limit = closes
  for (let i = steps.length - 1; i >= 0; i--) {
    const step = steps[i]
    const first = earliest[i]
    if (!step || first === undefined) break
    const span = step.starts.find(({ open, close }) => open <= first && first <= close)
    latest[i] = Math.min(limit - step.candidate.minutes, span?.close ?? first)
    limit = latest[i] ?? 0
    limit -= step.way?.minutes ?? 0
  }
  return latest
}

function settleStarts(
  steps: readonly Step[],
  earliest: readonly number[],
  latest: readonly number[],
): number[] {
  const starts: number[] = []
  let free = 0
  for (const [i, { candidate, way }] of steps.entries()) {
    const reached = free + (way?.minutes ?? 0)
    const first = Math.max(earliest[i] ?? 0, i === 0 ? 0 : reached)
    const wished = candidate.meal === null || candidate.isLocked ? first : NICE_START[candidate.meal]
    const patience = i === 0 ? first : Math.max(first, reached + LONGEST_HUNGER)
    const start = Math.max(first, Math.min(wished, patience, latest[i] ?? first))
    starts.push(start)
    free = start + candidate.minutes
  }
  return pulledTogether(steps, starts, latest)
}

/** The times of a day in which visits are longer where the party would only wait for what comes next. */
function stretched(
  planned: readonly Step[],
  frame: Frame,
  minutesHome: number,
): { steps: readonly Step[]; starts: number[] } | null {
  let steps = planned
  let starts = timeSteps(steps, frame, minutesHome)
  for (let i = 0; starts !== null && i < steps.length; i++)
    for (const share of STRETCHES) {
      if (share === 1 && steps[i]?.candidate.place?.indoor !== false) continue
      const longer: readonly Step[] = steps.map((step, at) => (at === i ? longerBy(step, share) : step))
      const later: number[] | null = timeSteps(longer, frame, minutesHome)
      if (!later || !isAsPunctual([steps, starts], [longer, later])) continue
      steps = longer
      starts = later
      break
    }
  return starts && { steps, starts }
}

function longerBy(step: Step, share: number): Step {
  const { candidate, starts } = step
  if (candidate.kind !== 'visit' || candidate.isLocked) return step
  const extra = Math.min(LONGEST_STRETCH, Math.round((share * candidate.minutes) / 5) * 5)
  return {
    ...step,
    candidate: { ...candidate, minutes: candidate.minutes + extra },
    starts: starts
      .map(({ open, close }) => ({ open, close: close - extra }))
      .filter(({ open, close }) => open <= close),
  }
}

type Timing = [steps: readonly Step[], starts: readonly number[]]

/** Whether no meal and no end of a day is later than before. */
function isAsPunctual([steps, starts]: Timing, [longer, later]: Timing): boolean {
  const end = ([all, at]: Timing) => (at.at(-1) ?? 0) + (all.at(-1)?.candidate.minutes ?? 0)
  const areMealsKept = steps.every(
    ({ candidate }, i) => !candidate.meal || (later[i] ?? 0) <= (starts[i] ?? 0),
  )
  return areMealsKept && end([longer, later]) <= end([steps, starts])
}

/** A party that would stand before a closed door in the morning sets out later instead. */
function pulledTogether(steps: readonly Step[], starts: number[], latest: readonly number[]): number[] {
  const [first, second] = starts
  const [one, two] = steps
  if (first === undefined || second === undefined || !one || !two || two.candidate.meal !== null)
    return starts
  const wait = second - first - one.candidate.minutes - (two.way?.minutes ?? 0)
  const span = one.starts.find(({ open, close }) => open <= first && first <= close)
  const shift = Math.max(0, Math.min(wait, (span?.close ?? first) - first, (latest[0] ?? first) - first))
  return shift > 0 ? [first + shift, ...starts.slice(1)] : starts
}

function toStop(
  { candidate, at, way }: Step,
  steps: readonly Step[],
  starts: readonly number[],
  i: number,
): Stop {
  const start = starts[i] ?? 0
  const before = steps[i - 1]
  const left = before ? (starts[i - 1] ?? 0) + before.candidate.minutes : start - (way?.minutes ?? 0)
  return {
    ...{ kind: candidate.kind, poiId: candidate.place?.id ?? null, name: candidate.name, ...at },
    arrive: showClock(left + (way?.minutes ?? 0)),
    start: showClock(start),
    end: showClock(start + candidate.minutes),
    cost: candidate.price,
    ...{ costKnown: candidate.costKnown, isLocked: candidate.isLocked },
    ...(candidate.meal && { meal: candidate.meal }),
  }
}

function toLeg({ mode, minutes, metres, price, basis }: PricedWay, from: number, to: number): Leg {
  return { from, to, mode, minutes, metres, cost: price, basis }
}
