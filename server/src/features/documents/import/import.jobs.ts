import type { Job } from '#platform/jobs/jobs.port.ts'
import type { Platform } from '#platform/platform.ts'
import { deleteEndedProposals } from './import.store.ts'

/** Deletes every hour the proposals that nobody accepted in time. */
export function importJobs({ database, now }: Pick<Platform, 'database' | 'now'>): Job[] {
  return [
    {
      name: 'import.end',
      schedule: '25 * * * *',
      run: () => deleteEndedProposals(database.db, now()),
    },
  ]
}
