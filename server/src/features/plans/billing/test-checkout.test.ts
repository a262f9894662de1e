import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { discountRoutes, putDiscount } from '#features/plans/discount/index.ts'
import { putSubscription, subscriptionRoutes } from '#features/plans/subscription/index.ts'
import { rowsOf } from '#platform/db/rows.ts'
import type { Person } from '#platform/http/session-check.ts'
import { openTestServer, type TestServer } from '#platform/http/test-server.ts'
import type { makeFakeJobs } from '#platform/jobs/jobs.fake.ts'
import type { FakeMail } from '#platform/mail/mail.fake.ts'
import { makeUser, makeUuid } from '#seeds/make.ts'
import { billingJobs, billingRoutes, claimPurchases, queueCustomerEnd } from './index.ts'

const NOW = new Date('2026-05-01T10:00:00Z')
const FREE = {
  subscribed: false,
  subscription_tier: 'free',
  subscription_end: null,
  is_trial: false,
  trial_end: null,
  trial_used: false,
}

let server: TestServer
let jobs: ReturnType<typeof makeFakeJobs>
let mail: FakeMail
let ana: Person
const person = async (email?: string): Promise<Person> => ({
  ...(await makeUser(server.platform, email === undefined ? {} : { email })),
  signedInAt: NOW,
})
beforeAll(async () => {
  server = await openTestServer([...subscriptionRoutes, ...billingRoutes, ...discountRoutes])
  // The test platform is made of these fakes.
  jobs = server.platform.jobs as typeof jobs
  mail = server.platform.mail as FakeMail
  await jobs.start(billingJobs(server.platform))
})
afterAll(() => server.close())
beforeEach(async () => {
  server.setNow(NOW)
  ana = await person()
})

const db = () => server.platform.database.db
const check = async (who: Person) =>
  (await server.call(who, 'POST', '/api/functions/check-subscription', { body: {} })).body
const begin = (who: Person | null, body: object, headers = {}) =>
  server.call(who, 'POST', '/api/functions/create-checkout', { body, headers })
const checkoutIdOf = (url: unknown) => new URL(String(url)).searchParams.get('checkout') ?? ''
const post = (who: Person | null, path: string, body: object = {}) =>
  server.call(who, 'POST', `/api/billing/${path}`, { body })
const complete = (who: Person | null, id: string, body = {}) => post(who, `checkouts/${id}/complete`, body)
const read = async (who: Person | null, path = '') =>
  (await server.call(who, 'GET', `/api/billing${path}`)).body
async function buy(who: Person, plan: string): Promise<string> {
  const id = checkoutIdOf((await begin(who, { plan })).body.url)
  expect((await complete(who, id)).status).toBe(200)
  return id
}

describe('the test checkout', () => {
  it.each([
    ['globetrotter-monthly', 799, 'Globetrotter', '2026-06-01T10:00:00.000Z'],
    ['pro', 799, 'Globetrotter', '2026-06-01T10:00:00.000Z'],
    ['jetsetter-yearly', 19_900, 'Jetsetter', '2027-05-01T10:00:00.000Z'],
    ['nomad-squad-monthly', 3199, 'Nomad Squad', '2026-06-01T10:00:00.000Z'],
    ['lifetime', 29_900, 'Lifetime', null],
  ])('sells %s for %i cents', async (plan, amount, tier, end) => {
    const id = checkoutIdOf((await begin(ana, { plan })).body.url)
    expect(await read(ana, `/checkouts/${id}`)).toMatchObject({ amount, isCompleted: false, isGuest: false })
    expect((await complete(ana, id)).body).toEqual({ isCompleted: true })
    expect(await check(ana)).toEqual({
      ...FREE,
      subscribed: true,
      subscription_tier: tier,
      subscription_end: end,
    })
    expect(await read(ana)).toMatchObject({ provider: 'test', receipts: [{ amount, refunded: 0 }] })
    expect((await post(ana, `checkouts/${id}/settle`)).body).toMatchObject({ state: 'paid', isClaimed: true })
  })

  it('completes a purchase once: twenty calls at once and one a month later lengthen nothing', async () => {
    const id = checkoutIdOf((await begin(ana, {})).body.url)
    await Promise.all(Array.from({ length: 20 }, () => complete(ana, id)))
    server.setNow(new Date('2026-05-20T00:00:00Z'))
    await complete(ana, id)
    expect(await check(ana)).toMatchObject({ subscription_end: '2026-06-01T10:00:00.000Z' })
    expect((await read(ana)).receipts).toHaveLength(1)
  })

  it('knows no other plan and never shows the purchase of another account', async () => {
    expect((await begin(ana, { plan: 'explorer' })).status).toBe(400)
    const id = checkoutIdOf((await begin(ana, {})).body.url)
    const ben = await person()
    expect((await server.call(ben, 'GET', `/api/billing/checkouts/${id}`)).status).toBe(404)
    expect((await complete(ben, id)).status).toBe(404)
    expect((await complete(null, id, { email: 'x@example.org' })).status).toBe(404)
    expect((await complete(ana, makeUuid())).status).toBe(404)
  })

  it('leads to one purchase for one Idempotency-Key', async () => {
    const headers = { 'idempotency-key': 'a-click' }
    const [first, second] = [await begin(ana, {}, headers), await begin(ana, {}, headers)]
    expect(first.body.url).toBe(second.body.url)
    expect((await begin(ana, { plan: 'lifetime' }, headers)).status).toBe(409)
  })

  it('mails each payment once, and says that no money moved', async () => {
    await jobs.drain()
    mail.sent.length = 0
    await buy(ana, 'jetsetter-monthly')
    await jobs.drain()
    expect(mail.sent).toHaveLength(1)
    expect(mail.sent[0]).toMatchObject({ to: ana.email, subject: 'Your payment for Jetsetter' })
    expect(mail.sent[0]?.text).toContain('We received $15.99 on May 1, 2026 for Jetsetter.')
    expect(mail.sent[0]?.text).toContain('No card was used and no money was charged')
    await post(ana, 'renewal', { isRenewed: false })
    await jobs.drain()
    expect(mail.sent).toHaveLength(1)
  })

  it('is not there in production: 503 in words, and nothing is kept', { timeout: 30_000 }, async () => {
    const config = { ...server.platform.config, production: true, testSeams: false }
    const shop = await openTestServer(billingRoutes, config)
    const buyer = { ...(await makeUser(shop.platform)), signedInAt: NOW }
    const response = await shop.call(buyer, 'POST', '/api/functions/create-checkout', { body: {} })
    expect([response.status, response.body]).toEqual([
      503,
      {
        error: 'unavailable',
        message: 'Payments aren’t set up here. You weren’t charged.',
      },
    ])
    const rows = await shop.platform.database.db.execute(sql`select 1 from checkouts`)
    expect(rowsOf(rows)).toEqual([])
    await shop.close()
  })
})

