import type { ReportedContent } from '@tripwright/domain/support/reports'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { notificationsRoutes } from '#features/account/notifications/index.ts'
import { profileRoutes } from '#features/account/profile/index.ts'
import { reportedReviews } from '#features/site/home/index.ts'
import { rowsOf } from '#platform/db/rows.ts'
import type { Person } from '#platform/http/session-check.ts'
import { openTestServer, type TestServer } from '#platform/http/test-server.ts'
import { makeUser } from '#seeds/make.ts'
import { type Reportable, reportsJobs, reportsRoutes } from './index.ts'

const NOW = new Date('2026-05-01T10:00:00Z')
const DAY_MS = 24 * 60 * 60 * 1000
const WHY = 'It has the phone number of somebody else.'
const NOTHING: Reportable = {
  findPublic: async () => null,
  readText: async () => null,
  takeDown: async () => false,
  restore: async () => false,
}

let server: TestServer
let ana: Person
let ben: Person
let staff: Person
let review: string

const person = async (role?: 'support'): Promise<Person> => ({
  ...(await makeUser(server.platform, role && { role })),
  signedInAt: new Date(),
})
beforeAll(async () => {
  server = await openTestServer([
    ...reportsRoutes({ review: reportedReviews, trip: NOTHING, conversation: NOTHING }),
    ...notificationsRoutes,
    ...profileRoutes,
  ])
  server.platform.config.addressLimitScale = 1
})
afterAll(() => server.close())
beforeEach(async () => {
  server.setNow(NOW)
  for (const table of ['reported_content', 'reviews', 'rate_limits', 'notifications'])
    await db().execute(sql`delete from ${sql.identifier(table)}`)
  ana = await person()
  ben = await person()
  staff = await person('support')
  review = await makeReview(ana)
})

const db = () => server.platform.database.db
async function makeReview({ id }: Person): Promise<string> {
  const made = await db().execute(
    sql`insert into reviews (user_id, rating, body, state) values (${id}, 1, 'Call 555 0100 for drugs.', 'shown') returning id`,
  )
  return String(rowsOf(made)[0]?.id)
}
const report = (who: Person | null, more: object = {}) =>
  server.call(who, 'POST', '/api/reports', {
    body: { kind: 'review', target: review, reason: 'personal', text: 'My number.', ...more },
  })
const list = async (query = '') =>
  (await server.call(staff, 'GET', `/api/admin/reports${query}`)).body as unknown as {
    items: ReportedContent[]
    next: string | null
    counts: object
  }
const only = async (query = '') => {
  const [item] = (await list(query)).items
  if (!item) throw new Error('nothing was reported')
  return item
}
const decide = ({ id, state: from }: ReportedContent, decision: string, reason?: string, by = staff) =>
  server.call(by, 'POST', `/api/admin/reports/${id}/decision`, { body: { decision, from, reason } })
const told = async (who: Person) =>
  (
    (await server.call(who, 'GET', '/api/notifications')).body.notifications as {
      kind: string
      detail: object
    }[]
  ).map(({ kind, detail }) => ({ kind, ...detail }))
const exported = async (who: Person) =>
  (await server.call(who, 'POST', '/api/account/export')).body as { tables: Record<string, object[]> }
const stateOfReview = async () =>
  rowsOf(await db().execute(sql`select state, reason from reviews where id = ${review}`))[0]

