import { createHmac } from 'node:crypto'
import { listNotifications, putNotificationChoice } from '@tripwright/domain/account/notifications'
import {
  endMailAddress,
  getMailAddress,
  listForwarded,
  makeMailAddress,
  openForwarded,
  receiveMail,
  removeForwarded,
} from '@tripwright/domain/documents/forwarding'
import { acceptImport, MAX_IMPORT_BYTES } from '@tripwright/domain/documents/import'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { notificationsRoutes, pushRoutes } from '#features/account/notifications/index.ts'
import { profileRoutes } from '#features/account/profile/index.ts'
import { importRoutes, type ReaderThreads } from '#features/documents/import/index.ts'
import { tripsRoutes } from '#features/trip/sync/index.ts'
import type { InboundMailConfig } from '#platform/config/inbound-mail-settings.ts'
import { rowsOf } from '#platform/db/rows.ts'
import { AppError } from '#platform/http/app-error.ts'
import type { Person } from '#platform/http/session-check.ts'
import { openTestServer, type TestServer } from '#platform/http/test-server.ts'
import { makeUser } from '#seeds/make.ts'
import { readFile } from '../import/read-document.service.ts'
import { forwardingJobs, forwardingRoutes } from './index.ts'
import { receiveForwarded } from './receive-mail.service.ts'

const NOW = new Date('2026-05-01T10:00:00Z')
const SECRET = 'a secret between two mail servers'.replaceAll(' ', '-')
const MAILGUN_KEY = 'key-0123456789abcdef'
const CONFIG: InboundMailConfig = {
  address: 'import@trip.example',
  secret: SECRET,
  mailgunKey: MAILGUN_KEY,
  imapUrl: null,
}
const FLIGHT = 'Flight LH 232\r\nFrankfurt (FRA) 09:40\r\nRome (FCO) 11:30\r\n4 June 2026\r\n'
let count = 0
function mailTo(to: string, { id = `<${++count}@air.example>`, words = FLIGHT } = {}): string {
  const head = id === '' ? '' : `Message-ID: ${id}\r\n`
  return `From: "Air Example" <tickets@air.example>\r\nTo: ${to}\r\n${head}Subject: Your flight\r\nMIME-Version: 1.0\r\nContent-Type: text/plain; charset=utf-8\r\n\r\n${words}`
}

let server: TestServer
let ana: Person
let ben: Person
let isBusy = false
let held: Promise<void> | null = null
let reading = 0
const readers: ReaderThreads = {
  read: async ({ name, bytes, today, isPasted }) => {
    reading++
    await held
    if (isBusy) throw new AppError('unavailable', { retryAfter: 5 })
    return readFile(name, bytes, today, isPasted)
  },
}

beforeAll(async () => {
  server = await openTestServer([
    ...forwardingRoutes(readers),
    ...importRoutes(readers),
    ...tripsRoutes,
    ...profileRoutes,
    ...notificationsRoutes,
    ...pushRoutes,
  ])
  server.platform.config.addressLimitScale = 1000
})
beforeEach(async () => {
  server.platform.config.inboundMail = CONFIG
  server.setNow(NOW)
  isBusy = false
  const person = async () => ({ ...(await makeUser(server.platform)), signedInAt: NOW })
  ;[ana, ben] = [await person(), await person()]
})
afterAll(() => server.close())

async function ok(who: Person | null, method: string, path: string, body?: object) {
  const answer = await server.call(who, method, path, body && { body })
  expect([answer.status, answer.body.message]).toEqual([200, undefined])
  return answer.body
}
async function addressOf(who: Person): Promise<string> {
  return makeMailAddress.output.parse(await ok(who, 'POST', makeMailAddress.path, {})).email
}
const mailsOf = async (who: Person) =>
  listForwarded.output.parse(await ok(who, 'GET', listForwarded.path)).mails

const toldTo = async (who: Person) => {
  const { body } = await server.call(who, 'GET', listNotifications.path)
  const { notifications } = listNotifications.output.parse(body)
  return notifications.map(({ kind, detail, path }) => [kind, detail, path])
}

