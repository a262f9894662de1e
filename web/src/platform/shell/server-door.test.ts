import { describe, expect, it, vi } from 'vitest'
import { openBearerToken } from './bearer-token.ts'
import { makeDoor } from './server-door.ts'
import { openSignUpProof } from './sign-up-proof.ts'
import { memoryStorage } from './test-shell.ts'

const API = 'https://trip.example'
const json = (body: unknown, status = 200, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json', ...headers } })

async function open(start: Record<string, string> = {}) {
  const storage = memoryStorage(start)
  const send = vi.fn<(url: string, init: RequestInit) => Promise<Response>>(async () => json({}))
  const signing = { out: false }
  const token = await openBearerToken(storage)
  const opened = vi.fn()
  const door = makeDoor({
    api: API,
    token,
    signUpProof: openSignUpProof(storage),
    isSigningOut: () => signing.out,
    open: opened,
    send: send as unknown as typeof fetch,
  })
  const proofOf = (call: number) => new Headers(send.mock.calls[call]?.[1].headers).get('authorization')
  return { storage, send, signing, door, proofOf, opened, token }
}
const SIGNED_IN = { 'session-token': 'tok.en' }

describe('a call of the native app', () => {
  it('goes to the server with the token in a header, without cookies and without a referrer', async () => {
    const { door, send, proofOf } = await open(SIGNED_IN)
    await door.fetch('/api/trips?limit=1', {
      method: 'POST',
      body: '{}',
      headers: { 'idempotency-key': 'k' },
    })
    const [url, init] = send.mock.calls[0] ?? []
    expect(url).toBe('https://trip.example/api/trips?limit=1')
    expect(init).toMatchObject({
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      redirect: 'error',
      body: '{}',
    })
    expect(proofOf(0)).toBe('Bearer tok.en')
    expect(new Headers(init?.headers).get('idempotency-key')).toBe('k')
  })

  it.each([
    'https://evil.example/',
    '//evil.example/api',
    '/\\evil.example',
    '\\\\evil.example',
    'api/trips',
    '@evil.example',
    '.evil.example',
    ':8080/api',
    '/\t/evil.example',
    '/\n/evil.example',
    'javascript:1',
    'data:text/html,x',
    'blob:https://trip.example/1',
    '',
  ])('never takes the token to %j', async (path) => {
    const { door, send } = await open(SIGNED_IN)
    await expect(door.fetch(path)).rejects.toThrow()
    expect(() => door.address(path)).toThrow()
    expect(send).not.toHaveBeenCalled()
  })

  it('cannot bring another token', async () => {
    const { door, proofOf } = await open()
    await door.fetch('/api/trips', { headers: { authorization: 'Bearer evil' } })
    expect(proofOf(0)).toBeNull()
  })

  it('has no token in an address, of a stream or a link either', async () => {
    const { door, send } = await open(SIGNED_IN)
    send.mockResolvedValue(json({}, 401))
    const stream = door.stream('/api/events?zone=Europe%2FRome')
    await vi.waitFor(() => expect(send).toHaveBeenCalled())
    stream.close()
    expect(send.mock.calls.map(([url]) => url).join() + door.address('/api/x')).not.toContain('tok')
  })
})

describe('the proof of who signed up', () => {
  const appProof = (init: RequestInit | undefined) => new Headers(init?.headers).get('x-app-proof')

  it('is one secret of this device for a sign-up and its email, also after a start, and goes with nothing else', async () => {
    const { door, send, storage } = await open()
    await door.fetch('/api/auth/sign-up/email', { method: 'POST' })
    await door.fetch('/api/auth/sign-in/email', { method: 'POST', headers: { 'x-app-proof': 'evil' } })
    await door.fetch('/api/trips', { headers: { 'x-app-proof': 'evil' } })
    const again = await open(Object.fromEntries(storage.held))
    await again.door.fetch('/api/auth/verify-email', { method: 'POST' })
    const [first, second, third] = send.mock.calls.map(([, init]) => appProof(init))
    expect(first).toMatch(/^[\w-]{43}$/)
    expect([second, third]).toEqual([null, null])
    expect(appProof(again.send.mock.calls[0]?.[1])).toBe(first)
  })

  it('is another one after the email has signed in, and the same after one that did not', async () => {
    const { door, send, storage } = await open()
    await door.fetch('/api/auth/sign-up/email', { method: 'POST' })
    await door.fetch('/api/auth/verify-email', { method: 'POST' })
    send.mockResolvedValueOnce(json({}, 200, { 'set-auth-token': 'new.one' }))
    await door.fetch('/api/auth/verify-email', { method: 'POST' })
    expect([...storage.held.keys()]).toEqual(['session-token'])
    await door.fetch('/api/auth/sign-up/email', { method: 'POST' })
    const [first, second, third, fourth] = send.mock.calls.map(([, init]) => appProof(init))
    expect([second, third]).toEqual([first, first])
    expect(fourth).not.toBe(first)
  })

  it('lasts until the app closes where the device refuses to store it', async () => {
    const refuse = () => Promise.reject(new Error('locked'))
    const proof = openSignUpProof({ read: refuse, write: refuse, remove: refuse })
    expect(await proof.read()).toBe(await proof.read())
    await proof.drop()
  })
})

describe('the token', () => {
  it('comes with a sign-in, is stored, and goes with the next call', async () => {
    const { door, send, proofOf, storage } = await open()
    send.mockResolvedValueOnce(json({}, 200, { 'set-auth-token': 'new.one' }))
    await door.fetch('/api/auth/sign-in/email', { method: 'POST' })
    await door.fetch('/api/trips')
    expect([proofOf(0), proofOf(1), storage.held.get('session-token')]).toEqual([
      null,
      'Bearer new.one',
      'new.one',
    ])
  })

  it('is taken from nothing but a call about signing in', async () => {
    const { door, send, storage } = await open(SIGNED_IN)
    send.mockResolvedValueOnce(json({}, 200, { 'set-auth-token': 'evil' }))
    await door.fetch('/api/trips')
    expect(storage.held.get('session-token')).toBe('tok.en')
  })

  it.each([
    ['a sign-out that arrived', '/api/auth/sign-out', json({ success: true })],
    ['a sign-out of a session that was over', '/api/auth/sign-out', json({ error: 'not-signed-in' }, 401)],
    ['an answer that nobody is signed in', '/api/auth/get-session', json(null)],
    ['a refusal because nobody is signed in', '/api/trips', json({ error: 'not-signed-in' }, 401)],
  ])('is dropped at %s', async (_, path, answer) => {
    const { door, send, storage, token } = await open(SIGNED_IN)
    send.mockResolvedValueOnce(answer)
    await door.fetch(path)
    expect([token.current(), storage.held.size]).toEqual([null, 0])
  })

  it.each([
    ['a wrong password', '/api/auth/sign-in/email', json({ error: 'wrong-credentials' }, 401)],
    ['a server that fails', '/api/auth/sign-out', json({}, 500)],
    ['a proxy that wants a sign-in of its own', '/api/trips', new Response('<html>', { status: 401 })],
    ['a person', '/api/auth/get-session', json({ user: { id: 'a' } })],
  ])('stays after %s', async (_, path, answer) => {
    const { door, send, token } = await open(SIGNED_IN)
    send.mockResolvedValueOnce(answer)
    await door.fetch(path)
    expect(token.current()).toBe('tok.en')
  })

  it('is not dropped by a late refusal of an older one', async () => {
    const { door, send, token } = await open(SIGNED_IN)
    let refuse: (response: Response) => void = () => undefined
    send.mockReturnValueOnce(new Promise((resolve) => (refuse = resolve)))
    const late = door.fetch('/api/trips')
    send.mockResolvedValueOnce(json({}, 200, { 'set-auth-token': 'new.one' }))
    await door.fetch('/api/auth/sign-in/email', { method: 'POST' })
    refuse(json({ error: 'not-signed-in' }, 401))
    await late
    expect(token.current()).toBe('new.one')
  })

  it('proves nothing but the sign-out itself while that has not arrived', async () => {
    const { door, signing, proofOf } = await open(SIGNED_IN)
    signing.out = true
    await door.fetch('/api/trips')
    await door.fetch('/api/auth/sign-out', { method: 'POST' })
    expect([proofOf(0), proofOf(1)]).toEqual([null, 'Bearer tok.en'])
  })

  it('lasts until the app closes where the device refuses to store it', async () => {
    const refuse = () => Promise.reject(new Error('locked'))
    const token = await openBearerToken({ read: refuse, write: refuse, remove: refuse })
    await token.store('a.b')
    expect(token.current()).toBe('a.b')
    await token.drop('a.b')
    expect(token.current()).toBeNull()
  })
})
