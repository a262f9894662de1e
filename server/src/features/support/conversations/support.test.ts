import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { notificationsRoutes } from '#features/account/notifications/index.ts'
import { putSubscription } from '#features/plans/subscription/index.ts'
import type { Person } from '#platform/http/session-check.ts'
import { openTestServer, type TestServer } from '#platform/http/test-server.ts'
import { makeFakeJobs } from '#platform/jobs/jobs.fake.ts'
import type { MailMessage } from '#platform/mail/mail.port.ts'
import { linksOf } from '#platform/mail/mail-links.ts'
import { makeUser } from '#seeds/make.ts'
import { supportJobs, supportRoutes } from './index.ts'

let server: TestServer
let ana: Person
let sam: Person
let jobs: ReturnType<typeof makeFakeJobs>
const mails: MailMessage[] = []

const person = async (role: Person['role'] = 'user'): Promise<Person> => ({
  ...(await makeUser(server.platform, { role })),
  signedInAt: new Date(),
})
beforeAll(async () => {
  server = await openTestServer([...supportRoutes, ...notificationsRoutes])
  const { config, database, secret } = server.platform
  const mail = {
    send: async (message: MailMessage) => {
      mails.push(message)
      return { ok: true as const }
    },
    close: async () => {},
  }
  jobs = makeFakeJobs(database)
  await jobs.start(
    supportJobs({ config: { ...config, ownerEmail: 'boss@example.org' }, database, mail, secret }),
  )
  server.platform.jobs.enqueue = jobs.enqueue
  server.platform.config.ownerEmail = 'boss@example.org'
  sam = await person('support')
})
afterAll(() => server.close())
beforeEach(async () => {
  ana = await person()
  mails.length = 0
})

const REQUESTS = '/api/support/requests'
const ask = (who: Person | null, body: object = {}) =>
  server.call(who, 'POST', REQUESTS, {
    body: { subject: 'The map is blank', text: 'It stays white.', ...body },
  })
const read = async (who: Person | null, id: unknown, key = '') =>
  server.call(who, 'GET', `${REQUESTS}/${id}${key === '' ? '' : `?key=${key}`}`)
const write = (who: Person | null, id: unknown, text: string, key?: unknown) =>
  server.call(who, 'POST', `${REQUESTS}/${id}/messages`, {
    body: { text, ...(key !== undefined && { key }) },
  })
const guest = () => `guest-${Math.random()}@example.org`

describe('asking support', () => {
  it('keeps the request, mails a confirmation and tells the owner of the installation', async () => {
    const { body } = await ask(ana)
    await jobs.drain()
    expect(mails.map(({ to, subject }) => [to, subject])).toEqual([
      [ana.email, 'We got your request: The map is blank'],
      ['boss@example.org', 'Support request: The map is blank'],
    ])
    const { requests } = (await server.call(ana, 'GET', REQUESTS)).body
    expect(requests).toMatchObject([{ id: body.id, subject: 'The map is blank', status: 'open' }])
  })

  it('accepts the address of a guest, and uses that of the account for a signed-in person', async () => {
    expect((await ask(null)).status).toBe(400)
    expect((await ask(null, { email: 'no address' })).status).toBe(400)
    await ask(ana, { email: 'somebody-else@example.org' })
    await jobs.drain()
    expect(mails[0]?.to).toBe(ana.email)
  })

  it('mails a guest the key that opens the conversation, and opens it for nobody without', async () => {
    const email = guest()
    const { id, key } = (await ask(null, { email })).body
    await jobs.drain()
    const link = new URL(linksOf(mails[0] ?? { html: '', text: '' })[0] ?? '')
    expect(link.pathname + link.search).toBe(`/chat-with-us?request=${id}&key=${key}`)
    expect((await read(null, id, String(key))).body).toMatchObject({
      request: { subject: 'The map is blank', status: 'open' },
      email: null,
      messages: [{ author: 'person', text: 'It stays white.' }],
    })
    for (const [who, tried] of [
      [null, ''],
      [null, 'guessed'],
      [ana, ''],
    ] as const)
      expect((await read(who, id, tried)).status).toBe(404)
    expect((await write(ana, id, 'me too')).status).toBe(404)
  })

  it('mails an address that nobody has proved none of the words that came with it, and no link but ours', async () => {
    const email = guest()
    const spam = { subject: 'Win at https://evil.example', text: 'Dear friend, buy at evil.example now' }
    const { id } = (await ask(null, { email, ...spam })).body
    await write(sam, id, 'Please do not. https://help.example')
    await jobs.drain()
    const own = mails.filter(({ to }) => to === email)
    expect(own.map(({ subject }) => subject)).toEqual(['We got your message', 'We replied to you'])
    for (const mail of own) {
      expect(`${mail.subject} ${mail.text} ${mail.html}`).not.toMatch(/evil|Dear friend|help\.example/)
      for (const link of linksOf(mail)) expect(new URL(link).origin).toBe(server.platform.config.publicUrl)
    }
  })

  it('mails a guest who left a link with each answer, which opens the conversation and takes a reply', async () => {
    const email = guest()
    const { id } = (await ask(null, { email })).body
    await write(sam, id, 'Try it again.')
    await jobs.drain()
    const answer = mails.find(({ subject }) => subject === 'We replied to you') ?? { html: '', text: '' }
    expect(answer.text).toContain('nobody reads emails to this address')
    const link = new URL(linksOf(answer)[0] ?? '')
    const key = link.searchParams.get('key') ?? ''
    expect((await read(null, id, key)).body).toMatchObject({ messages: [{}, { text: 'Try it again.' }] })
    expect((await write(null, id, 'It helped.', key)).body).toEqual({ author: 'person' })
    const { id: other } = (await ask(null, { email: guest() })).body
    expect((await read(null, other, key)).status).toBe(404)
    // An account opens its own without a key, which a mail that is passed on would give away.
    const { id: own } = (await ask(ana)).body
    await write(sam, own, 'Yes.')
    await jobs.drain()
    expect(
      mails
        .filter(({ to }) => to === ana.email)
        .map(({ text }) => text)
        .join(),
    ).not.toContain('key=')
  })

  it('accepts five a day for one mailbox, so that nobody floods it', async () => {
    const email = guest()
    const responses = []
    for (let n = 0; n < 6; n++) responses.push((await ask(null, { email })).status)
    expect(responses).toEqual([200, 200, 200, 200, 200, 429])
  })
})

