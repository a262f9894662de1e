import { packUpload, putReceipt } from '@tripwright/domain/documents/files'
import { acceptImport, importTrip } from '@tripwright/domain/documents/import'
import { exportTrip, makeTripFeed } from '@tripwright/domain/trip/export'
import { getHistory, getSharing, joinTrip, listComments, makeLink } from '@tripwright/domain/trip/sharing'
import { changeTrip, leaveTrip, listTrips } from '@tripwright/domain/trip/sync'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeTestPlatform } from '#platform/http/test-server.ts'
import type { Platform } from '#platform/platform.ts'
import { type MadePerson, makeTrip, makeTripOp, makeUser, makeUuid } from '#seeds/make.ts'
import { JPEG, located } from '#seeds/test-files.ts'
import { makeApp } from './app.ts'
import { makeFeatures } from './features.ts'

// Every call that names a trip, by everybody: in it with each role, out of it again, and never in it. The list of calls comes
// from the contracts, so a new call fails here until it has a row.

const IN_TRIP = ['owner', 'co-owner', 'editor', 'viewer'] as const
const OUT = ['removed', 'left', 'stranger'] as const
const ALL = [...IN_TRIP, ...OUT]
type Who = (typeof ALL)[number]

const NOTE = 'code 4711'
let platform: Platform
let app: ReturnType<typeof makeApp>
let calls: string[]
let people: Record<Who, MadePerson>
let tripId: string
let stopId: string
/** The calendar addresses of those who are out again, made while they were in the trip; and the links by which people came. */
let feeds: Partial<Record<Who, string>>
let secrets: Partial<Record<Who, string>>
let receipt: string
let photo: string
let comment: string

beforeAll(async () => {
  platform = await makeTestPlatform()
  platform.config.addressLimitScale = 1000
  const features = makeFeatures(platform)
  app = makeApp(platform, features)
  calls = features.routes
    .map(({ contract: { method, path } }) => `${method} ${path}`)
    .filter((call) => call.includes('/api/trips/') || call.startsWith('GET /api/files/{'))
  await makeWorld()
}, 60_000)
afterAll(() => platform.database.close())

const send = (who: Who | null, method: string, path: string, body?: object, init: RequestInit = {}) =>
  app.request(path, {
    method,
    ...init,
    headers: {
      ...(body && { 'content-type': 'application/json' }),
      ...(who && { authorization: `Bearer ${people[who].bearer}` }),
      ...Object(init.headers),
    },
    ...(body && { body: JSON.stringify(body) }),
  })
const at = (path: string) => `/api/trips/${tripId}${path}`
async function ok(response: Response | Promise<Response>): Promise<unknown> {
  const answered = await response
  const text = await answered.text()
  expect(answered.status, text).toBe(200)
  return JSON.parse(text)
}
async function link(role: string): Promise<string> {
  const made = await ok(send('owner', 'POST', at('/links'), { access: 'edit', role }))
  return makeLink.output.parse(made).url?.split('#')[1] ?? ''
}
const upload = (who: Who, path: string) =>
  send(who, 'PUT', path, undefined, {
    headers: { 'content-type': 'application/octet-stream' },
    body: packUpload({ content: located(makeUuid()), thumbnail: JPEG }),
  })
const makeFeed = async (who: Who) =>
  makeTripFeed.output.parse(await ok(send(who, 'POST', at('/feed'), {}))).url
const sharing = async () => getSharing.output.parse(await ok(send('owner', 'GET', at('/sharing'))))
const memberId = async (name: Who) => (await sharing()).members.find((one) => one.name === name)?.id ?? ''
const op = (fields: object) => makeTripOp(tripId, { baseVersion: 999, ...fields })

