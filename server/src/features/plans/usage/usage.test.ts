import { FREE_LIMITS, USAGE_TYPES } from '@tripwright/domain/plans/usage'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { rowsOf } from '#platform/db/rows.ts'
import type { Person } from '#platform/http/session-check.ts'
import { openTestServer, type TestServer } from '#platform/http/test-server.ts'
import { makeUser } from '#seeds/make.ts'
import { putFingerprint } from './device-usage.store.ts'
import { consumeOwnUsage, consumeUsage, refundOwnUsage, usageJobs, usageRoutes } from './index.ts'

let server: TestServer
let ana: Person
let now: Date
let day = 0

beforeAll(async () => {
  server = await openTestServer(usageRoutes)
})
afterAll(() => server.close())
// Each test has its own day, so the count of the address starts at 0.
beforeEach(async () => {
  now = new Date(Date.UTC(2026, 4, ++day, 10))
  server.setNow(now)
  ana = await person()
})

const db = () => server.platform.database.db
const person = async (role: Person['role'] = 'user'): Promise<Person> => ({
  ...(await makeUser(server.platform, { role })),
  signedInAt: now,
})
const rpc = (who: Person | null, name: string, body: object, device?: string) =>
  server.call(who, 'POST', `/api/rpc/${name}`, { body, ...(device && { device }) })
const ofUser = (who: Person, p_user_id = who.id, p_usage_type = 'ai_requests') => ({
  p_user_id,
  p_usage_type,
})
const plan = (p_device_fingerprint_hash: string | null = null) => ({
  p_device_fingerprint_hash,
  p_usage_type: 'itinerary_generations',
  p_ip_address: '198.51.100.1',
})
const newDevice = async () => {
  const { headers } = await rpc(null, 'get_device_usage', plan())
  return headers.get('set-cookie')?.split(';')[0] ?? ''
}
const value = async (answer: ReturnType<typeof rpc>) => {
  const { status, body } = await answer
  return status === 200 ? body.valueOf() : status
}

it('the database holds the limits of the specification', async () => {
  for (const type of USAGE_TYPES) {
    const [row] = rowsOf(await db().execute(sql`select free_limit(${type}) as n`))
    expect(row?.n).toBe(FREE_LIMITS[type])
  }
})

describe('the counter of an account', () => {
  it('goes up by one to the limit of the day, and then says 429 with when it starts again', async () => {
    for (let n = 1; n <= 10; n++) expect(await value(rpc(ana, 'increment_user_usage', ofUser(ana)))).toBe(n)
    const refused = await rpc(ana, 'increment_user_usage', { ...ofUser(ana), p_increment: 1 })
    expect([refused.status, refused.body.error, refused.body.usage]).toEqual([
      429,
      'limit-reached',
      {
        type: 'ai_requests',
        count: 10,
        limit: 10,
        resetsAt: new Date(Date.UTC(2026, 4, day + 1)).toISOString(),
      },
    ])
    expect(await value(rpc(ana, 'get_user_usage', ofUser(ana)))).toBe(10)
    expect(await value(rpc(ana, 'get_user_usage', ofUser(ana, ana.id, 'saved_items')))).toBe(0)
    server.setNow(new Date(Date.UTC(2026, 4, ++day)))
    expect(await value(rpc(ana, 'increment_user_usage', ofUser(ana)))).toBe(1)
  })

  it('is private: 403 for another account, except that support may read', async () => {
    const ben = await person()
    const [support, marketing] = [await person('support'), await person('marketing')]
    for (const name of ['get_user_usage', 'increment_user_usage'])
      expect((await rpc(ana, name, ofUser(ana, ben.id))).status).toBe(403)
    expect((await rpc(marketing, 'get_user_usage', ofUser(ana))).status).toBe(403)
    expect(await value(rpc(support, 'get_user_usage', ofUser(ana)))).toBe(0)
    expect((await rpc(support, 'increment_user_usage', ofUser(ana))).status).toBe(403)
    expect((await rpc(null, 'get_user_usage', ofUser(ana))).status).toBe(401)
  })

  it.each([2, 0, -1, 1.5, '1', null])('takes no other increment than 1: %j', async (p_increment) => {
    expect((await rpc(ana, 'increment_user_usage', { ...ofUser(ana), p_increment })).status).toBe(400)
    expect((await rpc(null, 'increment_device_usage', { ...plan(), p_increment })).status).toBe(400)
  })
})

