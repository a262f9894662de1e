import { MAX_BOOKINGS, MAX_OWN_PLACES } from '@tripwright/domain/trip/itinerary'
import { joinTrip, type LinkAccess, makeLink, openSharedTrip } from '@tripwright/domain/trip/sharing'
import { type TripOp, tripChanges } from '@tripwright/domain/trip/sync'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { tripsRoutes } from '#features/trip/sync/index.ts'
import type { Person } from '#platform/http/session-check.ts'
import { openTestServer, type TestServer } from '#platform/http/test-server.ts'
import { makeTrip, makeTripOp, makeUser, makeUuid } from '#seeds/make.ts'
import { sharingRoutes } from './index.ts'

const FROM = {
  date: '2026-12-31',
  time: '23:30',
  zone: 'Pacific/Auckland',
  place: { name: 'Auckland', lat: -37.008, lon: 174.785, code: 'AKL' },
}
const TO = {
  date: '2026-12-31',
  time: '14:10',
  zone: 'Pacific/Honolulu',
  place: { name: 'Honolulu', lat: 21.324, lon: -157.925, code: 'HNL' },
}
const FLIGHT = {
  kind: 'flight',
  number: 'NZ 10',
  reference: 'QX7RT2',
  seat: '14A',
  people: ['Kim'],
  cost: { amount: 123456, currency: 'NZD' },
  startsAt: FROM,
  endsAt: TO,
}

let server: TestServer
let ana: Person
let ben: Person
let eve: Person
let tripId: string

beforeAll(async () => {
  server = await openTestServer([...tripsRoutes, ...sharingRoutes])
  server.platform.config.addressLimitScale = 1000
})
afterAll(() => server.close())
beforeEach(async () => {
  const person = async () => ({ ...(await makeUser(server.platform)), signedInAt: new Date() })
  ;[ana, ben, eve] = [await person(), await person(), await person()]
  tripId = (await makeTrip(server.platform, { personId: ana.id })).id
})

const send = (who: Person, ops: TripOp[]) =>
  server.call(who, 'POST', `/api/trips/${tripId}/ops`, { body: { ops } })
const add = (who: Person, fields: object, itemId = makeUuid()) =>
  send(
    who,
    Object.entries(fields).map(([field, value]) => makeTripOp(tripId, { itemId, field, value })),
  )
const shareWith = async (access: LinkAccess): Promise<string> => {
  const { body } = await server.call(ana, 'POST', makeLink.path.replace('{id}', tripId), { body: { access } })
  return String(makeLink.output.parse(body).url?.split('#')[1])
}

describe('a booking of a trip', () => {
  it('is kept and read back field by field, by whoever takes part, and by nobody else', async () => {
    expect((await add(ana, FLIGHT)).status).toBe(200)
    const secret = await shareWith('edit')
    await server.call(ben, 'POST', joinTrip.path, { body: { secret } })
    expect((await add(ben, { kind: 'hotel', name: 'The Inn', room: '12' })).status).toBe(200)
    expect((await add(eve, { kind: 'hotel', name: 'Not mine' })).status).toBe(404)
    const answer = await server.call(ana, 'GET', `/api/trips/${tripId}`)
    const bookings = tripChanges.parse(answer.body).items.filter(({ id }) => id !== tripId)
    expect(
      bookings.map(({ fields }) =>
        Object.fromEntries(Object.entries(fields).map(([field, { value }]) => [field, value])),
      ),
    ).toEqual([FLIGHT, { kind: 'hotel', name: 'The Inn', room: '12' }])
    expect((await server.call(eve, 'GET', `/api/trips/${tripId}`)).status).toBe(404)
  })

  it('is told to nobody who has a link to look: no name, no reference, no price, no people', async () => {
    await add(ana, FLIGHT)
    for (const access of ['view', 'edit'] as const) {
      const secret = await shareWith(access)
      const { status, body } = await server.call(null, 'POST', openSharedTrip.path, { body: { secret } })
      expect(status).toBe(200)
      expect(JSON.stringify(body)).not.toMatch(/NZ 10|QX7RT2|14A|Kim|123456|Auckland|Honolulu/)
    }
  })

  it.each([
    ['a zone that there is not', { startsAt: { ...FROM, zone: 'Mars/Olympus' } }],
    ['an offset for a zone', { startsAt: { ...FROM, zone: '+13:00' } }],
    ['a zone of a megabyte', { startsAt: { ...FROM, zone: 'A'.repeat(9000) } }],
    ['a time past midnight', { startsAt: { ...FROM, time: '24:30' } }],
    ['a day that there is not', { startsAt: { ...FROM, date: '2026-02-30' } }],
    ['half a position', { startsAt: { ...FROM, place: { name: 'x', lat: 1 } } }],
    ['a place off the earth', { startsAt: { ...FROM, place: { name: 'x', lat: 91, lon: 0 } } }],
    ['more than an end holds', { startsAt: { ...FROM, evil: true } }],
    ['a text for an end', { endsAt: 'tomorrow' }],
    ['a price in fractions', { cost: { amount: 1.5, currency: 'EUR' } }],
    ['a price in no currency', { cost: { amount: 1, currency: 'euro' } }],
    ['a crowd', { people: Array.from({ length: 41 }, () => 'Kim') }],
    ['a name that is none', { people: [{ $ne: null }] }],
    ['a number as long as a book', { number: 'L'.repeat(41) }],
    ['a field of a stop', { poiId: 'forum' }],
    ['a kind of another item', { kind: 'note' }],
  ])('is refused in words, and kept as it was: %s', async (_, fields) => {
    const itemId = makeUuid()
    await add(ana, FLIGHT, itemId)
    const response = await add(ana, fields, itemId)
    expect(response.status, JSON.stringify(response.body)).toBe(400)
    expect(response.body).toMatchObject({ error: 'bad-input', message: expect.stringMatching(/\w/) })
    expect(server.log.lines.filter((line) => line.level === 'error')).toEqual([])
  })

  it('cannot be a field of a stop, nor a stop a booking', async () => {
    const itemId = makeUuid()
    await add(ana, { kind: 'visit', name: 'Forum' }, itemId)
    expect((await add(ana, { startsAt: FROM }, itemId)).status).toBe(400)
    expect((await add(ana, { kind: 'flight' }, itemId)).status).toBe(400)
  })

  it('is one of a hundred at most', async () => {
    await server.platform.database.db.execute(
      sql`insert into trip_items (trip_id, item_id, kind, version, fields)
          select ${tripId}, gen_random_uuid(), 'booking', 1, '{"kind":{"value":"event","version":1,"rivals":[]}}'
          from generate_series(1, ${MAX_BOOKINGS - 1})`,
    )
    expect((await add(ana, { kind: 'event' })).status).toBe(200)
    const refused = await add(ana, { kind: 'event' })
    expect([refused.status, refused.body.error]).toEqual([422, 'unprocessable'])
    expect(refused.body.message).toContain('100 bookings')
  })
})

