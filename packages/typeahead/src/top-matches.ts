/** The best places found so far. */
export type TopMatches = {
  /** Stores a place with its highest score. */
  put(place: number, worth: number): void
  /** Sorted by score; of equal ones the lower number first. */
  best(most: number): number[]
}

/** The maximum number of results; the rest of a thousand matches is dropped early. */
const TRIMMED_SIZE = 64
const MAX_SIZE = 512

export function makeTopMatches(): TopMatches {
  let worths = new Map<number, number>()
  let floor = Number.NEGATIVE_INFINITY
  const sorted = () => [...worths].sort(([a, worthA], [b, worthB]) => worthB - worthA || a - b)
  return {
    put(place, worth) {
      if (worth < floor || worth <= (worths.get(place) ?? Number.NEGATIVE_INFINITY)) return
      worths.set(place, worth)
      if (worths.size < MAX_SIZE) return
      const trimmed = sorted().slice(0, TRIMMED_SIZE)
      worths = new Map(trimmed)
      floor = trimmed.at(-1)?.[1] ?? floor
    },
    best: (most) =>
      sorted()
        .slice(0, most)
        .map(([place]) => place),
  }
}
