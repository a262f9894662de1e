import {
  getTrip,
  listTrips,
  MAX_TRIPS,
  type TripChanges,
  type TripOp,
  tripChanges,
} from '@tripwright/domain/trip/sync'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Person } from '#platform/http/session-check.ts'
import { openTestServer, type TestServer } from '#platform/http/test-server.ts'
import { makeTrip, makeTripOp, makeUser, makeUuid } from '#seeds/make.ts'
import { tripsRoutes } from './index.ts'

let server: TestServer
let ana: Person
let ben: Person

beforeAll(async () => {
  server = await openTestServer(tripsRoutes)
})
afterAll(() => server.close())
beforeEach(async () => {
  ana = { ...(await makeUser(server.platform)), signedInAt: new Date() }
  ben = { ...(await makeUser(server.platform)), signedInAt: new Date() }
})

const send = (person: Person | null, id: string, ops: unknown) =>
  server.call(person, 'POST', `/api/trips/${id}/ops`, { body: typeof ops === 'string' ? ops : { ops } })
const change = async (person: Person, id: string, ...ops: TripOp[]): Promise<TripChanges> =>
  tripChanges.parse((await send(person, id, ops)).body)
const get = (person: Person | null, id: string) =>
  server.call(person, 'GET', getTrip.path.replace('{id}', id))
const read = async (person: Person, id: string) => tripChanges.parse((await get(person, id)).body)
const list = async (person: Person, query = '') =>
  listTrips.output.parse((await server.call(person, 'GET', `${listTrips.path}${query}`)).body)

describe('whose rows', () => {
  it('needs a session before anything is said about the input', async () => {
    for (const answer of [await send(null, 'x', {}), await get(null, 'x')])
      expect(answer.body.error).toBe('not-signed-in')
  })

  it('are the own: reading, changing and listing another’s is as if there were none', async () => {
    const { id } = await makeTrip(server.platform, { personId: ana.id })
    expect([(await get(ben, id)).status, (await send(ben, id, [makeTripOp(id)])).status]).toEqual([404, 404])
    expect((await list(ben)).trips).toEqual([])
    expect((await list(ben, `?after=${id}`)).trips).toEqual([])
    expect((await get(ana, makeUuid())).status).toBe(404)
  })

  it('takes no owner and no version from the body', async () => {
    const id = makeUuid()
    await server.call(ana, 'POST', `/api/trips/${id}/ops`, {
      body: { ops: [{ ...makeTripOp(id), userId: ben.id, version: 99 }], userId: ben.id },
    })
    expect((await get(ben, id)).status).toBe(404)
    expect((await read(ana, id)).version).toBe(1)
  })
})

describe('limits', () => {
  const insertTrips = (count: number, isDeleted: boolean) =>
    server.platform.database.db.execute(
      sql`insert into trips (id, user_id, is_deleted) select gen_random_uuid(), ${ana.id}, ${isDeleted} from generate_series(1, ${count})`,
    )

  it('are 500 trips that are not deleted, in words', async () => {
    await insertTrips(MAX_TRIPS - 1, false)
    await insertTrips(20, true)
    const responses = await Promise.all(
      [0, 1, 2].map(() => {
        const id = makeUuid()
        return send(ana, id, [makeTripOp(id)])
      }),
    )
    expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 422, 422])
    expect(responses.find(({ status }) => status === 422)?.body.message).toContain('500 trips')
  })

  it('are 2,000 items in a trip', async () => {
    const { id } = await makeTrip(server.platform, { personId: ana.id, stops: [{ name: 'Pantheon' }] })
    await server.platform.database.db.execute(
      sql`insert into trip_items (trip_id, item_id, kind, version, fields)
          select ${id}, gen_random_uuid(), 'stop', 1, '{"kind":{"value":"visit","version":1,"rivals":[]}}' from generate_series(1, 1998)`,
    )
    const add = () => send(ana, id, [makeTripOp(id, { itemId: makeUuid(), field: 'kind', value: 'visit' })])
    expect((await add()).status).toBe(200)
    const refused = await add()
    expect([refused.status, refused.body.error]).toEqual([422, 'unprocessable'])
    expect(refused.body.message).toContain('2,000')
    expect((await read(ana, id)).items).toHaveLength(2001)
  })

  it('are 200 operations a call', async () => {
    const id = makeUuid()
    const ops = Array.from({ length: 201 }, () => makeTripOp(id))
    expect((await send(ana, id, ops)).status).toBe(400)
    expect((await change(ana, id, ...ops.slice(1))).version).toBe(200)
  })
})

describe('hostile input', () => {
  const id = makeUuid()
  it.each([
    ['no operations', []],
    ['an unknown field', [makeTripOp(id, { field: 'owner' })]],
    ['a field of another kind of item', [makeTripOp(id, { field: 'name' })]],
    ['a prototype', [makeTripOp(id, { field: '__proto__', value: {} })]],
    ['an id that is none', [makeTripOp(id, { itemId: 'x' })]],
    ['another trip than that of the path', [makeTripOp(makeUuid())]],
    ['a heap', [makeTripOp(id, { field: 'request', value: { x: 'x'.repeat(17_000) } })]],
    ['a title of another type', [makeTripOp(id, { value: { $gt: '' } })]],
    ['a number without end', '{"ops":[{"baseVersion":1e400}]}'],
    ['a negative version', [makeTripOp(id, { baseVersion: -1 })]],
    ['half a pair of surrogates', [makeTripOp(id, { value: 'x\ud800' })]],
    ['half a pair deep down', [makeTripOp(id, { field: 'request', value: { a: [{ '\udc00': 1 }] } })]],
    ['a NUL', [makeTripOp(id, { value: 'a\0b' })]],
    ['a date that would not fit', [makeTripOp(id, { field: 'startDate', value: '9999-12-31' })]],
    ['no value', [{ ...makeTripOp(id), value: undefined }]],
    ['an object for a list', { 0: makeTripOp(id) }],
  ])('is refused with words: %s', async (_, ops) => {
    const response = await send(ana, id, ops)
    expect(response.status, JSON.stringify(response.body)).toBe(400)
    expect(response.body).toMatchObject({ error: 'bad-input', message: expect.stringMatching(/\w/) })
    expect(server.log.lines.filter((line) => line.level === 'error')).toEqual([])
  })

  it.each([
    '/api/trips?limit=0',
    '/api/trips?after=1',
    '/api/trips/x',
    `/api/trips/${id}?since=-1`,
    `/api/trips/${id}?since=9e9`,
  ])('in the address %s', async (path) => expect((await server.call(ana, 'GET', path)).status).toBe(400))

  it('finds a trip whose id is written in capitals', async () => {
    const trip = await makeTrip(server.platform, { personId: ana.id })
    expect((await read(ana, trip.id.toUpperCase())).id).toBe(trip.id)
    const upper = makeTripOp(trip.id.toUpperCase(), { value: 'Same' })
    expect((await send(ana, trip.id, [upper])).status).toBe(200)
    expect((await read(ana, trip.id)).items).toHaveLength(1)
  })
})
