import { isEatery } from '../../destination/places/index.ts'
import type { Plan, ResolvedRequest } from '../../trip/itinerary/index.ts'
import type { PlanView } from '../../trip/sync/index.ts'
import { substitutesOf } from './find-stop-change.rules.ts'
import {
  type ChangeContext,
  countVisits,
  firstFound,
  searchDays,
  tryEdit,
  withoutNewPlaces,
} from './plan-searches.rules.ts'
import { plannedStops, planOfRows, rowsOf, sightsOf } from './stop-rows.rules.ts'
import { type ChangeResult, holds, type WantedChange } from './wanted-change.rules.ts'

/** A relaxed day has no more sights than this. */
const RELAXED_VISITS = 4
/** A day with as few sights is left as it is when the whole trip becomes slower. */
const FEW_VISITS = 2
const MAX_ADDED = 2

/** Fewer sights, or more of them, on these days; the others stay as they are. */
export function changePace(
  context: ChangeContext,
  { days, pace }: Extract<WantedChange, { kind: 'pace' }>,
): ChangeResult {
  const { view, facts } = context
  const keep: ResolvedRequest = { ...view.request, pace: paceOfTrip(view, days, pace) }
  const isWholeTrip = days.length > 1
  let now = pace === 'packed' ? { ...view, request: keep } : view
  let isChanged = false
  for (const day of days) {
    const there = { ...context, view: now }
    const isLeft = isWholeTrip && pace === 'relaxed' && countVisits(now.plan, day) <= FEW_VISITS
    const next = isLeft ? null : pace === 'relaxed' ? relaxDay(there, day) : fillDay(there, day)
    isChanged ||= next !== null
    now = next ?? now
  }
  const after = planOfRows(keep, facts, rowsOf(now))
  return isChanged && holds(view.checks, after.checks)
    ? { after }
    : { after: null, obstacle: { why: 'not-better', name: '' }, request: keep }
}

/** The pace by which the trip is proved: slower when all of it becomes slower, wider when a day becomes fuller. */
function paceOfTrip(
  { request: { pace }, plan }: PlanView,
  days: readonly number[],
  wanted: 'relaxed' | 'packed',
): ResolvedRequest['pace'] {
  if (wanted === 'packed') return pace === 'relaxed' ? 'balanced' : 'packed'
  return days.length === plan.days.length && days.length > 1 ? 'relaxed' : pace
}

/** The day with less: at most the sights of a relaxed day, or one less where it has no more than those. */
function relaxDay(context: ChangeContext, day: number): PlanView | null {
  const { view } = context
  const before = countVisits(view.plan, day)
  const isWanted = (plan: Plan) => {
    const visits = countVisits(plan, day)
    return visits < before && visits * 2 >= before
  }
  const slow = withoutNewPlaces(context, { ...view.request, pace: 'relaxed' }, [day])
  return (
    dropSights(context, day, Math.min(RELAXED_VISITS, before - 1)) ??
    searchDays(context, { days: [day], solve: slow, keep: view.request, isWanted })
  )
}

/** The day without its least known sights, until so many are left; null when it cannot lose so many. */
function dropSights(context: ChangeContext, day: number, most: number): PlanView | null {
  let { view } = context
  while (countVisits(view.plan, day) > most) {
    const there = { ...context, view }
    const edits = leastKnown(there, day).map((id) => () => tryEdit(there, { kind: 'remove', id }))
    const next = firstFound(edits)
    if (!next) return null
    view = next
  }
  return view === context.view ? null : view
}

/** The sights of a day that nobody asked for, the least known first. */
function leastKnown({ view, facts }: ChangeContext, day: number): string[] {
  const places = new Map(facts.guides.flatMap((guide) => guide.pointsOfInterest).map((one) => [one.id, one]))
  const renown = (id: string | null) => places.get(id ?? '')?.renown ?? 0
  return plannedStops(view)
    .filter(
      ({ day: on, stop }) =>
        on === day &&
        stop.kind === 'visit' &&
        !stop.isLocked &&
        !view.request.mustSee.includes(stop.poiId ?? ''),
    )
    .sort((a, b) => renown(a.stop.poiId) - renown(b.stop.poiId))
    .map(({ id }) => id)
}

/** The day with one or two sights more, else planned again around those that it has. */
function fillDay(context: ChangeContext, day: number): PlanView | null {
  const { view } = context
  let now: PlanView | null = null
  for (let count = 1; count <= MAX_ADDED; count++) {
    const there = { ...context, view: now ?? view }
    const last = plannedStops(there.view).findLast((one) => one.day === day)
    const sights = last ? substitutesOf(there, last, (place) => !isEatery(place)) : []
    const more = firstFound(
      sights.map((poiId) => () => tryEdit(there, { kind: 'add', poiId, day, newId: `new-${day}-${count}` })),
    )
    if (!more) break
    now = more
  }
  if (now) return now
  const before = countVisits(view.plan, day)
  const mustSee = [...new Set([...view.request.mustSee, ...sightsOf(view, [day])])]
  const solve: ResolvedRequest = { ...view.request, pace: 'packed', mustSee }
  const isWanted = (plan: Plan) => countVisits(plan, day) > before
  return searchDays(context, { days: [day], solve, keep: view.request, isWanted })
}
