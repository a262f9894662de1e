import {
  emptyTrip,
  getTrip,
  listTrips,
  mergeServerChanges,
  type StopFields,
  summarise,
  type TripChanges,
  type TripOp,
  tripChanges,
} from '@tripwright/domain/trip/sync'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { rowsOf } from '#platform/db/rows.ts'
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
  server.setNow(new Date('2026-05-01T10:00:00Z'))
  ana = await person()
  ben = await person()
})

const person = async () => ({ ...(await makeUser(server.platform)), signedInAt: new Date() })
const send = (person: Person, id: string, ops: unknown, headers = {}) =>
  server.call(person, 'POST', `/api/trips/${id}/ops`, { body: { ops }, headers })
const change = async (person: Person, id: string, ...ops: TripOp[]): Promise<TripChanges> => {
  const { status, body } = await send(person, id, ops)
  expect(status, JSON.stringify(body)).toBe(200)
  return tripChanges.parse(body)
}
const get = (person: Person, id: string, query = '') =>
  server.call(person, 'GET', `${getTrip.path.replace('{id}', id)}${query}`)
const read = async (person: Person, id: string, query = '') =>
  tripChanges.parse((await get(person, id, query)).body)
const list = async (person: Person, query = '') => {
  const { body } = await server.call(person, 'GET', `${listTrips.path}${query}`)
  return listTrips.output.parse(body)
}
const stop = (fields: StopFields = {}): StopFields => ({ name: 'Pantheon', day: '2026-05-02', ...fields })

describe('a trip', () => {
  it('is made by the first operation on a new id and answers what it holds', async () => {
    const id = makeUuid()
    const made = await change(
      ana,
      id,
      makeTripOp(id),
      makeTripOp(id, { field: 'startDate', value: '2026-05-01' }),
    )
    expect(made).toMatchObject({ id, version: 2, since: 0 })
    expect(made.items).toEqual([
      {
        id,
        version: 2,
        fields: {
          title: { value: 'Rome', version: 1, rivals: [] },
          startDate: { value: '2026-05-01', version: 2, rivals: [] },
        },
      },
    ])
    expect(await read(ana, id)).toEqual(made)
  })

  it('answers only what changed after a version, and everything to who knows more than there is', async () => {
    const { id, version, stopIds } = await makeTrip(server.platform, {
      personId: ana.id,
      stops: [stop(), stop({ name: 'Trevi' })],
    })
    const [first = ''] = stopIds
    await change(
      ana,
      id,
      makeTripOp(id, { itemId: first, field: 'note', value: 'early', baseVersion: version }),
    )
    expect((await read(ana, id, `?since=${version}`)).items.map((item) => item.id)).toEqual([first])
    expect(await read(ana, id, `?since=${version + 1}`)).toMatchObject({ version: version + 1, items: [] })
    const all = await read(ana, id, '?since=999')
    expect([all.since, all.items.length]).toEqual([0, 3])
  })

  it('answers a change with everything that changed since its maker looked', async () => {
    const { id, version, stopIds } = await makeTrip(server.platform, {
      personId: ana.id,
      stops: [stop(), stop()],
    })
    const [first = '', second = ''] = stopIds
    await change(ana, id, makeTripOp(id, { itemId: first, field: 'note', value: 'a', baseVersion: version }))
    const response = await change(
      ana,
      id,
      makeTripOp(id, { itemId: second, field: 'note', value: 'b', baseVersion: version }),
    )
    expect(response).toMatchObject({ since: version, version: version + 2 })
    expect(response.items.map((item) => item.id)).toEqual([first, second])
  })

  it('keeps both of two values that did not know each other, the later shown', async () => {
    const { id, version } = await makeTrip(server.platform, { personId: ana.id })
    await change(ana, id, makeTripOp(id, { value: 'Paris', baseVersion: version }))
    const [item] = (await change(ana, id, makeTripOp(id, { value: 'Lisbon', baseVersion: version }))).items
    expect(item?.fields.title).toMatchObject({ value: 'Lisbon', rivals: [{ value: 'Paris' }] })
    const chosen = await change(ana, id, makeTripOp(id, { value: 'Paris', baseVersion: version + 2 }))
    expect(chosen.items[0]?.fields.title).toMatchObject({ value: 'Paris', rivals: [] })
  })

  it('keeps what one device wrote in several calls before it heard an answer as one line of thought', async () => {
    const { id, version } = await makeTrip(server.platform, { personId: ana.id })
    const [one, two] = [
      makeTripOp(id, { value: 'P', baseVersion: version }),
      makeTripOp(id, { value: 'Pa', baseVersion: version }),
    ]
    await change(ana, id, one)
    const [item] = (await change(ana, id, { ...two, seen: [one.opId] })).items
    expect(item?.fields.title).toMatchObject({ value: 'Pa', rivals: [] })
  })

  it('keeps a deleted stop out of a whole trip, and gives it back when the deletion is undone', async () => {
    const { id, version, stopIds } = await makeTrip(server.platform, { personId: ana.id, stops: [stop()] })
    const [itemId = ''] = stopIds
    const gone = await change(
      ana,
      id,
      makeTripOp(id, { itemId, field: 'deleted', value: true, baseVersion: version }),
    )
    expect(gone.items).toMatchObject([{ id: itemId, fields: { deleted: { value: true } } }])
    expect((await read(ana, id)).items.map((item) => item.id)).toEqual([id])
    await change(
      ana,
      id,
      makeTripOp(id, { itemId, field: 'deleted', value: false, baseVersion: version + 1 }),
    )
    expect((await read(ana, id)).items).toMatchObject([
      { id },
      { id: itemId, fields: { name: { value: 'Pantheon' } } },
    ])
  })

  it('keeps values of any script, shape and number as they are', async () => {
    const id = makeUuid()
    const title = `'"; drop table trips; -- كتاب 🧭 ${'𝒳'.repeat(20)}`
    const request = { z: 1, a: [null, true, 0.1, 1e-7, { '': 'x' }], text: title }
    await change(
      ana,
      id,
      makeTripOp(id, { value: title }),
      makeTripOp(id, { field: 'request', value: request }),
    )
    const [item] = (await read(ana, id)).items
    expect(item?.fields.title?.value).toBe(title)
    expect(item?.fields.request?.value).toEqual(request)
  })

  it('tells the other tabs of the same person which trip, and nobody else', async () => {
    const events: unknown[] = []
    const listener = { onEvent: (event: unknown) => events.push(event), missed: () => {}, end: () => {} }
    for (const one of [ana, ben]) server.platform.events.subscribe(one.id, listener)
    const id = makeUuid()
    const first = makeTripOp(id)
    await change(ana, id, first)
    await change(ana, id, first)
    const last = makeUuid()
    await change(ana, last, makeTripOp(last))
    const event = (one: string) => ({ person: ana.id, kind: 'trips', id: one })
    await expect.poll(() => events).toEqual([event(id), event(last)])
  })
})

