import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Person } from '#platform/http/session-check.ts'
import { openTestServer, type TestServer } from '#platform/http/test-server.ts'
import { makeUser } from '#seeds/make.ts'
import { notificationsRoutes, notify } from './index.ts'

let server: TestServer
let ana: Person
let ben: Person
const person = async (): Promise<Person> => ({ ...(await makeUser(server.platform)), signedInAt: new Date() })
beforeAll(async () => {
  server = await openTestServer(notificationsRoutes)
})
afterAll(() => server.close())
beforeEach(async () => {
  ana = await person()
  ben = await person()
})

const list = async (who: Person) => Object((await server.call(who, 'GET', '/api/notifications')).body)
const mark = async (who: Person, body: object) =>
  (await server.call(who, 'POST', '/api/notifications/read', { body })).body
const makeTest = (who: Person) => server.call(who, 'POST', '/api/notifications/test', { body: {} })

describe('notifications', () => {
  it('are marked as read and as unread one by one, or all at once', async () => {
    for (let n = 0; n < 3; n++) await makeTest(ana)
    const [first] = (await list(ana)).notifications
    expect(await mark(ana, { id: first.id })).toEqual({ unread: 2 })
    expect((await list(ana)).notifications.map((one: { isRead: boolean }) => one.isRead)).toEqual([
      true,
      false,
      false,
    ])
    expect(await mark(ana, { id: first.id, isRead: false })).toEqual({ unread: 3 })
    expect(await mark(ana, {})).toEqual({ unread: 0 })
  })

  it('are one person’s: another one neither sees nor marks them', async () => {
    await makeTest(ana)
    const [own] = (await list(ana)).notifications
    expect(await mark(ben, { id: own.id })).toMatchObject({ error: 'not-found' })
    await mark(ben, {})
    expect([(await list(ana)).unread, (await list(ben)).notifications]).toEqual([1, []])
  })

  it('reach the open tabs of that person', async () => {
    const kinds: string[] = []
    server.platform.events.subscribe(ana.id, {
      onEvent: ({ kind }) => kinds.push(kind),
      missed() {},
      end() {},
    })
    const { db } = server.platform.database
    const call = { db, now: new Date(), platform: server.platform }
    await notify(call, { userId: ana.id, kind: 'test', detail: {}, path: null })
    await expect.poll(() => kinds).toEqual(['notifications'])
  })
})

it('has no test calls in production', async () => {
  const { config } = server.platform
  const before = { ...config }
  Object.assign(config, { production: true, testSeams: false })
  const mail = { subject: 'x', text: 'y' }
  const responses = [
    (await makeTest(ana)).status,
    (await server.call(ana, 'POST', '/api/notifications/test-mail', { body: mail })).status,
  ]
  Object.assign(config, before)
  expect(responses).toEqual([404, 404])
})
