import {
  acceptImport,
  type ImportProblem,
  type ImportProposal,
  importTrip,
  MAX_IMPORT_BYTES,
} from '@tripwright/domain/documents/import'
import { joinTrip, makeLink } from '@tripwright/domain/trip/sharing'
import {
  activeItems,
  emptyTrip,
  fieldValues,
  mergeServerChanges,
  type TripChanges,
  tripFieldsOf,
} from '@tripwright/domain/trip/sync'
import { sql } from 'drizzle-orm'
import { strToU8, zipSync } from 'fflate'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { profileRoutes } from '#features/account/profile/index.ts'
import { exportRoutes } from '#features/trip/export/index.ts'
import { sharingRoutes } from '#features/trip/sharing/index.ts'
import { tripsRoutes } from '#features/trip/sync/index.ts'
import { rowsOf } from '#platform/db/rows.ts'
import type { Person } from '#platform/http/session-check.ts'
import { openTestServer, type TestServer } from '#platform/http/test-server.ts'
import { makeTrip, makeUser, makeUuid } from '#seeds/make.ts'
import type { WrittenImport } from './import.tables.ts'
import { importJobs, importRoutes, makeReaderThreads } from './index.ts'
import { readFile } from './read-document.service.ts'

const NOW = new Date('2026-05-01T10:00:00Z')
const MAIL = `From: "Air Example" <tickets@air.example>
To: ana@example.org
Subject: Your flight to Rome
MIME-Version: 1.0
Content-Type: text/html; charset=utf-8

<html><body><p>Dear Ana</p><script type="application/ld+json">
{"@context":"http://schema.org","@type":"FlightReservation","reservationNumber":"QX7RT2",
"underName":{"@type":"Person","name":"Ana Example"},"reservationFor":{"@type":"Flight","flightNumber":"232",
"airline":{"@type":"Airline","iataCode":"LH"},"departureAirport":{"@type":"Airport","iataCode":"FRA"},
"departureTime":"2026-06-01T07:05:00Z","arrivalAirport":{"@type":"Airport","iataCode":"FCO"},
"arrivalTime":"2026-06-01T10:55:00+02:00"},"totalPrice":"129.50","priceCurrency":"EUR"}
</script></body></html>
`
let server: TestServer
let ana: Person
let ben: Person

beforeAll(async () => {
  server = await openTestServer([
    // Threads have a test of their own below.
    ...importRoutes({ read: ({ name, bytes, today, isPasted }) => readFile(name, bytes, today, isPasted) }),
    ...tripsRoutes,
    ...sharingRoutes,
    ...exportRoutes,
    ...profileRoutes,
  ])
  server.platform.config.addressLimitScale = 1000
})
afterAll(() => server.close())
beforeEach(async () => {
  server.setNow(NOW)
  const person = async () => ({ ...(await makeUser(server.platform)), signedInAt: NOW })
  ;[ana, ben] = [await person(), await person()]
})

async function send(
  who: Person | undefined,
  name: string,
  content: string | Uint8Array<ArrayBuffer>,
  field = 'file',
) {
  const form = new FormData()
  if (field === 'text') form.set('text', String(content))
  else form.set(field, new File([content], name))
  const response = await server.fetch(importTrip.path, { method: 'POST', body: form }, who)
  const body: unknown = await response.json()
  return { status: response.status, body, message: Object(body).message }
}
async function propose(
  who: Person,
  name: string,
  content: string | Uint8Array<ArrayBuffer>,
  field = 'file',
): Promise<ImportProposal> {
  const { status, body, message } = await send(who, name, content, field)
  expect([status, message]).toEqual([200, undefined])
  return importTrip.output.parse(body)
}
const accept = (who: Person | null, id: string, body: object = {}) =>
  server.call(who, 'POST', `/api/trips/import/${id}/accept`, { body })
