import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { rowsOf } from '#platform/db/rows.ts'
import type { Person } from '#platform/http/session-check.ts'
import { openTestServer, type TestServer } from '#platform/http/test-server.ts'
import type { BrowserTarget } from '#platform/push/push.port.ts'
import { startPushService } from '#platform/push/test-push-service.ts'
import { makeUser } from '#seeds/make.ts'
import { alertFormatsFor } from './alert-formats.service.ts'
import { notificationsRoutes, notify, pushJobs, pushRoutes } from './index.ts'

let server: TestServer
let service: Awaited<ReturnType<typeof startPushService>>
let ana: Person
beforeAll(async () => {
  service = await startPushService()
  server = await openTestServer([...notificationsRoutes, ...pushRoutes])
  await server.platform.jobs.start(pushJobs(server.platform))
})
afterAll(async () => {
  await service.stop()
  await server.close()
})
const START = new Date('2026-11-22T10:00:00Z')
beforeEach(async () => {
  server.setNow(START)
  service.answerWith(() => 201)
  service.pushed.length = 0
  service.deliveries.length = 0
  ana = await person()
})

const person = async (): Promise<Person> => ({
  ...(await makeUser(server.platform, { now: START })),
  signedInAt: START,
})
const drain = () => (server.platform.jobs as unknown as { drain(): Promise<void> }).drain()
const put = (who: Person | null, { service: _, ...target }: BrowserTarget, locale = 'en-GB') =>
  server.call(who, 'PUT', '/api/notifications/push', {
    body: { ...target, locale },
    headers: { 'user-agent': 'Mozilla/5.0 Firefox' },
  })
const devices = async (who: Person) =>
  Object((await server.call(who, 'GET', '/api/notifications/push')).body).devices
const choose = (who: Person, kind: string, channel: string, wants: boolean) =>
  server.call(who, 'PUT', '/api/notifications/choices', { body: { kind, channel, wants } })
const sendNotice = (who: Person, subject = 'A map') => {
  const { db } = server.platform.database
  const answered = { kind: 'support-answered' as const, detail: { subject }, path: '/chat-with-us' }
  return notify(
    { db, now: server.platform.now(), platform: server.platform },
    { userId: who.id, ...answered },
  )
}
const pushedTexts = () => service.pushed.map(({ browser, message }) => [browser, message.body])

it.each([
  ['en-12', 'December 1, 2026'],
  ['en-aa-bb-cc', 'December 1, 2026'],
  ['en-gb', '1 December 2026'],
  ['de', 'December 1, 2026'],
])('words for a browser that says it reads "%s" are words', (locale, words) => {
  expect(alertFormatsFor(locale).day('2026-12-01')).toBe(words)
})

