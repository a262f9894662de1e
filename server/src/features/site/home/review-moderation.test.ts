import { ROLES, type Role } from '@tripwright/domain/base/roles'
import type { ModeratedReview } from '@tripwright/domain/site/home'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { adminRoutes } from '#features/staff/admin/index.ts'
import type { Person } from '#platform/http/session-check.ts'
import { openTestServer, type TestServer } from '#platform/http/test-server.ts'
import { makeUser } from '#seeds/make.ts'
import { homeRoutes } from './index.ts'

let server: TestServer
let staff: Record<Role, Person>
const WHY = 'It names another traveller in full.'

const person = async (role: Role = 'user'): Promise<Person> => ({
  ...(await makeUser(server.platform, { role, name: 'Ana Diaz' })),
  signedInAt: new Date(),
})
beforeAll(async () => {
  server = await openTestServer([...homeRoutes, ...adminRoutes])
  const made = await Promise.all(ROLES.map(async (role) => [role, await person(role)] as const))
  staff = Object.fromEntries(made) as typeof staff
})
afterAll(() => server.close())
beforeEach(async () => {
  await server.platform.database.db.execute('delete from reviews')
})

/** A review written this many seconds after ten o'clock. */
async function write(second: number, who?: Person): Promise<Person> {
  const writer = who ?? (await person())
  server.setNow(new Date(Date.UTC(2026, 4, 1, 10, 0, second)))
  const body = { rating: 4, text: `The ferry left when it said it would, ${second} s late.` }
  expect((await server.call(writer, 'POST', '/api/reviews', { body })).status).toBe(200)
  return writer
}
const list = async (query = '', by = staff.support) =>
  (await server.call(by, 'GET', `/api/admin/reviews${query}`)).body as unknown as {
    reviews: ModeratedReview[]
    next: string | null
    counts: object
  }
const judge = ({ id, writtenAt }: ModeratedReview, state: string, reason?: string, by = staff.support) =>
  server.call(by, 'POST', `/api/admin/reviews/${id}/verdict`, { body: { state, writtenAt, reason } })
const only = async (query = '') => {
  const [review] = (await list(query)).reviews
  if (!review) throw new Error('no review is there')
  return review
}
const published = async () =>
  (await server.call(null, 'GET', '/api/reviews')).body.reviews as { text: string }[]

it('support and editors read and judge; everybody else is refused', async () => {
  await write(1)
  for (const role of ROLES) {
    const may = ['owner', 'admin', 'support', 'content_editor'].includes(role)
    const read = await server.call(staff[role], 'GET', '/api/admin/reviews')
    const judged = await judge(await only(), 'waiting', undefined, staff[role])
    expect([read.status, judged.status], role).toEqual(may ? [200, 200] : [403, 403])
  }
})

it('an accepted review is on the home page, and the log says who accepted whose, without its words', async () => {
  const writer = await write(1)
  expect(await published()).toEqual([])
  const response = await judge(await only(), 'shown')
  expect(response.body).toMatchObject({ review: { state: 'shown', name: 'Ana D.', reason: null } })
  expect(await published()).toHaveLength(1)
  const { entries } = (await server.call(staff.admin, 'GET', '/api/admin/audit?limit=1')).body
  expect(entries).toMatchObject([
    {
      action: 'review.judged',
      actor: staff.support.email,
      target: writer.email,
      detail: { from: 'waiting', state: 'shown' },
    },
  ])
  expect(JSON.stringify(entries)).not.toContain('ferry')
})

it('a refusal needs a reason, which its writer and the log are told; written anew, it waits without one', async () => {
  const writer = await write(1)
  const review = await only()
  for (const reason of [undefined, 'short', '          ', 'a'.repeat(501)])
    expect((await judge(review, 'hidden', reason)).status).toBe(400)
  expect((await judge(review, 'hidden', WHY)).status).toBe(200)
  const own = async () => (await server.call(writer, 'GET', '/api/reviews')).body.own
  expect(await own()).toMatchObject({ state: 'hidden', reason: WHY })
  const { entries } = (await server.call(staff.admin, 'GET', '/api/admin/audit?limit=1')).body
  expect(entries).toMatchObject([{ detail: { state: 'hidden', reason: WHY } }])
  expect((await judge(await only('?state=hidden'), 'shown')).body).toMatchObject({ review: { reason: null } })
  await write(2, writer)
  expect(await own()).toMatchObject({ state: 'waiting', reason: null })
})

it('what was written anew since it was read is judged by nobody', async () => {
  const writer = await write(1)
  const read = await only()
  await write(2, writer)
  expect((await judge(read, 'shown')).status).toBe(409)
  expect(await published()).toEqual([])
})

it('pages from what waits longest, each once, and counts every state', async () => {
  for (const second of [3, 1, 2]) await write(second)
  await judge((await list('?limit=2')).reviews[1] as ModeratedReview, 'shown')
  const first = await list('?limit=1')
  expect(first).toMatchObject({ counts: { waiting: 2, shown: 1, hidden: 0 } })
  const second = await list(`?limit=1&after=${first.next}`)
  expect([first, second].map(({ reviews }) => reviews[0]?.text.match(/(\d) s/)?.[1])).toEqual(['1', '3'])
  expect(second.next).toBeNull()
})

it('knows no review that is not there, and reads what it is sent with suspicion', async () => {
  await write(1)
  const review = await only()
  const gone = '00000000-0000-4000-8000-000000000000'
  expect((await judge({ ...review, id: gone }, 'shown')).status).toBe(404)
  expect((await judge({ ...review, id: 'x' }, 'shown')).status).toBe(400)
  expect((await judge({ ...review, writtenAt: 'yesterday' }, 'shown')).status).toBe(400)
  expect((await judge(review, 'burnt')).status).toBe(400)
  expect((await server.call(staff.support, 'GET', '/api/admin/reviews?after=x')).status).toBe(400)
})