async function accepted(who: Person, id: string, body: object = {}): Promise<WrittenImport> {
  const answer = await accept(who, id, body)
  expect([answer.status, answer.body.message]).toEqual([200, undefined])
  return acceptImport.output.parse(answer.body)
}
async function tripOf(who: Person, id: string) {
  const { body } = await server.call(who, 'GET', `/api/trips/${id}`)
  const trip = mergeServerChanges(emptyTrip(id), body as unknown as TripChanges)
  if (!trip) throw new Error('no trip')
  return trip
}
const bookingsIn = async (who: Person, id: string) =>
  activeItems(await tripOf(who, id), 'booking').map(fieldValues)
async function join(owner: Person, tripId: string, who: Person, role: 'editor' | 'viewer') {
  const made = await server.call(owner, 'POST', `/api/trips/${tripId}/links`, {
    body: { access: 'edit', role },
  })
  const secret = makeLink.output.parse(made.body).url?.split('#')[1]
  expect((await server.call(who, 'POST', joinTrip.path, { body: { secret } })).status).toBe(200)
}

describe('a file that is read in', () => {
  it('is a proposal first: what was read, where, and who sent it; nothing is in a trip', async () => {
    const proposal = await propose(ana, 'flight.eml', MAIL)
    expect(proposal.documents).toEqual([
      {
        name: 'flight.eml',
        kind: 'mail',
        subject: 'Your flight to Rome',
        sender: { name: 'Air Example', address: 'tickets@air.example' },
      },
    ])
    expect(proposal.parts).toHaveLength(1)
    const [part] = proposal.parts
    expect(part?.booking).toMatchObject({
      kind: 'flight',
      number: 'LH 232',
      reference: 'QX7RT2',
      people: ['Ana Example'],
      cost: { amount: 12950, currency: 'EUR' },
      // Told in UTC, shown by the clocks of the airport.
      startsAt: { date: '2026-06-01', time: '09:05', zone: 'Europe/Berlin', place: { code: 'FRA' } },
      endsAt: { date: '2026-06-01', time: '10:55', zone: 'Europe/Rome', place: { code: 'FCO' } },
    })
    expect(part?.origins).toContainEqual({
      field: 'startsAt.time',
      from: 'reservationFor.departureTime',
      text: '2026-06-01T07:05:00Z',
    })
    expect(proposal.newTrip).toEqual({ title: 'Your flight to Rome', startDate: '2026-06-01', days: 1 })
    expect((await server.call(ana, 'GET', '/api/trips')).body.trips).toEqual([])
  })

  it('becomes a new trip on a yes, once: the same yes again has the same answer, another is refused', async () => {
    const { id } = await propose(ana, 'flight.eml', MAIL)
    const [first, second] = await Promise.all([accepted(ana, id), accepted(ana, id)])
    expect(second).toEqual(first)
    expect(first.added).toEqual({ bookings: 1, places: 0 })
    expect(await bookingsIn(ana, first.tripId)).toHaveLength(1)
    expect(tripFieldsOf(await tripOf(ana, first.tripId))).toMatchObject({
      title: 'Your flight to Rome',
      startDate: '2026-06-01',
      planSource: 'import',
    })
    expect((await accept(ana, id, { zone: 'UTC' })).status).toBe(409)
    expect((await server.call(ana, 'GET', '/api/trips')).body.trips).toHaveLength(1)
  })

  it('goes to a trip by the roles of that trip, and is nobody else’s', async () => {
    const { id: tripId } = await makeTrip(server.platform, { personId: ana.id, now: NOW })
    const bens = await propose(ben, 'flight.eml', MAIL)
    expect((await accept(null, bens.id, { tripId })).status).toBe(401)
    expect((await accept(ana, bens.id, { tripId })).status).toBe(404)
    expect((await accept(ben, makeUuid(), { tripId })).status).toBe(404)
    expect((await accept(ben, bens.id, { tripId })).status).toBe(404)
    await join(ana, tripId, ben, 'viewer')
    expect((await accept(ben, bens.id, { tripId })).status).toBe(403)
    expect(await bookingsIn(ana, tripId)).toEqual([])
    const eve = { ...(await makeUser(server.platform)), signedInAt: NOW }
    await join(ana, tripId, eve, 'editor')
    const hers = await propose(eve, 'flight.eml', MAIL)
    expect((await accepted(eve, hers.id, { tripId })).tripId).toBe(tripId)
    expect(await bookingsIn(ana, tripId)).toMatchObject([{ kind: 'flight', number: 'LH 232' }])
  })

  it('adds the chosen parts alone, all or none, within the limits of a trip', async () => {
    const places = Array.from({ length: 51 }, (_, n) => `Place ${n},41.${n + 10},12.5`)
    const proposal = await propose(ana, 'places.csv', ['name,lat,lon', ...places].join('\n'))
    expect(proposal.parts).toHaveLength(51)
    const all = await accept(ana, proposal.id)
    expect([all.status, all.body.message]).toEqual([422, expect.stringContaining('50')])
    expect((await server.call(ana, 'GET', '/api/trips')).body.trips).toEqual([])
    expect((await accept(ana, proposal.id, { parts: [{ id: '99' }] })).status).toBe(400)
    const { tripId } = await accepted(ana, proposal.id, { parts: [{ id: '1' }, { id: '3' }, { id: '3' }] })
    const added = activeItems(await tripOf(ana, tripId), 'place').map((item) => fieldValues(item).name)
    expect(added.sort()).toEqual(['Place 0', 'Place 2'])
  })

  it('adds nothing twice: what the trip holds already is left out and counted', async () => {
    const flight = await propose(ana, 'flight.eml', MAIL)
    const { tripId } = await accepted(ana, flight.id)
    const again = await propose(ana, 'flight.eml', MAIL.replace('"232"', '"0232"'))
    const csv = ['name,lat,lon', 'Trattoria Ana,41.9,12.5'].join('\n')
    const place = await propose(ana, 'places.csv', csv)
    expect(await accepted(ana, again.id, { tripId })).toMatchObject({
      added: { bookings: 0, places: 0 },
      already: 1,
    })
    expect(await accepted(ana, place.id, { tripId })).toMatchObject({ added: { places: 1 }, already: 0 })
    const near = await propose(ana, 'places.csv', csv.replace('Ana,41.9,', 'ANA,41.9003,'))
    expect(await accepted(ana, near.id, { tripId })).toMatchObject({ added: { places: 0 }, already: 1 })
    const back = await propose(ana, 'flight.eml', MAIL.replaceAll('2026-06-01', '2026-06-08'))
    expect(await accepted(ana, back.id, { tripId })).toMatchObject({ added: { bookings: 1 }, already: 0 })
    expect(await bookingsIn(ana, tripId)).toHaveLength(2)
  })

  it('adds a day without a time once too, and a dinner with the end that somebody noted', async () => {
    const entry = (lines: string) => `BEGIN:VEVENT\n${lines}\nEND:VEVENT`
    const dinner = [
      'UID:1@x',
      'SUMMARY:Dinner at Armando al Pantheon',
      'DTSTART;TZID=Europe/Rome:20261202T193000',
      'DTEND;TZID=Europe/Rome:20261202T213000',
    ]
    const days = [
      'UID:2@x',
      'SUMMARY:Rome with Ben',
      'DTSTART;VALUE=DATE:20261201',
      'DTEND;VALUE=DATE:20261205',
    ]
    const ics = `BEGIN:VCALENDAR\n${[dinner, days].map((lines) => entry(lines.join('\n'))).join('\n')}\nEND:VCALENDAR`
    const { tripId } = await accepted(ana, (await propose(ana, 'trip.ics', ics)).id)
    const [table] = (await bookingsIn(ana, tripId)).filter(({ kind }) => kind === 'restaurant')
    expect(table).toMatchObject({
      name: 'Armando al Pantheon',
      endsAt: { date: '2026-12-02', time: '21:30' },
    })
    const again = await propose(ana, 'trip.ics', ics)
    expect(await accepted(ana, again.id, { tripId })).toMatchObject({ added: { bookings: 0 }, already: 2 })
  })

  it('has no time that was not read: what is missing is asked for, or stays out', async () => {
    const pass = 'M1EXAMPLE/ANA         EQX7RT2 FRAFCOLH 0232 152Y012A0025 100'
    const { id, parts } = await propose(ana, '', pass, 'text')
    expect(parts[0]?.booking?.startsAt).toMatchObject({
      date: '2026-06-01',
      time: null,
      zone: 'Europe/Berlin',
    })
    const { tripId } = await accepted(ana, id)
    const [untimed] = await bookingsIn(ana, tripId)
    expect(untimed).toMatchObject({ seat: '12A', note: expect.stringContaining('2026-06-01') })
    expect(untimed).not.toHaveProperty('startsAt')
    const again = await propose(ana, '', pass, 'text')
    const asked = await accepted(ana, again.id, {
      tripId,
      parts: [{ id: '1', startTime: '09:05', endDate: '2026-06-01', endTime: '10:55' }],
    })
    expect((await bookingsIn(ana, asked.tripId)).find(({ startsAt }) => startsAt)).toMatchObject({
      startsAt: { date: '2026-06-01', time: '09:05', zone: 'Europe/Berlin' },
      endsAt: { time: '10:55', zone: 'Europe/Rome' },
    })
  })

  it('of our own export is the same trip again', async () => {
    const { tripId } = await accepted(ana, (await propose(ana, 'flight.eml', MAIL)).id)
    const file = async (id: string) =>
      (await server.fetch(`/api/trips/${id}/export?format=json`, {}, ana)).text()
    const proposal = await propose(ana, 'trip.json', await file(tripId))
    expect(proposal.trip).toMatchObject({ title: 'Your flight to Rome', counts: { bookings: 1 } })
    expect((await accept(ana, proposal.id, { tripId })).status).toBe(422)
    const again = await accepted(ana, proposal.id)
    expect(again.tripId).not.toBe(tripId)
    const plain = (text: string) => text.replace(/"(?:id|exportedAt)": "[^"]*"/g, '')
    expect(plain(await file(again.tripId))).toBe(plain(await file(tripId)))
  })

  it('ends after a day; is in the account’s export, and gone with the account', async () => {
    const { id } = await propose(ana, 'flight.eml', MAIL)
    const { body } = await server.call(ana, 'POST', '/api/account/export', { body: {} })
    expect(Object(body.tables).import_proposals).toHaveLength(1)
    server.setNow(new Date('2026-05-02T10:00:01Z'))
    expect((await accept(ana, id)).status).toBe(404)
    const rows = async (who: Person) =>
      rowsOf(
        await server.platform.database.db.execute(
          sql`select 1 from import_proposals where user_id = ${who.id}`,
        ),
      ).length
    for (const job of importJobs(server.platform)) await job.run({})
    expect(await rows(ana)).toBe(0)
    await propose(ben, 'flight.eml', MAIL)
    await server.platform.database.db.execute(sql`delete from users where id = ${ben.id}`)
    expect(await rows(ben)).toBe(0)
  })
})

