import { ROLES, type Role } from '@tripwright/domain/base/roles'
import { TRIAL_MAILS } from '@tripwright/domain/plans/trial-mails'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTrial } from '#features/plans/subscription/index.ts'
import { adminRoutes } from '#features/staff/admin/index.ts'
import type { Person } from '#platform/http/session-check.ts'
import { openTestServer, type TestServer } from '#platform/http/test-server.ts'
import type { makeFakeJobs } from '#platform/jobs/jobs.fake.ts'
import type { FakeMail } from '#platform/mail/mail.fake.ts'
import { makeUser } from '#seeds/make.ts'
import { campaignsRoutes, trialMailsJobs, trialSeriesRoutes } from './index.ts'

const START = Date.UTC(2026, 4, 1, 10)
const DAY = 86_400_000

let server: TestServer
let mail: FakeMail
let jobs: ReturnType<typeof makeFakeJobs>
let staff: Person

const db = () => server.platform.database.db
const person = async (role: Role = 'user'): Promise<Person> => ({
  ...(await makeUser(server.platform, { role })),
  signedInAt: new Date(START),
})
beforeAll(async () => {
  server = await openTestServer([...campaignsRoutes, ...trialSeriesRoutes, ...adminRoutes])
  server.setNow(new Date(START))
  mail = server.platform.mail as FakeMail
  jobs = server.platform.jobs as typeof jobs
  await jobs.start(trialMailsJobs(server.platform))
  staff = await person('admin')
})
afterAll(() => server.close())

type Series = { mails: Record<string, unknown>[]; coming: { kind: string; email: string; at: string }[] }
const read = async () => (await server.call(staff, 'GET', '/api/admin/trial-mails')).body as unknown as Series
const of = ({ mails }: Series, kind: string) => mails.find((one) => one.kind === kind)

/** The scheduled job with a replaced send function. */
async function look(at: number, send: FakeMail['send']): Promise<void> {
  server.setNow(new Date(at))
  const testServer = { ...server.platform, mail: { ...mail, send } }
  await trialMailsJobs(testServer)[0]?.run({})
  const fresh = trialMailsJobs(testServer)
  await jobs.start(fresh)
  await jobs.drain().catch(() => undefined)
  await jobs.start(trialMailsJobs(server.platform))
}

it('support and marketing see them; everybody else is refused', async () => {
  for (const role of ROLES) {
    const may = ['owner', 'admin', 'support', 'marketing'].includes(role)
    const one = await person(role)
    const requests = ['', '/welcome', '/welcome/page'].map((path) =>
      server.fetch(`/api/admin/trial-mails${path}`, {}, one),
    )
    const tried = server.call(one, 'POST', '/api/admin/trial-mails/welcome/test', { body: {} })
    for (const { status } of await Promise.all([...requests, tried]))
      expect(status, role).toBe(may ? 200 : 403)
  }
  await jobs.drain()
  expect((await server.call(staff, 'GET', '/api/admin/trial-mails/day-2')).status).toBe(400)
})

it('each mail is counted by what became of it, and what comes next is named with its moment', async () => {
  const [ana, ben, eve] = [await person(), await person(), await person()]
  await startTrial(db(), ana.id, 's-1', new Date(START))
  expect((await read()).coming.slice(0, 2)).toEqual([
    { kind: 'day-1', email: ana.email, at: new Date(START + DAY).toISOString() },
    { kind: 'day-3', email: ana.email, at: new Date(START + 3 * DAY).toISOString() },
  ])
  await look(START, async () => ({ ok: true }))
  expect(of(await read(), 'welcome')).toEqual({
    kind: 'welcome',
    sent: 1,
    waiting: 0,
    refused: 0,
    failed: 0,
    unwanted: 0,
    lastSentAt: new Date(START).toISOString(),
  })
  await startTrial(db(), ben.id, 's-2', new Date(START + DAY / 2))
  await look(START + DAY / 2, async () => ({ ok: false, code: 'refused' }))
  expect(of(await read(), 'welcome')).toMatchObject({ sent: 1, refused: 1 })
  await startTrial(db(), eve.id, 's-3', new Date(START + DAY / 2))
  await look(START + DAY / 2, () => Promise.reject(new Error('the mail server is away')))
  expect(of(await read(), 'welcome')).toMatchObject({ sent: 1, refused: 1, failed: 1 })
  await jobs.drain()
  expect(of(await read(), 'welcome')).toMatchObject({ sent: 2, refused: 1, failed: 0 })
})

it('who wants none is not among those who come next', async () => {
  const ida = await person()
  await startTrial(db(), ida.id, 's-4', new Date(START + DAY / 2))
  const isComing = async () => (await read()).coming.some(({ email }) => email === ida.email)
  expect(await isComing()).toBe(true)
  await server.call(ida, 'PUT', '/api/campaigns/mail-choices', { body: { trialMails: false } })
  expect(await isComing()).toBe(false)
})

it.each(TRIAL_MAILS)(
  '%s is looked at as text and as a page that runs nothing and stands in our frames alone',
  async (kind) => {
    const { body } = await server.call(staff, 'GET', `/api/admin/trial-mails/${kind}`)
    expect(body.text).not.toMatch(/[{}]/)
    const page = await server.fetch(`/api/admin/trial-mails/${kind}/page`, {}, staff)
    expect(await page.text()).toContain(String(body.subject).replaceAll('’', '&#x27;'))
    expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(page.headers.get('x-frame-options')).toBe('SAMEORIGIN')
    const policy = page.headers.get('content-security-policy') ?? ''
    for (const rule of ["default-src 'none'", 'sandbox', "frame-ancestors 'self'"])
      expect(policy).toContain(rule)
  },
)

it('a test goes to whoever asks, says that it is one, counts nowhere and stands in the log', async () => {
  const before = of(await read(), 'day-5')
  mail.sent.length = 0
  const response = await server.call(staff, 'POST', '/api/admin/trial-mails/day-5/test', { body: {} })
  expect(response.body).toEqual({ to: staff.email })
  await jobs.drain()
  expect(mail.sent).toMatchObject([{ to: staff.email, subject: '[Test] 2 days left in your trial' }])
  expect(of(await read(), 'day-5')).toEqual(before)
  const { entries } = (await server.call(staff, 'GET', '/api/admin/audit?limit=1')).body
  expect(entries).toMatchObject([{ action: 'trial-mail.tested', detail: { kind: 'day-5' } }])
})
