import { type Contract, isWrite } from '@tripwright/domain/base/contract'
import { sql } from 'drizzle-orm'
import { Hono } from 'hono'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { rowsOf } from '#platform/db/rows.ts'
import { errorResponse } from '#platform/http/response.ts'
import type { Route } from '#platform/http/route.ts'
import { type HttpApp, serveRoutes } from '#platform/http/serve-routes.ts'
import type { Person } from '#platform/http/session-check.ts'
import { makeTestPlatform } from '#platform/http/test-server.ts'
import type { Platform } from '#platform/platform.ts'
import { makeTrip, makeTripOp, makeUser, makeUuid } from '#seeds/make.ts'
import { makeApp } from './app.ts'
import { makeFeatures } from './features.ts'

// A call looks up its caller first and works afterwards. When the account is deleted in between, the call's rows would have
// no owner: it must be refused with a 4xx and never fail with a 500.

let platform: Platform
let app: HttpApp
let routes: Route[]
/** The next caller: looked up once, and deleted as soon as the call has begun. */
let caller: Person | null = null

beforeAll(async () => {
  platform = await makeTestPlatform()
  platform.config.addressLimitScale = 1000
  const features = makeFeatures(platform)
  await platform.jobs.start(features.jobs)
  // Sign-in is mounted separately.
  routes = features.routes.filter(({ contract }) => !contract.path.startsWith('/api/auth/'))
  app = new Hono()
  app.use(async (c, next) => {
    c.set('address', '203.0.113.7')
    await next()
  })
  app.onError((error) => errorResponse(error, platform.log))
  serveRoutes(app, routes, platform, async () => {
    const account = caller
    caller = null
    if (account) await platform.database.db.execute(sql`delete from users where id = ${account.id}`)
    return account
  })
})
afterAll(() => platform.database.close())

const trip = makeUuid()
const file = makeUuid()
const sealed = { format: 1, vaultId: makeUuid(), rounds: 600_000, salt: 'AAAA', recoverySalt: 'AAAA' }
const keys = Object.assign(sealed, { byPassphrase: 'AAAA', byRecovery: 'AAAA' })
/** A body that makes each call write something; calls that are not listed get no body. */
const BODIES: Record<string, (who: Person) => object> = {
  'POST /api/saved-items': () => ({ item_type: 'hotel', item_id: 'inn', title: 'The Inn' }),
  'POST /api/saved-items/move': () => ({ items: [{ item_type: 'hotel', item_id: 'inn', title: 'The Inn' }] }),
  'POST /api/trips/{id}/ops': () => ({ ops: [makeTripOp(trip, { field: 'title', value: 'Rome' })] }),
  'PUT /api/account/preferences': () => ({
    homeCountry: 'CH',
    homeAirport: null,
    passports: [],
    currency: null,
    units: null,
    needs: { stepFree: false, diets: [] },
  }),
  'PUT /api/vault/keys': () => ({ keys, baseVersion: 0 }),
  'PUT /api/vault/reminders': () => ({
    group: `document:${file}`,
    zone: 'UTC',
    locale: 'en',
    reminders: [{ what: 'document.passport', dueOn: '2126-12-01' }],
  }),
  'PUT /api/notifications/choices': () => ({ kind: 'reminder', channel: 'mail', wants: false }),
  'PUT /api/notifications/push': () => ({
    endpoint: 'https://127.0.0.1/fcm/send/x',
    auth: 'A'.repeat(22),
    locale: 'en',
    p256dh: 'BGsX0fLhLEJH-Lzm5WOkQPJ3A32BLeszoPShOUXYmMKWT-NC4v4af5uO5-tKfA-eFivOM1drMV7Oy7ZAaDe_UfU',
  }),
  'PUT /api/notifications/push/app': () => ({
    service: 'apns',
    token: 'ab'.repeat(32),
    locale: 'en',
    remindsItself: true,
  }),
  'POST /api/notifications/test': () => ({}),
  'POST /api/support/requests': () => ({ subject: 'Hello', text: 'It is blank.' }),
  'POST /api/reviews': () => ({ rating: 5, text: 'It held what it promised, every day.' }),
  'POST /api/rpc/increment_user_usage': ({ id }) => ({ p_user_id: id, p_usage_type: 'ai_requests' }),
  'POST /api/assistant/questions': () => ({ id: makeUuid() }),
  'PUT /api/assistant/conversations/{id}': () => ({
    turns: [{ id: makeUuid(), text: 'Hello', askedOn: '2026-05-01', at: 1, changedAt: 1 }],
  }),
  'POST /api/functions/create-checkout': () => ({ plan: 'lifetime' }),
  'PUT /api/campaigns/mail-choices': () => ({ news: true, trial: false }),
  'POST /api/campaigns/mail-choices': () => ({ news: true, trial: false }),
  'POST /api/account/delete': ({ email }) => ({ email }),
}

