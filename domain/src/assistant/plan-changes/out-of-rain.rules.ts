import { isEatery, type PointOfInterest } from '../../destination/places/index.ts'
import { minutesOf, type PlanFacts } from '../../trip/itinerary/index.ts'
import { editPlan, type PlanView } from '../../trip/sync/index.ts'
import { leastMoved, substitutesOf } from './find-stop-change.rules.ts'
import { type ChangeContext, tryEdit } from './plan-searches.rules.ts'
import { asKept, type PlannedStop, plannedStops } from './stop-rows.rules.ts'
import { type ChangeResult, holds, type RainChange } from './wanted-change.rules.ts'

/** A sight of this renown is rather seen on another day than left out. */
const FAMOUS = 8

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
  const isAskedFor = view.request.mustSee.includes(place.id)
  const indoors = () => (isAskedFor ? [] : goIndoors(context, planned, place))
  const otherDay = () => [...exchange(context, planned, change), ...moveAndFill(context, planned, change)]
  const ways = isAskedFor || place.renown >= FAMOUS ? [otherDay, indoors] : [indoors, otherDay]
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
  // What was asked for may change its day, but the calmer exchange is with what was not.
  const inOrder = others.toSorted(
    (a, b) => Number(mustSee.includes(a.stop.poiId ?? '')) - Number(mustSee.includes(b.stop.poiId ?? '')),
  )
  return inOrder.flatMap((other) => {
    const there = editPlan(view, facts, { kind: 'move', id: planned.id, day: other.day, index: other.index })
    const both =
      there &&
      editPlan(there, facts, { kind: 'move', id: other.id, day: planned.day, index: planned.index })
    if (!both || !holds(view.checks, both.checks)) return []
    const kept = asKept(view, both, facts)
    return holds(view.checks, kept.checks) ? [kept] : []
  })
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
  return new Map(
    guides.flatMap(({ pointsOfInterest }) => pointsOfInterest).map((place) => [place.id, place]),
  )
}
