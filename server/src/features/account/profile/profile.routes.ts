import { deleteAccount, exportAccount, profileMessages } from '@tripwright/domain/account/profile'
import { utcDate } from '@tripwright/domain/base/dates'
import { listExportFiles, removeFileContents } from '#features/documents/files/index.ts'
import { listVaultContents, removeVaultContents } from '#features/documents/vault/index.ts'
import { queueCustomerEnd } from '#features/plans/billing/index.ts'
import type { Db } from '#platform/db/db.port.ts'
import { AppError } from '#platform/http/app-error.ts'
import { type Route, route } from '#platform/http/route.ts'
import type { Platform } from '#platform/platform.ts'
import { type ExportFile, zipOf } from './export-file.service.ts'
import { deletePerson, readOwnData } from './own-data.store.ts'

// An export reads every table: one an hour is plenty, ten allow for lost files.
const EXPORTS = { name: 'profile.exports', points: 10, seconds: 60 * 60 }

export const profileRoutes: Route[] = [
  route(exportAccount, async (_, { db, keep, person, now, platform, request }) => {
    const isZip = request.headers.get('accept')?.includes('application/zip') ?? false
    const own = await keep(async (db) => {
      const verdict = await platform.limits.take(EXPORTS, person.id, db)
      if (!verdict.ok) throw new AppError('too-many-requests', { retryAfter: verdict.retryAfterSeconds })
      const { account, tables } = await readOwnData(db, person.id)
      return { asOf: now.toISOString(), account: { ...account, id: person.id, email: person.email }, tables }
    })
    return isZip ? zipAnswer(zipOf(own, await listContents(db, platform.storage, person.id), now), now) : own
  }),

  route(deleteAccount, async ({ email }, { db, person, platform }) => {
    if (email !== person.email) {
      const message = profileMessages.texts['delete.differs']
      throw new AppError('bad-input', { message, issues: [{ path: 'email', message }] })
    }
    await queueCustomerEnd(platform, db, person.id)
    await removeVaultContents(db, platform.jobs, person.id)
    await removeFileContents(db, platform.jobs, person.id)
    await deletePerson(db, person)
    // The queue keeps sent mails for an hour, and failed ones for a month.
    await platform.jobs.forget(db, person.email)
    return { deleted: true }
  }),
]

async function listContents(db: Db, storage: Platform['storage'], userId: string): Promise<ExportFile[]> {
  const files = [...(await listVaultContents(db, userId)), ...(await listExportFiles(db, userId))]
  return files.map(({ name, storageKey }) => ({
    name,
    read: async () => (await storage.find(storageKey))?.bytes ?? null,
  }))
}

function zipAnswer(zip: ReadableStream<Uint8Array>, now: Date): Response {
  const name = `tripwright-${utcDate(now)}.zip`
  return new Response(zip, {
    headers: {
      'content-type': 'application/zip',
      'content-disposition': `attachment; filename="${name}"`,
      'cache-control': 'no-store',
    },
  })
}
