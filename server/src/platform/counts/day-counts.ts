import { utcDate } from '@tripwright/domain/base/dates'
import { sql } from 'drizzle-orm'
import type { Db } from '../db/db.port.ts'
import { isUnavailable } from '../db/unavailable.ts'
import type { Log } from '../log/log.ts'
import type { DayCounts } from './day-counts.port.ts'
import { type CountKind, dayCounts } from './day-counts.tables.ts'

/** A page is opened more often than a row should be written. What a killed process had not written is not counted. */
const FLUSH_AFTER_MS = 5000

type Counted = { day: string; kind: CountKind; name: string; count: number }

export function makeDayCounts(db: Db, log: Log, now: () => Date): DayCounts {
  let counted = new Map<string, Counted>()
  let timer: ReturnType<typeof setTimeout> | null = null

  function add(kind: CountKind, name: string, times = 1): void {
    put({ day: utcDate(now().getTime()), kind, name, count: times })
  }
  function put(one: Counted): void {
    const key = `${one.day} ${one.kind} ${one.name}`
    counted.set(key, { ...one, count: one.count + (counted.get(key)?.count ?? 0) })
    timer ??= setTimeout(() => void flush(), FLUSH_AFTER_MS).unref()
  }
  async function flush(): Promise<void> {
    if (timer) clearTimeout(timer)
    timer = null
    // One order for all processes, so that two never wait for each other's rows.
    const rows = [...counted].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row)
    counted = new Map()
    if (rows.length === 0) return
    try {
      await db
        .insert(dayCounts)
        .values(rows)
        .onConflictDoUpdate({
          target: [dayCounts.day, dayCounts.kind, dayCounts.name],
          set: { count: sql`${dayCounts.count} + excluded.count` },
        })
    } catch (error) {
      // The calls that the database refused say that it is away; their errors are counted once it is back.
      if (isUnavailable(error)) for (const row of rows) put(row)
      else log.warn({ error }, 'counts of a few seconds were not written')
    }
  }
  return { add, flush }
}
