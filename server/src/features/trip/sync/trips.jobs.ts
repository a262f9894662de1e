import type { SQL } from 'drizzle-orm'
import type { Job } from '#platform/jobs/jobs.port.ts'
import type { Platform } from '#platform/platform.ts'
import { purgeDeleted } from './trips.store.ts'

/** Within this time a deletion can be undone, also by a device that syncs late (docs/decisions, "deleted trips"). */
const RETENTION_MS = 30 * 24 * 60 * 60 * 1000
const BATCH = 200

/**
 * Erases every night the content of trips deleted more than 30 days ago, in small batches; in the same statement, `others`
 * delete their rows of these trips, a CTE named `gone`.
 */
export function tripsJobs(
  { database, now }: Pick<Platform, 'database' | 'now'>,
  others: readonly SQL[],
): Job[] {
  return [
    {
      name: 'trips.purge',
      schedule: '50 3 * * *',
      async run() {
        const at = now()
        const before = new Date(at.getTime() - RETENTION_MS)
        while ((await purgeDeleted(database.db, { before, at, most: BATCH, others })) === BATCH);
      },
    },
  ]
}
