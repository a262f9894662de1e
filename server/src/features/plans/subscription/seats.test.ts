import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { consumeUsage } from '#features/plans/usage/index.ts'
import type { Person } from '#platform/http/session-check.ts'
import { openTestServer, type TestServer } from '#platform/http/test-server.ts'
import type { makeFakeJobs } from '#platform/jobs/jobs.fake.ts'
import type { FakeMail } from '#platform/mail/mail.fake.ts'
import { mailJob } from '#platform/mail/mail.jobs.ts'
import { linksOf } from '#platform/mail/mail-links.ts'
import { makeUser } from '#seeds/make.ts'
import { putSubscription, SEAT_JOB, seatsRoutes, subscriptionRoutes } from './index.ts'

const NOW = new Date('2026-05-01T10:00:00Z')
const PATH = '/api/subscription/seats'

let server: TestServer
let mail: FakeMail
let jobs: ReturnType<typeof makeFakeJobs>
let owner: Person

beforeAll(async () => {
  server = await openTestServer([...seatsRoutes, ...subscriptionRoutes])
  // The test platform is made of these fakes.
  mail = server.platform.mail as FakeMail
  jobs = server.platform.jobs as typeof jobs
  await jobs.start([mailJob(mail), { name: SEAT_JOB, run: async () => {} }])
})
afterAll(() => server.close())
beforeEach(async () => {
  server.setNow(NOW)
  mail.sent.length = 0
  owner = await person()
  await pay(owner, new Date('2026-06-01T10:00:00Z'))
})

const db = () => server.platform.database.db
const person = async (): Promise<Person> => ({ ...(await makeUser(server.platform)), signedInAt: NOW })
const pay = (who: Person, endsAt: Date | null, tier = 'Nomad Squad') =>
  putSubscription(db(), { userId: who.id, tier, plan: null, source: 'grant', endsAt }, NOW)
const invite = (who: Person, email: string) => server.call(who, 'POST', PATH, { body: { email } })
const list = async (who: Person) => (await server.call(who, 'GET', PATH)).body
const take = (who: Person, token: string) => server.call(who, 'POST', `${PATH}/take`, { body: { token } })
const tierOf = async (who: Person) =>
  (await server.call(who, 'POST', '/api/functions/check-subscription', { body: {} })).body.subscription_tier

/** Invites, and reads the token out of the mail. */
async function mailedToken(email: string): Promise<string> {
  expect((await invite(owner, email)).status).toBe(200)
  await jobs.drain()
  const message = mail.sent.filter(({ to }) => to === email).at(-1)
  const [link = ''] = message ? linksOf(message) : []
  expect(link).toMatch(/\/settings\?seat_token=[\w-]{32}#squad$/)
  return new URL(link).searchParams.get('seat_token') ?? ''
}

describe('an invitation', () => {
  it('goes by mail, is taken once, and gives the whole plan while it is paid', async () => {
    const ben = await person()
    const token = await mailedToken(ben.email)
    expect(await list(owner)).toMatchObject({ places: 5, seats: [{ email: ben.email, isTaken: false }] })
    expect((await take(ben, token)).body).toMatchObject({ places: 0, seats: [], paidBy: owner.email })
    expect((await take(await person(), token)).status).toBe(404)
    expect(await tierOf(ben)).toBe('Nomad Squad')
    for (let n = 0; n < 5; n++) await consumeUsage(db(), ben.id, 'itinerary_generations', NOW)
    await pay(owner, NOW)
    expect(await tierOf(ben)).toBe('free')
    await expect(consumeUsage(db(), ben.id, 'itinerary_generations', NOW)).rejects.toMatchObject({
      code: 'limit-reached',
    })
  })

  it('works for 14 days, and its newest link alone', async () => {
    const old = await mailedToken('late@example.org')
    const token = await mailedToken('late@example.org')
    const ben = await person()
    expect((await take(ben, old)).status).toBe(404)
    server.setNow(new Date('2026-05-15T10:00:00Z'))
    expect((await take(ben, token)).body.message).toBe(
      'This invitation was used, withdrawn or is over 14 days old. Ask for a new one.',
    )
    expect(await list(owner)).toMatchObject({ seats: [] })
  })

  it('needs the payer of the squad, and another address than their own', async () => {
    const jetsetter = await person()
    await pay(jetsetter, null, 'Jetsetter')
    for (const who of [jetsetter, await person()])
      expect((await invite(who, 'a@example.org')).status).toBe(403)
    expect((await invite(owner, owner.email.toUpperCase())).status).toBe(409)
    expect((await invite(owner, 'a@example.org, b@example.org')).status).toBe(400)
    expect(mail.sent).toEqual([])
  })

  it('is not mailed without end', async () => {
    for (let n = 0; n < 3; n++) expect((await invite(owner, 'often@example.org')).status).toBe(200)
    expect((await invite(owner, 'often@example.org')).status).toBe(429)
  })
})

describe('the places', () => {
  it('are five beside the own, however many ask for the last one at once', async () => {
    const responses = await Promise.all(
      Array.from({ length: 12 }, (_, n) => invite(owner, `guest-${n}@example.org`)),
    )
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(5)
    expect(responses.filter(({ status }) => status === 409)).toHaveLength(7)
    expect((await list(owner)).seats).toHaveLength(5)
  })

  it('are taken once when several people open a link at the same moment', async () => {
    const token = await mailedToken('shared@example.org')
    const all = await Promise.all(Array.from({ length: 8 }, person))
    const responses = await Promise.all(all.map((one) => take(one, token)))
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1)
  })

  it('are free again when a member is removed or leaves, which nobody else can do', async () => {
    const [ben, eve] = [await person(), await person()]
    await take(ben, await mailedToken(ben.email))
    const [seat] = (await list(owner)).seats as { id: string }[]
    expect((await server.call(eve, 'DELETE', `${PATH}/${seat?.id}`)).status).toBe(404)
    expect((await server.call(owner, 'DELETE', `${PATH}/${seat?.id}`)).body.seats).toEqual([])
    expect(await tierOf(ben)).toBe('free')
    await take(ben, await mailedToken(ben.email))
    await server.call(ben, 'POST', `${PATH}/leave`, { body: {} })
    expect([await tierOf(ben), (await list(owner)).seats]).toEqual(['free', []])
  })

  it('are one a person, and none of the own squad', async () => {
    const ben = await person()
    const other = await person()
    await pay(other, null)
    await take(ben, await mailedToken(ben.email))
    await invite(other, ben.email)
    await jobs.drain()
    const link = linksOf(mail.sent.at(-1) ?? { html: '', text: '' })[0] ?? ''
    const token = new URL(link).searchParams.get('seat_token') ?? ''
    expect((await take(ben, token)).body.message).toBe('You’re already in a squad. Leave it first.')
    expect((await take(owner, await mailedToken('x@example.org'))).status).toBe(409)
  })
})
