import { createHash } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { loadConfig } from '../config/config.ts'
import type { S3Options } from './s3-requests.ts'
import { storageContract } from './storage.contract-test.ts'
import type { StoredObject } from './storage.port.ts'
import { makeS3Storage, requireBucket } from './storage.s3.ts'
import { makeKey } from './stored-type.ts'
import { REGION, startS3 } from './test-s3-server.ts'

let store: Awaited<ReturnType<typeof startS3>>
let pauses: number[]
let count = 0
beforeAll(async () => {
  store = await startS3()
})
afterAll(() => store.stop())
beforeEach(() => {
  pauses = []
  store.troubles.length = 0
  store.requests.length = 0
})

const PNG = 'image/png'
const manners: S3Options = {
  async pause(ms) {
    pauses.push(ms)
  },
  timeoutMs: 5000,
}
const configOf = (env: Record<string, string> = {}) => {
  const bucket = `bucket-${++count}`
  store.buckets.set(bucket, new Map())
  const { s3 } = loadConfig({
    S3_BUCKET: bucket,
    S3_REGION: REGION,
    S3_ENDPOINT: store.base,
    S3_ACCESS_KEY_ID: store.keyId,
    S3_SECRET_ACCESS_KEY: store.secret,
    ...env,
  })
  if (!s3) throw new Error('a bucket makes a store')
  return s3
}
const open = () => makeS3Storage(configOf(), manners)
const bytesOf = (size: number) => new Uint8Array(size).map((_, at) => at % 251)
/** A file as one line, because a diff of so many bytes is unreadable. */
const sumOf = (file: StoredObject | null) =>
  file && `${file.type} ${file.bytes.length} ${createHash('sha256').update(file.bytes).digest('hex')}`
const statuses = () => store.requests.map(({ status }) => status)

describe('storage in a bucket', () => {
  storageContract(open)

  it('takes the pages of a list one after the other', async () => {
    const storage = open()
    const keys = Array.from({ length: 5 }, () => makeKey('vault', PNG))
    for (const key of keys) await storage.put(key, { bytes: new Uint8Array(1), type: PNG })
    store.requests.length = 0
    expect(await storage.list('vault')).toEqual(keys.sort())
    expect(store.requests).toHaveLength(3)
  })

  it('has a name for each bucket, at Amazon and wherever it is wished', async () => {
    const config = configOf({ S3_ENDPOINT: '', S3_BUCKET: 'bucket-1' })
    expect(config.base).toBe('https://bucket-1.s3.eu-central-1.amazonaws.com')
    expect(configOf({ S3_PATH_STYLE: '0', S3_ENDPOINT: 'https://s3.example.org' }).base).toMatch(
      /^https:\/\/bucket-\d+\.s3\.example\.org$/,
    )
    store.buckets.set('bucket-1', new Map())
    const storage = makeS3Storage(config, {
      ...manners,
      // The host name does not resolve here, but the request is signed for it.
      async fetch(request) {
        const { method } = request
        const { host, pathname, search } = new URL(request.url)
        const headers = new Headers(request.headers)
        headers.set('x-real-host', host)
        const body = method === 'PUT' ? { body: await request.arrayBuffer() } : {}
        return fetch(`${store.base}${pathname}${search}`, { method, headers, ...body })
      },
    })
    const key = makeKey('avatars', PNG)
    await storage.put(key, { bytes: bytesOf(9), type: PNG })
    expect(sumOf(await storage.find(key))).toBe(sumOf({ bytes: bytesOf(9), type: PNG }))
    expect(store.requests[0]?.path).toBe(`/bucket-1/${key}`)
  })
})