describe('a place that somebody added to a trip', () => {
  const MILL = {
    kind: 'place',
    name: 'The old mill',
    location: { lat: 41.9, lon: 12.5, address: 'Via Segreta 7' },
    category: 'landmark',
    hours: 'Mo-Fr 09:00-17:00; Sa-Su off',
    duration: 45,
    price: { amount: 700, currency: 'EUR' },
    isMustSee: true,
    note: 'Ring twice',
  }

  it('is kept and read back by whoever takes part, and by nobody else; readers of a link get it with the plan alone', async () => {
    const itemId = makeUuid()
    expect((await add(ana, MILL, itemId)).status).toBe(200)
    expect((await add(eve, { kind: 'place', name: 'Not mine' })).status).toBe(404)
    const answer = await server.call(ana, 'GET', `/api/trips/${tripId}`)
    const [item] = tripChanges.parse(answer.body).items.filter(({ id }) => id === itemId)
    const values = Object.entries(item?.fields ?? {}).map(([field, { value }]) => [field, value])
    expect(Object.fromEntries(values)).toEqual(MILL)
    const secret = await shareWith('view')
    const open = async () =>
      JSON.stringify((await server.call(null, 'POST', openSharedTrip.path, { body: { secret } })).body)
    expect(await open()).not.toContain('The old mill')
    await add(ana, { kind: 'visit', poiId: `own-${itemId}`, name: 'The old mill', day: '2026-05-01' })
    expect(await open()).toContain('Mo-Fr 09:00-17:00')
    expect(await open()).not.toMatch(/Segreta|Ring twice/)
  })

  it.each([
    ['hours that nobody understands', { hours: 'whenever' }],
    ['an hour that there is not', { hours: 'Mo 09:00-29:00' }],
    ['hours of a megabyte', { hours: Array(300).fill('Mo 09:00-10:00').join('; ') }],
    ['a place off the earth', { location: { lat: 91, lon: 0 } }],
    ['half a position', { location: { lat: 41.9 } }],
    ['a position of words', { location: { lat: '41.9', lon: '12.5' } }],
    ['more than a position holds', { location: { lat: 1, lon: 1, evil: true } }],
    ['a visit of a minute', { duration: 1 }],
    ['a visit of a week', { duration: 10_080 }],
    ['a price in fractions', { price: { amount: 1.5, currency: 'EUR' } }],
    ['a price below nothing', { price: { amount: -1, currency: 'EUR' } }],
    ['a price of a palace', { price: { amount: 1e12, currency: 'EUR' } }],
    ['a category that there is not', { category: 'secret' }],
    ['a word for a flag', { isMustSee: 'yes' }],
    ['a field of a booking', { startsAt: FROM }],
    ['a kind of another item', { kind: 'flight' }],
  ])('is refused in words, and kept as it was: %s', async (_, fields) => {
    const itemId = makeUuid()
    await add(ana, MILL, itemId)
    const response = await add(ana, fields, itemId)
    expect(response.status, JSON.stringify(response.body)).toBe(400)
    expect(response.body).toMatchObject({ error: 'bad-input', message: expect.stringMatching(/\w/) })
  })

  it('is one of fifty at most', async () => {
    await server.platform.database.db.execute(
      sql`insert into trip_items (trip_id, item_id, kind, version, fields)
          select ${tripId}, gen_random_uuid(), 'place', 1, '{"kind":{"value":"place","version":1,"rivals":[]}}'
          from generate_series(1, ${MAX_OWN_PLACES - 1})`,
    )
    expect((await add(ana, MILL)).status).toBe(200)
    const refused = await add(ana, MILL)
    expect([refused.status, refused.body.error]).toEqual([422, 'unprocessable'])
    expect(refused.body.message).toContain('50 places')
  })
})
