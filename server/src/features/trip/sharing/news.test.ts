import { listNotifications, putNotificationChoice } from '@tripwright/domain/account/notifications'
import { getSharing, joinTrip, makeLink } from '@tripwright/domain/trip/sharing'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { listForDigest, notificationsRoutes, pushRoutes } from '#features/account/notifications/index.ts'
import { tripsRoutes } from '#features/trip/sync/index.ts'
import type { Person } from '#platform/http/session-check.ts'
import { openTestServer, type TestServer } from '#platform/http/test-server.ts'
import { makeTripOp, makeUser, makeUuid } from '#seeds/make.ts'
import { newsJobs, sharingRoutes } from './index.ts'

let server: TestServer
let ana: Person
let ben: Person
let kim: Person
let tripId: string
let minutes: number

beforeAll(async () => {
  server = await openTestServer([...tripsRoutes, ...sharingRoutes, ...notificationsRoutes, ...pushRoutes])
  server.platform.config.addressLimitScale = 1000
})
afterAll(() => server.close())
beforeEach(async () => {
  const person = async (name: string) => ({
    ...(await makeUser(server.platform, { name })),
    signedInAt: new Date(),
  })
  ;[ana, ben, kim] = [await person('Ana'), await person('Ben'), await person('Kim')]
  ;[tripId, minutes] = [makeUuid(), 0]
  await change(ana, 'Rome')
  await join(ben)
  await tell()
})

const later = () => server.setNow(new Date(Date.UTC(2026, 4, 1, 10, ++minutes)))
const call = (who: Person, method: string, path: string, body?: object) =>
  server.call(who, method, path, body === undefined ? {} : { body })
async function change(who: Person, value: string): Promise<void> {
  later()
  const ops = [makeTripOp(tripId, { field: 'title', value, baseVersion: 999 })]
  expect((await call(who, 'POST', `/api/trips/${tripId}/ops`, { ops })).status).toBe(200)
}
async function join(who: Person): Promise<void> {
  later()
  const made = await call(ana, 'POST', `/api/trips/${tripId}/links`, { access: 'edit' })
  const secret = makeLink.output.parse(made.body).url?.split('#')[1]
  expect((await call(who, 'POST', joinTrip.path, { secret })).status).toBe(200)
}
/** A run of the job, a quarter of an hour later. */
async function tell(): Promise<void> {
  for (const job of newsJobs(server.platform)) await job.run({})
}
const told = async (who: Person) => {
  const { notifications } = listNotifications.output.parse(
    (await call(who, 'GET', listNotifications.path)).body,
  )
  return notifications.map(({ kind, detail, path }) => {
    expect(path).toBe(/-(removed|deleted)$/.test(kind) ? null : `/itinerary?trip=${tripId}`)
    return [kind, detail]
  })
}
const memberOf = async (who: Person) => {
  const { members } = getSharing.output.parse((await call(who, 'GET', `/api/trips/${tripId}/sharing`)).body)
  const me = members.find(({ isYou }) => isYou)
  if (!me) throw new Error('not in the trip')
  return me
}
async function setDeleted(value: boolean): Promise<void> {
  later()
  const ops = [makeTripOp(tripId, { field: 'deleted', value, baseVersion: 999 })]
  expect((await call(ana, 'POST', `/api/trips/${tripId}/ops`, { ops })).status).toBe(200)
}
const deletedOf = (title: string) => ['trip-deleted', { title, name: 'Ana', trip: tripId }]
const JOINED = ['trip-joined', { title: 'Rome', names: 'Ben' }]

