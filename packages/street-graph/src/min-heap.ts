/** A priority queue by least cost; a number may be in it several times. */
export type MinHeap = {
  push(value: number, cost: number): void
  /** -1 when it is empty. */
  pop(): number
  /** The cost of the last popped number. */
  readonly cost: number
}

export function makeMinHeap(): MinHeap {
  const values: number[] = []
  const costs: number[] = []
  let cost = 0

  function swap(a: number, b: number): void {
    ;[values[a], values[b]] = [values[b] ?? 0, values[a] ?? 0]
    ;[costs[a], costs[b]] = [costs[b] ?? 0, costs[a] ?? 0]
  }
  const costAt = (index: number) => costs[index] ?? Infinity

  return {
    push(value, costOfValue) {
      values.push(value)
      costs.push(costOfValue)
      for (let at = values.length - 1; at > 0; ) {
        const parent = (at - 1) >> 1
        if (costAt(parent) <= costAt(at)) break
        swap(at, parent)
        at = parent
      }
    },
    pop() {
      const top = values[0]
      if (top === undefined) return -1
      cost = costAt(0)
      swap(0, values.length - 1)
      values.pop()
      costs.pop()
      for (let at = 0; ; ) {
        const [left, right] = [at * 2 + 1, at * 2 + 2]
        const least = costAt(right) < costAt(left) ? right : left
        if (costAt(least) >= costAt(at)) break
        swap(at, least)
        at = least
      }
      return top
    },
    get cost() {
      return cost
    },
  }
}
