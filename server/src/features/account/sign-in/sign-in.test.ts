import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type AuthTestServer, openAuthTestServer, type Reply } from '#seeds/auth-test-server.ts'
import { type MadePerson, makeUser } from '#seeds/make.ts'

let testServer: AuthTestServer
let ada: MadePerson
beforeAll(async () => {
  testServer = await openAuthTestServer()
  ada = await makeUser(testServer.platform)
})
afterAll(() => testServer.close())

const SIGN_IN = '/api/auth/sign-in/email'

type Guess = { email: string; password?: string; from?: string; headers?: Record<string, string> }
const guess = ({
  email,
  password = 'Wrong-guess-1',
  from = '198.51.100.1',
  headers = {},
}: Guess): Promise<Reply> =>
  testServer.call('POST', SIGN_IN, { body: { email, password }, socket: from, headers })

/** Ends the current window of the guess limit. */
async function passQuarterOfAnHour(): Promise<void> {
  await testServer.platform.database.db.execute(
    `update rate_limits set resets_at = resets_at - interval '15 minutes'`,
  )
}

describe('signing in', () => {
  it('sets a cookie that no script reads and no other site sends', async () => {
    const reply = await guess(ada)
    expect(reply.status).toBe(200)
    const [cookie = '', ...more] = reply.headers.getSetCookie()
    expect(more).toEqual([])
    expect(cookie).toMatch(/^tripwright\.session_token=[^;]+;/)
    expect(cookie.split('; ').slice(1).sort()).toEqual([
      'HttpOnly',
      'Max-Age=2592000',
      'Path=/',
      'SameSite=Lax',
    ])
    expect(reply.headers.get('cache-control')).toBe('no-store')
  })

  it('under https has a cookie that belongs to this host alone', async () => {
    const config = { publicUrl: 'https://trips.example' }
    const secure = await openAuthTestServer({ config, database: testServer.platform.database })
    const browser = secure.browser()
    const reply = await browser.post(SIGN_IN, { email: ada.email, password: ada.password })
    const [cookie = ''] = reply.headers.getSetCookie()
    expect(cookie).toMatch(/^__Host-tripwright\.session_token=[^;]+;/)
    expect(cookie.split('; ').slice(1).sort()).toEqual([
      'HttpOnly',
      'Max-Age=2592000',
      'Path=/',
      'SameSite=Lax',
      'Secure',
    ])
    expect((await browser.get('/probe')).status).toBe(200)
  })

  it('gives the native shell the same session as a bearer token', async () => {
    const bearer = (await guess(ada)).headers.get('set-auth-token') ?? ''
    for (const token of [bearer, encodeURIComponent(bearer)]) {
      const probe = await testServer.call('GET', '/probe', { headers: { authorization: `Bearer ${token}` } })
      expect([probe.status, probe.body.id]).toEqual([200, ada.id])
    }
  })

  it('gives our own pages the cookie alone, so that no script of theirs ever holds the session', async () => {
    const reply = await testServer.browser().post(SIGN_IN, { email: ada.email, password: ada.password })
    expect(reply.headers.getSetCookie()).toHaveLength(1)
    expect(reply.headers.has('set-auth-token')).toBe(false)
  })

  it('takes the address in any spelling', async () => {
    expect((await guess({ ...ada, email: ` ${ada.email.toUpperCase()} ` })).status).toBe(200)
  })

  it('answers who it is and no more than the contract names', async () => {
    const { user } = (await guess(ada)).body
    const fields = [
      'createdAt',
      'email',
      'emailVerified',
      'id',
      'image',
      'name',
      'role',
      'twoFactorEnabled',
      'updatedAt',
    ]
    expect(Object.keys(Object(user)).sort()).toEqual(fields)
  })
})

