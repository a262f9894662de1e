import 'fake-indexeddb/auto'
import { renderHook } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { refreshSession } from '#platform/session.ts'
import { useNotifications } from './notifications.state.ts'

const LIST = {
  unread: 1,
  notifications: [
    { id: 'n1', kind: 'test', detail: {}, path: null, createdAt: '2026-11-22T08:00:00Z', isRead: false },
  ],
}
let isOffline = false

beforeEach(() => {
  vi.stubGlobal('fetch', async (request: string | Request) => {
    if (isOffline) throw new TypeError('no network')
    const url = typeof request === 'string' ? request : request.url
    if (url.includes('get-session'))
      return Response.json({ user: { id: 'u1', email: 'ada@example.org', name: 'Ada' } })
    return Response.json(LIST)
  })
})

it('shows the last list that this device received while the server cannot be reached', async () => {
  await refreshSession()
  const first = renderHook(useNotifications)
  await vi.waitFor(() => expect(first.result.current.called.status).toBe('ready'))
  expect(first.result.current.cachedAt).toBeNull()
  first.unmount()
  isOffline = true
  const { result } = renderHook(useNotifications)
  await vi.waitFor(() => expect(result.current.cachedAt).toBeGreaterThan(0))
  expect(result.current.called).toMatchObject({ status: 'ready', value: { unread: 1 } })
  isOffline = false
  dispatchEvent(new Event('online'))
  await vi.waitFor(() => expect(result.current.cachedAt).toBeNull())
  expect(result.current.called.status).toBe('ready')
})
