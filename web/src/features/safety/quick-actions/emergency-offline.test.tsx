import { act, render, screen } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { readToasts } from '#ui/toast.ts'
import { EmergencyDialog } from './quick-emergency.tsx'

// Offline: the server is unreachable, and this device has the list of numbers and, mostly, the borders.
const numbers = { general: '112', police: '17', ambulance: '15', fire: '18', touristPolice: null }
const listed = (code: string, name: string) => ({
  code,
  name,
  region: 'europe',
  emergencyCertain: true,
  emergency: numbers,
})
const REUNION = {
  code: 'RE',
  name: 'Réunion',
  sovereign: 'FR',
  region: 'africa',
  emergency: numbers,
  follows: 'FR',
  certain: true,
  checked: { date: '2026-08-22', source: 'https://www.gov.uk/foreign-travel-advice/reunion/getting-help' },
}
const LIST = {
  countries: [listed('DE', 'Germany'), listed('FR', 'France'), listed('LI', 'Liechtenstein')],
  territories: [REUNION],
  asOf: '2026-01-01',
  source: 'us',
}
const AIRPORT = { city: 'Friedrichshafen', country: 'DE', zone: 'Europe/Berlin', lat: 47.67, lon: 9.51 }

beforeEach(() => {
  vi.stubGlobal('fetch', async (url: string | URL | Request) => {
    const path = String(url instanceof Request ? url.url : url)
    if (/airports.*\.json$/.test(path)) return Response.json({ airports: [AIRPORT] })
    if (path.endsWith('/api/countries')) return Response.json(LIST)
    throw new TypeError('no network')
  })
})

async function openAt(latitude: number, longitude: number): Promise<void> {
  const getCurrentPosition = (onPosition: PositionCallback) =>
    onPosition({
      coords: { latitude, longitude, accuracy: 20 } as GeolocationCoordinates,
      timestamp: 0,
      toJSON: () => null,
    })
  Object.defineProperty(navigator, 'geolocation', { configurable: true, value: { getCurrentPosition } })
  await act(async () => void render(<EmergencyDialog onClose={() => {}} />))
}
const lastSaid = () => readToasts().at(-1)?.message

it('has the numbers of Liechtenstein in Vaduz, whatever the nearest airport', async () => {
  await openAt(47.141, 9.521)
  expect(await screen.findByText(/^You’re in Liechtenstein\./)).toBeDefined()
  expect(await screen.findByRole('heading', { name: 'Emergency numbers in Liechtenstein' })).toBeDefined()
  expect(screen.queryByRole('heading', { name: /Germany/ })).toBeNull()
  expect(lastSaid()).toBe('Emergency information loaded')
})

it('has those of a territory, with its country and the compared source', async () => {
  await openAt(-20.88, 55.45)
  expect(await screen.findByRole('heading', { name: 'Emergency numbers in Réunion' })).toBeDefined()
  expect(screen.getByText('Same numbers as France.')).toBeDefined()
  expect(screen.getByRole('link', { name: 'See source' }).getAttribute('href')).toBe(REUNION.checked.source)
})

it('says that there are none of a territory without a row, and shows none of its sovereign', async () => {
  await openAt(-49.35, 70.22)
  expect(await screen.findByText('We have no numbers for the French Southern Territories.')).toBeDefined()
  expect(screen.queryByRole('link', { name: /^Call/ })).toBeNull()
})

it('guesses nothing where the borders are not on this device: no country, no number, no success', async () => {
  vi.doMock('@tripwright/domain/destination/borders', () => {
    throw new TypeError('Failed to fetch dynamically imported module')
  })
  await openAt(47.141, 9.521)
  expect(await screen.findByText(/offline without the border map/)).toBeDefined()
  vi.doUnmock('@tripwright/domain/destination/borders')
  expect(screen.queryByRole('heading', { name: /Emergency numbers in/ })).toBeNull()
  expect(screen.queryByRole('link', { name: /^Call/ })).toBeNull()
  expect(screen.getByRole('link', { name: 'Choose country' }).getAttribute('href')).toBe('/gemini-safety')
  expect(lastSaid()).toBe('Failed to get emergency information')
})
