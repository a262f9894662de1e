import { utcDate } from '@tripwright/domain/base/dates'
import { MAX_PART_BYTES, MIN_PART_BYTES } from '@tripwright/domain/base/partial-upload'
import {
  deletePartialUpload,
  putUploadPart,
  readPartialUpload,
} from '@tripwright/domain/base/partial-upload.contract'
import type { Db } from '../db/db.port.ts'
import { AppError } from '../http/app-error.ts'
import { readArrivingBody } from '../http/json-body.ts'
import { type Route, route } from '../http/route.ts'
import { makeKey } from '../storage/stored-type.ts'
import { appendPart, beginUpload, findUpload, removeUpload, type UploadKey } from './partial-uploads.store.ts'
import { queueRemoval, UPLOADS_FOLDER } from './uploads.jobs.ts'

const TYPE = 'application/octet-stream'
/** On the worst network a file of 20 MB is some 1,200 parts. */
const PARTS_LIMIT = { name: 'uploads.parts', points: 3000, seconds: 60 * 60 }

export const uploadsRoutes: Route[] = [
  route(readPartialUpload, async ({ digest }, { db, person }) => ({
    received: (await findUpload(db, { userId: person.id, digest }))?.received ?? 0,
  })),

  route(putUploadPart, async ({ digest, offset, size }, { db, keep, now, person, platform, request }) => {
    if (size === 0 || offset > size) throw new AppError('bad-input')
    if (request.headers.get('content-type') !== TYPE) throw new AppError('wrong-type')
    const key = { userId: person.id, digest }
    // Read while it is checked: what a broken connection brought and nobody has read is lost with it.
    const arriving = readArrivingBody(request, Math.min(MAX_PART_BYTES, size - offset))
    arriving.catch(() => undefined)
    const verdict = await platform.limits.take(PARTS_LIMIT, person.id)
    if (!verdict.ok) throw new AppError('too-many-requests', { retryAfter: verdict.retryAfterSeconds })
    await requireNext(db, key, { offset, size, now })
    const { bytes, isWhole } = await arriving
    if (bytes.length < MIN_PART_BYTES && offset + bytes.length < size) {
      // So little is not worth a file of its own.
      if (!isWhole) return { received: offset }
      throw new AppError('unprocessable', { message: 'This part is too small.' })
    }
    const storageKey = makeKey(`${UPLOADS_FOLDER}/${utcDate(now)}`, TYPE)
    await platform.storage.put(storageKey, { bytes, type: TYPE })
    const received = await keep((within) =>
      appendPart(within, key, { offset, length: bytes.length, storageKey, now }),
    )
    if (received !== null) return { received }
    await platform.storage.remove(storageKey)
    throw wrongPlace()
  }),

  route(deletePartialUpload, async ({ digest }, { db, person, platform: { jobs } }) => {
    const partKeys = await removeUpload(db, { userId: person.id, digest })
    if (partKeys === null) throw new AppError('not-found')
    await queueRemoval(db, jobs, partKeys)
    return { deleted: true }
  }),
]

/** Begins the upload with its first part. Throws where this part is not the next one. */
async function requireNext(
  db: Db,
  key: UploadKey,
  { offset, size, now }: { offset: number; size: number; now: Date },
): Promise<void> {
  if (offset === 0 && !(await beginUpload(db, key, size, now)))
    throw new AppError('unprocessable', { message: 'Too many of your uploads are unfinished.' })
  const upload = await findUpload(db, key)
  if (upload?.size !== size || upload.received !== offset || offset === size) throw wrongPlace()
}

function wrongPlace(): AppError {
  return new AppError('conflict', { message: 'This part doesn’t continue the upload. Ask where it ends.' })
}
