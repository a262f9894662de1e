import { getHistory, joinTrip, type MemberRole, makeLink } from '@tripwright/domain/trip/sharing'
import { type TripOp, tripChanges } from '@tripwright/domain/trip/sync'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { profileRoutes } from '#features/account/profile/index.ts'
import { tripsRoutes } from '#features/trip/sync/index.ts'
import { rowsOf } from '#platform/db/rows.ts'
import type { Person } from '#platform/http/session-check.ts'
import { openTestServer, type TestServer } from '#platform/http/test-server.ts'
import { makeTripOp, makeUser, makeUuid } from '#seeds/make.ts'
import { historyRoutes, sharingRoutes } from './index.ts'

let server: TestServer
let ana: Person
let ben: Person
let eve: Person
let tripId: string
let stopId: string

beforeAll(async () => {
  server = await openTestServer([...tripsRoutes, ...sharingRoutes, ...historyRoutes, ...profileRoutes])
  server.platform.config.addressLimitScale = 1000
  await server.platform.jobs.start([])
})
afterAll(() => server.close())
beforeEach(async () => {
  server.setNow(new Date('2026-05-01T10:00:00Z'))
  const person = async (name: string) => ({
    ...(await makeUser(server.platform, { name })),
    signedInAt: new Date('2026-05-01T10:00:00Z'),
  })
  ;[ana, ben, eve] = [await person('Ana'), await person('Ben'), await person('Eve')]
  ;[tripId, stopId] = [makeUuid(), makeUuid()]
  await send(ana, { title: 'Rome' })
  await send(ana, { kind: 'visit', name: 'Forum', note: 'code 4711' }, stopId)
})

const at = (path: string) => `/api/trips/${tripId}${path}`
const call = (who: Person | null, method: string, path: string, body?: object) =>
  server.call(who, method, path, body === undefined ? {} : { body })
const send = (who: Person, fields: object, itemId = tripId) => {
  const ops: TripOp[] = Object.entries(fields).map(([field, value]) =>
    makeTripOp(tripId, { itemId, field, value, baseVersion: 999 }),
  )
  return call(who, 'POST', at('/ops'), { ops })
}
async function join(who: Person, role: MemberRole): Promise<void> {
  const made = await call(ana, 'POST', at('/links'), { access: 'edit', role })
  const secret = makeLink.output.parse(made.body).url?.split('#')[1]
  expect((await call(who, 'POST', joinTrip.path, { secret })).status).toBe(200)
}
const history = async (who: Person, query = '') =>
  getHistory.output.parse((await call(who, 'GET', at(`/history${query}`))).body)
const lines = async (who: Person) =>
  (await history(who)).entries.map(({ by, kind, subject, items }) =>
    [
      by,
      kind,
      ...(subject === null ? [] : [subject]),
      ...items.map((one) => `${one.outcome} ${one.name}`),
    ].join(' '),
  )
const restore = (who: Person, entryId: string | undefined, scope = 'change') =>
  call(who, 'POST', at(`/history/${entryId}/restore`), { scope })
const values = async (itemId: string) => {
  const { items } = tripChanges.parse((await call(ana, 'GET', at(''))).body)
  const fields = items.find(({ id }) => id === itemId)?.fields
  return fields && Object.fromEntries(Object.entries(fields).map(([name, { value }]) => [name, value]))
}