describe('a store that is busy', () => {
  it('is asked again, later each time, or when it says', async () => {
    const storage = open()
    const key = makeKey('avatars', PNG)
    store.troubles.push({ kind: 'status', status: 503, code: 'SlowDown' }, { kind: 'hang-up' })
    store.troubles.push({ kind: 'status', status: 500, code: 'InternalError', retryAfter: '3' })
    await storage.put(key, { bytes: bytesOf(1000), type: PNG })
    expect(sumOf(await storage.find(key))).toBe(sumOf({ bytes: bytesOf(1000), type: PNG }))
    const [first = 0, second = 0, third] = pauses
    expect([first >= 200 && first <= 400, second >= 400 && second <= 800, third]).toEqual([true, true, 3000])
  })

  it('that asks for a day of patience is not waited for so long', async () => {
    store.troubles.push({ kind: 'status', status: 503, code: 'SlowDown', retryAfter: '86400' })
    expect(await open().list('avatars')).toEqual([])
    expect(pauses).toEqual([5000])
  })

  it('is given up after five times, with its word', async () => {
    store.troubles.push(...Array(6).fill({ kind: 'status', status: 503, code: 'SlowDown' }))
    await expect(open().list('avatars')).rejects.toThrow('SlowDown')
    expect(pauses).toHaveLength(4)
  })

  it('that refuses is not asked again, and is no missing file', async () => {
    const key = makeKey('avatars', PNG)
    const wrong = makeS3Storage(configOf({ S3_SECRET_ACCESS_KEY: 'another' }), manners)
    await expect(wrong.find(key)).rejects.toThrow('SignatureDoesNotMatch')
    const gone = configOf()
    store.buckets.delete(gone.bucket)
    await expect(makeS3Storage(gone, manners).find(key)).rejects.toThrow('NoSuchBucket')
    expect(pauses).toEqual([])
  })
})

it('a refusal with a long page, as of a proxy, is a refusal and is not asked again', async () => {
  const fetch = async () => new Response('x'.repeat(100_000), { status: 403 })
  await expect(makeS3Storage(configOf(), { ...manners, fetch }).list('avatars')).rejects.toThrow('403')
  expect(pauses).toEqual([])
})

describe('a file that is', () => {
  const key = makeKey('vault', 'application/octet-stream')
  const file = { bytes: bytesOf(300_000), type: 'application/octet-stream' } as const
  const put = async () => {
    const storage = open()
    await storage.put(key, file)
    store.requests.length = 0
    return storage
  }

  it('cut is taken up where it broke off', async () => {
    const storage = await put()
    store.troubles.push({ kind: 'cut', after: 70_000 }, { kind: 'cut', after: 30_000 })
    expect(sumOf(await storage.find(key))).toBe(sumOf(file))
    expect(statuses()).toEqual([200, 206, 206])
    expect(store.requests.map(({ range }) => range)).toEqual([null, 'bytes=70000-', 'bytes=100000-'])
  })

  it('replaced meanwhile is read again, and never a part of each', async () => {
    const config = configOf()
    const storage = makeS3Storage(config, manners)
    await storage.put(key, file)
    const other = { ...file, bytes: bytesOf(200_000).reverse() }
    const reading = makeS3Storage(config, { ...manners, pause: () => storage.put(key, other) })
    store.requests.length = 0
    store.troubles.push({ kind: 'cut', after: 70_000 })
    expect(sumOf(await reading.find(key))).toBe(sumOf(other))
    expect(statuses()).toEqual([200, 200, 412, 200])
  })

  it.each([
    ['shorter than it was', { kind: 'short', by: 1 }],
    ['altered on the way', { kind: 'altered' }],
  ] as const)('%s is asked for again, and never taken for the file', async (_, trouble) => {
    const storage = await put()
    store.troubles.push(trouble)
    expect(sumOf(await storage.find(key))).toBe(sumOf(file))
    store.troubles.push(...Array(5).fill(trouble))
    await expect(storage.find(key)).rejects.toThrow('other bytes than were put')
  })

  it('copied into the bucket by somebody is read without its sum', async () => {
    const storage = await put()
    for (const files of store.buckets.values()) delete files.get(key)?.headers['x-amz-meta-sha256']
    expect(sumOf(await storage.find(key))).toBe(sumOf(file))
  })
})

describe('at the start', () => {
  it('a bucket that can be used is enough', async () => {
    await expect(requireBucket(configOf(), manners)).resolves.toBeUndefined()
  })

  it.each([
    [{ S3_BUCKET: 'not-there' }, 'S3_BUCKET not-there cannot be used: there is no such bucket'],
    [{ S3_SECRET_ACCESS_KEY: 'x' }, 'the key may not, or is not the right one'],
    [{ S3_ENDPOINT: 'http://127.0.0.1:9' }, 'the store does not answer'],
  ])('%j is told in words', async (env, words) => {
    await expect(requireBucket(configOf(env), manners)).rejects.toThrow(words)
  })

  it.each([
    [{ S3_BUCKET: 'x.y' }, 'S3_BUCKET is no name'],
    [{ S3_ACCESS_KEY_ID: '' }, 'S3_BUCKET needs S3_ACCESS_KEY_ID'],
  ])('%j is refused', (env, words) => {
    expect(() => configOf(env)).toThrow(words)
  })
})
