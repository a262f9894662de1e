import { desc } from 'drizzle-orm'
import type { DatabaseSession, Db } from '../db.port.ts'
import { backups } from './backups.tables.ts'

export type BackupNote = { finishedAt: Date; rows: number; files: number }

/** Notes that a backup is complete. A database of an older version has no place for it yet, and the backup counts all the same. */
export async function noteBackup(
  session: DatabaseSession,
  { finishedAt, rows, files }: BackupNote,
): Promise<void> {
  const [found] = await session.rows<{ here: boolean }>("select to_regclass('backups') is not null as here")
  if (found?.here !== true) return
  await session.rows('insert into backups (finished_at, row_count, file_count) values ($1, $2, $3)', [
    finishedAt.toISOString(),
    rows,
    files,
  ])
}

/** The last backup that was written; null where none was. */
export async function findLastBackup(db: Db): Promise<BackupNote | null> {
  const { finishedAt, rows, files } = backups
  const [row] = await db.select({ finishedAt, rows, files }).from(backups).orderBy(desc(finishedAt)).limit(1)
  return row ?? null
}
