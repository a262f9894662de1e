import { createHash } from 'node:crypto'
import type { Contract } from '@tripwright/domain/base/contract'
import { HTTP_STATUS } from '@tripwright/domain/base/outcome'
import { UPLOADED_BODY_HEADER } from '@tripwright/domain/base/partial-upload'
import { AppError } from '../http/app-error.ts'
import { provideRawBody } from '../http/json-body.ts'
import type { Person } from '../http/session-check.ts'
import type { Platform } from '../platform.ts'
import { findUpload, markUsed, removeUpload, type UploadKey } from './partial-uploads.store.ts'

type UploadingCall = {
  contract: Contract
  person: Person | null
  platform: Pick<Platform, 'database' | 'storage' | 'now' | 'log'>
  request: Request
}

/** Refusals after which the same call may succeed later, so that the upload is still needed. */
const NOT_NOW = [401, 408, 429]

/**
 * Runs a call; where its request names an upload, that is its raw body. The upload is kept for some minutes after the call
 * has answered, because the answer may be lost and the call come again.
 */
export async function withUploadedBody<T>(call: UploadingCall, work: () => Promise<T>): Promise<T> {
  const { contract, person, platform, request } = call
  const digest = contract.isRawBody ? request.headers.get(UPLOADED_BODY_HEADER) : null
  if (digest === null) return work()
  if (person === null) throw new AppError('not-signed-in')
  const key = { userId: person.id, digest }
  provideRawBody(request, () => readUpload(platform, key, contract.maxBytes))
  try {
    const output = await work()
    await end(platform, key)
    return output
  } catch (error) {
    if (error instanceof AppError && isFinal(error)) await end(platform, key)
    throw error
  }
}

function isFinal({ code, details }: AppError): boolean {
  const isIncomplete = details.issues?.some(({ path }) => path === 'upload') ?? false
  return !isIncomplete && HTTP_STATUS[code] < 500 && !NOT_NOW.includes(HTTP_STATUS[code])
}

async function end({ database, now, log }: UploadingCall['platform'], key: UploadKey): Promise<void> {
  // The call itself has ended; without the mark the upload goes a day later.
  await markUsed(database.db, key, now()).catch((error) =>
    log.warn({ error }, 'an upload could not be ended'),
  )
}

/**
 * The whole of an upload. Throws conflict with an issue at `upload` when parts are missing, also where they are not what their
 * name says: it then begins again; too-large over `maxBytes`.
 */
async function readUpload(
  { database, storage }: UploadingCall['platform'],
  key: UploadKey,
  maxBytes = 0,
): Promise<Buffer> {
  const upload = await findUpload(database.db, key)
  if (!upload || upload.received < upload.size) throw incomplete()
  if (upload.size > maxBytes) throw new AppError('too-large')
  const parts: Uint8Array[] = []
  for (const partKey of upload.partKeys) parts.push((await storage.find(partKey))?.bytes ?? new Uint8Array())
  const bytes = Buffer.concat(parts)
  if (createHash('sha256').update(bytes).digest('hex') === key.digest) return bytes
  for (const partKey of (await removeUpload(database.db, key)) ?? []) await storage.remove(partKey)
  throw incomplete()
}

function incomplete(): AppError {
  const message = 'Not all parts of this file have arrived.'
  return new AppError('conflict', { message, issues: [{ path: 'upload', message }] })
}
