import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { loadConfig } from '#platform/config/config.ts'
import { startEateries } from '#platform/eateries/test-eateries-server.ts'
import { findFeed, putFeed, saveFailure, saveUnchanged } from '#platform/feeds/feeds.store.ts'
import type { Person } from '#platform/http/session-check.ts'
import { openTestServer, type TestServer } from '#platform/http/test-server.ts'
import { watchOutside } from '#platform/outside/watch-outside.ts'
import { makeUser } from '#seeds/make.ts'
import { adminRoutes } from './index.ts'

const LIST = '/api/admin/outside-services'
let overpass: Awaited<ReturnType<typeof startEateries>>
let server: TestServer
let support: Person
beforeAll(async () => {
  overpass = await startEateries()
  const config = loadConfig({
    TEST_SEAMS: '1',
    OVERPASS_URL: `${overpass.base}/api/interpreter`,
    SMTP_URL: 'smtp://user:secret@127.0.0.1:9',
  })
  server = await openTestServer(adminRoutes, config)
  support = { ...(await makeUser(server.platform, { role: 'support' })), signedInAt: new Date() }
})
afterAll(async () => {
  await overpass.stop()
  await server.close()
})
beforeEach(async () => {
  for (const table of ['feeds', 'outside_results'])
    await server.platform.database.db.execute(`delete from ${table}`)
  overpass.fail(null)
})

const at = (clock: string) => new Date(`2026-05-01T${clock}:00Z`)
async function servicesById(): Promise<Record<string, unknown>> {
  const { body } = await server.call(support, 'GET', LIST)
  if (!Array.isArray(body.services)) throw new Error('no list')
  return Object.fromEntries(body.services.map((service) => [service.id, service]))
}

it('tells staff of every service whether it is asked, where, and how it stands with it', async () => {
  const { db } = server.platform.database
  for (const id of ['gdacs', 'usgs', 'ecb'])
    await putFeed(db, { id, url: `https://${id}.example/`, everySeconds: 900 }, at('09:00'))
  await saveUnchanged(db, 'ecb', at('09:50'), at('10:05'))
  await saveFailure(db, 'gdacs', {
    failure: 'refused: status 503',
    failures: 3,
    now: at('09:55'),
    nextAt: at('10:25'),
  })
  expect(await servicesById()).toMatchObject({
    ecb: { state: 'default', host: 'www.ecb.europa.eu', everyMinutes: 15, failures: 0, canTry: true },
    gdacs: {
      isLeftAlone: true,
      failures: 3,
      failure: 'refused: status 503',
      succeededAt: null,
      nextAt: at('10:25').toISOString(),
    },
    usgs: { succeededAt: null, failedAt: null, isLeftAlone: false },
    overpass: { state: 'configured', canTry: true },
    mail: { state: 'configured', host: '127.0.0.1:9', canTry: false },
    'google-places': { state: 'not-configured', canTry: false },
  })
  server.setNow(at('10:25'))
  expect(await servicesById()).toMatchObject({ gdacs: { isLeftAlone: false } })
})

it('tries a service that is set up, and keeps how that went', async () => {
  const path = `${LIST}/overpass/try`
  expect((await server.call(support, 'POST', path)).body).toMatchObject({ id: 'overpass', failures: 0 })
  overpass.fail('down')
  server.setNow(at('10:30'))
  expect((await server.call(support, 'POST', path)).body).toMatchObject({
    failures: 1,
    failure: 'status 504',
  })
  overpass.fail('elsewhere')
  expect((await server.call(support, 'POST', path)).body.failure).toBe('unexpected redirect')
  expect((await server.call(support, 'POST', `${LIST}/deepl/try`)).status).toBe(409)
  expect((await server.call(null, 'POST', path)).status).toBe(401)
})

it('tries a feed by the job that fetches it', async () => {
  const { database, jobs } = server.platform
  await putFeed(database.db, { id: 'ecb', url: 'https://ecb.example/', everySeconds: 900 }, at('09:00'))
  await saveUnchanged(database.db, 'ecb', at('09:50'), at('12:00'))
  await jobs.start([{ name: 'feeds.refresh', run: async () => undefined }])
  server.setNow(at('10:30'))
  const trying = server.call(support, 'POST', `${LIST}/ecb/try`)
  await expect.poll(async () => (await findFeed(database.db, 'ecb'))?.nextAt).toEqual(at('10:30'))
  await saveUnchanged(database.db, 'ecb', at('10:30'), at('10:45'))
  expect((await trying).body).toMatchObject({ id: 'ecb', failures: 0 })
})

it('records every call of an adapter, and no other', async () => {
  const stop = watchOutside(server.platform)
  const here = { lat: 41.9, lon: 12.5 }
  await server.platform.eateries?.find(here, 100)
  await expect.poll(servicesById).toMatchObject({ overpass: { failures: 0, failedAt: null } })
  await expect.poll(async () => JSON.stringify(await servicesById())).toContain(at('10:30').toISOString())
  overpass.fail('down')
  await server.platform.eateries?.find(here, 100)
  await expect.poll(servicesById).toMatchObject({ overpass: { failure: 'status 504' } })
  stop()
})
