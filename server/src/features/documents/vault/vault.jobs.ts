import { utcDate } from '@tripwright/domain/base/dates'
import { z } from 'zod'
import type { Job } from '#platform/jobs/jobs.port.ts'
import type { Platform } from '#platform/platform.ts'
import { listUsedKeys } from './vault.store.ts'

export const REMOVE_CONTENTS_JOB = 'vault.remove'

const removal = z.object({ keys: z.array(z.string()) })
export type ContentRemoval = z.infer<typeof removal>

const FOLDER = 'vault'
const BATCH = 500
const DAY_MS = 24 * 60 * 60 * 1000

/** Deletes encrypted contents without a file: at once after a deletion, at night after a broken upload. */
export function vaultJobs({ database, storage, now }: Pick<Platform, 'database' | 'storage' | 'now'>): Job[] {
  return [
    {
      name: REMOVE_CONTENTS_JOB,
      retries: 12,
      async run(data) {
        for (const key of removal.parse(data).keys) await storage.remove(key)
      },
    },
    {
      name: 'vault.sweep',
      schedule: '20 4 * * *',
      async run() {
        const yesterday = utcDate(now().getTime() - DAY_MS)
        await storage.removeDrafts(FOLDER, new Date(now().getTime() - DAY_MS))
        // A newer content may belong to an upload in progress.
        const old = (await storage.list(FOLDER)).filter((key) => key.slice(FOLDER.length + 1) < yesterday)
        for (let first = 0; first < old.length; first += BATCH) {
          const some = old.slice(first, first + BATCH)
          const used = await listUsedKeys(database.db, some)
          for (const key of some) if (!used.has(key)) await storage.remove(key)
        }
      },
    },
  ]
}
