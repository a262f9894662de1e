import type { Job } from '#platform/jobs/jobs.port.ts'
import type { Platform } from '#platform/platform.ts'
import { forgetDevices } from './device-usage.store.ts'

export function usageJobs({ database, now }: Pick<Platform, 'database' | 'now'>): Job[] {
  return [
    { name: 'usage.forget-devices', schedule: '50 3 * * *', run: () => forgetDevices(database.db, now()) },
  ]
}
