import { randomUUID } from 'node:crypto'
import { countQuestion } from '@tripwright/domain/assistant/conversation'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { Person } from '#platform/http/session-check.ts'
import { openTestServer, type TestServer } from '#platform/http/test-server.ts'
import { makeUser } from '#seeds/make.ts'
import { assistantRoutes } from './index.ts'

let server: TestServer
let ana: Person
let day = 0

beforeAll(async () => {
  server = await openTestServer(assistantRoutes)
})
afterAll(() => server.close())
// Each test has its own day, so the count of the address starts at 0.
beforeEach(async () => {
  server.setNow(new Date(Date.UTC(2026, 4, ++day, 10)))
  ana = await person()
})

const person = async (role: Person['role'] = 'user'): Promise<Person> => ({
  ...(await makeUser(server.platform, { role })),
  signedInAt: server.platform.now(),
})
const ask = (
  who: Person | null,
  body: unknown,
  more: { device?: string; headers?: Record<string, string> } = {},
) => server.call(who, 'POST', countQuestion.path, { body, ...more })
const newDevice = async () => {
  const { headers } = await ask(null, { id: randomUUID() })
  return headers.get('set-cookie')?.split(';')[0] ?? ''
}

it('a question is counted once, however often it is tried', async () => {
  const id = randomUUID()
  expect((await ask(ana, { id })).body).toEqual({ remaining: 9 })
  expect((await ask(ana, { id })).body).toEqual({ remaining: 9 })
  expect(
    (await ask(ana, { id: id.toUpperCase() }, { headers: { 'idempotency-key': 'another' } })).body,
  ).toEqual({
    remaining: 9,
  })
  expect((await ask(ana, { id: randomUUID() })).body).toEqual({ remaining: 8 })
})

it('two tries at the same moment are one question', async () => {
  const id = randomUUID()
  const responses = await Promise.all(
    [1, 2, 3].map(() => ask(ana, { id }, { headers: { 'idempotency-key': id } })),
  )
  expect(responses.map(({ status, body }) => [status, body])).toEqual(
    [1, 2, 3].map(() => [200, { remaining: 9 }]),
  )
})

it('the id of somebody else is a question of one’s own', async () => {
  const [ben, id] = [await person(), randomUUID()]
  await ask(ana, { id })
  expect((await ask(ben, { id })).body).toEqual({ remaining: 9 })
  expect((await ask(ben, { id: randomUUID() })).body).toEqual({ remaining: 8 })
  expect((await ask(ana, { id })).body).toEqual({ remaining: 9 })
})

it('the eleventh question of a day is refused with the time of the reset, and counted ones keep their answers', async () => {
  const ids = Array.from({ length: 10 }, () => randomUUID())
  for (const id of ids) await ask(ana, { id })
  const late = { id: randomUUID() }
  const { status, body } = await ask(ana, late)
  expect([status, body.error, body.message]).toEqual([
    429,
    'limit-reached',
    'You’ve asked 10 questions today, the free plan’s limit. It resets at midnight UTC.',
  ])
  expect((await ask(ana, { id: ids[0] })).body).toEqual({ remaining: 0 })
  // The refused question was not counted: the next day it is sent again with the same id.
  server.setNow(new Date(Date.UTC(2026, 4, ++day, 10)))
  expect((await ask(ana, late)).body).toEqual({ remaining: 9 })
})

it('a guest is counted by the device, and another device by itself', async () => {
  const [mine, other, id] = [await newDevice(), await newDevice(), randomUUID()]
  expect((await ask(null, { id }, { device: mine })).body).toEqual({ remaining: 8 })
  expect((await ask(null, { id }, { device: mine })).body).toEqual({ remaining: 8 })
  expect((await ask(null, { id }, { device: other })).body).toEqual({ remaining: 8 })
})

it('the owner is not limited', async () => {
  expect((await ask(await person('owner'), { id: randomUUID() })).body).toEqual({ remaining: null })
})

it.each([
  [{}],
  [{ id: '' }],
  [{ id: 'x' }],
  [{ id: 7 }],
  [{ id: null }],
  ['{'],
  [[]],
  [{ id: `${'0'.repeat(5000)}` }],
])('%j is refused in words and counts nothing', async (body) => {
  const { status, body: reply } = await ask(ana, body)
  expect([status, typeof reply.message]).toEqual([400, 'string'])
  expect((await ask(ana, { id: randomUUID() })).body).toEqual({ remaining: 9 })
})
