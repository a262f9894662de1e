import { createHash, randomBytes, randomUUID } from 'node:crypto'
import {
  MAX_PART_BYTES,
  MAX_UNFINISHED_UPLOADS,
  MAX_UPLOAD_BYTES,
  UPLOADED_BODY_HEADER,
} from '@tripwright/domain/base/partial-upload'
import { packSealedFile } from '@tripwright/domain/documents/vault'
import { unzipSync } from 'fflate'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { profileRoutes } from '#features/account/profile/index.ts'
import { importRoutes, makeReaderThreads } from '#features/documents/import/index.ts'
import { vaultRoutes } from '#features/documents/vault/index.ts'
import { loadConfig } from '#platform/config/config.ts'
import type { Person } from '#platform/http/session-check.ts'
import { openTestServer, type TestServer } from '#platform/http/test-server.ts'
import { makeS3Storage } from '#platform/storage/storage.s3.ts'
import { REGION, startS3 } from '#platform/storage/test-s3-server.ts'
import { uploadsJobs } from '#platform/uploads/uploads.jobs.ts'
import { uploadsRoutes } from '#platform/uploads/uploads.routes.ts'
import { makeUser } from '#seeds/make.ts'

const NOW = new Date('2026-05-01T10:00:00Z')
const RAW = { 'content-type': 'application/octet-stream' }
const KEYS = {
  format: 1,
  rounds: 600_000,
  salt: 'AAAAAAAAAAAAAAAAAAAAAA==',
  byPassphrase: 'BBBB',
  recoverySalt: 'CCCCCCCCCCCCCCCCCCCCCA==',
  byRecovery: 'DDDD',
}
const digestOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

let server: TestServer
let store: Awaited<ReturnType<typeof startS3>>
let ana: Person
let ben: Person
let readers: ReturnType<typeof makeReaderThreads>
beforeAll(async () => {
  readers = makeReaderThreads()
  server = await openTestServer([
    ...uploadsRoutes,
    ...vaultRoutes,
    ...profileRoutes,
    ...importRoutes(readers),
  ])
  await server.platform.jobs.start(uploadsJobs(server.platform))
  store = await startS3()
})
afterAll(async () => {
  await store.stop()
  await server.close()
})
beforeEach(async () => {
  server.setNow(NOW)
  ;[ana, ben] = [await person(), await person()]
})

afterEach(async () => {
  server.setNow(new Date(NOW.getTime() + 2 * 24 * 3_600_000))
  await drain()
  await run('uploads.end')
  expect(await stored()).toEqual([])
})

async function person(): Promise<Person> {
  const made: Person = { ...(await makeUser(server.platform)), signedInAt: NOW }
  const keys = { ...KEYS, vaultId: randomUUID() }
  await server.call(made, 'PUT', '/api/vault/keys', { body: { keys, baseVersion: 0 } })
  return made
}

type Part = { offset: number; size?: number; bytes: Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array> }
/** Sends one part of a whole; the answer's status and body. */
async function send(who: Person, whole: Uint8Array, { offset, size = whole.length, bytes }: Part) {
  const response = await server.fetch(
    `/api/uploads/${digestOf(whole)}?offset=${offset}&size=${size}`,
    { method: 'PUT', headers: RAW, body: bytes, ...(bytes instanceof ReadableStream && { duplex: 'half' }) },
    who,
  )
  return [response.status, Object(await response.json())]
}
const piece = (whole: Uint8Array, from: number, to: number) => new Uint8Array(whole.subarray(from, to))
async function sendAll(who: Person, whole: Uint8Array, step = 300_000): Promise<void> {
  for (let at = 0; at < whole.length; at += step) {
    const end = Math.min(at + step, whole.length)
    expect(await send(who, whole, { offset: at, bytes: piece(whole, at, end) })).toEqual([
      200,
      { received: end },
    ])
  }
}
const received = async (who: Person, whole: Uint8Array) =>
  (await server.call(who, 'GET', `/api/uploads/${digestOf(whole)}`)).body.received
