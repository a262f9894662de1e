import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { Person } from '#platform/http/session-check.ts'
import { openTestServer, type TestServer } from '#platform/http/test-server.ts'
import { makeUser } from '#seeds/make.ts'
import { supportRoutes } from './index.ts'

let server: TestServer
let ana: Person
let sam: Person
const mailed: unknown[] = []

const person = async (role: Person['role'] = 'user'): Promise<Person> => ({
  ...(await makeUser(server.platform, { role })),
  signedInAt: new Date(),
})
beforeAll(async () => {
  server = await openTestServer(supportRoutes)
  server.platform.jobs.enqueue = async (_, __, data) => {
    mailed.push(Object(data).kind)
  }
  sam = await person('support')
})
afterAll(() => server.close())
beforeEach(async () => {
  ana = await person()
  mailed.length = 0
})

const REQUESTS = '/api/support/requests'
const begin = async (text: string) =>
  String((await server.call(ana, 'POST', REQUESTS, { body: { subject: 'Chat', text } })).body.id)
const write = (who: Person, id: string, text: string) =>
  server.call(who, 'POST', `${REQUESTS}/${id}/messages`, { body: { text } })
const handOver = (who: Person | null, id: string) =>
  server.call(who, 'POST', `${REQUESTS}/${id}/person`, { body: {} })
const read = async (who: Person, id: string) =>
  Object((await server.call(who, 'GET', `${REQUESTS}/${id}`)).body)
const authors = async (id: string) =>
  (await read(ana, id)).messages.map(({ author }: { author: string }) => author).join(' ')
const kindsHeard = () => {
  const kinds: string[] = []
  server.platform.events.subscribe(sam.id, { onEvent: ({ kind }) => kinds.push(kind), missed() {}, end() {} })
  return kinds
}
const CANCEL = 'How do I cancel my plan?'

it('a question of the Help Center is answered at once, marked as the assistant’s, and rings nobody', async () => {
  const heard = kindsHeard()
  const id = await begin(CANCEL)
  const { messages, isWithAssistant, request } = await read(ana, id)
  expect([isWithAssistant, request.status]).toEqual([true, 'answered'])
  expect(messages[1]).toMatchObject({ author: 'assistant', text: expect.stringContaining('Cancel a plan') })
  expect(mailed).toEqual(['assisted'])
  await expect.poll(() => heard).toEqual(['support-inbox'])
  expect((await read(sam, id)).messages).toHaveLength(2)
})

it.each([
  'The map stays white.',
  'I was charged twice. How do I cancel my plan?',
  'A person please: how do I cancel?',
])('waits for a person at once: %s', async (text) => {
  const heard = kindsHeard()
  const id = await begin(text)
  expect(await read(ana, id)).toMatchObject({ isWithAssistant: false, request: { status: 'open' } })
  expect(await authors(id)).toBe('person')
  await expect.poll(() => heard).toEqual(['support-message'])
})

it('one press hands over with what was said, rings once, and the assistant is silent from then on', async () => {
  const heard = kindsHeard()
  const id = await begin(CANCEL)
  await expect.poll(() => heard).toEqual(['support-inbox'])
  expect((await handOver(null, id)).status).toBe(404)
  expect([(await handOver(ana, id)).body, (await handOver(ana, id)).body]).toEqual([
    { isHandedOver: true },
    { isHandedOver: false },
  ])
  await expect.poll(() => heard).toEqual(['support-inbox', 'support-message'])
  expect(await read(sam, id)).toMatchObject({
    isWithAssistant: false,
    request: { status: 'open' },
    messages: [{ text: CANCEL }, { author: 'assistant' }],
  })
  await write(ana, id, 'How long is the trial?')
  expect(await authors(id)).toBe('person assistant person')
})

it('never says the same twice, nor more than two answers', async () => {
  const again = await begin(CANCEL)
  await write(ana, again, CANCEL)
  expect(await authors(again)).toBe('person assistant person')
  expect(await read(ana, again)).toMatchObject({ isWithAssistant: false, request: { status: 'open' } })

  const more = await begin(CANCEL)
  await write(ana, more, 'How long is the trial?')
  await write(ana, more, 'Where can I delete my account?')
  expect(await authors(more)).toBe('person assistant person assistant person')
  expect((await read(ana, more)).isWithAssistant).toBe(false)
})

it('is silent after a person took over, by a reply or by taking the conversation', async () => {
  const answered = await begin(CANCEL)
  await write(sam, answered, 'Hello, I am Sam.')
  await write(ana, answered, 'How long is the trial?')
  expect(await authors(answered)).toBe('person assistant staff person')

  const taken = await begin(CANCEL)
  await server.call(sam, 'PATCH', `${REQUESTS}/${taken}`, { body: { assigneeId: sam.id } })
  await write(ana, taken, 'How long is the trial?')
  expect(await authors(taken)).toBe('person assistant person')
})

it('a conversation of more than 200 messages is read from its end, and the ones before in parts', async () => {
  const id = await begin('The map stays white.')
  const { db } = server.platform.database
  const { sql } = await import('drizzle-orm')
  await db.execute(sql`insert into support_messages (request_id, author, text)
    select ${id}::uuid, 'staff', 'answer ' || n from generate_series(1, 450) n`)
  const page = async (before = '') =>
    Object((await server.call(ana, 'GET', `${REQUESTS}/${id}${before && `?before=${before}`}`)).body)
  const texts: string[] = []
  let before = ''
  for (let more = true; more; ) {
    const { messages, hasEarlier } = await page(before)
    texts.unshift(...messages.map(({ text }: { text: string }) => text))
    before = messages[0].id
    more = hasEarlier
  }
  expect(texts).toEqual(['The map stays white.', ...Array.from({ length: 450 }, (_, n) => `answer ${n + 1}`)])
})
