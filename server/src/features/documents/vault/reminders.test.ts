import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { notificationsRoutes, pushJobs, pushRoutes } from '#features/account/notifications/index.ts'
import { campaignsRoutes, unsubscribe } from '#features/plans/trial-mails/index.ts'
import type { Person } from '#platform/http/session-check.ts'
import { openTestServer, type TestServer } from '#platform/http/test-server.ts'
import type { makeFakeMail } from '#platform/mail/mail.fake.ts'
import { startPushService } from '#platform/push/test-push-service.ts'
import { makeUser } from '#seeds/make.ts'
import { remindersJobs, remindersRoutes } from './index.ts'

let server: TestServer
let ana: Person
let service: Awaited<ReturnType<typeof startPushService>>
beforeAll(async () => {
  service = await startPushService()
  server = await openTestServer([
    ...remindersRoutes,
    ...campaignsRoutes,
    ...notificationsRoutes,
    ...pushRoutes,
  ])
  await server.platform.jobs.start([...remindersJobs(server.platform), ...pushJobs(server.platform)])
})
afterAll(async () => {
  await service.stop()
  await server.close()
})
beforeEach(async () => {
  server.setNow(new Date('2026-05-01T10:00:00Z'))
  ana = await person()
  mail().sent.length = 0
})

const person = async (overrides = {}): Promise<Person> => ({
  ...(await makeUser(server.platform, overrides)),
  signedInAt: new Date(),
})
const mail = () => server.platform.mail as ReturnType<typeof makeFakeMail>
const drain = () => (server.platform.jobs as unknown as { drain(): Promise<void> }).drain()
const put = (who: Person, group: string, reminders: object[], more: object = {}) =>
  server.call(who, 'PUT', '/api/vault/reminders', {
    body: { group, reminders, zone: 'Europe/Berlin', locale: 'en-GB', ...more },
  })
const list = async (who: Person) =>
  Object((await server.call(who, 'GET', '/api/vault/reminders')).body).reminders
/** The mails sent once the clock is at this moment. */
async function mailedAt(instant: string): Promise<string[]> {
  server.setNow(new Date(instant))
  mail().sent.length = 0
  const queue = remindersJobs(server.platform).find(({ name }) => name === 'reminders.queue')
  await queue?.run({})
  await drain()
  return mail().sent.map(({ to, subject }) => `${to}: ${subject}`)
}

const JOURNEY = 'journey:VN:2026-07-01'
const E_VISA = { what: 'task.visa.e-visa', dueOn: '2026-06-01' }

