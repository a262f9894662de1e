import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { loadConfig } from '#platform/config/config.ts'
import { putFeed, saveFailure, saveUnchanged } from '#platform/feeds/feeds.store.ts'
import type { Person } from '#platform/http/session-check.ts'
import { openTestServer, type TestServer } from '#platform/http/test-server.ts'
import { makeUser } from '#seeds/make.ts'
import { feedAlarmsJobs, notificationsRoutes } from './index.ts'

let server: TestServer
let admin: Person
let traveller: Person
beforeAll(async () => {
  server = await openTestServer(notificationsRoutes, loadConfig({}))
  admin = { ...(await makeUser(server.platform, { role: 'admin' })), signedInAt: new Date() }
  traveller = { ...(await makeUser(server.platform)), signedInAt: new Date() }
})
afterAll(() => server.close())
beforeEach(async () => {
  for (const table of ['feeds', 'notifications'])
    await server.platform.database.db.execute(`delete from ${table}`)
  await putFeed(
    server.platform.database.db,
    { id: 'usgs', url: 'https://a.example', everySeconds: 900 },
    at('09:00'),
  )
})

const at = (clock: string) => new Date(`2026-05-01T${clock}:00Z`)
async function look(clock: string) {
  for (const job of feedAlarmsJobs({ ...server.platform, now: () => at(clock) })) await job.run({})
}
const fail = (failure: string, clock: string) =>
  saveFailure(server.platform.database.db, 'usgs', {
    failure,
    failures: 1,
    now: at(clock),
    nextAt: at(clock),
  })
const told = async (person: Person) => {
  const { body } = await server.call(person, 'GET', '/api/notifications')
  return Array.isArray(body.notifications) ? body.notifications : []
}

it.each(['unreadable: another shape', 'implausible: made at 2020-01-01'])(
  'tells staff once of a feed that is %s, travellers never, and again after it was well',
  async (failure) => {
    await fail(failure, '09:05')
    await look('09:06')
    await look('09:21')
    expect(await told(admin)).toMatchObject([
      {
        kind: 'feed-alarm',
        detail: { feed: 'usgs', name: 'US Geological Survey', failure },
        path: '/dashboard-admin?tab=feeds',
      },
    ])
    expect(await told(traveller)).toEqual([])
    await saveUnchanged(server.platform.database.db, 'usgs', at('09:30'), at('09:45'))
    await look('09:36')
    expect(await told(admin)).toHaveLength(1)
    await fail(failure, '09:45')
    await look('09:51')
    expect(await told(admin)).toHaveLength(2)
  },
)

it('sends no alarm for a feed that is only down', async () => {
  await fail('refused: status 503', '09:05')
  await look('09:06')
  expect(await told(admin)).toEqual([])
})
