import { createHash } from 'node:crypto'
import type { S3Config } from '../config/s3-settings.ts'
import { childrenNamed, readXml, textOfChild } from '../feeds/xml.ts'
import { readResponse } from '../outside/read-response.ts'
import { StartError } from '../start-error.ts'
import { makeS3Download } from './s3-download.ts'
import { makeS3Requests, RetryableS3Error, S3Fault, type S3Options } from './s3-requests.ts'
import type { Storage, StoredObject } from './storage.port.ts'
import { checkFolder, typeOfKey } from './stored-type.ts'

/** A thousand keys, the maximum of a list's page, with a margin. */
const MAX_LIST_BYTES = 4 * 1024 * 1024

type SendS3Request = ReturnType<typeof makeS3Requests>

/** Files in a bucket of S3, or of a compatible store. S3 guarantees that an acknowledged put is durable. */
export function makeS3Storage(config: S3Config, manners?: S3Options): Storage {
  const send = makeS3Requests(config, manners)
  const read = makeS3Download(send)
  return {
    put: (key, file) => put(send, key, file),
    async find(key) {
      const type = typeOfKey(key)
      const bytes = await read(key)
      return bytes && { bytes, type }
    },
    async remove(key) {
      typeOfKey(key)
      // 204 whether or not it existed.
      await send(() => ({ method: 'DELETE', key }), drop)
    },
    // A store keeps an upload whole or not at all.
    removeDrafts: async () => undefined,
    async list(folder) {
      const prefix = `${checkFolder(folder)}/`
      const keys: string[] = []
      let token: string | null = null
      do {
        const page = await listPage(send, prefix, token)
        keys.push(...page.keys)
        token = page.next
      } while (token !== null)
      return keys.sort()
    },
  }
}

/** Throws StartError with a sentence when the bucket is missing or inaccessible. */
export async function requireBucket(config: S3Config, manners?: S3Options): Promise<void> {
  try {
    await makeS3Requests(config, manners)(() => ({ method: 'HEAD' }), drop)
  } catch (error) {
    throw new StartError('no-storage', `S3_BUCKET ${config.bucket} cannot be used: ${reasonOf(error)}`)
  }
}

function reasonOf(error: unknown): string {
  if (!(error instanceof S3Fault)) return 'the store does not answer'
  if (error.status === 404) return 'there is no such bucket'
  if (error.status === 403) return 'the key may not, or is not the right one'
  if (error.status === 301) return 'it lies in another region than S3_REGION'
  return `it answered ${error.code}`
}

async function put(send: SendS3Request, key: string, { bytes, type }: StoredObject): Promise<void> {
  if (typeOfKey(key) !== type) throw new Error('the ending of the key is that of another type')
  const hash = createHash('sha256').update(bytes)
  const sums = { hex: hash.copy().digest('hex'), base64: hash.digest('base64') }
  const body = new Uint8Array(bytes)
  const headers = {
    'content-type': type,
    // The store verifies the first checksum, and we the second on reading: not every store keeps the first.
    'x-amz-checksum-sha256': sums.base64,
    'x-amz-meta-sha256': sums.hex,
  }
  await send(() => ({ method: 'PUT', key, headers, body }), drop)
}

async function listPage(send: SendS3Request, prefix: string, token: string | null) {
  const query = { 'list-type': '2', prefix, ...(token !== null && { 'continuation-token': token }) }
  return send(
    () => ({ method: 'GET', query }),
    async (response) => {
      const text = (await readResponse(response, MAX_LIST_BYTES)).toString()
      // Throws where the list is truncated, so that it is requested again.
      const list = readXml(text)
      if (list.name !== 'ListBucketResult') throw new RetryableS3Error('another document than a list')
      const keys = childrenNamed(list, 'Contents').map((one) => textOfChild(one, 'Key') ?? '')
      const isMore = textOfChild(list, 'IsTruncated') === 'true'
      return { keys, next: isMore ? textOfChild(list, 'NextContinuationToken') : null }
    },
  )
}

async function drop(response: Response): Promise<void> {
  await response.body?.cancel()
}
