import type { Job } from '#platform/jobs/jobs.port.ts'
import type { Platform } from '#platform/platform.ts'
import { forgetDecided } from './reports.store.ts'

const RETENTION_DAYS = 180
const DAY_MS = 24 * 60 * 60 * 1000

/** Forgets each night what was reported and decided half a year ago; a takedown stays known while its content is there. */
export function reportsJobs({ database, now }: Pick<Platform, 'database' | 'now'>): Job[] {
  const run = () => forgetDecided(database.db, new Date(now().getTime() - RETENTION_DAYS * DAY_MS))
  return [{ name: 'reports.forget', schedule: '50 3 * * *', run }]
}
