import { parseClock } from '../../base/dates.ts'
import type { Guide } from '../../destination/places/index.ts'
import {
  type FieldChange,
  mustSeeChanges,
  orderBetween,
  type PlanView,
  stopsOf,
  type TripState,
  type TripStop,
  tripFieldsOf,
  withoutOwnPlaces,
} from '../sync/index.ts'

/** Whether two plans have the same stops at the same times; the cost of ways follows from that. */
export function isSamePlan(one: PlanView, other: PlanView): boolean {
  const stopsIn = ({ plan }: PlanView) =>
    plan.days.map(({ date, stops }) => [
      date,
      stops.map(({ poiId, name, start, end, isLocked }) => [poiId ?? name, start, end, isLocked]),
    ])
  return JSON.stringify(stopsIn(one)) === JSON.stringify(stopsIn(other))
}

/** The changes that turn a trip into this plan: as few fields as possible, so that others can change the rest. */
export function changesForPlan(
  trip: TripState,
  view: PlanView,
  guides: readonly Guide[],
  title: string | null,
): FieldChange[] {
  const { request, plan } = view
  const before = new Map(stopsOf(trip).map((stop) => [stop.id, stop]))
  const cities = request.cities.map(({ id }) => guides.find(({ city }) => city.id === id)?.city)
  const fields = {
    ...(title !== null && { title, status: 'planned', planSource: 'planner' }),
    startDate: request.startDate,
    days: request.days,
    // What is booked stands in the bookings of the trip, and its own places in its places.
    request: withoutOwnPlaces({
      ...request,
      bookings: request.bookings.filter(({ id }) => id === undefined),
    }),
    places: cities.flatMap((city) =>
      city ? [{ id: city.id, name: city.name, lat: city.lat, lon: city.lon }] : [],
    ),
    walks: walksToKeep(view),
  }
  const changes = [...changedFields(trip.id, fields, tripFieldsOf(trip)), ...mustSeeChanges(trip, request)]
  const keptIds = new Set<string>()
  for (const [i, day] of plan.days.entries()) {
    const ids = view.ids[i] ?? []
    const orders = ordersOf(
      ids.map((id) => (before.get(id)?.day === day.date ? before.get(id)?.order : null) ?? null),
    )
    for (const [j, stop] of day.stops.entries()) {
      const id = ids[j] ?? ''
      if (stop.bookingId !== undefined) continue
      keptIds.add(id)
      const leg = day.legs.find(({ to }) => to === j)
      const { kind, poiId, name, lat, lon, start, end, isLocked, cost } = stop
      const minutes = (parseClock(end) ?? 0) - (parseClock(start) ?? 0)
      const next = {
        kind,
        ...(poiId !== null && { poiId }),
        name,
        lat,
        lon,
        day: day.date,
        order: orders[j],
        start,
        minutes,
        isLocked,
        cost,
        ...(leg && { mode: leg.mode }),
      }
      changes.push(...changedFields(id, next, before.get(id) ?? {}))
    }
  }
  const gone = [...before.keys()].filter((id) => !keptIds.has(id))
  return [...changes, ...gone.map((itemId) => ({ itemId, field: 'deleted', value: true }))]
}

/** A field of a trip holds 16 kB: a month of walking is left to what this device and the server know. */
const MAX_WALKS_CHARS = 15_000

function walksToKeep({ walks }: PlanView): PlanView['walks'] | null {
  return walks.length > 0 && JSON.stringify(walks).length <= MAX_WALKS_CHARS ? walks : null
}

function changedFields(
  itemId: string,
  next: Record<string, unknown>,
  now: Partial<TripStop> | object,
): FieldChange[] {
  const fields: Record<string, unknown> = { ...now }
  return Object.entries(next)
    .filter(([field, value]) => JSON.stringify(fields[field] ?? null) !== JSON.stringify(value))
    .map(([field, value]) => ({ itemId, field, value }))
}

/** Order keys for items in this sequence: the longest ordered run keeps its own, the others get keys in between. */
function ordersOf(currentOrders: readonly (string | null)[]): string[] {
  const stays = longestIncreasing(currentOrders)
  const orders: string[] = []
  for (const [i, order] of currentOrders.entries()) {
    const next = currentOrders.find((other, j) => j > i && stays.has(j) && other !== null) ?? null
    orders.push(stays.has(i) && order !== null ? order : orderBetween(orders.at(-1) ?? null, next))
  }
  return orders
}

function longestIncreasing(currentOrders: readonly (string | null)[]): Set<number> {
  const best: number[][] = []
  for (const [i, order] of currentOrders.entries()) {
    if (order === null) continue
    const before = best.filter((run) => (currentOrders[run.at(-1) ?? 0] ?? '') < order)
    const longest = before.reduce<number[]>((long, run) => (run.length > long.length ? run : long), [])
    best.push([...longest, i])
  }
  return new Set(best.reduce<number[]>((long, run) => (run.length > long.length ? run : long), []))
}

/** The plan with an id for each stop that has none yet. */
export function withIds(view: PlanView, makeId: () => string): PlanView {
  return {
    ...view,
    ids: view.plan.days.map(({ stops }, i) => stops.map((_, j) => view.ids[i]?.[j] || makeId())),
  }
}
