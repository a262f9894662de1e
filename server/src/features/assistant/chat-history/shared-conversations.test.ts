import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { rowsOf } from '#platform/db/rows.ts'
import type { Person } from '#platform/http/session-check.ts'
import { openTestServer, type TestServer } from '#platform/http/test-server.ts'
import { makeUser, makeUuid } from '#seeds/make.ts'
import { chatHistoryRoutes, reportedConversations, sharedConversationsRoutes } from './index.ts'

let server: TestServer
let ana: Person
let ben: Person

beforeAll(async () => {
  server = await openTestServer([...chatHistoryRoutes, ...sharedConversationsRoutes])
})
afterAll(() => server.close())
beforeEach(async () => {
  ana = await person()
  ben = await person()
})

const person = async () => ({
  ...(await makeUser(server.platform)),
  signedInAt: new Date(),
})
const call = (tool: string, args = {}) => [{ tool, args }]
const turn = (text: string, at: number, more = {}) => ({
  id: makeUuid(),
  text,
  askedOn: '2026-05-01',
  at,
  changedAt: at,
  ...more,
})
const visa = turn('Visa for Japan?', 1, {
  calls: call('visa.check', { destination: 'JP' }),
  said: { text: 'Yes, one.', leftOut: 0 },
})
const trip = turn('What is on tomorrow?', 2, { calls: call('trips.read') })
const spent = turn('How much have we spent?', 3, { calls: call('money.spent') })
const near = turn('Dinner near our hotel', 4, {
  calls: call('places.find', { city: 'rome' }),
  said: { text: 'You sleep at Hotel Secret.', leftOut: 0, isOwn: true },
})
const unknown = turn('Asked long ago', 5)
const everything = [visa, trip, spent, near, unknown]

async function makeConversation(): Promise<string> {
  const id = makeUuid()
  const turns = everything.map((one) => ({ ...one, id: one.id }))
  const title = { text: 'Our honeymoon', at: 1 }
  await server.call(ana, 'PUT', `/api/assistant/conversations/${id}`, { body: { turns, title } })
  return id
}
const link = (who: Person | null, method: 'GET' | 'POST' | 'DELETE', id: string, turns = everything) =>
  server.call(who, method, `/api/assistant/conversations/${id}/link`, {
    ...(method === 'POST' && { body: { turns: turns.map((one) => one.id) } }),
  })
const share = async (id: string) => String((await link(ana, 'POST', id)).body.url).split('#')[1] ?? ''
const open = (who: Person | null, secret: string) =>
  server.call(who, 'POST', '/api/assistant/shared', { body: { secret } })

describe('a conversation that is shared by a link', () => {
  it('shows anybody what its person chose, without what is about them', async () => {
    const secret = await share(await makeConversation())
    const { status, body } = await open(null, secret)
    expect(status).toBe(200)
    expect(body.content).toEqual({
      title: 'Visa for Japan?',
      turns: [
        { id: visa.id, text: visa.text, askedOn: '2026-05-01', said: { text: 'Yes, one.', leftOut: 0 } },
        { id: near.id, text: near.text, askedOn: '2026-05-01' },
      ],
    })
    expect(JSON.stringify(body)).not.toMatch(/Secret|spent|tomorrow|honeymoon/)
    expect(body).toMatchObject({ isYours: false })
    expect((await open(ana, secret)).body.isYours).toBe(true)
    const kept = await server.platform.database.db.execute(sql`select token_hash from shared_conversations`)
    expect(JSON.stringify(rowsOf(kept))).not.toContain(secret)
  })

  it('is a copy: what is asked later is not in it; a new link ends the one before', async () => {
    const id = await makeConversation()
    const secret = await share(id)
    const later = turn('Later', 9, { calls: call('visa.check') })
    await server.call(ana, 'PUT', `/api/assistant/conversations/${id}`, { body: { turns: [later] } })
    expect(JSON.stringify((await open(null, secret)).body)).not.toContain('Later')
    const second = await share(id)
    expect([(await open(null, secret)).status, (await open(null, second)).status]).toEqual([404, 200])
  })

  it('ends with its link, and with the conversation; both are its owner’s alone', async () => {
    const id = await makeConversation()
    const secret = await share(id)
    for (const method of ['GET', 'POST', 'DELETE'] as const)
      expect((await link(ben, method, id)).status).toBe(404)
    expect((await link(ana, 'GET', id)).body.link).toMatchObject({
      turns: [visa.id, near.id],
      takenDown: null,
    })
    expect((await link(ana, 'DELETE', id)).body).toEqual({ isEnded: true })
    expect((await open(null, secret)).status).toBe(404)
    const again = await share(id)
    await server.call(ana, 'DELETE', `/api/assistant/conversations/${id}`)
    expect((await open(null, again)).status).toBe(404)
    expect((await open(null, 'x')).status).toBe(404)
  })

  it('is not made of questions that are about the person alone', async () => {
    const id = await makeConversation()
    const refused = await link(ana, 'POST', id, [trip, spent, unknown])
    expect([refused.status, refused.body.message]).toEqual([422, 'None of these questions can be shared.'])
  })
})

describe('a takedown of a shared conversation', () => {
  const reason = 'It names a third person.'
  const found = (secret: string) => {
    const { platform } = server
    const call = { db: platform.database.db, now: platform.now(), platform, address: '203.0.113.9' }
    return reportedConversations.findPublic(call, secret)
  }

  it('is about what everybody sees, and ends the link, a new one too, with a reason for its owner', async () => {
    const { db } = server.platform.database
    const id = await makeConversation()
    const secret = await share(id)
    const of = await found(secret)
    expect(of?.ownerId).toBe(ana.id)
    const text = await reportedConversations.readText(db, of?.id ?? '')
    expect(text).toMatchObject({ title: 'Visa for Japan?', lines: [visa.text, 'Yes, one.', near.text] })
    expect(await found('x')).toBeNull()

    expect(await reportedConversations.takeDown(db, of?.id ?? '', reason, new Date())).toBe(true)
    expect([(await open(null, secret)).status, await found(secret)]).toEqual([404, null])
    expect((await link(ana, 'GET', id)).body.link).toMatchObject({ turns: [], takenDown: { reason } })
    expect((await link(ana, 'POST', id)).status).toBe(409)
    expect((await link(ana, 'DELETE', id)).body).toEqual({ isEnded: false })

    expect(await reportedConversations.restore(db, of?.id ?? '')).toBe(true)
    expect((await open(null, secret)).status).toBe(200)
    await server.call(ana, 'DELETE', `/api/assistant/conversations/${id}`)
    expect(await reportedConversations.readText(db, of?.id ?? '')).toBeNull()
    expect(await reportedConversations.takeDown(db, of?.id ?? '', reason, new Date())).toBe(false)
  })
})
