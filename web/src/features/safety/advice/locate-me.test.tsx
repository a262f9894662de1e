import { act, fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { LocateMe } from './locate-me.tsx'

const numbers = { general: '112', police: null, ambulance: null, fire: null, touristPolice: null }
const TERRITORIES = [
  {
    code: 'northern-cyprus',
    name: 'the north of Cyprus',
    sovereign: 'CY',
    region: 'europe',
    emergency: numbers,
    follows: null,
    certain: false,
    checked: null,
  },
]

beforeEach(() => {
  vi.stubGlobal('fetch', async (url: string | URL | Request) => {
    // The page requests only the list of numbers: the position stays on the device.
    if (!/\/api\/countries$/.test(String(url instanceof Request ? url.url : url)))
      throw new TypeError('asked')
    return Response.json({ countries: [], territories: TERRITORIES, asOf: '2026-01-01', source: 'us' })
  })
})

async function askAt(latitude: number, longitude: number) {
  const getCurrentPosition = (onPosition: PositionCallback) =>
    onPosition({
      coords: { latitude, longitude, accuracy: 20 } as GeolocationCoordinates,
      timestamp: 0,
      toJSON: () => null,
    })
  Object.defineProperty(navigator, 'geolocation', { configurable: true, value: { getCurrentPosition } })
  const onCountry = vi.fn<(country: string) => void>()
  await act(async () => void render(<LocateMe onFound={onCountry} />))
  await act(async () => fireEvent.click(screen.getByRole('button')))
  return onCountry
}

it.each([
  ['Trastevere', 41.8897, 12.4692, 'IT', /^You’re in Italy\.$/],
  ['Windsor', 42.3149, -83.0364, 'CA', /^You’re in Canada\.$/],
  ['Nuuk', 64.18, -51.72, 'GL', /^You’re in Greenland\.$/],
  [
    'the Golan',
    32.99,
    35.69,
    'IL',
    /Syria\. It’s claimed by Israel and Syria\. .* the numbers of Israel, which runs/,
  ],
  [
    'Kyrenia',
    35.336,
    33.317,
    'northern-cyprus',
    /should work in the north of Cyprus, which Cyprus doesn’t run/,
  ],
])('tells %s by the borders', async (_, lat, lon, country, text) => {
  const located = await askAt(lat, lon)
  expect(await screen.findByText(text)).toBeDefined()
  expect(located.mock.calls).toEqual([[country]])
})

it('tells the open sea as that, and chooses no country', async () => {
  const located = await askAt(30, -45)
  expect(await screen.findByText(/You’re at sea/)).toBeDefined()
  expect(located).not.toHaveBeenCalled()
})

it('says so where the borders are not on this device, and chooses no country', async () => {
  vi.doMock('@tripwright/domain/destination/borders', () => {
    throw new TypeError('Failed to fetch dynamically imported module')
  })
  const located = await askAt(47.141, 9.521)
  expect(await screen.findByText(/offline without the border map/)).toBeDefined()
  vi.doUnmock('@tripwright/domain/destination/borders')
  expect(located).not.toHaveBeenCalled()
})
