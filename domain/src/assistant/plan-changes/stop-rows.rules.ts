import { formatClock } from '../../base/dates.ts'
import {
  minutesOf,
  type Plan,
  type PlanFacts,
  type ResolvedRequest,
  type Stop,
} from '../../trip/itinerary/index.ts'
import { type PlanView, planFromStops, type StoredStop } from '../../trip/sync/index.ts'
import { holds } from './wanted-change.rules.ts'

export type PlannedStop = { id: string; day: number; date: string; index: number; stop: Stop }
type PlanWithIds = { plan: Plan; ids: readonly (readonly string[])[] }

/** A new stop before it is stored; it gets its id when the change is accepted. */
const NEW_STOP = 'new-'

export function isNewStop(id: string): boolean {
  return id.startsWith(NEW_STOP)
}

/** All stops of a plan in their order. */
export function plannedStops({ plan, ids }: PlanWithIds): PlannedStop[] {
  return plan.days.flatMap(({ date, stops }, day) =>
    stops.map((stop, index) => ({ id: ids[day]?.[index] ?? '', day, date, index, stop })),
  )
}

/** The places of the sights of these days. */
export function sightsOf(view: PlanView, days: readonly number[]): string[] {
  return plannedStops(view).flatMap(({ day, stop }) =>
    days.includes(day) && stop.kind === 'visit' && stop.poiId !== null ? [stop.poiId] : [],
  )
}

/** The stops of a plan as a trip keeps them; what is booked stands in the bookings. */
export function rowsOf(view: PlanWithIds): StoredStop[] {
  return plannedStops(view).flatMap(({ id, day, date, index, stop }) => {
    const { kind, poiId, name, lat, lon, isLocked, start, end, cost, bookingId } = stop
    if (bookingId !== undefined) return []
    const leg = view.plan.days[day]?.legs.find(({ to }) => to === index)
    const minutes = minutesOf(end) - minutesOf(start)
    const row: StoredStop = { id, kind, poiId, name, lat, lon, isLocked, day: date, start, minutes, cost }
    return [leg ? Object.assign(row, { mode: leg.mode }) : row]
  })
}

/** The plan of stops, in the order of their times. */
export function planOfRows(
  request: ResolvedRequest,
  facts: PlanFacts,
  rows: readonly StoredStop[],
): PlanView {
  const inOrder = rows.toSorted((a, b) => minutesOf(a.start) - minutesOf(b.start))
  return planFromStops(request, facts, inOrder)
}

/**
 * A found plan as the trip would keep it: a stop has the id and the lock that it had, another table for the same meal takes
 * the place of the one before, and new stops have passing ids.
 */
export function asKept(
  before: PlanView,
  found: PlanWithIds & { request: ResolvedRequest },
  facts: PlanFacts,
): PlanView {
  const old = plannedStops(before)
  const stays = new Set(found.ids.flat())
  const gone = old.filter(({ id }) => !stays.has(id))
  let count = 0
  const idOf = ({ id, date, stop }: PlannedStop): string => {
    if (id !== '') return id
    const at = gone.findIndex((one) => stop.meal && one.date === date && one.stop.meal === stop.meal)
    return gone.splice(at, at < 0 ? 0 : 1)[0]?.id ?? `${NEW_STOP}${++count}`
  }
  const ids = found.plan.days.map(() => [] as string[])
  for (const planned of plannedStops(found)) ids[planned.day]?.push(idOf(planned))
  const locked = new Set(old.flatMap(({ id, stop }) => (stop.isLocked ? [id] : [])))
  const rows = rowsOf({ plan: found.plan, ids }).map((row) => ({ ...row, isLocked: locked.has(row.id) }))
  return planOfRows(found.request, facts, rows)
}

/** A found plan with the former times of the stops that need not move, the last of the trip first. */
export function withFormerTimes(
  before: PlanView,
  found: PlanView,
  facts: PlanFacts,
  subjects: readonly string[],
): PlanView {
  const old = new Map(rowsOf(before).map((row) => [row.id, row]))
  const wasAt = (row: StoredStop) => {
    const former = old.get(row.id)
    const isMoved = former?.day === row.day && (former.start !== row.start || former.minutes !== row.minutes)
    return isMoved && former.poiId === row.poiId && !subjects.includes(row.id) ? former : null
  }
  const formerRow = (row: StoredStop): StoredStop => {
    const former = wasAt(row)
    return former ? { ...row, start: former.start, minutes: former.minutes } : row
  }
  const planOf = (rows: readonly StoredStop[]) => {
    const plan = planOfRows(found.request, facts, rows)
    return holds(before.checks, plan.checks) && isInOrder(rows, plan) ? plan : null
  }
  const all = planOf(rowsOf(found).map(formerRow))
  if (all) return all
  let view = found
  for (const { id } of rowsOf(found).filter(wasAt).reverse()) {
    const rows = rowsOf(view)
    const restored = rows.map((row) => (row.id === id ? formerRow(row) : row))
    const at = rows.findIndex((row) => row.id === id)
    const pushed = pushLater(
      restored,
      at,
      endOfRow(restored[at]) - endOfRow(rows[at]),
      (row) => wasAt(row) !== null,
    )
    view = planOf(restored) ?? planOf(pushed) ?? view
  }
  return view
}

function endOfRow(row: StoredStop | undefined): number {
  return row ? minutesOf(row.start) + row.minutes : 0
}

/** The stops of the day after one, up to the first that stays, later by some minutes. */
function pushLater(
  rows: readonly StoredStop[],
  at: number,
  by: number,
  isFree: (row: StoredStop) => boolean,
): StoredStop[] {
  const day = rows[at]?.day
  const stays = rows.findIndex((row, i) => i > at && !(row.day === day && isFree(row)))
  const end = stays < 0 ? rows.length : stays
  return rows.map((row, i) =>
    by > 0 && i > at && i < end ? { ...row, start: formatClock(minutesOf(row.start) + by) } : row,
  )
}

/** Whether the stops of each day are in the order of `rows`. */
function isInOrder(rows: readonly StoredStop[], view: PlanView): boolean {
  return rowsOf(view).every(({ id }, i) => id === rows[i]?.id)
}