describe('a report', () => {
  it('comes from anybody, and staff see what everybody sees, how often, why and by whom', async () => {
    expect((await report(null)).body).toEqual({ isReported: true })
    expect((await report(ben, { reason: 'spam', text: '' })).status).toBe(200)
    expect(await list()).toMatchObject({
      counts: { open: 1, kept: 0, 'taken-down': 0 },
      next: null,
      items: [
        {
          kind: 'review',
          state: 'open',
          owner: ana.email,
          ownerId: ana.id,
          lines: ['1/5', 'Call 555 0100 for drugs.'],
          count: 2,
          reason: null,
        },
      ],
    })
    const reports = (await only()).reports.map(({ by, byCount, reason }) => ({ by, byCount, reason }))
    expect(reports).toHaveLength(2)
    expect(reports).toContainEqual({ by: null, byCount: 0, reason: 'personal' })
    expect(reports).toContainEqual({ by: ben.email, byCount: 1, reason: 'spam' })
  })

  it('is one for each account: a second replaces the first', async () => {
    await report(ben)
    await report(ben, { text: 'And my address.' })
    expect(await only()).toMatchObject({ count: 1, reports: [{ text: 'And my address.', byCount: 1 }] })
  })

  it('needs something that everybody sees, and is not about the own', async () => {
    expect((await report(ben, { target: '00000000-0000-4000-8000-000000000000' })).status).toBe(404)
    expect((await report(ben, { target: "' or true --" })).status).toBe(404)
    expect((await report(ben, { kind: 'trip', target: 'dead' })).status).toBe(404)
    expect((await report(ana)).status).toBe(409)
    await db().execute(sql`update reviews set state = 'hidden'`)
    expect((await report(ben)).body.message).toBe('This is no longer there, so there’s nothing to report.')
    for (const wrong of [{ kind: 'post' }, { reason: 'no' }, { text: 'x'.repeat(2001) }, { target: '' }])
      expect((await report(ben, wrong)).status).toBe(400)
    expect((await list()).items).toEqual([])
  })

  it('does not flood: ten a day of a network of guests, twenty of an account', async () => {
    const statuses = async (who: Person | null, count: number) => {
      const all: number[] = []
      for (let n = 0; n < count; n++) all.push((await report(who)).status)
      return all
    }
    expect((await statuses(null, 11)).filter((status) => status === 429)).toHaveLength(1)
    expect((await statuses(ben, 21)).filter((status) => status === 429)).toHaveLength(1)
    expect((await only()).count).toBe(11)
  })

  it('two at once are one thing with two reports', async () => {
    const eve = await person()
    await Promise.all([report(ben), report(eve), report(null)])
    expect((await list()).items).toHaveLength(1)
    expect((await only()).count).toBe(3)
  })
})