async function post(form: string, body: string | FormData, headers: Record<string, string> = {}) {
  const response = await server.fetch(receiveMail.path.replace('{form}', form), {
    method: 'POST',
    body,
    headers,
  })
  return { status: response.status, body: await response.json() }
}
function signed(mail: string, recipient = '', { at = NOW, secret = SECRET } = {}) {
  const t = Math.floor(at.getTime() / 1000)
  const v1 = createHmac('sha256', secret).update(`${t}.${recipient}.${mail}`).digest('hex')
  return {
    'content-type': 'message/rfc822',
    'x-signature': `t=${t},v1=${v1}`,
    ...(recipient && { 'x-recipient': recipient }),
  }
}
const pass = (mail: string, recipient?: string) => post('signed', mail, signed(mail, recipient))

describe('the secret address of a person', () => {
  it('is told once, kept as a hash, renewed and removed', async () => {
    expect(await ok(ana, 'GET', getMailAddress.path)).toEqual({ isOffered: true, address: null })
    const first = await addressOf(ana)
    expect(first).toMatch(/^import\+[a-z2-7]{26}@trip\.example$/)
    const stored = await server.platform.database.db.execute(
      sql`select t::text as row from mail_addresses t where user_id = ${ana.id}`,
    )
    expect(String(rowsOf(stored)[0]?.row)).not.toContain(first.slice(7, 33))
    expect(await ok(ana, 'GET', getMailAddress.path)).toEqual({
      isOffered: true,
      address: { madeAt: NOW.toISOString(), usedAt: null },
    })

    const second = await addressOf(ana)
    await pass(mailTo(first))
    expect(await mailsOf(ana)).toEqual([])
    await pass(mailTo(second))
    expect(await mailsOf(ana)).toHaveLength(1)
    expect(await ok(ana, 'GET', getMailAddress.path)).toMatchObject({
      address: { usedAt: NOW.toISOString() },
    })

    await ok(ana, 'DELETE', endMailAddress.path)
    await pass(mailTo(second))
    expect(await mailsOf(ana)).toHaveLength(1)
  })

  it('is not there where no mail can arrive', async () => {
    server.platform.config.inboundMail = null
    expect(await ok(ana, 'GET', getMailAddress.path)).toEqual({ isOffered: false, address: null })
    expect((await server.call(ana, 'POST', makeMailAddress.path, { body: {} })).status).toBe(404)
    expect((await pass(mailTo('import@trip.example'))).status).toBe(404)
  })
})

