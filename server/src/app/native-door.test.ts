import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestDatabase } from '#platform/db/test-database.ts'
import { makeTestPlatform } from '#platform/http/test-server.ts'
import { recordSecret } from '#platform/log/test-log-record.ts'
import type { Platform } from '#platform/platform.ts'
import { type MadePerson, makeUser } from '#seeds/make.ts'
import { makeApp } from './app.ts'
import { makeFeatures } from './features.ts'

// Attacks on the door of the native apps: a token in a header, no cookie, two origins. What the server logs meanwhile is
// searched for the tokens at the end of the run (test-log-record.ts).

let platform: Platform
let app: ReturnType<typeof makeApp>
let ada: MadePerson
beforeAll(async () => {
  platform = await makeTestPlatform()
  platform.config.addressLimitScale = 1000
  app = makeApp(platform, makeFeatures(platform))
  ada = await makeUser(platform)
  recordSecret(ada.bearer)
})
afterAll(() => platform.database.close())

const APP = 'https://localhost'
const SAVED = '/api/saved-items'

async function ask(headers: Record<string, string>, path = SAVED, method = 'GET', body?: object) {
  const response = await app.request(path, {
    method,
    headers: { origin: APP, ...(body && { 'content-type': 'application/json' }), ...headers },
    ...(body && { body: JSON.stringify(body) }),
  })
  return { status: response.status, headers: response.headers, text: await response.text() }
}

describe('a token', () => {
  it('opens the door in its header, with no cookie', async () => {
    expect((await ask({ authorization: `Bearer ${ada.bearer}` })).status).toBe(200)
  })

  it.each([
    'token',
    'access_token',
    'bearer',
    'bearer_token',
    'authorization',
    'auth',
    'session',
    'session_token',
    'tripwright.session_token',
    'jwt',
    'set-auth-token',
  ])('opens nothing in the address, as %s', async (name) => {
    for (const value of [ada.bearer, `Bearer ${ada.bearer}`]) {
      const { status, text } = await ask({}, `${SAVED}?${name}=${encodeURIComponent(value)}`)
      expect(status).not.toBe(200)
      expect(text).not.toContain(ada.bearer)
    }
    const session = await ask({}, `/api/auth/get-session?${name}=${encodeURIComponent(ada.bearer)}`)
    expect(session.text).not.toContain(ada.id)
  })

  it.each([
    ['another header', (t: string) => ({ 'x-auth-token': t, 'set-auth-token': t, 'x-access-token': t })],
    ['another scheme', (t: string) => ({ authorization: `Token ${t}` })],
    ['a password of Basic', (t: string) => ({ authorization: `Basic ${btoa(`bearer:${t}`)}` })],
    ['a second value', (t: string) => ({ authorization: `Bearer x, Bearer ${t}` })],
    ['no scheme', (t: string) => ({ authorization: t })],
    ['a cookie beside the origin of the app', (t: string) => ({ cookie: `tripwright.session_token=${t}` })],
    ['a cookie of a name of its own', (t: string) => ({ cookie: `session_token=${t}; authorization=${t}` })],
    ['a subprotocol', (t: string) => ({ 'sec-websocket-protocol': `bearer, ${t}` })],
    ['its beginning', (t: string) => ({ authorization: `Bearer ${t.slice(0, -1)}` })],
    ['more than it', (t: string) => ({ authorization: `Bearer ${t}A` })],
    ['its first part', (t: string) => ({ authorization: `Bearer ${t.split('.')[0]}` })],
    ['capitals', (t: string) => ({ authorization: `Bearer ${t.toUpperCase()}` })],
  ])('opens nothing as %s', async (_, headers) => {
    expect((await ask(headers(ada.bearer) as Record<string, string>)).status).toBe(401)
  })

  it('of another server opens nothing here', async () => {
    const database = await openTestDatabase()
    const other = { ...platform, database, secret: 'another secret of at least 32 characters' }
    const eve = await makeUser(other)
    expect((await ask({ authorization: `Bearer ${eve.bearer}` })).status).toBe(401)
    await database.close()
    // Of the same database, signed with another secret.
    const forged = await makeUser({ ...platform, secret: other.secret })
    expect((await ask({ authorization: `Bearer ${forged.bearer}` })).status).toBe(401)
  })

  it.each(['none', 'None', 'HS256'])('of a JWT that nobody signed opens nothing: %s', async (alg) => {
    const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
    const claims = { sub: ada.id, sid: ada.sessionId, exp: Math.floor(Date.now() / 1000) + 600 }
    for (const signature of ['', 'AAAA'])
      expect(
        (await ask({ authorization: `Bearer ${part({ alg })}.${part(claims)}.${signature}` })).status,
      ).toBe(401)
  })

  it('is dead after a sign-out, and so is the JWT that was made of it; a replay brings nothing back', async () => {
    const kim = await makeUser(platform)
    const authorization = `Bearer ${kim.bearer}`
    const jwt = String(JSON.parse((await ask({ authorization }, '/api/auth/token')).text).token)
    expect((await ask({ authorization: `Bearer ${jwt}` })).status).toBe(200)
    expect((await ask({ authorization }, '/api/auth/sign-out', 'POST', {})).status).toBe(200)
    for (const proof of [kim.bearer, jwt])
      expect((await ask({ authorization: `Bearer ${proof}` })).status).toBe(401)
    for (const path of ['/api/auth/get-session', '/api/auth/token', '/api/auth/list-sessions']) {
      const again = await ask({ authorization }, path)
      expect(again.headers.get('set-auth-token')).toBeNull()
      expect(again.text).not.toContain(kim.id)
    }
  })

  it('that a new sign-in replaced is dead, also when it is sent again', async () => {
    const kim = await makeUser(platform)
    const old = { authorization: `Bearer ${kim.bearer}` }
    const { email, password } = kim
    const signedIn = await ask(old, '/api/auth/sign-in/email', 'POST', { email, password })
    const fresh = signedIn.headers.get('set-auth-token') ?? ''
    expect([signedIn.status, fresh === kim.bearer, fresh.length > 20]).toEqual([200, false, true])
    recordSecret(fresh)
    expect((await ask(old)).status).toBe(401)
    expect((await ask({ authorization: `Bearer ${fresh}` })).status).toBe(200)
  })
})

