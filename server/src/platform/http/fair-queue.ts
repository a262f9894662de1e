type QueuedItem<T> = { client: string; item: T }

/** A line in which turns go round the clients, one each, so that who comes with a thousand waits for their own. */
export type FairQueue<T> = {
  size(): number
  add(client: string, item: T): void
  remove(client: string, item: T): void
  /** Takes out whose turn it is, passing over clients that may not start. */
  takeNext(mayStart: (client: string) => boolean): QueuedItem<T> | undefined
  /** How many items would be taken until a further one of this client was. */
  placeOf(client: string): number
  /** The newest item of the client who waits with the most, when that is more than this one would with one more. */
  newestOfLonger(client: string): QueuedItem<T> | undefined
}

export function makeFairQueue<T>(): FairQueue<T> {
  /** Only clients who wait, in the order of their turns. */
  const waiting = new Map<string, T[]>()
  let size = 0
  const lengthOf = (client: string) => waiting.get(client)?.length ?? 0
  const setQueue = (client: string, items: T[]) => {
    waiting.delete(client)
    // Behind the others.
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
