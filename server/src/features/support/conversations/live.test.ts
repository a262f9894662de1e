import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Person } from '#platform/http/session-check.ts'
import { openTestServer, type TestServer } from '#platform/http/test-server.ts'
import { makeUser } from '#seeds/make.ts'
import { supportRoutes } from './index.ts'
import { subjectOf } from './support.store.ts'

let server: TestServer
let ana: Person
let sam: Person

const person = async (role: Person['role'] = 'user'): Promise<Person> => ({
  ...(await makeUser(server.platform, { role })),
  signedInAt: new Date(),
})
beforeAll(async () => {
  server = await openTestServer(supportRoutes)
  // The mails have their own test.
  server.platform.jobs.enqueue = async () => {}
  ana = await person()
  sam = await person('support')
})
afterAll(() => server.close())

const REQUESTS = '/api/support/requests'
const post = (who: Person | null, path: string, body: object = {}) => server.call(who, 'POST', path, { body })
const begin = async (who: Person | null) => {
  const email = who === null ? { email: `guest-${Math.random()}@example.org` } : {}
  const { body } = await post(who, REQUESTS, { subject: 'The map', text: 'It stays white.', ...email })
  return { id: String(body.id), key: String(body.key) }
}
const read = async (who: Person | null, id: string, key = '') =>
  Object((await server.call(who, 'GET', `${REQUESTS}/${id}${key && `?key=${key}`}`)).body)

function follow(id: string): unknown[] {
  const events: unknown[] = []
  const onEvent = ({ kind, id: of }: { kind: string; id?: string }) => events.push(of ? [kind, of] : [kind])
  server.platform.events.subscribe(subjectOf(id), { onEvent, missed() {}, end() {} })
  return events
}

it('a guest with the key follows the conversation live, and nobody follows it without', async () => {
  const { id, key } = await begin(null)
  const stop = new AbortController()
  const stream = await server.fetch(`${REQUESTS}/${id}/events?key=${key}`, { signal: stop.signal })
  expect(stream.headers.get('content-type')).toContain('text/event-stream')
  const reader = stream.body?.getReader()
  const next = async () => new TextDecoder().decode((await reader?.read())?.value)
  expect(await next()).toContain('event: ready')
  await post(sam, `${REQUESTS}/${id}/messages`, { text: 'Try it again.' })
  expect(await next()).toContain('{"kind":"support"}')
  stop.abort()
  for (const [who, query] of [
    [null, ''],
    [null, '?key=wrong'],
    [ana, ''],
  ] as const) {
    const headers = who === null ? {} : { 'x-as': who.id }
    expect((await server.fetch(`${REQUESTS}/${id}/events${query}`, { headers })).status).toBe(404)
    expect((await post(who, `${REQUESTS}/${id}/typing`)).status).toBe(404)
    expect((await post(who, `${REQUESTS}/${id}/read`, { upTo: '1' })).status).toBe(404)
  }
})

it('each side is told when the other writes, at a bounded rate, and nothing is stored', async () => {
  const { id, key } = await begin(null)
  const events = follow(id)
  expect((await post(null, `${REQUESTS}/${id}/typing`, { key })).body).toEqual({ author: 'person' })
  expect((await post(sam, `${REQUESTS}/${id}/typing`)).body).toEqual({ author: 'staff' })
  await expect
    .poll(() => events)
    .toEqual([
      ['support-typing', 'person'],
      ['support-typing', 'staff'],
    ])
  const statuses = []
  for (let i = 0; i < 61; i++) statuses.push((await post(null, `${REQUESTS}/${id}/typing`, { key })).status)
  expect(statuses.at(-1)).toBe(429)
  expect((await read(null, id, key)).messages).toHaveLength(1)
})

it('a side marks what it has read, never less than before and never beyond what is there', async () => {
  const { id } = await begin(ana)
  const [first] = (await read(ana, id)).messages
  const events = follow(id)
  await post(sam, `${REQUESTS}/${id}/read`, { upTo: '999999999' })
  expect((await read(ana, id)).seen).toEqual({ person: null, staff: first.id })
  await expect.poll(() => events).toEqual([['support']])
  await post(sam, `${REQUESTS}/${id}/messages`, { text: 'Try it again.' })
  const second = (await read(ana, id)).messages[1]
  expect((await read(ana, id)).seen).toEqual({ person: null, staff: first.id })
  await post(ana, `${REQUESTS}/${id}/read`, { upTo: second.id })
  await post(ana, `${REQUESTS}/${id}/read`, { upTo: first.id })
  expect((await read(sam, id)).seen).toEqual({ person: second.id, staff: first.id })
  expect((await post(ana, `${REQUESTS}/${id}/read`, { upTo: 'all' })).status).toBe(400)
})
