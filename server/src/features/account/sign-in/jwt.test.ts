import { createHmac, createPublicKey, generateKeyPairSync, type KeyObject, sign } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type AuthTestServer, openAuthTestServer } from '#seeds/auth-test-server.ts'
import { type MadePerson, makeUser } from '#seeds/make.ts'

const ORIGIN = 'http://localhost:3000'

let testServer: AuthTestServer
let ada: MadePerson
/** A key stored as the server stores it, with which tests sign tokens that the server never issues. */
let ours: KeyObject
let oursPublic: Record<string, unknown>
const KID = 'key-of-the-test'

beforeAll(async () => {
  testServer = await openAuthTestServer()
  ada = await makeUser(testServer.platform)
})
afterAll(() => testServer.close())

const encoded = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
const soon = () => Math.floor(Date.now() / 1000) + 600

type Draft = { header?: object; claims?: object; key?: KeyObject }
function makeJwt({ header = {}, claims = {}, key = ours }: Draft = {}): string {
  const head = encoded({ alg: 'ES256', typ: 'JWT', kid: KID, ...header })
  const body = encoded({ sub: ada.id, sid: ada.sessionId, iss: ORIGIN, aud: ORIGIN, exp: soon(), ...claims })
  const signature = sign('sha256', Buffer.from(`${head}.${body}`), { key, dsaEncoding: 'ieee-p1363' })
  return `${head}.${body}.${signature.toString('base64url')}`
}

async function request(jwt: string) {
  const { status, body } = await testServer.call('GET', '/probe', {
    headers: { authorization: `Bearer ${jwt}` },
  })
  return [status, body.message ?? body.id]
}

describe('before there is any key', () => {
  it('a JWT is refused with "JWKS is empty"', async () => {
    const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
    expect(await request(makeJwt({ key: privateKey }))).toEqual([401, 'JWKS is empty'])
  })
})

describe('the public keys', () => {
  it('are made once, however many ask at once, and are the same at both addresses', async () => {
    const other = await openAuthTestServer({ database: testServer.platform.database })
    const paths = ['/.well-known/jwks.json', '/api/auth/jwks']
    const replies = await Promise.all(
      [testServer, other].flatMap((at) => paths.map((path) => at.call('GET', path))),
    )
    expect(new Set(replies.map(({ text }) => text)).size).toBe(1)
    const [key, ...more] = Object(replies[0]?.body).keys
    expect(more).toEqual([])
    expect(key).toEqual({
      kid: expect.any(String),
      kty: 'EC',
      crv: 'P-256',
      alg: 'ES256',
      x: expect.any(String),
      y: expect.any(String),
    })
  })

  it('verify what /api/auth/token gives out, which names nothing but the session', async () => {
    const { body } = await testServer.call('GET', '/api/auth/token', { headers: { cookie: ada.cookie } })
    const [head = '', claims = ''] = String(body.token).split('.')
    expect(JSON.parse(Buffer.from(head, 'base64url').toString())).toMatchObject({ alg: 'ES256' })
    const { iat, exp, ...rest } = JSON.parse(Buffer.from(claims, 'base64url').toString())
    expect(rest).toEqual({ sub: ada.id, sid: ada.sessionId, iss: ORIGIN, aud: ORIGIN })
    expect(exp - iat).toBe(15 * 60)
    expect(await request(String(body.token))).toEqual([200, ada.id])
  })

  it('of another secret are neither shown nor trusted', async () => {
    const other = await openAuthTestServer({
      database: testServer.platform.database,
      secret: 'another secret of at least thirty-two characters',
    })
    const { body } = await other.call('GET', '/.well-known/jwks.json')
    const { body: own } = await testServer.call('GET', '/.well-known/jwks.json')
    expect(Object(body).keys).toHaveLength(1)
    expect(Object(body).keys[0].kid).not.toBe(Object(own).keys[0].kid)
  })
})

