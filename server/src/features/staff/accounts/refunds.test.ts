import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { rowsOf } from '#platform/db/rows.ts'
import type { Person } from '#platform/http/session-check.ts'
import { makeUser } from '#seeds/make.ts'
import { lastOf, openStripeTestServer, type StripeTestServer } from '#seeds/stripe-test-server.ts'
import { accountsRoutes } from './index.ts'

let testServer: StripeTestServer
let ana: Person
let helper: Person
beforeAll(async () => {
  testServer = await openStripeTestServer(accountsRoutes)
})
afterAll(() => testServer.close())
beforeEach(async () => {
  await testServer.reset()
  ana = await testServer.person()
  const made = await makeUser(testServer.server.platform, { role: 'support' })
  helper = { ...made, signedInAt: testServer.now() }
})

type Order = { refundId?: string; paymentId?: string; amount?: unknown; reason?: string }
const payment = () => lastOf(testServer.stripe.books.charges)
const refund = (order: Order = {}, { who = helper, of = ana } = {}) =>
  testServer.server.call(who, 'POST', `/api/admin/accounts/${of.id}/refunds`, {
    body: {
      refundId: randomUUID(),
      paymentId: payment().id,
      amount: 799,
      reason: 'Asked within 14 days.',
      ...order,
    },
  })
const page = async () =>
  Object((await testServer.server.call(helper, 'GET', `/api/admin/accounts/${ana.id}`)).body)
const entries = async () =>
  rowsOf(
    await testServer.db.execute(
      sql`select detail from audit_log where action = 'account.refunded' and target_id = ${ana.id}`,
    ),
  ).map(({ detail }) => detail)

describe('a refund by staff', { timeout: 30_000 }, () => {
  it('of a part goes back at Stripe to the cent, and the plan goes on', async () => {
    await testServer.buy(ana, 'pro')
    const made = await refund({ amount: 123 })
    expect([made.status, made.body]).toEqual([200, { state: 'done', failure: null }])
    expect(payment()).toMatchObject({ amount: 799, amount_refunded: 123, refunded: false })
    expect(await testServer.check(ana)).toMatchObject({ subscribed: true })
    expect((await page()).payments).toMatchObject([
      { amount: 799, refunded: 123, refundable: 676, refunds: [{ amount: 123, state: 'done' }] },
    ])
    expect(await entries()).toEqual([
      { amount: '123', payment: payment().id, reason: 'Asked within 14 days.' },
    ])
  })

  it('of all ends the plan, and its renewal at Stripe', async () => {
    await testServer.buy(ana, 'pro')
    expect((await refund()).body).toMatchObject({ state: 'done' })
    expect(await testServer.check(ana)).toMatchObject({ subscribed: false })
    expect(lastOf(testServer.stripe.books.subscriptions).cancel_at_period_end).toBe(true)
  })

  it('sent twice under one id is one refund; the id of another refund is refused', async () => {
    await testServer.buy(ana, 'pro')
    const refundId = randomUUID()
    for (const _ of [1, 2]) expect((await refund({ refundId, amount: 300 })).body.state).toBe('done')
    expect(payment().amount_refunded).toBe(300)
    expect((await refund({ refundId, amount: 301 })).body.error).toBe('key-reused')
    expect(await entries()).toHaveLength(1)
  })

  it('is never more than was paid, though ten are asked for at once', async () => {
    await testServer.buy(ana, 'pro')
    const answers = await Promise.all(Array.from({ length: 10 }, () => refund({ amount: 200 })))
    const states = answers.map(({ status }) => status).sort()
    expect(states).toEqual([200, 200, 200, 409, 409, 409, 409, 409, 409, 409])
    expect(payment().amount_refunded).toBe(600)
    const refused = await refund({ amount: 200 })
    expect(refused.body.message).toBe('Only $1.99 of this payment is left to refund.')
    expect((await refund({ amount: 199 })).body.state).toBe('done')
    expect(payment()).toMatchObject({ amount_refunded: 799, refunded: true })
  })

  it('of which Stripe gives no answer holds its amount back, and is made once when Stripe is there again', async () => {
    await testServer.buy(ana, 'pro')
    testServer.stripe.fail((path, method) => (path === '/v1/refunds' && method === 'GET' ? 'down' : null))
    expect((await refund({ amount: 500 })).body).toEqual({ state: 'asked', failure: null })
    expect((await refund({ amount: 300 })).body.error).toBe('conflict')
    expect((await page()).payments).toMatchObject([{ refunded: 0, refundable: 299 }])
    testServer.stripe.fail(() => null)
    await testServer.jobs.drain()
    expect(payment().amount_refunded).toBe(500)
    expect((await page()).payments).toMatchObject([{ refunded: 500, refundable: 299 }])
  })

  it('whose answer was lost after Stripe made it is not made again, also when Stripe has forgotten the key', async () => {
    await testServer.buy(ana, 'pro')
    testServer.stripe.fail((path, method) =>
      path === '/v1/customers' || path.startsWith('/v1/customers/')
        ? method === 'GET'
          ? 'down'
          : null
        : null,
    )
    expect((await refund({ amount: 500 })).body.state).toBe('asked')
    expect(payment().amount_refunded).toBe(500)
    testServer.stripe.fail(() => null)
    testServer.stripe.forgetKeys()
    await testServer.jobs.drain()
    expect(payment().amount_refunded).toBe(500)
    expect((await page()).payments).toMatchObject([{ refunded: 500, refunds: [{ state: 'done' }] }])
  })

  it('that Stripe refuses says why, and can be asked for again', async () => {
    await testServer.buy(ana, 'pro')
    // Given back at Stripe itself a moment ago; we were not told yet.
    payment().amount_refunded = 700
    const refused = await refund({ amount: 500 })
    expect(refused.body).toMatchObject({ state: 'refused', failure: expect.stringContaining('greater than') })
    expect(payment().amount_refunded).toBe(700)
    expect((await refund({ amount: 99 })).body.state).toBe('done')
  })

  it('is refused for a payment of somebody else, an amount that is none, no reason, and by who does not rank above', async () => {
    await testServer.buy(ana, 'pro')
    const bob = await testServer.person()
    expect((await refund({}, { of: bob })).body.error).toBe('not-found')
    for (const amount of [0, -1, 0.5, '799', null, 1e12])
      expect((await refund({ amount })).body.error, String(amount)).toBe('bad-input')
    expect((await refund({ reason: 'no' })).body.error).toBe('bad-input')
    expect((await refund({}, { who: ana })).status).toBe(403)
    expect((await refund({}, { of: helper })).status).toBe(403)
    expect(payment().amount_refunded).toBe(0)
  })
})
