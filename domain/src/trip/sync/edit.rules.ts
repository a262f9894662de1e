import { formatClock, parseClock } from '../../base/dates.ts'
import type { PointOfInterest } from '../../destination/places/index.ts'
import {
  checkTrip,
  openSpans,
  type Plan,
  type PlanFacts,
  partySize,
  type ResolvedRequest,
  type Stop,
  type TimeSpan,
} from '../itinerary/index.ts'
import { retimeDay } from '../planner/index.ts'
import { makePlanView, type PlanView, refreshRainAlternatives } from './plan-view.rules.ts'

/** An edit of a plan; stops are identified by id, days by index. */
export type Edit = StopEdit | { kind: 'replan'; days: readonly number[] }
export type StopEdit =
  // Without an index, the best position is chosen.
  | { kind: 'move'; id: string; day: number; index: number | null }
  | { kind: 'remove' | 'lock' | 'unlock'; id: string }
  | { kind: 'swap'; id: string; poiId: string }
  | { kind: 'add'; poiId: string; day: number; newId: string }
  | { kind: 'length'; id: string; minutes: number }

type StopRow = { id: string; stop: Stop }
type EditDraft = { request: ResolvedRequest; rows: StopRow[][]; touched: number[] }
const SHORTEST_MINUTES = 15

/** The plan after an edit, with the times of its day computed again; null when the stop or day does not exist. */
export function editPlan(view: PlanView, facts: PlanFacts, edit: StopEdit): PlanView | null {
  const rows = view.plan.days.map((day, i) =>
    day.stops.map((stop, j): StopRow => ({ id: view.ids[i]?.[j] ?? '', stop })),
  )
  const draft = apply({ request: view.request, rows, touched: [] }, view, facts, edit)
  const settled = draft && finishEdit(draft, view, facts)
  if (!settled || edit.kind !== 'move') return settled
  const wasLocked = rows.flat().some(({ id, stop }) => id === edit.id && stop.isLocked)
  // Moving a locked stop by hand locks it at its new position.
  return wasLocked ? editPlan(settled, facts, { kind: 'lock', id: edit.id }) : settled
}

function apply(draft: EditDraft, view: PlanView, facts: PlanFacts, edit: StopEdit): EditDraft | null {
  if (edit.kind === 'add') return add(draft, { view, facts }, edit)
  const day = draft.rows.findIndex((rows) => rows.some(({ id }) => id === edit.id))
  const row = draft.rows[day]?.find(({ id }) => id === edit.id)
  if (!row) return null
  const { poiId } = row.stop
  const put = (stop: Stop) => replaceRow(draft.rows, { ...row, stop })
  switch (edit.kind) {
    case 'move':
      return move(draft, { view, facts }, { row, from: day }, edit)
    case 'remove': {
      const rows = draft.rows.map((one) => one.filter(({ id }) => id !== edit.id))
      return { request: withoutPlace(draft.request, row.stop), rows, touched: [day] }
    }
    case 'swap': {
      const place = findPlace(edit.poiId, day, view, facts)
      if (!place) return null
      const request = withMustSee(withoutPlace(draft.request, row.stop), place.id)
      return { request, rows: put(stopAt(place, request, row.stop)), touched: [day] }
    }
    case 'length': {
      const minutes = Math.max(SHORTEST_MINUTES, edit.minutes)
      const end = formatClock((parseClock(row.stop.start) ?? 0) + minutes)
      return { ...draft, rows: put({ ...row.stop, end }), touched: [day] }
    }
    case 'lock': {
      const lock = poiId && { poiId, date: view.plan.days[day]?.date ?? '', start: row.stop.start }
      const locks = [...draft.request.locks.filter((one) => one.poiId !== poiId), ...(lock ? [lock] : [])]
      return { ...draft, request: { ...draft.request, locks }, rows: put({ ...row.stop, isLocked: true }) }
    }
    case 'unlock':
      return {
        ...draft,
        request: withoutLock(draft.request, poiId),
        rows: put({ ...row.stop, isLocked: false }),
      }
  }
}

function replaceRow(rows: StopRow[][], row: StopRow): StopRow[][] {
  return rows.map((day) => day.map((one) => (one.id === row.id ? row : one)))
}

function withoutLock(request: ResolvedRequest, poiId: string | null): ResolvedRequest {
  return { ...request, locks: request.locks.filter((lock) => lock.poiId !== poiId) }
}

/** A removed place stays out when days are planned again. A removed restaurant may come back as another meal. */
function withoutPlace(request: ResolvedRequest, { poiId, kind }: Stop): ResolvedRequest {
  if (poiId === null) return request
  const { avoid, mustSee } = request
  return {
    ...withoutLock(request, poiId),
    mustSee: mustSee.filter((id) => id !== poiId),
    avoid: kind === 'visit' && avoid.length < 60 && !avoid.includes(poiId) ? [...avoid, poiId] : avoid,
  }
}

/** An added place stays in when days are planned again. */
function withMustSee(request: ResolvedRequest, poiId: string): ResolvedRequest {
  const { avoid, mustSee } = request
  return {
    ...request,
    avoid: avoid.filter((id) => id !== poiId),
    mustSee: mustSee.includes(poiId) || mustSee.length >= 60 ? mustSee : [...mustSee, poiId],
  }
}

type EditContext = { view: PlanView; facts: PlanFacts }

/** A lock keeps the old time of a stop, so it is removed while the stop moves to another time. */
function move(
  draft: EditDraft,
  setting: EditContext,
  { row, from }: { row: StopRow; from: number },
  { day, index }: Extract<StopEdit, { kind: 'move' }>,
): EditDraft | null {
  const request = withoutLock(draft.request, row.stop.poiId)
  const moved = { ...row, stop: { ...row.stop, isLocked: false } }
  const rows = draft.rows.map((one) => one.filter(({ id }) => id !== row.id))
  return insertStop({ request, rows, touched: [from] }, setting, { row: moved, day, index })
}

