import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { rowsOf } from '#platform/db/rows.ts'
import type { Person } from '#platform/http/session-check.ts'
import { lastOf, openStripeTestServer, type StripeTestServer, sessionOf } from '#seeds/stripe-test-server.ts'
import { catalogueEvents } from '#seeds/test-stripe-events.ts'
import { cancel, pay, refund, renew } from '#seeds/test-stripe-payments.ts'
import { syncCustomer } from './customer-sync.service.ts'
import { paymentsOf } from './payments.ts'

const EVENTS = catalogueEvents()
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

describe('an event', { timeout: 20_000 }, () => {
  it('has one effect, however often and at once it comes', async () => {
    pay(testServer.stripe.books, sessionOf((await testServer.begin(ana, {})).body.url))
    const [event] = testServer.stripe.events
    if (!event) throw new Error('nothing was told')
    const responses = await Promise.all(Array.from({ length: 20 }, () => testServer.send(event)))
    expect(responses.map(({ status }) => status)).toEqual(Array(20).fill(200))
    const waiting = await testServer.db.execute(sql`select 1 from fake_jobs where name = 'billing.settle'`)
    expect(rowsOf(waiting)).toHaveLength(1)
    await testServer.jobs.drain()
    await testServer.deliver([...testServer.stripe.events, ...testServer.stripe.events])
    expect((await testServer.read(ana)).receipts).toHaveLength(1)
    expect(testServer.mail.sent).toHaveLength(1)
  })

  it('is refused when Stripe did not sign it, when it is over five minutes old, and when it is ahead', async () => {
    const body = JSON.stringify({
      id: 'evt_1',
      type: 'invoice.paid',
      data: { object: { customer: 'cus_1' } },
    })
    const shifted = (seconds: number) =>
      testServer.stripe.sign(body, new Date(testServer.now().getTime() + seconds * 1000))
    const refused = [
      '',
      'nonsense',
      't=1,v1=00',
      shifted(-301),
      shifted(302),
      testServer.stripe.sign(`${body} `),
    ]
    for (const signature of refused)
      expect((await testServer.hook(body, signature)).status, signature).toBe(400)
    for (const seconds of [-299, 0, 299])
      expect((await testServer.hook(body, shifted(seconds))).status).toBe(200)
    const long = 'x'.repeat(513 * 1024)
    expect((await testServer.hook(long, testServer.stripe.sign(long))).status).toBe(413)
    const nothing = await testServer.hook('"text"', testServer.stripe.sign('"text"'))
    expect([nothing.status, await nothing.json()]).toEqual([
      400,
      { error: 'bad-input', message: 'The signature is valid, but this isn’t an event.' },
    ])
  })

  it('of any type of the catalogue is answered, and changes nothing where it is no purchase', async () => {
    await testServer.jobs.drain()
    for (const { name, body, customer } of EVENTS.filter(({ customer }) => customer === null))
      expect
        .soft([name, customer, (await testServer.hook(body, testServer.stripe.sign(body))).status])
        .toEqual([name, null, 200])
    expect(rowsOf(await testServer.db.execute(sql`select 1 from fake_jobs`))).toEqual([])
  })

  it('of a kind that we use, with data that make no sense, is answered, noted and logged', async () => {
    const body = JSON.stringify({ id: 'evt_odd', type: 'invoice.paid', data: { object: { customer: 7 } } })
    expect((await testServer.hook(body, testServer.stripe.sign(body))).status).toBe(200)
    expect(testServer.server.log.lines).toContainEqual(
      expect.objectContaining({
        level: 'warn',
        msg: 'a payment event does not hold what its kind holds',
      }),
    )
    const noted = await testServer.db.execute(sql`select type from payment_events where id = 'evt_odd'`)
    expect(rowsOf(noted)).toEqual([{ type: 'invoice.paid' }])
  })

  it('of somebody who bought nothing of ours leaves no trace', async () => {
    const body = JSON.stringify({
      id: 'evt_y',
      type: 'invoice.paid',
      data: { object: { customer: 'cus_other' } },
    })
    await testServer.hook(body, testServer.stripe.sign(body))
    await testServer.jobs.drain()
    expect(
      rowsOf(await testServer.db.execute(sql`select 1 from payment_customers where id = 'cus_other'`)),
    ).toEqual([])
  })

  it('may come in any order, twice, and with work in between: the end is the same', {
    timeout: 60_000,
  }, async () => {
    const moves = fc.array(fc.constantFrom('renew', 'fail', 'cancel', 'refund'), { maxLength: 4 })
    await fc.assert(
      fc.asyncProperty(moves, fc.infiniteStream(fc.nat()), async (steps, dice) => {
        testServer.at(new Date('2026-05-01T10:00:00Z'))
        const who = await testServer.person()
        await testServer.buy(who, 'pro')
        const { id } = lastOf(testServer.stripe.books.subscriptions)
        for (const step of steps) {
          testServer.later(30)
          if (step === 'cancel') cancel(testServer.stripe.books, id)
          else if (step === 'refund')
            refund(testServer.stripe.books, lastOf(testServer.stripe.books.charges).id)
          else if (testServer.stripe.books.subscriptions.get(id)?.status !== 'canceled')
            renew(testServer.stripe.books, id, { fails: step === 'fail' })
        }
        const events = testServer.stripe.events.splice(0)
        const draw = (below: number) => (dice.next().value ?? 0) % below
        const shuffled = [...events, ...events].sort(() => draw(3) - 1)
        for (const event of shuffled) {
          await testServer.send(event)
          if (draw(2) === 0) await testServer.jobs.drain()
        }
        await testServer.jobs.drain()
        const [stored, state] = [await testServer.read(who), await testServer.check(who)]
        await syncCustomer(
          testServer.server.platform,
          String(testServer.stripe.books.subscriptions.get(id)?.customer),
        )
        expect([await testServer.read(who), await testServer.check(who)]).toEqual([stored, state])
      }),
      { numRuns: 12 },
    )
  })

  it('that is read late does not undo what was read after it', async () => {
    await testServer.buy(ana, 'pro')
    const { id, customer } = lastOf(testServer.stripe.books.subscriptions)
    const { platform } = testServer.server
    const payments = paymentsOf(platform)
    if (!payments) throw new Error('there are payments')
    const gate = Promise.withResolvers<void>()
    const slow = {
      ...payments,
      readCustomer: async (one: string) => {
        const facts = await payments.readCustomer(one)
        await gate.promise
        return facts
      },
    } as typeof payments
    const first = syncCustomer(platform, customer, slow)
    await expect.poll(() => testServer.stripe.requests.at(-1)).toBe('GET /v1/charges')
    cancel(testServer.stripe.books, id)
    await syncCustomer(platform, customer)
    expect(await testServer.check(ana)).toMatchObject({ subscribed: false })
    gate.resolve()
    await first
    expect(await testServer.check(ana)).toMatchObject({ subscribed: false })
  })
})

