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
/** A visit takes up the wait that would follow it: up to so many minutes, and this share of itself. */
const STRETCH = { most: 30, share: 0.3, least: 5 }
/** What a minute of a way is worth, in points of score. */
const POINTS_A_MINUTE = 4
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

/** The routes without the visits that are not worth their detour; what was asked for and meals stay. */
export function withoutDetours(
  { frames, ways }: Pick<Given, 'frames' | 'ways'>,
  routes: readonly (readonly Candidate[])[],
): Candidate[][] {
  return routes.map((route, day) => {
    const kept = [...route]
    const frame = frames[day]
    for (let i = kept.length - 1; frame && i >= 0; i--) {
      const candidate = kept[i]
      if (!candidate || candidate.kind !== 'visit' || candidate.isRequired) continue
      const before = kept[i - 1]?.at ?? frame.stay
      const after = kept[i + 1]?.at ?? frame.stay
      const minutes = (from: Position, to: Position) => ways(frame.guide, from, to)?.minutes ?? 0
      const detour =
        minutes(before, candidate.at) + minutes(candidate.at, after) - minutes(before, after)
      if (candidate.score < POINTS_A_MINUTE * detour) kept.splice(i, 1)
    }
    return kept
  })
}

function layDay(given: Given, frame: Frame, index: number, route: readonly Candidate[]) {
  const { ways } = given
  if (route.length === 0) return { day: emptyDay(frame), cost: 0 }
  const steps = toSteps(given, frame, index, route)
  if (steps === null) return null
  const last = steps.at(-1)
  const home = last && frame.stay ? ways(frame.guide, last.at, frame.stay) : null
  if (last && frame.stay && home === null) return null
  const starts = timeSteps(steps, frame, home?.minutes ?? 0)
  if (starts === null) return null
  const lengths = steps.map((_, i) => stretched(steps, starts, i))
  const stops = steps.map((step, i) => toStop(step, i, starts, lengths))
  const legs = [
    ...steps.flatMap(({ way }, i) => (way ? [toLeg(way, i - 1, i)] : [])),
    ...(home ? [toLeg(home, steps.length - 1, steps.length)] : []),
  ]
  const cost =
    steps.reduce((sum, { candidate, way }) => sum + candidate.cost + (way?.cost ?? 0), 0) + (home?.cost ?? 0)
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
      tables === 'as-searched' && anchors.some((anchor) => isAt('at' in anchor ? anchor.at : anchor, candidate.at))
    const isMoved = candidate.kind === 'meal' && candidate.place === null && !isSearched
    const { lat, lon, name } = isMoved ? beside : { ...candidate.at, name: candidate.name }
    const way = ways(frame.guide, last?.at ?? frame.stay, { lat, lon })
    if (way === null) return null
    steps.push({ candidate: { ...candidate, name }, at: { lat, lon }, way, starts: candidate.starts[index] ?? [] })
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

/** How long a stop is once a wait that follows it is spent there; as usual for meals and what is locked. */
function stretched(steps: readonly Step[], starts: readonly number[], i: number): number {
  const [step, next] = [steps[i], steps[i + 1]]
  const minutes = step?.candidate.minutes ?? 0
  const start = starts[i] ?? 0
  const span = step?.starts.find(({ open, close }) => open <= start && start <= close)
  if (!step || !next || !span || step.candidate.kind !== 'visit' || step.candidate.isLocked) return minutes
  const wait = (starts[i + 1] ?? 0) - start - minutes - (next.way?.minutes ?? 0)
  const most = Math.min(STRETCH.most, Math.floor(STRETCH.share * minutes), span.close - start, wait)
  return most >= STRETCH.least ? minutes + most : minutes
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
  i: number,
  starts: readonly number[],
  lengths: readonly number[],
): Stop {
  const start = starts[i] ?? 0
  const left = i > 0 ? (starts[i - 1] ?? 0) + (lengths[i - 1] ?? 0) : start - (way?.minutes ?? 0)
  return {
    ...{ kind: candidate.kind, poiId: candidate.place?.id ?? null, name: candidate.name, ...at },
    arrive: showClock(left + (way?.minutes ?? 0)),
    start: showClock(start),
    end: showClock(start + (lengths[i] ?? 0)),
    cost: candidate.price,
    ...{ costKnown: candidate.costKnown, isLocked: candidate.isLocked },
    ...(candidate.meal && { meal: candidate.meal }),
  }
}

function toLeg({ mode, minutes, metres, price, basis }: PricedWay, from: number, to: number): Leg {
  return { from, to, mode, minutes, metres, cost: price, basis }
}
