import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { billingJobs, billingRoutes } from '#features/plans/billing/index.ts'
import { rowsOf } from '#platform/db/rows.ts'
import type { Person } from '#platform/http/session-check.ts'
import { openTestServer, type TestServer } from '#platform/http/test-server.ts'
import { makeUser } from '#seeds/make.ts'
import { discountRoutes, putDiscount } from './index.ts'

const NOW = new Date('2026-05-01T10:00:00Z')
let server: TestServer
let ana: Person
let ben: Person
const person = async (): Promise<Person> => ({ ...(await makeUser(server.platform)), signedInAt: NOW })
beforeAll(async () => {
  server = await openTestServer([...discountRoutes, ...billingRoutes])
  await server.platform.jobs.start(billingJobs(server.platform))
})
afterAll(() => server.close())
beforeEach(async () => {
  server.setNow(NOW)
  ana = await person()
  ben = await person()
})

let made = 0
async function give(percent = 25, expiresAt = '2026-06-01T00:00:00Z'): Promise<string> {
  const token = `token-${++made}`
  await putDiscount(server.platform.database.db, { token, percent, expiresAt: new Date(expiresAt) })
  return token
}
const look = async (who: Person | null, token: string) =>
  (await server.call(who, 'GET', `/api/discount/${token}`)).body
const claim = (who: Person, token: string) =>
  server.call(who, 'POST', `/api/discount/${token}/claim`, { body: {} })
async function buy(who: Person, plan: string) {
  const begun = await server.call(who, 'POST', '/api/functions/create-checkout', { body: { plan } })
  const id = new URL(String(begun.body.url)).searchParams.get('checkout')
  const { amount } = (await server.call(who, 'GET', `/api/billing/checkouts/${id}`)).body
  const pay = () => server.call(who, 'POST', `/api/billing/checkouts/${id}/complete`, { body: {} })
  return { amount, pay }
}

describe('a discount', () => {
  it('says what it gives, is claimed by one account, and tells the others so', async () => {
    const token = await give()
    expect(await look(null, token)).toEqual({
      percent: 25,
      expiresAt: '2026-06-01T00:00:00.000Z',
      state: 'free',
    })
    expect((await claim(ana, token)).body).toEqual({ percent: 25 })
    expect((await claim(ana, token)).body).toEqual({ percent: 25 })
    expect((await claim(ben, token)).status).toBe(409)
    expect([(await look(ana, token)).state, (await look(ben, token)).state]).toEqual(['yours', 'taken'])
  })

  it('goes to one of twenty who claim it at once', async () => {
    const token = await give()
    const all = await Promise.all(Array.from({ length: 20 }, () => person()))
    const responses = await Promise.all(all.map((one) => claim(one, token)))
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(responses.filter(({ status }) => status === 409)).toHaveLength(19)
  })

  it('is over to the second', async () => {
    const token = await give(25, '2026-05-01T10:00:00Z')
    expect((await look(null, token)).state).toBe('expired')
    expect((await claim(ana, token)).status).toBe(409)
    server.setNow(new Date('2026-05-01T09:59:59.999Z'))
    expect((await claim(ana, token)).status).toBe(200)
  })

  it('is not found under an unknown token', async () => {
    const { status, body } = await server.call(null, 'GET', '/api/discount/guessed')
    expect([status, body.message]).toEqual([
      404,
      'We couldn’t find this discount. Check that the link is complete.',
    ])
    expect((await claim(ana, 'guessed')).status).toBe(404)
  })

  it('comes off the next payment, rounded in cents, and is used up by it', async () => {
    const token = await give()
    await claim(ana, token)
    const [first, second] = [await buy(ana, 'pro'), await buy(ana, 'lifetime')]
    expect([first.amount, second.amount]).toEqual([599, 22_425])
    // Only the purchase that began last can use it.
    expect((await first.pay()).status).toBe(409)
    expect((await second.pay()).status).toBe(200)
    expect((await look(ana, token)).state).toBe('used')
    expect((await buy(ana, 'nomad-squad-monthly')).amount).toBe(3199)
  })

  it('that gives nothing is told with the price without it, and nothing is begun', async () => {
    const [expired, bens, used] = [await give(25, '2026-04-30T00:00:00Z'), await give(), await give()]
    await claim(ben, bens)
    await claim(ana, used)
    await (await buy(ana, 'pro')).pay()
    const begin = (who: Person | null, discount_token: string, plan = 'jetsetter-yearly') =>
      server.call(who, 'POST', '/api/functions/create-checkout', {
        body: { plan, discount_token, isGuest: who === null },
      })
    const message = (name: string, price: string) =>
      `This discount is used, expired or not yours. You weren’t charged. Without it, ${name} starts at ${price}.`
    expect(await begin(ana, used, 'lifetime')).toMatchObject({
      status: 409,
      body: { error: 'discount-dead', message: message('Lifetime', '$299.00') },
    })
    for (const token of [expired, bens, used, 'guessed'])
      expect.soft(await begin(await person(), token)).toMatchObject({
        status: 409,
        body: { error: 'discount-dead', message: message('Jetsetter', '$199.00') },
      })
    expect(await begin(null, expired, 'globetrotter-monthly')).toMatchObject({
      status: 409,
      body: { error: 'discount-dead', message: message('Globetrotter', '$7.99') },
    })
    // Another discount, claimed before, is still deducted in the price.
    const cara = await person()
    await claim(cara, await give(50))
    expect(await begin(cara, expired)).toMatchObject({ body: { message: message('Jetsetter', '$99.50') } })
    const begun = await server.platform.database.db.execute(
      sql`select 1 from checkouts where user_id = ${cara.id}`,
    )
    expect(rowsOf(begun)).toEqual([])
  })

  it('that is the buyer’s own already comes off, named or not, once and again', async () => {
    const token = await give()
    await claim(ana, token)
    const body = { plan: 'lifetime', discount_token: token }
    for (let n = 0; n < 2; n++)
      expect((await server.call(ana, 'POST', '/api/functions/create-checkout', { body })).status).toBe(200)
  })
})
