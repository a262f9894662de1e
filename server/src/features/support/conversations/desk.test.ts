import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Person } from '#platform/http/session-check.ts'
import { openTestServer, type TestServer } from '#platform/http/test-server.ts'
import { makeUser } from '#seeds/make.ts'
import { supportRoutes } from './index.ts'

let server: TestServer
let ana: Person
let sam: Person
let kim: Person
let writer: Person

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
  kim = await person('admin')
  writer = await person('content_editor')
})
afterAll(() => server.close())

const REQUESTS = '/api/support/requests'
let minute = 0
const begin = async (subject: string, text = 'It stays white.', who: Person | null = ana) => {
  // One after the other: the inbox goes by the time.
  server.setNow(new Date(Date.UTC(2027, 0, 1, 0, minute++)))
  const email = who === null ? { email: `guest-${Math.random()}@example.org` } : {}
  const { body } = await server.call(who, 'POST', REQUESTS, { body: { subject, text, ...email } })
  return { id: String(body.id), key: String(body.key) }
}
const read = async (who: Person | null, { id, key }: { id: string; key: string }) =>
  Object((await server.call(who, 'GET', `${REQUESTS}/${id}${who === null ? `?key=${key}` : ''}`)).body)
const sort = (who: Person, id: string, body: object) =>
  server.call(who, 'PATCH', `${REQUESTS}/${id}`, { body })
const found = async (query: string) => {
  const { body } = await server.call(sam, 'GET', `/api/support/inbox?${query}`)
  return Object(body).requests.map(({ subject }: { subject: string }) => subject)
}

it('notes, tags and who looks after it are for staff: neither the person nor the key of a guest shows them', async () => {
  const own = await begin('Secret notes')
  const guests = await begin('Notes of a guest', 'Hello', null)
  for (const { id } of [own, guests]) {
    await server.call(sam, 'POST', `${REQUESTS}/${id}/notes`, { body: { text: 'Sounds upset.' } })
    await sort(sam, id, { assigneeId: kim.id, tags: ['Refund', 'refund ', 'maps'] })
  }
  expect((await read(kim, own)).desk).toMatchObject({
    assignee: { id: kim.id, email: kim.email },
    tags: ['refund', 'maps'],
    notes: [{ author: sam.email, text: 'Sounds upset.' }],
  })
  for (const answer of [await read(ana, own), await read(null, guests)]) {
    expect(answer.desk).toBeNull()
    expect(JSON.stringify(answer)).not.toMatch(/upset|refund/)
    expect(JSON.stringify(answer)).not.toContain(kim.email)
  }
})

it('a conversation goes only to who may answer, keeps what was not named, and is given back', async () => {
  const { id } = await begin('Hand-over')
  expect((await sort(sam, id, { assigneeId: writer.id })).status).toBe(404)
  expect((await sort(sam, id, { assigneeId: ana.id })).status).toBe(404)
  expect((await sort(sam, id, { assigneeId: sam.id, tags: ['visa'] })).body).toEqual({
    assigneeId: sam.id,
    tags: ['visa'],
  })
  expect((await sort(kim, id, { assigneeId: null })).body).toEqual({ assigneeId: null, tags: ['visa'] })
  expect((await sort(sam, randomUUID(), { tags: [] })).status).toBe(404)
  expect((await sort(sam, id, { tags: Array(11).fill('x') })).status).toBe(400)
  const { colleagues } = Object((await server.call(sam, 'GET', '/api/support/colleagues')).body)
  const ids = colleagues.map((one: { id: string }) => one.id)
  expect([ids.includes(sam.id), ids.includes(kim.id), ids.includes(writer.id)]).toEqual([true, true, false])
})

it('the inbox is searched in subject, address, tags and messages, and shows the own ones or those of nobody', async () => {
  const asker = await person()
  const mine = await begin('Ferry to Procida', 'Does the zeppelin run in May?', asker)
  await begin('Ferry to Ischia', '100% sure?', asker)
  await sort(sam, mine.id, { assigneeId: sam.id, tags: ['timetable'] })
  const ofAsker = (words: string, more = '') =>
    found(`words=${encodeURIComponent(`${asker.email} ${words}`)}${more}`)
  expect(await ofAsker('zeppelin')).toEqual(['Ferry to Procida'])
  expect(await ofAsker('TIMETABLE ferry')).toEqual(['Ferry to Procida'])
  expect(await ofAsker('100%')).toEqual(['Ferry to Ischia'])
  expect(await ofAsker('')).toEqual(['Ferry to Procida', 'Ferry to Ischia'])
  expect(await ofAsker('ferry', '&whose=mine')).toEqual(['Ferry to Procida'])
  expect(await ofAsker('ferry', '&whose=nobody')).toEqual(['Ferry to Ischia'])
  expect(await ofAsker('_erry')).toEqual([])
})

it('saved replies are shared, have one title each, and can be changed and deleted', async () => {
  const put = (id: string, title: string) =>
    server.call(sam, 'PUT', `/api/support/replies/${id}`, { body: { title, text: 'Hello {name}' } })
  const [one, two] = [randomUUID(), randomUUID()]
  expect((await put(one, 'Refund')).status).toBe(200)
  expect((await put(two, 'Refund')).status).toBe(409)
  expect((await put(one, 'A refund')).status).toBe(200)
  const list = async () => Object((await server.call(kim, 'GET', '/api/support/replies')).body).replies
  expect(await list()).toEqual([{ id: one, title: 'A refund', text: 'Hello {name}' }])
  expect((await server.call(writer, 'GET', '/api/support/replies')).status).toBe(403)
  expect((await server.call(sam, 'DELETE', `/api/support/replies/${one}`)).body).toEqual({ isDeleted: true })
  expect(await list()).toEqual([])
})