function add(
  draft: EditDraft,
  setting: EditContext,
  { poiId, day, newId }: Extract<StopEdit, { kind: 'add' }>,
): EditDraft | null {
  const place = findPlace(poiId, day, setting.view, setting.facts)
  if (!place) return null
  const request = withMustSee(draft.request, poiId)
  const row: StopRow = { id: newId, stop: stopAt(place, request, null) }
  return insertStop({ ...draft, request }, setting, { row, day, index: null })
}

/** Inserts a stop into a day; without an index at the position with the fewest violations and the least travel. */
function insertStop(
  { request, rows, touched }: EditDraft,
  { view, facts }: EditContext,
  { row, day, index }: { row: StopRow; day: number; index: number | null },
): EditDraft | null {
  const count = rows[day]?.length
  if (count === undefined) return null
  const at = (i: number): EditDraft => ({
    request,
    rows: rows.map((one, j) => (j === day ? one.toSpliced(i, 0, row) : one)),
    touched: [...touched, day],
  })
  if (index !== null) return at(index)
  // The other days do not depend on the position, so they are not scored.
  const bare = view.plan.days.map((one, i) => (i === day ? one : { ...one, stops: [], legs: [] }))
  const weighed = Array.from({ length: count + 1 }, (_, i) => {
    const one = at(i)
    const stops = anchorMeals(one.rows[day] ?? [], request, view, day)
    const plan = retimeDay(request, facts, { ...view.plan, days: bare }, { day, stops })
    return { one, weight: placementCost(plan, request, facts) }
  })
  return weighed.sort((a, b) => a.weight - b.weight)[0]?.one ?? null
}

const VIOLATION_COST = 10_000

function placementCost(plan: Plan, request: ResolvedRequest, facts: PlanFacts): number {
  const broken = checkTrip(request, plan, facts).flatMap(({ rule, parts }) =>
    rule === 'pace' ? [] : parts,
  ).length
  const onTheWay = plan.days.flatMap(({ legs }) => legs).reduce((sum, { minutes }) => sum + minutes, 0)
  return broken * VIOLATION_COST + onTheWay
}

function findPlace(
  poiId: string,
  day: number,
  view: PlanView,
  { guides }: PlanFacts,
): PointOfInterest | undefined {
  const guide = guides.find(({ city }) => city.id === view.plan.days[day]?.cityId)
  return guide?.pointsOfInterest.find(({ id }) => id === poiId)
}

/** Converts a place to a stop; replacing a meal by another restaurant keeps the meal and its time. */
function stopAt(place: PointOfInterest, request: ResolvedRequest, instead: Stop | null): Stop {
  const meal = instead?.meal && place.meals?.includes(instead.meal) ? instead.meal : undefined
  const start = instead?.start ?? request.dayStart
  const currency = place.price?.currency ?? instead?.cost.currency ?? 'EUR'
  return {
    kind: meal ? 'meal' : 'visit',
    poiId: place.id,
    name: place.name,
    lat: place.lat,
    lon: place.lon,
    isLocked: false,
    arrive: start,
    start,
    end: formatClock((parseClock(start) ?? 0) + place.minutes),
    cost: { amount: (place.price?.amount ?? 0) * partySize(request), currency },
    costKnown: place.price !== null,
    ...(meal && { meal }),
  }
}

function finishEdit(draft: EditDraft, view: PlanView, facts: PlanFacts): PlanView {
  const { request, rows } = draft
  const plan = refreshRainAlternatives(retimeTouchedDays(draft, view, facts), request, facts)
  return makePlanView(
    request,
    facts,
    plan,
    rows.map((day) => day.map(({ id }) => id)),
  )
}

function retimeTouchedDays({ request, rows, touched }: EditDraft, view: PlanView, facts: PlanFacts): Plan {
  return [...new Set(touched)].reduce(
    (plan, day) =>
      retimeDay(request, facts, plan, { day, stops: anchorMeals(rows[day] ?? [], request, view, day) }),
    {
      ...view.plan,
      days: view.plan.days.map((day, i) =>
        touched.includes(i) ? day : { ...day, stops: rows[i]?.map(({ stop }) => stop) ?? [] },
      ),
    },
  )
}

/** A meal without a place is where the party is: at the previous stop, else the next one, else the stay. */
function anchorMeals(
  rows: readonly StopRow[],
  request: ResolvedRequest,
  view: PlanView,
  day: number,
): Stop[] {
  const stay = request.cities.find(({ id }) => id === view.plan.days[day]?.cityId)?.stay
  return rows.map(({ stop }, i) => {
    if (stop.kind !== 'meal' || stop.poiId !== null) return stop
    const isPlace = ({ stop: other }: StopRow) => other.kind === 'booking' || other.poiId !== null
    const near = rows.slice(0, i).findLast(isPlace)?.stop ?? rows.slice(i + 1).find(isPlace)?.stop ?? stay
    return near ? { ...stop, name: near.name, lat: near.lat, lon: near.lon } : stop
  })
}

/** The opening times of each place of a city on a date, by id, to show before a place is chosen. */
export function openingsOf(facts: PlanFacts, cityId: string, date: string): Record<string, TimeSpan[]> {
  const guide = facts.guides.find(({ city }) => city.id === cityId)
  if (!guide) return {}
  return Object.fromEntries(
    guide.pointsOfInterest.map((place) => [place.id, openSpans(place, date, guide, facts)]),
  )
}