describe('an answer of support', () => {
  it('reaches the requester on the page, by mail and as a notification', async () => {
    const { id } = (await ask(ana)).body
    await jobs.drain()
    mails.length = 0
    expect((await write(sam, id, 'Try it again.')).body).toEqual({ author: 'staff' })
    await jobs.drain()
    expect(mails.map(({ to, subject }) => [to, subject])).toEqual([[ana.email, 'Reply to: The map is blank']])
    expect((await read(ana, id)).body).toMatchObject({
      request: { status: 'answered' },
      messages: [{ author: 'person' }, { author: 'staff', text: 'Try it again.' }],
    })
    expect((await server.call(ana, 'GET', '/api/notifications')).body).toMatchObject({
      unread: 1,
      notifications: [
        {
          kind: 'support-answered',
          detail: { subject: 'The map is blank' },
          path: `/chat-with-us?request=${id}`,
          isRead: false,
        },
      ],
    })
  })

  it('is opened again by writing on, also after it was closed', async () => {
    const { id } = (await ask(ana)).body
    await write(sam, id, 'Done.')
    const close = () => server.call(sam, 'POST', `${REQUESTS}/${id}/close`, { body: {} })
    expect([(await close()).body, (await close()).body]).toEqual([{ isClosed: true }, { isClosed: false }])
    await write(ana, id, 'Not quite.')
    expect((await read(ana, id)).body).toMatchObject({ request: { status: 'open' } })
  })

  it('is written as a person in the own conversation, also by support', async () => {
    const { id } = (await ask(sam)).body
    expect((await write(sam, id, 'And one more thing')).body).toEqual({ author: 'person' })
  })
})

describe('the inbox', () => {
  it('lists plans with priority first, then the longest waiting', async () => {
    const paying = await person()
    const plan = { userId: paying.id, tier: 'Jetsetter', plan: null, source: 'grant', endsAt: null } as const
    await putSubscription(server.platform.database.db, plan, new Date())
    for (const [n, who] of [ana, paying].entries()) {
      server.setNow(new Date(Date.UTC(2027, 0, 1, n)))
      await ask(who, { subject: `inbox ${n}` })
    }
    const { requests } = (await server.call(sam, 'GET', '/api/support/inbox')).body
    const subjects = Object(requests).map((one: { subject: string }) => one.subject)
    expect(subjects[0]).toBe('inbox 1')
    expect(subjects.at(-1)).toBe('inbox 0')
  })

  it('notifies staff only, at once, of each message of a person or a guest', async () => {
    const [boss, writer] = [await person('owner'), await person('content_editor')]
    const eventsByPerson = new Map<string, unknown[]>()
    for (const who of [sam, boss, writer, ana])
      server.platform.events.subscribe(who.id, {
        onEvent: ({ kind, id }) =>
          eventsByPerson.set(who.id, [...(eventsByPerson.get(who.id) ?? []), [kind, id]]),
        missed() {},
        end() {},
      })
    const { id } = (await ask(ana)).body
    const { id: guests, key } = (await ask(null, { email: guest() })).body
    await write(null, guests, 'One more thing.', String(key))
    await write(sam, id, 'Try it again.')
    const messages = ['support-message', 'support-message', 'support-message'].map((kind, n) => [
      kind,
      n === 0 ? id : guests,
    ])
    for (const staff of [sam, boss])
      await expect.poll(() => eventsByPerson.get(staff.id)).toEqual([...messages, ['support-inbox', id]])
    expect(eventsByPerson.get(writer.id)).toBeUndefined()
    expect(JSON.stringify(eventsByPerson.get(ana.id))).not.toContain('support-message')
  })

  it('is for support and higher', async () => {
    expect((await server.call(ana, 'GET', '/api/support/inbox')).status).toBe(403)
    expect((await server.call(null, 'GET', '/api/support/inbox')).status).toBe(401)
  })
})
