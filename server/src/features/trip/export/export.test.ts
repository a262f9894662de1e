import { makeTripFeed, readTripFile } from '@tripwright/domain/trip/export'
import { joinTrip, makeLink } from '@tripwright/domain/trip/sharing'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { profileRoutes } from '#features/account/profile/index.ts'
import { sharingRoutes } from '#features/trip/sharing/index.ts'
import { tripsJobs, tripsRoutes } from '#features/trip/sync/index.ts'
import { rowsOf } from '#platform/db/rows.ts'
import type { Person } from '#platform/http/session-check.ts'
import { openTestServer, type TestServer } from '#platform/http/test-server.ts'
import { recordSecret } from '#platform/log/test-log-record.ts'
import { makeTrip, makeTripOp, makeUser, makeUuid } from '#seeds/make.ts'
import { calendarFeedsRoutes, deleteFeedsOfGone, exportRoutes } from './index.ts'

const NOW = new Date('2026-05-01T10:00:00Z')
let server: TestServer
let ana: Person
let ben: Person
let tripId: string

beforeAll(async () => {
  server = await openTestServer([
    ...exportRoutes,
    ...calendarFeedsRoutes,
    ...sharingRoutes,
    ...tripsRoutes,
    ...profileRoutes,
  ])
})
afterAll(() => server.close())
beforeEach(async () => {
  server.setNow(NOW)
  const person = async () => ({ ...(await makeUser(server.platform)), signedInAt: NOW })
  ;[ana, ben] = [await person(), await person()]
  tripId = await makeRome(ana)
})

const db = () => server.platform.database.db
/** Three days with a plan: a stop with a note, a flight with its reference, a note, and the people of a budget. */
async function makeRome(owner: Person): Promise<string> {
  const { id, version } = await makeTrip(server.platform, {
    personId: owner.id,
    now: NOW,
    fields: {
      title: 'Rom für "uns"; 東京\r\nX-Evil: 1',
      startDate: '2026-06-01',
      days: 3,
      request: {
        cities: [{ id: 'rome', nights: 2 }],
        startDate: '2026-06-01',
        days: 3,
        travellers: { adults: 2 },
        needs: { diets: ['vegan'] },
      },
      places: [{ id: 'rome', name: 'Rome', lat: 41.9, lon: 12.48 }],
      budget: { people: [{ id: 'k', name: 'Kim Private' }] },
    },
    stops: [
      {
        name: 'Pantheon',
        poiId: 'pantheon',
        lat: 41.8986,
        lon: 12.4769,
        day: '2026-06-01',
        start: '10:00',
        minutes: 60,
        note: 'code 4711',
      },
    ],
  })
  const [note, flight] = [makeUuid(), makeUuid()]
  const end = (date: string, time: string, zone: string, name: string) => ({
    date,
    time,
    zone,
    place: { name, lat: -37, lon: 175 },
  })
  const fields = [
    [note, 'kind', 'note'],
    [note, 'text', 'Kim is allergic'],
    [flight, 'kind', 'flight'],
    [flight, 'number', 'NZ 10'],
    [flight, 'reference', 'QX7RT2'],
    [flight, 'startsAt', end('2026-05-31', '23:30', 'Pacific/Auckland', 'Auckland')],
    [flight, 'endsAt', end('2026-05-31', '09:30', 'Pacific/Honolulu', 'Honolulu')],
  ] as const
  const ops = fields.map(([itemId, field, value]) =>
    makeTripOp(id, { itemId, field, value, baseVersion: version }),
  )
  const changed = await server.call(owner, 'POST', `/api/trips/${id}/ops`, { body: { ops } })
  expect(changed.status).toBe(200)
  return id
}

/** A page of text, with its headers. */
async function get(path: string, person?: Person, headers: Record<string, string> = {}) {
  const response = await server.fetch(path, { headers }, person)
  return { status: response.status, text: await response.text(), headers: response.headers }
}
const exportAs = (format: string, person = ana, more = '') =>
  get(`/api/trips/${tripId}/export?format=${format}${more}`, person)

