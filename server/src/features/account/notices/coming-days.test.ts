import { listNotifications } from '@tripwright/domain/account/notifications'
import { joinTrip, makeLink } from '@tripwright/domain/trip/sharing'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { notificationsRoutes } from '#features/account/notifications/index.ts'
import { sharingRoutes } from '#features/trip/sharing/index.ts'
import { tripsRoutes } from '#features/trip/sync/index.ts'
import type { Person } from '#platform/http/session-check.ts'
import { openTestServer, type TestServer } from '#platform/http/test-server.ts'
import { makeTripOp, makeUser, makeUuid } from '#seeds/make.ts'
import { comingDaysJobs, setClock } from './index.ts'

let server: TestServer
let ana: Person
let ben: Person
let tripId: string
beforeAll(async () => {
  server = await openTestServer([...tripsRoutes, ...sharingRoutes, ...notificationsRoutes])
  server.platform.config.addressLimitScale = 1000
})
afterAll(() => server.close())
beforeEach(async () => {
  server.setNow(new Date('2026-05-01T10:00:00Z'))
  const person = async (name: string) => ({
    ...(await makeUser(server.platform, { name })),
    signedInAt: new Date(),
  })
  ;[ana, ben, tripId] = [await person('Ana'), await person('Ben'), makeUuid()]
  await change({ title: 'Rome', startDate: '2026-05-20', days: 3 })
  const made = await call(ana, 'POST', `/api/trips/${tripId}/links`, { access: 'edit' })
  const secret = makeLink.output.parse(made.body).url?.split('#')[1]
  expect((await call(ben, 'POST', joinTrip.path, { secret })).status).toBe(200)
})

const call = (who: Person, method: string, path: string, body?: object) =>
  server.call(who, method, path, body === undefined ? {} : { body })
async function change(fields: Record<string, unknown>, itemId = tripId): Promise<void> {
  const ops = Object.entries(fields).map(([field, value]) =>
    makeTripOp(tripId, { itemId, field, value: value as string, baseVersion: 999 }),
  )
  const sent = await call(ana, 'POST', `/api/trips/${tripId}/ops`, { ops })
  expect(sent.status, JSON.stringify(sent.body)).toBe(200)
}
/** Two processes at once, each a whole run of the job. */
async function tellAt(instant: string): Promise<void> {
  server.setNow(new Date(instant))
  const run = () => Promise.all(comingDaysJobs(server.platform).map((job) => job.run({})))
  await Promise.all([run(), run()])
}
const told = async (who: Person) => {
  const { body } = await call(who, 'GET', listNotifications.path)
  return listNotifications.output
    .parse(body)
    .notifications.map(({ kind, detail }) => [kind, detail.title ?? detail.flight])
    .toReversed()
}
const bookFlight = async (more: object = {}) => {
  const end = { date: '2026-05-20', time: '07:00', zone: 'Europe/Rome', place: { name: 'Rome', code: 'FCO' } }
  const id = makeUuid()
  await change(
    { kind: 'flight', number: 'AZ 610', startsAt: end, endsAt: { ...end, time: '09:00' }, ...more },
    id,
  )
  return id
}

describe('the days to come of a trip', () => {
  it('are told to everybody in it, once each, by the clock of the person', async () => {
    await setClock(server.platform.database.db, ben.id, 'Pacific/Auckland', new Date())
    await tellAt('2026-05-12T21:00:00Z')
    // It is the 13th in New Zealand, and 9 in the morning.
    expect([await told(ana), await told(ben)]).toEqual([[], [['trip-week', 'Rome']]])
    await tellAt('2026-05-13T09:00:00Z')
    await tellAt('2026-05-13T09:15:00Z')
    expect([await told(ana), await told(ben)]).toEqual([[['trip-week', 'Rome']], [['trip-week', 'Rome']]])
    await tellAt('2026-05-19T03:00:00Z')
    expect(await told(ana)).toHaveLength(1)
    await tellAt('2026-05-19T09:00:00Z')
    expect((await told(ana)).slice(1)).toEqual([['trip-tomorrow', 'Rome']])
  })

  it('are told again of another first day, and of no trip that is deleted or was left', async () => {
    await tellAt('2026-05-13T09:00:00Z')
    await change({ startDate: '2026-05-27' })
    await tellAt('2026-05-20T09:00:00Z')
    expect(await told(ana)).toHaveLength(2)
    await call(ben, 'POST', `/api/trips/${tripId}/leave`, {})
    await tellAt('2026-05-26T09:00:00Z')
    expect([await told(ana), await told(ben)].map((some) => some.length)).toEqual([3, 2])
    await change({ startDate: '2026-06-10' })
    await change({ deleted: true })
    await tellAt('2026-06-03T09:00:00Z')
    expect(await told(ana)).toHaveLength(3)
  })

  it('tell of a flight a day before it leaves, once, also when its time is not changed', async () => {
    const id = await bookFlight()
    await tellAt('2026-05-19T04:00:00Z')
    expect(await told(ana)).toEqual([])
    await tellAt('2026-05-19T08:00:00Z')
    await change({ seat: '12A' }, id)
    await tellAt('2026-05-19T08:15:00Z')
    const flights = (await told(ana)).filter(([kind]) => kind === 'check-in')
    expect(flights).toEqual([['check-in', 'AZ 610']])
  })

  it('tell of no flight that is marked, removed or gone', async () => {
    const [marked, removed] = [await bookFlight(), await bookFlight()]
    await change({ mark: 'done' }, marked)
    await change({ deleted: true }, removed)
    await tellAt('2026-05-19T08:00:00Z')
    await bookFlight()
    await tellAt('2026-05-20T08:00:00Z')
    expect((await told(ana)).filter(([kind]) => kind === 'check-in')).toEqual([])
  })
})
