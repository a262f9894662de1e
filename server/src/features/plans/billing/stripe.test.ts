import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { putDiscount } from '#features/plans/discount/index.ts'
import { rowsOf } from '#platform/db/rows.ts'
import type { Person } from '#platform/http/session-check.ts'
import { lastOf, openStripeTestServer, type StripeTestServer, sessionOf } from '#seeds/stripe-test-server.ts'
import { pay, refund, renew } from '#seeds/test-stripe-payments.ts'
import { claimPurchases, queueCustomerAddress, queueCustomerEnd } from './index.ts'

let testServer: StripeTestServer
let ana: Person
beforeAll(async () => {
  testServer = await openStripeTestServer()
})
afterAll(() => testServer.close())
beforeEach(async () => {
  await testServer.reset()
  ana = await testServer.person()
})

// The first call loads the library, which takes seconds on a busy machine.
describe('a purchase at Stripe', { timeout: 20_000 }, () => {
  it.each([
    ['globetrotter-monthly', 799, 'Globetrotter', '2026-05-31T10:00:00.000Z'],
    ['jetsetter-yearly', 19_900, 'Jetsetter', '2027-04-26T10:00:00.000Z'],
    ['nomad-squad-monthly', 3199, 'Nomad Squad', '2026-05-31T10:00:00.000Z'],
    ['lifetime', 29_900, 'Lifetime', null],
  ])('of %s takes %i cents and gives the plan when it is told', async (plan, amount, tier, end) => {
    await testServer.buy(ana, plan)
    expect(await testServer.check(ana)).toMatchObject({
      subscribed: true,
      subscription_tier: tier,
      subscription_end: end,
    })
    const { provider, receipts } = await testServer.read(ana)
    expect([provider, receipts]).toMatchObject(['stripe', [{ amount, plan }]])
    expect(testServer.mail.sent.map(({ to, subject }) => [to, subject])).toEqual([
      [ana.email, `Your payment for ${tier}`],
    ])
    expect(testServer.mail.sent[0]?.text).not.toContain('no money was charged')
    for (const userAgent of testServer.stripe.userAgents)
      expect(userAgent).toMatch(/ Tripwright \(http:\/\/localhost\S*\)$/)
  })

  it('is read from Stripe when the buyer returns before the event', async () => {
    const { body } = await testServer.begin(ana, { plan: 'pro' })
    const session = sessionOf(body.url)
    const id = testServer.stripe.books.sessions.get(session)?.metadata.checkout
    expect((await testServer.post(ana, `checkouts/${id}/settle`)).body).toMatchObject({ state: 'open' })
    pay(testServer.stripe.books, session)
    const back = await testServer.post(ana, `checkouts/${id}/settle`)
    expect(back.body).toEqual({ plan: 'globetrotter-monthly', state: 'paid', isClaimed: true })
    expect(await testServer.check(ana)).toMatchObject({ subscribed: true })
  })

  it('is found by the clock when its events are lost', async () => {
    pay(testServer.stripe.books, sessionOf((await testServer.begin(ana, {})).body.url))
    testServer.stripe.events.length = 0
    expect(await testServer.check(ana)).toMatchObject({ subscribed: false })
    await testServer.runJob('billing.catch-up')
    expect(await testServer.check(ana)).toMatchObject({ subscribed: true })
    testServer.later(31)
    renew(testServer.stripe.books, lastOf(testServer.stripe.books.subscriptions).id)
    testServer.stripe.events.length = 0
    await testServer.runJob('billing.catch-up')
    expect(await testServer.check(ana)).toMatchObject({ subscription_end: '2026-06-30T10:00:00.000Z' })
  })

  it('of a guest waits for the account that proves the address', async () => {
    const { body } = await testServer.begin(null, { plan: 'jetsetter-monthly', isGuest: true })
    pay(testServer.stripe.books, sessionOf(body.url), { email: 'Guest@Example.org' })
    await testServer.deliver()
    expect(testServer.mail.sent.map(({ to }) => to)).toEqual(['guest@example.org'])
    const guest = await testServer.person('guest@example.org')
    await testServer.db.transaction((within) => claimPurchases(within, guest, testServer.now()))
    expect(await testServer.check(guest)).toMatchObject({ subscribed: true, subscription_tier: 'Jetsetter' })
  })

  it('with a discount closes the one that was begun with it before', async () => {
    await putDiscount(testServer.db, {
      token: 'half',
      percent: 50,
      expiresAt: new Date('2026-07-01T00:00:00Z'),
    })
    const order = { plan: 'pro', discount_token: 'half' }
    const first = sessionOf((await testServer.begin(ana, order)).body.url)
    const second = sessionOf((await testServer.begin(ana, order)).body.url)
    expect(testServer.stripe.books.sessions.get(first)?.status).toBe('expired')
    pay(testServer.stripe.books, second)
    await testServer.deliver()
    expect(await testServer.read(ana)).toMatchObject({ receipts: [{ amount: 400 }] })
    const used = await testServer.db.execute(
      sql`select claimed_by, used_at is not null as used from discount_tokens`,
    )
    expect(rowsOf(used)).toMatchObject([{ claimed_by: ana.id, used: true }])
  })
})

