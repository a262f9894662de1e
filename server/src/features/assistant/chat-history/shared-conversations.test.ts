import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { supportJobs, supportRoutes } from '#features/support/conversations/index.ts'
import { rowsOf } from '#platform/db/rows.ts'
import type { Person } from '#platform/http/session-check.ts'
import { openTestServer, type TestServer } from '#platform/http/test-server.ts'
import { makeUser, makeUuid } from '#seeds/make.ts'
import { chatHistoryRoutes, sharedConversationsRoutes } from './index.ts'

let server: TestServer
let ana: Person
let ben: Person
let staff: Person

beforeAll(async () => {
  server = await openTestServer([...chatHistoryRoutes, ...sharedConversationsRoutes, ...supportRoutes])
  await server.platform.jobs.start(supportJobs(server.platform))
})
afterAll(() => server.close())
beforeEach(async () => {
  ana = await person()
  ben = await person()
  staff = await person('support')
})

const person = async (role?: 'support') => ({
  ...(await makeUser(server.platform, role && { role })),
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
    expect(body).toMatchObject({ isYours: false, mayTakeDown: false })
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

describe('a report of a shared conversation', () => {
  const report = (who: Person | null, body: object) =>
    server.call(who, 'POST', '/api/assistant/shared/report', { body })
  const takeDown = (who: Person | null, body: object) =>
    server.call(who, 'POST', '/api/assistant/shared/take-down', { body })
  const reason = 'It names a third person.'

  it('is a request at support’s desk with the address, from guests and from people', async () => {
    const secret = await share(await makeConversation())
    const body = { secret, reason: 'personal', text: 'That is my number.' }
    expect((await report(null, body)).status).toBe(400)
    const made = await report(null, { ...body, email: 'eve@example.org' })
    expect(made.status).toBe(200)
    const { body: read } = await server.call(staff, 'GET', `/api/support/requests/${made.body.id}`)
    expect(read).toMatchObject({
      email: 'eve@example.org',
      request: { subject: 'Report of a shared conversation' },
    })
    expect(JSON.stringify(read.messages)).toMatch(
      new RegExp(
        `/shared-conversation#${secret}\\\\nReason: It has someone’s personal data\\\\n\\\\nThat is my number`,
      ),
    )
    expect((await report(ben, body)).status).toBe(200)
    expect((await report(ben, { ...body, secret: 'x' })).status).toBe(404)
    expect((await report(ben, { ...body, reason: 'no' })).status).toBe(400)
  })

  it('lets support take it down for good, with a reason that its owner reads', async () => {
    const id = await makeConversation()
    const secret = await share(id)
    expect((await open(staff, secret)).body.mayTakeDown).toBe(true)
    expect((await takeDown(ben, { secret, reason })).status).toBe(403)
    expect((await takeDown(staff, { secret, reason: 'short' })).status).toBe(400)
    expect((await takeDown(staff, { secret, reason })).body).toEqual({ isTakenDown: true })
    expect((await open(null, secret)).status).toBe(404)
    expect((await link(ana, 'GET', id)).body.link).toMatchObject({ turns: [], takenDown: { reason } })
    expect((await link(ana, 'POST', id)).status).toBe(409)
    expect((await link(ana, 'DELETE', id)).body).toEqual({ isEnded: false })
    const log = await server.platform.database.db.execute(
      sql`select action, target_id from audit_log where action = 'conversation.taken-down'`,
    )
    expect(rowsOf(log)).toEqual([{ action: 'conversation.taken-down', target_id: ana.id }])
  })
})
