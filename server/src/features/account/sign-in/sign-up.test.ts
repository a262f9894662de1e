import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { type AuthTestServer, openAuthTestServer } from '#seeds/auth-test-server.ts'
import { makeUser } from '#seeds/make.ts'

let testServer: AuthTestServer
beforeAll(async () => {
  testServer = await openAuthTestServer({ config: { ownerEmail: 'boss@example.org' } })
})
afterAll(() => testServer.close())

const SIGN_UP = '/api/auth/sign-up/email'
const SIGN_IN = '/api/auth/sign-in/email'
const VERIFY = '/api/auth/verify-email'
const PASSWORD = 'Abcdef1!'
const DAY_MS = 24 * 60 * 60 * 1000

const form = (email: string, password = PASSWORD) => ({ name: 'Ada', email, password })

/** The token of the only pending verification mail. */
async function mailedToken(): Promise<string> {
  const [mail] = await testServer.deliver()
  return new URL(mail?.links[0] ?? 'about:blank').searchParams.get('token') ?? ''
}

describe('signing up', () => {
  it('mails a link to our own page, and lets nobody in before it is used', async () => {
    const browser = testServer.browser()
    expect((await browser.post(SIGN_UP, form(' New@Example.org '))).status).toBe(200)
    const [mail, ...more] = await testServer.deliver()
    expect(more).toEqual([])
    expect(mail).toMatchObject({ to: 'new@example.org', subject: 'Verify your email address' })
    expect(mail?.links[0]).toMatch(/^http:\/\/localhost:3000\/email-verify\?token=[\w.-]+$/)
    const signIn = await browser.post(SIGN_IN, { email: 'new@example.org', password: PASSWORD })
    expect([signIn.status, signIn.body.error]).toEqual([403, 'not-verified'])
  })

  it.each([
    ['Ab1!', 'Password must be at least 8 characters'],
    [
      'abcdefgh',
      'Please choose a stronger password. Include uppercase, lowercase, numbers, and special characters.',
    ],
    ['Password123', 'Too easy to guess. Choose another password.'],
  ])('with the password "%s" is refused in the words of the form', async (password, message) => {
    const reply = await testServer.call('POST', SIGN_UP, { body: form('weak@example.org', password) })
    expect(reply.status).toBe(400)
    expect(reply.body).toEqual({ error: 'bad-input', message, issues: [{ path: 'password', message }] })
  })

  it('takes no role, no verified address and no picture from the body', async () => {
    const more = {
      role: 'owner',
      emailVerified: true,
      image: 'https://evil.example/x.png',
      callbackURL: 'https://evil.example',
    }
    await testServer.call('POST', SIGN_UP, { body: { ...form('plain@example.org'), ...more } })
    const { body } = await testServer.call('POST', VERIFY, { body: { token: await mailedToken() } })
    expect(body.status).toBe(true)
    const { body: signedIn } = await testServer.call('POST', SIGN_IN, {
      body: { email: 'plain@example.org', password: PASSWORD },
    })
    expect(signedIn.user).toMatchObject({ role: 'user', image: null })
  })
})

describe('whether an address is known', () => {
  it('is told neither by the answer nor by the work behind it', async () => {
    const existing = await makeUser(testServer.platform)
    const replies = []
    for (const email of [existing.email, 'unknown@example.org', 'unknown@example.org', existing.email]) {
      const before = testServer.hashed()
      const { status, text, headers } = await testServer.call('POST', SIGN_UP, { body: form(email) })
      const names = [...headers.keys()].join()
      replies.push({ status, text, names, hashed: testServer.hashed() - before })
    }
    expect(replies[0]).toMatchObject({ status: 200, hashed: 1 })
    expect(new Set(replies.map((reply) => JSON.stringify(reply))).size).toBe(1)
    const mails = await testServer.deliver()
    expect(mails.map(({ to, subject }) => [to === existing.email, subject])).toEqual([
      [true, 'You already have an account'],
      [false, 'Verify your email address'],
      [false, 'Verify your email address'],
      [true, 'You already have an account'],
    ])
  })

  it('does not let a second sign-up touch the account', async () => {
    const existing = await makeUser(testServer.platform)
    await testServer.call('POST', SIGN_UP, { body: form(existing.email, 'Another-1!') })
    await testServer.deliver()
    const others = await testServer.call('POST', SIGN_IN, {
      body: { email: existing.email, password: 'Another-1!' },
    })
    const own = await testServer.call('POST', SIGN_IN, {
      body: { email: existing.email, password: existing.password },
    })
    expect([others.status, own.status]).toEqual([401, 200])
    expect(own.body.user).toMatchObject({ name: 'Ada Example' })
  })

  it('gets at most five mails a day, and the answer stays the same', async () => {
    const existing = await makeUser(testServer.platform)
    const texts = new Set<string>()
    for (let i = 0; i < 7; i++)
      texts.add((await testServer.call('POST', SIGN_UP, { body: form(existing.email) })).text)
    expect(await testServer.deliver()).toHaveLength(5)
    expect(texts.size).toBe(1)
  })
})

