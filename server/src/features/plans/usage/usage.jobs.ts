import type { Job } from '#platform/jobs/jobs.port.ts'
import type { Platform } from '#platform/platform.ts'
import { deleteOldDevices } from './device-usage.store.ts'

export function usageJobs({ database, now }: Pick<Platform, 'database' | 'now'>): Job[] {
  return [
    { name: 'usage.forget-devices', schedule: '50 3 * * *', run: () => deleteOldDevices(database.db, now()) },
  ]
}