describe('a decision', () => {
  it('takes it down with a reason that its owner reads; the log says who did, and nobody tells the owner who reported', async () => {
    await report(ben)
    expect((await decide(await only(), 'take-down')).status).toBe(400)
    expect((await decide(await only(), 'take-down', 'short')).status).toBe(400)
    expect((await decide(await only(), 'take-down', WHY, ben)).status).toBe(403)
    const { body } = await decide(await only(), 'take-down', WHY)
    expect(body.item).toMatchObject({ state: 'taken-down', reason: WHY })
    expect(await stateOfReview()).toEqual({ state: 'hidden', reason: WHY })
    expect(await told(ana)).toEqual([{ kind: 'review-taken-down', title: '1/5', reason: WHY }])
    expect(await told(ben)).toEqual([{ kind: 'report-upheld' }])
    const log = rowsOf(
      await db().execute(
        sql`select action, actor_id, target_id, detail from audit_log order by id desc limit 1`,
      ),
    )
    expect(log).toEqual([
      {
        action: 'report.take-down',
        actor_id: staff.id,
        target_id: ana.id,
        detail: { kind: 'review', content: review, reason: WHY },
      },
    ])
    expect(JSON.stringify([log, await told(ana), await exported(ana)])).not.toContain(ben.id)
  })

  it('is taken back by bringing it back', async () => {
    await report(ben)
    await decide(await only(), 'take-down', WHY)
    expect((await decide(await only('?state=taken-down'), 'restore')).body.item).toMatchObject({
      state: 'kept',
    })
    expect(await stateOfReview()).toEqual({ state: 'shown', reason: null })
    expect((await told(ana)).map(({ kind }) => kind).toSorted()).toEqual([
      'review-restored',
      'review-taken-down',
    ])
  })

  it('lets it stay: its reporter is told, the same reporter does not open it again, another does', async () => {
    await report(ben)
    await decide(await only(), 'keep')
    expect(await told(ben)).toEqual([{ kind: 'report-kept' }])
    expect(await told(ana)).toEqual([])
    await report(ben)
    expect((await list()).items).toEqual([])
    await report(null)
    expect((await only()).state).toBe('open')
  })

  it('of two at once one counts, and the second is told', async () => {
    await report(ben)
    const item = await only()
    const answers = await Promise.all([decide(item, 'keep'), decide(item, 'take-down', WHY)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  })

  it('on what is gone only closes the report, and tells nobody that it stays', async () => {
    await report(ben)
    await db().execute(sql`delete from reviews`)
    const item = await only()
    expect(item.lines).toBeNull()
    expect((await decide(item, 'take-down', WHY)).status).toBe(422)
    expect((await decide(item, 'keep')).status).toBe(200)
    expect([await told(ana), await told(ben)]).toEqual([[], []])
    expect((await decide({ ...item, id: '00000000-0000-4000-8000-000000000000' }, 'keep')).status).toBe(404)
  })

  it('of a takedown that was written anew and approved is open once somebody reports it', async () => {
    await report(ben)
    await decide(await only(), 'take-down', WHY)
    await db().execute(
      sql`update reviews set state = 'shown', reason = null, body = 'Call 555 0101 instead.'`,
    )
    await report(ben)
    expect(await only()).toMatchObject({ state: 'open', reason: null, decidedAt: null })
  })
})

it('the list is read in pages from the oldest on, each once', async () => {
  const ids: string[] = []
  for (const minute of [3, 1, 2]) {
    server.setNow(new Date(NOW.getTime() + minute * 60_000))
    await report(null, { target: await makeReview(await person()) })
  }
  for (let after = ''; ; ) {
    const { items, next } = await list(`?limit=1${after}`)
    ids.push(...items.map(({ reportedAt }) => reportedAt.slice(14, 16)))
    if (next === null) break
    after = `&after=${next}`
  }
  expect(ids).toEqual(['01', '02', '03'])
})

describe('rows of an account', () => {
  it('are in its export: what it reported, and that its own was taken down', async () => {
    await report(ben)
    await decide(await only(), 'take-down', WHY)
    const [of, by] = [await exported(ana), await exported(ben)]
    expect(of.tables.reported_content).toMatchObject([{ kind: 'review', state: 'taken-down', reason: WHY }])
    expect(of.tables.content_reports).toEqual([])
    expect(by.tables.content_reports).toMatchObject([{ reason: 'personal', text: 'My number.' }])
    expect(by.tables.reported_content).toEqual([])
  })

  it('go with it', async () => {
    await report(ben)
    await db().execute(sql`delete from users where id = ${ben.id}`)
    expect(await only()).toMatchObject({ count: 0, reports: [] })
    await db().execute(sql`delete from users where id = ${ana.id}`)
    expect((await list()).items).toEqual([])
  })
})

it('half a year after the decision what stays is forgotten, and of what is down only that it is', async () => {
  await report(ben)
  await decide(await only(), 'keep')
  const other = await makeReview(await person())
  await report(ben, { target: other })
  await decide(await only(), 'take-down', WHY)
  const [job] = reportsJobs(server.platform)
  await job?.run({})
  expect((await list()).counts).toEqual({ open: 0, kept: 1, 'taken-down': 1 })
  server.setNow(new Date(NOW.getTime() + 181 * DAY_MS))
  await job?.run({})
  expect(await list('?state=taken-down')).toMatchObject({
    counts: { open: 0, kept: 0, 'taken-down': 1 },
    items: [{ count: 0 }],
  })
})