const sealed = (size = 700_000) => {
  const content = randomBytes(size)
  return { content, whole: packSealedFile({ head: Buffer.from('head'), content }) }
}
/** The call of the vault whose body is an upload. */
async function keep(who: Person, id: string, whole: Uint8Array, headers = {}) {
  const named = { ...RAW, [UPLOADED_BODY_HEADER]: digestOf(whole), ...headers }
  const response = await server.fetch(`/api/vault/files/${id}`, { method: 'PUT', headers: named }, who)
  return [response.status, Object(await response.json())]
}
const stored = () => server.platform.storage.list('uploads')
const drain = () => (server.platform.jobs as unknown as { drain(): Promise<void> }).drain()
const run = (name: string) =>
  uploadsJobs(server.platform)
    .find((one) => one.name === name)
    ?.run({})

/** A body that breaks off after these bytes. */
function broken(bytes: Uint8Array): ReadableStream<Uint8Array> {
  let isSent = false
  return new ReadableStream({
    pull(controller) {
      if (isSent) return controller.error(new Error('the connection is gone'))
      isSent = true
      controller.enqueue(bytes)
    },
  })
}

describe.each(['a folder', 'a bucket'])('an upload in parts into %s', (kind) => {
  let folder: TestServer['platform']['storage']
  beforeAll(() => {
    folder = { ...server.platform.storage }
    if (kind === 'a folder') return
    store.buckets.set('uploads', new Map())
    const { s3 } = loadConfig({
      S3_BUCKET: 'uploads',
      S3_REGION: REGION,
      S3_ENDPOINT: store.base,
      S3_ACCESS_KEY_ID: store.keyId,
      S3_SECRET_ACCESS_KEY: store.secret,
    })
    if (!s3) throw new Error('a bucket makes a store')
    Object.assign(server.platform.storage, makeS3Storage(s3))
  })
  afterAll(() => Object.assign(server.platform.storage, folder))

  it('is the body of a call once it is whole, byte for byte, and no earlier', async () => {
    const { content, whole } = sealed()
    const id = randomUUID()
    expect(await received(ana, whole)).toBe(0)
    await send(ana, whole, { offset: 0, bytes: piece(whole, 0, 500_000) })
    expect(await keep(ana, id, whole)).toMatchObject([409, { issues: [{ path: 'upload' }] }])
    expect(await received(ana, whole)).toBe(500_000)
    await send(ana, whole, { offset: 500_000, bytes: piece(whole, 500_000, whole.length) })
    expect(await keep(ana, id, whole)).toEqual([200, { version: 1 }])
    const read = await server.fetch(`/api/vault/files/${id}`, { method: 'GET' }, ana)
    expect(digestOf(new Uint8Array(await read.arrayBuffer()))).toBe(digestOf(content))
  })

  it('keeps what arrived of a part that broke off, and goes on from there', async () => {
    const { whole } = sealed()
    await send(ana, whole, { offset: 0, bytes: broken(piece(whole, 0, 200_000)) })
    expect(await received(ana, whole)).toBe(200_000)
    await send(ana, whole, { offset: 200_000, bytes: broken(piece(whole, 200_000, 200_100)) })
    expect(await received(ana, whole)).toBe(200_000)
    await send(ana, whole, { offset: 200_000, bytes: piece(whole, 200_000, whole.length) })
    expect((await keep(ana, randomUUID(), whole))[0]).toBe(200)
  })

  it('leaves nothing in the store once it was used and its answer has had time to arrive', async () => {
    const { whole } = sealed()
    const id = randomUUID()
    await sendAll(ana, whole)
    for (const _ of ['the answer is lost', 'again']) expect((await keep(ana, id, whole))[0]).toBe(200)
    await run('uploads.end')
    expect(await received(ana, whole)).toBe(whole.length)
    server.setNow(new Date(NOW.getTime() + 11 * 60_000))
    await run('uploads.end')
    expect(await received(ana, whole)).toBe(0)
    expect(await stored()).toEqual([])
    expect((await keep(ana, id, whole))[0]).toBe(409)
  })
})