describe('a Stripe that fails', { timeout: 20_000 }, () => {
  it.each(['down', 'lies', 'nonsense'] as const)(
    '(%s) is told in words, and the same click goes on later',
    async (fault) => {
      testServer.stripe.fail(() => fault)
      const headers = { 'idempotency-key': `click-${fault}` }
      const refused = await testServer.begin(ana, {}, headers)
      expect([refused.status, refused.body]).toEqual([
        503,
        {
          error: 'unavailable',
          message: 'The payment service isn’t responding. You weren’t charged. Try again in a minute.',
        },
      ])
      testServer.stripe.fail(() => null)
      const [first, second] = [
        await testServer.begin(ana, {}, headers),
        await testServer.begin(ana, {}, headers),
      ]
      expect(first.status).toBe(200)
      expect(second.body.url).toBe(first.body.url)
    },
  )

  it('while an event is worked on delays it and loses nothing', async () => {
    pay(testServer.stripe.books, sessionOf((await testServer.begin(ana, {})).body.url))
    const faults = ['down', 'down', 'lies', 'nonsense', 'lies'] as const
    let requestCount = 0
    testServer.stripe.fail(() => faults[requestCount++] ?? null)
    for (const event of testServer.stripe.events) expect((await testServer.send(event)).status).toBe(200)
    expect(await testServer.check(ana)).toMatchObject({ subscribed: false })
    await testServer.jobs.drain()
    expect(requestCount).toBeGreaterThan(faults.length)
    expect(await testServer.check(ana)).toMatchObject({ subscribed: true })
  })
})
