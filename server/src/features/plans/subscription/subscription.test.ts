import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { consumeUsage } from '#features/plans/usage/index.ts'
import { rowsOf } from '#platform/db/rows.ts'
import type { Person } from '#platform/http/session-check.ts'
import { openTestServer, type TestServer } from '#platform/http/test-server.ts'
import { makeUser } from '#seeds/make.ts'
import { putSubscription, startTrial, subscriptionJobs, subscriptionRoutes } from './index.ts'

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
let ana: Person
const person = async (role: Person['role'] = 'user'): Promise<Person> => ({
  ...(await makeUser(server.platform, { role })),
  signedInAt: NOW,
})
beforeAll(async () => {
  server = await openTestServer(subscriptionRoutes)
})
afterAll(() => server.close())
beforeEach(async () => {
  server.setNow(NOW)
  ana = await person()
})

const db = () => server.platform.database.db
const check = async (who: Person) =>
  (await server.call(who, 'POST', '/api/functions/check-subscription', { body: {} })).body
describe('a trial', () => {
  it('runs seven days from its start to the millisecond, and is used up after it', async () => {
    expect(await check(ana)).toEqual(FREE)
    await startTrial(db(), ana.id, 'device-1', NOW)
    const end = '2026-05-08T10:00:00.000Z'
    expect(await check(ana)).toEqual({ ...FREE, is_trial: true, trial_end: end, trial_used: true })
    server.setNow(new Date('2026-05-08T09:59:59.999Z'))
    expect(await check(ana)).toMatchObject({ is_trial: true })
    server.setNow(new Date(end))
    expect(await check(ana)).toEqual({ ...FREE, trial_end: end, trial_used: true })
  })

  it('is given once, however many ask for it at once', async () => {
    await Promise.all(Array.from({ length: 40 }, (_, n) => startTrial(db(), ana.id, `many-${n}`, NOW)))
    const rows = rowsOf(await db().execute(sql`select 1 from trials where user_id = ${ana.id}`))
    expect(rows).toHaveLength(1)
    await startTrial(db(), ana.id, 'another', new Date('2026-06-01T00:00:00Z'))
    expect(await check(ana)).toMatchObject({ trial_end: '2026-05-08T10:00:00.000Z' })
  })

  it('starts once per device, for the first of several accounts', async () => {
    const all = await Promise.all(Array.from({ length: 8 }, () => person()))
    await Promise.all(all.map(({ id }) => startTrial(db(), id, 'shared', NOW)))
    const states = await Promise.all(all.map(check))
    expect(states.filter((state) => state.is_trial)).toHaveLength(1)
    expect(states.every((state) => state.trial_used)).toBe(true)
  })

  it('stays spent for the device when the account is deleted, and is forgotten 30 days after its end', async () => {
    await startTrial(db(), ana.id, 'left-behind', NOW)
    await db().execute(sql`delete from users where id = ${ana.id}`)
    const ben = await person()
    await startTrial(db(), ben.id, 'left-behind', NOW)
    expect(await check(ben)).toMatchObject({ is_trial: false, trial_used: true })
    const jobs = subscriptionJobs({
      database: server.platform.database,
      now: () => new Date('2026-06-07T10:00:01Z'),
    })
    await jobs[0]?.run({})
    const trials = rowsOf(await db().execute(sql`select 1 from trials where device = 'left-behind'`))
    expect(trials).toEqual([])
  })
})

describe('the counters', () => {
  const plans = async (who: Person, times: number) => {
    for (let n = 0; n < times; n++) await consumeUsage(db(), who.id, 'itinerary_generations', NOW)
  }
  it('stop only the free plan at three plans a day', async () => {
    await expect(plans(ana, 4)).rejects.toMatchObject({ code: 'limit-reached' })
    const [trial, paid, owner] = [await person(), await person(), await person('owner')]
    await startTrial(db(), trial.id, null, NOW)
    const tier = { userId: paid.id, tier: 'Jetsetter', plan: null, source: 'grant', endsAt: null } as const
    await putSubscription(db(), tier, NOW)
    for (const one of [trial, paid, owner]) await plans(one, 7)
    await putSubscription(db(), { ...tier, endsAt: NOW }, NOW)
    await expect(plans(paid, 1)).rejects.toMatchObject({ code: 'limit-reached' })
  })
})

describe('the owner', () => {
  it('is never limited', async () => {
    expect(await check(await person('owner'))).toEqual({
      ...FREE,
      subscribed: true,
      subscription_tier: 'admin_unlimited',
    })
  })
})