describe('a forwarded mail', () => {
  it('waits in the list of its person with who sent it, and becomes a booking on a yes alone', async () => {
    await pass(mailTo(await addressOf(ana)))
    const [mail] = await mailsOf(ana)
    expect(mail).toMatchObject({
      sender: { name: 'Air Example', address: 'tickets@air.example' },
      subject: 'Your flight',
      bookings: 1,
      places: 0,
      problem: null,
      receivedAt: NOW.toISOString(),
      endsAt: '2026-05-31T10:00:00.000Z',
    })
    expect((await ok(ana, 'GET', '/api/trips')).trips).toEqual([])
    const open = openForwarded.path.replace('{id}', mail?.id ?? '')
    const proposal = openForwarded.output.parse(await ok(ana, 'POST', open, {}))
    expect(proposal).toMatchObject({ parts: [{ booking: { number: 'LH 232' } }] })
    const accepted = await ok(ana, 'POST', acceptImport.path.replace('{id}', proposal.id), {})
    expect(accepted).toMatchObject({ added: { bookings: 1, places: 0 } })

    const remove = removeForwarded.path.replace('{id}', mail?.id ?? '')
    expect(await ok(ana, 'DELETE', remove)).toEqual({ isRemoved: true })
    expect(await mailsOf(ana)).toEqual([])
    expect((await server.call(ana, 'POST', open, { body: {} })).status).toBe(404)
  })

  it('is announced once, to its person alone, by what was read in it or that nothing was', async () => {
    const mail = mailTo(await addressOf(ana))
    await Promise.all([pass(mail), pass(mail)])
    await pass(mail)
    const flight = ['email-waiting', { what: 'LH 232, Jun 4' }, '/dashboard#import']
    expect([await toldTo(ana), await toldTo(ben)]).toEqual([[flight], []])
    await pass(mailTo(await addressOf(ana), { words: 'Your account is locked: evil.example' }))
    expect(await toldTo(ana)).toContainEqual(['email-unread', {}, '/dashboard#import'])
    const choice = { kind: 'email-waiting', channel: 'here', wants: false }
    await ok(ana, 'PUT', putNotificationChoice.path, choice)
    await pass(mailTo(await addressOf(ana)))
    expect(await toldTo(ana)).toHaveLength(2)
  })

  it('is nobody else\u2019s', async () => {
    await pass(mailTo(await addressOf(ana)))
    const [mail] = await mailsOf(ana)
    const path = (one: { path: string }) => one.path.replace('{id}', mail?.id ?? '')
    expect(await mailsOf(ben)).toEqual([])
    expect((await server.call(ben, 'POST', path(openForwarded), { body: {} })).status).toBe(404)
    expect(await ok(ben, 'DELETE', path(removeForwarded))).toEqual({ isRemoved: false })
    expect(await mailsOf(ana)).toHaveLength(1)
  })

  it('is read once, by its Message-ID or else by its bytes, also after it was removed', async () => {
    const to = await addressOf(ana)
    for (const id of ['<same@air.example>', '']) {
      const mail = mailTo(to, { id })
      await Promise.all([pass(mail), pass(mail), pass(mail)])
    }
    const mails = await mailsOf(ana)
    expect(mails).toHaveLength(2)
    for (const { id } of mails) await ok(ana, 'DELETE', removeForwarded.path.replace('{id}', id))
    await pass(mailTo(to, { id: '<same@air.example>', words: `${FLIGHT}again` }))
    expect(await mailsOf(ana)).toEqual([])
  })

  it('without a booking says so', async () => {
    await pass(mailTo(await addressOf(ana), { words: 'See you soon!' }))
    expect(await mailsOf(ana)).toMatchObject([
      { bookings: 0, problem: expect.stringContaining('no booking'), subject: 'Your flight' },
    ])
  })

  it('is answered alike whether its address exists, has ended, or is full', async () => {
    const to = await addressOf(ana)
    const known = await pass(mailTo(to))
    const unknown = await pass(mailTo(`import+${'a'.repeat(26)}@trip.example`))
    const none = await pass(mailTo('import@trip.example'))
    expect(known).toEqual({ status: 200, body: { received: true } })
    expect([unknown, none]).toEqual([known, known])
    for (let i = 0; i < 51; i++) expect(await pass(mailTo(to, { words: `${i}` }))).toEqual(known)
    expect(await mailsOf(ana)).toHaveLength(50)
    const large = mailTo(to, { words: 'x'.repeat(MAX_IMPORT_BYTES) })
    expect(await pass(large)).toEqual(known)
  }, 60_000)

  it('that cannot be read now is refused, so that whoever has it tries again', async () => {
    const to = await addressOf(ana)
    isBusy = true
    const mail = mailTo(to)
    expect((await pass(mail)).status).toBe(503)
    isBusy = false
    expect((await pass(mail)).status).toBe(200)
    expect(await mailsOf(ana)).toHaveLength(1)
  })

  it('beyond eight at once is asked to come again', async () => {
    const to = await addressOf(ana)
    const gate = Promise.withResolvers<void>()
    held = gate.promise
    reading = 0
    const eight = Array.from({ length: 8 }, () => pass(mailTo(to)))
    await expect.poll(() => reading).toBe(8)
    expect((await pass(mailTo(to))).status).toBe(503)
    gate.resolve()
    held = null
    expect((await Promise.all(eight)).map(({ status }) => status)).toEqual(Array(8).fill(200))
    expect((await pass(mailTo(to))).status).toBe(200)
  })

  it('goes after thirty days, is in the export of its account without secrets, and goes with the account', async () => {
    const to = await addressOf(ana)
    await pass(mailTo(to))
    const response = await server.fetch(
      '/api/account/export',
      { method: 'POST', body: '{}', headers: { 'content-type': 'application/json' } },
      ana,
    )
    const text = await response.text()
    expect(response.status).toBe(200)
    expect(JSON.parse(text).tables).toMatchObject({
      forwarded_mails: [{ sender_address: 'tickets@air.example', subject: 'Your flight' }],
      mail_addresses: [{ user_id: ana.id }],
    })
    expect(text).not.toContain('token_hash')
    const rows = async (who: Person) =>
      rowsOf(
        await server.platform.database.db.execute(
          sql`select 1 from forwarded_mails where user_id = ${who.id}
              union all select 2 from mail_addresses where user_id = ${who.id}`,
        ),
      ).length
    expect(await rows(ana)).toBe(2)
    server.setNow(new Date(NOW.getTime() + 31 * 86_400_000))
    for (const job of forwardingJobs(server.platform, readers)) await job.run({})
    expect([await rows(ana), await mailsOf(ana)]).toEqual([1, []])
    await server.platform.database.db.execute(sql`delete from users where id = ${ana.id}`)
    expect(await rows(ana)).toBe(0)
  })

  it('that comes to two processes at once is there once', async () => {
    const to = await addressOf(ana)
    const raw = new TextEncoder().encode(mailTo(to))
    const deps = { ...server.platform, readers }
    await Promise.all([
      receiveForwarded(deps, { raw, secrets: null }),
      receiveForwarded({ ...deps }, { raw, secrets: null }),
    ])
    expect(await mailsOf(ana)).toHaveLength(1)
  })
})

