import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { rowsOf } from '#platform/db/rows.ts'
import type { Person } from '#platform/http/session-check.ts'
import { openTestServer, type TestServer } from '#platform/http/test-server.ts'
import { makeUser } from '#seeds/make.ts'
import { supportRoutes } from './index.ts'

vi.setConfig({ testTimeout: 60_000 })

const MESSAGES = 30
let server: TestServer
let sam: Person
let ana: Person
beforeAll(async () => {
  server = await openTestServer(supportRoutes)
  server.platform.jobs.enqueue = async () => {}
  sam = { ...(await makeUser(server.platform, { role: 'support' })), signedInAt: new Date() }
  ana = { ...(await makeUser(server.platform)), signedInAt: new Date() }
})
afterAll(() => server.close())
beforeEach(async () => {
  await db().execute(sql`delete from support_requests`)
})

const db = () => server.platform.database.db

/** So many open conversations of thirty messages, each with a note, tags and somebody who looks after it. */
async function fill(conversations: number): Promise<string> {
  await db().execute(sql`insert into support_requests
      (user_id, email, subject, status, key_hash, assignee_id, tags, created_at, updated_at)
    select ${ana.id}, ${ana.email}, 'The map of day ' || n || ' stays white', 'open', 'key ' || n, ${sam.id},
      array['maps', 'refund'], now(), now() - make_interval(mins => n) from generate_series(1, ${conversations}::int) n`)
  await db().execute(sql`insert into support_messages (request_id, author, text, created_at)
    select id, case n % 2 when 0 then 'staff' else 'person' end, repeat('Words of a message. ', 15) || n, now()
    from support_requests, generate_series(1, ${MESSAGES}::int) n`)
  await db().execute(sql`insert into support_notes (request_id, author_id, text, created_at)
    select id, ${sam.id}, 'Sounds upset.', now() from support_requests`)
  const [row] = rowsOf(await db().execute(sql`select id from support_requests limit 1`))
  return String(row?.id)
}

/** What a call takes: statements at the database, and bytes of its answer. Its time is printed, never held against anything. */
async function cost(what: string, method: string, path: string, body?: object) {
  // Every query of the database goes through it, also inside a transaction: a session of one is of the same kind.
  const session = Object(db()).session
  const prepare = vi.spyOn(Object.getPrototypeOf(session), 'prepareQuery')
  const startedAt = performance.now()
  const answer = await server.call(sam, method, path, body ? { body } : {})
  const took = Math.round(performance.now() - startedAt)
  const statements = prepare.mock.calls.length
  prepare.mockRestore()
  const bytes = JSON.stringify(answer.body).length
  process.stdout.write(`${what}: ${statements} statements, ${bytes} bytes, ${took} ms\n`)
  expect(answer.status).toBe(200)
  return { statements, bytes, body: answer.body }
}

async function costs(conversations: number) {
  const id = await fill(conversations)
  const path = `/api/support/requests/${id}`
  return {
    inbox: await cost('inbox', 'GET', '/api/support/inbox'),
    mine: await cost('own', 'GET', '/api/support/inbox?whose=mine'),
    search: await cost('search', 'GET', '/api/support/inbox?words=white%20message'),
    read: await cost('conversation', 'GET', path),
    answer: await cost('answer', 'POST', `${path}/messages`, { text: 'We look into it.' }),
    tags: await cost('tags', 'PATCH', path, { tags: ['maps'] }),
  }
}

it('a hundred open conversations of thirty messages take as many statements as five do', async () => {
  const few = await costs(5)
  await db().execute(sql`delete from support_requests`)
  const many = await costs(100)
  const statements = (all: Awaited<ReturnType<typeof costs>>) =>
    Object.entries(all).map(([name, one]) => [name, one.statements])
  expect(statements(many)).toEqual(statements(few))
  expect(many.inbox.statements).toBe(1)
  expect(many.search.statements).toBe(1)
  expect(many.read.statements).toBeLessThanOrEqual(5)
  expect(many.inbox.body.requests).toHaveLength(100)
  expect(many.search.body.requests).toHaveLength(100)
})

it('the list of conversations has a line of each, not its messages, and never more than a hundred', async () => {
  await fill(110)
  const { bytes, body } = await cost('inbox', 'GET', '/api/support/inbox')
  expect(body.requests).toHaveLength(100)
  expect(bytes).toBeLessThan(50_000)
  expect(JSON.stringify(body)).not.toContain('Words of a message')
  const packed = await server.fetch('/api/support/inbox', { headers: { 'accept-encoding': 'gzip' } }, sam)
  expect((await packed.arrayBuffer()).byteLength).toBeLessThan(12_000)
})

it('the list of a status is read in its order from an index, whatever else is stored', async () => {
  await fill(110)
  await db().execute(sql`insert into support_requests (email, subject, status, key_hash)
    select 'guest@example.org', 'Done', 'closed', 'closed ' || n from generate_series(1, 5000) n`)
  await db().execute(sql`analyze support_requests`)
  const plan = JSON.stringify(
    await db().execute(sql`explain select * from support_requests where status = 'open'
      order by is_first desc, updated_at, id limit 100`),
  )
  expect(plan).toContain('support_requests_inbox')
})
