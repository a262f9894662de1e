import { randomUUID } from 'node:crypto'
import { ROLES, type Role } from '@tripwright/domain/base/roles'
import type { Mailing } from '@tripwright/domain/staff/campaigns'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { campaignsRoutes } from '#features/plans/trial-mails/index.ts'
import { adminRoutes } from '#features/staff/admin/index.ts'
import type { Person } from '#platform/http/session-check.ts'
import { openTestServer, type TestServer } from '#platform/http/test-server.ts'
import type { makeFakeJobs } from '#platform/jobs/jobs.fake.ts'
import type { FakeMail } from '#platform/mail/mail.fake.ts'
import type { MailMessage } from '#platform/mail/mail.port.ts'
import { makeSmtpMail } from '#platform/mail/mail.smtp.ts'
import { startSmtpServer } from '#platform/mail/test-smtp-server.ts'
import { makeUser } from '#seeds/make.ts'
import { mailingsJobs, mailingsRoutes } from './index.ts'

const START = Date.UTC(2026, 4, 1, 10)
const MINUTE = 60_000
const BODY = 'Hello {{name}}, you are on {{plan}}.\n\n- See [what is new](/blog) and **try** it.'

let server: TestServer
let mail: FakeMail
let jobs: ReturnType<typeof makeFakeJobs>
let staff: Person

const db = () => server.platform.database.db
const person = async (role: Role = 'user', name = 'Ana Diaz'): Promise<Person> => ({
  ...(await makeUser(server.platform, { role, name })),
  signedInAt: new Date(START),
})
beforeAll(async () => {
  server = await openTestServer([...mailingsRoutes, ...campaignsRoutes, ...adminRoutes])
  mail = server.platform.mail as FakeMail
  jobs = server.platform.jobs as typeof jobs
  await jobs.start(mailingsJobs(server.platform))
  staff = await person('admin')
})
afterAll(() => server.close())
beforeEach(async () => {
  server.setNow(new Date(START))
  await db().execute('delete from mailings')
  await db().execute('delete from mail_choices')
  await jobs.drain()
  mail.sent.length = 0
})

const agree = (who: Person, news = true, language = 'en-GB,en;q=0.8') =>
  server.call(who, 'PUT', '/api/campaigns/mail-choices', {
    body: { news },
    headers: { 'accept-language': language },
  })
/** The given number of people who agreed. */
const readers = async (count: number) => {
  const made = await Promise.all(Array.from({ length: count }, () => person()))
  for (const one of made) await agree(one)
  return made
}
const DRAFT = { version: 0, subject: 'What is new', body: BODY, plan: 'any', language: null }
const write = (fields: object = {}, id: string = randomUUID(), by = staff) =>
  server.call(by, 'PUT', `/api/admin/mailings/${id}`, { body: { ...DRAFT, ...fields } })
const draft = async (fields: object = {}) => (await write(fields)).body.mailing as Mailing
const act = ({ id, version }: Mailing, what: string, more: object = {}) =>
  server.call(staff, 'POST', `/api/admin/mailings/${id}/acts`, { body: { version, act: what, ...more } })
const read = async ({ id }: Mailing) =>
  (await server.call(staff, 'GET', `/api/admin/mailings/${id}`)).body.mailing as Mailing
const count = async (query = '') =>
  (await server.call(staff, 'GET', `/api/admin/mailing-audience${query}`)).body
const turn = (more: object = {}) => mailingsJobs({ ...server.platform, ...more })[0]?.run({})
const addresses = () => mail.sent.map(({ to }) => to).toSorted()
const log = async () => (await server.call(staff, 'GET', '/api/admin/audit?limit=1')).body.entries

it('marketing, admin and owner write to many; everybody else is refused', async () => {
  for (const role of ROLES) {
    const may = ['owner', 'admin', 'marketing'].includes(role)
    const one = await person(role)
    const requests = [
      server.call(one, 'GET', '/api/admin/mailings'),
      server.call(one, 'GET', '/api/admin/mailing-audience'),
      write({}, randomUUID(), one),
    ]
    for (const { status } of await Promise.all(requests)) expect(status, role).toBe(may ? 200 : 403)
  }
})

