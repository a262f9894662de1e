import { randomUUID } from 'node:crypto'
import { packSealedFile, type SealedFile, type VaultKeys } from '@tripwright/domain/documents/vault'
import { strFromU8, unzipSync } from 'fflate'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { profileRoutes } from '#features/account/profile/index.ts'
import type { Person } from '#platform/http/session-check.ts'
import { openTestServer, type TestServer } from '#platform/http/test-server.ts'
import { makeUser } from '#seeds/make.ts'
import { vaultJobs, vaultRoutes } from './index.ts'

const NOW = new Date('2026-05-01T10:00:00Z')
const KEYS: VaultKeys = {
  format: 1,
  vaultId: '7b6f4e1c-2f9b-4c63-9d0e-1f6a3b2c4d5e',
  rounds: 600_000,
  salt: 'AAAAAAAAAAAAAAAAAAAAAA==',
  byPassphrase: 'BBBB',
  recoverySalt: 'CCCCCCCCCCCCCCCCCCCCCA==',
  byRecovery: 'DDDD',
}
let server: TestServer
let ana: Person
let ben: Person
const person = async (): Promise<Person> => ({ ...(await makeUser(server.platform)), signedInAt: NOW })
beforeAll(async () => {
  server = await openTestServer([...vaultRoutes, ...profileRoutes])
  await server.platform.jobs.start(vaultJobs(server.platform))
})
afterAll(() => server.close())
beforeEach(async () => {
  ana = await person()
  ben = await person()
  for (const who of [ana, ben]) await putKeys(who)
})

const putKeys = (who: Person, baseVersion = 0, keys: object = KEYS) =>
  server.call(who, 'PUT', '/api/vault/keys', { body: { keys, baseVersion } })
const read = async (who: Person) => Object((await server.call(who, 'GET', '/api/vault')).body)
const sealed = (text: string, head = 'a sealed name'): SealedFile => ({
  head: Buffer.from(head),
  content: Buffer.from(text),
})
const raw = { 'content-type': 'application/octet-stream' }
const upload = (who: Person, id: string, parcel: SealedFile | Uint8Array<ArrayBuffer>, headers = raw) =>
  server.fetch(`/api/vault/files/${id}`, {
    method: 'PUT',
    headers: { ...headers, 'x-as': who.id },
    body: parcel instanceof Uint8Array ? parcel : packSealedFile(parcel),
  })
const download = (who: Person, id: string) =>
  server.fetch(`/api/vault/files/${id}`, { method: 'GET', headers: { 'x-as': who.id } })
const stored = () => server.platform.storage.list('vault')
const drain = () => (server.platform.jobs as unknown as { drain(): Promise<void> }).drain()

describe('the keys of a vault', () => {
  it('are created once, and wrapped again by a caller with the latest version', async () => {
    expect(await read(ana)).toEqual({ keys: KEYS, version: 1, files: [], usedBytes: 0 })
    expect((await putKeys(ana)).status).toBe(409)
    const anew = { ...KEYS, byPassphrase: 'EEEE' }
    expect((await putKeys(ana, 1, anew)).body).toEqual({ version: 2 })
    expect((await putKeys(ana, 1)).status).toBe(409)
    expect((await putKeys(ana, 2, { ...KEYS, vaultId: randomUUID() })).status).toBe(409)
    expect((await read(ana)).keys).toEqual(anew)
    expect((await read(ben)).version).toBe(1)
  })

  it.each([
    ['too few rounds', { rounds: 599_999 }],
    ['rounds that would never end', { rounds: 1e9 }],
    ['another format', { format: 2 }],
    ['a key that is too long', { byPassphrase: 'A'.repeat(88) }],
  ])('are refused with %s', async (_, part) => {
    expect((await putKeys(await person(), 0, { ...KEYS, ...part })).status).toBe(400)
  })
})

