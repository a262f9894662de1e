import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { type AuthTestServer, openAuthTestServer } from '#seeds/auth-test-server.ts'
import { type MadePerson, makeUser } from '#seeds/make.ts'

let testServer: AuthTestServer
let other: AuthTestServer
beforeAll(async () => {
  testServer = await openAuthTestServer()
  other = await openAuthTestServer({ database: testServer.platform.database })
})
afterAll(() => testServer.close())

const SIGN_IN = '/api/auth/sign-in/email'
const HOUR_MS = 60 * 60 * 1000
const DAY_MS = 24 * 60 * 60 * 1000

const probe = async (headers: Record<string, string>, at = testServer) =>
  (await at.call('GET', '/probe', { headers })).status
const jwtOf = async ({ cookie }: MadePerson) =>
  String((await testServer.call('GET', '/api/auth/token', { headers: { cookie } })).body.token)

async function expiryOf({ sessionId }: MadePerson): Promise<number> {
  const read = await testServer.platform.database.db.execute(
    `select expires_at from sessions where id = '${sessionId}'`,
  )
  return new Date(Object(read).rows[0]?.expires_at).getTime()
}

describe('a session', () => {
  it('is proved by its cookie, its bearer token or a JWT of it', async () => {
    const ada = await makeUser(testServer.platform)
    const jwt = await jwtOf(ada)
    const credentials = [
      { cookie: ada.cookie },
      { authorization: `Bearer ${ada.bearer}` },
      { authorization: `bearer ${jwt}` },
    ]
    for (const headers of credentials) {
      const { status, body } = await testServer.call('GET', '/probe', { headers })
      expect([status, body]).toEqual([
        200,
        expect.objectContaining({ id: ada.id, role: 'user', sessionId: ada.sessionId }),
      ])
    }
  })

  it('is not proved by an unsigned token or one with another signature', async () => {
    const ada = await makeUser(testServer.platform)
    const [token = '', signature = ''] = ada.bearer.split('.')
    for (const wrong of [
      token,
      `${token}.`,
      `${token}.${signature.slice(1)}`,
      `${token}x.${signature}`,
      '',
    ]) {
      expect(await probe({ authorization: `Bearer ${wrong}` })).toBe(401)
      expect(await probe({ cookie: `tripwright.session_token=${encodeURIComponent(wrong)}` })).toBe(401)
    }
  })

  it('is refused with a broken bearer token beside a good cookie', async () => {
    const ada = await makeUser(testServer.platform)
    for (const authorization of ['Bearer broken', 'Bearer ', 'Bearer a.b.c'])
      expect(await probe({ cookie: ada.cookie, authorization })).toBe(401)
    // An Authorization header meant for a proxy in front of us is ignored.
    expect(await probe({ cookie: ada.cookie, authorization: 'Basic YTpi' })).toBe(200)
  })

  it.each([
    '%',
    '%E0%A4%A',
    '..',
    '.',
    '=.=',
    'a'.repeat(8000),
    '{}.{}.{}',
    '\u00e9.x',
    '%00.%00',
    '%00.%00.%00',
  ])('is not proved by "%s", and nothing breaks', async (odd) => {
    expect(await probe({ authorization: `Bearer ${odd}` })).toBe(401)
    expect(await probe({ cookie: `tripwright.session_token=${odd}` })).toBe(401)
  })

  it('is not lent to the pages of another site', async () => {
    const { cookie, bearer } = await makeUser(testServer.platform)
    expect(await probe({ cookie, origin: 'https://evil.example' })).toBe(401)
    expect(await probe({ cookie, 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors' })).toBe(401)
    expect(await probe({ cookie, 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' })).toBe(200)
    expect(await probe({ cookie, origin: 'http://localhost:3000' })).toBe(200)
    expect(await probe({ authorization: `Bearer ${bearer}`, origin: 'capacitor://localhost' })).toBe(200)
  })

  it('ends after thirty days without use, and not before', async () => {
    const start = Date.now()
    const ada = await makeUser(testServer.platform, { now: new Date(start) })
    testServer.setNow(new Date(start + 30 * DAY_MS))
    expect(await probe({ cookie: ada.cookie })).toBe(401)
    testServer.setNow(new Date(start + 30 * DAY_MS - 1000))
    expect(await probe({ cookie: ada.cookie })).toBe(200)
    testServer.setNow(new Date())
  })

  it('moves its end once a day, without the reader waiting for it', async () => {
    const start = Date.now()
    const ada = await makeUser(testServer.platform, { now: new Date(start) })
    testServer.setNow(new Date(start + DAY_MS - 1000))
    await probe({ cookie: ada.cookie })
    testServer.setNow(new Date(start + DAY_MS + 1000))
    expect(await expiryOf(ada)).toBe(start + 30 * DAY_MS)
    await Promise.all([probe({ cookie: ada.cookie }), probe({ cookie: ada.cookie })])
    await vi.waitFor(async () => expect(await expiryOf(ada)).toBe(start + 31 * DAY_MS + 1000))
    testServer.setNow(new Date())
  })

  it('ends ninety days after its sign-in, however much it is used', async () => {
    const start = Date.now()
    const ada = await makeUser(testServer.platform, { now: new Date(start) })
    for (const day of [25, 50, 75]) {
      testServer.setNow(new Date(start + day * DAY_MS))
      expect(await probe({ cookie: ada.cookie }), `day ${day}`).toBe(200)
      const end = start + Math.min(day + 30, 90) * DAY_MS
      await vi.waitFor(async () => expect(await expiryOf(ada)).toBe(end))
    }
    testServer.setNow(new Date(start + 90 * DAY_MS - 1000))
    expect(await probe({ cookie: ada.cookie })).toBe(200)
    testServer.setNow(new Date(start + 90 * DAY_MS))
    expect(await probe({ cookie: ada.cookie })).toBe(401)
    testServer.setNow(new Date())
  })

  it.each(['owner', 'admin', 'support', 'marketing', 'content_editor', 'analyst'] as const)(
    'of %s ends twelve hours after its sign-in, and so do its JWTs',
    async (role) => {
      const start = Date.now()
      const [old, young] = [
        await makeUser(testServer.platform, { role }),
        await makeUser(testServer.platform),
      ]
      testServer.setNow(new Date(start + 12 * HOUR_MS - 1000))
      expect(await probe({ cookie: old.cookie })).toBe(200)
      testServer.setNow(new Date(start + 12 * HOUR_MS + 5000))
      expect([await probe({ cookie: old.cookie }), await probe({ cookie: young.cookie })]).toEqual([401, 200])
      testServer.setNow(new Date())
    },
  )

  it('sets its cookie again when the app asks who is signed in, so that the browser keeps it as long', async () => {
    const { cookie, bearer } = await makeUser(testServer.platform)
    const byCookie = await testServer.call('GET', '/api/auth/get-session', { headers: { cookie } })
    expect(byCookie.headers.getSetCookie()).toEqual([
      `${cookie}; Max-Age=2592000; Path=/; HttpOnly; SameSite=Lax`,
    ])
    const byBearer = await testServer.call('GET', '/api/auth/get-session', {
      headers: { authorization: `Bearer ${bearer}` },
    })
    expect(byBearer.headers.getSetCookie()).toEqual([])
    expect(byBearer.body.user).toEqual(byCookie.body.user)
    expect((await testServer.call('GET', '/api/auth/get-session')).text).toBe('null')
  })
})

describe('signing in where somebody is signed in already', () => {
  it('ends the session that this browser had, and those of other devices stay', async () => {
    const ada = await makeUser(testServer.platform)
    const [phone, laptop] = [testServer.browser(), testServer.browser()]
    for (const device of [phone, laptop]) await device.post(SIGN_IN, ada)
    const before = new Map(phone.cookies)
    expect((await phone.post(SIGN_IN, ada)).status).toBe(200)
    const old = [...before].map(([name, value]) => `${name}=${value}`).join('; ')
    for (const at of [testServer, other]) expect(await probe({ cookie: old }, at)).toBe(401)
    expect([(await phone.get('/probe')).status, (await laptop.get('/probe')).status]).toEqual([200, 200])
  })

  it('ends it also when it was of another account, and with a bearer token', async () => {
    const [ada, eve] = [await makeUser(testServer.platform), await makeUser(testServer.platform)]
    const { email, password } = eve
    for (const headers of [{ cookie: ada.cookie }, { authorization: `Bearer ${eve.bearer}` }])
      expect((await testServer.call('POST', SIGN_IN, { body: { email, password }, headers })).status).toBe(
        200,
      )
    expect([await probe({ cookie: ada.cookie }), await probe({ cookie: eve.cookie })]).toEqual([401, 401])
  })

  it('ends nothing by a guess, by a JWT that is shown about, or by another site’s form', async () => {
    const ada = await makeUser(testServer.platform)
    const { email, password, cookie } = ada
    const jwt = await jwtOf(ada)
    const sent = [
      { body: { email, password: 'Wrong-guess-1' }, headers: { cookie } },
      { body: { email, password }, headers: { authorization: `Bearer ${jwt}` } },
      { body: { email, password }, headers: { authorization: 'Bearer a.b.c' } },
      { body: { email, password }, headers: { cookie, origin: 'https://evil.example' } },
    ]
    const statuses = []
    for (const one of sent) statuses.push((await testServer.call('POST', SIGN_IN, one)).status)
    expect(statuses).toEqual([401, 200, 200, 403])
    expect(await probe({ cookie })).toBe(200)
  })
})

describe('signing out', () => {
  it('kills cookie, bearer token and JWT on the very next request, on every process', async () => {
    const ada = await makeUser(testServer.platform)
    const jwt = await jwtOf(ada)
    const credentials = [
      { cookie: ada.cookie },
      { authorization: `Bearer ${ada.bearer}` },
      { authorization: `Bearer ${jwt}` },
    ]
    for (const headers of credentials)
      for (const at of [testServer, other]) expect(await probe(headers, at)).toBe(200)
    const reply = await testServer.call('POST', '/api/auth/sign-out', { headers: { cookie: ada.cookie } })
    expect([reply.status, reply.body]).toEqual([200, { success: true }])
    expect(reply.headers.getSetCookie()).toEqual([
      'tripwright.session_token=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax',
    ])
    for (const headers of credentials)
      for (const at of [testServer, other]) expect(await probe(headers, at)).toBe(401)
  })

  it('here leaves the other devices signed in, and everywhere leaves none', async () => {
    const ada = await makeUser(testServer.platform)
    const phone = testServer.browser()
    const laptop = testServer.browser()
    for (const device of [phone, laptop]) await device.post(SIGN_IN, ada)
    await phone.post('/api/auth/sign-out')
    expect([(await phone.get('/probe')).status, (await laptop.get('/probe')).status]).toEqual([401, 200])
    await laptop.post('/api/auth/revoke-sessions')
    expect([(await laptop.get('/probe')).status, await probe({ cookie: ada.cookie }, other)]).toEqual([
      401, 401,
    ])
  })

  it('of the others leaves this one, however many they are', async () => {
    const ada = await makeUser(testServer.platform)
    await testServer.platform.database.db.execute(
      `insert into sessions (id, user_id, token, expires_at)
       select 's' || n, '${ada.id}', 't' || n, now() + interval '1 day' from generate_series(1, 150) n`,
    )
    const laptop = testServer.browser()
    await laptop.post(SIGN_IN, ada)
    await laptop.post('/api/auth/revoke-other-sessions')
    expect([(await laptop.get('/probe')).status, await probe({ cookie: ada.cookie })]).toEqual([200, 401])
    expect(Object.values((await laptop.get('/api/auth/list-sessions')).body)).toHaveLength(1)
  })

  it('of one device works from the list of sessions, for the own ones only', async () => {
    const [ada, eve] = [await makeUser(testServer.platform), await makeUser(testServer.platform)]
    const [token = ''] = ada.bearer.split('.')
    const list = await testServer.call('GET', '/api/auth/list-sessions', { headers: { cookie: ada.cookie } })
    expect(Object.values(list.body)).toEqual([expect.objectContaining({ id: ada.sessionId, token })])
    await testServer.call('POST', '/api/auth/revoke-session', {
      body: { token },
      headers: { cookie: eve.cookie },
    })
    expect(await probe({ cookie: ada.cookie })).toBe(200)
    await testServer.call('POST', '/api/auth/revoke-session', {
      body: { token },
      headers: { cookie: ada.cookie },
    })
    expect(await probe({ cookie: ada.cookie })).toBe(401)
  })

  it('is done also for a session that is no more', async () => {
    const reply = await testServer.call('POST', '/api/auth/sign-out', {
      headers: { cookie: 'tripwright.session_token=gone' },
    })
    expect([reply.status, reply.body]).toEqual([200, { success: true }])
  })
})

it('a role that was taken away is gone on the very next request', async () => {
  const staff = await makeUser(testServer.platform, { role: 'support' })
  const read = async () =>
    (await testServer.call('GET', '/probe', { headers: { cookie: staff.cookie } })).body.role
  expect(await read()).toBe('support')
  await testServer.platform.database.db.execute(`update users set role = 'user' where id = '${staff.id}'`)
  expect(await read()).toBe('user')
})

it('expired sessions are deleted, valid ones stay', async () => {
  const [old, young] = [
    await makeUser(testServer.platform, { now: new Date(0) }),
    await makeUser(testServer.platform),
  ]
  await testServer.runJob('auth.forget-expired')
  expect(await expiryOf(young)).toBeGreaterThan(Date.now())
  expect(await expiryOf(old)).toBeNaN()
})
