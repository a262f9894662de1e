import { sql } from 'drizzle-orm'
import type { DatabaseSession, Db } from '../db.port.ts'
import { rowsOf } from '../rows.ts'

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
  const [row] = rowsOf(
    await db.execute(
      sql`select finished_at, row_count, file_count from backups order by finished_at desc limit 1`,
    ),
  )
  if (!row) return null
  return {
    finishedAt: new Date(String(row.finished_at)),
    rows: Number(row.row_count),
    files: Number(row.file_count),
  }
}
