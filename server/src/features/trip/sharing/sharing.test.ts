import {
  getSharing,
  joinTrip,
  type LinkAccess,
  makeLink,
  openSharedTrip,
  type Sharing,
  sharedTrip,
} from '@tripwright/domain/trip/sharing'
import { listTrips, type TripOp, tripChanges } from '@tripwright/domain/trip/sync'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { tripsRoutes } from '#features/trip/sync/index.ts'
import { rowsOf } from '#platform/db/rows.ts'
import type { Person } from '#platform/http/session-check.ts'
import { openTestServer, type TestServer } from '#platform/http/test-server.ts'
import { makeTrip, makeTripOp, makeUser, makeUuid } from '#seeds/make.ts'
import { sharingRoutes } from './index.ts'

let server: TestServer
let ana: Person
let ben: Person
let eve: Person
let tripId: string
let stopId: string

beforeAll(async () => {
  server = await openTestServer([...tripsRoutes, ...sharingRoutes])
  server.platform.config.addressLimitScale = 1000
})
afterAll(() => server.close())
beforeEach(async () => {
  server.setNow(new Date('2026-05-01T10:00:00Z'))
  ana = await person('Ana Owner')
  ben = await person('Ben Friend')
  eve = await person('Eve Stranger')
  const made = await makeTrip(server.platform, {
    personId: ana.id,
    stops: [{ name: 'Pantheon', note: 'code 4711' }],
  })
  tripId = made.id
  stopId = made.stopIds[0] ?? ''
})

const person = async (name: string): Promise<Person> => ({
  ...(await makeUser(server.platform, { name })),
  signedInAt: new Date(),
})
const post = (who: Person | null, path: string, body: unknown = {}, headers = {}) =>
  server.call(who, 'POST', path, { body, headers })
const remove = (who: Person | null, path: string) => server.call(who, 'DELETE', path)
const at = (path: string) => `/api/trips/${tripId}${path}`
const send = (who: Person, ...ops: TripOp[]) => post(who, at('/ops'), { ops })
const get = (who: Person) => server.call(who, 'GET', at(''))
const titles = async (who: Person) => {
  const { trips } = listTrips.output.parse((await server.call(who, 'GET', listTrips.path)).body)
  return trips.map(({ id, sharedBy }) => [id, sharedBy])
}
const sharingOf = async (who: Person): Promise<Sharing> =>
  getSharing.output.parse((await server.call(who, 'GET', at('/sharing'))).body)

async function link(access: LinkAccess, headers = {}): Promise<string> {
  const response = await post(ana, at('/links'), { access }, headers)
  expect(response.status, JSON.stringify(response.body)).toBe(200)
  return makeLink.output.parse(response.body).url?.split('#')[1] ?? ''
}
const open = (secret: unknown, who: Person | null = null) => post(who, openSharedTrip.path, { secret })
const join = (who: Person | null, secret: string) => post(who, joinTrip.path, { secret })
async function joined(): Promise<string> {
  const secret = await link('edit')
  expect((await join(ben, secret)).status).toBe(200)
  return secret
}