/** One trip for all tests: each leaves everybody in the role that it found them in. */
async function makeWorld(): Promise<void> {
  const made = ALL.map(async (name) => [name, await makeUser(platform, { name })] as const)
  people = Object.fromEntries(await Promise.all(made)) as typeof people
  const trip = await makeTrip(platform, {
    personId: people.owner.id,
    stops: [{ name: 'Pantheon', note: NOTE }],
  })
  tripId = trip.id
  stopId = trip.stopIds[0] ?? ''
  ;[feeds, secrets, receipt, photo, comment] = [{}, {}, makeUuid(), makeUuid(), makeUuid()]
  for (const who of ALL) {
    if (who === 'stranger' || who === 'owner') continue
    const secret = await link(who === 'removed' || who === 'left' ? 'editor' : who)
    secrets[who] = secret
    await ok(send(who, 'POST', joinTrip.path, { secret }))
  }
  for (const who of ['removed', 'left'] as const) feeds[who] = await makeFeed(who)
  await ok(upload('owner', at(`/receipts/${receipt}`)))
  await ok(upload('owner', `/api/account/photo/${photo}`))
  await ok(send('owner', 'POST', at('/comments'), { commentId: comment, text: 'Book soon' }))
  await ok(send('owner', 'DELETE', at(`/members/${await memberId('removed')}`)))
  await ok(send('left', 'POST', at('/leave'), {}))
}