describe('the list', () => {
  it('shows trips newest first with what each comes to, and says the same as the trip itself', async () => {
    const places = [{ name: 'Rome', lat: 41.9, lon: 12.5 }]
    const fields = { title: 'Rome', startDate: '2026-05-01', days: 2, status: 'planned', places } as const
    const stops = [stop(), stop({ day: '2026-05-04' }), stop({ day: '2026-05-09', deleted: true })]
    const { id } = await makeTrip(server.platform, { personId: ana.id, fields, stops })
    const later = await makeTrip(server.platform, { personId: ana.id, now: new Date(Date.now() + 1000) })
    const { trips } = await list(ana)
    expect(trips.map((trip) => trip.id)).toEqual([later.id, id])
    expect(trips[1]).toMatchObject({
      startDate: '2026-05-01',
      endDate: '2026-05-04',
      stops: 2,
      places,
    })
    const local = mergeServerChanges(emptyTrip(id), await read(ana, id))
    expect(local && summarise(local)).toEqual(trips[1])
  })

  it('pages through trips of the same second without losing or doubling one, and leaves out what is deleted', async () => {
    const ids: string[] = []
    for (let n = 0; n < 9; n++)
      ids.push((await makeTrip(server.platform, { personId: ana.id, now: new Date(0) })).id)
    const [gone = ''] = ids
    await change(ana, gone, makeTripOp(gone, { field: 'deleted', value: true }))
    const seen: string[] = []
    for (let after = ''; ; ) {
      const page = await list(ana, `?limit=3${after}`)
      seen.push(...page.trips.map((trip) => trip.id))
      if (page.next === null) break
      after = `&after=${page.next}`
    }
    expect(seen.toSorted()).toEqual(ids.slice(1).toSorted())
    expect(await read(ana, gone)).toMatchObject({
      items: [{ id: gone, fields: { deleted: { value: true } } }],
    })
  })
})

