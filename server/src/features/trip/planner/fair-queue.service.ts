/** The owner of a job, from the widest key to the narrowest: an address and its device, or a person. */
export type QueueOwner = readonly string[]
type QueueEntry<T> = { job: T; owner: QueueOwner; arrival: number }

/**
 * A fair queue: every address or person gets as many turns as every other, and within an address every device, however many
 * jobs it has.
 */
export function makeFairQueue<T>(most: number) {
  let waiting: QueueEntry<T>[] = []
  /** Turns that each owner with waiting or running jobs has had. */
  const turns = new Map<string, number>()
  const running: QueueOwner[] = []
  let arrivals = 0

  const isActive = (key: string) =>
    [...waiting.map(({ owner }) => owner), ...running].some((owner) => keysOf(owner).includes(key))

  /** A new owner starts with the lowest turn count of its siblings, so that unused turns do not add up. */
  function open(owner: QueueOwner): void {
    for (const [level, key] of keysOf(owner).entries()) {
      if (turns.has(key)) continue
      const others = [...turns].filter(([other]) => isSibling(other, key, level)).map(([, had]) => had)
      turns.set(key, others.length > 0 ? Math.min(...others) : 0)
    }
  }

  return {
    /**
     * `isIn` is false when the queue is full. `displaced` is the job removed to make room, so that one owner cannot fill the
     * queue.
     */
    join(job: T, owner: QueueOwner): { isIn: boolean; displaced: T | null } {
      let displaced: QueueEntry<T> | undefined
      if (waiting.length >= most) {
        displaced = toDisplace(waiting, owner)
        if (!displaced) return { isIn: false, displaced: null }
        waiting = waiting.filter((entry) => entry !== displaced)
      }
      open(owner)
      waiting.push({ job, owner, arrival: arrivals++ })
      return { isIn: true, displaced: displaced?.job ?? null }
    },
    /** Takes the next job; call `done` when it has finished. */
    next(): { job: T; done: () => void } | null {
      const [entry] = inOrder(waiting, turns)
      if (!entry) return null
      const { job, owner } = entry
      waiting = waiting.filter((other) => other !== entry)
      count(turns, owner)
      running.push(owner)
      return {
        job,
        done() {
          running.splice(running.indexOf(owner), 1)
          forget(owner)
        },
      }
    },
    /** False when the job is not (or no longer) waiting. */
    leave(job: T): boolean {
      const entry = waiting.find((other) => other.job === job)
      if (!entry) return false
      waiting = waiting.filter((other) => other !== entry)
      forget(entry.owner)
      return true
    },
    /** All waiting jobs, the next first. */
    places: (): T[] => inOrder(waiting, turns).map(({ job }) => job),
    isEmpty: () => waiting.length === 0,
  }

  function forget(owner: QueueOwner): void {
    for (const key of keysOf(owner)) if (!isActive(key)) turns.delete(key)
  }
}

function inOrder<T>(waiting: readonly QueueEntry<T>[], turns: ReadonlyMap<string, number>): QueueEntry<T>[] {
  const had = new Map(turns)
  const left = [...waiting]
  const order: QueueEntry<T>[] = []
  while (left.length > 0) {
    const next = pickNext(left, had)
    left.splice(left.indexOf(next), 1)
    order.push(next)
    count(had, next.owner)
  }
  return order
}

/** The last job of the owner with most jobs waiting, when it has at least two more than the newcomer. */
function toDisplace<T>(waiting: readonly QueueEntry<T>[], owner: QueueOwner): QueueEntry<T> | undefined {
  for (const [level, key] of keysOf(owner).entries()) {
    const counts = new Map<string, number>()
    for (const entry of waiting) {
      const other = keysOf(entry.owner)[level]
      if (other !== undefined) counts.set(other, (counts.get(other) ?? 0) + 1)
    }
    const [fullest, number] = [...counts].sort((a, b) => b[1] - a[1])[0] ?? ['', 0]
    if (number >= (counts.get(key) ?? 0) + 2)
      return waiting.findLast((entry) => keysOf(entry.owner)[level] === fullest)
  }
  return undefined
}

/** One key per level: the second contains the first. */
function keysOf(owner: QueueOwner): string[] {
  return owner.map((_, level) => JSON.stringify(owner.slice(0, level + 1)))
}

function isSibling(other: string, key: string, level: number): boolean {
  const [one, two] = [JSON.parse(other) as string[], JSON.parse(key) as string[]]
  return one.length === level + 1 && one.slice(0, level).every((part, i) => part === two[i])
}

function count(turns: Map<string, number>, owner: QueueOwner): void {
  for (const key of keysOf(owner)) turns.set(key, (turns.get(key) ?? 0) + 1)
}

/** The job of the owner with the fewest turns, level by level; among equals the oldest. */
function pickNext<T>(waiting: readonly QueueEntry<T>[], had: ReadonlyMap<string, number>): QueueEntry<T> {
  let left = [...waiting].sort((a, b) => a.arrival - b.arrival)
  const levels = Math.max(...left.map(({ owner }) => owner.length))
  for (let level = 0; level < levels; level++) {
    const keyOf = ({ owner }: QueueEntry<T>) => keysOf(owner)[level] ?? ''
    const [first] = left.toSorted((a, b) => (had.get(keyOf(a)) ?? 0) - (had.get(keyOf(b)) ?? 0))
    if (first) left = left.filter((entry) => keyOf(entry) === keyOf(first))
  }
  const [next] = left
  if (!next) throw new RangeError('nothing waits')
  return next
}
