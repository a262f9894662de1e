import { afterEach, expect, it, vi } from 'vitest'
import { showUnread } from './app-badge.ts'

afterEach(() => {
  Reflect.deleteProperty(navigator, 'setAppBadge')
  Reflect.deleteProperty(navigator, 'clearAppBadge')
})

it('shows how many notifications are unread on the icon, and takes the number away with the last', () => {
  const shown = vi.fn(async () => undefined)
  const cleared = vi.fn(async () => undefined)
  Object.assign(navigator, { setAppBadge: shown, clearAppBadge: cleared })
  for (const count of [3, 0]) showUnread(count)
  expect([shown.mock.calls, cleared.mock.calls.length]).toEqual([[[3]], 1])
})

it('is no fault where a system has none, or refuses', () => {
  showUnread(3)
  Object.assign(navigator, { setAppBadge: () => Promise.reject(new Error('not allowed')) })
  expect(() => showUnread(1)).not.toThrow()
})