describe('a guest', () => {
  it('who does not say to be one makes an account first', async () => {
    expect((await begin(null, {})).body.url).toMatch(/\/auth$/)
  })

  it('buys with an address; the account that proves it later has the plan', async () => {
    const id = checkoutIdOf((await begin(null, { plan: 'lifetime', isGuest: true })).body.url)
    expect((await complete(null, id)).status).toBe(400)
    await jobs.drain()
    mail.sent.length = 0
    expect((await complete(null, id, { email: ' Late@Example.org ' })).status).toBe(200)
    expect((await post(null, `checkouts/${id}/settle`)).body).toMatchObject({
      state: 'paid',
      isClaimed: false,
    })
    await jobs.drain()
    expect(mail.sent[0]).toMatchObject({ to: 'late@example.org' })
    expect(mail.sent[0]?.text).toContain('sign up with this email address and verify it')
    const late = await person('late@example.org')
    expect(await check(late)).toEqual(FREE)
    await db().transaction((within) => claimPurchases(within, late, NOW))
    expect(await check(late)).toMatchObject({ subscribed: true, subscription_tier: 'Lifetime' })
    expect((await post(null, `checkouts/${id}/settle`)).body).toMatchObject({ isClaimed: true })
  })

  it('whose address has a verified account gives the plan to that account at once', async () => {
    const id = checkoutIdOf((await begin(null, { isGuest: true })).body.url)
    await complete(null, id, { email: ana.email.toUpperCase() })
    expect(await check(ana)).toMatchObject({ subscribed: true, subscription_tier: 'Globetrotter' })
  })

  it('pays with the token of a discount, which is used up by it', async () => {
    await putDiscount(db(), { token: 'guest', percent: 50, expiresAt: new Date('2026-06-01T00:00:00Z') })
    const order = { plan: 'lifetime', isGuest: true, discount_token: 'guest' }
    const [left, right] = [await begin(null, order), await begin(null, order)]
    const [first, second] = [checkoutIdOf(left.body.url), checkoutIdOf(right.body.url)]
    expect(await read(null, `/checkouts/${second}`)).toMatchObject({ amount: 14_950, isGuest: true })
    // Of two purchases with one discount only the later one can be paid.
    expect((await complete(null, first, { email: 'g@example.org' })).status).toBe(409)
    expect((await complete(null, second, { email: 'g@example.org' })).status).toBe(200)
    expect((await begin(null, order)).status).toBe(409)
    const look = await server.call(ana, 'GET', '/api/discount/guest')
    expect(look.body.state).toBe('taken')
  })
})

