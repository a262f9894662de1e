import { errorBody } from '@tripwright/domain/base/outcome'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { deleteTokensOf } from '#features/account/access-tokens/index.ts'
import { makeAuth } from '#features/account/sign-in/index.ts'
import { twoFactorEndpoints } from '#features/account/two-factor/index.ts'
import { startAccountPlan } from '#features/plans/billing/index.ts'
import { type AuthTestServer, openAuthTestServer, type Reply } from '#seeds/auth-test-server.ts'
import { type MadePerson, makeUser } from '#seeds/make.ts'

let testServer: AuthTestServer
let ada: MadePerson
let calls: { method: string; path: string; roles: unknown }[]

beforeAll(async () => {
  testServer = await openAuthTestServer({ config: { addressLimitScale: 1000 } })
  ada = await makeUser(testServer.platform)
  calls = makeAuth(testServer.platform, {
    onVerified: startAccountPlan,
    onPasswordChange: deleteTokensOf,
    more: twoFactorEndpoints,
  }).routes.map(({ contract }) => contract)
})
afterAll(() => testServer.close())

const expectFlat = (reply: Reply) => {
  expect(reply.headers.get('cache-control')).toBe('no-store')
  if (reply.status >= 400) expect(z.strictObject(errorBody.shape).safeParse(reply.body).error).toBeUndefined()
}

describe('the mounted endpoints', () => {
  it('is this and nothing else', () => {
    expect(calls.map(({ method, path }) => `${method} ${path.replace('/api/auth/', '')}`).sort()).toEqual([
      'GET get-session',
      'GET jwks',
      'GET list-sessions',
      'GET passkey/generate-authenticate-options',
      'GET passkey/generate-register-options',
      'GET passkey/list-user-passkeys',
      'GET token',
      'GET verify-email',
      'POST change-password',
      'POST enter',
      'POST passkey/delete-passkey',
      'POST passkey/verify-authentication',
      'POST passkey/verify-registration',
      'POST request-entry',
      'POST request-password-reset',
      'POST reset-password',
      'POST revoke-other-sessions',
      'POST revoke-session',
      'POST revoke-sessions',
      'POST send-verification-email',
      'POST sign-in/email',
      'POST sign-out',
      'POST sign-up/email',
      'POST two-factor/disable',
      'POST two-factor/enable',
      'POST two-factor/generate-backup-codes',
      'POST two-factor/keep',
      'POST two-factor/lost',
      'POST two-factor/lost-confirm',
      'POST two-factor/verify-backup-code',
      'POST two-factor/verify-totp',
      'POST update-user',
      'POST verify-email',
    ])
  })

  it.each([
    'ok',
    'error',
    'sign-in/social',
    'callback/google',
    'change-email',
    'delete-user',
    'set-password',
    'verify-password',
    'reset-password/some-token',
    'list-accounts',
    'link-social',
    'update-session',
    'admin/set-role',
    'sign-in/email/',
    'sign-in//email',
    'SIGN-IN/EMAIL',
    '..%2fauth/sign-in/email',
    '',
  ])('has no "%s", whatever the library can', async (path) => {
    for (const method of ['GET', 'POST']) {
      const reply = await testServer.call(method, `/api/auth/${path}`, { headers: { cookie: ada.cookie } })
      expect([reply.status, reply.body.error]).toEqual([404, 'not-found'])
      expectFlat(reply)
    }
  })

  it('says which method an address takes', async () => {
    const reply = await testServer.call('PUT', '/api/auth/verify-email', { body: {} })
    expect([reply.status, reply.body.error, reply.headers.get('allow')]).toEqual([
      405,
      'wrong-method',
      'POST, GET',
    ])
  })

  it('asks who calls before it looks at what is sent', async () => {
    for (const { method, path, roles } of calls.filter((call) => call.roles !== 'anyone')) {
      const reply = await testServer.call(method, path, method === 'GET' ? {} : { body: '{"broken' })
      expect([path, roles, reply.status, reply.body.error]).toEqual([path, 'signed-in', 401, 'not-signed-in'])
    }
  })
})

