import {
  deleteVault,
  deleteVaultFile,
  putVaultFile,
  putVaultHead,
  putVaultKeys,
  readVault,
  readVaultFile,
} from '@tripwright/domain/documents/vault'
import { AppError } from '#platform/http/app-error.ts'
import { type Route, route } from '#platform/http/route.ts'
import { deleteReminderGroup } from './reminders.store.ts'
import { queueContentRemoval, readSealedFile, removeVaultContents, storeSealedFile } from './vault.service.ts'
import { findFile, findKeys, listFiles, putHead, putKeys, removeFile, removeVault } from './vault.store.ts'

export const vaultRoutes: Route[] = [
  route(readVault, async (_, { db, person }) => {
    const [made, files] = [await findKeys(db, person.id), await listFiles(db, person.id)]
    return {
      keys: made?.keys ?? null,
      version: made?.version ?? 0,
      files: files.map(({ id, head, size, version }) => ({ id, head, size, version })),
      usedBytes: files.reduce((sum, { size }) => sum + size, 0),
    }
  }),

  route(putVaultKeys, async (input, { db, person, now }) => {
    const version = await putKeys(db, person.id, input, now)
    if (version === null) throw new AppError('conflict')
    return { version }
  }),

  route(putVaultFile, async ({ id }, call) => {
    const parcel = await readSealedFile(call.request, putVaultFile.maxBytes)
    return storeSealedFile(call, id, parcel)
  }),

  route(readVaultFile, async ({ id }, { db, person, platform }) => {
    const file = await findFile(db, person.id, id)
    const stored = file && (await platform.storage.find(file.storageKey))
    if (!stored) throw new AppError('not-found')
    return new Response(Buffer.from(stored.bytes), {
      headers: { 'content-type': stored.type, 'cache-control': 'no-store' },
    })
  }),

  route(putVaultHead, async (input, { db, person }) => {
    const version = await putHead(db, person.id, input)
    if (version === null) throw new AppError('not-found')
    return { version }
  }),

  route(deleteVaultFile, async ({ id }, { db, person, platform: { jobs } }) => {
    const key = await removeFile(db, person.id, id)
    if (key === null) throw new AppError('not-found')
    await queueContentRemoval({ db, jobs }, [key])
    await deleteReminderGroup(db, person.id, `document:${id}`)
    return { deleted: true }
  }),

  route(deleteVault, async (_, { db, person, platform: { jobs } }) => {
    await removeVaultContents(db, jobs, person.id)
    for (const { id } of await listFiles(db, person.id))
      await deleteReminderGroup(db, person.id, `document:${id}`)
    return { deleted: await removeVault(db, person.id) }
  }),
]
