import { act, renderHook } from '@testing-library/react'
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type * as Session from './session.ts'

const ann = { id: 'p1', email: 'ann@example.com', name: 'Ann' }
const respond = (body: unknown, status = 200) => Promise.resolve(Response.json(body, { status }))

/** A server with one session; `reach` is whether it can be reached. */
const server = { user: null as typeof ann | null, reach: true, calls: [] as string[] }
let session: typeof Session

beforeEach(async () => {
  Object.assign(server, { user: null, reach: true, calls: [] })
  vi.stubGlobal('fetch', (url: string) => {
    server.calls.push(url)
    if (!server.reach) return Promise.reject(new TypeError('Failed to fetch'))
    if (url === '/api/auth/sign-out') server.user = null
    return respond(url === '/api/auth/get-session' ? (server.user ? { user: server.user } : null) : {})
  })
  vi.resetModules()
  session = await import('./session.ts')
})

/** A half-typed expense and translation, and the options of a trip. */
function typeWords(): void {
  sessionStorage.setItem('half-typed', '{"own-words":"Wo ist"}')
  sessionStorage.setItem('plan-wish', '{"cities":[]}')
}
const typedWords = () => ['half-typed', 'plan-wish'].filter((key) => sessionStorage.getItem(key) !== null)

describe('the session', () => {
  it('is loading, then the session that the server reports', async () => {
    const { result } = renderHook(() => session.useSession())
    expect(result.current).toEqual({ state: 'loading' })
    await act(() => session.refreshSession())
    expect(result.current).toEqual({ state: 'signed-out' })
    server.user = ann
    await act(() => session.completeSignIn())
    expect(result.current).toEqual({ state: 'signed-in', user: ann })
  })

  it('keeps the same object while the person is the same', async () => {
    server.user = ann
    const first = await session.refreshSession()
    expect(await session.refreshSession()).toBe(first)
  })

  it('goes on with the person known last when there is no answer', async () => {
    server.user = ann
    await session.refreshSession()
    server.reach = false
    expect(await session.refreshSession()).toEqual({ state: 'signed-in', user: ann })
  })

  it.each([500, 429])('takes a %i for no answer, and a 401 for signed out', async (status) => {
    server.user = ann
    await session.refreshSession()
    vi.stubGlobal('fetch', () => respond({ error: 'unavailable' }, status))
    expect(await session.refreshSession()).toMatchObject({ state: 'signed-in' })
    vi.stubGlobal('fetch', () => respond({ error: 'not-signed-in' }, 401))
    expect(await session.refreshSession()).toEqual({ state: 'signed-out' })
  })

  it('is signed out at once with no network, stays so, and tells the server first when it is back', async () => {
    server.user = ann
    await session.refreshSession()
    server.reach = false
    await session.signOut()
    expect(session.currentSession()).toEqual({ state: 'signed-out' })
    expect(localStorage.getItem('last-person')).toBeNull()
    expect(await session.refreshSession()).toEqual({ state: 'signed-out' })

    server.reach = true
    server.calls = []
    expect(await session.refreshSession()).toEqual({ state: 'signed-out' })
    expect(server.calls).toEqual(['/api/auth/sign-out', '/api/auth/get-session'])
    expect(server.user).toBeNull()
    await session.refreshSession()
    expect(server.calls).toHaveLength(3)
  })

  it('returns whether the sign-out was sent, or stored to be sent', async () => {
    server.user = ann
    await session.refreshSession()
    expect(await session.signOut()).toBe(true)
    server.reach = false
    expect(await session.signOut()).toBe(true)
    const refuse = () => {
      throw new DOMException('blocked')
    }
    const blocked = { getItem: () => null, setItem: refuse, removeItem: refuse, clear: () => undefined }
    vi.stubGlobal('localStorage', blocked)
    expect(await session.signOut()).toBe(false)
  })

  it('does not revoke a new sign-in because of an old sign-out', async () => {
    server.user = ann
    server.reach = false
    await session.signOut()
    server.reach = true
    expect(await session.completeSignIn()).toEqual({ state: 'signed-in', user: ann })
    expect(server.user).toEqual(ann)
  })

  it('forgets what was typed and not sent when somebody signs out, and keeps it when somebody signs in', async () => {
    typeWords()
    server.user = ann
    await session.completeSignIn()
    expect(typedWords()).toHaveLength(2)
    server.reach = false
    await session.signOut()
    expect(typedWords()).toEqual([])
  })

  it('keeps what was typed when a session ends by itself', async () => {
    server.user = ann
    await session.refreshSession()
    typeWords()
    server.user = null
    expect(await session.refreshSession()).toEqual({ state: 'signed-out' })
    expect(typedWords()).toHaveLength(2)
  })

  it('lets a late answer not undo a sign-out', async () => {
    server.user = ann
    let release: (response: Response) => void = () => undefined
    vi.stubGlobal('fetch', (url: string) =>
      url.endsWith('get-session') ? new Promise<Response>((resolve) => (release = resolve)) : respond({}),
    )
    const late = session.refreshSession()
    await session.signOut()
    release(Response.json({ user: ann }))
    await late
    expect(session.currentSession()).toEqual({ state: 'signed-out' })
  })

  describe('with another tab', () => {
    const other = new BroadcastChannel('session')
    afterAll(() => other.close())

    beforeEach(async () => {
      session.startSession()
      await vi.waitFor(() => expect(session.currentSession()).toEqual({ state: 'signed-out' }))
      server.user = ann
    })

    it('follows its sign-in, and never sends an old sign-out after it', async () => {
      localStorage.setItem('sign-out-pending', 'true')
      other.postMessage('signed-in')
      await vi.waitFor(() => expect(session.currentSession()).toEqual({ state: 'signed-in', user: ann }))
      expect(server.calls).not.toContain('/api/auth/sign-out')
    })

    it('follows its sign-out at once, although the server and the store do not have it yet', async () => {
      await session.refreshSession()
      typeWords()
      const late = session.refreshSession()
      other.postMessage('signed-out')
      await vi.waitFor(() => expect(session.currentSession()).toEqual({ state: 'signed-out' }))
      await late
      expect(session.currentSession()).toEqual({ state: 'signed-out' })
      expect(typedWords()).toEqual([])
    })
  })
})
