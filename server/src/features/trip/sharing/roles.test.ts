import {
  getSharing,
  joinTrip,
  type MemberRole,
  makeLink,
  openSharedTrip,
  type Sharing,
} from '@tripwright/domain/trip/sharing'
import { listTrips, MAX_PACKING_ITEMS, type TripOp } from '@tripwright/domain/trip/sync'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { profileRoutes } from '#features/account/profile/index.ts'
import { tripsRoutes } from '#features/trip/sync/index.ts'
import { rowsOf } from '#platform/db/rows.ts'
import type { Person } from '#platform/http/session-check.ts'
import { openTestServer, type TestServer } from '#platform/http/test-server.ts'
import type { Jobs } from '#platform/jobs/jobs.port.ts'
import type { FakeMail } from '#platform/mail/mail.fake.ts'
import { mailJob } from '#platform/mail/mail.jobs.ts'
import { makeTrip, makeTripOp, makeUser, makeUuid } from '#seeds/make.ts'
import { historyRoutes, sharingJobs, sharingRoutes } from './index.ts'

let server: TestServer
let jobs: Jobs & { drain(): Promise<void> }
let mail: FakeMail
let tripId: string
/** Milliseconds: each link is made a second after the one before, so that they have an order. */
let clock: number
/** By role; `out` is in no trip of theirs. */
let people: Record<'owner' | MemberRole | 'out', Person>

beforeAll(async () => {
  server = await openTestServer([...tripsRoutes, ...sharingRoutes, ...historyRoutes, ...profileRoutes])
  server.platform.config.addressLimitScale = 1000
  // The test platform is made of these fakes.
  mail = server.platform.mail as FakeMail
  jobs = server.platform.jobs as typeof jobs
  await jobs.start([mailJob(mail)])
})
afterAll(() => server.close())
beforeEach(async () => {
  mail.sent.length = 0
  clock = Date.parse('2026-05-01T10:00:00Z')
  people = {
    owner: await person('Ana Owner'),
    'co-owner': await person('Cleo'),
    editor: await person('Ed'),
    viewer: await person('Vi'),
    out: await person('Eve'),
  }
  tripId = (await makeTrip(server.platform, { personId: people.owner.id })).id
  for (const role of ['co-owner', 'editor', 'viewer'] as const) await join(people[role], await link({ role }))
})

const person = async (name: string): Promise<Person> => ({
  ...(await makeUser(server.platform, { name })),
  signedInAt: new Date('2026-05-01T10:00:00Z'),
})
const at = (path: string) => `/api/trips/${tripId}${path}`
const call = (who: Person | null, method: string, path: string, body?: object) =>
  server.call(who, method, path, body === undefined ? {} : { body })
const make = (who: Person, input: object) => {
  clock += 1000
  server.setNow(new Date(clock))
  return call(who, 'POST', at('/links'), { access: 'edit', ...input })
}
const after = (days: number) => new Date(clock + days * 24 * 60 * 60 * 1000)
async function link(input: object, by: Person = people.owner): Promise<string> {
  const response = await make(by, input)
  expect(response.status, JSON.stringify(response.body)).toBe(200)
  return makeLink.output.parse(response.body).url?.split('#')[1] ?? ''
}
const join = (who: Person, secret: string) => call(who, 'POST', joinTrip.path, { secret })
const send = (who: Person, ...ops: TripOp[]) => call(who, 'POST', at('/ops'), { ops })
const sharingOf = async (who: Person): Promise<Sharing> =>
  getSharing.output.parse((await call(who, 'GET', at('/sharing'))).body)
const memberId = async (role: MemberRole) =>
  (await sharingOf(people.owner)).members.find((one) => one.role === role)?.id ?? ''

