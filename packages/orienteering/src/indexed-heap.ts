/** Items by value, the greatest on top: a binary heap in arrays that are made once. Of equal values the smaller item is first. */
export type IndexedHeap = {
  items: Int32Array
  count: number
  /** Per item: its position in `items`. */
  place: Int32Array
  /** Per item. After a change call `siftUp` or `siftDown`. */
  value: Float64Array
}

export function makeIndexedHeap(maxItems: number): IndexedHeap {
  return {
    items: new Int32Array(maxItems),
    count: 0,
    place: new Int32Array(maxItems),
    value: new Float64Array(maxItems),
  }
}

/** Orders the items after they were written without order. */
export function heapify(ranking: IndexedHeap): void {
  for (let i = 0; i < ranking.count; i++) ranking.place[ranking.items[i] ?? 0] = i
  for (let i = (ranking.count >> 1) - 1; i >= 0; i--) siftDown(ranking, ranking.items[i] ?? 0)
}

/** Removes the top. */
export function removeTop(ranking: IndexedHeap): void {
  ranking.count--
  const last = ranking.items[ranking.count] ?? 0
  ranking.items[0] = last
  ranking.place[last] = 0
  if (ranking.count > 1) siftDown(ranking, last)
}

/** After the value of an item grew. */
export function siftUp({ items, place, value }: IndexedHeap, item: number): void {
  const own = value[item] ?? 0
  let at = place[item] ?? 0
  while (at > 0) {
    const above = (at - 1) >> 1
    const other = items[above] ?? 0
    const theirs = value[other] ?? 0
    if (theirs > own || (theirs === own && other < item)) break
    items[at] = other
    place[other] = at
    at = above
  }
  items[at] = item
  place[item] = at
}

/** After the value of an item fell. */
export function siftDown({ items, count, place, value }: IndexedHeap, item: number): void {
  const own = value[item] ?? 0
  let at = place[item] ?? 0
  for (let below = 2 * at + 1; below < count; below = 2 * at + 1) {
    let other = items[below] ?? 0
    let theirs = value[other] ?? 0
    if (below + 1 < count) {
      const right = items[below + 1] ?? 0
      const rightValue = value[right] ?? 0
      if (rightValue > theirs || (rightValue === theirs && right < other)) {
        below++
        other = right
        theirs = rightValue
      }
    }
    if (own > theirs || (own === theirs && item < other)) break
    items[at] = other
    place[other] = at
    at = below
  }
  items[at] = item
  place[item] = at
}