describe('a call that passes a mail on', () => {
  it('is taken by our own signature, over the recipient of the envelope too', async () => {
    const to = await addressOf(ana)
    const mail = mailTo('somebody@example.org')
    expect(await pass(mail, to)).toMatchObject({ status: 200 })
    expect(await mailsOf(ana)).toHaveLength(1)
  })

  it.each<[string, (mail: string) => Record<string, string>]>([
    ['without a signature', () => ({})],
    ['of another secret', (mail) => signed(mail, '', { secret: 'x'.repeat(30) })],
    ['of another mail', (mail) => signed(`${mail} `)],
    ['of an hour ago', (mail) => signed(mail, '', { at: new Date(NOW.getTime() - 3_600_000) })],
    ['of another recipient', (mail) => ({ ...signed(mail), 'x-recipient': 'import@trip.example' })],
    ['that is no signature', () => ({ 'x-signature': 't=1,v1=none' })],
  ])('is refused %s, and nothing is read', async (_, headersOf) => {
    const mail = mailTo(await addressOf(ana))
    expect((await post('signed', mail, headersOf(mail))).status).toBe(400)
    expect(await mailsOf(ana)).toEqual([])
  })

  it('of Mailgun is taken by its signature', async () => {
    const to = await addressOf(ana)
    const [timestamp, token] = [String(NOW.getTime() / 1000), 'f'.repeat(50)]
    const signature = createHmac('sha256', MAILGUN_KEY).update(`${timestamp}${token}`).digest('hex')
    const form = (changes: Record<string, string> = {}) => {
      const data = new FormData()
      const fields = { recipient: to, 'body-mime': mailTo('x@example.org'), timestamp, token, signature }
      for (const [name, value] of Object.entries({ ...fields, ...changes })) data.set(name, value)
      return data
    }
    expect(await post('mailgun', form())).toEqual({ status: 200, body: { received: true } })
    expect(await mailsOf(ana)).toHaveLength(1)
    for (const changes of [{ signature: 'f'.repeat(64) }, { token: 'other' }, { timestamp: '1' }])
      expect((await post('mailgun', form(changes))).status).toBe(400)
    expect((await post('mailgun', 'no form', { 'content-type': 'multipart/form-data' })).status).toBe(400)
    expect(await mailsOf(ana)).toHaveLength(1)
  })

  it('of Postmark is taken by the password of its address', async () => {
    const to = await addressOf(ana)
    const headers = (password: string) => ({
      'content-type': 'application/json',
      authorization: `Basic ${Buffer.from(`postmark:${password}`).toString('base64')}`,
    })
    const body = JSON.stringify({
      OriginalRecipient: 'hash+x@inbound.postmarkapp.com',
      MailboxHash: to.slice(7, 33),
      RawEmail: mailTo('x@example.org'),
    })
    expect((await post('postmark', body, headers('wrong'))).status).toBe(400)
    expect(await mailsOf(ana)).toEqual([])
    expect(await post('postmark', body, headers(SECRET))).toEqual({ status: 200, body: { received: true } })
    expect(await mailsOf(ana)).toHaveLength(1)
    for (const broken of ['', '{', '{}', '[]', '{"RawEmail":7}'])
      expect((await post('postmark', broken, headers(SECRET))).status).toBe(400)
  })

  it('of a way that is not set up is not there', async () => {
    server.platform.config.inboundMail = {
      ...CONFIG,
      secret: null,
      mailgunKey: null,
      imapUrl: 'imap://a:b@c',
    }
    for (const form of ['signed', 'mailgun', 'postmark']) expect((await post(form, 'x')).status).toBe(404)
    expect((await post('sendmail', 'x')).status).toBe(400)
  })
})