describe('a role in a trip', () => {
  it('is what the link said, is told to all in the trip and stands in the list of trips', async () => {
    const { members } = await sharingOf(people.viewer)
    expect(members.map(({ name, role }) => [name, role])).toEqual([
      ['Cleo', 'co-owner'],
      ['Ed', 'editor'],
      ['Vi', 'viewer'],
    ])
    const { trips } = listTrips.output.parse((await call(people.viewer, 'GET', listTrips.path)).body)
    expect(trips).toMatchObject([{ id: tripId, role: 'viewer', sharedBy: 'Ana Owner' }])
  })

  it('decides about each call: who is in it reads, editors change, co-owners manage, and only the owner deletes', async () => {
    const roles = ['owner', 'co-owner', 'editor', 'viewer', 'out'] as const
    const rows: Record<string, number[]> = {}
    const ask = async (name: string, run: (who: Person) => Promise<{ status: number }>) => {
      rows[name] = []
      for (const role of roles) rows[name].push((await run(people[role])).status)
    }
    const guest = await person('Guest')
    await ask('read', (who) => call(who, 'GET', at('')))
    await ask('see who is in it', (who) => call(who, 'GET', at('/sharing')))
    await ask('change', (who) => send(who, makeTripOp(tripId, { value: 'Roma', baseVersion: 99 })))
    await ask('make a link', (who) => make(who, { role: 'viewer' }))
    await ask('make a link for co-owners', (who) => make(who, { role: 'co-owner' }))
    await ask('take a link back', async (who) => {
      await link({ role: 'viewer' })
      const [newest] = (await sharingOf(people.owner)).links
      return call(who, 'DELETE', at(`/links/${newest?.id}`))
    })
    await ask('take a link for co-owners back', async (who) => {
      await link({ role: 'co-owner' })
      const [newest] = (await sharingOf(people.owner)).links
      return call(who, 'DELETE', at(`/links/${newest?.id}`))
    })
    const editor = await memberId('editor')
    const coOwner = await memberId('co-owner')
    await ask('give a role', (who) => call(who, 'PUT', at(`/members/${editor}`), { role: 'editor' }))
    await ask('make a co-owner', async (who) => {
      const response = await call(who, 'PUT', at(`/members/${editor}`), { role: 'co-owner' })
      await call(people.owner, 'PUT', at(`/members/${editor}`), { role: 'editor' })
      return response
    })
    await ask('take a role from a co-owner', (who) =>
      call(who, 'PUT', at(`/members/${coOwner}`), { role: 'co-owner' }),
    )
    await ask('remove somebody', async (who) => {
      await join(guest, await link({ role: 'viewer' }))
      const id = (await sharingOf(people.owner)).members.find(({ name }) => name === 'Guest')?.id
      return call(who, 'DELETE', at(`/members/${id}`))
    })
    await ask('delete', (who) =>
      who.id === people.owner.id
        ? Promise.resolve({ status: 200 })
        : send(who, makeTripOp(tripId, { field: 'deleted', value: true, baseVersion: 99 })),
    )
    expect(rows).toEqual({
      read: [200, 200, 200, 200, 404],
      'see who is in it': [200, 200, 200, 200, 404],
      change: [200, 200, 200, 403, 404],
      'make a link': [200, 200, 404, 404, 404],
      'make a link for co-owners': [200, 403, 404, 404, 404],
      'take a link back': [200, 200, 404, 404, 404],
      'take a link for co-owners back': [200, 403, 404, 404, 404],
      'give a role': [200, 200, 404, 404, 404],
      'make a co-owner': [200, 403, 404, 404, 404],
      'take a role from a co-owner': [200, 403, 404, 404, 404],
      'remove somebody': [200, 200, 404, 404, 404],
      delete: [200, 403, 403, 403, 404],
    })
  })

  it('that is taken holds at once, and a viewer still hears of every change', async () => {
    const events: string[] = []
    const end = server.platform.events.subscribe(people.viewer.id, {
      onEvent: ({ kind, id }) => events.push(`${kind} ${id}`),
      missed: () => {},
      end: () => {},
    })
    const editor = await memberId('editor')
    await call(people.owner, 'PUT', at(`/members/${editor}`), { role: 'viewer' })
    const refused = await send(people.editor, makeTripOp(tripId, { value: 'Mine', baseVersion: 99 }))
    expect([refused.status, refused.body.message]).toEqual([403, expect.stringContaining('view this trip')])
    await send(people.owner, makeTripOp(tripId, { value: 'Hers', baseVersion: 99 }))
    await expect.poll(() => events.length).toBeGreaterThan(0)
    expect(new Set(events)).toEqual(new Set([`trips ${tripId}`]))
    end()
    expect((await call(people.owner, 'PUT', at(`/members/${editor}`), { role: 'owner' })).status).toBe(400)
  })
})