describe('a sealed file', () => {
  it('is given back byte for byte, and the same upload twice is one', async () => {
    const id = randomUUID()
    for (const _ of [1, 2]) expect((await upload(ana, id, sealed('ciphertext'))).status).toBe(200)
    expect(await read(ana)).toMatchObject({
      files: [{ id, head: Buffer.from('a sealed name').toString('base64'), size: 10, version: 1 }],
      usedBytes: 10,
    })
    const response = await download(ana, id)
    expect([
      response.headers.get('content-type'),
      response.headers.get('cache-control'),
      await response.text(),
    ]).toEqual(['application/octet-stream', 'no-store', 'ciphertext'])
    expect((await upload(ana, id, sealed('other text'))).status).toBe(409)
  })

  it('is one person’s: nobody else reads, lists, changes or removes it, or learns that it exists', async () => {
    const id = randomUUID()
    await upload(ana, id, sealed('hers'))
    const head = { body: { head: 'AAAA' } }
    expect((await download(ben, id)).status).toBe(404)
    expect((await server.call(ben, 'PUT', `/api/vault/files/${id}/head`, head)).status).toBe(404)
    expect((await server.call(ben, 'DELETE', `/api/vault/files/${id}`)).status).toBe(404)
    expect((await upload(ben, id, sealed('his'))).status).toBe(200)
    expect([await (await download(ana, id)).text(), await (await download(ben, id)).text()]).toEqual([
      'hers',
      'his',
    ])
    for (const [method, path] of [
      ['GET', '/api/vault'],
      ['GET', `/api/vault/files/${id}`],
    ] as const)
      expect((await server.call(null, method, path)).status).toBe(401)
  })

  it('gets another head, and goes for good when it is removed', async () => {
    const id = randomUUID()
    const before = (await stored()).length
    await upload(ana, id, sealed('x'))
    const put = await server.call(ana, 'PUT', `/api/vault/files/${id}/head`, { body: { head: 'bmV3' } })
    expect(put.body).toEqual({ version: 2 })
    expect((await read(ana)).files).toMatchObject([{ head: 'bmV3', version: 2 }])
    const remove = (key: string) =>
      server.call(ana, 'DELETE', `/api/vault/files/${id}`, { headers: { 'idempotency-key': key } })
    for (const again of ['first', 'first']) expect((await remove(again)).body).toEqual({ deleted: true })
    expect((await remove('another')).status).toBe(404)
    await drain()
    expect((await stored()).length).toBe(before)
    expect((await download(ana, id)).status).toBe(404)
  })

  it('keeps nobody waiting while its store is slow, nor while it is still coming', async () => {
    const { storage } = server.platform
    const { put } = storage
    let meanwhile = 0
    storage.put = async (key, file) => {
      meanwhile = (await putKeys(ana, 1, { ...KEYS, byPassphrase: 'EEEE' })).status
      return put(key, file)
    }
    const body = new ReadableStream<Uint8Array>({
      async pull(controller) {
        const response = await server.call(ben, 'PUT', '/api/vault/keys', {
          body: { keys: KEYS, baseVersion: 1 },
        })
        expect(response.status).toBe(200)
        controller.enqueue(packSealedFile(sealed('late')))
        controller.close()
      },
    })
    const sent = { method: 'PUT', headers: { ...raw, 'x-as': ana.id }, body, duplex: 'half' as const }
    const response = await server.fetch(`/api/vault/files/${randomUUID()}`, sent)
    storage.put = put
    expect([response.status, meanwhile]).toEqual([200, 200])
  })

  it('is refused where it is no parcel, has another type, is too large, has no vault or a strange id', async () => {
    const id = randomUUID()
    expect((await upload(ana, id, new Uint8Array(3))).status).toBe(422)
    expect((await upload(ana, id, sealed('x'), { 'content-type': 'text/html' })).status).toBe(415)
    expect((await upload(ana, id, new Uint8Array(10_020_480 + 1))).status).toBe(413)
    expect((await upload(ana, 'not-an-id', sealed('x'))).status).toBe(400)
    const newcomer = await person()
    expect((await read(newcomer)).keys).toBeNull()
    expect((await upload(newcomer, id, sealed('x'))).status).toBe(404)
    expect((await read(ana)).files).toEqual([])
  })
})

it('a vault holds fifty files', async () => {
  for (let n = 0; n < 50; n++) expect((await upload(ana, randomUUID(), sealed(`file ${n}`))).status).toBe(200)
  expect((await upload(ana, randomUUID(), sealed('one more'))).status).toBe(422)
})

it('a vault holds 50 MB', async () => {
  const content = new Uint8Array(10_000_000)
  for (let n = 0; n < 5; n++)
    expect((await upload(ana, randomUUID(), { head: Buffer.from('h'), content })).status).toBe(200)
  expect((await upload(ana, randomUUID(), sealed('x'))).status).toBe(422)
  expect((await read(ana)).usedBytes).toBe(50_000_000)
  await server.call(ana, 'DELETE', '/api/vault')
  await drain()
})

describe('an account', () => {
  it('takes its sealed files along in its export, with the keys that open them and a word on how', async () => {
    const id = randomUUID()
    await upload(ana, id, sealed('ciphertext'))
    const response = await server.fetch('/api/account/export', {
      method: 'POST',
      body: '{}',
      headers: { 'content-type': 'application/json', accept: 'application/zip', 'x-as': ana.id },
    })
    const files = unzipSync(new Uint8Array(await response.arrayBuffer()))
    const textOf = (name: string) => strFromU8(files[name] ?? new Uint8Array())
    expect(textOf(`vault/${id}.bin`)).toBe('ciphertext')
    expect(JSON.parse(textOf('tables/vault_keys.json'))).toMatchObject([{ keys: KEYS }])
    expect(textOf('tables/vault_files.json')).not.toContain('storage_key')
    expect(textOf('README.txt')).toContain('Your passphrase or recovery code opens them')
  })

  it('leaves nothing in storage when it or its vault is deleted', async () => {
    const before = await stored()
    for (const who of [ana, ben]) await upload(who, randomUUID(), sealed('x'))
    expect((await stored()).length).toBe(before.length + 2)
    expect((await server.call(ben, 'DELETE', '/api/vault')).body).toEqual({ deleted: true })
    expect(await read(ben)).toEqual({ keys: null, version: 0, files: [], usedBytes: 0 })
    await server.call(ana, 'POST', '/api/account/delete', { body: { email: ana.email } })
    await drain()
    expect(await stored()).toEqual(before)
  })

  it('loses at night what a broken upload left, and nothing that a file has or that is just coming', async () => {
    const id = randomUUID()
    await upload(ana, id, sealed('kept'))
    const remaining = await stored()
    const file = { bytes: new Uint8Array(1), type: 'application/octet-stream' } as const
    const [old, fresh] = ['2026-04-28', '2026-05-04'].map((day) => `vault/${day}/${randomUUID()}.bin`)
    for (const key of [old, fresh]) await server.platform.storage.put(String(key), file)
    const job = vaultJobs({ ...server.platform, now: () => new Date('2026-05-04T04:20:00Z') })
    await job.find(({ name }) => name === 'vault.sweep')?.run({})
    expect(await stored()).toEqual([...remaining, fresh].sort())
    expect(await (await download(ana, id)).text()).toBe('kept')
  })
})
