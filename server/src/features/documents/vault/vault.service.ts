import { createHash } from 'node:crypto'
import { utcDate } from '@tripwright/domain/base/dates'
import {
  MAX_FILES,
  MAX_VAULT_BYTES,
  type SealedFile,
  unpackSealedFile,
} from '@tripwright/domain/documents/vault'
import type { Db } from '#platform/db/db.port.ts'
import { AppError } from '#platform/http/app-error.ts'
import { readRawBody } from '#platform/http/json-body.ts'
import type { Call } from '#platform/http/route.ts'
import type { Person } from '#platform/http/session-check.ts'
import type { Platform } from '#platform/platform.ts'
import { makeKey } from '#platform/storage/stored-type.ts'
import { type ContentRemoval, REMOVE_CONTENTS_JOB } from './vault.jobs.ts'
import { findFile, findKeys, insertFile, listFiles, lockVault } from './vault.store.ts'

/** The content is encrypted in the browser, so its real type is unknown. */
const TYPE = 'application/octet-stream'
const UPLOAD_LIMIT = { name: 'vault.uploads', points: 300, seconds: 60 * 60 }

type VaultCall = Pick<Call, 'db' | 'keep' | 'now' | 'platform'> & { person: Person }

/**
 * Reads an encrypted file from the request. 413 when it is too large, 415 for another content type, 422 when it is no
 * encrypted file.
 */
export async function readSealedFile(request: Request, maxBytes: number): Promise<SealedFile> {
  if (request.headers.get('content-type') !== TYPE) throw new AppError('wrong-type')
  const parcel = unpackSealedFile(await readRawBody(request, maxBytes))
  if (!parcel) throw new AppError('unprocessable')
  return parcel
}

/**
 * Stores an encrypted file once; the same file again is no error. Gives its version. The content is stored before the
 * transaction that counts it: a slow store holds no connection and no lock. The nightly job deletes a content whose
 * transaction fails.
 */
export async function storeSealedFile(
  visit: VaultCall,
  id: string,
  { head, content }: SealedFile,
): Promise<FileVersion> {
  const { now, person, platform } = visit
  const file = { id, size: content.length, digest: createHash('sha256').update(content).digest('base64url') }
  if (!(await findKeys(visit.db, person.id))) throw new AppError('not-found')
  const version = await findVersion(visit.db, person.id, file)
  if (version) return version
  const verdict = await platform.limits.take(UPLOAD_LIMIT, person.id)
  if (!verdict.ok) throw new AppError('too-many-requests', { retryAfter: verdict.retryAfterSeconds })
  // The key holds the day, so that the nightly clean-up can tell a broken upload from one in progress.
  const storageKey = makeKey(`vault/${utcDate(now)}`, TYPE)
  await platform.storage.put(storageKey, { bytes: content, type: TYPE })
  return visit.keep(async (db) => {
    if (!(await lockVault(db, person.id))) throw new AppError('not-found')
    const meanwhile = await findVersion(db, person.id, file)
    if (meanwhile) return meanwhile
    const row = { ...file, userId: person.id, storageKey, head: Buffer.from(head).toString('base64') }
    await insertFile(db, row, now)
    return { version: 1 }
  })
}

type FileVersion = { version: number }
type FileFingerprint = { id: string; size: number; digest: string }

/** The version of this exact file; null where it is new and within the limits. Throws conflict, unprocessable. */
async function findVersion(
  db: Db,
  userId: string,
  { id, size, digest }: FileFingerprint,
): Promise<FileVersion | null> {
  const stored = await findFile(db, userId, id)
  if (stored && stored.digest !== digest) throw new AppError('conflict')
  if (stored) return { version: stored.version }
  const files = await listFiles(db, userId)
  const used = files.reduce((sum, one) => sum + one.size, 0)
  if (files.length >= MAX_FILES || used + size > MAX_VAULT_BYTES) throw new AppError('unprocessable')
  return null
}

/** Deletes contents from storage once the caller's transaction commits. */
export async function queueContentRemoval(
  { db, jobs }: { db: Db; jobs: Platform['jobs'] },
  keys: readonly string[],
): Promise<void> {
  const data: ContentRemoval = { keys: [...keys] }
  if (keys.length > 0) await jobs.enqueue(db, REMOVE_CONTENTS_JOB, data)
}

/** For a deleted account: its rows are deleted with it, and this deletes the contents that they name. */
export async function removeVaultContents(db: Db, jobs: Platform['jobs'], userId: string): Promise<void> {
  const files = await listFiles(db, userId)
  await queueContentRemoval(
    { db, jobs },
    files.map(({ storageKey }) => storageKey),
  )
}

/** The encrypted contents of an account for its export: a name in the zip, and where the content lies. */
export async function listVaultContents(
  db: Db,
  userId: string,
): Promise<{ name: string; storageKey: string }[]> {
  const files = await listFiles(db, userId)
  return files.map(({ id, storageKey }) => ({ name: `vault/${id}.bin`, storageKey }))
}