describe('a link', () => {
  it('shows the trip to anybody without what is its owner’s alone, and says by whom it is', async () => {
    await send(
      ana,
      makeTripOp(tripId, { field: 'budget', value: { people: ['Ana', 'Kim'] }, baseVersion: 9 }),
    )
    const response = await open(await link('view'))
    const { by, you, access, trip } = sharedTrip.parse(response.body)
    expect({ by, you, access }).toEqual({ by: 'Ana Owner', you: 'reader', access: 'view' })
    expect(trip.items.map((item) => item.id)).toEqual([tripId, stopId])
    expect(trip.items[1]?.fields.name?.value).toBe('Pantheon')
    expect(JSON.stringify(response.body)).not.toMatch(/4711|Kim|@example/)
  })

  it('has a secret of 192 bits that no table and no log holds, remembered answers included', async () => {
    const secret = await link('view', { 'idempotency-key': 'k1' })
    expect(Buffer.from(secret, 'base64url')).toHaveLength(24)
    await open(secret)
    const { db } = server.platform.database
    const rows = await db.execute(sql`select (select json_agg(l) from trip_links l)::text
      || (select json_agg(k) from idempotency_keys k)::text as text`)
    expect(String(rowsOf(rows)[0]?.text)).toContain(tripId)
    expect(JSON.stringify([rowsOf(rows), server.log.lines])).not.toContain(secret)
  })

  it('that was asked for twice under one key is one link, with the secret that was told last', async () => {
    const [first, again] = [
      await link('view', { 'idempotency-key': 'k2' }),
      await link('view', { 'idempotency-key': 'k2' }),
    ]
    expect((await sharingOf(ana)).links).toHaveLength(1)
    expect([(await open(first)).status, (await open(again)).status]).toEqual([404, 200])
  })

  it('says when it was made and last opened, by others than its owner', async () => {
    const secret = await link('view')
    await open(secret, ana)
    expect((await sharingOf(ana)).links).toMatchObject([
      { access: 'view', madeAt: '2026-05-01T10:00:00.000Z', openedAt: null },
    ])
    server.setNow(new Date('2026-05-03T08:00:00Z'))
    await open(secret)
    expect((await sharingOf(ana)).links[0]?.openedAt).toBe('2026-05-03T08:00:00.000Z')
  })

  it('that is unknown, taken back, of a deleted trip, or only to look when one would join, has one and the same answer', async () => {
    const [gone, alive] = [await link('view'), await link('edit')]
    const [, taken] = (await sharingOf(ana)).links.toReversed().map(({ id }) => id)
    const ofView = await link('view')
    const noJoin = await join(ben, ofView)
    const links = (await sharingOf(ana)).links
    for (const { id, access } of links) if (access === 'view') await remove(ana, at(`/links/${id}`))
    const revoked = await open(gone)
    expect(taken).toBeDefined()
    await send(ana, makeTripOp(tripId, { field: 'deleted', value: true, baseVersion: 9 }))
    const responses = [
      revoked,
      await open(alive),
      await join(ben, alive),
      await open('wrong'),
      noJoin,
      await open('x'.repeat(200)),
    ]
    expect(new Set(responses.map(({ status, body }) => `${status} ${JSON.stringify(body)}`)).size).toBe(1)
    expect(responses[0]?.status).toBe(404)
    // A deletion can be undone, and the links are restored with the trip.
    await send(ana, makeTripOp(tripId, { field: 'deleted', value: false, baseVersion: 10 }))
    expect((await open(alive)).status).toBe(200)
  })

  it.each([[undefined], [''], [{ $ne: '' }], ['x'.repeat(201)], ['a\0b']])(
    'refuses what is no secret in words: %j',
    async (secret) => expect((await open(secret)).status).toBe(400),
  )

  it('is opened so often from one network and no more, right or wrong', async () => {
    server.platform.config.addressLimitScale = 0.025
    const responses = []
    for (let n = 0; n < 5; n++) responses.push(await open('wrong'))
    server.platform.config.addressLimitScale = 1000
    expect(responses.map(({ status }) => status)).toContain(429)
    expect(responses.at(-1)?.headers.get('retry-after')).toMatch(/^\d+$/)
  })

  it('is one of 20 at most', async () => {
    for (let n = 0; n < 20; n++) await link('view')
    const refused = await post(ana, at('/links'), { access: 'view' })
    expect([refused.status, refused.body.message]).toEqual([409, expect.stringContaining('20')])
  })
})