describe('another person', () => {
  it('neither reads, continues, uses nor ends an upload, and may send the same bytes', async () => {
    const { whole } = sealed()
    await sendAll(ana, whole)
    expect(await received(ben, whole)).toBe(0)
    expect((await send(ben, whole, { offset: 300_000, bytes: piece(whole, 300_000, 600_000) }))[0]).toBe(409)
    expect((await keep(ben, randomUUID(), whole))[0]).toBe(409)
    expect((await server.call(ben, 'DELETE', `/api/uploads/${digestOf(whole)}`)).status).toBe(404)
    await sendAll(ben, whole)
    expect((await server.call(ben, 'DELETE', `/api/uploads/${digestOf(whole)}`)).status).toBe(200)
    expect(await received(ana, whole)).toBe(whole.length)
    const guest = { method: 'PUT', headers: { ...RAW, [UPLOADED_BODY_HEADER]: digestOf(whole) } }
    expect((await server.fetch(`/api/vault/files/${randomUUID()}`, guest)).status).toBe(401)
    expect((await server.call(null, 'GET', `/api/uploads/${digestOf(whole)}`)).status).toBe(401)
  })
})

describe('a part that lies', () => {
  const { whole } = sealed()
  const part = piece(whole, 0, 300_000)

  it.each<[string, Part, number]>([
    ['begins behind the end', { offset: 300_001, bytes: part }, 409],
    ['begins before the end', { offset: 100_000, bytes: part }, 409],
    ['comes again', { offset: 0, bytes: part }, 409],
    ['names another size', { offset: 300_000, size: whole.length + 1, bytes: part }, 409],
    ['is more than was said', { offset: 300_000, bytes: piece(whole, 0, whole.length) }, 413],
    ['is too small', { offset: 300_000, bytes: piece(whole, 0, 1000) }, 422],
    ['is empty', { offset: 300_000, bytes: new Uint8Array() }, 422],
    ['is larger than a part', { offset: 300_000, bytes: new Uint8Array(MAX_PART_BYTES + 1) }, 413],
    ['begins behind the whole', { offset: whole.length + 1, bytes: part }, 400],
    ['begins before the whole', { offset: -1, bytes: part }, 400],
    ['names no number', { offset: Number.NaN, bytes: part }, 400],
    ['is of nothing', { offset: 0, size: 0, bytes: part }, 400],
    ['is of more than any call takes', { offset: 0, size: MAX_UPLOAD_BYTES + 1, bytes: part }, 400],
  ])('%s is refused, and changes nothing', async (_, lie, status) => {
    await send(ana, whole, { offset: 0, bytes: part })
    const before = await stored()
    expect((await send(ana, whole, lie))[0]).toBe(status)
    expect([await received(ana, whole), await stored()]).toEqual([300_000, before])
  })

  it('has other bytes than the name of the whole: no call gets them, and the upload begins again', async () => {
    const other = new Uint8Array(whole.length)
    await send(ana, whole, { offset: 0, bytes: piece(other, 0, other.length) })
    expect(await keep(ana, randomUUID(), whole)).toMatchObject([409, { issues: [{ path: 'upload' }] }])
    expect([await received(ana, whole), await stored()]).toEqual([0, []])
    await sendAll(ana, whole)
    expect((await keep(ana, randomUUID(), whole))[0]).toBe(200)
  })

  it('has a strange name or type', async () => {
    const put = (name: string, type = RAW['content-type']) =>
      server.fetch(
        `/api/uploads/${name}?offset=0&size=20000`,
        { method: 'PUT', headers: { 'content-type': type }, body: new Uint8Array(20_000) },
        ana,
      )
    for (const name of ['x', 'A'.repeat(64), `${'a'.repeat(63)}/`, '..%2f..'])
      expect([name, [400, 404].includes((await put(name)).status)]).toEqual([name, true])
    expect((await put('a'.repeat(64), 'text/html')).status).toBe(415)
  })
})

it('of two tabs that send the same at once each part is kept once', async () => {
  const { content, whole } = sealed(900_000)
  const tab = async () => {
    for (let tries = 0; tries < 40; tries++) {
      const at = Number(await received(ana, whole))
      if (at === whole.length) return
      const end = Math.min(at + 100_000, whole.length)
      const [status] = await send(ana, whole, { offset: at, bytes: piece(whole, at, end) })
      expect([200, 409]).toContain(status)
    }
  }
  await Promise.all([tab(), tab(), tab()])
  expect((await stored()).length).toBe(Math.ceil(whole.length / 100_000))
  const id = randomUUID()
  const [first, second] = await Promise.all([keep(ana, id, whole), keep(ana, id, whole)])
  expect([first[0], second[0]]).toEqual([200, 200])
  const read = await server.fetch(`/api/vault/files/${id}`, { method: 'GET' }, ana)
  expect(digestOf(new Uint8Array(await read.arrayBuffer()))).toBe(digestOf(content))
})

