import { updateSetCounts } from './required-sets.ts'
import { addPlaceUsage } from './resource-usage.ts'
import { removeFrom, retimeDay } from './route.ts'
import type { SearchState } from './search.ts'

/** A copy of the routes of all days. */
export type Snapshot = { order: Int32Array; length: Int32Array; version: Int32Array }

export function takeSnapshot({ state }: SearchState): Snapshot {
  return { order: state.order.slice(), length: state.length.slice(), version: state.version.slice() }
}

/** Copies the days that the round touched. */
export function saveTouched({ state, touched, openDays }: SearchState, snapshot: Snapshot): void {
  for (let i = 0; i < openDays.length; i++) {
    const day = openDays[i] ?? 0
    if (touched[day] === 0) continue
    const first = day * state.stride
    const length = state.length[day] ?? 0
    for (let cell = first; cell <= first + length + 1; cell++) snapshot.order[cell] = state.order[cell] ?? 0
    snapshot.length[day] = length
    snapshot.version[day] = state.version[day] ?? 0
  }
}

/** Copies everything. */
export function saveAll({ state }: SearchState, snapshot: Snapshot): void {
  snapshot.order.set(state.order)
  snapshot.length.set(state.length)
  snapshot.version.set(state.version)
}

/** Restores the changed days. */
export function restoreTouched(search: SearchState, snapshot: Snapshot): void {
  const { state, touched, openDays } = search
  const { order, length, stride, dayOf, stock, sets } = state
  for (let i = 0; i < openDays.length; i++) {
    const day = openDays[i] ?? 0
    if (touched[day] === 1) removeFrom(state, day, 1, length[day] ?? 0)
  }
  for (let i = 0; i < openDays.length; i++) {
    const day = openDays[i] ?? 0
    if (touched[day] === 0) continue
    const first = day * stride
    const count = snapshot.length[day] ?? 0
    for (let cell = first + 1; cell <= first + count + 1; cell++) {
      const node = snapshot.order[cell] ?? 0
      order[cell] = node
      if (cell === first + count + 1) continue
      dayOf[node] = day
      if (stock.count > 0) addPlaceUsage(stock, node, { day, days: state.days, sign: 1 })
      if (sets.count > 0) updateSetCounts(sets, day * state.places + node, 1)
    }
    length[day] = count
    retimeDay(state, day)
    // The order is the same again, so the stored spots are valid.
    state.version[day] = snapshot.version[day] ?? 0
  }
}

/** Restores all days. */
export function restoreAll(search: SearchState, snapshot: Snapshot): void {
  search.touched.fill(1)
  restoreTouched(search, snapshot)
  search.touched.fill(0)
}
