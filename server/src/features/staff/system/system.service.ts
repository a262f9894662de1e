import type { Output } from '@tripwright/domain/base/contract'
import type { readSystem } from '@tripwright/domain/staff/system'
import { sql } from 'drizzle-orm'
import { sumFiles } from '#features/documents/files/index.ts'
import { sumVaultFiles } from '#features/documents/vault/index.ts'
import type { Db } from '#platform/db/db.port.ts'
import { rowsOf } from '#platform/db/rows.ts'
import { findLastBackup } from '#platform/db/transfer/backups.store.ts'
import { listFailedJobs, listQueueStates } from '#platform/jobs/queue-state.store.ts'
import type { Platform } from '#platform/platform.ts'

const MAX_FAILED_JOBS = 50

/** The state of the installation now, for the page of staff and for the metrics. */
export async function describeSystem(
  { config }: Pick<Platform, 'config'>,
  db: Db,
  now: Date,
): Promise<Output<typeof readSystem>> {
  const backup = await findLastBackup(db)
  const [files, vault] = [await sumFiles(db), await sumVaultFiles(db)]
  return {
    asOf: now.toISOString(),
    queues: await listQueueStates(db),
    failedJobs: (await listFailedJobs(db, MAX_FAILED_JOBS)).map(({ failedAt, ...job }) => ({
      ...job,
      failedAt: failedAt.toISOString(),
    })),
    databaseBytes: await databaseBytes(db),
    files: {
      count: files.count + vault.count,
      bytes: files.bytes + vault.bytes,
      place: config.s3 === null ? 'folder' : 'bucket',
    },
    backup: backup && { at: backup.finishedAt.toISOString(), rows: backup.rows, files: backup.files },
    hasMetrics: config.metricsToken !== undefined,
  }
}

async function databaseBytes(db: Db): Promise<number> {
  const [row] = rowsOf(await db.execute(sql`select pg_database_size(current_database()) as bytes`))
  return Number(row?.bytes ?? 0)
}
