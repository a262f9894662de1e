import type { Job } from '#platform/jobs/jobs.port.ts'
import type { Platform } from '#platform/platform.ts'
import { removeUnusedPictures } from './pictures.store.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/** Deletes at night what was added to a text that nobody saved. Newer ones may still be in an editor. */
export function blogJobs({ database, jobs, now }: Pick<Platform, 'database' | 'jobs' | 'now'>): Job[] {
  return [
    {
      name: 'blog.sweep-pictures',
      schedule: '40 4 * * *',
      async run() {
        const yesterday = new Date(now().getTime() - DAY_MS)
        await database.db.transaction((tx) => removeUnusedPictures(tx, jobs, yesterday))
      },
    },
  ]
}
