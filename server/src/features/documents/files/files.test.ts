import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { strFromU8, unzipSync } from 'fflate'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { profileRoutes } from '#features/account/profile/index.ts'
import { putSubscription } from '#features/plans/subscription/index.ts'
import { tripsRoutes } from '#features/trip/sync/index.ts'
import { rowsOf } from '#platform/db/rows.ts'
import type { Person } from '#platform/http/session-check.ts'
import { openTestServer, type TestServer } from '#platform/http/test-server.ts'
import { makeUser } from '#seeds/make.ts'
import { JPEG, located, pdf, upload } from '#seeds/test-files.ts'
import { filesJobs, filesRoutes } from './index.ts'

const NOW = new Date('2026-05-01T10:00:00Z')
let server: TestServer
let ana: Person
let ben: Person
const person = async (): Promise<Person> => ({ ...(await makeUser(server.platform)), signedInAt: NOW })
beforeAll(async () => {
  server = await openTestServer([...filesRoutes, ...tripsRoutes, ...profileRoutes])
  await server.platform.jobs.start(filesJobs(server.platform))
})
afterAll(() => server.close())
beforeEach(async () => {
  server.setNow(NOW)
  ana = await person()
  ben = await person()
})

const db = () => server.platform.database.db
const drain = () => (server.platform.jobs as unknown as { drain(): Promise<void> }).drain()
const stored = () => server.platform.storage.list('files')
const list = async (who: Person) => Object((await server.call(who, 'GET', '/api/files')).body)
const photo = (
  who: Person,
  id: string,
  content: Uint8Array = located(),
  thumbnail: Uint8Array | null = JPEG,
) => upload(server, who, `/api/account/photo/${id}`, { content, thumbnail })
const receipt = (who: Person, trip: string, id: string, content: Uint8Array = located()) =>
  upload(server, who, `/api/trips/${trip}/receipts/${id}`, { content, thumbnail: JPEG })
const read = (who: Person, id: string, headers = {}) =>
  server.fetch(`/api/files/${id}`, { method: 'GET', headers }, who)
const imageOf = async (who: Person) =>
  rowsOf(await db().execute(sql`select image from users where id = ${who.id}`))[0]?.image

const op = (tripId: string, itemId: string, field: string, value: unknown) => ({
  opId: randomUUID(),
  tripId,
  itemId,
  field,
  value,
  baseVersion: 0,
})
const send = (who: Person, trip: string, ops: object[]) =>
  server.call(who, 'POST', `/api/trips/${trip}/ops`, { body: { ops } })
async function makeTrip(owner: Person, members: Record<string, Person> = {}): Promise<string> {
  const id = randomUUID()
  expect((await send(owner, id, [op(id, id, 'title', 'Vienna')])).status).toBe(200)
  for (const [role, who] of Object.entries(members))
    await db().execute(sql`insert into trip_members (trip_id, user_id, joined_at, role)
      values (${id}, ${who.id}, now(), ${role})`)
  return id
}

describe('a profile photo', () => {
  it('is kept without the position of the camera, and given back safely', async () => {
    const id = randomUUID()
    const kept = await photo(ana, id)
    expect(await kept.json()).toMatchObject({ id, kind: 'photo', type: 'image/jpeg', width: 12, height: 8 })
    const response = await read(ana, id)
    expect(Buffer.from(await response.arrayBuffer())).toEqual(JPEG)
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'image/jpeg',
      'content-disposition': 'inline',
      'cache-control': 'private, no-cache',
      'content-security-policy': expect.stringContaining('sandbox'),
    })
    expect(await imageOf(ana)).toBe(`/api/files/${id}`)
    for (const key of await stored())
      expect(String(Buffer.from((await server.platform.storage.find(key))?.bytes ?? []))).not.toContain('GPS')
  })

  it('is asked for again, and answered in a line while it is the same', async () => {
    const id = randomUUID()
    await photo(ana, id)
    const etag = (await read(ana, id)).headers.get('etag') ?? ''
    expect((await read(ana, id, { 'if-none-match': etag })).status).toBe(304)
    expect((await read(ben, id, { 'if-none-match': etag })).status).toBe(404)
    const small = await server.fetch(`/api/files/${id}/thumbnail`, { method: 'GET' }, ana)
    expect([small.status, small.headers.get('etag') === etag]).toEqual([200, false])
  })

  it('takes the place of the one before, whose contents go', async () => {
    const before = await stored()
    const [first, second] = [randomUUID(), randomUUID()]
    await photo(ana, first)
    await photo(ana, second, located('another'))
    await drain()
    expect((await read(ana, first)).status).toBe(404)
    expect((await list(ana)).files).toMatchObject([{ id: second }])
    expect(await stored()).toHaveLength(before.length + 2)
    expect((await server.call(ana, 'DELETE', `/api/files/${second}`)).body).toEqual({ deleted: true })
    await drain()
    expect([await imageOf(ana), (await stored()).length]).toEqual([null, before.length])
  })

  it('is seen by those who share a trip with its person, and by nobody else', async () => {
    const cyd = await person()
    const id = randomUUID()
    await photo(ana, id)
    expect((await read(ben, id)).status).toBe(404)
    const trip = await makeTrip(ana, { viewer: ben })
    expect([(await read(ben, id)).status, (await read(cyd, id)).status]).toEqual([200, 404])
    await db().execute(sql`update trip_members set ended_at = now() where trip_id = ${trip}`)
    expect((await read(ben, id)).status).toBe(404)
  })
})

