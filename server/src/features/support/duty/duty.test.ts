import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { notificationsRoutes, pushJobs, pushRoutes } from '#features/account/notifications/index.ts'
import { supportRoutes } from '#features/support/conversations/index.ts'
import type { Person } from '#platform/http/session-check.ts'
import { openTestServer, type TestServer } from '#platform/http/test-server.ts'
import { startPushService } from '#platform/push/test-push-service.ts'
import { makeUser } from '#seeds/make.ts'
import { dutyRoutes } from './index.ts'

let server: TestServer
let service: Awaited<ReturnType<typeof startPushService>>
let ana: Person
let sam: Person
let kim: Person
let writer: Person

let now = new Date('2027-01-04T10:00:00Z')
const person = async (role: Person['role'] = 'user') => ({
  ...(await makeUser(server.platform, { role, now })),
  signedInAt: now,
})
const drain = () => (server.platform.jobs as unknown as { drain(): Promise<void> }).drain()
const later = (minutes: number) => {
  now = new Date(now.getTime() + minutes * 60_000)
  server.setNow(now)
}

beforeAll(async () => {
  server = await openTestServer([...supportRoutes, ...dutyRoutes, ...notificationsRoutes, ...pushRoutes])
  service = await startPushService()
  await server.platform.jobs.start([
    ...pushJobs(server.platform),
    { name: 'support.mail', run: async () => undefined },
  ])
  server.setNow(now)
})
afterAll(async () => {
  await service.stop()
  await server.close()
})
beforeEach(async () => {
  ana = await person()
  sam = await person('support')
  kim = await person('admin')
  writer = await person('content_editor')
  service.pushed.length = 0
})
afterEach(async () => {
  for (const who of [sam, kim]) await duty(who, false)
})

const duty = (who: Person, isOn: boolean) => server.call(who, 'PUT', '/api/support/duty', { body: { isOn } })
const office = async () => Object((await server.call(null, 'GET', '/api/support/office')).body)
const subscribe = (who: Person) =>
  server.call(who, 'PUT', '/api/notifications/push', { body: { ...service.subscribe(), locale: 'en' } })
const ask = async (subject: string) =>
  String(
    (await server.call(ana, 'POST', '/api/support/requests', { body: { subject, text: 'It stays white.' } }))
      .body.id,
  )
const pushed = async () => {
  await drain()
  return service.pushed.map(({ message }) => [message.title, message.body, message.path])
}

it('staff see who is on duty, guests only whether somebody is here, and nobody without the role switches', async () => {
  expect((await duty(sam, true)).body).toMatchObject({
    isOn: true,
    onDuty: [{ email: sam.email, isAtDesk: true }],
  })
  expect((await server.call(kim, 'GET', '/api/support/duty')).body).toMatchObject({
    isOn: false,
    onDuty: [{ id: sam.id }],
  })
  const told = await office()
  expect(told).toMatchObject({ isHere: true, hours: null, open: [], replyBy: null })
  expect(JSON.stringify(told)).not.toContain(sam.email)
  expect([(await duty(writer, true)).status, (await duty(ana, true)).status]).toEqual([403, 403])
  later(3)
  expect((await office()).isHere).toBe(false)
  await server.call(sam, 'POST', '/api/support/duty/here', { body: {} })
  expect((await office()).isHere).toBe(true)
  await server.call(sam, 'POST', '/api/support/duty/here', { body: { isClosing: true } })
  expect((await office()).isHere).toBe(false)
  later(12 * 60)
  expect((await server.call(kim, 'GET', '/api/support/duty')).body).toMatchObject({ onDuty: [] })
})

it('office hours are told with the next seven days and the time of a reply, and are refused where they make no sense', async () => {
  const week = [...Array(5).fill({ from: 540, to: 1020 }), null, null]
  const hours = { zone: 'Europe/Vienna', week, holidays: ['2027-01-06'], replyHours: 4 }
  const put = (who: Person, value: unknown) =>
    server.call(who, 'PUT', '/api/support/office', { body: { hours: value } })
  expect((await put(writer, hours)).status).toBe(403)
  expect((await put(sam, hours)).status).toBe(200)
  now = new Date('2027-01-05T15:00:00Z')
  server.setNow(now)
  const told = await office()
  expect(told).toMatchObject({ isOpen: true, replyBy: '2027-01-07T11:00:00.000Z' })
  expect(told.open[0]).toEqual({ from: '2027-01-05T08:00:00.000Z', to: '2027-01-05T16:00:00.000Z' })
  expect(told.open[1].from).toBe('2027-01-07T08:00:00.000Z')
  for (const wrong of [
    { ...hours, zone: 'Mars/Olympus' },
    { ...hours, week: week.slice(1) },
    { ...hours, week: [{ from: 600, to: 540 }, ...week.slice(1)] },
    { ...hours, holidays: ['2027-02-30'] },
    { ...hours, replyHours: 0 },
  ])
    expect((await put(sam, wrong)).status).toBe(400)
  expect((await put(sam, null)).body).toEqual({ hours: null })
  expect((await office()).hours).toBeNull()
})

it('a message is pushed to who is on duty with no page open, once in two minutes for a conversation', async () => {
  for (const who of [sam, kim]) await subscribe(who)
  await ask('Before duty')
  expect(await pushed()).toEqual([])
  await duty(sam, true)
  await duty(kim, true)
  await ask('At the desk')
  expect(await pushed()).toEqual([])
  later(3)
  await server.call(kim, 'POST', '/api/support/duty/here', { body: {} })
  const id = await ask('The tab is closed')
  const path = `/support-admin?request=${id}`
  expect(await pushed()).toEqual([['Someone needs support', 'New message in “The tab is closed”.', path]])
  const write = () =>
    server.call(ana, 'POST', `/api/support/requests/${id}/messages`, { body: { text: 'And more.' } })
  await write()
  expect(await pushed()).toHaveLength(1)
  later(3)
  await server.call(kim, 'POST', '/api/support/duty/here', { body: {} })
  await write()
  expect(await pushed()).toHaveLength(2)
  // Whoever looks after it alone is told.
  later(3)
  await server.call(kim, 'PATCH', `/api/support/requests/${id}`, { body: { assigneeId: kim.id } })
  service.pushed.length = 0
  await write()
  expect(await pushed()).toHaveLength(1)
  await duty(sam, false)
  await duty(kim, false)
  service.pushed.length = 0
  await ask('Nobody is on duty')
  expect(await pushed()).toEqual([])
})