describe('a hostile body', () => {
  const DEEP = `${'['.repeat(5000)}${']'.repeat(5000)}`
  const odd = [
    '',
    'x',
    '\u0000',
    '\ud800',
    '{{7*7}}',
    "' or 1=1 --",
    '%00',
    'a'.repeat(2000),
    -1,
    1e308,
    true,
    null,
    [],
    {},
    ['a@b.org'],
    { $ne: '' },
  ]
  const bodies = [
    '{"',
    'null',
    '[]',
    '"text"',
    '1',
    DEEP,
    '{"__proto__":{"role":"owner"}}',
    ...odd.map((value) =>
      JSON.stringify({
        email: value,
        password: value,
        name: value,
        token: value,
        newPassword: value,
        currentPassword: value,
        state: value,
      }),
    ),
    ...odd.map((value) =>
      JSON.stringify({
        email: 'odd@example.org',
        password: 'Abcdef1!',
        name: 'x',
        token: 'x',
        newPassword: value,
        currentPassword: value,
        revokeOtherSessions: value,
      }),
    ),
  ]

  it('never makes an error of ours, and always gets the one error shape', async () => {
    for (const { path } of calls.filter(({ method }) => method === 'POST'))
      for (const body of bodies) {
        const person =
          path.includes('revoke') || path.endsWith('sign-out') ? await makeUser(testServer.platform) : ada
        const reply = await testServer.call('POST', path, { body, headers: { cookie: person.cookie } })
        expect.soft(reply.status, `${path} ${body.slice(0, 100)}`).toBeLessThan(500)
        expectFlat(reply)
      }
    expect(testServer.platform.log.lines.filter(({ level }) => level === 'error')).toEqual([])
    // Some hundred sequential calls, one of which loads the library.
  }, 30_000)

  it.each([
    ['text/plain', '{}', 415],
    ['application/x-www-form-urlencoded', 'email=a@b.org&password=x', 415],
    ['multipart/form-data; boundary=x', '--x--', 415],
    ['application/json', JSON.stringify({ email: 'a'.repeat(300_000) }), 413],
  ])('of type %s is refused by its type and size', async (type, body, status) => {
    const reply = await testServer.call('POST', '/api/auth/sign-in/email', {
      body,
      headers: { 'content-type': type },
    })
    expect(reply.status).toBe(status)
    expectFlat(reply)
  })

  it('in a query does no more', async () => {
    for (const query of [
      '',
      '?token',
      '?token=%00',
      '?token=%ff',
      '?token=a&token=b',
      `?token=${'a'.repeat(3000)}`,
    ]) {
      const reply = await testServer.call('GET', `/api/auth/verify-email${query}`)
      expect([query, reply.status]).toEqual([query, 400])
    }
  })
})

describe('another site', () => {
  it.each(['https://evil.example', 'null', 'http://localhost:3000.evil.example', 'http://localhost:3001'])(
    'at %s makes nobody do anything',
    async (origin) => {
      for (const { path } of calls.filter(({ method }) => method === 'POST')) {
        const reply = await testServer.call('POST', path, {
          body: {},
          headers: { origin, cookie: ada.cookie },
        })
        expect([path, reply.status, reply.body.error]).toEqual([path, 403, 'wrong-origin'])
      }
      expect((await testServer.call('GET', '/probe', { headers: { cookie: ada.cookie } })).status).toBe(200)
    },
  )
})

describe('the account itself', () => {
  it('lets its name be changed, and nothing else', async () => {
    const person = await makeUser(testServer.platform, { role: 'analyst' })
    const body = {
      name: 'Grace',
      role: 'owner',
      email: 'other@example.org',
      emailVerified: false,
      image: 'x',
    }
    const headers = { cookie: person.cookie }
    expect((await testServer.call('POST', '/api/auth/update-user', { body, headers })).body).toEqual({
      status: true,
    })
    const { user } = (await testServer.call('GET', '/api/auth/get-session', { headers })).body
    expect(user).toMatchObject({
      name: 'Grace',
      role: 'analyst',
      email: person.email,
      emailVerified: true,
      image: null,
    })
  })
})

it('the public keys are read at /.well-known/jwks.json, and only read', async () => {
  expect((await testServer.call('GET', '/.well-known/jwks.json')).status).toBe(200)
  expect((await testServer.call('POST', '/.well-known/jwks.json', { body: {} })).status).toBe(405)
})
