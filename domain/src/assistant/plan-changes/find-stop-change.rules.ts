import { formatClock } from '../../base/dates.ts'
import { metresBetween } from '../../base/geo.ts'
import { isEatery, type PointOfInterest } from '../../destination/places/index.ts'
import { openSpans, suitsNeeds } from '../../trip/itinerary/index.ts'
import type { PlanView } from '../../trip/sync/index.ts'
import { diffPlans } from './plan-difference.rules.ts'
import {
  type ChangeContext,
  firstFound,
  leastTravel,
  searchDays,
  tryEdit,
  withoutNewPlaces,
} from './plan-searches.rules.ts'
import { type PlannedStop, plannedStops, planOfRows, rowsOf, withFormerTimes } from './stop-rows.rules.ts'
import {
  type ChangeObstacle,
  type ChangeResult,
  holds,
  isInPart,
  startsIn,
  type WantedChange,
} from './wanted-change.rules.ts'

/** How many places are tried in the stead of another. */
const MAX_TRIED = 10
/** A well-known place may be so much further away for each step of renown, in metres. */
const METRES_PER_RENOWN = 400
/** The id of the one stop that a change adds. */
const ADDED = 'new-1'

function refused({ view }: ChangeContext, obstacle: ChangeObstacle | null): ChangeResult {
  return { after: null, obstacle, request: view.request }
}

function findStop({ view }: ChangeContext, id: string): PlannedStop | undefined {
  return plannedStops(view).find((one) => one.id === id)
}

function guideOfDay({ view, facts }: ChangeContext, day: number) {
  return facts.guides.find(({ city }) => city.id === view.plan.days[day]?.cityId)
}

/** Another day or part of the day for one stop: in the order of the others, else with its day planned again around it. */
export function moveStop(
  context: ChangeContext,
  { id, day, part }: Extract<WantedChange, { kind: 'move' }>,
): ChangeResult {
  const { view, facts } = context
  const planned = findStop(context, id)
  if (!planned) return refused(context, null)
  const { stop } = planned
  if (stop.kind === 'booking') return refused(context, { why: 'booked', name: stop.name })
  if (planned.day === day && isInPart(stop, part))
    return refused(context, { why: 'already', name: stop.name })
  const isThere = (after: PlanView) =>
    plannedStops(after).some((one) => one.id === id && one.day === day && isInPart(one.stop, part))
  const count = view.plan.days[day]?.stops.length ?? 0
  const edits = Array.from({ length: count + 1 }, (_, index) =>
    tryEdit(context, { kind: 'move', id, day, index }),
  )
  const edited = leastMoved(
    context,
    edits.flatMap((after) => (after && isThere(after) ? [after] : [])),
    id,
  )
  if (edited) return { after: edited }
  const { poiId } = stop
  if (poiId === null) return refused(context, null)
  const days = [...new Set([planned.day, day])]
  const date = view.plan.days[day]?.date ?? ''
  const keep = { ...view.request, locks: view.request.locks.filter((lock) => lock.poiId !== poiId) }
  const free = { ...context, view: withoutStopLock(view, id) }
  const own = withoutNewPlaces(context, keep, days)
  const guide = guideOfDay(context, day)
  const place = guide?.pointsOfInterest.find((one) => one.id === poiId)
  const spans = guide && place ? openSpans(place, date, guide, facts) : []
  const starts = (part ? startsIn(part) : [...startsIn('morning'), ...startsIn('afternoon')]).filter((at) =>
    spans.some(({ open, close }) => at >= open && at + Math.min(place?.minutes ?? 0, 60) <= close),
  )
  if (place && starts.length === 0)
    return refused(context, { why: 'closed', name: stop.name, day, hours: spans })
  const isWanted = (plan: PlanView['plan']) =>
    plan.days[day]?.stops.some((one) => one.poiId === poiId && isInPart(one, part)) === true
  const after = firstFound(
    starts.map((at) => () => {
      const locks = [...own.locks, { poiId, date, start: formatClock(at) }]
      return searchDays(free, { days, solve: { ...own, locks }, keep, isWanted })
    }),
  )
  return after ? { after } : { after: null, obstacle: null, request: keep }
}

function withoutStopLock(view: PlanView, id: string): PlanView {
  const days = view.plan.days.map((day, i) => ({
    ...day,
    stops: day.stops.map((stop, j) => (view.ids[i]?.[j] === id ? { ...stop, isLocked: false } : stop)),
  }))
  return { ...view, plan: { ...view.plan, days } }
}

