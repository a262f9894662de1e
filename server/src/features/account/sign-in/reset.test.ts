import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type AuthTestServer, openAuthTestServer } from '#seeds/auth-test-server.ts'
import { makeUser } from '#seeds/make.ts'

let testServer: AuthTestServer
beforeAll(async () => {
  testServer = await openAuthTestServer()
})
afterAll(() => testServer.close())

const REQUEST = '/api/auth/request-password-reset'
const RESET = '/api/auth/reset-password'
const SIGN_IN = '/api/auth/sign-in/email'
const CHANGE = '/api/auth/change-password'
const NEW = 'New-password-2'
const HOUR_MS = 60 * 60 * 1000

async function mailedToken(email: string): Promise<string> {
  await testServer.call('POST', REQUEST, { body: { email } })
  const [mail] = await testServer.deliver()
  return new URL(mail?.links[0] ?? 'about:blank').searchParams.get('reset') ?? ''
}

const signIn = async (email: string, password: string) =>
  (await testServer.call('POST', SIGN_IN, { body: { email, password } })).status

describe('asking for a new password', () => {
  it('mails a link to the sign-in page', async () => {
    const { email } = await makeUser(testServer.platform)
    await testServer.call('POST', REQUEST, { body: { email } })
    const [mail] = await testServer.deliver()
    expect(mail?.to).toBe(email)
    expect(mail?.links[0]).toMatch(/^http:\/\/localhost:3000\/auth\?reset=[\w.-]+$/)
  })

  it('is answered alike for an unknown address, to which no mail goes', async () => {
    const { email } = await makeUser(testServer.platform)
    const knownAddress = await testServer.call('POST', REQUEST, { body: { email } })
    expect(await testServer.deliver()).toHaveLength(1)
    const unknownAddress = await testServer.call('POST', REQUEST, { body: { email: 'nobody@example.org' } })
    expect(await testServer.deliver()).toEqual([])
    expect([unknownAddress.status, unknownAddress.text, [...unknownAddress.headers]]).toEqual([
      knownAddress.status,
      knownAddress.text,
      [...knownAddress.headers],
    ])
  })

  it('mails at most three links an hour, each of which lives for that hour', async () => {
    const { email } = await makeUser(testServer.platform)
    for (let i = 0; i < 5; i++)
      expect((await testServer.call('POST', REQUEST, { body: { email } })).status).toBe(200)
    expect(await testServer.deliver()).toHaveLength(3)
  })
})