describe('a companion', () => {
  it('joins by a link to change, once, and has the trip in the list marked with its owner', async () => {
    const secret = await joined()
    await join(ben, secret)
    expect(await titles(ben)).toEqual([[tripId, 'Ana Owner']])
    expect(await titles(ana)).toEqual([[tripId, undefined]])
    expect((await sharingOf(ana)).members).toMatchObject([{ name: 'Ben Friend', isYou: false }])
    const seen = await sharingOf(ben)
    expect(seen).toMatchObject({ you: 'editor', by: 'Ana Owner', links: [], members: [{ isYou: true }] })
    expect(sharedTrip.parse((await open(secret, ben)).body).you).toBe('member')
    expect((await join(ana, secret)).body).toEqual({ id: tripId })
    expect((await sharingOf(ana)).members).toHaveLength(1)
  })

  it('is gone for everybody with the account of its owner: a late change of a member begins no trip of theirs', async () => {
    await join(ben, await link('edit'))
    await server.platform.database.db.execute(sql`delete from users where id = ${ana.id}`)
    for (const baseVersion of [9, 0])
      expect(
        (await send(ben, makeTripOp(tripId, { field: 'title', value: 'Mine', baseVersion }))).status,
      ).toBe(404)
    expect(await titles(ben)).toEqual([])
  })

  it('needs an account to join', async () => expect((await join(null, await link('edit'))).status).toBe(401))

  it('sees all of the trip and changes it together with its owner, and nothing of what both send at once is lost', async () => {
    await joined()
    const { version } = tripChanges.parse((await get(ben)).body)
    const batches = Array.from({ length: 8 }, (_, n) => {
      const own = makeUuid()
      return [
        makeTripOp(tripId, { itemId: own, field: 'kind', value: 'note', baseVersion: version }),
        makeTripOp(tripId, { itemId: own, field: 'text', value: `note ${n}`, baseVersion: version }),
        makeTripOp(tripId, { value: `title ${n}`, baseVersion: version }),
      ]
    })
    const responses = await Promise.all(batches.map((ops, n) => send(n % 2 ? ana : ben, ...ops)))
    expect(responses.map(({ status }) => status)).toEqual(Array(8).fill(200))
    const [hers, his] = [tripChanges.parse((await get(ana)).body), tripChanges.parse((await get(ben)).body)]
    expect(hers).toEqual(his)
    expect(hers.items.filter(({ fields }) => String(fields.text?.value).startsWith('note '))).toHaveLength(8)
    const title = hers.items.find(({ id }) => id === tripId)?.fields.title
    expect(title?.rivals).toHaveLength(7)
    expect(hers.items.find(({ id }) => id === stopId)?.fields.note?.value).toBe('code 4711')
  })

  it('is told of what the other changes, and so is the owner; a stranger is told nothing', async () => {
    await joined()
    const receivers: string[] = []
    const listen = (who: Person, name: string) =>
      server.platform.events.subscribe(who.id, {
        onEvent: () => receivers.push(name),
        missed: () => {},
        end: () => {},
      })
    const ends = [listen(ana, 'ana'), listen(ben, 'ben'), listen(eve, 'eve')]
    await send(ben, makeTripOp(tripId, { value: 'Roma', baseVersion: 9 }))
    // An earlier event may arrive only now.
    await expect.poll(() => [...new Set(receivers)].toSorted()).toEqual(['ana', 'ben'])
    for (const end of ends) end()
  })

  it('can do neither what is the owner’s: delete, make and take back links, remove people', async () => {
    await joined()
    const { links, members } = await sharingOf(ana)
    const deletion = await send(
      ben,
      makeTripOp(tripId, { value: 'Gone', baseVersion: 9 }),
      makeTripOp(tripId, { field: 'deleted', value: true, baseVersion: 9 }),
    )
    expect([deletion.status, deletion.body.message]).toEqual([403, expect.stringContaining('owner')])
    expect(
      (await send(ben, makeTripOp(tripId, { itemId: stopId, field: 'deleted', value: true, baseVersion: 9 })))
        .status,
    ).toBe(200)
    const responses = [
      await post(ben, at('/links'), { access: 'edit' }),
      await remove(ben, at(`/links/${links[0]?.id}`)),
      await remove(ben, at(`/members/${members[0]?.id}`)),
    ]
    expect(responses.map(({ status }) => status)).toEqual([404, 404, 404])
    expect(await sharingOf(ana)).toMatchObject({ links: [{}], members: [{}] })
    expect(tripChanges.parse((await get(ana)).body).items[0]?.fields.title?.value).toBe('Three days in Rome')
  })

  it('who is removed is out at once, reads nothing more, and is told so for what comes late; the link is dead too', async () => {
    const secret = await joined()
    const [member] = (await sharingOf(ana)).members
    const events: string[] = []
    const end = server.platform.events.subscribe(ben.id, {
      onEvent: ({ kind, id }) => events.push(`${kind} ${id}`),
      missed: () => {},
      end: () => {},
    })
    expect((await remove(ana, at(`/members/${member?.id}`))).body).toMatchObject({ links: [], members: [] })
    // The event of his joining may arrive only now.
    await expect
      .poll(() => [...new Set(events)].sort())
      .toEqual(['notifications undefined', `trips ${tripId}`])
    end()
    const late = await send(ben, makeTripOp(tripId, { value: 'Late', baseVersion: 9 }))
    expect([late.status, late.body.message]).toEqual([404, expect.stringContaining('no longer')])
    expect((await get(ben)).body.message).toEqual(late.body.message)
    expect((await get(eve)).body.message).not.toEqual(late.body.message)
    expect(await titles(ben)).toEqual([])
    expect((await server.call(ben, 'GET', `${listTrips.path}?after=${tripId}`)).body).toMatchObject({
      trips: [],
    })
    expect((await join(ben, secret)).status).toBe(404)
    expect(await titles(ana)).toHaveLength(1)
  })

  it('leaves, and may come back by a link; the owner cannot leave', async () => {
    const secret = await joined()
    expect((await post(ben, at('/leave'))).status).toBe(200)
    expect([(await get(ben)).status, (await post(ben, at('/leave'))).status]).toEqual([404, 404])
    expect((await post(ana, at('/leave'))).status).toBe(404)
    expect((await join(ben, secret)).status).toBe(200)
    expect((await get(ben)).status).toBe(200)
  })

  it('has no trip any more once its owner deletes it, and has it back when that is taken back', async () => {
    await joined()
    await send(ana, makeTripOp(tripId, { field: 'deleted', value: true, baseVersion: 9 }))
    const late = await send(ben, makeTripOp(tripId, { value: 'Late', baseVersion: 9 }))
    expect([(await get(ben)).status, late.status, await titles(ben)]).toEqual([404, 404, []])
    const stranger = await get(eve)
    expect([(await get(ben)).body.ended, late.body.ended, stranger.body.ended]).toEqual([
      { how: 'deleted', by: 'Ana Owner' },
      { how: 'deleted', by: 'Ana Owner' },
      undefined,
    ])
    await send(ana, makeTripOp(tripId, { field: 'deleted', value: false, baseVersion: 10 }))
    expect(await titles(ben)).toHaveLength(1)
  })
})