describe('the verification link', () => {
  it('signs in the browser that signed up, gives back what it was about to do, and works once', async () => {
    const browser = testServer.browser()
    await browser.post(SIGN_UP, { ...form('same@example.org'), state: 'save:rome' })
    const token = await mailedToken()
    const verified = await browser.post(VERIFY, { token })
    expect(verified.body).toMatchObject({
      status: true,
      state: 'save:rome',
      user: { email: 'same@example.org', name: 'Ada' },
    })
    expect((await browser.get('/probe')).body).toMatchObject({ email: 'same@example.org' })

    const again = await browser.post(VERIFY, { token })
    expect([again.status, again.body.error]).toEqual([400, 'bad-input'])
    expect(again.headers.getSetCookie()).toEqual([])
  })

  it('signs in no other browser, and tells it nothing', async () => {
    await testServer.browser().post(SIGN_UP, { ...form('other@example.org'), state: 'save:rome' })
    const other = testServer.browser()
    const verified = await other.post(VERIFY, { token: await mailedToken() })
    expect(verified.body).toEqual({ status: true, user: null, state: null })
    expect((await other.get('/probe')).status).toBe(401)
  })

  it('also works by GET, for tools that know the library', async () => {
    await testServer.call('POST', SIGN_UP, { body: form('get@example.org') })
    const reply = await testServer.call('GET', `${VERIFY}?token=${await mailedToken()}`)
    expect([reply.status, reply.body.status]).toEqual([200, true])
  })

  it('confirms the password of its own sign-up, not one that somebody set for the same address before or after', async () => {
    const email = 'wanted@example.org'
    await testServer.call('POST', SIGN_UP, { body: form(email, 'Attacker-1!') })
    await testServer.deliver()
    await testServer.call('POST', SIGN_UP, { body: form(email, 'Owner-own-1!') })
    const owners = await mailedToken()
    await testServer.call('POST', SIGN_UP, { body: form(email, 'Attacker-2!') })
    const attackers = await mailedToken()
    expect((await testServer.call('POST', VERIFY, { body: { token: owners } })).status).toBe(200)
    // The other link is void for everybody.
    expect((await testServer.call('POST', VERIFY, { body: { token: attackers } })).status).toBe(400)
    const statuses = []
    for (const password of ['Attacker-1!', 'Attacker-2!', 'Owner-own-1!'])
      statuses.push((await testServer.call('POST', SIGN_IN, { body: { email, password } })).status)
    expect(statuses).toEqual([401, 401, 200])
  })

  it('mailed once more keeps the password of the device that asks', async () => {
    const browser = testServer.browser()
    const email = 'again@example.org'
    await browser.post(SIGN_UP, form(email, 'Owner-own-1!'))
    await testServer.browser().post(SIGN_UP, form(email, 'Attacker-1!'))
    await testServer.deliver()
    expect((await browser.post('/api/auth/send-verification-email', { email })).body).toEqual({
      status: true,
    })
    await browser.post(VERIFY, { token: await mailedToken() })
    expect((await browser.get('/probe')).status).toBe(200)
    expect(
      (await testServer.call('POST', SIGN_IN, { body: { email, password: 'Owner-own-1!' } })).status,
    ).toBe(200)
  })

  it('is dead after a day', async () => {
    await testServer.call('POST', SIGN_UP, { body: form('late@example.org') })
    const token = await mailedToken()
    const start = Date.now()
    testServer.setNow(new Date(start + DAY_MS + 1000))
    expect((await testServer.call('POST', VERIFY, { body: { token } })).status).toBe(400)
    testServer.setNow(new Date(start + DAY_MS - 60_000))
    expect((await testServer.call('POST', VERIFY, { body: { token } })).status).toBe(200)
    testServer.setNow(new Date())
  })

  it.each(['', 'x', 'a.b', '0192.', `${'9'.repeat(36)}.${'A'.repeat(43)}`])(
    'is not guessed by "%s"',
    async (token) => {
      expect((await testServer.call('POST', VERIFY, { body: { token } })).status).toBe(400)
    },
  )

  it('opened by two at once lets one in', async () => {
    await testServer.call('POST', SIGN_UP, { body: form('twice@example.org') })
    const token = await mailedToken()
    const both = await Promise.all([1, 2].map(() => testServer.call('POST', VERIFY, { body: { token } })))
    expect(both.map(({ status }) => status).sort()).toEqual([200, 400])
  })
})

describe('OWNER_EMAIL', () => {
  it('becomes owner when its address is proved, and only while there is no owner', async () => {
    await testServer.call('POST', SIGN_UP, { body: form('boss@example.org') })
    const early = await testServer.platform.database.db.execute(
      `select role from users where email = 'boss@example.org'`,
    )
    expect(Object(early).rows).toEqual([{ role: 'user' }])
    await testServer.call('POST', VERIFY, { body: { token: await mailedToken() } })
    const signIn = await testServer.call('POST', SIGN_IN, {
      body: { email: 'boss@example.org', password: PASSWORD },
    })
    expect(signIn.body.user).toMatchObject({ role: 'owner' })

    const second = await openAuthTestServer({
      config: { ownerEmail: 'second@example.org' },
      database: testServer.platform.database,
    })
    await second.call('POST', SIGN_UP, { body: form('second@example.org') })
    const [mail] = await second.deliver()
    const token = new URL(mail?.links[0] ?? '').searchParams.get('token')
    await second.call('POST', VERIFY, { body: { token } })
    const { body } = await second.call('POST', SIGN_IN, {
      body: { email: 'second@example.org', password: PASSWORD },
    })
    expect(body.user).toMatchObject({ role: 'user' })
  })
})