describe('a trip as a file of the server', () => {
  it.each([
    ['ics', 'text/calendar', 'DTSTART;TZID=Europe/Rome:20260601T100000'],
    ['md', 'text/markdown', 'Walk to Pantheon, about 9 min'],
    ['csv', 'text/csv', '2026-06-01T10:00:00+02:00'],
    ['gpx', 'application/gpx+xml', '<name>Pantheon</name>'],
    ['kml', 'application/vnd.google-earth.kml+xml', '<begin>2026-06-01T10:00:00+02:00</begin>'],
    ['geojson', 'application/geo+json', '"zone": "Europe/Rome"'],
    ['json', 'application/json', '"format": "tripwright-trip"'],
  ])('%s has its media type, a safe name, and the trip', async (format, type, part) => {
    const { status, text, headers } = await exportAs(format)
    expect([status, headers.get('content-type')]).toEqual([200, `${type}; charset=utf-8`])
    expect(text).toContain(part)
    expect(text).toContain('4711')
    expect(text).toContain('QX7RT2')
    const encoded = encodeURIComponent(`tripwright-rom-fur-uns-東京-x-evil-1-2026-06-01.${format}`)
    expect(headers.get('content-disposition')).toContain(`filename*=UTF-8''${encoded}`)
    expect(headers.get('content-disposition')).toMatch(/^attachment; filename="[\w.-]+"; filename\*=/)
    expect(headers.get('cache-control')).toBe('no-store')
  })

  it('reads in again', async () => {
    const read = readTripFile((await exportAs('json')).text)
    expect(read).toMatchObject({ ok: true, file: { counts: { stops: 1, notes: 1, bookings: 1 } } })
  })

  it('has for readers what a shared link has: no notes, budget, needs or bookings', async () => {
    for (const format of ['ics', 'md', 'csv', 'gpx', 'kml', 'geojson', 'json']) {
      const { text } = await exportAs(format, ana, '&audience=readers')
      expect(text, format).toContain('Pantheon')
      expect(text, format).not.toMatch(/4711|allergic|Kim|QX7RT2|NZ 10|vegan/)
    }
  })

  it('is not there for others, guests, or of a deleted trip; a wrong format is refused', async () => {
    expect((await exportAs('md', ben)).status).toBe(404)
    expect((await get(`/api/trips/${tripId}/export?format=md`)).status).toBe(401)
    expect([(await exportAs('pdf')).status, (await exportAs('')).status]).toEqual([400, 400])
    const op = makeTripOp(tripId, { field: 'deleted', value: true, baseVersion: 99 })
    await server.call(ana, 'POST', `/api/trips/${tripId}/ops`, { body: { ops: [op] } })
    expect((await exportAs('md')).status).toBe(404)
  })

  it('of a trip without a plan has its stops, without times', async () => {
    const { id } = await makeTrip(server.platform, {
      personId: ana.id,
      stops: [{ name: 'Mill', lat: 1, lon: 2, day: '2026-06-01' }],
    })
    const files = ['ics', 'md', 'csv', 'gpx', 'kml', 'geojson'].map((format) =>
      get(`/api/trips/${id}/export?format=${format}`, ana),
    )
    for (const { status, text } of await Promise.all(files)) {
      expect([status, text]).toEqual([200, expect.stringContaining('Mill')])
      expect(text).not.toContain('Total')
    }
  })
})

type FeedPath = `/api/trips/${string}/feed` | '/api/account/feed'
const feedOf = (id: string): FeedPath => `/api/trips/${id}/feed`
/** The path of a new feed of this person. */
async function makeFeed(who: Person, path: FeedPath): Promise<string> {
  const made = await server.call(who, 'POST', path, { body: {} })
  const { url } = makeTripFeed.output.parse(made.body)
  expect(url).toMatch(/\/feed\/[\w-]{32}\.ics$/)
  recordSecret(/([\w-]{32})\.ics$/.exec(url)?.[1] ?? '')
  return new URL(url).pathname
}
/** Ben takes part in Ana's trip. */
async function join(): Promise<void> {
  const made = await server.call(ana, 'POST', `/api/trips/${tripId}/links`, { body: { access: 'edit' } })
  const secret = makeLink.output.parse(made.body).url?.split('#')[1]
  expect((await server.call(ben, 'POST', joinTrip.path, { body: { secret } })).status).toBe(200)
}