describe('a subscription at Stripe', () => {
  it('whose renewal fails stays seven days while it is tried again, and goes on when it is paid', async () => {
    await testServer.buy(ana, 'pro')
    const { id } = lastOf(testServer.stripe.books.subscriptions)
    testServer.later(30)
    renew(testServer.stripe.books, id, { fails: true })
    await testServer.deliver()
    expect((await testServer.read(ana)).plan).toMatchObject({
      state: 'past-due',
      paidUntil: '2026-06-07T10:00:00.000Z',
    })
    testServer.later(6)
    expect(await testServer.check(ana)).toMatchObject({ subscribed: true })
    testServer.later(1)
    expect(await testServer.check(ana)).toMatchObject({ subscribed: false })
    renew(testServer.stripe.books, id)
    await testServer.deliver()
    expect(await testServer.check(ana)).toMatchObject({ subscribed: true })
  })

  it('that is not renewed ends at its end, and one that is paid back at once', async () => {
    await testServer.buy(ana, 'pro')
    await testServer.post(ana, 'renewal', { isRenewed: false })
    const sub = lastOf(testServer.stripe.books.subscriptions)
    expect(sub.cancel_at_period_end).toBe(true)
    expect((await testServer.read(ana)).plan).toMatchObject({
      isRenewed: false,
      paidUntil: '2026-05-31T10:00:00.000Z',
    })
    testServer.later(2)
    refund(testServer.stripe.books, lastOf(testServer.stripe.books.charges).id)
    await testServer.deliver()
    expect(await testServer.check(ana)).toMatchObject({ subscribed: false, subscription_tier: 'free' })
    expect(await testServer.read(ana)).toMatchObject({
      plan: { state: 'refunded' },
      receipts: [{ refunded: 799 }],
    })
  })

  it('changes its plan at the price that was told before', async () => {
    await testServer.buy(ana, 'pro')
    testServer.later(15)
    const preview = await testServer.read(ana, '/change/jetsetter-monthly')
    expect(preview).toEqual({
      credit: 500,
      charge: 1000,
      dueNow: 500,
      keptCredit: 0,
      renewsAt: '2026-05-31T10:00:00.000Z',
    })
    expect((await testServer.post(ana, 'change/jetsetter-monthly')).body).toMatchObject({
      subscription_tier: 'Jetsetter',
    })
    expect((await testServer.read(ana)).receipts).toMatchObject([{ amount: 500 }, { amount: 799 }])
    expect((await testServer.post(ana, 'change/jetsetter-monthly')).status).toBe(200)
    expect((await testServer.read(ana)).receipts).toHaveLength(2)
  })

  it('stays as it is when the card is declined', async () => {
    await testServer.buy(ana, 'pro')
    const { id } = lastOf(testServer.stripe.books.subscriptions)
    testServer.stripe.fail((path, method) => (path.endsWith(id) && method === 'POST' ? 'declined' : null))
    const response = await testServer.post(ana, 'change/jetsetter-monthly')
    expect([response.status, response.body.message]).toEqual([
      409,
      'Your card was declined. Your plan didn’t change.',
    ])
    expect(await testServer.check(ana)).toMatchObject({ subscription_tier: 'Globetrotter' })
  })

  it('renews no more beside Lifetime, and paying that back ends it', async () => {
    await testServer.buy(ana, 'pro')
    const sub = lastOf(testServer.stripe.books.subscriptions)
    await testServer.buy(ana, 'lifetime')
    await testServer.deliver()
    expect([await testServer.check(ana), sub.cancel_at_period_end]).toMatchObject([
      { subscription_tier: 'Lifetime' },
      true,
    ])
    refund(testServer.stripe.books, lastOf(testServer.stripe.books.charges).id)
    await testServer.deliver()
    expect(await testServer.check(ana)).toMatchObject({ subscription_tier: 'Globetrotter' })
  })

  it('is managed on the page of Stripe, for every account with a purchase', async () => {
    const portal = async () =>
      (await testServer.server.call(ana, 'POST', '/api/functions/customer-portal', { body: {} })).body.url
    expect(await portal()).toMatch(/\/settings#plan$/)
    await testServer.buy(ana, 'pro')
    expect(await portal()).toMatch(/^https:\/\/billing\.stripe\.test\/cus_/)
  })

  it('has the new address of its account at Stripe, also when the first call fails', async () => {
    await testServer.buy(ana, 'pro')
    const { customer } = lastOf(testServer.stripe.books.subscriptions)
    await testServer.db.transaction(async (within) => {
      await within.execute(sql`update users set email = 'ana.new@example.org' where id = ${ana.id}`)
      await queueCustomerAddress(testServer.server.platform, within, ana.id)
    })
    let tries = 0
    testServer.stripe.fail(() => (++tries < 4 ? 'down' : null))
    await testServer.jobs.drain()
    expect(testServer.stripe.books.customers.get(String(customer))).toMatchObject({
      email: 'ana.new@example.org',
    })
  })

  it('ends with the account, also when the first call to Stripe fails', async () => {
    await testServer.buy(ana, 'pro')
    const { id } = lastOf(testServer.stripe.books.subscriptions)
    await testServer.db.transaction(async (within) => {
      await queueCustomerEnd(testServer.server.platform, within, ana.id)
      await within.execute(sql`delete from users where id = ${ana.id}`)
    })
    let tries = 0
    testServer.stripe.fail(() => (++tries < 4 ? 'down' : null))
    await testServer.jobs.drain()
    expect(testServer.stripe.books.subscriptions.get(id)?.status).toBe('canceled')
    await testServer.deliver()
    expect(
      rowsOf(await testServer.db.execute(sql`select 1 from payment_customers where user_id = ${ana.id}`)),
    ).toEqual([])
  })
})
