import { utcDate } from '@tripwright/domain/base/dates'
import { z } from 'zod'
import type { Db } from '#platform/db/db.port.ts'
import type { Job } from '#platform/jobs/jobs.port.ts'
import type { Platform } from '#platform/platform.ts'
import { isUnused, listUsedKeys, removeFiles } from './files.store.ts'

const REMOVE_JOB = 'files.remove'
const removal = z.object({ keys: z.array(z.string()) })

/** The contents lie in a folder for each day, so that the sweep can tell an upload in progress from one that broke off. */
export const FOLDER = 'files'
const BATCH = 500
const DAY_MS = 24 * 60 * 60 * 1000
/** As long as a deleted trip can come back, the picture of a deleted receipt can. */
const RECEIPT_DAYS = 30

/** Deletes contents from storage once the caller's transaction commits. */
export async function queueRemoval(db: Db, jobs: Platform['jobs'], keys: readonly string[]): Promise<void> {
  const data: z.infer<typeof removal> = { keys: [...keys] }
  if (keys.length > 0) await jobs.enqueue(db, REMOVE_JOB, data)
}

/** Deletes contents at once after a deletion; at night files that nothing uses, and contents that no row names. */
export function filesJobs({ database, storage, now }: Pick<Platform, 'database' | 'storage' | 'now'>): Job[] {
  return [
    {
      name: REMOVE_JOB,
      retries: 12,
      async run(data) {
        for (const key of removal.parse(data).keys) await storage.remove(key)
      },
    },
    {
      name: 'files.sweep',
      schedule: '50 4 * * *',
      async run() {
        const yesterday = new Date(now().getTime() - DAY_MS)
        const aMonthAgo = new Date(now().getTime() - RECEIPT_DAYS * DAY_MS)
        for (const key of await removeFiles(database.db, isUnused(yesterday, aMonthAgo)))
          await storage.remove(key)
        await storage.removeDrafts(FOLDER, yesterday)
        const old = (await storage.list(FOLDER)).filter(
          (key) => key.slice(FOLDER.length + 1) < utcDate(yesterday.getTime()),
        )
        for (let first = 0; first < old.length; first += BATCH) {
          const some = old.slice(first, first + BATCH)
          const used = await listUsedKeys(database.db, some)
          for (const key of some) if (!used.has(key)) await storage.remove(key)
        }
      },
    },
  ]
}
