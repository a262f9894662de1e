import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { loadConfig } from '#platform/config/config.ts'
import { rowsOf } from '#platform/db/rows.ts'
import type { Person } from '#platform/http/session-check.ts'
import { openTestServer, type TestServer } from '#platform/http/test-server.ts'
import { makePush } from '#platform/push/push.ts'
import { startAppPush } from '#platform/push/test-app-push.ts'
import { makeUser } from '#seeds/make.ts'
import { notificationsRoutes, notify, pushJobs, pushRoutes } from './index.ts'

const NOW = new Date()
const TOKENS = { apns: 'ab'.repeat(32), fcm: `fcm:${'x'.repeat(140)}` }

let server: TestServer
let service: Awaited<ReturnType<typeof startAppPush>>
let ana: Person
beforeAll(async () => {
  service = await startAppPush()
  server = await openTestServer([...notificationsRoutes, ...pushRoutes])
  adopt({ ...service.env, OUTSIDE: 'off' })
  await server.platform.jobs.start(pushJobs(server.platform))
})
afterAll(async () => {
  await service.stop()
  await server.close()
})
beforeEach(async () => {
  server.setNow(NOW)
  service.behave('none')
  service.delivered.length = 0
  ana = await person()
})

/** Makes the running server one with these settings. */
function adopt(env: Record<string, string>): void {
  const { platform } = server
  const config = loadConfig({ TEST_SEAMS: '1', ...env })
  const push = makePush({ config, secret: platform.secret, db: platform.database.db, log: platform.log })
  Object.assign(platform.push, push)
}
const person = async (): Promise<Person> => ({
  ...(await makeUser(server.platform, { now: NOW })),
  signedInAt: NOW,
})
const drain = () => (server.platform.jobs as unknown as { drain(): Promise<void> }).drain()
const put = (who: Person | null, body: object) =>
  server.call(who, 'PUT', '/api/notifications/push/app', {
    body: { service: 'apns', token: TOKENS.apns, locale: 'en', remindsItself: false, ...body },
    headers: { 'user-agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)' },
  })
const read = async (who: Person) => Object((await server.call(who, 'GET', '/api/notifications/push')).body)
const tell = (who: Person, kind: 'support-answered' | 'trip-tomorrow' | 'reminder' = 'support-answered') =>
  notify(
    { db: server.platform.database.db, now: server.platform.now(), platform: server.platform },
    {
      userId: who.id,
      kind,
      detail: { subject: 'A map', trip: 'Rome', text: 'Passport', version: 'v2' },
      path: '/chat-with-us',
    },
  )

describe('the native app on a device', () => {
  it.each(['fcm', 'apns'] as const)('gets each notification of its account once, by %s', async (kind) => {
    expect((await put(ana, { service: kind, token: TOKENS[kind] })).status).toBe(200)
    expect(await read(ana)).toMatchObject({
      apps: ['fcm', 'apns'],
      devices: [{ isApp: true, isOwn: true, userAgent: expect.stringContaining('iPhone') }],
    })
    await tell(ana)
    await drain()
    await drain()
    expect(service.delivered).toMatchObject([{ service: kind, token: TOKENS[kind] }])
    const { body } = service.delivered[0] ?? {}
    const shown = kind === 'apns' ? Object(body).aps.alert : Object(body).notification
    expect(shown).toEqual({ title: 'Support replied', body: 'Support replied to “A map”.' })
    expect(Object(kind === 'apns' ? body : Object(body).data).path).toBe('/chat-with-us')
  })

  it.each([
    [{ status: 410, body: { reason: 'Unregistered' } }, 0],
    [{ status: 400, body: { reason: 'BadPriority' } }, 1],
    [{ status: 410, body: {} }, 1],
  ])('after the answer %j stays as %i', async (act, left) => {
    await put(ana, {})
    await tell(ana)
    service.behave(act)
    await drain().catch(() => undefined)
    expect((await read(ana)).devices).toHaveLength(left)
  })

  it('that reminds itself is sent no reminder of a trip, and all else', async () => {
    await put(ana, { remindsItself: true })
    await tell(ana, 'trip-tomorrow')
    await tell(ana)
    await drain()
    expect(service.delivered).toMatchObject([{ body: { path: '/chat-with-us' } }])
    expect(service.delivered).toHaveLength(1)
  })

  it('is sent no reminder of a document that it has planned itself, and one that changed since', async () => {
    await put(ana, { remindsItself: true, plannedReminders: 'v2' })
    await tell(ana, 'reminder')
    await drain()
    expect(service.delivered).toEqual([])
    for (const plannedReminders of ['v1', undefined]) {
      await put(ana, { remindsItself: true, plannedReminders })
      await tell(ana, 'reminder')
      await drain()
    }
    expect(service.delivered).toHaveLength(2)
  })

  it('belongs to who switched it on last, and is forgotten with the session', async () => {
    const ben = await person()
    await put(ana, {})
    await put(ben, {})
    expect([(await read(ana)).devices, (await read(ben)).devices.length]).toEqual([[], 1])
    const { db } = server.platform.database
    await db.execute(sql`delete from sessions where id = ${ben.sessionId}`)
    expect(rowsOf(await db.execute(sql`select 1 from push_subscriptions where user_id = ${ben.id}`))).toEqual(
      [],
    )
  })

  it('is told nothing while OUTSIDE=off silences its service, and is not forgotten', async () => {
    await put(ana, {})
    const { FCM_KEY_FILE: _, FCM_URL: __, APNS_URL: ___, ...keys } = service.env
    adopt({ ...keys, OUTSIDE: 'off' })
    await tell(ana)
    await drain()
    expect((await read(ana)).apps).toEqual([])
    expect((await put(ana, {})).status).toBe(422)
    adopt({ ...service.env, OUTSIDE: 'off' })
    expect([service.delivered, (await read(ana)).devices.length]).toEqual([[], 1])
  })

  it.each([
    [{ token: 'short' }, 400],
    [{ token: '../../../etc/passwd/aaaaaaaaaaaa' }, 400],
    [{ token: 'z'.repeat(64) }, 422],
    [{ service: 'web' }, 400],
    [{ service: 'fcm', token: 'x'.repeat(1001) }, 400],
    [{ locale: 'x' }, 400],
    [{ remindsItself: 'yes' }, 400],
  ])('with %j is refused with %i', async (part, status) => {
    expect((await put(ana, part)).status).toBe(status)
    expect((await read(ana)).devices).toEqual([])
  })

  it('needs a sign-in', async () => {
    expect((await put(null, {})).status).toBe(401)
  })
})