const KEEPING = [
  'POST /api/saved-items',
  'POST /api/saved-items/move',
  'POST /api/trips/{id}/ops',
  'POST /api/reviews',
  'PUT /api/account/preferences',
  'PUT /api/vault/keys',
  'PUT /api/assistant/conversations/{id}',
  'PUT /api/vault/reminders',
  'PUT /api/notifications/push',
  'POST /api/notifications/test',

  'POST /api/support/requests',
  'POST /api/rpc/increment_user_usage',
  'POST /api/functions/create-checkout',
]

async function request({ method, path, isRawBody }: Contract, who: Person, key: string | null) {
  const body = BODIES[`${method} ${path}`]?.(who) ?? {}
  caller = who
  const response = await app.request(
    path.replace('/trips/{id}', `/trips/${trip}`).replace(/\{[^}]+\}/g, file),
    {
      method,
      headers: { 'content-type': 'application/json', ...(key !== null && { 'idempotency-key': key }) },
      body: isRawBody || method === 'DELETE' ? null : JSON.stringify(body),
    },
  )
  await response.body?.cancel()
  return response.status
}

describe('a call of an account that is deleted while it is at work', { timeout: 60_000 }, () => {
  it('is answered in words by every operation that writes, with and without an Idempotency-Key', async () => {
    const writes = routes.map(({ contract }) => contract).filter(isWrite)
    expect(writes.length).toBeGreaterThan(50)
    const statuses: Record<string, number> = {}
    for (const [index, contract] of writes.entries()) {
      const role = contract.roles === 'signed-in' ? 'user' : 'owner'
      const made = await makeUser(platform, { role })
      const key = index % 2 === 0 ? 'a-key' : null
      const status = await request(contract, { ...made, signedInAt: platform.now() }, key)
      const name = `${contract.method} ${contract.path}`
      statuses[name] = status
      expect.soft([name, status], name).toEqual([name, expect.toSatisfy((code) => code < 500)])
    }
    // A call that would have stored a row for the account is refused, not silently skipped.
    for (const name of KEEPING) expect.soft([name, statuses[name]]).toEqual([name, 404])
  })

  it('leaves 150 writes in flight with an answer in words, whichever of them come before it', async () => {
    const [made, friend] = [await makeUser(platform), await makeUser(platform)]
    const { id: shared } = await makeTrip(platform, { personId: made.id })
    await platform.database.db.execute(
      sql`insert into trip_members (trip_id, user_id, joined_at) values (${shared}, ${friend.id}, now())`,
    )
    const whole = makeApp(platform, makeFeatures(platform))
    const send = async (
      method: string,
      path: string,
      body: object,
      { bearer } = made,
    ): Promise<[string, number]> => {
      const headers = { 'content-type': 'application/json', authorization: `Bearer ${bearer}` }
      const { status } = await whole.request(path, { method, headers, body: JSON.stringify(body) })
      // A busy machine sends some away before they begin: they come back, as the app does.
      if (status !== 503) return [`${method} ${path}`, status]
      await new Promise((resolve) => setTimeout(resolve, 500))
      return send(method, path, body, { ...made, bearer })
    }
    const changeShared = (value: string) => {
      const ops = [makeTripOp(shared, { field: 'title', value })]
      return send('POST', `/api/trips/${shared}/ops`, { ops }, friend)
    }
    const write = (n: number) => {
      const who = { ...made, signedInAt: new Date() }
      const save = { item_type: 'hotel', item_id: `inn ${n}`, title: 'The Inn' }
      const own = makeUuid()
      const writes = [
        () => send('POST', '/api/saved-items', save),
        () =>
          send('POST', `/api/trips/${own}/ops`, {
            ops: [makeTripOp(own, { field: 'title', value: 'Rome' })],
          }),
        () => send('POST', '/api/assistant/questions', { id: makeUuid() }),
        () => send('POST', '/api/auth/update-user', { name: `Name ${n}` }),
        () => send('POST', '/api/support/requests', { subject: 'Hello', text: 'It is blank.' }),
        () => send('PUT', '/api/account/preferences', BODIES['PUT /api/account/preferences']?.(who) ?? {}),
        () => changeShared(`Title ${n}`),
      ]
      return writes[n % writes.length]?.()
    }
    const before = Array.from({ length: 75 }, (_, n) => write(n))
    const deletion = send('POST', '/api/account/delete', { email: made.email })
    const after = Array.from({ length: 75 }, (_, n) => write(n))
    const responses = await Promise.all([...before, ...after])
    expect((await deletion)[1]).toBe(200)
    expect(responses.filter((one) => one && one[1] >= 500)).toEqual([])
    const ofFriend = responses.flatMap((one) => (one?.[0].includes(shared) ? [one[1]] : []))
    expect(ofFriend).toHaveLength(20)
    expect(ofFriend.filter((status) => status !== 200 && status !== 404)).toEqual([])
    expect((await changeShared('Late'))[1]).toBe(404)
    const left = await platform.database.db.execute(
      sql`select 1 from users where id = ${made.id} union all select 1 from trips where id = ${shared}`,
    )
    expect(rowsOf(left)).toEqual([])
  })
})
