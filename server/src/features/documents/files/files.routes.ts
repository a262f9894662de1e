import {
  deleteFile,
  filesMessages,
  listFiles,
  putPhoto,
  putReceipt,
  readFile,
  readThumbnail,
} from '@tripwright/domain/documents/files'
import { storageBytesOf } from '@tripwright/domain/plans/subscription'
import { lockAccount, setPhoto } from '#features/account/sign-in/index.ts'
import { readState } from '#features/plans/subscription/index.ts'
import { mayChangeTrip } from '#features/trip/sync/index.ts'
import type { Db } from '#platform/db/db.port.ts'
import { AppError } from '#platform/http/app-error.ts'
import { type Call, type Route, route } from '#platform/http/route.ts'
import type { Person } from '#platform/http/session-check.ts'
import { fileResponse } from './download.service.ts'
import { queueRemoval } from './files.jobs.ts'
import {
  countBytes,
  findReadableFile,
  isEarlierPhoto,
  isOwnFile,
  listOwnFiles,
  removeFiles,
  toKeptFile,
} from './files.store.ts'
import { storeFile } from './upload.service.ts'

export const filesRoutes: Route[] = [
  route(listFiles, async (_, { db, person, now }) => ({
    files: (await listOwnFiles(db, person.id)).map(toKeptFile),
    usedBytes: await countBytes(db, person.id),
    limitBytes: storageBytesOf(await readState(db, person, now)),
  })),

  route(readFile, ({ id }, call) => download(call, id, false)),
  route(readThumbnail, ({ id }, call) => download(call, id, true)),

  route(deleteFile, async ({ id }, { db, person, platform: { jobs } }) => {
    const keys = await removeFiles(db, isOwnFile(person.id, id))
    if (keys.length === 0) throw new AppError('not-found')
    await setPhoto(db, person.id, { from: id, to: null })
    await queueRemoval(db, jobs, keys)
    return { deleted: true }
  }),

  route(putPhoto, ({ id }, call) => {
    const { person, platform } = call
    return storeFile(call, id, {
      kind: 'photo',
      userId: person.id,
      limitKey: person.id,
      maxBytes: putPhoto.maxBytes,
      admit: (db, bytes) => admitFile(db, person, { bytes, now: call.now }),
      async onStored(db) {
        await setPhoto(db, person.id, { to: id })
        await queueRemoval(db, platform.jobs, await removeFiles(db, isEarlierPhoto(person.id, id)))
      },
    })
  }),

  route(putReceipt, ({ trip, id }, call) => {
    const { person } = call
    return storeFile(call, id, {
      kind: 'receipt',
      userId: person.id,
      tripId: trip,
      limitKey: person.id,
      maxBytes: putReceipt.maxBytes,
      async admit(db, bytes) {
        if (!(await mayChangeTrip(db, trip, person.id))) throw new AppError('not-found')
        await admitFile(db, person, { bytes, now: call.now })
      },
    })
  }),
]

/** Throws where the account has no room for so many more bytes. Its uploads wait for each other, so that they cannot exceed it together. */
async function admitFile(
  db: Db,
  person: Person,
  { bytes, now }: { bytes: number; now: Date },
): Promise<void> {
  await lockAccount(db, person.id)
  const limit = storageBytesOf(await readState(db, person, now))
  if ((await countBytes(db, person.id)) + bytes <= limit) return
  const message = filesMessages.texts['problem.storage-full']
  throw new AppError('unprocessable', { message, issues: [{ path: 'storage', message }] })
}

async function download(
  {
    db,
    person,
    platform: { storage },
    request,
  }: Pick<Call, 'db' | 'platform' | 'request'> & { person: Person },
  id: string,
  isThumbnail: boolean,
): Promise<Response> {
  const file = await findReadableFile(db, id, person.id)
  if (!file) throw new AppError('not-found')
  return fileResponse(file, { request, storage, isThumbnail })
}
