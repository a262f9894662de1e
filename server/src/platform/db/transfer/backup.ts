import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { StartError } from '../../start-error.ts'
import { isDiskRefusal } from '../embedded/durable-folder.ts'
import { diskFailure } from '../embedded/embedded-engine.ts'
import { appliedMigrations } from '../migrate.ts'
import { type DatabaseLocation, openUnmigrated } from '../open-database.ts'
import { noteBackup } from './backups.store.ts'
import { requireNoBrokenRestore } from './broken-restore.ts'
import { requireDatabase } from './require-database.ts'
import { writeBackup } from './write-backup.ts'

/**
 * Writes the database and the stored files of the data folder into a new file, and gives a sentence about its contents.
 * PostgreSQL may be in use meanwhile; the embedded database is locked for this process. Throws StartError.
 */
export async function backup(place: DatabaseLocation, file: string, now: Date): Promise<string> {
  if (existsSync(file)) throw new StartError('file-exists', `the file ${file} exists already; name a new one`)
  requireDatabase(place)
  requireNoBrokenRestore(place.dataDir)
  const database = await openUnmigrated(place)
  try {
    const session = await database.session()
    if ((await appliedMigrations(session)).length === 0)
      throw new StartError('nothing-to-save', 'the database is empty: there is nothing to save')
    const made = await writeBackup(file, { session, filesFolder: join(place.dataDir, 'files'), now })
    const rows = made.tables.reduce((sum, table) => sum + table.rows, 0)
    await noteBackup(session, { finishedAt: now, rows, files: made.files.count })
    await session.end()
    return `Saved ${rows} rows of ${made.tables.length} tables and ${made.files.count} files to ${file}.
Not in it: the secret that sign-in needs. Keep AUTH_SECRET, or ${join(place.dataDir, 'secret')}, somewhere else too.`
  } catch (error) {
    throw isDiskRefusal(error) ? diskFailure(file, error) : error
  } finally {
    await database.close()
  }
}