describe('a reminder', () => {
  it('is mailed once, on the morning of its day where the traveller is', async () => {
    expect((await put(ana, JOURNEY, [E_VISA])).body).toEqual({ next: '2026-05-25' })
    expect(await mailedAt('2026-05-24T23:00:00Z')).toEqual([])
    expect(await mailedAt('2026-05-25T05:59:00Z')).toEqual([])
    const subject = 'Apply for the e-visa: by 1 June 2026. For Vietnam.'
    expect(await mailedAt('2026-05-25T06:01:00Z')).toEqual([`${ana.email}: ${subject}`])
    expect(await mailedAt('2026-05-25T06:16:00Z')).toEqual([])
    expect(await list(ana)).toEqual([{ group: JOURNEY, ...E_VISA, next: null }])
    // Saved again, it is not sent again.
    expect((await put(ana, JOURNEY, [E_VISA])).status).toBe(200)
    expect(await mailedAt('2026-05-25T07:00:00Z')).toEqual([])
  })

  it('follows the day of the far east and of the far west', async () => {
    const [east, west] = [await person(), await person()]
    await put(east, JOURNEY, [E_VISA], { zone: 'Pacific/Auckland' })
    await put(west, JOURNEY, [E_VISA], { zone: 'Pacific/Honolulu' })
    expect(await mailedAt('2026-05-24T19:59:00Z')).toEqual([])
    expect((await mailedAt('2026-05-24T20:01:00Z')).join()).toContain(east.email)
    expect(await mailedAt('2026-05-25T17:59:00Z')).toEqual([])
    expect((await mailedAt('2026-05-25T18:01:00Z')).join()).toContain(west.email)
  })

  it('of several on one day is one mail, with a way to stop all of them in its header', async () => {
    await put(ana, JOURNEY, [E_VISA, { what: 'task.insurance', dueOn: '2026-06-01' }])
    await put(ana, `document:${randomUUID()}`, [{ what: 'document.passport', dueOn: '2026-07-24' }])
    const sent = await mailedAt('2026-05-25T09:00:00Z')
    expect(sent).toHaveLength(1)
    const [message] = mail().sent
    expect(message?.text).toContain('Passport expires on 24 July 2026.')
    expect(message?.text).toContain(
      'Get insurance that covers you abroad, and its emergency number: by 1 June 2026.',
    )
    const url = new URL(message?.unsubscribeUrl ?? '')
    expect(url.pathname).toBe('/unsubscribe')
    const token = url.searchParams.get('mail_token') ?? ''
    const testServer = { db: server.platform.database.db, secret: server.platform.secret, now: new Date() }
    expect(await unsubscribe(testServer, token.replace('reminders~', ''))).toBe(false)
    expect((await server.call(null, 'POST', '/api/campaigns/unsubscribe', { body: { token } })).status).toBe(
      200,
    )
    // The day two weeks before the end of the passport.
    expect(await mailedAt('2026-07-10T09:00:00Z')).toEqual([])
    const choices = await server.call(ana, 'GET', '/api/campaigns/mail-choices')
    expect(choices.body).toEqual({
      trialMails: true,
      reminders: false,
      tripAlerts: true,
      digest: true,
      news: false,
    })
  })

  it('is cancelled by an empty list, and a new request turns mails on again', async () => {
    await server.call(ana, 'PUT', '/api/campaigns/mail-choices', { body: { reminders: false } })
    await put(ana, JOURNEY, [E_VISA])
    expect((await server.call(ana, 'GET', '/api/campaigns/mail-choices')).body).toMatchObject({
      reminders: true,
    })
    expect((await put(ana, JOURNEY, [])).body).toEqual({ next: null })
    expect(await list(ana)).toEqual([])
    expect(await mailedAt('2026-05-25T09:00:00Z')).toEqual([])
  })

  it('is one person’s, and goes to confirmed addresses alone', async () => {
    const stranger = await person({ emailVerified: false })
    await put(stranger, JOURNEY, [E_VISA])
    await put(ana, JOURNEY, [E_VISA])
    expect((await list(stranger)).length).toBe(1)
    expect((await mailedAt('2026-05-25T09:00:00Z')).join()).not.toContain(stranger.email)
    expect((await server.call(null, 'GET', '/api/vault/reminders')).status).toBe(401)
  })

  it('is not told when it is more than three days late, as after a long standstill', async () => {
    await put(ana, JOURNEY, [E_VISA])
    expect(await mailedAt('2026-05-29T09:00:00Z')).toEqual([])
  })

  it.each([
    ['a group that is neither journey nor document', 'trip:1', E_VISA],
    ['a day that does not exist', JOURNEY, { what: 'task.visa.visa', dueOn: '2026-02-30' }],
    ['something that nobody is reminded of', JOURNEY, { what: 'task.visa', dueOn: '2026-06-01' }],
  ])('is refused for %s', async (_, group, reminder) => {
    expect((await put(ana, group, [reminder])).status).toBe(400)
  })

  it('is sent despite an invalid locale, and delays no other', async () => {
    const people = await Promise.all([person(), person(), person()])
    for (const [at, locale] of ['en-12', 'en-aa-bb-cc', 'en-GB'].entries())
      await put(people[at] ?? ana, JOURNEY, [E_VISA], { locale })
    const mailed = await mailedAt('2026-05-25T07:00:00Z')
    const days = people.map(
      ({ email }) => mailed.find((one) => one.startsWith(email))?.match(/by (.*) 2026/)?.[1],
    )
    expect(days).toEqual(['June 1,', 'June 1,', '1 June'])
  })

  it('counts days in UTC where the zone is unknown', async () => {
    expect((await put(ana, JOURNEY, [E_VISA], { zone: 'Mars/Olympus' })).body).toEqual({ next: '2026-05-25' })
  })
})

