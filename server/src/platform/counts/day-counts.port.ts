import type { CountKind } from './day-counts.tables.ts'

/** Counts what happens, by day in UTC, without who. `name` is one of a bounded set: a pattern, a configured host. */
export type DayCounts = {
  add(kind: CountKind, name: string, times?: number): void
  /** Writes what was counted so far. */
  flush(): Promise<void>
}