describe('the history of a trip', () => {
  it('says who did what, newest first, for everybody on the trip and nobody else', async () => {
    await join(ben, 'viewer')
    await send(ana, { deleted: true }, stopId)
    const expected = ['Ana changed removed Forum', 'Ben joined', 'Ana changed added Forum', 'Ana made']
    expect([await lines(ana), await lines(ben)]).toEqual([expected, expected])
    expect((await history(ben)).you).toBe('viewer')
    expect((await history(ana)).entries.map(({ isYou }) => isYou)).toEqual([true, false, true, true])
    expect(JSON.stringify(await history(ben))).not.toContain('4711')
    expect((await call(eve, 'GET', at('/history'))).status).toBe(404)
    expect((await call(null, 'GET', at('/history'))).status).toBe(401)
  })

  it('has the coming and going of people and their roles, and whom it was done to', async () => {
    await join(ben, 'viewer')
    const shared = await call(ana, 'GET', at('/sharing'))
    const [{ id }] = shared.body.members as [{ id: string }]
    await call(ana, 'PUT', at(`/members/${id}`), { role: 'editor' })
    await call(ana, 'PUT', at(`/members/${id}`), { role: 'editor' })
    await call(ana, 'DELETE', at(`/members/${id}`))
    expect((await lines(ana)).slice(0, 3)).toEqual(['Ana removed Ben', 'Ana role Ben', 'Ben joined'])
    expect((await call(ben, 'GET', at('/history'))).status).toBe(404)
  })

  it('has a change once, however often it is sent, and nothing of one that is refused or changes nothing', async () => {
    const op = makeTripOp(tripId, { field: 'title', value: 'Roma', baseVersion: 999 })
    for (let n = 0; n < 3; n++) await call(ana, 'POST', at('/ops'), { ops: [op] })
    await send(ana, { title: 'Roma' })
    expect((await send(ana, { startsAt: 'never' }, stopId)).status).toBe(400)
    expect((await send(eve, { title: 'Mine' })).status).toBe(404)
    expect(await lines(ana)).toEqual(['Ana changed changed Roma', 'Ana changed added Forum', 'Ana made'])
  })

  it('has a plan that came in several calls as one entry, which is taken back as a whole', async () => {
    await join(ben, 'editor')
    const now = Date.parse('2026-05-01T10:00:00Z')
    const plan = (who: Person, from: number, count: number, ms: number) => {
      const ops = Array.from({ length: count }, (_, n) =>
        makeTripOp(tripId, {
          opId: makeUuid(new Date(now + ms)),
          itemId: stops[from + (n >> 1)] ?? '',
          ...(n % 2 === 0 ? { field: 'kind', value: 'visit' } : { field: 'name', value: `Stop ${from + n}` }),
          baseVersion: 999,
        }),
      )
      return call(who, 'POST', at('/ops'), { ops })
    }
    const stops = Array.from({ length: 600 }, () => makeUuid())
    await plan(ana, 0, 200, 0)
    await plan(ana, 100, 200, 5)
    await plan(ana, 200, 20, 9)
    const [entry] = (await history(ana)).entries
    expect([entry?.count, (await history(ana)).entries.length]).toEqual([210, 4])
    // Not full before it, of somebody else, or of another moment: another entry.
    await plan(ana, 210, 200, 12)
    await plan(ben, 310, 2, 14)
    await plan(ana, 311, 200, 16)
    await plan(ana, 450, 2, 9000)
    expect((await history(ana)).entries.length).toBe(8)
    await restore(ana, entry?.id)
    const left = await Promise.all([0, 209, 210].map((n) => values(stops[n] ?? '')))
    expect(left).toEqual([undefined, undefined, { kind: 'visit', name: 'Stop 211' }])
  }, 60_000)

  it('tells whose each of two versions is and when, to everybody on the trip and nobody else', async () => {
    await join(ben, 'editor')
    const known = Number((await call(ana, 'GET', at(''))).body.version)
    const write = (who: Person, value: string, when: string) => {
      server.setNow(new Date(when))
      const ops = [makeTripOp(tripId, { field: 'title', value, baseVersion: known })]
      return call(who, 'POST', at('/ops'), { ops })
    }
    await write(ben, 'Roma', '2026-05-01T11:00:00Z')
    await write(ana, 'Rom', '2026-05-01T12:00:00Z')
    const { items } = tripChanges.parse((await call(ana, 'GET', at(''))).body)
    const title = items.find(({ id }) => id === tripId)?.fields.title
    const of = [title?.version, title?.rivals[0]?.version]
    const versions = async (who: Person | null, list: unknown) => call(who, 'GET', at(`/versions?of=${list}`))
    expect((await versions(ben, of)).body.versions).toEqual(
      expect.arrayContaining([
        { version: of[0], by: 'Ana', isYou: false, at: '2026-05-01T12:00:00.000Z' },
        { version: of[1], by: 'Ben', isYou: true, at: '2026-05-01T11:00:00.000Z' },
      ]),
    )
    expect((await versions(ben, '9999999999')).body.versions).toEqual([])
    for (const wrong of ['', 'x', '1,,2', '99999999999', '-1', '1;2'])
      expect((await versions(ben, wrong)).status).toBe(400)
    expect((await versions(eve, of)).status).toBe(404)
    expect((await versions(null, of)).status).toBe(401)
  })

  it('comes in pages', async () => {
    for (let n = 0; n < 3; n++) await send(ana, { title: `Rome ${n}` })
    const first = await history(ana, '?limit=2')
    const second = await history(ana, `?limit=2&before=${first.next}`)
    const third = await history(ana, `?limit=2&before=${second.next}`)
    expect([first, second, third].map(({ entries }) => entries.length)).toEqual([2, 2, 1])
    expect(third.next).toBeNull()
    expect(new Set([first, second, third].flatMap(({ entries }) => entries.map(({ id }) => id))).size).toBe(5)
  })

  it('keeps the newest 500 entries and at most 4 MB of them, the newest always', async () => {
    const { db } = server.platform.database
    await db.execute(sql`insert into trip_history (trip_id, at, kind, changes, bytes)
      select ${tripId}, now(), 'changed', '[]', 2 from generate_series(1, 600)`)
    await send(ana, { title: 'Roma' })
    const count = async () =>
      rowsOf(await db.execute(sql`select count(*)::int as n from trip_history where trip_id = ${tripId}`))[0]
        ?.n
    expect(await count()).toBe(500)
    expect((await lines(ana))[0]).toBe('Ana changed changed Roma')
    await db.execute(sql`insert into trip_history (trip_id, at, kind, changes, bytes)
      select ${tripId}, now(), 'changed', '[]', 3000000 from generate_series(1, 2)`)
    await send(ana, { title: 'Rom' })
    expect(await count()).toBe(2)
    await db.execute(sql`insert into trip_history (trip_id, at, kind, changes, bytes)
      values (${tripId}, now(), 'changed', '[]', 9000000)`)
    await send(ana, { title: 'Rome' })
    expect(await lines(ana)).toEqual(['Ana changed changed Rome'])
  })

  it('goes with the account: what somebody did in a trip of others stays without a name', async () => {
    await join(ben, 'editor')
    await send(ben, { title: 'Roma' })
    const exported = async (who: Person) =>
      Object((await call(who, 'POST', '/api/account/export')).body.tables)
    const [hers, his] = [await exported(ana), await exported(ben)]
    expect(hers.trip_history).toHaveLength(4)
    expect(his.trip_history).toEqual([])
    await call(ben, 'POST', '/api/account/delete', { email: ben.email })
    expect((await lines(ana)).slice(0, 2)).toEqual([' changed changed Roma', ' joined'])
    await call(ana, 'POST', '/api/account/delete', { email: ana.email })
    const left = await server.platform.database.db.execute(
      sql`select 1 from trip_history where trip_id = ${tripId}`,
    )
    expect(rowsOf(left)).toEqual([])
  })
})