describe('an unknown address and a wrong password', () => {
  it('get the same bytes for the same work', async () => {
    const replies = []
    for (const email of [ada.email, 'nobody@example.org']) {
      const before = testServer.hashed()
      const { status, text, headers } = await guess({ email })
      replies.push({ status, text, headers: [...headers], hashed: testServer.hashed() - before })
    }
    expect(replies[0]).toMatchObject({ status: 401, hashed: 1 })
    expect(replies[0]).toEqual(replies[1])
    await guess(ada)
  })

  it('do not tell that an address waits for its verification; the right password does', async () => {
    const waiting = await makeUser(testServer.platform, { emailVerified: false })
    expect((await guess({ email: waiting.email })).body.error).toBe('wrong-credentials')
    const right = await guess(waiting)
    expect([right.status, right.body.error, right.headers.getSetCookie()]).toEqual([403, 'not-verified', []])
  })
})

describe('guessing', () => {
  it.each([
    ['a known', async () => (await makeUser(testServer.platform)).email],
    ['an unknown', async () => `nobody-${Math.random()}@example.org`],
  ])('%s account is over after ten tries, whatever address and headers they come with', async (_, make) => {
    const email = await make()
    const hashedBefore = testServer.hashed()
    const statuses = []
    for (let i = 0; i < 12; i++) {
      const headers = {
        'x-forwarded-for': `10.0.0.${i}`,
        'x-real-ip': `10.1.0.${i}`,
        'user-agent': `robot ${i}`,
      }
      statuses.push(
        (await guess({ email: i % 2 ? email.toUpperCase() : email, from: `198.51.100.${i}`, headers }))
          .status,
      )
    }
    expect(statuses).toEqual([...Array(10).fill(401), 429, 429])
    expect(testServer.hashed() - hashedBefore).toBe(10)
  })

  it('at the same moment gets ten tries too', async () => {
    const { email } = await makeUser(testServer.platform)
    const all = await Promise.all(
      Array.from({ length: 15 }, (_, i) => guess({ email, from: `198.51.100.${i}` })),
    )
    expect(all.filter(({ status }) => status === 401)).toHaveLength(10)
    expect(all.filter(({ status }) => status === 429)).toHaveLength(5)
  })

  it('keeps even the right password out until the window is over, and says when that is', async () => {
    const person = await makeUser(testServer.platform)
    for (let i = 0; i < 10; i++) await guess({ email: person.email })
    const refused = await guess(person)
    expect([refused.status, refused.body.error]).toEqual([429, 'too-many-requests'])
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(800)
    expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(900)
    await passQuarterOfAnHour()
    expect((await guess(person)).status).toBe(200)
  })

  it('starts at nought again after the right password', async () => {
    const person = await makeUser(testServer.platform)
    for (let round = 0; round < 2; round++) {
      for (let i = 0; i < 7; i++) expect((await guess({ email: person.email })).status).toBe(401)
      expect((await guess(person)).status).toBe(200)
    }
  })

  it('from one address over many accounts is limited too, and RATE_LIMIT_IP_SCALE scales only that', async () => {
    const scaled = await openAuthTestServer({
      config: { addressLimitScale: 1 / 60 },
      database: testServer.platform.database,
    })
    const from = '192.0.2.77'
    const statuses = []
    for (let i = 0; i < 3; i++) {
      const body = { email: `spray-${i}@example.org`, password: 'Wrong-guess-1' }
      statuses.push((await scaled.call('POST', SIGN_IN, { body, socket: from })).status)
    }
    expect(statuses).toEqual([401, 401, 429])
    const { email } = await makeUser(testServer.platform)
    const wide = await openAuthTestServer({
      config: { addressLimitScale: 1000 },
      database: testServer.platform.database,
    })
    const perAccount = []
    for (let i = 0; i < 11; i++)
      perAccount.push(
        (await wide.call('POST', SIGN_IN, { body: { email, password: 'Wrong-guess-1' }, socket: from }))
          .status,
      )
    expect(perAccount.at(-1)).toBe(429)
  })

  it('leaves no list of the addresses that were tried', async () => {
    await guess({ email: 'secret-lover@example.org' })
    const rows = await testServer.platform.database.db.execute('select key from rate_limits')
    expect(JSON.stringify(Object(rows).rows)).not.toContain('secret-lover')
  })
})
