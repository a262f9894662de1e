import { nextFloat, nextInt } from './random.ts'
import { isUnmet } from './required-sets.ts'
import { removeFrom, retimeDay } from './route.ts'
import { neighboursOf, type SearchState } from './search.ts'

const MEAN_STRING_LENGTH = 6
/** How often a day with missing requirements is ruined in addition. */
const SET_SHARE = 0.3
const MAX_STRING_LENGTH = 1.5 * MEAN_STRING_LENGTH

/** In a long search among many places, the share of the rounds around a place that put back only places near it, and how many these are. */
const NEAR_SHARE = 0.75
const LEAST_NEAR = 30
const MOST_NEAR = 80

/**
 * Removes places from some days in one of several ways. False when the rest is infeasible: without the triangle inequality,
 * leaving out a place may make a day longer.
 */
export function ruin(search: SearchState, { isNearOnly }: { isNearOnly: boolean }): boolean {
  const { candidates, openDays, chance } = search
  search.nearCount = 0
  search.removedCount = 0
  if (candidates.length === 0 || openDays.length === 0) return true
  const { sets } = search.state
  if (sets.unmet > 0 && nextFloat(chance) < SET_SHARE) ruinForSet(search, nextInt(chance, sets.unmet))
  const kind = nextFloat(chance)
  if (kind < 0.55) {
    const centre = candidates[nextInt(chance, candidates.length)] ?? 0
    if (isNearOnly) narrowTo(search, centre)
    ruinAround(search, centre)
  } else if (kind < 0.8) ruinStrings(search)
  else if (kind < 0.97) ruinRandom(search)
  else ruinDay(search, openDays[nextInt(chance, openDays.length)] ?? 0)
  return retimeRuinedDays(search)
}

/**
 * The round then puts back only what is near and what it removed. Of hundreds of places few can fill the gap, and looking
 * at all of them takes most of the time.
 */
function narrowTo(search: SearchState, centre: number): void {
  const { candidates, chance } = search
  if (nextFloat(chance) >= NEAR_SHARE) return
  search.near = neighboursOf(search, centre)
  search.nearCount = Math.min(candidates.length, LEAST_NEAR + nextInt(chance, MOST_NEAR - LEAST_NEAR + 1))
}

/** Computes the times of the changed days; an infeasible one loses all its places. */
function retimeRuinedDays(search: SearchState): boolean {
  const { state, touched, openDays } = search
  let works = true
  for (let i = 0; i < openDays.length; i++) {
    const day = openDays[i] ?? 0
    if (touched[day] === 0 || retimeDay(state, day)) continue
    removeFrom(state, day, 1, state.length[day] ?? 0)
    if (!retimeDay(state, day)) works = false
  }
  return works
}

/** A string of visits around a place, on one or more of the days that come near it. */
function ruinAround(search: SearchState, centre: number): void {
  const { state, chance, touched, openDays } = search
  const near = neighboursOf(search, centre)
  let left = 1 + nextInt(chance, Math.min(openDays.length, 3))
  for (let i = 0; i < near.length && left > 0; i++) {
    const place = near[i] ?? 0
    const day = state.dayOf[place] ?? -1
    if (day < 0 || touched[day] === 1) continue
    left--
    const length = state.length[day] ?? 0
    const position = (state.cellOf[place] ?? 0) - day * state.stride
    const count = 1 + nextInt(chance, Math.min(length, MAX_STRING_LENGTH))
    const from = Math.min(Math.max(1, position - nextInt(chance, count)), length - count + 1)
    const cell = day * state.stride + from
    for (let j = cell; j < cell + count; j++) search.removed[search.removedCount++] = state.order[j] ?? 0
    removeFrom(state, day, from, count)
    touched[day] = 1
  }
}

/** Removes a run of places of the day that misses a required set: the `nth` unmet set. */
function ruinForSet({ state, chance, touched, openDays }: SearchState, nth: number): void {
  const { sets } = state
  let set = 0
  for (let left = nth; set < sets.count; set++) if (isUnmet(sets, set) && left-- === 0) break
  const setDay = sets.day[set] ?? -1
  const day = setDay >= 0 ? setDay : (openDays[nextInt(chance, openDays.length)] ?? 0)
  const length = state.length[day] ?? 0
  if (length === 0) return
  const stretch = 1 + nextInt(chance, Math.min(length, MAX_STRING_LENGTH))
  removeFrom(state, day, 1 + nextInt(chance, length - stretch + 1), stretch)
  touched[day] = 1
}

/** Removes a run of places from each of some days. */
function ruinStrings(search: SearchState): void {
  const { state, chance, touched, openDays } = search
  const count = 1 + nextInt(chance, Math.min(openDays.length, 3))
  const first = nextInt(chance, openDays.length)
  for (let i = 0; i < count; i++) {
    const day = openDays[(first + i) % openDays.length] ?? 0
    const length = state.length[day] ?? 0
    if (length === 0) continue
    const stretch = 1 + nextInt(chance, Math.min(length, MAX_STRING_LENGTH))
    removeFrom(state, day, 1 + nextInt(chance, length - stretch + 1), stretch)
    touched[day] = 1
  }
}

function ruinRandom(search: SearchState): void {
  const { state, chance, touched, openDays } = search
  const share = 0.05 + 0.25 * nextFloat(chance)
  for (let i = 0; i < openDays.length; i++) {
    const day = openDays[i] ?? 0
    for (let position = state.length[day] ?? 0; position > 0; position--) {
      if (nextFloat(chance) >= share) continue
      removeFrom(state, day, position, 1)
      touched[day] = 1
    }
  }
}

function ruinDay({ state, touched }: SearchState, day: number): void {
  removeFrom(state, day, 1, state.length[day] ?? 0)
  touched[day] = 1
}