describe('the answer to another origin', () => {
  const OTHERS = ['https://evil.example', 'null', 'https://localhost:8443', 'https://localhost.evil.example']

  it.each(OTHERS)('cannot be read by %s, and a write of it is refused, with a token too', async (origin) => {
    const headers = { origin, authorization: `Bearer ${ada.bearer}` }
    const read = await ask(headers)
    const written = await ask(headers, SAVED, 'POST', { item_type: 'hotel', item_id: '1', title: 'x' })
    const names = [...read.headers.keys(), ...written.headers.keys()]
    expect(names.filter((name) => name.startsWith('access-control-'))).toEqual([])
    expect(written.status).toBe(403)
  })

  it('of a sign-in to another site brings no token that its page could read', async () => {
    const { email, password } = ada
    const answer = await ask({ origin: 'https://evil.example' }, '/api/auth/sign-in/email', 'POST', {
      email,
      password,
    })
    expect(answer.headers.get('access-control-allow-origin')).toBeNull()
    expect(answer.headers.get('access-control-expose-headers')).toBeNull()
  })

  it('never allows a cookie, whoever asks', async () => {
    for (const origin of [APP, 'capacitor://localhost', ...OTHERS]) {
      const answer = await app.request(SAVED, {
        method: 'OPTIONS',
        headers: {
          origin,
          'access-control-request-method': 'POST',
          'access-control-request-headers': 'cookie, x-evil, authorization',
          'access-control-request-private-network': 'true',
        },
      })
      expect(answer.headers.get('access-control-allow-credentials')).toBeNull()
      expect(answer.headers.get('access-control-allow-private-network')).toBeNull()
      expect(answer.headers.get('access-control-allow-headers') ?? '').not.toMatch(/cookie|x-evil|\*/)
    }
  })

  it('is read by the app when it is a refusal too, or the app could not say why', async () => {
    const refused = await ask({})
    expect([refused.status, refused.headers.get('access-control-allow-origin')]).toEqual([401, APP])
    const missing = await ask({}, '/api/nothing')
    expect([missing.status, missing.headers.get('access-control-allow-origin')]).toEqual([404, APP])
  })
})
