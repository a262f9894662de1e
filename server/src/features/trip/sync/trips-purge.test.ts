import { getTrip, type TripOp } from '@tripwright/domain/trip/sync'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { rowsOf } from '#platform/db/rows.ts'
import type { Person } from '#platform/http/session-check.ts'
import { openTestServer, type TestServer } from '#platform/http/test-server.ts'
import { makeTripOp, makeUser, makeUuid } from '#seeds/make.ts'
import { tripsJobs, tripsRoutes } from './index.ts'

let server: TestServer
let ana: Person

beforeAll(async () => {
  server = await openTestServer(tripsRoutes)
})
afterAll(() => server.close())
beforeEach(async () => {
  server.setNow(new Date('2026-05-01T10:00:00Z'))
  ana = { ...(await makeUser(server.platform)), signedInAt: new Date() }
})

const send = async (id: string, ...ops: TripOp[]) =>
  (await server.call(ana, 'POST', `/api/trips/${id}/ops`, { body: { ops } })).status
const get = async (id: string) => (await server.call(ana, 'GET', getTrip.path.replace('{id}', id))).status
const deletion = (id: string, value: boolean) => makeTripOp(id, { field: 'deleted', value, baseVersion: 2 })
const purgeAt = async (now: string) => {
  server.setNow(new Date(now))
  for (const job of tripsJobs(server.platform, [])) await job.run({})
}
const rowsAbout = async (id: string) => {
  const { db } = server.platform.database
  const [trip] = rowsOf(
    await db.execute(sql`select title, version, is_deleted, places, stops from trips where id = ${id}`),
  )
  const [counts] = rowsOf(
    await db.execute(sql`select (select count(*) from trip_items where trip_id = ${id})::int as items,
      (select count(*) from trip_ops where trip_id = ${id})::int as ops`),
  )
  return { trip, counts }
}

async function makeDeleted(): Promise<string> {
  const id = makeUuid()
  expect(await send(id, makeTripOp(id), makeTripOp(id, { field: 'days', value: 3 }))).toBe(200)
  expect(await send(id, deletion(id, true))).toBe(200)
  return id
}

describe('a deleted trip', () => {
  it('keeps its content for 30 days, so that the deletion can be taken back', async () => {
    const id = await makeDeleted()
    await purgeAt('2026-05-31T10:00:00Z')
    expect(await rowsAbout(id)).toMatchObject({ trip: { title: 'Rome' }, counts: { items: 1, ops: 3 } })
    expect(await send(id, deletion(id, false))).toBe(200)
    expect(await get(id)).toBe(200)
    // A second deletion starts the period again.
    expect(await send(id, deletion(id, true))).toBe(200)
    await purgeAt('2026-06-29T10:00:00Z')
    expect(await rowsAbout(id)).toMatchObject({ trip: { title: 'Rome' } })
  })

  it('is erased after that but for its row, and no late device brings it back', async () => {
    const id = await makeDeleted()
    await purgeAt('2026-05-31T10:00:01Z')
    expect(await rowsAbout(id)).toEqual({
      trip: { title: '', version: 3, is_deleted: true, places: [], stops: 0 },
      counts: { items: 0, ops: 0 },
    })
    expect(await get(id)).toBe(404)
    expect(await send(id, deletion(id, false))).toBe(404)
    expect(await send(id, makeTripOp(id, { field: 'title', value: 'Late', baseVersion: 2 }))).toBe(404)
    expect(await rowsAbout(id)).toMatchObject({ trip: { title: '' }, counts: { items: 0, ops: 0 } })
  })

  it('takes no living trip with it', async () => {
    const id = makeUuid()
    expect(await send(id, makeTripOp(id))).toBe(200)
    await makeDeleted()
    await purgeAt('2027-05-01T10:00:00Z')
    expect(await get(id)).toBe(200)
    expect(await rowsAbout(id)).toMatchObject({ trip: { title: 'Rome' }, counts: { items: 1, ops: 1 } })
  })
})