describe('a draft', () => {
  it('is written, read as its reader will get it, and thrown away', async () => {
    const made = await draft()
    expect(made).toMatchObject({ state: 'draft', version: 1, counts: { all: 0 } })
    const { body } = await server.call(staff, 'GET', `/api/admin/mailings/${made.id}`)
    expect(body.sample).toMatchObject({ subject: 'What is new' })
    expect(Object(body.sample).text).toContain('Hello Ana, you are on Explorer.')
    expect(Object(body.sample).text).toContain('- See what is new (http://localhost:3000/blog) and try it.')
    const page = await server.fetch(`/api/admin/mailings/${made.id}/page`, {}, staff)
    expect(await page.text()).toContain('<strong>try</strong>')
    expect(page.headers.get('content-security-policy')).toContain('sandbox')
    expect((await server.call(staff, 'DELETE', `/api/admin/mailings/${made.id}`)).status).toBe(200)
    expect((await server.call(staff, 'GET', `/api/admin/mailings/${made.id}`)).status).toBe(404)
  })

  it('of two who write at once keeps the first, and tells the second', async () => {
    const made = await draft()
    expect((await write({ version: 1, subject: 'First' }, made.id)).status).toBe(200)
    expect((await write({ version: 1, subject: 'Second' }, made.id)).status).toBe(409)
    expect((await act(made, 'start')).status).toBe(409)
    expect((await write({}, made.id)).status).toBe(409)
  })

  it.each([
    [{ subject: ' ' }, 'subject'],
    [{ subject: 'Two\nlines' }, 'subject'],
    [{ subject: 'Dear {{password}}' }, 'subject'],
    [{ body: 'Dear {{email}}' }, 'body'],
    [{ body: 'Dear {{name' }, 'body'],
    [{ body: '<script>alert(1)</script>' }, 'body'],
    [{ body: '[here](javascript:alert(1))' }, 'body'],
    [{ body: '[here](https://evil.example/{{name}})' }, 'body'],
    [{ body: 'a'.repeat(10_001) }, 'body'],
    [{ plan: 'everybody' }, 'plan'],
    [{ language: 'German' }, 'language'],
  ])('of %j is refused with the place', async (wrong, where) => {
    const { status, body } = await write(wrong)
    expect([status, Object(body).issues?.[0]?.path]).toEqual([400, where])
  })

  it('shows what a name holds as text, whatever it looks like', async () => {
    const evil = await person('admin', '<img/src=x> **B**')
    const made = await draft()
    const page = await server.fetch(`/api/admin/mailings/${made.id}/page`, {}, evil)
    const html = await page.text()
    expect(html).toContain('Hello &lt;img/src=x&gt;')
    expect(html).not.toContain('<img')
  })

  it('is sent to whoever writes it as a test, and counts for nobody', async () => {
    const made = await draft()
    expect(
      (await server.call(staff, 'POST', `/api/admin/mailings/${made.id}/test`, { body: {} })).body,
    ).toEqual({
      to: staff.email,
    })
    await jobs.drain()
    expect(mail.sent).toMatchObject([{ to: staff.email, subject: '[Test] What is new' }])
    expect(await read(made)).toMatchObject({ state: 'draft', counts: { all: 0 } })
    expect(await log()).toMatchObject([{ action: 'mailing.tested', actor: staff.email }])
  })
})

describe('a mailing that is sent', () => {
  it('goes to each who agreed once, by several processes at once, and ends with its figures in the log', async () => {
    const people = await readers(9)
    await person()
    const made = await draft()
    expect((await act(made, 'start')).body.mailing).toMatchObject({ state: 'scheduled' })
    await Promise.all([turn(), turn(), turn()])
    await jobs.drain()
    expect(addresses()).toEqual(people.map(({ email }) => email).toSorted())
    expect(await read(made)).toMatchObject({ state: 'done', counts: { all: 9, sent: 9, waiting: 0 } })
    expect(await log()).toMatchObject([{ action: 'mailing.done', actor: staff.email, detail: { sent: '9' } }])
    await turn()
    expect(mail.sent).toHaveLength(9)
    for (const what of ['start', 'resume', 'cancel', 'pause'])
      expect((await act(made, what)).status).toBe(409)
  })

  it('waits for its moment, and can be taken back until then', async () => {
    await readers(1)
    const made = await draft()
    const at = new Date(START + 60 * MINUTE).toISOString()
    expect((await act(made, 'start', { at })).body.mailing).toMatchObject({ startsAt: at })
    await jobs.drain()
    const back = (await act(made, 'withdraw')).body.mailing as Mailing
    expect(back).toMatchObject({ state: 'draft', startsAt: null })
    server.setNow(new Date(START + 61 * MINUTE))
    await turn()
    expect(mail.sent).toEqual([])
    expect((await act(back, 'start', { at: '2028-01-01T00:00:00Z' })).status).toBe(400)
    await act(back, 'start', { at: new Date(START + 90 * MINUTE).toISOString() })
    server.setNow(new Date(START + 90 * MINUTE))
    await turn()
    expect(mail.sent).toHaveLength(1)
  })

  it('stops in the middle when it is paused, goes on where it stopped, and is cancelled for good', async () => {
    await readers(4)
    const made = await draft()
    await act(made, 'start')
    const pausing = async (message: MailMessage) => {
      if (mail.sent.length === 1) await act(made, 'pause')
      return mail.send(message)
    }
    await turn({ mail: { ...mail, send: pausing } })
    await turn()
    expect(await read(made)).toMatchObject({ state: 'paused', counts: { sent: 2, waiting: 2 } })
    await act(made, 'resume')
    await turn({
      mail: {
        ...mail,
        send: async () => {
          await act(made, 'cancel')
          return { ok: true }
        },
      },
    })
    await jobs.drain()
    expect(await read(made)).toMatchObject({ state: 'cancelled', counts: { sent: 3, waiting: 1 } })
    expect(new Set(addresses()).size).toBe(mail.sent.length)
  })

  it('leaves out who stopped such mails, or has another address, before the turn came', async () => {
    const [gone, moved, left] = await readers(3)
    const made = await draft()
    await act(made, 'start')
    let first = ''
    const changing = async (message: MailMessage) => {
      first ||= message.to
      for (const one of [gone, left]) if (one && one.email !== first) await agree(one, false)
      if (moved && moved.email !== first)
        await db().execute(sql`update users set email = ${`new-${moved.email}`} where id = ${moved.id}`)
      return mail.send(message)
    }
    await turn({ mail: { ...mail, send: changing } })
    expect(addresses()).toEqual([first])
    expect((await read(made)).counts).toMatchObject({ all: 3, sent: 1, left: 2 })
  })
})

