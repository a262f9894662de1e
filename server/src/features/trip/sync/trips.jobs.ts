import type { SQL } from 'drizzle-orm'
import type { Job } from '#platform/jobs/jobs.port.ts'
import type { Platform } from '#platform/platform.ts'
import { purgeDeleted } from './trips.store.ts'

/** So long a deletion can be taken back, by whichever device comes late (docs/decisions, "deleted trips"). */
const RETENTION_MS = 30 * 24 * 60 * 60 * 1000
const BATCH = 200

/**
 * Every night the content of trips that were deleted 30 days ago is erased, a few at a time; with it, in the same
 * statement, what `others` delete of the trips that it names `gone`.
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
