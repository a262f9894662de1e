import { type CompensationClaim, deleteClaim } from '@tripwright/domain/claims/compensation'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { Person } from '#platform/http/session-check.ts'
import { openTestServer, type TestServer } from '#platform/http/test-server.ts'
import { makeUser } from '#seeds/make.ts'
import { compensationRoutes } from './index.ts'

let server: TestServer
let ana: Person
let ben: Person
beforeAll(async () => {
  server = await openTestServer(compensationRoutes)
})
afterAll(() => server.close())
beforeEach(async () => {
  server.setNow(new Date('2026-05-03T00:00:00Z'))
  ana = { ...(await makeUser(server.platform)), signedInAt: new Date() }
  ben = { ...(await makeUser(server.platform)), signedInAt: new Date() }
})

const LATE: CompensationClaim = {
  id: '0190a000-0000-7000-8000-000000000001',
  updatedAt: '2026-05-02T10:00:00.000Z',
  isDeleted: false,
  state: 'draft',
  history: [{ state: 'draft', on: '2026-05-02' }],
  title: 'FCO–LHR',
  answers: { departure: 'FCO' },
  details: { name: 'Ada' },
  law: 'EU261',
  article: 'Article 7(1)(a)',
  amount: 25000,
  currency: 'EUR',
  note: '',
}
const sync = async (person: Person | null, claims: object[]) => {
  const { status, body } = await server.call(person, 'POST', '/api/compensation/claims', { body: { claims } })
  return { status, claims: body.claims as CompensationClaim[] }
}

it('gives the claims of a person to their other devices only', async () => {
  expect(await sync(ana, [LATE])).toEqual({ status: 200, claims: [LATE] })
  expect(await sync(ana, [])).toEqual({ status: 200, claims: [LATE] })
  expect(await sync(ben, [])).toEqual({ status: 200, claims: [] })
  // The same id of another person is another claim.
  await sync(ben, [{ ...LATE, title: 'mine' }])
  expect((await sync(ana, [])).claims[0]?.title).toBe('FCO–LHR')
  expect((await sync(null, [])).status).toBe(401)
})

it('lets the later change count, and none from the future win for ever', async () => {
  await sync(ana, [LATE])
  const sent = { ...LATE, state: 'sent', updatedAt: '2026-05-02T11:00:00.000Z' }
  expect((await sync(ana, [sent])).claims[0]?.state).toBe('sent')
  expect((await sync(ana, [LATE])).claims[0]?.state).toBe('sent')
  const ahead = { ...LATE, note: 'ahead', updatedAt: '2099-01-01T00:00:00.000Z' }
  expect((await sync(ana, [ahead])).claims[0]?.updatedAt).toBe('2026-05-03T00:00:00.000Z')
})

it('remembers for 90 days that a claim was taken away, and nothing of what it held', async () => {
  await sync(ana, [LATE])
  const gone = deleteClaim(LATE, '2026-05-02T12:00:00.000Z')
  expect((await sync(ana, [gone])).claims).toEqual([gone])
  server.setNow(new Date('2026-08-05T00:00:00Z'))
  expect((await sync(ana, [])).claims).toEqual([])
})

it.each([
  [{ ...LATE, id: 'x' }],
  [{ ...LATE, state: 'won' }],
  [{ ...LATE, amount: -1 }],
  [{ ...LATE, answers: { departure: 7 } }],
  [{ ...LATE, updatedAt: 'yesterday' }],
])('refuses %j', async (one) => expect((await sync(ana, [one])).status).toBe(400))

it('keeps a hundred at most', async () => {
  const many = (from: number) =>
    Array.from({ length: 60 }, (_, n) => ({
      ...LATE,
      id: `0190a000-0000-7000-8000-${String(from + n).padStart(12, '0')}`,
    }))
  expect((await sync(ana, many(0))).status).toBe(200)
  expect((await sync(ana, many(60))).status).toBe(422)
  expect((await sync(ana, [])).claims).toHaveLength(60)
})
