import { afterAll, beforeAll, expect, it } from 'vitest'
import { putSubscription, startTrial } from '#features/plans/subscription/index.ts'
import { campaignsRoutes } from '#features/plans/trial-mails/index.ts'
import type { Person } from '#platform/http/session-check.ts'
import { openTestServer, type TestServer } from '#platform/http/test-server.ts'
import { makeUser } from '#seeds/make.ts'
import { mailingsRoutes } from './index.ts'

const START = Date.UTC(2026, 4, 1, 10)
let server: TestServer
let staff: Person
const db = () => server.platform.database.db
const person = async (role: 'user' | 'admin' = 'user'): Promise<Person> => ({
  ...(await makeUser(server.platform, { role })),
  signedInAt: new Date(START),
})
beforeAll(async () => {
  server = await openTestServer([...mailingsRoutes, ...campaignsRoutes])
  server.setNow(new Date(START))
  staff = await person('admin')
})
afterAll(() => server.close())

const agree = (who: Person, news = true, language = 'en-GB,en;q=0.8') =>
  server.call(who, 'PUT', '/api/campaigns/mail-choices', {
    body: { news },
    headers: { 'accept-language': language },
  })
const count = async (query = '') =>
  (await server.call(staff, 'GET', `/api/admin/mailing-audience${query}`)).body

it('the audience is exactly the people who agreed, by plan and by language of the consent', async () => {
  const [free, trial, paid] = await Promise.all([person(), person(), person(), person()])
  await startTrial(db(), trial.id, `device ${trial.id}`, new Date(START))
  const plan = { tier: 'Jetsetter', plan: null, source: 'grant', endsAt: null } as const
  await putSubscription(db(), { userId: paid.id, ...plan }, new Date(START))
  expect(await count()).toEqual({ count: 0, languages: [] })
  await agree(free, true, 'de-AT')
  for (const one of [trial, paid]) await agree(one)
  expect(await count()).toEqual({
    count: 3,
    languages: [
      { language: 'en', count: 2 },
      { language: 'de', count: 1 },
    ],
  })
  const counts = ['free', 'trial', 'over', 'paid'].map(async (one) => (await count(`?plan=${one}`)).count)
  expect(await Promise.all(counts)).toEqual([1, 1, 0, 1])
  expect((await count('?language=de')).count).toBe(1)
  server.setNow(new Date(START + 8 * 24 * 60 * 60_000))
  expect([(await count('?plan=over')).count, (await count('?plan=free')).count]).toEqual([1, 2])
  await agree(free, false)
  expect((await count()).count).toBe(2)
})
