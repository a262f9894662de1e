const GAPS = [301, 132, 57, 23, 10, 4, 1]

/** Sorts the first `count` items by their keys, the smallest first; equal keys by item, so that the order is the same everywhere. */
export function sortByKey(items: Int32Array, count: number, keys: Float64Array): void {
  for (const gap of GAPS) {
    for (let i = gap; i < count; i++) {
      const item = items[i] ?? 0
      const key = keys[item] ?? 0
      let j = i - gap
      for (; j >= 0; j -= gap) {
        const other = items[j] ?? 0
        const otherKey = keys[other] ?? 0
        if (otherKey < key || (otherKey === key && other < item)) break
        items[j + gap] = other
      }
      items[j + gap] = item
    }
  }
}