describe('a restore', () => {
  it('takes one change back, is a change in the history itself, and can be taken back too', async () => {
    await join(ben, 'editor')
    await send(ben, { deleted: true }, stopId)
    await send(ben, { title: 'Roma' })
    const [, deletion] = (await history(ana)).entries
    expect((await restore(ana, deletion?.id)).status).toBe(200)
    expect(await values(stopId)).toMatchObject({ name: 'Forum', deleted: null })
    expect(await values(tripId)).toMatchObject({ title: 'Roma' })
    const [again] = (await history(ben)).entries
    expect(again).toMatchObject({
      kind: 'restored',
      by: 'Ana',
      items: [{ outcome: 'restored', name: 'Forum' }],
    })
    expect((await restore(ben, again?.id)).status).toBe(200)
    expect(await values(stopId)).toBeUndefined()
  })

  it('takes back everything since, with what was added since', async () => {
    const noteId = makeUuid()
    await send(ana, { title: 'Roma' })
    const [since] = (await history(ana)).entries
    await send(ana, { name: 'Circus' }, stopId)
    await send(ana, { kind: 'note', text: 'Water' }, noteId)
    await send(ana, { title: 'Rom' })
    expect((await restore(ana, since?.id, 'since')).status).toBe(200)
    expect(await values(tripId)).toMatchObject({ title: 'Rome' })
    expect(await values(stopId)).toMatchObject({ name: 'Forum' })
    expect(await values(noteId)).toBeUndefined()
  })

  it('tells all on the trip', async () => {
    await join(ben, 'viewer')
    await send(ana, { title: 'Roma' })
    const events: string[] = []
    const listener = {
      onEvent: ({ kind }: { kind: string }) => events.push(kind),
      missed: () => {},
      end: () => {},
    }
    const end = server.platform.events.subscribe(ben.id, listener)
    await restore(ana, (await history(ana)).entries[0]?.id)
    await expect.poll(() => events.length).toBeGreaterThan(0)
    end()
  })

  it('is refused in words: to viewers, strangers, of another trip, of what was changed again, and of nonsense', async () => {
    await join(ben, 'viewer')
    await send(ana, { title: 'Roma' })
    const [entry] = (await history(ana)).entries
    const refused = await restore(ben, entry?.id)
    expect([refused.status, refused.body.message]).toEqual([403, expect.stringContaining('view this trip')])
    expect((await restore(eve, entry?.id)).status).toBe(404)
    await send(ana, { title: 'Rom' })
    expect((await restore(ana, entry?.id)).status).toBe(409)
    const made = (await history(ana)).entries.at(-1)
    expect((await restore(ana, made?.id)).status).toBe(409)
    const own = tripId
    tripId = makeUuid()
    await send(ana, { title: 'Another' })
    expect((await restore(ana, entry?.id)).status).toBe(404)
    tripId = own
    for (const [id, scope] of [
      [makeUuid(), 'change'],
      ['x', 'change'],
      [entry?.id, 'all'],
    ] as const)
      expect((await restore(ana, id, scope)).status).toBe(id === 'x' || scope === 'all' ? 400 : 404)
    expect(await values(tripId)).toMatchObject({ title: 'Rom' })
  })
})