describe('when something breaks', () => {
  it('what a dead process had in its hands is not sent again, and the rest is', async () => {
    await readers(3)
    const made = await draft()
    await act(made, 'start')
    // The process dies after the mail server accepted the mail and before that is recorded.
    const dying = async (message: MailMessage) => {
      await mail.send(message)
      await new Promise(() => undefined)
      return { ok: true as const }
    }
    void turn({ mail: { ...mail, send: dying } })
    await expect.poll(() => mail.sent.length).toBe(1)
    await turn()
    expect(await read(made)).toMatchObject({ state: 'sending', counts: { sent: 2, waiting: 1 } })
    server.setNow(new Date(START + 16 * MINUTE))
    await turn()
    expect(await read(made)).toMatchObject({ state: 'done', counts: { sent: 2, unsure: 1, waiting: 0 } })
    expect(new Set(addresses()).size).toBe(3)
    expect(mail.sent).toHaveLength(3)
  })

  it('a mail that the server did not take is tried again later, and given up after two hours', async () => {
    await readers(1)
    const made = await draft()
    await act(made, 'start')
    let tries = 0
    const away = () => {
      tries++
      return Promise.reject(Object.assign(new Error('busy'), { responseCode: 450, command: 'MAIL FROM' }))
    }
    for (let minute = 0; minute < 180; minute++) {
      server.setNow(new Date(START + minute * MINUTE))
      await turn({ mail: { ...mail, send: away } })
    }
    expect(tries).toBe(7)
    expect(await read(made)).toMatchObject({ state: 'done', counts: { failed: 1 } })
  })

  it('a line that broke while a mail went out leaves it unknown, and nobody gets it twice', async () => {
    await readers(2)
    const made = await draft()
    await act(made, 'start')
    await turn({ mail: { ...mail, send: () => Promise.reject(new Error('the line broke')) } })
    await turn()
    expect((await read(made)).counts).toMatchObject({ unsure: 1, sent: 1 })
  })
})

it('through a real mail server, it carries the headers that stop it with one press, and says by which mailing somebody left', async () => {
  const [ana] = await readers(1)
  const smtp = await startSmtpServer()
  const real = makeSmtpMail({
    url: `smtp://127.0.0.1:${smtp.port}`,
    from: 'Tripwright <hello@tripwright.example>',
    log: server.log,
  })
  const made = await draft()
  await act(made, 'start')
  await turn({ mail: real })
  await real.close()
  await smtp.stop()
  expect(smtp.delivered.map(({ to }) => to)).toEqual([[ana?.email]])
  const email = smtp.delivered[0]?.email
  const header = (key: string) => email?.headers.find((one) => one.key === key)?.value ?? ''
  expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
  const url = header('list-unsubscribe').slice(1, -1)
  expect(email?.text).toContain(url)
  const token = new URL(url).searchParams.get('mail_token')
  const stop = (text: string | null) =>
    server.call(null, 'POST', '/api/campaigns/unsubscribe', { body: { token: text } })
  expect((await stop(`${token}x`)).status).toBe(404)
  expect((await stop(token)).body).toEqual({ ok: true })
  expect((await count()).count).toBe(0)
  expect((await read(made)).counts).toMatchObject({ sent: 1, unsubscribed: 1 })
})
