import type { Problem } from './problem.ts'

/** Tracks which required sets have a place in the plan. */
export type RequiredSets = {
  count: number
  /** The sets that place p on day d meets: `setOf` from `offset[i]` to `offset[i + 1]` with i = d * places + p. */
  offset: Int32Array
  setOf: Int32Array
  /** Per set: the day, or -1 for any. */
  day: Int32Array
  /** Per place: 1 when it is in some set. */
  isMember: Uint8Array
  /** Per set: how many of its places are in. */
  met: Int32Array
  /** Per set: 1 when the search could meet it. Only these are counted in `unmet`. */
  isLive: Uint8Array
  unmet: number
}

/** Empty counts and no live set: `activateSets` makes sets live. */
export function makeRequiredSets({ places, days, requiredSets = [] }: Problem): RequiredSets {
  const offset = new Int32Array(days.length * places + 1)
  const setOf: number[] = []
  const isMember = new Uint8Array(places)
  const members = requiredSets.map((set) => new Set(set.places))
  if (members.length > 0)
    for (let day = 0; day < days.length; day++)
      for (let place = 0; place < places; place++) {
        for (const [set, { day: setDay }] of requiredSets.entries()) {
          if ((setDay !== -1 && setDay !== day) || !members[set]?.has(place)) continue
          setOf.push(set)
          isMember[place] = 1
        }
        offset[day * places + place + 1] = setOf.length
      }
  return {
    count: requiredSets.length,
    offset,
    setOf: Int32Array.from(setOf),
    day: Int32Array.from(requiredSets, ({ day }) => day),
    isMember,
    met: new Int32Array(requiredSets.length),
    isLive: new Uint8Array(requiredSets.length),
    unmet: 0,
  }
}

/** Records that the search can use the place of this index (day * places + place). */
export function activateSets(sets: RequiredSets, index: number): void {
  const to = sets.offset[index + 1] ?? 0
  for (let i = sets.offset[index] ?? 0; i < to; i++) {
    const set = sets.setOf[i] ?? 0
    if (sets.isLive[set] === 1) continue
    sets.isLive[set] = 1
    if (sets.met[set] === 0) sets.unmet++
  }
}

/** Counts a place in (sign 1) or out (sign -1); index day * places + place. */
export function updateSetCounts(sets: RequiredSets, index: number, sign: 1 | -1): void {
  const to = sets.offset[index + 1] ?? 0
  for (let i = sets.offset[index] ?? 0; i < to; i++) {
    const set = sets.setOf[i] ?? 0
    const met = (sets.met[set] ?? 0) + sign
    sets.met[set] = met
    if (sets.isLive[set] === 0) continue
    if (met === 0) sets.unmet++
    else if (met === 1 && sign === 1) sets.unmet--
  }
}

/** Whether the place of this index meets a set that is unmet. */
export function meetsUnmetSet(sets: RequiredSets, index: number): boolean {
  if (sets.unmet === 0) return false
  const to = sets.offset[index + 1] ?? 0
  for (let i = sets.offset[index] ?? 0; i < to; i++) if (isUnmet(sets, sets.setOf[i] ?? 0)) return true
  return false
}

/** Whether the set is unmet although the search can meet it. */
export function isUnmet({ met, isLive }: RequiredSets, set: number): boolean {
  return met[set] === 0 && isLive[set] === 1
}
