import { openSharedTrip } from '@tripwright/domain/trip/sharing'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { tripsRoutes } from '#features/trip/sync/index.ts'
import type { Person } from '#platform/http/session-check.ts'
import { openTestServer, type TestServer } from '#platform/http/test-server.ts'
import { makeTrip, makeTripOp, makeUser } from '#seeds/make.ts'
import { reportedTrips, sharingRoutes } from './index.ts'

const WHY = 'It names a third person.'

let server: TestServer
let ana: Person
let ben: Person
let tripId: string

beforeAll(async () => {
  server = await openTestServer([...tripsRoutes, ...sharingRoutes])
})
afterAll(() => server.close())
beforeEach(async () => {
  ana = { ...(await makeUser(server.platform)), signedInAt: new Date() }
  ben = { ...(await makeUser(server.platform)), signedInAt: new Date() }
  const stops = [{ name: 'Pantheon', note: 'code 4711' }]
  tripId = (await makeTrip(server.platform, { personId: ana.id, stops })).id
})

const db = () => server.platform.database.db
const post = (who: Person | null, path: string, body: object) => server.call(who, 'POST', path, { body })
const makeLink = (access: 'view' | 'edit') => post(ana, `/api/trips/${tripId}/links`, { access })
const secretOf = async (access: 'view' | 'edit') =>
  String((await makeLink(access)).body.url).split('#')[1] ?? ''
const open = async (secret: string) => (await post(null, openSharedTrip.path, { secret })).status
const join = async (secret: string) => (await post(ben, '/api/trips/shared/join', { secret })).status
const sharing = async (who: Person) => (await server.call(who, 'GET', `/api/trips/${tripId}/sharing`)).body
const found = (secret: string) => {
  const { platform } = server
  return reportedTrips.findPublic({ db: db(), now: platform.now(), platform, address: '203.0.113.9' }, secret)
}

it('a shared trip is reported by its link, and read without what is its owner’s alone', async () => {
  expect(await found(await secretOf('view'))).toEqual({ id: tripId, ownerId: ana.id })
  const text = await reportedTrips.readText(db(), tripId)
  expect(text?.lines).toEqual(['Pantheon'])
  expect(JSON.stringify(text)).not.toContain('4711')
  expect(await found('no secret')).toBeNull()
})

it('a takedown stops every link and a new one, leaves the trip to those in it, and tells who manages it why', async () => {
  const [view, edit] = [await secretOf('view'), await secretOf('edit')]
  expect(await join(edit)).toBe(200)
  expect(await reportedTrips.takeDown(db(), tripId, WHY, server.platform.now())).toBe(true)
  expect([await open(view), await open(edit), await join(edit)]).toEqual([404, 404, 404])
  expect(await found(view)).toBeNull()
  const refused = await makeLink('view')
  expect([refused.status, refused.body.message]).toEqual([
    409,
    'We took down the links to this trip, so you can’t create another one. If you think we’re wrong, contact support.',
  ])
  expect((await sharing(ana)).takenDown).toMatchObject({ reason: WHY })
  expect((await sharing(ben)).takenDown).toBeNull()
  expect((await server.call(ben, 'GET', `/api/trips/${tripId}`)).status).toBe(200)
})

it('its links work again when it is brought back', async () => {
  const view = await secretOf('view')
  await reportedTrips.takeDown(db(), tripId, WHY, server.platform.now())
  expect(await reportedTrips.restore(db(), tripId)).toBe(true)
  expect(await open(view)).toBe(200)
  expect((await sharing(ana)).takenDown).toBeNull()
})

it('of a deleted trip nothing is read, taken down or brought back', async () => {
  const ops = [makeTripOp(tripId, { field: 'deleted', value: true, baseVersion: 9 })]
  expect((await post(ana, `/api/trips/${tripId}/ops`, { ops })).status).toBe(200)
  expect(await reportedTrips.readText(db(), tripId)).toBeNull()
  expect(await reportedTrips.takeDown(db(), tripId, WHY, server.platform.now())).toBe(false)
  expect(await reportedTrips.restore(db(), tripId)).toBe(false)
})
