import 'fake-indexeddb/auto'
import { render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { OfflineMapsPage } from './offline-maps-page.tsx'

let quota = 0
beforeEach(() => {
  vi.stubGlobal('fetch', async () => Response.json(null, { status: 401 }))
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }))
  const storage = { estimate: async () => ({ usage: 300_000_000, quota }), persisted: async () => true }
  Object.defineProperty(navigator, 'storage', { configurable: true, value: storage })
})
afterEach(() => Reflect.deleteProperty(navigator, 'storage'))

it.each([
  ['the 2 GB that maps may take where the device has more', 60_000_000_000, '300 MB used of 2 GB'],
  ['the room of the device where it has less', 900_000_000, '300 MB used of 900 MB'],
])('the page of offline maps names %s', async (_, bytes, words) => {
  quota = bytes
  render(<OfflineMapsPage />)
  expect(await screen.findByText(words)).toBeTruthy()
})