/** For each call, how it is made by somebody, and what the four in the trip are answered; all others find no trip. */
const ROWS: Record<string, { run: (who: Who) => Promise<Response> | Response; inTrip: number[] }> = {
  'GET /api/trips/{id}': { run: (who) => send(who, 'GET', at('')), inTrip: [200, 200, 200, 200] },
  'POST /api/trips/{id}/ops': {
    run: (who) => send(who, 'POST', at('/ops'), { ops: [op({ value: `by ${who}` })] }),
    inTrip: [200, 200, 200, 403],
  },
  'GET /api/trips/{id}/sharing': {
    run: (who) => send(who, 'GET', at('/sharing')),
    inTrip: [200, 200, 200, 200],
  },
  'POST /api/trips/{id}/links': {
    run: (who) => send(who, 'POST', at('/links'), { access: 'view' }),
    inTrip: [200, 200, 404, 404],
  },
  'DELETE /api/trips/{id}/links/{linkId}': {
    async run(who) {
      await link('viewer')
      const [newest] = (await sharing()).links
      return send(who, 'DELETE', at(`/links/${newest?.id}`))
    },
    inTrip: [200, 200, 404, 404],
  },
  'GET /api/trips/{id}/history': {
    run: (who) => send(who, 'GET', at('/history')),
    inTrip: [200, 200, 200, 200],
  },
  'GET /api/trips/{id}/versions': {
    run: (who) => send(who, 'GET', at('/versions?of=1')),
    inTrip: [200, 200, 200, 200],
  },
  'POST /api/trips/{id}/history/{entryId}/restore': {
    async run(who) {
      await ok(send('owner', 'POST', at('/ops'), { ops: [op({ value: makeUuid() })] }))
      const [entry] = getHistory.output.parse(await ok(send('owner', 'GET', at('/history')))).entries
      return send(who, 'POST', at(`/history/${entry?.id}/restore`), { scope: 'change' })
    },
    inTrip: [200, 200, 200, 403],
  },
  'PUT /api/trips/{id}/members/{memberId}': {
    run: async (who) => send(who, 'PUT', at(`/members/${await memberId('viewer')}`), { role: 'viewer' }),
    inTrip: [200, 200, 404, 404],
  },
  'DELETE /api/trips/{id}/members/{memberId}': {
    async run(who) {
      await ok(send('stranger', 'POST', joinTrip.path, { secret: await link('viewer') }))
      const stranger = await memberId('stranger')
      // The caller is out of the trip again when it is asked whether they may remove.
      if (who === 'stranger') await ok(send('stranger', 'POST', at('/leave'), {}))
      const response = await send(who, 'DELETE', at(`/members/${stranger}`))
      await send('owner', 'DELETE', at(`/members/${stranger}`))
      return response
    },
    inTrip: [200, 200, 404, 404],
  },
  'POST /api/trips/{id}/leave': {
    async run(who) {
      const response = await send(who, 'POST', at('/leave'), {})
      const isOut = !(IN_TRIP as readonly string[]).includes(who) || who === 'owner'
      if (!isOut) await ok(send(who, 'POST', joinTrip.path, { secret: secrets[who] }))
      return response
    },
    inTrip: [404, 200, 200, 200],
  },
  'POST /api/trips/{id}/presence': {
    run: (who) => send(who, 'POST', at('/presence'), { tab: makeUuid(), itemId: stopId }),
    inTrip: [200, 200, 200, 200],
  },
  'GET /api/trips/{id}/comments': {
    run: (who) => send(who, 'GET', at('/comments')),
    inTrip: [200, 200, 200, 200],
  },
  'POST /api/trips/{id}/comments': {
    run: (who) => send(who, 'POST', at('/comments'), { commentId: makeUuid(), text: `by ${who}` }),
    inTrip: [200, 200, 200, 200],
  },
  'DELETE /api/trips/{id}/comments/{commentId}': {
    async run(who) {
      const one = makeUuid()
      await ok(send('owner', 'POST', at('/comments'), { commentId: one, text: 'To be removed' }))
      return send(who, 'DELETE', at(`/comments/${one}`))
    },
    inTrip: [200, 200, 404, 404],
  },
  'GET /api/trips/{id}/export': {
    run: (who) => send(who, 'GET', at('/export?format=json')),
    inTrip: [200, 200, 200, 200],
  },
  'GET /api/trips/{id}/feed': { run: (who) => send(who, 'GET', at('/feed')), inTrip: [200, 200, 200, 200] },
  'GET /api/trips/{id}/feed/{secret}.ics': {
    // Who was in it has the address that they made then; who never was has none.
    async run(who) {
      const isIn = (IN_TRIP as readonly string[]).includes(who)
      const url = isIn ? await makeFeed(who) : (feeds[who] ?? `http://x${at('/feed/guessed.ics')}`)
      return send(null, 'GET', new URL(url).pathname)
    },
    inTrip: [200, 200, 200, 200],
  },
  'POST /api/trips/{id}/feed': {
    run: (who) => send(who, 'POST', at('/feed'), {}),
    inTrip: [200, 200, 200, 200],
  },
  'DELETE /api/trips/{id}/feed': {
    // Ends an address of one's own, and tells nothing of the trip.
    run: (who) => send(who, 'DELETE', at('/feed')),
    inTrip: [200, 200, 200, 200],
  },
  'PUT /api/trips/{trip}/receipts/{id}': {
    run: (who) => upload(who, at(`/receipts/${makeUuid()}`)),
    inTrip: [200, 200, 200, 404],
  },
  'GET /api/files/{id}': {
    run: (who) => send(who, 'GET', `/api/files/${receipt}`),
    inTrip: [200, 200, 200, 200],
  },
  'GET /api/files/{id}/thumbnail': {
    run: (who) => send(who, 'GET', `/api/files/${receipt}/thumbnail`),
    inTrip: [200, 200, 200, 200],
  },
  'POST /api/trips/{id}/plan-changes': {
    // This trip has no plan to change; what is accepted is written as every change is, which refuses viewers.
    run: (who) => send(who, 'POST', at('/plan-changes'), { change: 'an easier day' }),
    inTrip: [422, 422, 422, 422],
  },
  'POST /api/trips/import/{id}/accept': {
    async run(who) {
      const form = new FormData()
      form.set('file', new File([`name,latitude,longitude\nBy ${who},41.89,12.48`], 'places.csv'))
      const proposal = Object(await ok(send(who, 'POST', importTrip.path, undefined, { body: form })))
      return send(who, 'POST', acceptImport.path.replace('{id}', proposal.id), { tripId })
    },
    inTrip: [200, 200, 200, 403],
  },
}
/** These name no trip that is there already, or are by their secret alone; `sharing.test.ts` tries them. */
const OF_NO_TRIP = ['POST /api/trips/import', 'POST /api/trips/shared', 'POST /api/trips/shared/join']
/** Answers whoever asks, about what is theirs alone. */
const OF_ONES_OWN = ['DELETE /api/trips/{id}/feed']

