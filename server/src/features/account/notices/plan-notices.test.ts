import { listNotifications } from '@tripwright/domain/account/notifications'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { notificationsRoutes } from '#features/account/notifications/index.ts'
import { deleteWholeAccount } from '#features/account/profile/index.ts'
import { putSubscription, putTrial, seatsRoutes } from '#features/plans/subscription/index.ts'
import type { Person } from '#platform/http/session-check.ts'
import { openTestServer, type TestServer } from '#platform/http/test-server.ts'
import type { makeFakeMail } from '#platform/mail/mail.fake.ts'
import { mailJob } from '#platform/mail/mail.jobs.ts'
import { makeUser } from '#seeds/make.ts'
import { planNoticesJobs } from './index.ts'

let server: TestServer
const NOW = new Date('2026-05-01T10:00:00Z')
beforeAll(async () => {
  server = await openTestServer([...seatsRoutes, ...notificationsRoutes])
  await server.platform.jobs.start([...planNoticesJobs(server.platform), mailJob(server.platform.mail)])
})
afterAll(() => server.close())

const person = async (name: string): Promise<Person> => ({
  ...(await makeUser(server.platform, { name })),
  signedInAt: new Date(),
})
const drain = () => (server.platform.jobs as unknown as { drain(): Promise<void> }).drain()
const call = (who: Person, method: string, path: string, body?: object) =>
  server.call(who, method, path, body === undefined ? {} : { body })
const told = async (who: Person) => {
  await drain()
  const { body } = await call(who, 'GET', listNotifications.path)
  return listNotifications.output
    .parse(body)
    .notifications.map(({ kind, detail }) => [kind, detail.name])
    .toReversed()
}
async function tell(): Promise<void> {
  const job = planNoticesJobs(server.platform).find(({ name }) => name === 'notices.plans')
  await Promise.all([job?.run({}), job?.run({})])
}

it('tells who pays that a seat was taken and left, and who had it that it ended', async () => {
  const [ana, ben] = [await person('Ana'), await person('Ben')]
  const { db } = server.platform.database
  const plan = { tier: 'Nomad Squad', plan: 'squad', source: 'test', isCancelled: false } as const
  await putSubscription(db, { ...plan, userId: ana.id, endsAt: null, paidUntil: null } as never, NOW)
  const seat = async () => {
    await call(ana, 'POST', '/api/subscription/seats', { email: ben.email })
    await drain()
    const { sent } = server.platform.mail as ReturnType<typeof makeFakeMail>
    const token = /seat_token=([\w-]+)/.exec(sent.at(-1)?.text ?? '')?.[1]
    expect((await call(ben, 'POST', '/api/subscription/seats/take', { token })).status).toBe(200)
  }
  await seat()
  expect(await told(ana)).toEqual([['seat-taken', 'Ben']])
  server.setNow(new Date('2026-05-01T10:01:00Z'))
  await call(ben, 'POST', '/api/subscription/seats/leave')
  expect(await told(ana)).toEqual([
    ['seat-taken', 'Ben'],
    ['seat-left', 'Ben'],
  ])
  await seat()
  const { seats } = (await call(ana, 'GET', '/api/subscription/seats')).body as { seats: [{ id: string }] }
  await call(ana, 'DELETE', `/api/subscription/seats/${seats[0].id}`)
  expect(await told(ben)).toEqual([['seat-ended', undefined]])
})

it('tells once everybody with a seat that the squad ran out, by day, and again when it was renewed and ran out', async () => {
  const [ana, ben] = [await person('Ana'), await person('Ben')]
  const { db } = server.platform.database
  const plan = { tier: 'Nomad Squad', plan: 'squad', source: 'test' } as const
  const endsAt = (at: string) =>
    putSubscription(db, { ...plan, userId: ana.id, endsAt: new Date(at), paidUntil: null }, NOW)
  await endsAt('2026-05-10T03:00:00Z')
  await db.execute(sql`insert into seats (owner_id, email, user_id, invited_at, expires_at, accepted_at) values
    (${ana.id}, ${ben.email}, ${ben.id}, ${NOW.toISOString()}, ${NOW.toISOString()}, ${NOW.toISOString()}),
    (${ana.id}, 'nobody@example.org', null, ${NOW.toISOString()}, ${NOW.toISOString()}, null)`)
  const ended = async (at: string) => {
    server.setNow(new Date(at))
    await tell()
    return (await told(ben)).length
  }
  expect(await ended('2026-05-10T02:59:00Z')).toBe(0)
  // At night.
  expect(await ended('2026-05-10T03:15:00Z')).toBe(0)
  expect(await ended('2026-05-10T09:00:00Z')).toBe(1)
  expect(await ended('2026-05-10T10:00:00Z')).toBe(1)
  await endsAt('2026-06-10T12:00:00Z')
  expect(await ended('2026-06-10T12:00:00Z')).toBe(2)
  expect(await told(ben)).toEqual([
    ['squad-ended', undefined],
    ['squad-ended', undefined],
  ])
  expect(await told(ana)).toEqual([])
})

it('tells whoever has a seat that the account which pays for it is deleted', async () => {
  const [ana, ben] = [await person('Ana'), await person('Ben')]
  const { db } = server.platform.database
  const at = NOW.toISOString()
  await db.execute(sql`insert into seats (owner_id, email, user_id, invited_at, expires_at, accepted_at)
    values (${ana.id}, ${ben.email}, ${ben.id}, ${at}, ${at}, ${at})`)
  await db.transaction((own) => deleteWholeAccount(server.platform, own, ana))
  expect(await told(ben)).toEqual([['squad-ended', undefined]])
})

it('tells once that a trial ends within a day, not to whom has a plan', async () => {
  const [kim, lou] = [await person('Kim'), await person('Lou')]
  const { db } = server.platform.database
  await putTrial(db, kim.id, new Date('2026-05-02T11:00:00Z'), NOW)
  await putTrial(db, lou.id, new Date('2026-05-02T09:00:00Z'), NOW)
  const plan = { tier: 'Jetsetter', plan: 'jetsetter-month', source: 'test', isCancelled: false } as const
  await putSubscription(db, { ...plan, userId: lou.id, endsAt: null, paidUntil: null } as never, NOW)
  await tell()
  expect([await told(kim), await told(lou)]).toEqual([[], []])
  server.setNow(new Date('2026-05-01T12:00:00Z'))
  await tell()
  await tell()
  expect([await told(kim), await told(lou)]).toEqual([[['trial-ending', undefined]], []])
})

it('tells of each failed payment once', async () => {
  const eve = await person('Eve')
  const { db } = server.platform.database
  await db.execute(
    sql`insert into payment_customers (id, source, user_id) values ('cus-eve', 'test', ${eve.id})`,
  )
  await db.execute(sql`insert into purchases (id, customer_id, plan, status, period_start, is_renewed)
    values ('pur-eve', 'cus-eve', 'squad', 'past-due', '2026-04-30', true)`)
  await tell()
  await tell()
  expect(await told(eve)).toEqual([['payment-failed', undefined]])
})
