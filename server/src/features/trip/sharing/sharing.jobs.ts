import type { Job } from '#platform/jobs/jobs.port.ts'
import type { Platform } from '#platform/platform.ts'
import { deleteEndedLinks } from './sharing.store.ts'

/** So long a link that ended is still listed, so that whoever made it sees why it does not work. */
const LISTED_MS = 30 * 24 * 60 * 60 * 1000

/** Deletes every night the links that ended long ago, and with them the addresses that they were mailed to. */
export function sharingJobs({ database, now }: Pick<Platform, 'database' | 'now'>): Job[] {
  return [
    {
      name: 'sharing.forget-links',
      schedule: '5 4 * * *',
      run: () => deleteEndedLinks(database.db, new Date(now().getTime() - LISTED_MS)),
    },
  ]
}