describe('a packing list of one’s own', () => {
  const SECRET = 'Sleeping pills'
  const itemId = makeUuid()
  const put = (who: Person, fields: object, id = itemId) =>
    send(
      who,
      ...Object.entries(fields).map(([field, value]) =>
        makeTripOp(tripId, { itemId: id, field, value, baseVersion: 0 }),
      ),
    )
  const read = async (who: Person) => JSON.stringify((await call(who, 'GET', at(''))).body)
  const exported = async (who: Person) =>
    JSON.stringify(Object((await call(who, 'POST', '/api/account/export', {})).body.tables).trip_items)

  beforeEach(async () => {
    expect((await put(people.viewer, { kind: 'own-packing', name: SECRET })).status).toBe(200)
  })

  it('is made by whoever takes part, viewers too, and read by nobody else, whatever they ask for', async () => {
    expect(await read(people.viewer)).toContain(SECRET)
    expect((await put(people.editor, { kind: 'packing', name: 'Kite' }, makeUuid())).status).toBe(200)
    for (const role of ['owner', 'co-owner', 'editor'] as const) {
      const answer = await send(people[role], makeTripOp(tripId, { value: role, baseVersion: 99 }))
      const all = [answer.body, await read(people[role]), await exported(people[role])]
      all.push((await call(people[role], 'GET', `${at('')}?since=1`)).body)
      all.push((await call(people[role], 'GET', at('/history'))).body)
      expect(JSON.stringify(all)).not.toContain(SECRET)
    }
    expect(await exported(people.owner)).toContain('Kite')
    const secret = await link({ access: 'view' })
    const shared = await call(null, 'POST', openSharedTrip.path, { secret })
    expect(shared.status).toBe(200)
    expect(JSON.stringify(shared.body)).not.toMatch(/Sleeping|Kite/)
    expect(await exported(people.viewer)).toContain(SECRET)
  })

  it('is changed by nobody else: neither taken over, nor ticked, nor made anew under its id', async () => {
    for (const fields of [{ isPacked: true }, { kind: 'packing', name: 'Mine' }, { kind: 'own-packing' }]) {
      const refused = await put(people.owner, fields)
      expect([refused.status, refused.body.error]).toEqual([400, 'bad-input'])
    }
    expect(await read(people.viewer)).toContain(SECRET)
    expect((await put(people.viewer, { kind: 'packing' })).status).toBe(400)
  })

  it('gives a viewer no more: what everybody shares stays as it is', async () => {
    const shared = makeUuid()
    expect((await put(people.viewer, { kind: 'packing', name: 'Tent' }, shared)).status).toBe(403)
    expect((await put(people.editor, { kind: 'packing', name: 'Tent' }, shared)).status).toBe(200)
    expect((await put(people.viewer, { isPacked: true }, shared)).status).toBe(403)
    const both = await send(
      people.viewer,
      makeTripOp(tripId, { itemId, field: 'isPacked', value: true, baseVersion: 0 }),
      makeTripOp(tripId, { value: 'Mine', baseVersion: 0 }),
    )
    expect(both.status).toBe(403)
  })

  it('goes with the part in the trip and with the account, and is no news to the others', async () => {
    const events: string[] = []
    const end = server.platform.events.subscribe(people.owner.id, {
      onEvent: ({ kind }) => events.push(kind),
      missed: () => {},
      end: () => {},
    })
    expect((await put(people.viewer, { isPacked: true })).status).toBe(200)
    expect(events).toEqual([])
    end()
    const left = async () =>
      rowsOf(
        await server.platform.database.db.execute(
          sql`select 1 from trip_items where trip_id = ${tripId} and kind = 'own-packing'`,
        ),
      ).length
    await put(people.editor, { kind: 'own-packing', name: 'Novel' }, makeUuid())
    expect(await left()).toBe(2)
    await call(people.owner, 'DELETE', at(`/members/${await memberId('viewer')}`))
    expect(await left()).toBe(1)
    await call(people.editor, 'POST', '/api/account/delete', { email: people.editor.email })
    expect(await left()).toBe(0)
  })

  it('holds 200 things, which are none of the 2,000 of the trip', async () => {
    await server.platform.database.db.execute(
      sql`insert into trip_items (trip_id, item_id, kind, version, fields, user_id)
          select ${tripId}, gen_random_uuid(), 'own-packing', 1,
            '{"kind":{"value":"own-packing","version":1,"rivals":[]}}', ${people.viewer.id}
          from generate_series(1, ${MAX_PACKING_ITEMS - 1})`,
    )
    const refused = await put(people.viewer, { kind: 'own-packing', name: 'One more' }, makeUuid())
    expect([refused.status, refused.body.error]).toEqual([422, 'unprocessable'])
    expect(refused.body.message).toContain('200 items')
    expect((await put(people.editor, { kind: 'own-packing', name: 'Novel' }, makeUuid())).status).toBe(200)
  })

  it.each([
    [{ quantity: 0 }],
    [{ quantity: 1.5 }],
    [{ quantity: 1e9 }],
    [{ isPacked: 'yes' }],
    [{ suggestion: 'DROP TABLE' }],
    [{ suggestion: 'x'.repeat(41) }],
    [{ name: 'x'.repeat(301) }],
    [{ startsAt: null }],
    [{ isDismissed: 1 }],
  ])('refuses in words what does not fit: %j', async (fields) => {
    const response = await put(people.viewer, fields)
    expect(response.status).toBe(400)
    expect(response.body).toMatchObject({ error: 'bad-input', message: expect.stringMatching(/\w/) })
  })
})

