import { updateSetCounts } from './required-sets.ts'
import { addPlaceUsage, addUsage, exceedsLimit } from './resource-usage.ts'
import type { PlanState } from './state.ts'
import { earliestStart, latestStart } from './time-windows.ts'

/** Computes the times of a day after its order changed. False when it is infeasible: too late somewhere or over a limit. */
export function retimeDay(state: PlanState, day: number): boolean {
  const isInTime = timeForward(state, day)
  timeBackward(state, day)
  const { stock, version } = state
  const next = (version[state.days] ?? 0) + 1
  version[state.days] = next
  version[day] = next
  if (stock.travelUses.length > 0) bookTravelUse(state, day)
  return isInTime && (stock.count === 0 || !exceedsLimit(stock, day, state.days))
}

function timeForward(state: PlanState, day: number): boolean {
  const { order, begin, leave, hop, cellOf, travel, service, nodes, opening, places } = state
  const { open, close, broken } = opening
  const first = day * state.stride
  const last = first + (state.length[day] ?? 0) + 1
  const closes = state.dayCloses[day] ?? 0
  let time = state.problem.days[day]?.opens ?? 0
  let from = order[first] ?? 0
  let travelled = 0
  let waited = 0
  let isInTime = true
  begin[first] = time
  leave[first] = time
  for (let cell = first + 1; cell < last; cell++) {
    const place = order[cell] ?? 0
    const index = day * places + place
    const way = travel[from * nodes + place] ?? 0
    const arrival = time + way
    hop[cell - 1] = way
    time = arrival
    const opens = open[index] ?? 0
    if (time > (close[index] ?? -1)) isInTime = false
    else if (time < opens) time = opens
    else if (broken[index] === 1) time = earliestStart(opening, index, time)
    travelled += way
    // Waiting at the first place is not counted: the party starts later instead.
    if (cell > first + 1) waited += time - arrival
    begin[cell] = time
    time += service[place] ?? 0
    leave[cell] = time
    cellOf[place] = cell
    from = place
  }
  const way = travel[from * nodes + (order[last] ?? 0)] ?? 0
  hop[last - 1] = way
  travelled += way
  time += way
  begin[last] = time
  leave[last] = time
  state.travelled[day] = travelled
  state.waited[day] = waited
  return isInTime && time <= closes
}

function timeBackward(state: PlanState, day: number): void {
  const { order, latest, leave, room, spare, hop, service, opening, places } = state
  const { close, broken } = opening
  const first = day * state.stride
  const last = first + (state.length[day] ?? 0) + 1
  let time = state.dayCloses[day] ?? 0
  latest[last] = time
  let widest = time - (leave[last - 1] ?? 0)
  room[last - 1] = widest
  let mostSpare = widest - (hop[last - 1] ?? 0)
  spare[last - 1] = mostSpare
  for (let cell = last - 1; cell > first; cell--) {
    const place = order[cell] ?? 0
    const index = day * places + place
    time -= (hop[cell] ?? 0) + (service[place] ?? 0)
    const closes = close[index] ?? -1
    if (time > closes) time = closes
    else if (broken[index] === 1) time = latestStart(opening, index, time)
    latest[cell] = time
    const own = time - (leave[cell - 1] ?? 0)
    room[cell - 1] = own
    if (own > widest) widest = own
    const left = own - (hop[cell - 1] ?? 0)
    spare[cell - 1] = left
    if (left > mostSpare) mostSpare = left
  }
  state.widest[day] = widest
  state.mostSpare[day] = mostSpare
}

function bookTravelUse(state: PlanState, day: number): void {
  const { order, nodes, stock, days } = state
  const first = day * state.stride
  const last = first + (state.length[day] ?? 0) + 1
  for (const { limit, use, usedByDay } of stock.travelUses) {
    let used = 0
    for (let cell = first; cell < last; cell++)
      used += use[(order[cell] ?? 0) * nodes + (order[cell + 1] ?? 0)] ?? 0
    addUsage(stock, limit, limit * days + day, used - (usedByDay[day] ?? 0))
    usedByDay[day] = used
  }
}

/** Inserts a place after this position of the day (0: the start). Call `retimeDay` afterwards. */
export function insertAfter(state: PlanState, place: number, day: number, position: number): void {
  const { order, length, dayOf, stock, sets } = state
  const cell = day * state.stride + position + 1
  const end = day * state.stride + (length[day] ?? 0) + 2
  order.copyWithin(cell + 1, cell, end)
  order[cell] = place
  length[day] = (length[day] ?? 0) + 1
  dayOf[place] = day
  if (stock.count > 0) addPlaceUsage(stock, place, { day, days: state.days, sign: 1 })
  if (sets.count > 0) updateSetCounts(sets, day * state.places + place, 1)
}

/** Removes `count` places from this position on (1: the first place). Call `retimeDay` afterwards. */
export function removeFrom(state: PlanState, day: number, position: number, count: number): void {
  const { order, length, dayOf, stock, sets } = state
  const cell = day * state.stride + position
  const end = day * state.stride + (length[day] ?? 0) + 2
  for (let i = cell; i < cell + count; i++) {
    const place = order[i] ?? 0
    dayOf[place] = -1
    if (stock.count > 0) addPlaceUsage(stock, place, { day, days: state.days, sign: -1 })
    if (sets.count > 0) updateSetCounts(sets, day * state.places + place, -1)
  }
  order.copyWithin(cell, cell + count, end)
  length[day] = (length[day] ?? 0) - count
}