describe('an upload', () => {
  it('that is sent twice is one, and another content or owner under the same id is a conflict', async () => {
    const id = randomUUID()
    const [one, two] = await Promise.all([photo(ana, id), photo(ana, id)])
    expect([one.status, two.status, (await photo(ana, id)).status]).toEqual([200, 200, 200])
    expect((await list(ana)).files).toHaveLength(1)
    expect([(await photo(ana, id, located('other'))).status, (await photo(ben, id)).status]).toEqual([
      409, 409,
    ])
    expect((await list(ben)).files).toEqual([])
  })

  it.each([
    ['a page', Buffer.from('<!doctype html><script>alert(1)</script>'), 415],
    ['a drawing with a script', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'), 415],
    ['a document', pdf(), 415],
    ['half a picture', JPEG.subarray(0, 200), 422],
    ['a HEIC', Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic'), 415],
    ['more than a photo may have', Buffer.concat([JPEG, Buffer.alloc(1024 * 1024)]), 413],
  ])('of %s is refused with a sentence', async (_, content, status) => {
    const response = await photo(ana, randomUUID(), content)
    expect(response.status).toBe(status)
    expect(await response.json()).toMatchObject({
      message: expect.stringMatching(/\.$/),
      issues: [{ path: 'file' }],
    })
    expect((await list(ana)).files).toEqual([])
  })

  it('is refused with another type of content, a body that holds no file, or a large thumbnail', async () => {
    const path = `/api/account/photo/${randomUUID()}`
    const headers = { 'content-type': 'image/jpeg' }
    expect((await upload(server, ana, path, { content: JPEG, headers })).status).toBe(415)
    const body = Buffer.from([0, 0, 1, 0, 1])
    const raw = { method: 'PUT', headers: { 'content-type': 'application/octet-stream' }, body }
    expect((await server.fetch(path, raw, ana)).status).toBe(422)
    const thumbnail = Buffer.concat([JPEG, Buffer.alloc(110_000)])
    expect((await upload(server, ana, path, { content: JPEG, thumbnail })).status).toBe(413)
    expect((await upload(server, ana, '/api/account/photo/x', { content: JPEG })).status).toBe(400)
  })
})

describe('the room of an account', () => {
  const fill = (who: Person, bytes: number) =>
    db().execute(sql`insert into stored_files (id, user_id, kind, name, type, size, digest, storage_key, created_at)
      values (${randomUUID()}, ${who.id}, 'photo', '', 'image/jpeg', ${bytes}, 'x', 'files/x.jpg', ${NOW.toISOString()})`)

  it('is 200 MB, and 5 GB with a plan', async () => {
    expect(await list(ana)).toMatchObject({ usedBytes: 0, limitBytes: 200_000_000 })
    const plan = { userId: ana.id, tier: 'Globetrotter', source: 'test', endsAt: null } as const
    await putSubscription(db(), plan, NOW)
    expect(await list(ana)).toMatchObject({ limitBytes: 5_000_000_000 })
  })

  it('is not exceeded, also not by uploads at the same time', async () => {
    const trip = await makeTrip(ana)
    const size = JPEG.length * 2
    await fill(ana, 200_000_000 - 2 * size)
    const answers = await Promise.all(
      Array.from({ length: 5 }, (_, n) => receipt(ana, trip, randomUUID(), located(String(n)))),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 422, 422, 422])
    const refused = answers.find(({ status }) => status === 422)
    expect(await refused?.json()).toMatchObject({ issues: [{ path: 'storage' }] })
    expect((await list(ana)).usedBytes).toBe(200_000_000)
  })
})

describe('a receipt', () => {
  const expense = (trip: string, item: string, file: string) => [
    op(trip, item, 'kind', 'expense'),
    op(trip, item, 'share', { receipt: file }),
  ]

  it('is put by who may change the trip, and read by all who take part', async () => {
    const [cyd, dan] = [await person(), await person()]
    const trip = await makeTrip(ana, { editor: ben, viewer: cyd })
    const id = randomUUID()
    expect((await receipt(ben, trip, id)).status).toBe(200)
    expect([
      (await receipt(cyd, trip, randomUUID())).status,
      (await receipt(dan, trip, randomUUID())).status,
    ]).toEqual([404, 404])
    expect(await Promise.all([ana, ben, cyd, dan].map(async (who) => (await read(who, id)).status))).toEqual([
      200, 200, 200, 404,
    ])
    // It takes the room of who put it, and they alone remove it.
    expect([(await list(ben)).files.length, (await list(ana)).files.length]).toEqual([1, 0])
    expect((await server.call(ana, 'DELETE', `/api/files/${id}`)).status).toBe(404)
    expect((await server.call(ben, 'DELETE', `/api/files/${id}`)).status).toBe(200)
  })

  it('goes a month after its expense, and stays while the expense does, or the history can bring it back', async () => {
    const trip = await makeTrip(ana)
    const [item, gone, loose] = [randomUUID(), randomUUID(), randomUUID()]
    const [used, unused] = [randomUUID(), randomUUID()]
    await send(ana, trip, [...expense(trip, item, used), ...expense(trip, gone, unused)])
    for (const id of [used, unused, loose])
      expect((await receipt(ana, trip, id, located(id))).status).toBe(200)
    await send(ana, trip, [op(trip, gone, 'deleted', true)])
    const sweep = filesJobs(server.platform).find(({ name }) => name === 'files.sweep')
    await sweep?.run({})
    expect((await list(ana)).files).toHaveLength(3)
    const idsAt = async (day: string) => {
      server.setNow(new Date(`${day}T10:00:00Z`))
      await sweep?.run({})
      return (await list(ana)).files.map(({ id }: { id: string }) => id).sort()
    }
    expect(await idsAt('2026-05-03')).toEqual([used, unused].sort())
    expect(await idsAt('2026-05-30')).toEqual([used, unused].sort())
    // The expense comes back with its picture, and goes again.
    await send(ana, trip, [op(trip, gone, 'deleted', false)])
    expect(await idsAt('2026-08-01')).toEqual([used, unused].sort())
    await send(ana, trip, [op(trip, gone, 'deleted', true)])
    expect(await idsAt('2026-08-30')).toEqual([used, unused].sort())
    expect(await idsAt('2026-09-02')).toEqual([used])
    expect((await read(ana, used)).status).toBe(200)
  })

  it('that another one replaced comes back with the change, for a month', async () => {
    const trip = await makeTrip(ana)
    const [item, first, second] = [randomUUID(), randomUUID(), randomUUID()]
    const { body } = await send(ana, trip, expense(trip, item, first))
    const known = Object(body).version
    for (const id of [first, second]) expect((await receipt(ana, trip, id, located(id))).status).toBe(200)
    await send(ana, trip, [{ ...op(trip, item, 'share', { receipt: second }), baseVersion: known }])
    const sweep = filesJobs(server.platform).find(({ name }) => name === 'files.sweep')
    for (const [day, count] of [
      ['2026-05-20', 2],
      ['2026-06-20', 1],
    ] as const) {
      server.setNow(new Date(`${day}T10:00:00Z`))
      await sweep?.run({})
      expect((await list(ana)).files).toHaveLength(count)
    }
  })
})

it('contents whose upload broke off go in the night, those of a running upload stay', async () => {
  const { storage } = server.platform
  const file = { bytes: new Uint8Array(JPEG), type: 'image/jpeg' } as const
  const keys = [`files/2026-04-28/${randomUUID()}.jpg`, `files/2026-05-01/${randomUUID()}.jpg`]
  for (const key of keys) await storage.put(key, file)
  await filesJobs(server.platform)
    .find(({ name }) => name === 'files.sweep')
    ?.run({})
  expect(await Promise.all(keys.map(async (key) => (await storage.find(key)) !== null))).toEqual([
    false,
    true,
  ])
})

describe('an account', () => {
  it('has its files in its export, and takes them along when it goes', async () => {
    const before = await stored()
    const id = randomUUID()
    await photo(ana, id)
    const headers = { accept: 'application/zip', 'content-type': 'application/json' }
    const response = await server.fetch('/api/account/export', { method: 'POST', headers, body: '{}' }, ana)
    const files = unzipSync(new Uint8Array(await response.arrayBuffer()))
    expect(Buffer.from(files[`files/${id}.jpg`] ?? [])).toEqual(JPEG)
    expect(strFromU8(files['tables/stored_files.json'] ?? new Uint8Array())).not.toContain('files/2026')
    expect(strFromU8(files['README.txt'] ?? new Uint8Array())).toContain('files/')
    expect(
      (await server.call(ana, 'POST', '/api/account/delete', { body: { email: ana.email } })).status,
    ).toBe(200)
    await drain()
    expect(await stored()).toEqual(before)
  })
})
