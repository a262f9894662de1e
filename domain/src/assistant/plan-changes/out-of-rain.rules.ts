import { isEatery, type PointOfInterest } from '../../destination/places/index.ts'
import { minutesOf, type PlanFacts } from '../../trip/itinerary/index.ts'
import { editPlan, type PlanView } from '../../trip/sync/index.ts'
import { leastMoved, substitutesOf } from './find-stop-change.rules.ts'
import { type ChangeContext, tryEdit } from './plan-searches.rules.ts'
import { asKept, type PlannedStop, plannedStops } from './stop-rows.rules.ts'
import { type ChangeResult, holds, type RainChange } from './wanted-change.rules.ts'

/** A sight of this renown is seen in the rain rather than left out. */
const FAMOUS = 8
/** How many exchanges with another day are compared. */
const MAX_EXCHANGES = 3

/** The outdoor sights of a day that rain could move: nothing booked, nothing locked. The longest first. */
export function stopsInRain(
  view: Pick<PlanView, 'plan' | 'ids'>,
  { guides }: Pick<PlanFacts, 'guides'>,
  day: number,
): PlannedStop[] {
  const places = placesOf(guides)
  return plannedStops(view)
    .filter(
      (one) =>
        one.day === day &&
        one.stop.kind === 'visit' &&
        !one.stop.isLocked &&
        places.get(one.stop.poiId ?? '')?.indoor === false,
    )
    .sort((a, b) => lengthOf(b) - lengthOf(a))
}

/**
 * A day of rain with less under the open sky: each outdoor sight becomes an indoor one near by, or changes places with an
 * indoor one of a drier day. A famous sight, or one that was asked for, is moved and never left out. What finds no shelter stays.
 */
export function avoidRain(context: ChangeContext, change: RainChange): ChangeResult {
  const { view, facts } = context
  let now = view
  for (const { id } of stopsInRain(view, facts, change.day)) {
    const planned = plannedStops(now).find((one) => one.id === id)
    const next = planned && shelter({ ...context, view: now }, planned, change)
    if (next) now = next
  }
  if (now !== view && holds(view.checks, now.checks)) return { after: now }
  return { after: null, obstacle: { why: 'no-shelter', name: '' }, request: view.request }
}

/** The plan with one outdoor stop out of the rain, and fewer minutes of the day outdoors; null when there is none. */
function shelter(context: ChangeContext, planned: PlannedStop, change: RainChange): PlanView | null {
  const { view, facts } = context
  const place = placesOf(facts.guides).get(planned.stop.poiId ?? '')
  if (!place) return null
  const isWanted = place.renown >= FAMOUS || view.request.mustSee.includes(place.id)
  const indoors = () => goIndoors(context, planned, place)
  const exchanged = () => exchange(context, planned, change)
  const moved = () => moveAndFill(context, planned, change)
  const ways = isWanted ? [exchanged, moved] : [indoors, exchanged, moved]
  const before = minutesInRain(view, facts, change.day)
  for (const way of ways) {
    const drier = way().filter((after) => minutesInRain(after, facts, change.day) < before)
    const best = leastMoved(context, drier, planned.id)
    if (best) return best
  }
  return null
}

/** An indoor place in the stead of the stop, at least half as well known. */
function goIndoors(context: ChangeContext, planned: PlannedStop, old: PointOfInterest): PlanView[] {
  const { rainPoiId } = planned.stop
  const isFit = (place: PointOfInterest) =>
    place.indoor && !isEatery(place) && place.renown * 2 >= old.renown && !place.dayTrip
  const near = substitutesOf(context, planned, isFit)
  const first = rainPoiId && near.includes(rainPoiId) ? [rainPoiId] : []
  for (const poiId of [...first, ...near]) {
    const after = tryEdit(context, { kind: 'swap', id: planned.id, poiId })
    if (after) return [after]
  }
  return []
}

/** The stop at the place of an indoor one of a drier day in the same town, and that one at its place. */
function exchange(context: ChangeContext, planned: PlannedStop, { dryDays }: RainChange): PlanView[] {
  const { view, facts } = context
  const places = placesOf(facts.guides)
  const { mustSee } = view.request
  const others = plannedStops(view).filter(
    ({ day, stop }) =>
      isDrierDay(view, planned.day, day, dryDays) &&
      stop.kind === 'visit' &&
      !stop.isLocked &&
      places.get(stop.poiId ?? '')?.indoor === true,
  )
  const isAskedFor = ({ stop }: PlannedStop) => mustSee.includes(stop.poiId ?? '')
  const unlike = (other: PlannedStop) => Math.abs(lengthOf(other) - lengthOf(planned))
  // One that was asked for may change its day too; the calmest is with one as long that was not.
  const inOrder = others.toSorted(
    (a, b) => Number(isAskedFor(a)) - Number(isAskedFor(b)) || unlike(a) - unlike(b),
  )
  const found: PlanView[] = []
  for (const other of inOrder) {
    if (found.length >= MAX_EXCHANGES) break
    const after =
      exchangeAt(context, planned, other, { there: other.index, here: planned.index }) ??
      exchangeAt(context, planned, other, { there: null, here: null })
    if (after) found.push(after)
  }
  return found
}

/** Both stops at each other's place, or at the best one of each other's day. */
function exchangeAt(
  { view, facts }: ChangeContext,
  planned: PlannedStop,
  other: PlannedStop,
  { there, here }: { there: number | null; here: number | null },
): PlanView | null {
  const first = editPlan(view, facts, { kind: 'move', id: planned.id, day: other.day, index: there })
  const both = first && editPlan(first, facts, { kind: 'move', id: other.id, day: planned.day, index: here })
  if (!both || !holds(view.checks, both.checks)) return null
  const kept = asKept(view, both, facts)
  return holds(view.checks, kept.checks) ? kept : null
}

/** The stop on a drier day, and an indoor place for the time that is free then. */
function moveAndFill(context: ChangeContext, planned: PlannedStop, { dryDays }: RainChange): PlanView[] {
  const { view } = context
  const days = [...view.plan.days.keys()].filter((day) => isDrierDay(view, planned.day, day, dryDays))
  return days.flatMap((day) => {
    const moved = tryEdit(context, { kind: 'move', id: planned.id, day, index: null })
    if (!moved) return []
    const there = { ...context, view: moved }
    const indoor = substitutesOf(there, planned, (one) => one.indoor && !isEatery(one) && !one.dayTrip)
    for (const poiId of indoor) {
      const filled = tryEdit(there, { kind: 'add', poiId, day: planned.day, newId: `new-${planned.id}` })
      if (filled && holds(view.checks, filled.checks)) return [filled]
    }
    return [moved]
  })
}

function isDrierDay(view: PlanView, from: number, day: number, dryDays: readonly number[]): boolean {
  const { days } = view.plan
  return day !== from && dryDays.includes(day) && days[day]?.cityId === days[from]?.cityId
}

/** The minutes of a day's sights under the open sky. */
function minutesInRain(view: PlanView, { guides }: PlanFacts, day: number): number {
  const places = placesOf(guides)
  return plannedStops(view)
    .filter((one) => one.day === day && one.stop.kind === 'visit')
    .filter(({ stop }) => places.get(stop.poiId ?? '')?.indoor === false)
    .reduce((sum, one) => sum + lengthOf(one), 0)
}

const lengthOf = ({ stop }: PlannedStop) => minutesOf(stop.end) - minutesOf(stop.start)

function placesOf(guides: PlanFacts['guides']): Map<string, PointOfInterest> {
  return new Map(guides.flatMap(({ pointsOfInterest }) => pointsOfInterest).map((place) => [place.id, place]))
}
