import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { rowsOf } from '#platform/db/rows.ts'
import { type AuthTestServer, openAuthTestServer } from '#seeds/auth-test-server.ts'

// The first email's link opens the native app, which has no cookie: it signs in by the secret of the device that signed up.

const APP = 'https://localhost'
const WEB = 'http://localhost:3000'
const PROOF = 'p'.repeat(43)
const OTHER = 'q'.repeat(43)
const VERIFY = '/api/auth/verify-email'
const hashOf = (text: string) => createHash('sha256').update(text).digest('base64url')

let testServer: AuthTestServer
let count = 0
beforeAll(async () => {
  testServer = await openAuthTestServer()
})
afterAll(() => testServer.close())

const call = (path: string, body: object, headers: Record<string, string>) =>
  testServer.call('POST', path, {
    body,
    headers: { origin: APP, ...headers },
    // Each from its own address: the limits are not what is tried here.
    socket: `203.0.113.${(count++ % 250) + 1}`,
  })
/** Signs up in the app that has this secret, and gives the token of its email. */
async function signUp(proof = PROOF, origin = APP): Promise<string> {
  const form = { email: `app${count}@example.org`, password: 'Abcdef1!', name: 'Ada' }
  const { status } = await call('/api/auth/sign-up/email', form, { 'x-app-proof': proof, origin })
  expect(status).toBe(200)
  const [mail] = await testServer.deliver()
  return new URL(mail?.links[0] ?? 'about:blank').searchParams.get('token') ?? ''
}
const verify = (token: string, headers: Record<string, string>, path = VERIFY) =>
  call(path, { token }, headers)
const signedIn = ({ headers }: Awaited<ReturnType<typeof verify>>) =>
  headers.get('set-auth-token') !== null ||
  headers.getSetCookie().some((one) => one.includes('session_token'))

it.each([APP, 'capacitor://localhost'])(
  'signs in on %s by the proof of the sign-up, once',
  async (origin) => {
    const token = await signUp(PROOF, origin)
    const first = await verify(token, { 'x-app-proof': PROOF, origin })
    const bearer = first.headers.get('set-auth-token') ?? ''
    const probe = await testServer.call('GET', '/probe', { headers: { authorization: `Bearer ${bearer}` } })
    expect([first.status, probe.status]).toEqual([200, 200])
    const again = await verify(token, { 'x-app-proof': PROOF, origin })
    expect([again.status, signedIn(again)]).toEqual([400, false])
  },
)

it('signs in by a link that was asked for again', async () => {
  const email = `again${count}@example.org`
  const headers = { 'x-app-proof': PROOF }
  await call('/api/auth/sign-up/email', { email, password: 'Abcdef1!', name: '' }, headers)
  await testServer.deliver()
  await call('/api/auth/send-verification-email', { email }, headers)
  const [mail] = await testServer.deliver()
  const token = new URL(mail?.links[0] ?? 'about:blank').searchParams.get('token') ?? ''
  expect(signedIn(await verify(token, headers))).toBe(true)
})

it.each([
  ['no proof', {}],
  ['the proof of another device', { 'x-app-proof': OTHER }],
  ['the end of the proof', { 'x-app-proof': PROOF.slice(1) }],
  ['more than the proof', { 'x-app-proof': `${PROOF}p` }],
  ['two proofs', { 'x-app-proof': `${PROOF}, ${PROOF}` }],
  ['the stored hash of the proof', { 'x-app-proof': hashOf(PROOF) }],
  ['the name of the device', { 'x-app-proof': `app:${hashOf(PROOF)}` }],
  ['the proof in another header', { 'x-device': PROOF, 'x-app-token': PROOF }],
  ['the proof as a bearer token', { authorization: `Bearer ${PROOF}` }],
  ['the proof as the cookie of a device', { origin: WEB, cookie: `tripwright-device=${PROOF}` }],
  ['its name as the cookie of a device', { origin: WEB, cookie: `tripwright-device=app:${hashOf(PROOF)}` }],
  ['the proof beside a cookie', { origin: WEB, cookie: 'a=b', 'x-app-proof': PROOF }],
  ['the proof on our own website', { origin: WEB, 'x-app-proof': PROOF }],
])('verifies the address and signs in nobody with %s', async (_, headers) => {
  const answer = await verify(await signUp(), headers as Record<string, string>)
  expect([answer.status, signedIn(answer)]).toEqual([200, false])
})

it.each(['https://evil.example', 'null', 'http://localhost', 'https://localhost:9', 'capacitor://evil'])(
  'is refused from %s, and the link is not used up',
  async (origin) => {
    const token = await signUp()
    expect((await verify(token, { 'x-app-proof': PROOF, origin })).status).toBe(403)
    expect(signedIn(await verify(token, { 'x-app-proof': PROOF }))).toBe(true)
  },
)

it('signs in nobody without the token of the email, and nobody into an account of another device', async () => {
  const cut = (await signUp()).slice(0, -1)
  for (const token of ['', 'x', 'a.b', cut, PROOF])
    expect(signedIn(await verify(token, { 'x-app-proof': PROOF })), token).toBe(false)
  expect(signedIn(await verify(await signUp(OTHER), { 'x-app-proof': PROOF }))).toBe(false)
})

it('opens nothing by a proof in the address or the body, and stores only its hash', async () => {
  const path = `${VERIFY}?x-app-proof=${PROOF}`
  const answer = await call(path, { token: await signUp(), 'x-app-proof': PROOF }, {})
  expect(signedIn(answer)).toBe(false)
  await signUp()
  const { db } = testServer.platform.database
  const links = JSON.stringify(rowsOf(await db.execute(sql`select * from email_links`)))
  expect(links).toContain(hashOf(PROOF))
  expect(links).not.toContain(PROOF)
  expect(JSON.stringify(testServer.platform.log.lines)).not.toContain(PROOF)
})
