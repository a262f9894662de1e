import { nextBelow, nextShare } from './chance.ts'
import { isUnmet } from './required-sets.ts'
import { refresh, removeFrom } from './route.ts'
import { neighboursOf, type Search } from './search.ts'

const MEAN_LENGTH = 6
/** How often a day that lacks what is required is ruined beside the usual. */
const SET_SHARE = 0.3
const LONGEST = 1.5 * MEAN_LENGTH

/**
 * Takes places out of some days, in one of several ways. False when what is left does not work out: without the
 * triangle inequality a day may become longer by leaving something out.
 */
export function ruin(search: Search): boolean {
  const { candidates, openDays, chance } = search
  if (candidates.length === 0 || openDays.length === 0) return true
  const { sets } = search.state
  if (sets.unmet > 0 && nextShare(chance) < SET_SHARE) ruinForSet(search, nextBelow(chance, sets.unmet))
  const kind = nextShare(chance)
  if (kind < 0.55) ruinAround(search, candidates[nextBelow(chance, candidates.length)] ?? 0)
  else if (kind < 0.8) ruinStretches(search)
  else if (kind < 0.97) ruinHereAndThere(search)
  else ruinDay(search, openDays[nextBelow(chance, openDays.length)] ?? 0)
  return settle(search)
}

/** Times the days that lost places; one that does not work out any more loses them all. */
function settle(search: Search): boolean {
  const { state, touched, openDays } = search
  let works = true
  for (let i = 0; i < openDays.length; i++) {
    const day = openDays[i] ?? 0
    if (touched[day] === 0 || refresh(state, day)) continue
    removeFrom(state, day, 1, state.length[day] ?? 0)
    if (!refresh(state, day)) works = false
  }
  return works
}

/** A string of visits around a place, on one or more of the days that come near it. */
function ruinAround(search: Search, centre: number): void {
  const { state, chance, touched, openDays } = search
  const near = neighboursOf(search, centre)
  let left = 1 + nextBelow(chance, Math.min(openDays.length, 3))
  for (let i = 0; i < near.length && left > 0; i++) {
    const place = near[i] ?? 0
    const day = state.dayOf[place] ?? -1
    if (day < 0 || touched[day] === 1) continue
    left--
    const length = state.length[day] ?? 0
    const position = (state.cellOf[place] ?? 0) - day * state.stride
    const count = 1 + nextBelow(chance, Math.min(length, LONGEST))
    const from = Math.min(Math.max(1, position - nextBelow(chance, count)), length - count + 1)
    removeFrom(state, day, from, count)
    touched[day] = 1
  }
}

/** A stretch of the day that lacks a place of a required set: that of the `nth` set without one. */
function ruinForSet({ state, chance, touched, openDays }: Search, nth: number): void {
  const { sets } = state
  let set = 0
  for (let left = nth; set < sets.count; set++) if (isUnmet(sets, set) && left-- === 0) break
  const setDay = sets.day[set] ?? -1
  const day = setDay >= 0 ? setDay : (openDays[nextBelow(chance, openDays.length)] ?? 0)
  const length = state.length[day] ?? 0
  if (length === 0) return
  const stretch = 1 + nextBelow(chance, Math.min(length, LONGEST))
  removeFrom(state, day, 1 + nextBelow(chance, length - stretch + 1), stretch)
  touched[day] = 1
}

/** A stretch of each of some days. */
function ruinStretches(search: Search): void {
  const { state, chance, touched, openDays } = search
  const count = 1 + nextBelow(chance, Math.min(openDays.length, 3))
  const first = nextBelow(chance, openDays.length)
  for (let i = 0; i < count; i++) {
    const day = openDays[(first + i) % openDays.length] ?? 0
    const length = state.length[day] ?? 0
    if (length === 0) continue
    const stretch = 1 + nextBelow(chance, Math.min(length, LONGEST))
    removeFrom(state, day, 1 + nextBelow(chance, length - stretch + 1), stretch)
    touched[day] = 1
  }
}

function ruinHereAndThere(search: Search): void {
  const { state, chance, touched, openDays } = search
  const share = 0.05 + 0.25 * nextShare(chance)
  for (let i = 0; i < openDays.length; i++) {
    const day = openDays[i] ?? 0
    for (let position = state.length[day] ?? 0; position > 0; position--) {
      if (nextShare(chance) >= share) continue
      removeFrom(state, day, position, 1)
      touched[day] = 1
    }
  }
}

function ruinDay({ state, touched }: Search, day: number): void {
  removeFrom(state, day, 1, state.length[day] ?? 0)
  touched[day] = 1
}