describe('the counter of a device', () => {
  it('counts by the signed cookie first, whatever fingerprint and address the request has', async () => {
    const device = await newDevice()
    for (let n = 1; n <= 3; n++)
      expect(await value(rpc(null, 'increment_device_usage', plan(), device))).toBe(n)
    const claimed = { ...plan('another'), p_ip_address: '192.0.2.99' }
    expect((await rpc(null, 'increment_device_usage', claimed, device)).status).toBe(429)
    expect(await value(rpc(null, 'get_device_usage', plan(), device))).toBe(3)
  })

  it('goes by the fingerprint too, so that a new cookie is no new day', async () => {
    const [first, second] = [await newDevice(), await newDevice()]
    for (let n = 1; n <= 3; n++)
      expect(await value(rpc(null, 'increment_device_usage', plan('same-one'), first))).toBe(n)
    expect((await rpc(null, 'increment_device_usage', plan('same-one'), second)).status).toBe(429)
    expect(await value(rpc(null, 'increment_device_usage', plan(), await newDevice()))).toBe(1)
  })

  it('is read by the fingerprint alone too, as it is counted, where no cookie comes back', async () => {
    for (let n = 1; n <= 2; n++)
      expect(await value(rpc(null, 'increment_device_usage', plan('bare')))).toBe(n)
    expect(await value(rpc(null, 'get_device_usage', plan('bare')))).toBe(2)
    expect(await value(rpc(null, 'get_device_usage', plan('unseen')))).toBe(0)
  })

  it('answers only for the fingerprint that the device has shown; support may ask about any', async () => {
    const device = await newDevice()
    await rpc(null, 'increment_device_usage', plan('mine'), device)
    for (const name of ['get_device_usage', 'increment_device_usage'])
      expect((await rpc(null, name, plan('somebody-else'), device)).status).toBe(403)
    expect(await value(rpc(await person('support'), 'get_device_usage', plan('mine')))).toBe(1)
  })

  it('allows 20 devices per address, so that deleting the cookie soon stops helping', async () => {
    server.platform.config.addressLimitScale = 0.1
    const responses = []
    for (let n = 0; n < 7; n++) responses.push((await rpc(null, 'increment_device_usage', plan())).status)
    server.platform.config.addressLimitScale = 1
    // 3 times 20 times 0.1.
    expect(responses).toEqual([200, 200, 200, 200, 200, 200, 429])
  })

  it('charges none of them when one refuses', async () => {
    const [device, other] = [await newDevice(), await newDevice()]
    for (let n = 0; n < 3; n++) await rpc(null, 'increment_device_usage', plan('shared'), device)
    for (let n = 0; n < 5; n++) await rpc(null, 'increment_device_usage', plan('shared'), other)
    const rows = rowsOf(
      await db().execute(
        sql`select max(count)::int as n from device_usage where day = ${now.toISOString().slice(0, 10)}::date`,
      ),
    )
    expect(rows[0]?.n).toBe(3)
  })
})

