import type { Problem } from './problem.ts'

/** The limits and their current use; one row per limit. Uses are sparse, because most places use few of the limits. */
export type ResourceUsage = {
  count: number
  max: Float64Array
  /** 1 when each day has its own. */
  daily: Uint8Array
  /** The limits that place p uses: `limitOf` and `amount` from `offset[p]` to `offset[p + 1]`. */
  offset: Int32Array
  limitOf: Int32Array
  amount: Int32Array
  /** The limits that travel uses, with the use of places of the same limit and the current use of travel per day. */
  travelUses: { limit: number; use: Int32Array; placeUse: Int32Array | undefined; usedByDay: Float64Array }[]
  /** limit * days + day. */
  usedByDay: Float64Array
  usedByTrip: Float64Array
}

/** Nothing used yet, not even the travel of empty days: `retimeDay` of each day adds that. */
export function makeResourceUsage({ places, days, limits = [] }: Problem): ResourceUsage {
  const offset = new Int32Array(places + 1)
  const limitOf: number[] = []
  const amount: number[] = []
  for (let place = 0; place < places; place++) {
    for (const [limit, { use }] of limits.entries()) {
      const used = use?.[place] ?? 0
      if (used === 0) continue
      limitOf.push(limit)
      amount.push(used)
    }
    offset[place + 1] = limitOf.length
  }
  return {
    count: limits.length,
    max: Float64Array.from(limits, ({ max }) => max),
    daily: Uint8Array.from(limits, ({ scope }) => (scope === 'day' ? 1 : 0)),
    offset,
    limitOf: Int32Array.from(limitOf),
    amount: Int32Array.from(amount),
    travelUses: limits.flatMap(({ travelUse, use }, limit) =>
      travelUse ? [{ limit, use: travelUse, placeUse: use, usedByDay: new Float64Array(days.length) }] : [],
    ),
    usedByDay: new Float64Array(limits.length * days.length),
    usedByTrip: new Float64Array(limits.length),
  }
}

/** The free rest of a limit on a day; negative when it is exceeded. */
export function remainingOf(stock: ResourceUsage, limit: number, cell: number): number {
  const used = (stock.daily[limit] === 1 ? stock.usedByDay[cell] : stock.usedByTrip[limit]) ?? 0
  return (stock.max[limit] ?? 0) - used
}

/** Adds a use to a limit on a day; a negative amount gives back. `cell` is limit * days + day. */
export function addUsage(stock: ResourceUsage, limit: number, cell: number, amount: number): void {
  stock.usedByDay[cell] = (stock.usedByDay[cell] ?? 0) + amount
  stock.usedByTrip[limit] = (stock.usedByTrip[limit] ?? 0) + amount
}

/** Adds the uses of a place on a day (sign 1) or gives them back (sign -1). */
export function addPlaceUsage(
  stock: ResourceUsage,
  place: number,
  where: { day: number; days: number; sign: 1 | -1 },
): void {
  const to = stock.offset[place + 1] ?? 0
  for (let i = stock.offset[place] ?? 0; i < to; i++) {
    const limit = stock.limitOf[i] ?? 0
    addUsage(stock, limit, limit * where.days + where.day, where.sign * (stock.amount[i] ?? 0))
  }
}

/** Whether the day has room for the uses of the place itself, without its travel. */
export function hasCapacityFor(stock: ResourceUsage, place: number, day: number, days: number): boolean {
  const to = stock.offset[place + 1] ?? 0
  for (let i = stock.offset[place] ?? 0; i < to; i++) {
    const limit = stock.limitOf[i] ?? 0
    if ((stock.amount[i] ?? 0) > remainingOf(stock, limit, limit * days + day)) return false
  }
  return true
}

/** Whether the day uses more than one of its limits allows. */
export function exceedsLimit(stock: ResourceUsage, day: number, days: number): boolean {
  for (let limit = 0; limit < stock.count; limit++)
    if (remainingOf(stock, limit, limit * days + day) < 0) return true
  return false
}
