import type { Db } from '#platform/db/db.port.ts'
import type { Job } from '#platform/jobs/jobs.port.ts'
import { purgeDeleted } from './chat-history.store.ts'

/** Days after which a device that was never opened since may bring a deleted conversation back. */
const DAYS_OF_DELETED = 180

export function chatHistoryJobs(db: Db): Job[] {
  return [
    {
      name: 'conversations.purge',
      schedule: '40 3 * * *',
      run: () => purgeDeleted(db, DAYS_OF_DELETED),
    },
  ]
}
