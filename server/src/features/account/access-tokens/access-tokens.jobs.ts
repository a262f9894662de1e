import type { Job } from '#platform/jobs/jobs.port.ts'
import type { Platform } from '#platform/platform.ts'
import { deleteExpiredTokens } from './access-tokens.store.ts'

export function accessTokensJobs({ database, now }: Pick<Platform, 'database' | 'now'>): Job[] {
  return [
    {
      name: 'access-tokens.purge',
      schedule: '40 3 * * *',
      run: () => deleteExpiredTokens(database.db, now()),
    },
  ]
}