describe('the reset link', () => {
  it('sets the password once, ends every session, and the old password is gone', async () => {
    const person = await makeUser(testServer.platform)
    const token = await mailedToken(person.email)
    expect((await testServer.call('POST', RESET, { body: { token, newPassword: NEW } })).body).toEqual({
      status: true,
    })
    expect((await testServer.call('GET', '/probe', { headers: { cookie: person.cookie } })).status).toBe(401)
    expect([await signIn(person.email, person.password), await signIn(person.email, NEW)]).toEqual([401, 200])

    const hashed = testServer.hashed()
    const again = await testServer.call('POST', RESET, { body: { token, newPassword: 'Third-password-3' } })
    expect([again.status, again.body.error]).toEqual([400, 'bad-input'])
    // A used token must not cause another hash, which would keep the machine busy.
    expect(testServer.hashed()).toBe(hashed)
  })

  it('lets an owner sign in whom the guesses of others have locked out', async () => {
    const { email } = await makeUser(testServer.platform)
    for (let i = 0; i < 11; i++) await signIn(email, 'Wrong-guess-1')
    expect(await signIn(email, 'Wrong-guess-1')).toBe(429)
    const token = await mailedToken(email)
    await testServer.call('POST', RESET, { body: { token, newPassword: NEW } })
    expect(await signIn(email, NEW)).toBe(200)
  })

  it('with a weak password is refused in the words of the specification, and not used up', async () => {
    const { email } = await makeUser(testServer.platform)
    const token = await mailedToken(email)
    const weak = await testServer.call('POST', RESET, { body: { token, newPassword: 'short' } })
    expect([weak.status, weak.body.message]).toEqual([400, 'Password must be at least 8 characters'])
    expect((await testServer.call('POST', RESET, { body: { token, newPassword: NEW } })).status).toBe(200)
  })

  it('is dead after an hour', async () => {
    const { email } = await makeUser(testServer.platform)
    const token = await mailedToken(email)
    testServer.setNow(new Date(Date.now() + HOUR_MS + 1000))
    expect((await testServer.call('POST', RESET, { body: { token, newPassword: NEW } })).status).toBe(400)
    testServer.setNow(new Date())
  })

  it('takes the other links of the account with it', async () => {
    const { email } = await makeUser(testServer.platform)
    const [first, second] = [await mailedToken(email), await mailedToken(email)]
    expect((await testServer.call('POST', RESET, { body: { token: second, newPassword: NEW } })).status).toBe(
      200,
    )
    expect((await testServer.call('POST', RESET, { body: { token: first, newPassword: NEW } })).status).toBe(
      400,
    )
  })

  it('proves the address of an account that was never verified', async () => {
    const { email } = await makeUser(testServer.platform, { emailVerified: false })
    const token = await mailedToken(email)
    await testServer.call('POST', RESET, { body: { token, newPassword: NEW } })
    expect(await signIn(email, NEW)).toBe(200)
  })

  it('verifies nothing, and a verification token resets nothing', async () => {
    const { email } = await makeUser(testServer.platform, { emailVerified: false })
    const reset = await mailedToken(email)
    expect((await testServer.call('POST', '/api/auth/verify-email', { body: { token: reset } })).status).toBe(
      400,
    )
    await testServer.call('POST', '/api/auth/send-verification-email', { body: { email } })
    const [mail] = await testServer.deliver()
    const verify = new URL(mail?.links[0] ?? '').searchParams.get('token')
    expect((await testServer.call('POST', RESET, { body: { token: verify, newPassword: NEW } })).status).toBe(
      400,
    )
    expect((await testServer.call('POST', RESET, { body: { token: reset, newPassword: NEW } })).status).toBe(
      200,
    )
  })
})

describe('changing the password', () => {
  it('ends the other sessions, keeps this browser signed in and tells the mailbox', async () => {
    const person = await makeUser(testServer.platform)
    const browser = testServer.browser()
    await browser.post(SIGN_IN, { email: person.email, password: person.password })
    const token = await mailedToken(person.email)
    const changed = await browser.post(CHANGE, { currentPassword: person.password, newPassword: NEW })
    expect(changed.status).toBe(200)
    expect((await browser.get('/probe')).body.id).toBe(person.id)
    expect((await testServer.call('GET', '/probe', { headers: { cookie: person.cookie } })).status).toBe(401)
    expect(await signIn(person.email, NEW)).toBe(200)
    expect((await testServer.deliver()).map(({ subject }) => subject)).toEqual(['Your password was changed'])
    expect(
      (await testServer.call('POST', RESET, { body: { token, newPassword: 'Third-password-3' } })).status,
    ).toBe(400)
  })

  it('counts guesses at the current password like any other', async () => {
    const person = await makeUser(testServer.platform)
    const headers = { cookie: person.cookie }
    const statuses = []
    for (let i = 0; i < 11; i++) {
      const body = { currentPassword: `Wrong-guess-${i}`, newPassword: NEW }
      statuses.push((await testServer.call('POST', CHANGE, { body, headers })).status)
    }
    expect(statuses).toEqual([...Array(10).fill(400), 429])
    expect(await signIn(person.email, person.password)).toBe(429)
  })

  it('to a weak one is refused in the words of the specification', async () => {
    const { cookie, password } = await makeUser(testServer.platform)
    const body = { currentPassword: password, newPassword: 'abcdefgh' }
    const reply = await testServer.call('POST', CHANGE, { body, headers: { cookie } })
    const message =
      'Please choose a stronger password. Include uppercase, lowercase, numbers, and special characters.'
    expect([reply.status, reply.body.message]).toEqual([400, message])
  })
})
