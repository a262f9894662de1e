import { createHash } from 'node:crypto'
import { createAccessToken, type TokenScope } from '@tripwright/domain/account/access-tokens'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { profileRoutes } from '#features/account/profile/index.ts'
import { rowsOf } from '#platform/db/rows.ts'
import type { Person } from '#platform/http/session-check.ts'
import { openTestServer, type TestServer } from '#platform/http/test-server.ts'
import { makeUser } from '#seeds/make.ts'
import { accessTokensJobs, accessTokensRoutes } from './index.ts'

const NOW = new Date('2026-05-01T10:00:00Z')
const later = (days: number) => new Date(NOW.getTime() + days * 24 * 60 * 60 * 1000)
let server: TestServer
let ana: Person
let ben: Person

beforeAll(async () => {
  server = await openTestServer([...accessTokensRoutes, ...profileRoutes])
  await server.platform.jobs.start([{ name: 'auth.mail', run: async () => undefined }])
})
afterAll(() => server.close())
beforeEach(async () => {
  server.setNow(NOW)
  const person = async (): Promise<Person> => ({
    ...(await makeUser(server.platform, { now: NOW })),
    signedInAt: NOW,
  })
  ana = await person()
  ben = await person()
})

const TOKEN = { name: 'My AI app', scope: 'read' as TokenScope, days: 90 }
const make = (who: Person | null, body: unknown = TOKEN) =>
  server.call(who, 'POST', createAccessToken.path, { body })
const list = async (who: Person) => Object((await server.call(who, 'GET', createAccessToken.path)).body)
const revoke = (who: Person, id: string) => server.call(who, 'DELETE', `${createAccessToken.path}/${id}`)
const rows = async (who: Person) =>
  rowsOf(
    await server.platform.database.db.execute(sql`select * from access_tokens where user_id = ${who.id}`),
  )

describe('a new token', () => {
  it('is told once; the table holds its hash, and the list neither', async () => {
    const { status, body } = await make(ana)
    const secret = String(body.secret)
    expect([status, secret]).toEqual([200, expect.stringMatching(/^tripwright_[\w-]{43}$/)])
    const [row] = await rows(ana)
    expect(row?.token_hash).toBe(createHash('sha256').update(secret).digest('base64url'))
    expect(JSON.stringify(row)).not.toContain(secret)
    const { tokens, endpoint } = await list(ana)
    expect(tokens).toEqual([body.token])
    expect(tokens[0]).toMatchObject({ name: 'My AI app', scope: 'read', lastUsedAt: null })
    expect(tokens[0].expiresAt).toBe(later(90).toISOString())
    expect(JSON.stringify(tokens)).not.toContain(String(row?.token_hash))
    expect(endpoint).toMatch(/\/mcp$/)
  })

  it('is mailed to its owner', async () => {
    await make(ana)
    const queued = await server.platform.database.db.execute(
      sql`select data ->> 'kind' as kind from fake_jobs where data ->> 'email' = ${ana.email}`,
    )
    expect(rowsOf(queued)).toEqual([{ kind: 'token-made' }])
  })

  it('needs a sign-in of the last minutes', async () => {
    const old = { ...ana, signedInAt: later(-1) }
    expect((await make(old)).body.error).toBe('fresh-session-required')
    expect((await make(null)).status).toBe(401)
    expect(await rows(ana)).toEqual([])
  })

  it.each([
    [{ ...TOKEN, name: ' ' }],
    [{ ...TOKEN, name: 'x'.repeat(61) }],
    [{ ...TOKEN, scope: 'admin' }],
    [{ ...TOKEN, days: 3650 }],
    [{ ...TOKEN, days: '90' }],
    [{ name: 'x' }],
    [[]],
    ['{'],
  ])('is refused for %j', async (body) => {
    expect((await make(ana, body)).status).toBe(400)
    expect(await rows(ana)).toEqual([])
  })

  it('is refused when there are 20', async () => {
    for (let n = 0; n < 20; n++) {
      expect((await make(ana)).status).toBe(200)
    }
    server.setNow(later(2))
    const { status, body } = await make({ ...ana, signedInAt: later(2) })
    expect([status, body.message]).toEqual([409, expect.stringContaining('Remove one first')])
  })
})

describe('a token', () => {
  it('is revoked by its owner and by nobody else', async () => {
    const { body } = await make(ana)
    const { id } = Object(body.token)
    expect((await revoke(ben, id)).body).toEqual({ revoked: false })
    expect(await list(ben)).toMatchObject({ tokens: [] })
    expect((await revoke(ana, id)).body).toEqual({ revoked: true })
    expect(await list(ana)).toMatchObject({ tokens: [] })
    expect((await revoke(ana, id)).body).toEqual({ revoked: false })
    expect((await revoke(ana, 'x')).status).toBe(400)
  })

  it('is in the export of the account without its hash, and gone with the account', async () => {
    await make(ana)
    const { body } = await server.call(ana, 'POST', '/api/account/export')
    const [exported, ...others] = Object(body.tables).access_tokens
    expect(others).toEqual([])
    expect(exported).toMatchObject({ name: 'My AI app', scope: 'read' })
    expect(Object.keys(exported)).not.toContain('token_hash')
    await server.call(ana, 'POST', '/api/account/delete', { body: { email: ana.email } })
    expect(await rows(ana)).toEqual([])
  })

  it('is deleted a month after it expired', async () => {
    await make(ana, { ...TOKEN, days: 30 })
    const [job] = accessTokensJobs(server.platform)
    server.setNow(later(59))
    await job?.run({})
    expect(await rows(ana)).toHaveLength(1)
    server.setNow(later(61))
    await job?.run({})
    expect(await rows(ana)).toEqual([])
  })
})