describe('a fingerprint', () => {
  const WHOLE = {
    fingerprint_hash: 'f-1',
    user_agent: 'x',
    canvas_fingerprint: 'c',
    ip_address: '1.2.3.4',
    cookie_enabled: true,
    webgl_vendor: null,
    made_up: 7,
  }
  const store = (body: object, device: string) =>
    server.call(null, 'POST', '/api/functions/store-device-fingerprint', { body, device })

  it('is kept as a keyed hash, and forgotten after 30 days', async () => {
    const device = await newDevice()
    expect((await store(WHOLE, device)).body).toEqual({ stored: true })
    const rows = rowsOf(await db().execute(sql`select device, fingerprint from device_fingerprints`))
    // 256 bits each, without any readable part of the browser's data.
    const values = rows.flatMap(({ device: cookie, fingerprint }) => [String(cookie), String(fingerprint)])
    expect(values.filter((value) => !/^[\w-]{43}$/.test(value))).toEqual([])
    const later = new Date(now.getTime() + 30 * 86_400_000 + 1)
    await usageJobs({ database: server.platform.database, now: () => later })[0]?.run({})
    expect(rowsOf(await db().execute(sql`select 1 from device_fingerprints`))).toEqual([])
  })

  it('is dropped at once when the parts that need consent are no longer there', async () => {
    const device = await newDevice()
    await store(WHOLE, device)
    const { canvas_fingerprint: _, ...less } = WHOLE
    expect((await store(less, device)).body).toEqual({ stored: false })
    await rpc(null, 'increment_device_usage', plan(), device)
    expect(await value(rpc(await person('support'), 'get_device_usage', plan('f-1')))).toBe(0)
  })

  it.each([
    ['none', {}],
    ['a blank one', { fingerprint_hash: '' }],
    ['one without end', { fingerprint_hash: 'x'.repeat(257) }],
    ['a number', { fingerprint_hash: 7 }],
  ])('needs a hash, not %s', async (_, body) =>
    expect((await store(body, await newDevice())).status).toBe(400),
  )
})

it('tells the caller the address that the server sees, and not a claimed one', async () => {
  const headers = { 'x-forwarded-for': '1.2.3.4' }
  const { body } = await server.call(null, 'POST', '/api/functions/get-client-ip', { body: {}, headers })
  expect(body).toEqual({ ip: '203.0.113.7' })
})

describe('a unit that is given back', () => {
  const callOf = (who: Person | null, device = 'd') => ({
    db: db(),
    now,
    person: who,
    device,
    address: '203.0.113.9',
    platform: server.platform,
  })

  it('is there again for an account, and nothing is ever less than nothing', async () => {
    const call = callOf(ana)
    for (let n = 0; n < 3; n++) await consumeOwnUsage(call, 'itinerary_generations')
    await refundOwnUsage(call, 'itinerary_generations')
    expect(await consumeOwnUsage(call, 'itinerary_generations')).toBe(3)
    for (let n = 0; n < 5; n++) await refundOwnUsage(call, 'itinerary_generations')
    expect(await consumeOwnUsage(call, 'itinerary_generations')).toBe(1)
  })

  it('is there again for the device, its fingerprint and its address, and for nobody else', async () => {
    const [call, other] = [callOf(null), callOf(null, 'another')]
    await putFingerprint(call, 'shown')
    for (let n = 0; n < 3; n++) await consumeOwnUsage(call, 'itinerary_generations')
    await consumeOwnUsage(other, 'itinerary_generations')
    await refundOwnUsage(call, 'itinerary_generations')
    const rows = await db().execute(
      sql`select count from device_usage where day = ${now.toISOString().slice(0, 10)}::date order by count`,
    )
    // In this order: the other device; the cookie and the fingerprint; the address of both devices.
    expect(rowsOf(rows).map(({ count }) => count)).toEqual([1, 2, 2, 3])
  })
})

describe('the reading for the screen', () => {
  const read = async (who: Person | null, device?: string) =>
    (await server.call(who, 'GET', '/api/usage', { ...(device && { device }) })).body

  it('shows every counter of a person, and of a guest’s device', async () => {
    await consumeUsage(db(), ana.id, 'saved_items', now)
    expect(await read(ana)).toEqual({
      isUnlimited: false,
      resetsAt: new Date(Date.UTC(2026, 4, day + 1)).toISOString(),
      counters: [
        { type: 'ai_requests', count: 0, limit: 10 },
        { type: 'itinerary_generations', count: 0, limit: 3 },
        { type: 'search_requests', count: 0, limit: 25 },
        { type: 'saved_items', count: 1, limit: 15 },
      ],
    })
    const device = await newDevice()
    await rpc(null, 'increment_device_usage', plan(), device)
    expect((await read(null, device)).counters).toContainEqual({
      type: 'itinerary_generations',
      count: 1,
      limit: 3,
    })
  })

  it('says that nothing is limited for the owner', async () => {
    expect((await read(await person('owner'))).isUnlimited).toBe(true)
  })
})