describe('a JWT', () => {
  beforeAll(async () => {
    const pair = generateKeyPairSync('ec', { namedCurve: 'P-256' })
    ours = pair.privateKey
    oursPublic = { ...pair.publicKey.export({ format: 'jwk' }) }
    const text = JSON.stringify(oursPublic)
    await testServer.platform.database.db.execute(
      `insert into jwks (id, public_key, private_key, secret_mark, alg, crv)
       select '${KID}', '${text}', '', secret_mark, alg, crv from jwks order by created_at limit 1`,
    )
  })

  it('signed with a key of ours is taken, also one that another process has just made', async () => {
    expect(await request(makeJwt())).toEqual([200, ada.id])
  })

  const stranger = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const strangerJwk = stranger.publicKey.export({ format: 'jwk' })
  const BAD = 'Invalid JWT signature'
  const NO_KEY = 'No matching signing key found in JWKS'

  it.each<[string, () => string, string]>([
    [
      'with the algorithm "none"',
      () => `${encoded({ alg: 'none', kid: KID })}.${makeJwt().split('.')[1]}.`,
      BAD,
    ],
    ['with "nOnE" and our signature', () => makeJwt({ header: { alg: 'nOnE' } }), BAD],
    ['without a signature', () => makeJwt().replace(/[^.]+$/, ''), BAD],
    ['signed by a stranger under our key id', () => makeJwt({ key: stranger.privateKey }), BAD],
    [
      'that brings its own key',
      () => makeJwt({ header: { jwk: strangerJwk }, key: stranger.privateKey }),
      BAD,
    ],
    [
      'that brings its own key and no id',
      () => makeJwt({ header: { jwk: strangerJwk, kid: undefined }, key: stranger.privateKey }),
      NO_KEY,
    ],
    [
      'that points to keys elsewhere',
      () =>
        makeJwt({ header: { jku: 'https://evil.example/jwks.json', kid: 'evil' }, key: stranger.privateKey }),
      NO_KEY,
    ],
    [
      'that points to a certificate',
      () => makeJwt({ header: { x5u: 'https://evil.example/x.pem' }, key: stranger.privateKey }),
      BAD,
    ],
    ['with a foreign key id', () => makeJwt({ header: { kid: 'foreign' } }), NO_KEY],
    ['with a key id that is no text', () => makeJwt({ header: { kid: { id: KID } } }), NO_KEY],
    ['with a key id that every object has', () => makeJwt({ header: { kid: '__proto__' } }), NO_KEY],
    ['that demands rules we do not know', () => makeJwt({ header: { crit: ['exp'] } }), BAD],
    [
      'whose claims were changed',
      () =>
        makeJwt().replace(
          /\.[^.]+\./,
          `.${encoded({ sub: ada.id, sid: ada.sessionId, iss: ORIGIN, aud: ORIGIN, exp: soon() + 1 })}.`,
        ),
      BAD,
    ],
    ['that is noise', () => 'a.b.c', NO_KEY],
    ['that is expired', () => makeJwt({ claims: { exp: soon() - 601 } }), 'This token has expired'],
    ['that never expires', () => makeJwt({ claims: { exp: undefined } }), 'This token has expired'],
    [
      'for somebody else',
      () => makeJwt({ claims: { aud: 'https://other.example' } }),
      'This token wasn’t made for this service',
    ],
    [
      'from somebody else',
      () => makeJwt({ claims: { iss: 'https://other.example' } }),
      'This token wasn’t made for this service',
    ],
    [
      'from the future',
      () => makeJwt({ claims: { nbf: soon() } }),
      'This token wasn’t made for this service',
    ],
    [
      'without a session',
      () => makeJwt({ claims: { sid: undefined } }),
      'This token wasn’t made for this service',
    ],
    ['of a session that is no more', () => makeJwt({ claims: { sid: 'gone' } }), 'Please sign in first.'],
    [
      'of a session of somebody else',
      () => makeJwt({ claims: { sub: 'somebody-else' } }),
      'Please sign in first.',
    ],
  ])('%s is refused', async (_, make, text) => {
    expect(await request(make())).toEqual([401, text])
  })

  it('signed with our public key as an HMAC secret is refused', async () => {
    const pem = String(createPublicKey(ours).export({ type: 'spki', format: 'pem' }))
    const secrets = [pem, pem.trim(), JSON.stringify(oursPublic)]
    for (const secret of secrets) {
      const signed = `${encoded({ alg: 'HS256', kid: KID })}.${makeJwt().split('.')[1]}`
      const jwt = `${signed}.${createHmac('sha256', secret).update(signed).digest('base64url')}`
      expect(await request(jwt)).toEqual([401, BAD])
    }
  })

  it('neither makes a new token nor changes a password nor ends sessions', async () => {
    const headers = { authorization: `Bearer ${makeJwt()}` }
    const body = { currentPassword: ada.password, newPassword: 'New-password-2' }
    const replies = [
      await testServer.call('GET', '/api/auth/token', { headers }),
      await testServer.call('POST', '/api/auth/change-password', { headers, body }),
      await testServer.call('POST', '/api/auth/revoke-sessions', { headers }),
    ]
    expect(replies.map(({ status }) => status)).toEqual([403, 403, 403])
  })

  it('that does not hold is refused also where a guest might call, so that nobody is a guest by accident', async () => {
    const headers = { authorization: `Bearer ${makeJwt({ key: stranger.privateKey })}` }
    const reply = await testServer.call('GET', '/api/auth/get-session', { headers })
    expect([reply.status, reply.body.message]).toEqual([401, BAD])
  })
})