describe('the plan', () => {
  it('that is cancelled stays until its end, can be renewed again before, and is over then', async () => {
    await buy(ana, 'pro')
    expect((await read(ana)).plan).toMatchObject({ state: 'active', isRenewed: true })
    await post(ana, 'renewal', { isRenewed: false })
    expect((await read(ana)).plan).toMatchObject({ isRenewed: false })
    await post(ana, 'renewal', { isRenewed: true })
    expect((await read(ana)).plan).toMatchObject({ isRenewed: true })
    await post(ana, 'renewal', { isRenewed: false })
    server.setNow(new Date('2026-06-01T09:59:59Z'))
    expect(await check(ana)).toMatchObject({ subscribed: true })
    server.setNow(new Date('2026-06-01T10:00:00Z'))
    expect(await check(ana)).toEqual(FREE)
    expect((await post(ana, 'renewal', { isRenewed: true })).status).toBe(409)
  })

  it('renews by itself at the full price, once however often the clock strikes', async () => {
    await buy(ana, 'pro')
    server.setNow(new Date('2026-06-01T11:00:00Z'))
    expect(await check(ana)).toMatchObject({ subscribed: true })
    const [job] = billingJobs(server.platform).filter(({ name }) => name === 'billing.catch-up')
    await job?.run({})
    await job?.run({})
    expect(await check(ana)).toMatchObject({ subscription_end: '2026-07-01T10:00:00.000Z' })
    expect((await read(ana)).receipts).toMatchObject([{ amount: 999 }, { amount: 799 }])
  })

  it('changes at what the preview said, once', async () => {
    await buy(ana, 'pro')
    server.setNow(new Date('2026-05-17T00:00:00Z'))
    const preview = await read(ana, '/change/jetsetter-monthly')
    expect(preview).toMatchObject({ keptCredit: 0, renewsAt: '2026-06-01T10:00:00.000Z' })
    await Promise.all([post(ana, 'change/jetsetter-monthly'), post(ana, 'change/jetsetter-monthly')])
    expect(await check(ana)).toMatchObject({ subscription_tier: 'Jetsetter' })
    expect((await read(ana)).receipts).toMatchObject([{ amount: preview.dueNow }, { amount: 799 }])
    expect((await server.call(ana, 'GET', '/api/billing/change/jetsetter-monthly')).status).toBe(409)
    expect((await server.call(ana, 'GET', '/api/billing/change/lifetime')).status).toBe(422)
  })

  it('is not bought twice, and one for ever ends the renewal of what it makes needless', async () => {
    await buy(ana, 'pro')
    const second = await begin(ana, { plan: 'jetsetter-monthly' })
    expect([second.status, second.body.message]).toEqual([
      409,
      'You already have Globetrotter. Change it in your settings.',
    ])
    await buy(ana, 'lifetime')
    expect(await check(ana)).toMatchObject({ subscription_tier: 'Lifetime', subscription_end: null })
    const rows = await db().execute(
      sql`select is_renewed from purchases p join payment_customers c on c.id = p.customer_id where c.user_id = ${ana.id}`,
    )
    expect(rowsOf(rows).map((row) => row.is_renewed)).toEqual([false, false])
  })

  it('that was given stays when nothing was bought, and gives way to what is', async () => {
    const subscription = {
      userId: ana.id,
      tier: 'Jetsetter',
      plan: null,
      source: 'grant',
      endsAt: null,
    } as const
    await putSubscription(db(), subscription, NOW)
    expect(await check(ana)).toMatchObject({ subscription_tier: 'Jetsetter' })
    expect((await read(ana)).plan).toBeNull()
    await buy(ana, 'nomad-squad-yearly')
    expect(await check(ana)).toMatchObject({ subscription_tier: 'Nomad Squad' })
  })

  it('of a seat is told with the address of who pays for it', async () => {
    const owner = await person()
    expect((await read(ana)).seatOf).toBe(null)
    await db().execute(
      sql`insert into seats (owner_id, email, user_id, invited_at, expires_at) values (${owner.id}, ${ana.email}, ${ana.id}, now(), now())`,
    )
    expect(await read(ana)).toMatchObject({ plan: null, seatOf: owner.email })
  })

  it('is managed in the own settings', async () => {
    const portal = await server.call(ana, 'POST', '/api/functions/customer-portal', { body: {} })
    expect(portal.body.url).toMatch(/\/settings#plan$/)
    const refused = await server.call(null, 'POST', '/api/functions/customer-portal', { body: {} })
    expect([refused.status, refused.body.message]).toEqual([
      401,
      'Please sign in to manage your subscription',
    ])
  })

  it('leaves nothing behind with the account', async () => {
    await buy(ana, 'pro')
    await db().transaction(async (within) => {
      await queueCustomerEnd(server.platform, within, ana.id)
      await within.execute(sql`delete from users where id = ${ana.id}`)
    })
    await jobs.drain()
    for (const table of ['payment_customers', 'test_desk'])
      expect(
        JSON.stringify(rowsOf(await db().execute(sql`select * from ${sql.identifier(table)}`))),
      ).not.toContain(ana.id)
  })
})