describe('a link', () => {
  it('ends by itself after its days, for those who look and those who join', async () => {
    const secret = await link({ role: 'editor', days: 2 })
    const [made] = (await sharingOf(people.owner)).links
    expect(made).toMatchObject({ role: 'editor', expiresAt: after(2).toISOString(), sentTo: null })
    server.setNow(new Date(after(2).getTime() - 1000))
    expect((await call(null, 'POST', openSharedTrip.path, { secret })).body).toMatchObject({ role: 'editor' })
    server.setNow(after(2))
    expect((await call(null, 'POST', openSharedTrip.path, { secret })).status).toBe(404)
    expect((await join(people.out, secret)).status).toBe(404)
    server.setNow(after(33))
    for (const job of sharingJobs(server.platform)) await job.run({})
    expect((await sharingOf(people.owner)).links.map(({ expiresAt }) => expiresAt)).toEqual([
      null,
      null,
      null,
    ])
  })

  it('is mailed instead of told, names who invites, works for 14 days, and its address goes with that account', async () => {
    const ended = { ...people.out }
    const ops = Object.entries({ title: 'Spring in Rome', startDate: '2026-05-01', days: 3 }).map(
      ([field, value]) => makeTripOp(tripId, { field, value, baseVersion: 999 }),
    )
    expect((await call(people.owner, 'POST', `/api/trips/${tripId}/ops`, { ops })).status).toBe(200)
    const response = await make(people.owner, { role: 'viewer', email: ` ${ended.email.toUpperCase()} ` })
    expect(makeLink.output.parse(response.body).url).toBeNull()
    await jobs.drain()
    expect(mail.sent).toMatchObject([{ to: ended.email, subject: 'Ana Owner invites you to a trip' }])
    expect(mail.sent[0]?.text).toContain('The trip: Spring in Rome, May 1, 2026 to May 3, 2026.')
    const [, secret = ''] = /shared-trip#([\w-]+)/.exec(mail.sent[0]?.text ?? '') ?? []
    expect((await join(people.out, secret)).status).toBe(200)
    const listed = async () => (await sharingOf(people.owner)).links[0]
    expect(await listed()).toMatchObject({ sentTo: ended.email, expiresAt: after(14).toISOString() })
    expect((await call(ended, 'POST', '/api/account/delete', { email: ended.email })).status).toBe(200)
    expect(await listed()).toMatchObject({ sentTo: null })
  })

  it('is mailed by somebody whose name is a message without that name, and not without end', async () => {
    const spammer = await person('Win $500 at http://evil.example')
    tripId = (await makeTrip(server.platform, { personId: spammer.id })).id
    for (let n = 0; n < 3; n++) expect((await make(spammer, { email: 'often@example.org' })).status).toBe(200)
    expect((await make(spammer, { email: 'often@example.org' })).status).toBe(429)
    await jobs.drain()
    expect(mail.sent).toHaveLength(3)
    expect(mail.sent[0]?.text).not.toContain('The trip: Win')
    expect(JSON.stringify(mail.sent)).not.toMatch(/evil|500/)
    const left = await server.platform.database.db.execute(
      sql`select 1 from trip_links where trip_id = ${tripId}`,
    )
    expect(rowsOf(left)).toHaveLength(3)
  })

  it.each([
    [{ days: 0 }],
    [{ days: 1e9 }],
    [{ days: '7' }],
    [{ role: 'owner' }],
    [{ role: 7 }],
    [{ email: 'a@b, c@d' }],
    [{ email: `${'a'.repeat(300)}@example.org` }],
    [{ access: 'own' }],
  ])('is refused in words when it is asked for with %j', async (input) => {
    const response = await make(people.owner, input)
    expect([response.status, response.body.error]).toEqual([400, 'bad-input'])
  })
})
