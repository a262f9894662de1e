import { contract } from '@tripwright/domain/base/contract'
import { removeItem, saveItem } from '@tripwright/domain/sharing/saved'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { z } from 'zod/mini'
import { call } from './call.ts'
import { secondsUntilRetry } from './retry-after.ts'

const renameTrip = contract({
  method: 'POST',
  path: '/api/trips/{id}/name',
  summary: 'For this test.',
  roles: 'anyone',
  input: z.object({ id: z.string(), name: z.string() }),
  output: z.object({ name: z.string() }),
})
const health = contract({
  method: 'GET',
  path: '/api/health',
  summary: 'For this test.',
  roles: 'anyone',
  output: z.object({ ok: z.literal(true) }),
})

const fetchStub = vi.fn<(url: string, init: RequestInit) => Promise<Response>>()
const refused = (body: object, status: number, headers = {}) =>
  fetchStub.mockResolvedValue(Response.json(body, { status, headers }))

beforeEach(() => {
  fetchStub.mockReset()
  vi.stubGlobal('fetch', fetchStub)
})

describe('a call', () => {
  it('sends the input as the contract says, with its idempotency key, and gives the parsed answer', async () => {
    fetchStub.mockResolvedValue(Response.json({ name: 'Rome', extra: 1 }))
    const outcome = await call(renameTrip, { id: 'a/b', name: 'Rome' }, { idempotencyKey: 'k1' })
    expect(outcome).toEqual({ ok: true, value: { name: 'Rome' } })
    const [url, init] = fetchStub.mock.calls[0] ?? []
    expect(url).toBe('/api/trips/a%2Fb/name')
    expect(init).toMatchObject({ method: 'POST', body: '{"name":"Rome"}' })
    const headers = new Headers(init?.headers)
    expect(headers.get('idempotency-key')).toBe('k1')
    expect(headers.get('content-type')).toBe('application/json')
  })

  it('puts the input of a DELETE into the query and sends no body', async () => {
    fetchStub.mockResolvedValue(Response.json({ removed: true }))
    await call(removeItem, { item_type: 'hotel', item_id: 'x y' })
    expect(fetchStub.mock.calls[0]?.[0]).toBe('/api/saved-items?item_type=hotel&item_id=x%20y')
    expect(fetchStub.mock.calls[0]?.[1]).not.toHaveProperty('body')
  })

  it('needs no input where the contract takes none', async () => {
    fetchStub.mockResolvedValue(Response.json({ ok: true }))
    expect(await call(health, undefined)).toEqual({ ok: true, value: { ok: true } })
  })

  it('gives a refusal with its code, words, issues and waiting time, and all else that was said', async () => {
    const issues = [{ path: 'title', message: 'Too long' }]
    refused({ error: 'limit-reached', message: 'Enough for today.', issues, usage: {} }, 429, {
      'retry-after': '30',
    })
    const outcome = await call(saveItem, { item_type: 'hotel', item_id: '1', title: 'Inn' })
    expect(outcome).toEqual({
      ok: false,
      code: 'limit-reached',
      message: 'Enough for today.',
      status: 429,
      issues,
      retryAfter: 30,
      body: { error: 'limit-reached', message: 'Enough for today.', issues, usage: {} },
    })
  })

  it('asks who is signed in when the session turns out to be gone', async () => {
    refused({ error: 'not-signed-in', message: 'Please sign in first.' }, 401)
    expect(await call(health, undefined)).toMatchObject({ code: 'not-signed-in' })
    await vi.waitFor(() =>
      expect(fetchStub.mock.calls.map(([url]) => url)).toContain('/api/auth/get-session'),
    )
  })

  it('takes the page of a proxy for an unexpected failure', async () => {
    fetchStub.mockResolvedValue(new Response('<h1>Bad Gateway</h1>', { status: 502 }))
    expect(await call(health, undefined)).toMatchObject({ ok: false, code: 'unexpected', status: 502 })
  })

  it('takes an answer that breaks the contract for an unexpected failure, and logs it', async () => {
    const error = vi.mocked(console.error).mockImplementation(() => undefined)
    fetchStub.mockResolvedValue(Response.json({ ok: 'yes' }))
    expect(await call(health, undefined)).toMatchObject({ ok: false, code: 'unexpected', status: 200 })
    await vi.waitFor(() => expect(error).toHaveBeenCalledOnce())
    error.mockClear()
  })
})

describe('without an answer', () => {
  // Like the browser's: pending until the signal aborts.
  const hang = (_: string, init: RequestInit) =>
    new Promise<Response>((_resolve, reject) => {
      init.signal?.addEventListener('abort', () => reject(init.signal?.reason))
    })

  it('is offline', async () => {
    fetchStub.mockRejectedValue(new TypeError('Failed to fetch'))
    expect(await call(health, undefined)).toMatchObject({ ok: false, code: 'offline', status: 0 })
  })

  it('is timed-out after the time given', async () => {
    fetchStub.mockImplementation(hang)
    expect(await call(health, undefined, { timeoutMs: 5 })).toMatchObject({ code: 'timed-out' })
  })

  it('is cancelled when the caller gives up', async () => {
    fetchStub.mockImplementation(hang)
    const controller = new AbortController()
    const outcome = call(health, undefined, { signal: controller.signal })
    controller.abort()
    expect(await outcome).toMatchObject({ code: 'cancelled' })
  })
})

it.each([
  [null, null],
  ['120', 120],
  ['Thu, 01 Jan 2026 00:01:30 GMT', 90],
  ['Wed, 31 Dec 2025 23:59:00 GMT', 0],
  ['soon', null],
])('reads Retry-After %j as %j seconds', (header, seconds) => {
  expect(secondsUntilRetry(header, Date.parse('2026-01-01T00:00:00Z'))).toBe(seconds)
})
