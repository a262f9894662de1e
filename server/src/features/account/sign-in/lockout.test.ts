import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type AuthTestServer, openAuthTestServer } from '#seeds/auth-test-server.ts'
import { makeUser } from '#seeds/make.ts'

// Two processes share one database: each sees the guesses that the other counted.
let testServer: AuthTestServer
let second: AuthTestServer
beforeAll(async () => {
  testServer = await openAuthTestServer({ config: { addressLimitScale: 1000 } })
  second = await openAuthTestServer({
    config: { addressLimitScale: 1000 },
    database: testServer.platform.database,
  })
})
afterAll(() => testServer.close())

const SIGN_IN = '/api/auth/sign-in/email'
const REQUEST = '/api/auth/request-entry'
const ENTER = '/api/auth/enter'
const HOUR_MS = 60 * 60 * 1000

async function closeDoor(email: string): Promise<number[]> {
  const statuses = []
  for (let i = 0; i < 11; i++) {
    const body = { email, password: `Wrong-guess-${i}` }
    const process = i % 2 === 0 ? testServer : second
    statuses.push((await process.call('POST', SIGN_IN, { body, socket: `198.51.100.${i}` })).status)
  }
  return statuses
}

async function mailedToken(email: string): Promise<string> {
  await testServer.call('POST', REQUEST, { body: { email } })
  const [mail] = await testServer.deliver()
  return new URL(mail?.links[0] ?? '').searchParams.get('enter') ?? ''
}

describe('a door that guesses have closed', () => {
  it('is closed after ten, over two processes and many addresses, also to the right password, which reads why', async () => {
    const person = await makeUser(testServer.platform)
    expect(await closeDoor(person.email)).toEqual([...Array(10).fill(401), 429])
    const { email, password } = person
    for (const process of [testServer, second]) {
      const refused = await process.call('POST', SIGN_IN, { body: { email, password } })
      expect([refused.status, refused.body.error]).toEqual([429, 'too-many-requests'])
      expect(refused.body.message).toBe(
        'Too many attempts. Passwords are blocked for 15 minutes. Sign in with an email link, or wait. Your devices stay signed in.',
      )
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(800)
    }
  })

  it('is closed by exactly ten of forty guesses at the same moment in two processes', async () => {
    const { email } = await makeUser(testServer.platform)
    const guesses = Array.from({ length: 40 }, (_, i) =>
      (i % 2 === 0 ? testServer : second).call('POST', SIGN_IN, {
        body: { email, password: `Wrong-guess-${i}` },
      }),
    )
    const statuses = (await Promise.all(guesses)).map(({ status }) => status)
    expect(statuses.filter((status) => status === 401)).toHaveLength(10)
    expect(statuses.filter((status) => status === 429)).toHaveLength(30)
  })

  it('opens to its owner by a mailed link, stays closed to guesses, and ends no session', async () => {
    const person = await makeUser(testServer.platform)
    await closeDoor(person.email)
    expect((await second.call('GET', '/probe', { headers: { cookie: person.cookie } })).status).toBe(200)
    const token = await mailedToken(person.email)
    const browser = second.browser()
    const entered = await browser.post(ENTER, { token })
    expect(entered.body).toMatchObject({ redirect: false, user: { id: person.id } })
    expect((await browser.get('/probe')).body.id).toBe(person.id)
    expect((await testServer.call('GET', '/probe', { headers: { cookie: person.cookie } })).status).toBe(200)
    const former = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    await browser.post(ENTER, { token: await mailedToken(person.email) })
    expect((await testServer.call('GET', '/probe', { headers: { cookie: former } })).status).toBe(401)
    const { email } = person
    const guess = await testServer.call('POST', SIGN_IN, { body: { email, password: 'Wrong-guess-1' } })
    expect(guess.status).toBe(429)
  })
})

describe('the link past it', () => {
  it('works once, of many calls at the same moment', async () => {
    const token = await mailedToken((await makeUser(testServer.platform)).email)
    const calls = Array.from({ length: 8 }, (_, i) =>
      (i % 2 === 0 ? testServer : second).call('POST', ENTER, { body: { token } }),
    )
    const statuses = (await Promise.all(calls)).map(({ status }) => status)
    expect(statuses.sort()).toEqual([200, ...Array(7).fill(400)])
  })

  it('is mailed at most three times an hour, and the response does not depend on the account or the limit', async () => {
    const { email } = await makeUser(testServer.platform)
    const replies = []
    for (const address of [email, email, email, email, 'nobody@example.org'])
      replies.push(await testServer.call('POST', REQUEST, { body: { email: address } }))
    expect(new Set(replies.map(({ status, text }) => `${status} ${text}`))).toEqual(
      new Set(['200 {"status":true}']),
    )
    const mails = await testServer.deliver()
    expect(mails.map(({ to, subject }) => [to, subject])).toEqual(Array(3).fill([email, 'Your sign-in link']))
  })

  it('is dead after an hour, and after a new password', async () => {
    const { email } = await makeUser(testServer.platform)
    const late = await mailedToken(email)
    testServer.setNow(new Date(Date.now() + HOUR_MS + 1000))
    expect((await testServer.call('POST', ENTER, { body: { token: late } })).status).toBe(400)
    testServer.setNow(new Date())
    const token = await mailedToken(email)
    await testServer.call('POST', '/api/auth/request-password-reset', { body: { email } })
    const [mail] = await testServer.deliver()
    const reset = new URL(mail?.links[0] ?? '').searchParams.get('reset')
    await testServer.call('POST', '/api/auth/reset-password', {
      body: { token: reset, newPassword: 'New-horse-9' },
    })
    const dead = await testServer.call('POST', ENTER, { body: { token } })
    expect([dead.status, dead.body.message]).toEqual([
      400,
      'This link was used or has expired. Sign in, or ask for a new one.',
    ])
  })

  it('does not reset the count, and a reset link does not sign in', async () => {
    const { email } = await makeUser(testServer.platform)
    const token = await mailedToken(email)
    const body = { token, newPassword: 'New-horse-9' }
    expect((await testServer.call('POST', '/api/auth/reset-password', { body })).status).toBe(400)
    await testServer.call('POST', '/api/auth/request-password-reset', { body: { email } })
    const [mail] = await testServer.deliver()
    const reset = new URL(mail?.links[0] ?? '').searchParams.get('reset')
    expect((await testServer.call('POST', ENTER, { body: { token: reset } })).status).toBe(400)
  })

  it('leads to the second step where there is one', async () => {
    const { email, id } = await makeUser(testServer.platform)
    await testServer.platform.database.db.execute(
      `update users set two_factor_enabled = true where id = '${id}'`,
    )
    const browser = testServer.browser()
    const entered = await browser.post(ENTER, { token: await mailedToken(email) })
    expect(entered.body).toEqual({
      twoFactorRedirect: true,
      twoFactorMethods: ['totp'],
      challenge: expect.stringMatching(/^2fa-/),
    })
    expect([...browser.cookies.keys()]).toEqual(['tripwright.two_factor'])
    expect((await browser.get('/probe')).status).toBe(401)
  })
})
