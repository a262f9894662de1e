import { act, fireEvent, render, renderHook, screen } from '@testing-library/react'
import { createElement } from 'react'
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest'

const HANOI = { city: 'Hanoi', country: 'VN', zone: 'Asia/Ho_Chi_Minh', lat: 21, lon: 105.8 }
const numbers = { general: '112', police: null, ambulance: null, fire: null, touristPolice: null }
const LANDS = [
  { code: 'NL', name: 'Netherlands', region: 'europe', emergencyCertain: true, emergency: numbers },
  { code: 'NP', name: 'Nepal', region: 'asia', emergencyCertain: true, emergency: numbers },
]

let requestCount: number
let arrive: (airports: unknown[]) => void
let fail: () => void

// Each test starts without a cache, and the test decides when the airports load.
beforeEach(() => {
  vi.resetModules()
  requestCount = 0
  vi.stubGlobal('fetch', (url: string | URL | Request) => {
    if (!String(url).endsWith('.json'))
      return Promise.resolve(Response.json({ countries: LANDS, asOf: '2026-01-01', source: 'us' }))
    requestCount++
    return new Promise((resolve, reject) => {
      arrive = (airports) => resolve(Response.json({ airports }))
      fail = () => reject(new TypeError('no network'))
    })
  })
})

it('waits a moment for the country of the clock, goes on without it, and takes it when it comes late', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const zone = new Intl.DateTimeFormat('en', { timeZone: HANOI.zone }).resolvedOptions()
  const clock = vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue(zone)
  onTestFinished(() => {
    clock.mockRestore()
    vi.useRealTimers()
  })
  const { useZoneCountry } = await import('./airports.state.ts')
  const { result } = renderHook(useZoneCountry)
  await act(() => vi.advanceTimersByTimeAsync(1400))
  expect(result.current).toBe('loading')
  await act(() => vi.advanceTimersByTimeAsync(200))
  expect(result.current).toBeNull()
  arrive([HANOI])
  await vi.waitFor(() => expect(result.current).toBe('VN'))
})

it('fetches the airports once for all who ask, and again only where that failed', async () => {
  const { loadAnchors, loadTowns } = await import('./airports.state.ts')
  const first = loadAnchors()
  void loadTowns()
  expect(requestCount).toBe(1)
  fail()
  expect(await first).toEqual([])
  const second = loadTowns()
  arrive([HANOI])
  expect(await second).toEqual([{ city: 'Hanoi', country: 'VN' }])
  await loadAnchors()
  expect(requestCount).toBe(2)
})

it('finds a country while the airports are on their way, with one fetch for all keys', async () => {
  const { PlaceSearch } = await import('./place-search.tsx')
  render(createElement(PlaceSearch, { label: 'Where', name: '', onPick: () => {} }))
  const field = await screen.findByRole('combobox', { name: 'Where' })
  act(() => field.focus())
  fireEvent.change(field, { target: { value: 'ne' } })
  expect(await screen.findByRole('option', { name: 'Nepal' }, { timeout: 3000 })).toBeDefined()
  fireEvent.change(field, { target: { value: 'neth' } })
  await vi.waitFor(() => expect(screen.queryByRole('option', { name: 'Nepal' })).toBeNull())
  expect(screen.getByRole('option', { name: 'Netherlands' })).toBeDefined()
  expect(requestCount).toBe(1)
})
