import { joinTrip, makeLink } from '@tripwright/domain/trip/sharing'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { notificationsRoutes, pushRoutes } from '#features/account/notifications/index.ts'
import { campaignsRoutes, unsubscribe } from '#features/plans/trial-mails/index.ts'
import { newsJobs, sharingRoutes } from '#features/trip/sharing/index.ts'
import { tripsRoutes } from '#features/trip/sync/index.ts'
import type { Person } from '#platform/http/session-check.ts'
import { openTestServer, type TestServer } from '#platform/http/test-server.ts'
import type { makeFakeMail } from '#platform/mail/mail.fake.ts'
import { makeTripOp, makeUser, makeUuid } from '#seeds/make.ts'
import { digestJobs, setClock } from './index.ts'

let server: TestServer
let ana: Person
let ben: Person
let tripId: string
beforeAll(async () => {
  server = await openTestServer([
    ...tripsRoutes,
    ...sharingRoutes,
    ...campaignsRoutes,
    ...notificationsRoutes,
    ...pushRoutes,
  ])
  server.platform.config.addressLimitScale = 1000
  await server.platform.jobs.start(digestJobs(server.platform))
})
afterAll(() => server.close())
beforeEach(async () => {
  server.setNow(new Date('2026-05-01T10:00:00Z'))
  const person = async (name: string) => ({
    ...(await makeUser(server.platform, { name })),
    signedInAt: new Date(),
  })
  ;[ana, ben, tripId] = [await person('Ana'), await person('Ben'), makeUuid()]
  await change('Rome')
  const made = await call(ana, 'POST', `/api/trips/${tripId}/links`, { access: 'edit' })
  const secret = makeLink.output.parse(made.body).url?.split('#')[1]
  await call(ben, 'POST', joinTrip.path, { secret })
  await tell()
  await call(ana, 'POST', '/api/notifications/read', {})
  mail().sent.length = 0
})

const mail = () => server.platform.mail as ReturnType<typeof makeFakeMail>
const drain = () => (server.platform.jobs as unknown as { drain(): Promise<void> }).drain()
const call = (who: Person, method: string, path: string, body?: object) =>
  server.call(who, method, path, body === undefined ? {} : { body })
async function change(value: string, fields: object = {}): Promise<void> {
  const ops = [makeTripOp(tripId, { field: 'title', value, baseVersion: 999, ...fields })]
  expect((await call(ana, 'POST', `/api/trips/${tripId}/ops`, { ops })).status).toBe(200)
}
async function tell(): Promise<void> {
  for (const job of newsJobs(server.platform)) await job.run({})
}
/** Two processes at once look who gets a summary. */
async function queueAt(instant: string): Promise<void> {
  server.setNow(new Date(instant))
  const look = digestJobs(server.platform).find(({ name }) => name === 'notices.digest')
  await Promise.all([look?.run({}), look?.run({})])
}
async function mailedAt(instant: string) {
  mail().sent.length = 0
  await queueAt(instant)
  await drain()
  return mail().sent.filter(({ to }) => to === ben.email)
}
const tellBen = async (value: string) => {
  await change(value)
  await tell()
}

describe('the summary of a day', () => {
  it('tells once what was not read, in the morning of the person, at most once a day', async () => {
    await setClock(server.platform.database.db, ben.id, 'America/Los_Angeles', new Date())
    await tellBen('Roma')
    expect(await mailedAt('2026-05-01T14:30:00Z')).toEqual([])
    const [first, ...more] = await mailedAt('2026-05-01T15:15:00Z')
    expect(more).toEqual([])
    expect(first?.subject).toBe('Your daily summary from Tripwright')
    expect(first?.text).toContain('Ana changed “Roma”.')
    await tellBen('Rom')
    expect(await mailedAt('2026-05-01T20:00:00Z')).toEqual([])
    const [second] = await mailedAt('2026-05-02T15:15:00Z')
    expect([second?.text.includes('“Rom”'), second?.text.includes('“Roma”')]).toEqual([true, false])
    expect(await mailedAt('2026-05-03T15:15:00Z')).toEqual([])
  })

  it('has nothing that was read or is not wanted when it is sent', async () => {
    await tellBen('Roma')
    await queueAt('2026-05-01T10:30:00Z')
    await call(ben, 'POST', '/api/notifications/read', {})
    await drain()
    expect(mail().sent).toEqual([])
    await tellBen('Rom')
    const choice = { kind: 'trip-changed', channel: 'mail', wants: false }
    await call(ben, 'PUT', '/api/notifications/choices', choice)
    expect(await mailedAt('2026-05-02T10:00:00Z')).toEqual([])
  })

  it('has nothing but the removal of a trip that the person was removed from after it was queued, and before it is sent', async () => {
    await tellBen('Secret plans')
    await queueAt('2026-05-01T10:30:00Z')
    const { members } = (await call(ana, 'GET', `/api/trips/${tripId}/sharing`)).body as {
      members: [{ id: string }]
    }
    await call(ana, 'DELETE', `/api/trips/${tripId}/members/${members[0].id}`)
    await drain()
    const texts = mail().sent.map(
      ({ text }) => text.match(/What you missed\s+([\s\S]*?)\s+See all news/)?.[1],
    )
    expect(texts).toEqual(['You’re no longer in “Secret plans”.'])
    expect(await mailedAt('2026-05-03T10:00:00Z')).toEqual([])
  })

  it('ends by the link in it, and begins again with the one kind that is switched on', async () => {
    await tellBen('Roma')
    const [sent] = await mailedAt('2026-05-01T10:30:00Z')
    const token = new URL(sent?.unsubscribeUrl ?? '').searchParams.get('mail_token') ?? ''
    const { secret, database } = server.platform
    expect(await unsubscribe({ db: database.db, secret, now: new Date() }, token)).toBe(true)
    await tellBen('Rom')
    expect(await mailedAt('2026-05-02T10:30:00Z')).toEqual([])
    const choice = { kind: 'trip-commented', channel: 'mail', wants: true }
    const { body } = await call(ben, 'PUT', '/api/notifications/choices', choice)
    expect([body['trip-commented'], body['trip-changed']]).toEqual([
      { here: true, mail: true, push: true },
      { here: true, mail: false, push: true },
    ])
  })
})
