import { contract } from '@tripwright/domain/base/contract'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { rowsOf } from '../db/rows.ts'
import { readRawBody } from './json-body.ts'
import { route } from './route.ts'
import { openTestServer, type TestServer } from './test-server.ts'

const base = { method: 'POST', roles: 'anyone', summary: 'For this test.' } as const
const note = contract({
  ...base,
  path: '/api/notes/{id}',
  input: z.looseObject({}),
  output: z.looseObject({}),
})
const file = contract({ ...base, path: '/api/file', output: z.unknown() })
const raw = contract({
  ...base,
  path: '/api/raw',
  isRawBody: true,
  isComputation: true,
  maxBytes: 100,
  output: z.object({ length: z.number() }),
})
const broken = contract({
  ...base,
  method: 'GET',
  path: '/api/broken',
  output: z.unknown(),
  input: z.object({ state: z.string() }),
})

let server: TestServer
let runs = 0
beforeAll(async () => {
  server = await openTestServer([
    route(note, async () => ({ token: `secret-${++runs}` })),
    route(file, async () => {
      runs += 1
      return new Response(new Uint8Array([runs, 0, 255, 10]), {
        status: 201,
        headers: { 'content-type': 'application/zip', 'content-disposition': 'attachment; filename="a.zip"' },
      })
    }),
    route(raw, async (_, { request, keep }) => {
      const { length } = await readRawBody(request, 100)
      return keep(async () => ({ length }))
    }),
    route(broken, async ({ state }, { db }) => {
      await db.execute(sql.raw(`do $$ begin raise exception 'told' using errcode = '${state}'; end $$`))
      return null
    }),
  ])
})
afterAll(() => server.close())

const send = (path: string, key: string, init: RequestInit & { headers?: Record<string, string> } = {}) =>
  server.fetch(path, {
    method: 'POST',
    ...init,
    headers: { cookie: deviceCookie, 'idempotency-key': key, ...init.headers },
  })
let deviceCookie = ''
beforeAll(async () => {
  const first = await server.fetch('/api/notes/0', { method: 'POST' })
  deviceCookie = first.headers.get('set-cookie')?.split(';')[0] ?? ''
})

describe('the same call under the same Idempotency-Key', () => {
  it('gets the same file again, with its headers, and is not run twice', async () => {
    const [one, other] = [await send('/api/file', 'file'), await send('/api/file', 'file')]
    const bytes = async (answer: Response) => [...new Uint8Array(await answer.arrayBuffer())]
    const first = await bytes(one)
    expect(first.slice(1)).toEqual([0, 255, 10])
    expect(await bytes(other)).toEqual(first)
    for (const name of ['content-type', 'content-disposition'])
      expect(other.headers.get(name)).toBe(one.headers.get(name))
    expect(other.status).toBe(201)
  })

  it('is refused with other bytes where the body is no JSON', async () => {
    const init = (body: string) => ({ body, headers: { 'content-type': 'application/octet-stream' } })
    expect((await send('/api/raw', 'raw', init('abc'))).status).toBe(200)
    expect(await (await send('/api/raw', 'raw', init('abc'))).json()).toEqual({ length: 3 })
    const other = await send('/api/raw', 'raw', init('abd'))
    expect([other.status, Object(await other.json()).error]).toEqual([409, 'key-reused'])
  })

  it('leaves nothing in the database by which its answer, its key or its address can be read', async () => {
    const first = Object(await (await send('/api/notes/private-address', 'private-key')).json())
    expect(first.token).toMatch(/^secret-\d+$/)
    const rows = rowsOf(await server.platform.database.db.execute(sql`select * from idempotency_keys`))
    const stored = rows.flatMap((row) =>
      Object.values(row).map((value) =>
        (value instanceof Uint8Array ? Buffer.from(value) : String(value)).toString(),
      ),
    )
    expect(stored.length).toBeGreaterThan(0)
    for (const word of ['secret-', 'private-address', 'private-key'])
      expect(stored.filter((value) => value.includes(word))).toEqual([])
    expect(await (await send('/api/notes/private-address', 'private-key')).json()).toEqual(first)
  })

  it('gets the answer of a version before answers were sealed, and is told when it is not kept', async () => {
    await send('/api/notes/1', 'old')
    const { db } = server.platform.database
    await db.execute(sql`update idempotency_keys set sealed_answer = null, answer = '{"token": "old"}'`)
    expect(await (await send('/api/notes/1', 'old')).json()).toEqual({ token: 'old' })
    await db.execute(sql`update idempotency_keys set answer = null`)
    const lost = await send('/api/notes/1', 'old')
    expect([lost.status, Object(await lost.json()).message]).toEqual([
      409,
      expect.stringContaining('already done'),
    ])
  })
})