it('an Idempotency-Key belongs to the bytes, whichever way they came', async () => {
  const { whole } = sealed()
  const id = randomUUID()
  const headers = { 'idempotency-key': randomUUID() }
  await sendAll(ana, whole)
  expect(await keep(ana, id, whole, headers)).toEqual([200, { version: 1 }])
  const sent = { method: 'PUT', headers: { ...RAW, ...headers }, body: whole }
  expect((await server.fetch(`/api/vault/files/${id}`, sent, ana)).status).toBe(200)
  const other = sealed().whole
  await sendAll(ana, other)
  expect(await keep(ana, id, other, headers)).toMatchObject([409, {}])
})

it('a call takes no more of an upload than of a body', async () => {
  const whole = randomBytes(11_000_000)
  await sendAll(ana, whole, MAX_PART_BYTES)
  expect((await keep(ana, randomUUID(), whole))[0]).toBe(413)
})

it('a form with a file to import may be an upload too', async () => {
  const boundary = 'a-boundary'
  const text = `geo,name\n${'x'.repeat(20_000)}`
  const form = new FormData()
  form.set('file', new File([text], 'places.csv'))
  const encoded = new Response(form)
  const type = encoded.headers.get('content-type') ?? boundary
  const whole = new Uint8Array(await encoded.arrayBuffer())
  await sendAll(ana, whole)
  const headers = { 'content-type': type, [UPLOADED_BODY_HEADER]: digestOf(whole) }
  const response = await server.fetch('/api/trips/import', { method: 'POST', headers }, ana)
  // It was read: there is nothing in it.
  expect(response.status).toBe(422)
})

describe('unfinished uploads', () => {
  it('of one person are few, and one that ends makes room', async () => {
    const begin = async () => {
      const { whole } = sealed(100_000)
      return { whole, status: (await send(ana, whole, { offset: 0, bytes: piece(whole, 0, 50_000) }))[0] }
    }
    const first = await begin()
    for (let n = 1; n < MAX_UNFINISHED_UPLOADS; n++) expect((await begin()).status).toBe(200)
    expect((await begin()).status).toBe(422)
    await server.call(ana, 'DELETE', `/api/uploads/${digestOf(first.whole)}`)
    expect((await begin()).status).toBe(200)
  })

  it('go a day after their last part, with the account, and at night what nothing names', async () => {
    const { whole } = sealed()
    const half = { offset: 0, bytes: piece(whole, 0, 300_000) }
    for (const who of [ana, ben]) await send(who, whole, half)
    await server.call(ana, 'POST', '/api/account/delete', { body: { email: ana.email } })
    await drain()
    expect((await stored()).length).toBe(1)
    const nobodys = `uploads/2026-04-28/${randomUUID()}.bin`
    const bytes = new Uint8Array(1)
    await server.platform.storage.put(nobodys, { bytes, type: 'application/octet-stream' })
    await run('uploads.end')
    await run('uploads.sweep')
    expect((await stored()).length).toBe(1)
    expect(await received(ben, whole)).toBe(300_000)
    server.setNow(new Date(NOW.getTime() + 25 * 3_600_000))
    await run('uploads.end')
    expect([await received(ben, whole), await stored()]).toEqual([0, []])
  })

  it('are in the export of the account, without where they lie', async () => {
    const { whole } = sealed()
    await send(ana, whole, { offset: 0, bytes: piece(whole, 0, 300_000) })
    const headers = { 'content-type': 'application/json', accept: 'application/zip' }
    const response = await server.fetch('/api/account/export', { method: 'POST', body: '{}', headers }, ana)
    const files = unzipSync(new Uint8Array(await response.arrayBuffer()))
    const rows = JSON.parse(Buffer.from(files['tables/partial_uploads.json'] ?? []).toString())
    expect(rows).toMatchObject([{ received: 300_000, size: whole.length, digest: digestOf(whole) }])
    expect(rows[0].part_keys).toBeUndefined()
  })
})
