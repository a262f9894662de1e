import { joinTrip, makeLink } from '@tripwright/domain/trip/sharing'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { profileRoutes } from '#features/account/profile/index.ts'
import { tripsJobs } from '#features/trip/sync/index.ts'
import { rowsOf } from '#platform/db/rows.ts'
import type { Person } from '#platform/http/session-check.ts'
import { openTestServer, type TestServer } from '#platform/http/test-server.ts'
import { makeTrip, makeUser } from '#seeds/make.ts'
import { deleteLinksOfGone, sharingRoutes } from './index.ts'

let server: TestServer
let ana: Person
let ben: Person
let tripId: string

beforeAll(async () => {
  server = await openTestServer([...sharingRoutes, ...profileRoutes])
})
afterAll(() => server.close())
beforeEach(async () => {
  server.setNow(new Date('2026-05-01T10:00:00Z'))
  const person = async () => ({
    ...(await makeUser(server.platform)),
    signedInAt: new Date('2026-05-01T10:00:00Z'),
  })
  ;[ana, ben] = [await person(), await person()]
  tripId = (await makeTrip(server.platform, { personId: ana.id })).id
})

const post = (who: Person, path: string, body: unknown = {}) => server.call(who, 'POST', path, { body })
/** Ana shares her trip with Ben; gives the link's secret. */
async function share(): Promise<string> {
  const made = await post(ana, `/api/trips/${tripId}/links`, { access: 'edit' })
  const secret = makeLink.output.parse(made.body).url?.split('#')[1] ?? ''
  expect((await post(ben, joinTrip.path, { secret })).status).toBe(200)
  return secret
}

describe('an account', () => {
  it('finds the own part in what can be downloaded, and its owner the links, without their secrets', async () => {
    const secret = await share()
    const exported = async (who: Person) => Object((await post(who, '/api/account/export')).body.tables)
    const [hers, his] = [await exported(ana), await exported(ben)]
    expect(his.trip_members).toMatchObject([{ trip_id: tripId, user_id: ben.id }])
    expect([his.trip_links, his.trip_items, hers.trip_members]).toEqual([[], [], []])
    expect(hers.trip_links).toMatchObject([{ trip_id: tripId, access: 'edit' }])
    expect(hers.trip_links[0]).not.toHaveProperty('token_hash')
    expect(JSON.stringify([hers, his])).not.toContain(secret)
  })

  it('has no link and nobody in a trip that was deleted 30 days ago', async () => {
    await share()
    const { db } = server.platform.database
    await db.execute(
      sql`update trips set is_deleted = true, deleted_at = '2026-05-01T10:00:00Z' where id = ${tripId}`,
    )
    server.setNow(new Date('2026-06-02T10:00:00Z'))
    for (const job of tripsJobs(server.platform, [deleteLinksOfGone])) await job.run({})
    const left = await db.execute(sql`select trip_id from trip_links where trip_id = ${tripId}
      union all select trip_id from trip_members where trip_id = ${tripId}`)
    expect(rowsOf(left)).toEqual([])
  })

  it('loses the trip with the account of its owner, and leaves it with the own', async () => {
    await share()
    const { db } = server.platform.database
    const rows = async () =>
      rowsOf(
        await db.execute(sql`select (select count(*)::int from trip_links where trip_id = ${tripId}) as links,
        (select count(*)::int from trip_members where trip_id = ${tripId}) as members`),
      )
    await db.execute(sql`delete from users where id = ${ben.id}`)
    expect(await rows()).toEqual([{ links: 1, members: 0 }])
    await db.execute(sql`delete from users where id = ${ana.id}`)
    expect(await rows()).toEqual([{ links: 0, members: 0 }])
  })
})
