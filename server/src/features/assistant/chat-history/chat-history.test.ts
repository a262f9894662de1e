import { type Conversation, MAX_CONVERSATIONS } from '@tripwright/domain/assistant/chat-history'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { rowsOf } from '#platform/db/rows.ts'
import type { Person } from '#platform/http/session-check.ts'
import { openTestServer, type TestServer } from '#platform/http/test-server.ts'
import { makeUser, makeUuid } from '#seeds/make.ts'
import { chatHistoryJobs, chatHistoryRoutes } from './index.ts'

let server: TestServer
let ana: Person
let ben: Person

beforeAll(async () => {
  server = await openTestServer(chatHistoryRoutes)
})
afterAll(() => server.close())
beforeEach(async () => {
  ana = await person()
  ben = await person()
})

const person = async () => ({ ...(await makeUser(server.platform)), signedInAt: new Date() })
const turn = (text: string, at = 1, more = {}) => ({
  id: makeUuid(),
  text,
  askedOn: '2026-05-01',
  at,
  changedAt: at,
  ...more,
})
const path = '/api/assistant/conversations'
const save = (who: Person | null, id: string, body: object) =>
  server.call(who, 'PUT', `${path}/${id}`, { body })
const remove = (who: Person | null, id: string) => server.call(who, 'DELETE', `${path}/${id}`)
const list = async (who: Person, after = 0) =>
  (await server.call(who, 'GET', `${path}?after=${after}`)).body as unknown as {
    conversations: Conversation[]
    deleted: string[]
    version: number
  }

describe('a conversation in the account', () => {
  it('comes back as it was sent, with what a model wrote and the calls that answered', async () => {
    const id = makeUuid()
    const calls = [{ tool: 'visa.check', args: { destination: 'JP', passports: ['IN'] } }]
    const asked = turn('Do I need a visa?', 5, {
      calls,
      said: { text: 'Yes.', leftOut: 1 },
      outcome: 'accepted',
    })
    expect((await save(ana, id, { turns: [asked] })).body).toEqual({ isDeleted: false })
    const { conversations } = await list(ana)
    expect(conversations).toEqual([{ id, turns: [asked], removed: [], title: null, pin: null }])
  })

  it('holds what two devices added, and tells each only what is new to it', async () => {
    const id = makeUuid()
    const [first, phone, laptop] = [turn('first', 1), turn('phone', 3), turn('laptop', 2)]
    await save(ana, id, { turns: [first] })
    const { version } = await list(ana)
    await save(ana, id, { turns: [phone], title: { text: ' Lisbon ', at: 2 } })
    await save(ana, id, { turns: [laptop], pin: { isPinned: true, at: 2 } })
    const news = await list(ana, version)
    expect(news.conversations).toMatchObject([{ title: { text: 'Lisbon' }, pin: { isPinned: true } }])
    expect(news.conversations[0]?.turns.map(({ text }) => text)).toEqual(['first', 'laptop', 'phone'])
    expect((await list(ana, news.version)).conversations).toEqual([])
    // The same change again is no news.
    await save(ana, id, { turns: [laptop] })
    expect((await list(ana)).version).toBe(news.version)
  })

  it('is deleted on all devices, and one that comes late does not bring it back', async () => {
    const id = makeUuid()
    await save(ana, id, { turns: [turn('a')] })
    const { version } = await list(ana)
    expect((await remove(ana, id)).body).toEqual({ isDeleted: true })
    expect(await list(ana, version)).toMatchObject({ conversations: [], deleted: [id] })
    expect((await save(ana, id, { turns: [turn('late')] })).body).toEqual({ isDeleted: true })
    expect((await remove(ana, id)).body).toEqual({ isDeleted: false })
    expect((await list(ana)).conversations).toEqual([])
    const left = await server.platform.database.db.execute(
      sql`select content from assistant_conversations where id = ${id}`,
    )
    expect(rowsOf(left)).toEqual([{ content: null }])
  })

  it('is a 404 for everybody else, also as an id to write to, and asks guests to sign in', async () => {
    const id = makeUuid()
    await save(ana, id, { turns: [turn('mine')] })
    expect((await save(ben, id, { turns: [turn('his')] })).status).toBe(404)
    expect((await remove(ben, id)).status).toBe(404)
    expect(await list(ben)).toEqual({ conversations: [], deleted: [], version: 0 })
    expect((await list(ana)).conversations[0]?.turns).toHaveLength(1)
    for (const call of [save(null, id, {}), remove(null, id), server.call(null, 'GET', path)])
      expect((await call).status).toBe(401)
  })

  it('is bounded: of more than the account holds the longest unused goes, and not one that is pinned', async () => {
    const ids = Array.from({ length: MAX_CONVERSATIONS + 1 }, () => makeUuid())
    for (const [n, id] of ids.entries())
      await save(ana, id, { turns: [turn('q', n + 1)], ...(n === 0 && { pin: { isPinned: true, at: 1 } }) })
    const { conversations, deleted } = await list(ana)
    expect([conversations.length, deleted]).toEqual([MAX_CONVERSATIONS, [ids[1]]])
  })

  it('refuses what is no conversation in words', async () => {
    const id = makeUuid()
    const bad = [
      { turns: [turn('')] },
      { turns: [turn('x'.repeat(2001))] },
      { turns: [turn('q', -1)] },
      { turns: [turn('q', 1, { askedOn: 'yesterday' })] },
      { turns: [turn('q', 1, { said: { text: 'x'.repeat(8001), leftOut: 0 } })] },
      { turns: [turn('q', 1, { calls: [{ tool: 'rm', args: {} }] })] },
      { turns: [turn('q', 1, { calls: [{ tool: 'refuse', args: { why: 'x'.repeat(1001) } }] })] },
      { turns: Array.from({ length: 61 }, () => turn('q')) },
      { removed: ['x'] },
      { title: { text: 'x'.repeat(81), at: 1 } },
    ]
    for (const body of bad) expect((await save(ana, id, body)).status, JSON.stringify(body)).toBe(400)
    expect((await save(ana, 'x', { turns: [turn('q')] })).status).toBe(400)
    expect((await list(ana)).conversations).toEqual([])
  })

  it('leaves nothing half a year after its deletion', async () => {
    const id = makeUuid()
    server.setNow(new Date(Date.now() - 181 * 24 * 60 * 60 * 1000))
    await save(ana, id, { turns: [turn('q')] })
    await remove(ana, id)
    const { db } = server.platform.database
    for (const job of chatHistoryJobs(db)) await job.run({})
    expect(rowsOf(await db.execute(sql`select 1 from assistant_conversations where id = ${id}`))).toEqual([])
  })
})
