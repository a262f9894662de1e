import { utcDate } from '@tripwright/domain/base/dates'
import { z } from 'zod'
import type { Db } from '../db/db.port.ts'
import type { Job } from '../jobs/jobs.port.ts'
import type { Platform } from '../platform.ts'
import { listParts, listPartsOf, removeEnded } from './partial-uploads.store.ts'

const REMOVE_JOB = 'uploads.remove'
const removal = z.object({ keys: z.array(z.string()) })

/** The parts lie in a folder for each day, so that the night can tell one that is just coming from one that nobody names. */
export const UPLOADS_FOLDER = 'uploads'
const DAY_MS = 24 * 60 * 60 * 1000
/** The answer to the call that took an upload may be lost; within this time the call finds it again. */
const USED_MS = 10 * 60 * 1000

/** Deletes parts from storage once the caller's transaction commits. */
export async function queueRemoval(db: Db, jobs: Platform['jobs'], keys: readonly string[]): Promise<void> {
  const data: z.infer<typeof removal> = { keys: [...keys] }
  if (keys.length > 0) await jobs.enqueue(db, REMOVE_JOB, data)
}

/** For a deleted account: its rows are deleted with it, and this deletes the parts that they name. */
export async function removeUploadsOf(db: Db, jobs: Platform['jobs'], userId: string): Promise<void> {
  await queueRemoval(db, jobs, await listPartsOf(db, userId))
}

/** Ends uploads that were used or got no part for a day; at night deletes parts that no upload names. */
export function uploadsJobs({
  database,
  storage,
  now,
}: Pick<Platform, 'database' | 'storage' | 'now'>): Job[] {
  const before = (ms: number) => new Date(now().getTime() - ms)
  const remove = async (keys: readonly string[]) => {
    for (const key of keys) await storage.remove(key)
  }
  return [
    { name: REMOVE_JOB, retries: 12, run: (data) => remove(removal.parse(data).keys) },
    {
      name: 'uploads.end',
      schedule: '9,24,39,54 * * * *',
      async run() {
        const ended = await removeEnded(database.db, { used: before(USED_MS), idle: before(DAY_MS) })
        await remove(ended.flat())
      },
    },
    {
      name: 'uploads.sweep',
      schedule: '55 4 * * *',
      async run() {
        await storage.removeDrafts(UPLOADS_FOLDER, before(DAY_MS))
        const yesterday = utcDate(before(DAY_MS).getTime())
        const stored = await storage.list(UPLOADS_FOLDER)
        const named = await listParts(database.db)
        await remove(
          stored.filter((key) => key.slice(UPLOADS_FOLDER.length + 1) < yesterday && !named.has(key)),
        )
      },
    },
  ]
}