describe('a calendar by an address', () => {
  it('is read without a session, each event in the zone of its place', async () => {
    const { status, text, headers } = await get(await makeFeed(ana, feedOf(tripId)))
    expect([status, headers.get('content-type')]).toEqual([200, 'text/calendar; charset=utf-8'])
    expect(text).toContain('DTSTART;TZID=Europe/Rome:20260601T100000\r\n')
    expect(text).toContain('DTSTART;TZID=Pacific/Auckland:20260531T233000\r\n')
    expect(text).toContain('DTEND;TZID=Pacific/Honolulu:20260531T093000\r\n')
    expect(text).toContain('REFRESH-INTERVAL;VALUE=DURATION:PT1H\r\n')
    expect(text.match(/BEGIN:VTIMEZONE/g)).toHaveLength(3)
    expect(headers.get('cache-control')).toMatch(/^private/)
    expect(headers.get('x-robots-tag')).toBe('noindex')
    expect(headers.get('set-cookie')).toBeNull()
  })

  it('is not sent again while nothing changed, and is another after a change', async () => {
    const path = await makeFeed(ana, feedOf(tripId))
    const first = await get(path)
    const etag = first.headers.get('etag') ?? ''
    const again = await get(path, undefined, { 'if-none-match': `"x", W/${etag}` })
    expect([again.status, again.text, again.headers.get('etag')]).toEqual([304, '', etag])
    server.setNow(new Date('2026-05-01T11:00:00Z'))
    const op = makeTripOp(tripId, { value: 'Renamed', baseVersion: 99 })
    await server.call(ana, 'POST', `/api/trips/${tripId}/ops`, { body: { ops: [op] } })
    const changed = await get(path, undefined, { 'if-none-match': etag })
    expect([changed.status, changed.headers.get('last-modified')]).toEqual([
      200,
      'Fri, 01 May 2026 11:00:00 GMT',
    ])
    expect(changed.text).toContain('X-WR-CALNAME:Renamed\r\n')
  })

  it('has one address for each person and trip: a new one ends the one before at once', async () => {
    const first = await makeFeed(ana, feedOf(tripId))
    const second = await makeFeed(ana, feedOf(tripId))
    expect([(await get(first)).status, (await get(second)).status]).toEqual([404, 200])
    const { body } = await server.call(ana, 'GET', feedOf(tripId))
    expect(body).toEqual({ feed: { madeAt: NOW.toISOString(), readAt: NOW.toISOString() } })
    expect((await server.call(ana, 'DELETE', feedOf(tripId))).body).toEqual({ feed: null })
    expect((await get(second)).status).toBe(404)
  })

  it('is refused in the same words whatever is wrong with the address', async () => {
    const [path, other] = [await makeFeed(ana, feedOf(tripId)), await makeRome(ana)]
    const secret = path.slice(path.lastIndexOf('/') + 1)
    const wrong = [
      `/api/trips/${other}/feed/${secret}`,
      `/api/account/feed/${secret}`,
      `/api/trips/${tripId}/feed/${secret.replace(/^./, (one) => (one === 'a' ? 'b' : 'a'))}`,
      `/api/trips/${makeUuid()}/feed/x.ics`,
      '/api/trips/x/feed/%00.ics',
    ]
    const answers = await Promise.all(wrong.slice(0, 4).map((one) => get(one)))
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1)
    expect(answers[0]).toMatchObject({ status: 404, text: expect.stringContaining('renewed or removed') })
    expect((await get(wrong[4] ?? '')).status).toBe(400)
    expect((await get(path)).status).toBe(200)
    expect((await server.call(ben, 'POST', feedOf(tripId), { body: {} })).status).toBe(404)
    expect((await server.call(ben, 'GET', feedOf(tripId))).status).toBe(404)
  })

  it('ends for who leaves the trip or is removed, also when they come back', async () => {
    await join()
    const left = await makeFeed(ben, feedOf(tripId))
    expect((await get(left)).status).toBe(200)
    await server.call(ben, 'POST', `/api/trips/${tripId}/leave`, { body: {} })
    expect((await get(left)).status).toBe(404)
    await join()
    expect((await get(left)).status).toBe(404)
    const removed = await makeFeed(ben, feedOf(tripId))
    const { body } = await server.call(ana, 'GET', `/api/trips/${tripId}/sharing`)
    const [{ id }] = Object(body).members
    await server.call(ana, 'DELETE', `/api/trips/${tripId}/members/${id}`)
    expect((await get(removed)).status).toBe(404)
  })

  it('of all trips has the own ones and those taken part in, until that ends', async () => {
    await join()
    const own = await makeRome(ben)
    const path = await makeFeed(ben, '/api/account/feed')
    const [ownNights, hers] = [`nights-rome-${own}@`, `nights-rome-${tripId}@`]
    const unfolded = async () => (await get(path)).text.replaceAll('\r\n ', '')
    expect(await unfolded()).toContain(ownNights)
    expect(await unfolded()).toContain(hers)
    expect((await unfolded()).match(/BEGIN:VTIMEZONE/g)).toHaveLength(3)
    await server.call(ben, 'POST', `/api/trips/${tripId}/leave`, { body: {} })
    expect(await unfolded()).not.toContain(hers)
    expect(await unfolded()).toContain(ownNights)
    const renewed = await makeFeed(ben, '/api/account/feed')
    expect([(await get(path)).status, (await get(renewed)).status]).toEqual([404, 200])
  })

  it('of a deleted trip is not found; with its content its address is erased', async () => {
    const path = await makeFeed(ana, feedOf(tripId))
    const op = makeTripOp(tripId, { field: 'deleted', value: true, baseVersion: 99 })
    await server.call(ana, 'POST', `/api/trips/${tripId}/ops`, { body: { ops: [op] } })
    expect((await get(path)).status).toBe(404)
    server.setNow(new Date('2026-06-02T10:00:00Z'))
    for (const job of tripsJobs(server.platform, [deleteFeedsOfGone])) await job.run({})
    expect(rowsOf(await db().execute(sql`select 1 from calendar_feeds where trip_id = ${tripId}`))).toEqual(
      [],
    )
  })

  it('is in the account’s export without its secret, and gone with the account', async () => {
    const path = await makeFeed(ana, feedOf(tripId))
    await makeFeed(ana, '/api/account/feed')
    const { body } = await server.call(ana, 'POST', '/api/account/export', { body: {} })
    const feeds = Object(body.tables).calendar_feeds
    expect(feeds).toHaveLength(2)
    expect(feeds[0]).not.toHaveProperty('token_hash')
    await db().execute(sql`delete from users where id = ${ana.id}`)
    expect((await get(path)).status).toBe(404)
    expect(rowsOf(await db().execute(sql`select 1 from calendar_feeds where user_id = ${ana.id}`))).toEqual(
      [],
    )
  })

  it('stores no secret, and counts how often it is asked for', async () => {
    const path = await makeFeed(ana, feedOf(tripId))
    const secret = /([\w-]{32})\.ics$/.exec(path)?.[1] ?? ''
    const rows = rowsOf(
      await db().execute(sql`select t::text as row from calendar_feeds t
      union all select t::text from idempotency_keys t`),
    )
    expect(JSON.stringify(rows)).not.toContain(secret)
    let last = 0
    for (let n = 0; n < 61 && last !== 429; n++) last = (await get(path)).status
    expect(last).toBe(429)
    expect((await get(await makeFeed(ana, feedOf(tripId)))).status).toBe(200)
  }, 30_000)
})