/** Takes a stop out; a meal that is due is eaten elsewhere. */
export function removeStop(context: ChangeContext, id: string): ChangeResult {
  const planned = findStop(context, id)
  if (!planned) return refused(context, null)
  const { stop, day } = planned
  if (stop.kind === 'booking') return refused(context, { why: 'booked', name: stop.name })
  const removed = tryEdit(context, { kind: 'remove', id })
  if (removed) return { after: removed }
  const { request } = context.view
  const { poiId } = stop
  const keep = {
    ...request,
    mustSee: request.mustSee.filter((one) => one !== poiId),
    locks: request.locks.filter((lock) => lock.poiId !== poiId),
    avoid: poiId === null || request.avoid.includes(poiId) ? request.avoid : [...request.avoid, poiId],
  }
  const free = { ...context, view: withoutStopLock(context.view, id) }
  const after = searchDays(free, { days: [day], solve: withoutNewPlaces(context, keep, [day]), keep })
  return after ? { after } : { after: null, obstacle: null, request: keep }
}

/** Another place in the stead of a stop, at its time. */
export function swapStop(
  context: ChangeContext,
  { id, poiId }: Extract<WantedChange, { kind: 'swap' }>,
): ChangeResult {
  const planned = findStop(context, id)
  if (!planned) return refused(context, null)
  const { stop, day } = planned
  if (stop.kind === 'booking') return refused(context, { why: 'booked', name: stop.name })
  if (stop.meal && poiId === null)
    return swapMeals(context, { kind: 'meals', ids: [id], diets: [], isEveryMeal: false })
  const guide = guideOfDay(context, day)
  const old = guide?.pointsOfInterest.find((place) => place.id === stop.poiId)
  const candidates =
    poiId !== null ? [poiId] : substitutesOf(context, planned, (place) => place.category === old?.category)
  const swapped = firstFound(
    candidates.map((one) => () => tryEdit(context, { kind: 'swap', id, poiId: one })),
  )
  if (swapped || poiId === null) return swapped ? { after: swapped } : refused(context, null)
  const { request } = context.view
  const keep = {
    ...request,
    mustSee: [...request.mustSee.filter((one) => one !== stop.poiId), poiId],
    locks: request.locks.filter((lock) => lock.poiId !== stop.poiId),
    avoid: [...request.avoid.filter((one) => one !== poiId), ...(stop.poiId === null ? [] : [stop.poiId])],
  }
  const free = { ...context, view: withoutStopLock(context.view, id) }
  const solve = withoutNewPlaces(context, keep, [day], { also: [poiId] })
  const after = searchDays(free, { days: [day], solve, keep })
  return after ? { after } : closedOr(context, poiId, [day], keep)
}

/** Places that are not in the plan, those near a stop and the well-known first. */
export function substitutesOf(
  context: ChangeContext,
  { stop, day }: Pick<PlannedStop, 'stop' | 'day'>,
  isKind: (place: PointOfInterest) => boolean,
): string[] {
  const { request } = context.view
  const taken = new Set([
    ...request.avoid,
    ...plannedStops(context.view).flatMap(({ stop: { poiId } }) => poiId ?? []),
  ])
  const weigh = (place: PointOfInterest) => metresBetween(stop, place) - place.renown * METRES_PER_RENOWN
  return (guideOfDay(context, day)?.pointsOfInterest ?? [])
    .filter((place) => !taken.has(place.id) && suitsNeeds(place, request) && isKind(place))
    .sort((a, b) => weigh(a) - weigh(b))
    .slice(0, MAX_TRIED)
    .map(({ id }) => id)
}

/** Tables for a meal that are not in the plan. */
export function otherTables(
  context: ChangeContext,
  planned: PlannedStop,
  diets: readonly string[],
): string[] {
  const { meal } = planned.stop
  return substitutesOf(
    context,
    planned,
    (place) =>
      isEatery(place) &&
      meal !== undefined &&
      place.meals?.includes(meal) === true &&
      diets.every((diet) => place.diet?.some((one) => one === diet)),
  )
}

