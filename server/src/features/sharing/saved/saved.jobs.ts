import type { Db } from '#platform/db/db.port.ts'
import type { Job } from '#platform/jobs/jobs.port.ts'
import { purgeRemoved } from './saved.store.ts'

export function savedJobs(db: Db): Job[] {
  return [{ name: 'saved.purge', schedule: '20 3 * * *', run: () => purgeRemoved(db) }]
}