describe('a call that names a trip', () => {
  it('has a row here, whichever it is', () => {
    expect([...Object.keys(ROWS), ...OF_NO_TRIP].toSorted()).toEqual(calls.toSorted())
    expect(Object.keys(ROWS)).toEqual(
      expect.arrayContaining(
        [changeTrip, leaveTrip, listComments, exportTrip, putReceipt].map(
          ({ method, path }) => `${method} ${path}`,
        ),
      ),
    )
  })

  it.each(Object.keys(ROWS))(
    '%s is for those in it, by their role, and there is none for others',
    { timeout: 30_000 },
    async (call) => {
      const row = ROWS[call]
      const statuses: Partial<Record<Who, number>> = {}
      for (const who of ALL) {
        const response = (await row?.run(who)) as Response
        const text = await response.text()
        statuses[who] = response.status
        if (response.status >= 400) expect(text).not.toMatch(/Pantheon|4711|Book soon/)
      }
      const out = OF_ONES_OWN.includes(call) ? 200 : 404
      const expected = [...(row?.inTrip ?? []), out, out, out]
      expect(statuses).toEqual(Object.fromEntries(ALL.map((who, n) => [who, expected[n]])))
    },
  )

  it('needs an account, whichever it is, unless it has a secret of its own', async () => {
    for (const call of Object.keys(ROWS).filter((one) => !one.includes('.ics'))) {
      const [method = '', path = ''] = call.split(' ')
      const filled = path.replace(/\{(id|trip)\}/, tripId).replace(/\{[^}]+\}/g, stopId)
      const hasBody = method !== 'GET' && method !== 'DELETE'
      const { status } = await send(null, method, filled, hasBody ? {} : undefined)
      expect([call, status]).toEqual([call, 401])
    }
  })
})

describe.each(['removed', 'left'] as const)('somebody who was in a trip, and %s', (who) => {
  it('finds it in no list, in no calendar of all trips, and sees no photo of those in it', async () => {
    const { trips } = listTrips.output.parse(await ok(send(who, 'GET', listTrips.path)))
    expect(trips).toEqual([])
    const made = Object(await ok(send(who, 'POST', '/api/account/feed', {})))
    const calendar = await send(null, 'GET', new URL(String(made.url)).pathname)
    expect([calendar.status, await calendar.text()]).toEqual([200, expect.not.stringContaining('Pantheon')])
    const statuses = ['viewer', who].map(
      async (one) => (await send(one as Who, 'GET', `/api/files/${photo}`)).status,
    )
    expect(await Promise.all(statuses)).toEqual([200, 404])
  })

  it('hears nothing of it in a stream that was open all the while but that it ended for them', async () => {
    await ok(send(who, 'POST', joinTrip.path, { secret: await link('editor') }))
    const heard = listen(who)
    const control = listen('viewer')
    await expect
      .poll(() => [heard.text, control.text])
      .toEqual(Array(2).fill(expect.stringContaining('ready')))
    await touch('before')
    await expect.poll(() => heard.text).toContain('trip-presence')
    if (who === 'left') await ok(send(who, 'POST', at('/leave'), {}))
    else await ok(send('owner', 'DELETE', at(`/members/${await memberId(who)}`)))
    await expect.poll(() => countOf(control.text)).toBeGreaterThan(countOf('before'))
    // The last that is told is that it ended, so that the device asks and drops its copy.
    await expect.poll(() => heard.text.endsWith(`data: {"kind":"trips","id":"${tripId}"}\n\n`)).toBe(true)
    const [told, seen] = [heard.text, countOf(control.text)]
    await touch('after')
    await expect.poll(() => countOf(control.text)).toBeGreaterThan(seen + 2)
    // Events of one process keep their order, so what the control heard this one would have heard too.
    expect(heard.text).toBe(told)
    for (const stream of [heard, control]) stream.end()
  })
})

const countOf = (text: string) => text.split('data: {"kind"').length - 1

/** Something of every kind that people in a trip are told: a change, a comment, who is there. */
async function touch(value: string): Promise<void> {
  await ok(send('owner', 'POST', at('/ops'), { ops: [op({ value })] }))
  await ok(send('owner', 'POST', at('/comments'), { commentId: makeUuid(), text: value }))
  await ok(send('owner', 'POST', at('/presence'), { tab: makeUuid(), itemId: stopId }))
}

/** The stream of events of somebody, as a browser holds it open. */
function listen(who: Who) {
  const closing = new AbortController()
  const stream = { text: '', end: () => closing.abort() }
  const read = async () => {
    const { body } = await send(who, 'GET', '/api/events', undefined, { signal: closing.signal })
    for await (const part of body ?? []) stream.text += Buffer.from(part).toString()
  }
  void read().catch(() => undefined)
  return stream
}
