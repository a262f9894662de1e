import type { Db } from '#platform/db/db.port.ts'
import type { Platform } from '#platform/platform.ts'
import { queueRemoval } from './files.jobs.ts'
import { listFilesOf } from './files.store.ts'

export { attachFiles, countAttachments, findAttachment, listAttachments } from './attachments.store.ts'
export { fileResponse } from './download.service.ts'
export { filesJobs } from './files.jobs.ts'
export { filesRoutes } from './files.routes.ts'
export { countFiles, sumFiles } from './files.store.ts'
export { findPostFile, holdPostFiles, lockPostFiles, removePostFiles } from './post-files.store.ts'
export { storeFile } from './upload.service.ts'

/** For a deleted account: its rows are deleted with it, and this deletes the contents that they name. */
export async function removeFileContents(db: Db, jobs: Platform['jobs'], userId: string): Promise<void> {
  const files = await listFilesOf(db, userId)
  const keys = files.flatMap(({ storageKey, thumbnailKey }) => [storageKey, thumbnailKey ?? []].flat())
  await queueRemoval(db, jobs, keys)
}

/** The files of an account for its export: a name in the zip, and where the content lies. */
export async function listExportFiles(
  db: Db,
  userId: string,
): Promise<{ name: string; storageKey: string }[]> {
  const files = await listFilesOf(db, userId)
  return files.map(({ id, storageKey }) => ({
    name: `files/${id}${storageKey.slice(storageKey.lastIndexOf('.'))}`,
    storageKey,
  }))
}