describe('a file that cannot be read', () => {
  const bomb = zipSync({ 'pass.json': new Uint8Array(41_000_000) })
  const xml = (head: string, inner: string) =>
    `<?xml version="1.0"?>${head}<gpx><wpt lat="1" lon="2"><name>${inner}</name></wpt></gpx>`
  it.each<[string, ImportProblem, string, string | Uint8Array<ArrayBuffer>]>([
    ['an archive that unpacks to 41 MB', 'unpacks-too-large', 'a.pkpass', bomb],
    ['half an archive', 'broken-zip', 'a.pkpass', bomb.slice(0, 5000)],
    ['entities', 'broken-xml', 'a.gpx', xml('<!DOCTYPE g [<!ENTITY a "aaaa">]>', '&a;')],
    ['XML cut off', 'broken-xml', 'a.gpx', xml('', 'A').slice(0, -9)],
    ['letters of another encoding', 'encoding', 'a.csv', new Uint8Array([0x6e, 0xe4, 0x6d, 0x65])],
    ['half a PDF', 'pdf-broken', 'a.pdf', '%PDF-1.7 x'],
    ['bytes of no kind', 'unknown', 'a.bin', new Uint8Array([1, 0, 2, 0, 255])],
  ])('is named for what is wrong with it: %s', async (_, problem, name, content) => {
    const bytes = typeof content === 'string' ? strToU8(content) : content
    expect(await readFile(name, bytes, '2026-05-01')).toMatchObject({ ok: false, problem })
  })

  it('gets a clear message, and nothing is kept', async () => {
    const cases: [number, string, string | Uint8Array<ArrayBuffer>, RegExp][] = [
      [413, 'a.eml', new Uint8Array(MAX_IMPORT_BYTES + 1), /20 MB/],
      [400, 'a.eml', '', /nothing in it/],
      [422, 'a.pkpass', new Uint8Array(bomb), /unpacked/],
      [422, 'a.txt', 'Dear Sir, see you soon.', /no booking/],
      [422, 'a.json', '{"format":"tripwright-trip","version":1,"trip":{"days":0}}', /trip, days/],
    ]
    for (const [status, name, content, message] of cases) {
      const answer = await send(ana, name, content)
      expect([answer.status, answer.message]).toEqual([status, expect.stringMatching(message)])
    }
    const kept = await server.platform.database.db.execute(
      sql`select 1 from import_proposals where user_id = ${ana.id}`,
    )
    expect(rowsOf(kept)).toEqual([])
  })

  it('is refused to guests, and so is every body that is no form', async () => {
    expect((await send(undefined, 'a.eml', MAIL)).status).toBe(401)
    const init = (type: string, body: string) => ({ method: 'POST', headers: { 'content-type': type }, body })
    const statusOf = async (type: string, body: string) =>
      (await server.fetch(importTrip.path, init(type, body), ana)).status
    expect(await statusOf('application/json', '{}')).toBe(415)
    expect(await statusOf('multipart/form-data', 'x')).toBe(415)
    expect(await statusOf('multipart/form-data; boundary=x', '--x\r\nno part')).toBe(400)
  })

  it('that takes too long ends with its thread; in time the thread reads it', async () => {
    const task = { name: 'a.eml', bytes: strToU8(MAIL), today: '2026-05-01', isPasted: false }
    expect(await makeReaderThreads(1).read(task)).toEqual({ ok: false, problem: 'too-heavy' })
    expect(await makeReaderThreads().read(task)).toEqual(await readFile(task.name, task.bytes, task.today))
  }, 20_000)
})

it('stores what is in an archive of passes under one roof', async () => {
  const pass = {
    formatVersion: 1,
    passTypeIdentifier: 'pass.example',
    relevantDate: '2026-06-01T08:00+02:00',
    barcode: { message: 'M1EXAMPLE/ANA         EQX7RT2 FRAFCOLH 0232 152Y012A0025 100' },
    boardingPass: { transitType: 'PKTransitTypeAir', primaryFields: [] },
  }
  const second = JSON.stringify(pass).replace('EXAMPLE/ANA  ', 'EXAMPLE/BEN  ').replace('012A', '012B')
  const one = (text: string) => zipSync({ 'pass.json': strToU8(text), 'icon.png': new Uint8Array(9) })
  const both = zipSync({ 'a.pkpass': one(JSON.stringify(pass)), 'b.pkpass': one(second) })
  const { parts } = await propose(ana, 'passes.pkpasses', new Uint8Array(both))
  expect(parts).toHaveLength(1)
  expect(parts[0]?.booking).toMatchObject({ number: 'LH 232', people: ['Ana Example', 'Ben Example'] })
})