/** Another table for each of these meals, one after the other. */
export function swapMeals(
  context: ChangeContext,
  { ids, diets, isEveryMeal }: Extract<WantedChange, { kind: 'meals' }>,
): ChangeResult {
  const { request } = context.view
  const needs = { ...request.needs, diets: [...new Set([...request.needs.diets, ...diets])] }
  const places = new Map(
    context.facts.guides.flatMap((guide) => guide.pointsOfInterest).map((one) => [one.id, one]),
  )
  const isFit = ({ stop }: PlannedStop) =>
    diets.length > 0 && diets.every((diet) => places.get(stop.poiId ?? '')?.diet?.includes(diet))
  const wanted = ids.flatMap((id) => findStop(context, id) ?? []).filter((planned) => !isFit(planned))
  if (wanted.length === 0)
    return refused(context, {
      why: 'already',
      name: ids.flatMap((id) => findStop(context, id)?.stop.name ?? [])[0] ?? '',
    })
  let view = context.view
  for (const planned of wanted) {
    const { id } = planned
    const now = { ...context, view }
    const table = firstFound(
      otherTables(now, planned, diets).map((poiId) => () => tryEdit(now, { kind: 'swap', id, poiId })),
    )
    if (!table) return refused(context, { why: 'no-table', name: planned.stop.name })
    view = table
  }
  // What the party needs at every meal holds for the trip from now on.
  if (!isEveryMeal || diets.length === 0) return { after: view }
  const after = planOfRows({ ...view.request, needs }, context.facts, rowsOf(view))
  return holds(context.view.checks, after.checks) ? { after } : refused(context, null)
}

/** A place at its best position of one of these days, else with that day planned again around it. */
export function addPlace(
  context: ChangeContext,
  { poiId, days }: Extract<WantedChange, { kind: 'add' }>,
): ChangeResult {
  const { request } = context.view
  const possible = days.filter((day) =>
    guideOfDay(context, day)?.pointsOfInterest.some(({ id }) => id === poiId),
  )
  const added = possible.map((day) => tryEdit(context, { kind: 'add', poiId, day, newId: ADDED }))
  const best = leastTravel(added.flatMap((after) => after ?? []))
  if (best) return { after: atCalmestPlace(context, best) }
  const keep = {
    ...request,
    mustSee: [...new Set([...request.mustSee, poiId])],
    avoid: request.avoid.filter((id) => id !== poiId),
  }
  const after = firstFound(
    possible.map((day) => () => {
      const solve = withoutNewPlaces(context, keep, [day], { also: [poiId] })
      return searchDays(context, { days: [day], solve, keep })
    }),
  )
  return after ? { after } : closedOr(context, poiId, possible, keep)
}

/** A plan with an added stop where, within its day, the fewest others have to move. */
function atCalmestPlace(context: ChangeContext, added: PlanView): PlanView {
  const day = plannedStops(added).find(({ id }) => id === ADDED)?.day ?? 0
  const there = { ...context, view: added }
  const count = added.plan.days[day]?.stops.length ?? 0
  const others = Array.from({ length: count }, (_, index) =>
    tryEdit(there, { kind: 'move', id: ADDED, day, index }),
  )
  const found = others.flatMap((one) => (one && holds(context.view.checks, one.checks) ? [one] : []))
  return leastMoved(context, [added, ...found], ADDED) ?? added
}

/** Of several plans the one in which the fewest other stops have another time, then the one with the least travel. */
export function leastMoved(
  { view, facts }: ChangeContext,
  found: readonly PlanView[],
  subject: string,
): PlanView | null {
  const calm = found.map((one) => withFormerTimes(view, one, facts, [subject]))
  const moved = (one: PlanView) => diffPlans(view, one, facts).stops.length
  const least = Math.min(...calm.map(moved))
  return leastTravel(calm.filter((one) => moved(one) === least))
}

function closedOr(
  context: ChangeContext,
  poiId: string,
  days: readonly number[],
  request: PlanView['request'],
): ChangeResult {
  const [day = 0] = days
  const guide = guideOfDay(context, day)
  const place = guide?.pointsOfInterest.find(({ id }) => id === poiId)
  const isShut = (one: number) => {
    const at = guideOfDay(context, one)
    const date = context.view.plan.days[one]?.date ?? ''
    return at && place ? openSpans(place, date, at, context.facts).length === 0 : false
  }
  const obstacle: ChangeObstacle | null =
    place && days.every(isShut) ? { why: 'closed', name: place.name, day, hours: [] } : null
  return { after: null, obstacle, request }
}