describe('the news of a trip', () => {
  it('tell its people once of all that others did in a quarter of an hour, and nobody of their own', async () => {
    expect([await told(ana), await told(ben)]).toEqual([[JOINED], []])
    for (const title of ['Roma', 'Rom', 'Rome!']) await change(ben, title)
    await change(ana, 'Roma!')
    await join(kim)
    await tell()
    await tell()
    expect((await told(ana))[0]).toEqual(['trip-news', { title: 'Roma!', names: 'Ben and Kim' }])
    expect(await told(ana)).toHaveLength(2)
    expect(await told(ben)).toEqual([['trip-news', { title: 'Roma!', names: 'Ana and Kim' }]])
    expect(await told(kim)).toEqual([])
  })

  it('are not told of what somebody marks as done or packs, but of a new thing to pack', async () => {
    const send = async (fields: [string, unknown][], itemId = makeUuid()) => {
      later()
      const ops = fields.map(([field, value]) =>
        makeTripOp(tripId, { itemId, field, value, baseVersion: 999 }),
      )
      expect((await call(ben, 'POST', `/api/trips/${tripId}/ops`, { ops })).status).toBe(200)
    }
    const stopId = makeUuid()
    await send([['kind', 'visit']], stopId)
    await tell()
    const before = await told(ana)
    await send([
      ['kind', 'packing'],
      ['suggestion', 'sun-hat'],
      ['isPacked', true],
    ])
    await send([['mark', 'done']], stopId)
    await tell()
    expect(await told(ana)).toEqual(before)
    await send([
      ['kind', 'packing'],
      ['name', 'Kite'],
    ])
    await tell()
    expect((await told(ana))[0]).toEqual(['trip-changed', { title: 'Rome', names: 'Ben' }])
  })

  it('are told at once in open tabs', async () => {
    const kinds: string[] = []
    const listener = {
      onEvent: ({ kind }: { kind: string }) => kinds.push(kind),
      missed: () => {},
      end: () => {},
    }
    const end = server.platform.events.subscribe(ana.id, listener)
    await change(ben, 'Roma')
    await tell()
    await expect.poll(() => kinds).toContain('notifications')
    end()
  })

  it('are told to nobody who was removed before they are told, nor of a trip that is deleted', async () => {
    const shared = await call(ana, 'GET', `/api/trips/${tripId}/sharing`)
    const [{ id }] = shared.body.members as [{ id: string }]
    await change(ana, 'Roma')
    await call(ana, 'DELETE', `/api/trips/${tripId}/members/${id}`)
    await tell()
    expect(await told(ben)).toEqual([['trip-removed', { title: 'Roma' }]])
    await join(kim)
    await setDeleted(true)
    await tell()
    expect([await told(kim), await told(ana)]).toEqual([[deletedOf('Roma')], [JOINED]])
  })

  it('tell whoever was removed so at once, by the name that the trip had then, as a push and by email too', async () => {
    const { id } = await memberOf(ben)
    await call(ana, 'DELETE', `/api/trips/${tripId}/members/${id}`)
    expect(await told(ben)).toEqual([['trip-removed', { title: 'Rome' }]])
    await change(ana, 'A secret name')
    await tell()
    expect(await told(ben)).toEqual([['trip-removed', { title: 'Rome' }]])
    const { db } = server.platform.database
    const [row] = await listForDigest(db, ben.id, new Date(0))
    // Not of a trip: of a trip that somebody left nothing is pushed or mailed.
    expect(row).toMatchObject({ kind: 'trip-removed', tripId: null, decisive: ['trip-role'] })
    // Nothing where it is switched off, nor of leaving.
    const choice = { kind: 'trip-role', channel: 'here', wants: false }
    await call(kim, 'PUT', putNotificationChoice.path, choice)
    await join(kim)
    await call(ana, 'DELETE', `/api/trips/${tripId}/members/${(await memberOf(kim)).id}`)
    await tell()
    expect(await told(kim)).toEqual([])
  })

  it('tell all but its owner that a trip was deleted, once, and to nobody where that was undone before', async () => {
    await join(kim)
    await tell()
    await setDeleted(true)
    await setDeleted(false)
    await tell()
    expect([await told(ben), await told(kim)]).toEqual([
      [['trip-joined', { title: 'Rome', names: 'Kim' }]],
      [],
    ])
    await setDeleted(true)
    await tell()
    await setDeleted(false)
    await setDeleted(true)
    await tell()
    expect((await told(ben))[0]).toEqual(deletedOf('Rome'))
    expect(await told(ben)).toHaveLength(2)
    expect(await told(kim)).toEqual([deletedOf('Rome')])
    expect((await told(ana)).map(([kind]) => kind)).not.toContain('trip-deleted')
    const [row] = (await listForDigest(server.platform.database.db, kim.id, new Date(0))).slice(-1)
    expect(row).toMatchObject({ kind: 'trip-deleted', tripId: null, decisive: ['trip-role'] })
  })

  it('take a deletion back that was undone, and say so to who had read of it', async () => {
    await join(kim)
    await tell()
    await call(ben, 'POST', '/api/notifications/read', {})
    await setDeleted(true)
    await tell()
    await call(ben, 'POST', '/api/notifications/read', {})
    await setDeleted(false)
    await tell()
    await tell()
    expect(await told(kim)).toEqual([])
    expect((await told(ben))[0]).toEqual(['trip-restored', { title: 'Rome', name: 'Ana', trip: tripId }])
    expect((await told(ben)).map(([kind]) => kind)).not.toContain('trip-deleted')
    await setDeleted(true)
    await tell()
    expect((await told(ben)).map(([kind]) => kind)).toEqual(['trip-deleted', 'trip-joined'])
    expect(await told(kim)).toEqual([deletedOf('Rome')])
  })

  it('tell whoever got another role once, by the last one, however often it was changed', async () => {
    const { id } = await memberOf(ben)
    const give = async (role: string) => {
      later()
      await call(ana, 'PUT', `/api/trips/${tripId}/members/${id}`, { role })
    }
    for (const role of ['viewer', 'editor', 'co-owner', 'viewer']) await give(role)
    await tell()
    await tell()
    expect(await told(ben)).toEqual([['role-viewer', { title: 'Rome' }]])
    expect(await told(ana)).toEqual([JOINED])
    await give('co-owner')
    await change(ana, 'Roma')
    await tell()
    const now = await told(ben)
    expect(now.slice(0, 2).toSorted()).toEqual([
      ['role-co-owner', { title: 'Roma' }],
      ['trip-changed', { title: 'Roma', names: 'Ana' }],
    ])
  })

  it('are not told to somebody who switched them off', async () => {
    const choice = { kind: 'trip-changed', channel: 'here', wants: false }
    const chosen = putNotificationChoice.output.parse(
      (await call(ben, 'PUT', putNotificationChoice.path, choice)).body,
    )
    expect(chosen['trip-changed']).toEqual({ here: false, mail: true, push: true })
    await change(ana, 'Roma')
    await tell()
    expect(await told(ben)).toEqual([])
  })
})