describe('a browser', () => {
  it('gets each notification of its account once, with a link to its page', async () => {
    await put(ana, service.subscribe())
    await sendNotice(ana)
    await drain()
    const [first] = service.pushed
    expect(first).toMatchObject({
      message: {
        title: 'Support replied',
        body: 'Support replied to “A map”.',
        path: '/chat-with-us',
        lang: 'en-GB',
        dir: 'ltr',
      },
      ttl: 259_200,
      urgency: 'normal',
    })
    expect(first?.topic).toHaveLength(32)
    expect(await devices(ana)).toMatchObject([
      { userAgent: 'Mozilla/5.0 Firefox', toldAt: '2026-11-22T10:00:00.000Z', isOwn: true },
    ])
    // The same job again, as after a crash or in another process, sends nothing more.
    const [job] = pushJobs(server.platform)
    const result = await server.platform.database.db.execute(
      sql`select subscription_id, notification_id from push_deliveries where sent_at is not null
          order by sent_at desc limit 1`,
    )
    const [row] = rowsOf(result)
    const again = {
      subscriptionId: String(row?.subscription_id),
      notificationId: String(row?.notification_id),
    }
    await Promise.all([job?.run(again), job?.run(again)])
    expect(service.deliveries).toHaveLength(1)
  })

  it('is one of two processes’ at a time', async () => {
    await put(ana, service.subscribe())
    await sendNotice(ana)
    const { db } = server.platform.database
    const [waiting] = rowsOf(await db.execute(sql`select data from fake_jobs`))
    const [job] = pushJobs(server.platform)
    const runs = [job?.run(Object(waiting?.data)), job?.run(Object(waiting?.data))]
    const ends = await Promise.allSettled(runs)
    // The second one either sees that it was sent, or tries again later.
    expect(ends.filter(({ status }) => status === 'fulfilled').length).toBeGreaterThan(0)
    await drain()
    expect(service.deliveries).toHaveLength(1)
  })

  it('that failed for a moment gets the push again, and no other device does', async () => {
    const [one, two] = [service.subscribe(), service.subscribe()]
    await put(ana, one)
    await put(ana, two)
    await sendNotice(ana)
    const failing = Number(two.endpoint.split('/').at(-1))
    let left = 2
    service.answerWith((browser) => (browser === failing && left-- > 0 ? 503 : 201))
    await drain()
    expect(service.deliveries.filter((browser) => browser === failing)).toHaveLength(3)
    expect(service.deliveries).toHaveLength(4)
    expect(service.pushed).toHaveLength(2)
  })

  it.each([404, 410])('that has withdrawn (%i) is forgotten', async (status) => {
    await put(ana, service.subscribe())
    service.answerWith(() => status)
    await sendNotice(ana)
    await drain()
    expect(await devices(ana)).toEqual([])
  })

  it('gets no push that is too old, or was read meanwhile', async () => {
    await put(ana, service.subscribe())
    await sendNotice(ana, 'old')
    server.setNow(new Date('2026-11-25T10:00:01Z'))
    await drain()
    await sendNotice(ana, 'read')
    await server.call(ana, 'POST', '/api/notifications/read', { body: {} })
    await drain()
    expect(service.deliveries).toEqual([])
  })

  it('belongs to who switched it on last', async () => {
    const [target, ben] = [service.subscribe(), await person()]
    await put(ana, target)
    await put(ben, target)
    await sendNotice(ana)
    await drain()
    expect([pushedTexts(), await devices(ana), (await devices(ben)).length]).toEqual([[], [], 1])
  })

  it.each([
    ['sessions', 'signs out'],
    ['users', 'deletes the account'],
  ])('is forgotten with its row of %s: when its person %s', async (table) => {
    await put(ana, service.subscribe())
    await sendNotice(ana)
    const { db } = server.platform.database
    const id = table === 'users' ? ana.id : ana.sessionId
    await db.execute(sql`delete from ${sql.identifier(table)} where id = ${id}`)
    await drain()
    const result = await db.execute(sql`select 1 from push_subscriptions where user_id = ${ana.id}`)
    expect([service.deliveries, rowsOf(result)]).toEqual([[], []])
  })

  it('gets no push after its session has expired', async () => {
    await put(ana, service.subscribe())
    server.setNow(new Date('2027-01-22T10:00:00Z'))
    await sendNotice(ana)
    await drain()
    expect(service.deliveries).toEqual([])
  })

  it('is switched off by its owner alone, and tried out by nobody else', async () => {
    const ben = await person()
    const { id } = Object((await put(ana, service.subscribe())).body)
    expect((await server.call(ben, 'POST', `/api/notifications/push/${id}/test`, { body: {} })).status).toBe(
      404,
    )
    const path = `/api/notifications/push/${id}`
    expect((await server.call(ben, 'DELETE', path)).status).toBe(404)
    expect((await server.call(ana, 'POST', `/api/notifications/push/${id}/test`, { body: {} })).status).toBe(
      200,
    )
    await drain()
    expect(service.pushed.map(({ message }) => message.title)).toEqual(['It works'])
    const headers = { 'idempotency-key': 'off' }
    for (const again of [headers, headers])
      expect((await server.call(ana, 'DELETE', path, { headers: again })).body).toEqual({ ok: true })
    expect((await server.call(ana, 'DELETE', path)).status).toBe(404)
    expect(await devices(ana)).toEqual([])
  })

  it.each([
    ['at another service', { endpoint: 'https://push.evil.example/abc' }, 422],
    ['inside our network', { endpoint: 'https://169.254.169.254/latest' }, 422],
    ['without a key', { p256dh: 'AAAA' }, 400],
    ['with a key that is none', { p256dh: `B${'A'.repeat(86)}` }, 422],
  ])('%s is refused', async (_, part, status) => {
    expect((await put(ana, { ...service.subscribe(), ...part })).status).toBe(status)
  })

  it('is one of twenty at most, and needs a sign-in', async () => {
    for (let n = 0; n < 21; n++) await put(ana, service.subscribe())
    expect(await devices(ana)).toHaveLength(20)
    expect((await put(null, service.subscribe())).status).toBe(401)
  })
})

describe('choices', () => {
  it('are all on, until one is switched', async () => {
    const { body } = await server.call(ana, 'GET', '/api/notifications/choices')
    const all = { here: true, mail: true, push: true }
    const whole = ['trip-alert', 'trip-joined', 'trip-changed', 'trip-booked', 'trip-commented', 'trip-day']
    const open = {
      ...Object.fromEntries(
        [...whole, 'trip-role', 'email-waiting', 'seat', 'trial-end', 'payment-failed', 'report'].map(
          (kind) => [kind, all],
        ),
      ),
      reminder: { mail: true, push: true },
      'taken-down': { mail: true, push: true },
      'support-answered': { push: true },
    }
    expect(body).toEqual(open)
    await choose(ana, 'trip-alert', 'mail', false)
    expect((await choose(ana, 'reminder', 'push', false)).body).toEqual({
      ...open,
      'trip-alert': { ...all, mail: false },
      reminder: { mail: true, push: false },
    })
    expect((await choose(ana, 'support-answered', 'mail', false)).status).toBe(400)
  })

  it('keep an unwanted kind off the devices, and in the list', async () => {
    await put(ana, service.subscribe())
    await choose(ana, 'support-answered', 'push', false)
    await sendNotice(ana, 'one')
    await choose(ana, 'support-answered', 'push', true)
    await sendNotice(ana, 'two')
    await drain()
    expect(pushedTexts().map(([, body]) => body)).toEqual(['Support replied to “two”.'])
    expect(Object((await server.call(ana, 'GET', '/api/notifications')).body).unread).toBe(2)
  })
})
