/** Counts the answers of a process, for its metrics. */
export type RequestCounts = {
  add(status: number, milliseconds: number): void
  /** `2xx` to `5xx`. */
  byClass(): ReadonlyMap<string, number>
  seconds(): number
}

export function makeRequestCounts(): RequestCounts {
  const classes = new Map(['2xx', '3xx', '4xx', '5xx'].map((name) => [name, 0]))
  let milliseconds = 0
  return {
    add(status, took) {
      const name = `${Math.floor(status / 100)}xx`
      classes.set(name, (classes.get(name) ?? 0) + 1)
      milliseconds += took
    },
    byClass: () => classes,
    seconds: () => milliseconds / 1000,
  }
}
