import type { Position } from '../../base/geo.ts'
import { maxWalkMinutesPerDay, type PlanFacts, type ResolvedRequest } from '../itinerary/index.ts'
import { makeCarSteps, minutesOnFoot } from './car-travel.rules.ts'
import type { DayFrame } from './day-frames.rules.ts'
import { isFoodSoldAt } from './meal-candidates.rules.ts'
import type { StopCandidate } from './stop-candidate.rules.ts'
import { isFeasible, type RouteStep } from './timing.rules.ts'
import {
  makeTravelLookup,
  modesWithCar,
  type PricedTravel,
  type TravelLookup,
} from './travel-lookup.rules.ts'

export type LayoutContext = {
  request: ResolvedRequest
  facts: PlanFacts
  frames: readonly DayFrame[]
  travelBetween: TravelLookup
  /** Where a meal without a place is: at the previous stop, or where the search put it. */
  tables: 'beside' | 'as-searched'
}
type LaidDay = { steps: RouteStep[]; home: PricedTravel }
/** The way to the next stop, or home; each is asked for once, in the order of the day. */
type NextWay = (from: Position, to: Position, isHome: boolean) => PricedTravel | null

/**
 * The stops of a day in this order with the ways between them; null when they do not fit. With a car the day is driven, or the car
 * stays where it is and the party goes by its other modes, whichever takes less time; with a budget only where it cannot be driven.
 */
export function layDay(
  context: LayoutContext,
  index: number,
  route: readonly StopCandidate[],
): LaidDay | null {
  const { request, facts, travelBetween } = context
  const frame = context.frames[index]
  if (!frame) return null
  const modes = modesWithCar(request.modes)
  if (modes === null)
    return layWays(context, index, route, (from, to) => travelBetween(frame.guide, from, to))
  const driven = layWays(context, index, route, drivenWays(context, frame))
  const isDrivable = driven !== null && fits(driven, frame, request)
  const canLeaveCar = modes.other.some((mode) => mode !== 'walk') && isAt(frame.from, frame.to)
  if (!canLeaveCar || (isDrivable && request.budget)) return isDrivable ? driven : null
  const other = makeTravelLookup({ ...request, modes: modes.other }, facts)
  const ridden = layWays(context, index, route, (from, to) => other(frame.guide, from, to))
  if (ridden === null || !fits(ridden, frame, request)) return isDrivable ? driven : null
  return isDrivable && waysOf(driven) <= waysOf(ridden) ? driven : ridden
}

function drivenWays({ request, facts, travelBetween }: LayoutContext, { guide, from }: DayFrame): NextWay {
  const step = makeCarSteps(request, facts, travelBetween)
  let [car, before]: [Position, Position] = [from, from]
  return (start, to, isHome) => {
    // Behind a booked way the car stands where that ends.
    if (!isAt(start, before)) car = start
    before = to
    const next = step(guide, { from: start, to, car, isHome })
    if (next) car = next.car
    return next?.way ?? null
  }
}

function layWays(
  context: LayoutContext,
  index: number,
  route: readonly StopCandidate[],
  nextWay: NextWay,
): LaidDay | null {
  const frame = context.frames[index]
  const steps = frame ? toSteps(context, frame, { index, route, nextWay }) : null
  const last = steps?.at(-1)
  const home = frame && last ? nextWay(leftAt(last), frame.to, true) : null
  return steps && home ? { steps, home } : null
}

/** By car the walks to it are longer than the search knew: the day has to be reckoned again. */
function fits({ steps, home }: LaidDay, frame: DayFrame, request: ResolvedRequest): boolean {
  const walked = [...steps.flatMap(({ way }) => way ?? []), home].map(minutesOnFoot)
  const isWalkable = walked.reduce((sum, minutes) => sum + minutes, 0) <= maxWalkMinutesPerDay(request)
  return isWalkable && isFeasible(steps, frame, home.minutes)
}

function waysOf({ steps, home }: LaidDay): number {
  return steps.reduce((sum, { way }) => sum + (way?.minutes ?? 0), home.minutes)
}

/**
 * The days without the visits that the car leaves no time for, the least worth first; as they are without a car, and where that
 * does not help.
 */
export function withoutLateVisits(
  context: LayoutContext,
  days: readonly StopCandidate[][],
): StopCandidate[][] {
  if (modesWithCar(context.request.modes) === null) return [...days]
  return days.map((route, index) => {
    let left = route
    while (left.length > 0 && layDay(context, index, left) === null) {
      const spare = left
        .filter(({ kind, isRequired, meal }) => kind === 'visit' && !isRequired && meal === null)
        .sort((one, other) => one.score - other.score)
      const shorter = spare.map((visit) => left.filter((one) => one !== visit))
      const next = shorter.find((some) => layDay(context, index, some) !== null) ?? shorter[0]
      if (!next) return route
      left = next
    }
    return left
  })
}

/** A meal without a place is where the party is: at the previous stop, else the next one, else the stay. */
function toSteps(
  { tables }: LayoutContext,
  frame: DayFrame,
  { index, route, nextWay }: { index: number; route: readonly StopCandidate[]; nextWay: NextWay },
): RouteStep[] | null {
  const steps: RouteStep[] = []
  const anchors = [
    frame.from,
    frame.to,
    ...route.filter(({ place, kind }) => place !== null || kind === 'booking'),
  ]
  for (const [i, candidate] of route.entries()) {
    const last = steps.at(-1)
    const beside = last
      ? (last.candidate.to ?? { ...last.at, name: last.candidate.name })
      : (placeAfter(route, i) ?? frame.from)
    const isSearched =
      (tables === 'as-searched' || !isFoodSoldAt(beside, frame.guide)) &&
      anchors.some((anchor) => isAt('at' in anchor ? anchor.at : anchor, candidate.at))
    const isMoved = candidate.kind === 'meal' && candidate.place === null && !isSearched
    const { lat, lon, name } = isMoved ? beside : { ...candidate.at, name: candidate.name }
    const way = nextWay(last ? leftAt(last) : frame.from, { lat, lon }, false)
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

/** Where the party is when a stop is over. */
function leftAt({ at, candidate }: Pick<RouteStep, 'at' | 'candidate'>): Position {
  return candidate.to ?? at
}

function isAt(one: Position, other: Position): boolean {
  return one.lat === other.lat && one.lon === other.lon
}

function placeAfter(route: readonly StopCandidate[], i: number) {
  const next = route.slice(i + 1).find(({ place, kind }) => place !== null || kind === 'booking')
  return next ? { lat: next.at.lat, lon: next.at.lon, name: next.name } : undefined
}