describe('the same operation again', () => {
  it('has one effect: in another call, beside new ones, and twice in one', async () => {
    const id = makeUuid()
    const [one, two] = [makeTripOp(id), makeTripOp(id, { field: 'days', value: 3 })]
    const first = await change(ana, id, one)
    expect(await change(ana, id, one)).toEqual(first)
    expect((await change(ana, id, one, two, two)).version).toBe(2)
  })

  it('has one effect when it arrives many times at once', async () => {
    const id = makeUuid()
    const ops = [makeTripOp(id), makeTripOp(id, { field: 'days', value: 3 })]
    const responses = await Promise.all(Array.from({ length: 12 }, () => change(ana, id, ...ops)))
    expect(new Set(responses.map((response) => response.version))).toEqual(new Set([2]))
  })

  it('gets the same answer under its Idempotency-Key', async () => {
    const id = makeUuid()
    const body = [makeTripOp(id)]
    const key = { 'idempotency-key': 'k1' }
    const [first, again] = [await send(ana, id, body, key), await send(ana, id, body, key)]
    expect(again.body).toEqual(first.body)
    expect((await send(ana, id, [makeTripOp(id)], key)).body.error).toBe('key-reused')
  })

  it('of another person’s trip id says nothing about whose it is', async () => {
    const id = makeUuid()
    const one = makeTripOp(id)
    await change(ana, id, one)
    expect((await send(ben, id, [one])).status).toBe(404)
  })
})

describe('a call', () => {
  it('is applied whole or not at all', async () => {
    const { id, version } = await makeTrip(server.platform, { personId: ana.id })
    const stray = makeTripOp(id, { itemId: makeUuid(), field: 'name', value: 'x', baseVersion: version })
    const response = await send(ana, id, [makeTripOp(id, { value: 'New', baseVersion: version }), stray])
    expect(response.status).toBe(400)
    expect(response.body.issues).toEqual([{ path: 'ops.1', message: 'An item begins with its kind.' }])
    expect((await read(ana, id)).version).toBe(version)
  })

  it('that is refused makes no trip', async () => {
    const id = makeUuid()
    expect(
      (await send(ana, id, [makeTripOp(id, { itemId: makeUuid(), field: 'name', value: 'x' })])).status,
    ).toBe(400)
    expect((await get(ana, id)).status).toBe(404)
    await change(ben, id, makeTripOp(id))
  })

  it('loses nothing among those of 20 connections at once', { timeout: 30_000 }, async () => {
    const id = makeUuid()
    const itemIds = Array.from({ length: 4 }, () => makeUuid())
    const batches = Array.from({ length: 20 }, (_, n) =>
      Array.from({ length: 5 }, (_, m): TripOp[] => {
        const itemId = itemIds[(n + m) % 4] ?? id
        const own = makeUuid()
        return [
          makeTripOp(id, { itemId, field: 'kind', value: 'visit' }),
          makeTripOp(id, { itemId, field: 'note', value: `${n % 10} ${m}` }),
          makeTripOp(id, { itemId: own, field: 'kind', value: 'note' }),
          makeTripOp(id, { itemId: own, field: 'text', value: `${n} ${m}` }),
        ]
      }),
    )
    await Promise.all(
      batches.map(async (own) => {
        for (const ops of own) await change(ana, id, ...ops)
      }),
    )
    const { version, items } = await read(ana, id)
    expect(version).toBe(400)
    const texts = items.map((item) => item.fields.text?.value).filter((text) => text !== undefined)
    expect(texts).toHaveLength(100)
    expect(new Set(texts).size).toBe(100)
    for (const [at, itemId] of itemIds.entries()) {
      const note = items.find((item) => item.id === itemId)?.fields.note
      const values = [note?.value, ...(note?.rivals.map((rival) => rival.value) ?? [])]
      const sent = batches
        .flat()
        .filter(([first]) => first?.itemId === itemIds[at])
        .map((ops) => ops[1]?.value)
      expect(values.toSorted()).toEqual([...new Set(sent)].toSorted())
    }
    const ops = await server.platform.database.db.execute(
      sql`select count(distinct version)::int as versions, max(version) as latest from trip_ops where trip_id = ${id}`,
    )
    expect(rowsOf(ops)).toEqual([{ versions: 400, latest: 400 }])
  })

  it('of two persons who make the same id at once makes it for one of them', async () => {
    const id = makeUuid()
    const responses = await Promise.all([send(ana, id, [makeTripOp(id)]), send(ben, id, [makeTripOp(id)])])
    expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 404])
  })
})
