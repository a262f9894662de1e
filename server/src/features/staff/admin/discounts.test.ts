import { ROLES, type Role } from '@tripwright/domain/base/roles'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { discountRoutes } from '#features/plans/discount/index.ts'
import type { Person } from '#platform/http/session-check.ts'
import { openTestServer, type TestServer } from '#platform/http/test-server.ts'
import { makeUser } from '#seeds/make.ts'
import { adminRoutes } from './index.ts'

let server: TestServer
const person = async (role: Role): Promise<Person> => ({
  ...(await makeUser(server.platform, { role })),
  signedInAt: new Date(),
})
beforeAll(async () => {
  server = await openTestServer([...adminRoutes, ...discountRoutes])
})
afterAll(() => server.close())

const WISH = { percent: 30, days: 7, count: 3 }
const make = (who: Person | null, body: object = WISH) =>
  server.call(who, 'POST', '/api/admin/discounts', { body })
const list = async (who: Person) => (await server.call(who, 'GET', '/api/admin/discounts')).body.discounts

it('only marketing, admin and owner create discounts', async () => {
  expect((await make(null)).status).toBe(401)
  for (const role of ROLES) {
    const may = ['marketing', 'admin', 'owner'].includes(role)
    expect((await make(await person(role))).status, role).toBe(may ? 200 : 403)
  }
})

it('each link claims one discount, the list shows its account, and the log its creator', async () => {
  const [admin, ana] = [await person('admin'), await person('user')]
  const { urls } = (await make(admin)).body as unknown as { urls: string[] }
  expect(new Set(urls).size).toBe(3)
  const token = urls[0]?.split('/').at(-1)
  const claimed = await server.call(ana, 'POST', `/api/discount/${token}/claim`, { body: {} })
  expect(claimed.body).toEqual({ percent: 30 })
  const discounts = (await list(admin)) as { claimedBy: string | null; expiresAt: string }[]
  expect(discounts.filter(({ claimedBy }) => claimedBy === ana.email)).toHaveLength(1)
  expect(discounts[0]?.expiresAt).toBe('2026-05-08T10:00:00.000Z')
  expect(JSON.stringify(discounts)).not.toContain(token)
  const { entries } = (await server.call(admin, 'GET', '/api/admin/audit?limit=1')).body
  expect(entries).toMatchObject([
    {
      action: 'discounts.made',
      actor: admin.email,
      detail: { percent: '30', days: '7', count: '3' },
    },
  ])
})

it.each([
  { percent: 0 },
  { percent: 101 },
  { percent: 12.5 },
  { days: 0 },
  { days: 366 },
  { count: 0 },
  { count: 51 },
  { count: '3' },
])('%j is refused', async (wrong) => {
  expect((await make(await person('owner'), { ...WISH, ...wrong })).status).toBe(400)
})
