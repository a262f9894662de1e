import { createHash } from 'node:crypto'
import { utcDate } from '@tripwright/domain/base/dates'
import type { Outcome } from '@tripwright/domain/base/outcome'
import {
  type CleanFile,
  cleanFile,
  cleanThumbnail,
  type FileKind,
  type FileProblem,
  fileName,
  filesMessages,
  type KeptFile,
  unpackUpload,
} from '@tripwright/domain/documents/files'
import type { Db } from '#platform/db/db.port.ts'
import { AppError } from '#platform/http/app-error.ts'
import { readRawBody } from '#platform/http/json-body.ts'
import type { Call } from '#platform/http/route.ts'
import { makeKey } from '#platform/storage/stored-type.ts'
import { FOLDER } from './files.jobs.ts'
import { findFile, insertFile, type StoredFileRow, toKeptFile } from './files.store.ts'

const UPLOAD_LIMIT = { name: 'files.uploads', points: 300, seconds: 60 * 60 }

type FileCall = Pick<Call, 'keep' | 'now' | 'platform' | 'request'> & { db: Db }

/** What an upload is for, and who says whether it may be kept. */
type FilePlace = {
  kind: FileKind
  userId: string | null
  tripId?: string
  requestId?: string
  name?: string
  /** Whose uploads are counted. */
  limitKey: string
  maxBytes: number
  /** Throws where so many more bytes may not be kept here. Runs before the file is stored, and again in the transaction, where it locks. */
  admit: (db: Db, bytes: number) => Promise<void>
  /** Part of the transaction that keeps the file. */
  onStored?: (db: Db) => Promise<void>
}

/**
 * Keeps the file in the body of a request once; the same again is no error. Its content is stored before the transaction that
 * counts it: a slow store holds no connection and no lock. The nightly job deletes contents whose transaction failed.
 */
export async function storeFile(call: FileCall, id: string, place: FilePlace): Promise<KeptFile> {
  const upload = await readUpload(call.request, place)
  const before = await findSame(call.db, id, place, upload)
  if (before) return toKeptFile(before)
  await place.admit(call.db, upload.size)
  const verdict = await call.platform.limits.take(UPLOAD_LIMIT, place.limitKey)
  if (!verdict.ok) throw new AppError('too-many-requests', { retryAfter: verdict.retryAfterSeconds })
  const row = { ...rowOf(id, place, upload), createdAt: call.now, ...(await putContents(call, upload)) }
  return call.keep(async (db) => {
    await place.admit(db, upload.size)
    const meanwhile = await findSame(db, id, place, upload)
    if (meanwhile) return toKeptFile(meanwhile)
    if (!(await insertFile(db, row))) throw new AppError('conflict')
    await place.onStored?.(db)
    return toKeptFile(row)
  })
}

type Upload = { file: CleanFile; thumbnail: CleanFile | null; size: number; digest: string }

async function readUpload(request: Request, { kind, maxBytes }: FilePlace): Promise<Upload> {
  if (request.headers.get('content-type') !== 'application/octet-stream') throw new AppError('wrong-type')
  const bytes = await readRawBody(request, maxBytes)
  const parts = unpackUpload(bytes)
  if (!parts) throw new AppError('unprocessable')
  const file = required(cleanFile(parts.content, kind), kind)
  const thumbnail = parts.thumbnail && required(cleanThumbnail(parts.thumbnail), kind)
  const digest = createHash('sha256').update(bytes).digest('base64url')
  return { file, thumbnail, digest, size: file.bytes.length + (thumbnail?.bytes.length ?? 0) }
}

const CODES = {
  heic: 'wrong-type',
  'wrong-type': 'wrong-type',
  'too-large': 'too-large',
  'too-many-pixels': 'unprocessable',
  broken: 'unprocessable',
} as const

function required(clean: Outcome<CleanFile, FileProblem>, kind: FileKind): CleanFile {
  if (clean.ok) return clean.value
  const { texts } = filesMessages
  const isAttachment = clean.code === 'wrong-type' && kind === 'attachment'
  const message = isAttachment ? texts['problem.wrong-type.attachment'] : texts[`problem.${clean.code}`]
  throw new AppError(CODES[clean.code], { message, issues: [{ path: 'file', message }] })
}

/** The same file of the same place, when it is kept already. Throws conflict where the id is that of another. */
async function findSame(
  db: Db,
  id: string,
  place: FilePlace,
  { digest }: Upload,
): Promise<StoredFileRow | null> {
  const row = await findFile(db, id)
  if (!row) return null
  const isSamePlace =
    row.kind === place.kind &&
    row.userId === place.userId &&
    row.tripId === (place.tripId ?? null) &&
    row.requestId === (place.requestId ?? null)
  if (row.digest !== digest || !isSamePlace) throw new AppError('conflict')
  return row
}

function rowOf(id: string, place: FilePlace, { file, size, digest }: Upload) {
  const { kind, userId, tripId = null, requestId = null, name = '' } = place
  const { type, width, height } = file
  return {
    id,
    userId,
    kind,
    tripId,
    requestId,
    messageId: null,
    name: fileName(name),
    type,
    size,
    width,
    height,
    digest,
  }
}

async function putContents(
  { now, platform }: FileCall,
  { file, thumbnail }: Upload,
): Promise<{ storageKey: string; thumbnailKey: string | null }> {
  const folder = `${FOLDER}/${utcDate(now)}`
  const put = async ({ bytes, type }: CleanFile) => {
    const key = makeKey(folder, type)
    await platform.storage.put(key, { bytes, type })
    return key
  }
  return { storageKey: await put(file), thumbnailKey: thumbnail && (await put(thumbnail)) }
}