describe('a device that reminds by itself', () => {
  const times = async () => (await server.call(ana, 'GET', '/api/vault/reminders/times')).body

  it('reads the sentences and their local times, and another version after each change', async () => {
    const empty = await times()
    expect(empty.reminders).toEqual([])
    const group = 'document:6f1c0d3a-0000-4000-8000-000000000001'
    await put(ana, group, [{ what: 'document.passport', dueOn: '2026-12-31' }])
    const asked = await times()
    expect(asked.reminders).toEqual([
      {
        key: `${group} document.passport`,
        text: expect.stringMatching(/^Passport expires on .*2026\.$/),
        times: ['2026-07-04T08:00', '2026-11-01T08:00', '2026-12-17T08:00'],
      },
    ])
    server.setNow(new Date('2026-11-02T05:00:00Z'))
    expect((await times()).reminders).toMatchObject([{ times: ['2026-11-01T08:00', '2026-12-17T08:00'] }])
    expect([(await times()).version, asked.version === empty.version]).toEqual([asked.version, false])
    await put(ana, group, [])
    expect((await times()).version).toBe(empty.version)
  })
})

describe('a device', () => {
  const choose = (body: object) => server.call(ana, 'PUT', '/api/notifications/choices', { body })
  const subscribe = () =>
    server.call(ana, 'PUT', '/api/notifications/push', { body: { ...service.subscribe(), locale: 'en-GB' } })
  const pushedTexts = () => service.pushed.map(({ message }) => message.body)
  beforeEach(async () => {
    server.setNow(new Date())
    ana = await person()
    service.pushed.length = 0
  })
  // The sessions of this file begin at the machine's clock, so these days do too.
  const dayIn = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
  const at = (days: number) => `${dayIn(days)}T12:00:00Z`
  const wanted = () => [{ what: 'task.insurance', dueOn: dayIn(9) }]

  it('is told beside the mail, once, and the list holds it too', async () => {
    await subscribe()
    await put(ana, 'journey:VN:2027-07-01', wanted())
    expect(await mailedAt(at(2))).toHaveLength(1)
    expect(await mailedAt(at(2))).toEqual([])
    expect(pushedTexts()).toEqual([
      expect.stringContaining('Get insurance that covers you abroad, and its emergency number: by'),
    ])
    const { notifications } = Object((await server.call(ana, 'GET', '/api/notifications')).body)
    // A device that has planned this version by itself is sent nothing.
    const { version } = (await server.call(ana, 'GET', '/api/vault/reminders/times')).body
    expect(notifications).toMatchObject([{ kind: 'reminder', path: '/documents', detail: { version } }])
  })

  it('is enough for who wants no mails, and asking again brings none back', async () => {
    await subscribe()
    await choose({ kind: 'reminder', channel: 'mail', wants: false })
    await put(ana, 'journey:VN:2027-07-01', wanted())
    expect(await mailedAt(at(2))).toEqual([])
    expect(pushedTexts()).toHaveLength(1)
  })

  it('is not sent where it is switched off', async () => {
    await subscribe()
    await choose({ kind: 'reminder', channel: 'push', wants: false })
    await put(ana, 'journey:VN:2027-07-01', wanted())
    expect(await mailedAt(at(2))).toHaveLength(1)
    expect(pushedTexts()).toEqual([])
  })
})