describe('a stranger', () => {
  it.each([
    ['GET', '/sharing'],
    ['POST', '/links'],
    ['DELETE', '/links/{link}'],
    ['DELETE', '/members/{member}'],
    ['POST', '/leave'],
  ])('finds no trip with %s %s, though all its ids are known', async (method, path) => {
    await joined()
    const { links, members } = await sharingOf(ana)
    const own = await makeTrip(server.platform, { personId: eve.id })
    const target = path.replace('{link}', links[0]?.id ?? '').replace('{member}', members[0]?.id ?? '')
    const body = method === 'POST' ? { body: { access: 'edit' } } : {}
    const paths = [at(target), ...(target === path ? [] : [`/api/trips/${own.id}${target}`])]
    for (const one of paths) expect((await server.call(eve, method, one, body)).status).toBe(404)
    expect((await server.call(null, method, at(target), body)).status).toBe(401)
    expect(await sharingOf(ana)).toEqual(expect.objectContaining({ links, members }))
  })

  it('cannot keep a trip that is gone for its owner alive by joining it', async () => {
    const secret = await joined()
    await Promise.all([
      join(eve, secret),
      send(ana, makeTripOp(tripId, { field: 'deleted', value: true, baseVersion: 9 })),
    ])
    expect([(await get(eve)).status, (await open(secret)).status]).toEqual([404, 404])
  })
})
