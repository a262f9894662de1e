import { ROLES, type Role } from '@tripwright/domain/base/roles'
import { afterAll, beforeAll, expect, it } from 'vitest'
import {
  putSubscription,
  putTrial,
  readState,
  subscriptionRoutes,
} from '#features/plans/subscription/index.ts'
import type { Person } from '#platform/http/session-check.ts'
import { openTestServer, type TestServer } from '#platform/http/test-server.ts'
import { makeUser } from '#seeds/make.ts'
import { adminRoutes } from './index.ts'

const NOW = new Date('2026-05-01T10:00:00Z')
const day = (n: number) => new Date(NOW.getTime() + n * 24 * 60 * 60 * 1000)

let server: TestServer
let helper: Person
const db = () => server.platform.database.db
const person = async (role: Role = 'user', email?: string): Promise<Person> => ({
  ...(await makeUser(server.platform, { role, ...(email !== undefined && { email }) })),
  signedInAt: NOW,
})
beforeAll(async () => {
  server = await openTestServer([...adminRoutes, ...subscriptionRoutes])
  helper = await person('support')
  const pay = async (email: string, tier: string, endsAt: Date | null, isCancelled = false) => {
    const { id } = await person('user', email)
    await putSubscription(db(), { userId: id, tier, source: 'stripe', plan: null, endsAt, isCancelled }, NOW)
    return id
  }
  await pay('jet@example.org', 'Jetsetter', day(20))
  await pay('leaving@example.org', 'Jetsetter', day(3), true)
  await pay('life@example.org', 'Lifetime', null)
  const gone = await pay('gone@example.org', 'Globetrotter', day(-2), true)
  await putTrial(db(), gone, day(-90), NOW)
  await putTrial(db(), (await person('user', 'tries@example.org')).id, day(4), NOW)
  await putTrial(db(), (await person('user', 'tried@example.org')).id, day(-1), NOW)
  await person('user', 'never@example.org')
})
afterAll(() => server.close())

const list = async (query = '', who = helper) =>
  (await server.call(who, 'GET', `/api/admin/subscriptions${query}`)).body
const listRows = async (query: string) =>
  Object(await list(query))
    .accounts.map(({ email }: { email: string }) => email)
    .sort()
const grant = (who: Person, id: string) =>
  server.call(who, 'POST', `/api/admin/subscriptions/${id}/trial`, { body: {} })

it('plans and trials are shown to support, admin and owner, and trials given by them alone', async () => {
  for (const role of ROLES) {
    const who = await person(role)
    const may = ['support', 'admin', 'owner'].includes(role)
    expect((await server.call(who, 'GET', '/api/admin/subscriptions')).status, role).toBe(may ? 200 : 403)
    expect((await grant(who, 'nobody')).status, role).toBe(may ? 404 : 403)
  }
})

it('they are counted by what runs now', async () => {
  const { counts } = await list()
  expect(counts).toEqual({ paid: { Jetsetter: 2, Lifetime: 1 }, cancelled: 1, trial: 1, over: 2 })
})

it('each kind is a list of its own, found by the words of an address too', async () => {
  expect(await listRows('')).toHaveLength(6)
  expect(await listRows('?show=paid')).toEqual(['jet@example.org', 'leaving@example.org', 'life@example.org'])
  expect(await listRows('?show=trial')).toEqual(['tries@example.org'])
  expect(await listRows('?show=over')).toEqual(['gone@example.org', 'tried@example.org'])
  expect(await listRows('?words=LIFE')).toEqual(['life@example.org'])
  expect(await listRows('?words=%25')).toEqual([])
  expect(await list('?limit=2')).toMatchObject({ isMore: true, accounts: [{}, {}] })
  expect(await list('?words=leaving')).toMatchObject({
    isMore: false,
    accounts: [
      {
        plan: {
          tier: 'Jetsetter',
          source: 'stripe',
          isCancelled: true,
          isRunning: true,
          endsAt: '2026-05-04T10:00:00.000Z',
        },
        hasSeat: false,
        trialEndsAt: null,
      },
    ],
  })
})

it('a trial that is given runs seven days from now, is written down, and does not double one that runs', async () => {
  const tried = await person('user', 'again@example.org')
  await putTrial(db(), tried.id, day(-30), NOW)
  expect((await grant(helper, tried.id)).body).toEqual({ trialEndsAt: '2026-05-08T10:00:00.000Z' })
  expect(await readState(db(), tried, NOW)).toMatchObject({ is_trial: true, trial_used: true })
  const again = await grant(helper, tried.id)
  expect([again.status, again.body.message]).toEqual([409, 'This account already has a trial or a plan.'])
  const admin = await person('admin')
  const { entries } = (await server.call(admin, 'GET', '/api/admin/audit?limit=1')).body
  expect(entries).toMatchObject([
    { action: 'trial.granted', actor: helper.email, target: tried.email, detail: { until: '2026-05-08' } },
  ])
})

it('a seat counts as a plan, and who pays gets no trial beside it', async () => {
  const payer = await person('user', 'payer@example.org')
  const plan = { userId: payer.id, tier: 'Nomad Squad', source: 'test', plan: null, endsAt: day(9) } as const
  await putSubscription(db(), plan, NOW)
  const guest = await person('user', 'guest@example.org')
  await db().execute(
    `insert into seats (owner_id, email, user_id, invited_at, expires_at, accepted_at)
     values ('${payer.id}', 'guest@example.org', '${guest.id}', now(), now(), now())`,
  )
  expect(await list('?words=guest@')).toMatchObject({ accounts: [{ hasSeat: true, plan: null }] })
  for (const { id } of [payer, guest]) expect((await grant(helper, id)).status).toBe(409)
})
