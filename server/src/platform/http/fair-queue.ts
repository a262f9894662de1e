type QueuedItem<T> = { client: string; item: T }

/** A queue in which clients take turns, so that one with a thousand items delays only their own. */
export type FairQueue<T> = {
  size(): number
  add(client: string, item: T): void
  remove(client: string, item: T): void
  /** Takes the next item, skipping clients that may not start. */
  takeNext(mayStart: (client: string) => boolean): QueuedItem<T> | undefined
  /** Number of items that would be taken before a new one of this client. */
  placeOf(client: string): number
  /**
   * The newest item of the client with the most waiting ones, when they have more than this client would have with one more.
   */
  newestOfLonger(client: string): QueuedItem<T> | undefined
}

export function makeFairQueue<T>(): FairQueue<T> {
  /** Only clients with waiting items, in the order of their turns. */
  const waiting = new Map<string, T[]>()
  let size = 0
  const lengthOf = (client: string) => waiting.get(client)?.length ?? 0
  const setQueue = (client: string, items: T[]) => {
    waiting.delete(client)
    // Moves the client behind the others.
    if (items.length > 0) waiting.set(client, items)
  }
  return {
    size: () => size,
    add(client, item) {
      waiting.set(client, [...(waiting.get(client) ?? []), item])
      size += 1
    },
    remove(client, item) {
      const items = waiting.get(client) ?? []
      const at = items.indexOf(item)
      if (at < 0) return
      items.splice(at, 1)
      size -= 1
      if (items.length === 0) waiting.delete(client)
    },
    takeNext(mayStart) {
      for (const [client, items] of waiting) {
        if (!mayStart(client)) continue
        const item = items.shift()
        setQueue(client, items)
        if (item === undefined) continue
        size -= 1
        return { client, item }
      }
      return undefined
    },
    placeOf(client) {
      const own = lengthOf(client) + 1
      let place = own
      for (const [other, items] of waiting) if (other !== client) place += Math.min(items.length, own)
      return place
    },
    newestOfLonger(client) {
      let longest = client
      for (const other of waiting.keys()) if (lengthOf(other) > lengthOf(longest)) longest = other
      const item = waiting.get(longest)?.at(-1)
      if (item === undefined || lengthOf(longest) <= lengthOf(client) + 1) return undefined
      return { client: longest, item }
    },
  }
}
