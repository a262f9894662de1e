import { utcDate } from '@tripwright/domain/base/dates'
import { listExportFiles } from '#features/documents/files/index.ts'
import { listVaultContents } from '#features/documents/vault/index.ts'
import type { Db } from '#platform/db/db.port.ts'
import { AppError } from '#platform/http/app-error.ts'
import type { Platform } from '#platform/platform.ts'
import { type ExportFile, zipOf } from './export-file.service.ts'
import { readOwnData } from './own-data.store.ts'

type Owner = { id: string; email: string }
type OwnExport = Awaited<ReturnType<typeof readExport>>

// An export reads every table: one an hour is plenty, ten allow for lost files.
const EXPORTS = { name: 'profile.exports', points: 10, seconds: 60 * 60 }

/** Everything about an account, ten times an hour. Throws too-many-requests. */
export async function readExport({ limits }: Pick<Platform, 'limits'>, db: Db, owner: Owner, now: Date) {
  const verdict = await limits.take(EXPORTS, owner.id, db)
  if (!verdict.ok) throw new AppError('too-many-requests', { retryAfter: verdict.retryAfterSeconds })
  const { account, tables } = await readOwnData(db, owner.id)
  return { asOf: now.toISOString(), account: { ...account, ...owner }, tables }
}

/** The same as one zip, with the files of the account. */
export async function exportAnswer(
  { storage }: Pick<Platform, 'storage'>,
  db: Db,
  own: OwnExport,
  now: Date,
): Promise<Response> {
  const zip = zipOf(own, await listContents(db, storage, own.account.id), now)
  return new Response(zip, {
    headers: {
      'content-type': 'application/zip',
      'content-disposition': `attachment; filename="tripwright-${utcDate(now)}.zip"`,
      'cache-control': 'no-store',
    },
  })
}

async function listContents(db: Db, storage: Platform['storage'], userId: string): Promise<ExportFile[]> {
  const files = [...(await listVaultContents(db, userId)), ...(await listExportFiles(db, userId))]
  return files.map(({ name, storageKey }) => ({
    name,
    read: async () => (await storage.find(storageKey))?.bytes ?? null,
  }))
}
