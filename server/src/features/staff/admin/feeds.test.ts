import { afterAll, beforeAll, expect, it } from 'vitest'
import { putFeed, saveFailure, saveUnchanged } from '#platform/feeds/feeds.store.ts'
import type { Person } from '#platform/http/session-check.ts'
import { openTestServer, type TestServer } from '#platform/http/test-server.ts'
import { makeUser } from '#seeds/make.ts'
import { adminRoutes } from './index.ts'

let server: TestServer
let support: Person
beforeAll(async () => {
  server = await openTestServer(adminRoutes)
  support = { ...(await makeUser(server.platform, { role: 'support' })), signedInAt: new Date() }
})
afterAll(() => server.close())

it('tells staff how each feed stands', async () => {
  const { db } = server.platform.database
  const at = (clock: string) => new Date(`2026-05-01T${clock}:00Z`)
  for (const id of ['asked', 'down', 'new', 'well'])
    await putFeed(db, { id, url: `https://${id}.example/`, everySeconds: 900 }, at('09:00'))
  await saveUnchanged(db, 'well', at('09:50'), at('10:05'))
  await saveUnchanged(db, 'asked', at('09:50'), at('09:50'))
  await saveFailure(db, 'down', {
    failure: 'refused: status 503',
    failures: 3,
    now: at('09:55'),
    nextAt: at('10:25'),
  })
  const { body } = await server.call(support, 'GET', '/api/admin/feeds')
  expect(body).toMatchObject({
    isLive: false,
    feeds: [
      { id: 'asked', isLeftAlone: false, nextAt: null },
      {
        id: 'down',
        isLeftAlone: true,
        failures: 3,
        failure: 'refused: status 503',
        fetchedAt: null,
        failedAt: '2026-05-01T09:55:00.000Z',
        nextAt: '2026-05-01T10:25:00.000Z',
      },
      { id: 'new', fetchedAt: null, failedAt: null, isLeftAlone: false },
      { id: 'well', everyMinutes: 15, fetchedAt: '2026-05-01T09:50:00.000Z', failures: 0 },
    ],
  })
  server.setNow(at('10:25'))
  const later = (await server.call(support, 'GET', '/api/admin/feeds')).body
  expect(later.feeds).toContainEqual(expect.objectContaining({ id: 'down', isLeftAlone: false }))
})
