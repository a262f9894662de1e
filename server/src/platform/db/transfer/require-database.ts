import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { StartError } from '../../start-error.ts'
import type { DatabaseLocation } from '../open-database.ts'

/** Throws StartError where opening would create an embedded database instead of finding one. */
export function requireDatabase({ dataDir, databaseUrl }: DatabaseLocation): void {
  if (databaseUrl !== undefined || existsSync(join(dataDir, 'database'))) return
  throw new StartError(
    'no-database',
    `there is no database in ${dataDir}; set DATA_DIR or DATABASE_URL to the one that is meant`,
  )
}
