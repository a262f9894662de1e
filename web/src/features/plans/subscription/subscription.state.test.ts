import { renderHook } from '@testing-library/react'
import { FREE_STATE } from '@tripwright/domain/plans/subscription'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { refreshSession } from '#platform/session.ts'
import { refreshSubscription, useSubscriptionLoad, useSubscriptionState } from './subscription.state.ts'

const ANN = { id: 'p1', email: 'ann@example.com', name: 'Ann' }
const PAID = { ...FREE_STATE, subscribed: true, subscription_tier: 'Jetsetter' }
let user: typeof ANN | null
let answers: (Response | 'none')[]
let requestCount: number

beforeEach(async () => {
  vi.useFakeTimers()
  answers = []
  requestCount = 0
  user = null
  vi.stubGlobal('fetch', async (url: string) => {
    if (String(url).includes('/api/auth/')) return Response.json(user && { user })
    requestCount++
    const next = answers.shift()
    if (next === 'none') throw new TypeError('no network')
    return next ?? Response.json({ error: 'unavailable', message: 'No.' }, { status: 503 })
  })
  await refreshSession()
})
afterEach(() => void vi.useRealTimers())

const signIn = async (person: typeof ANN) => {
  user = person
  await refreshSession()
}
const refused = () => Response.json({ error: 'not-signed-in', message: 'Sign in.' }, { status: 401 })

describe('the subscription of the signed-in user', () => {
  it('is read at sign-in and every 30 s, and no longer once no component uses it', async () => {
    const { result, unmount } = renderHook(() => useSubscriptionState())
    expect([result.current, requestCount]).toEqual([null, 0])
    answers = [Response.json(FREE_STATE), Response.json(PAID)]
    await signIn(ANN)
    await vi.waitFor(() => expect(result.current).toEqual(FREE_STATE))
    await vi.advanceTimersByTimeAsync(29_000)
    expect(requestCount).toBe(1)
    await vi.advanceTimersByTimeAsync(1000)
    await vi.waitFor(() => expect(result.current).toEqual(PAID))
    unmount()
    await vi.advanceTimersByTimeAsync(120_000)
    expect(requestCount).toBe(2)
  })

  it('stays as it was while the server fails, and is not shown to another user', async () => {
    answers = [Response.json(PAID)]
    await signIn(ANN)
    const { result } = renderHook(() => useSubscriptionState())
    await vi.waitFor(() => expect(result.current).toEqual(PAID))
    await vi.advanceTimersByTimeAsync(30_000)
    expect([result.current, requestCount]).toEqual([PAID, 2])
    await signIn({ ...ANN, id: 'p2' })
    await vi.waitFor(() => expect(result.current).toBeNull())
  })

  it('is read again with a fresh session, and not a third time', async () => {
    answers = [refused(), Response.json(PAID)]
    await signIn(ANN)
    const { result } = renderHook(() => useSubscriptionState())
    await vi.waitFor(() => expect(result.current).toEqual(PAID))
    answers = [refused(), refused(), Response.json(FREE_STATE)]
    await vi.advanceTimersByTimeAsync(30_000)
    expect([result.current, requestCount]).toEqual([PAID, 4])
  })

  it('counts as free without a message when it cannot be read, unless a plan is known', async () => {
    answers = ['none', Response.json(PAID), 'none']
    await signIn(ANN)
    const { result } = renderHook(() => useSubscriptionLoad('Not known.'))
    await vi.waitFor(() => expect(result.current).toEqual({ status: 'ready', value: FREE_STATE }))
    await refreshSubscription()
    expect(result.current).toEqual({ status: 'ready', value: PAID })
    await refreshSubscription()
    expect([result.current, requestCount]).toEqual([{ status: 'ready', value: PAID }, 3])
  })

  it('gives a page the reason why it is not known, until another try succeeds', async () => {
    await signIn(ANN)
    const { result } = renderHook(() => useSubscriptionLoad('Not known.'))
    expect(result.current).toEqual({ status: 'loading' })
    await vi.waitFor(() => expect(result.current).toEqual({ status: 'failed', message: 'No.' }))
    answers = [Response.json(PAID)]
    await refreshSubscription()
    await vi.waitFor(() => expect(result.current).toEqual({ status: 'ready', value: PAID }))
    await refreshSubscription()
    expect(result.current).toEqual({ status: 'ready', value: PAID })
  })
})