describe('half of a character', () => {
  const json = { 'content-type': 'application/json' }
  it.each([
    ['in a text', '/api/notes/1', '{"a":{"b":["x\\ud83d"]}}', 'a.b.0'],
    ['in the name of a field', '/api/notes/1', '{"a":{"\\uDC00":1}}', 'a'],
    ['the halves the wrong way round', '/api/notes/1', '{"a":"\\ude00\\ud83d"}', 'a'],
    ['in a path', '/api/notes/%ED%A0%BD', '{}', undefined],
    ['in a query', '/api/notes/1?q=%ed%b8%80', '{}', undefined],
  ])('is refused at the door: %s', async (_, path, body, at) => {
    const response = await server.fetch(path, { method: 'POST', body, headers: json })
    const reply = Object(await response.json())
    expect([response.status, reply.error, reply.issues?.[0]?.path]).toEqual([400, 'bad-input', at])
  })

  it.each([
    ['a whole one', '/api/notes/1?q=%F0%9F%98%80', '{"a":"\\ud83d\\ude00"}'],
    ['the last sign before the surrogates', '/api/notes/%ED%9F%BF', '{"a":"\\ud7ff"}'],
    ['a backslash before ud800 that is only text', '/api/notes/1', '{"a":"\\\\ud800"}'],
  ])('is not %s', async (_, path, body) => {
    expect((await server.fetch(path, { method: 'POST', body, headers: json })).status).toBe(200)
  })
})

it.each(['53100', '53300', '57P01', '57P03', '08006', '25006', '58030'])(
  'a database that cannot work (%s) is 503 with a time to come back, and one line for all calls',
  async (state) => {
    const before = server.log.lines.length
    for (let i = 0; i < 3; i++) {
      const response = await server.call(null, 'GET', `/api/broken?state=${state}`)
      expect([response.status, response.body.error, response.headers.get('retry-after')]).toEqual([
        503,
        'unavailable',
        '5',
      ])
    }
    expect(server.log.lines.length - before).toBeLessThanOrEqual(1)
    expect(server.log.lines.filter(({ level }) => level === 'error')).toEqual([])
  },
)

it('a statement that is wrong is still ours to mend: 500 and a line each', async () => {
  expect((await server.call(null, 'GET', '/api/broken?state=42P01')).status).toBe(500)
  expect(server.log.lines.filter(({ level }) => level === 'error')).toHaveLength(1)
})

it('another site is refused whatever it writes into the Host header, in production', async () => {
  const production = await openTestServer([route(note, async () => ({}))], {
    ...server.platform.config,
    production: true,
    publicUrl: 'https://trip.example',
  })
  const from = (origin: string, host: string) =>
    production.fetch(`http://${host}/api/notes/1`, { method: 'POST', headers: { origin, host } })
  expect((await from('http://evil.example', 'evil.example')).status).toBe(403)
  expect((await from('https://trip.example', 'evil.example')).status).toBe(200)
  expect((await from('https://localhost', '10.0.0.5')).status).toBe(200)
  await production.close()
})
