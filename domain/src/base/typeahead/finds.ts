/** The best places found so far. */
export type Finds = {
  /** Remembers a place by the most that it was ever found to be worth. */
  put(place: number, worth: number): void
  /** By their worth; of equals the lower number first. */
  best(most: number): number[]
}

/** Nobody is shown more; of a thousand places that begin with two letters the rest is dropped on the way. */
const KEPT = 64
const MOST_KEPT = 512

export function makeFinds(): Finds {
  let worths = new Map<number, number>()
  let floor = Number.NEGATIVE_INFINITY
  const sorted = () => [...worths].sort(([a, worthA], [b, worthB]) => worthB - worthA || a - b)
  return {
    put(place, worth) {
      if (worth < floor || worth <= (worths.get(place) ?? Number.NEGATIVE_INFINITY)) return
      worths.set(place, worth)
      if (worths.size < MOST_KEPT) return
      const kept = sorted().slice(0, KEPT)
      worths = new Map(kept)
      floor = kept.at(-1)?.[1] ?? floor
    },
    best: (most) =>
      sorted()
        .slice(0, most)
        .map(([place]) => place),
  }
}
