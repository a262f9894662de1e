import { act, render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { Position } from '@tripwright/domain/base/geo'
import type { RegionManifest } from '@tripwright/domain/map/offline-maps'
import { emptyTrip, makeOps, merge, type TripState } from '@tripwright/domain/trip/sync'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { MapStop } from '#features/map/basemap/index.ts'
import type * as TripsOfDevice from '#features/trip/sync/index.ts'
import { refreshSession } from '#platform/session.ts'
import { DashboardMaps } from './dashboard-maps.tsx'
import { RegionMap } from './region-map.tsx'

const TRIP = '00000000-0000-7000-8000-000000000001'
const MARKET = {
  id: 'n7',
  name: 'Mercado Público',
  group: 'food',
  kind: 'marketplace',
  lat: -30.0277,
  lon: -51.2284,
}
const HERE = { latitude: -30.0331, longitude: -51.2302, accuracy: 12 }
const device = vi.hoisted(() => ({ trip: null as unknown, trips: [] as object[] }))
const walks: [Position, Position][] = []

vi.mock('./pack-engine.state.ts', () => ({
  openPack: () => ({
    open: async () => 1,
    search: async ({ query }: { query: string }) => ('mercado público'.includes(query) ? [MARKET] : []),
    walk: async ({ from, to }: { from: Position; to: Position }) => {
      walks.push([from, to])
      return { metres: 840, seconds: 700, line: [from, to] }
    },
    close: () => undefined,
  }),
}))
vi.mock('#features/trip/sync/index.ts', async (original) => ({
  ...(await original<typeof TripsOfDevice>()),
  useTrips: () => ({ trips: device.trips }),
  useTrip: () => ({ trip: device.trip }),
}))
vi.mock('#features/destination/places/index.ts', () => ({
  useDuration: () => (minutes: number) => `${minutes} min`,
  PlacesMap: ({ stops, here, legs }: { stops: MapStop[]; here?: Position; legs: object[] }) => (
    <p data-testid="map">
      {JSON.stringify({ stops: stops.map(({ name }) => name), here, legs: legs.length })}
    </p>
  ),
}))

let id = 10
const write = (trip: TripState, itemId: string, fields: Record<string, unknown>) =>
  merge(
    trip,
    makeOps(
      trip,
      trip.version,
      Object.entries(fields).map(([field, value]) => ({ itemId, field, value })),
      () => `00000000-0000-7000-8000-0000000000${id++}`,
    ),
  ).state
const stop = (name: string, order: string, lat: number, lon: number) => ({
  kind: 'visit',
  name,
  day: '2027-05-01',
  order,
  lat,
  lon,
})

const PACK = {
  id: 'town-br-s30033-w51230',
  name: 'Porto Alegre',
  basis: 'osm',
  attribution: 'A map',
  bounds: { west: -51.3, south: -30.1, east: -51.1, north: -30 },
  tiles: { file: '0123456789abcdef.pmtiles', bytes: 1, sha256: '0' },
  streets: { file: '0123456789abcde0.streets', bytes: 1, sha256: '0' },
} as unknown as RegionManifest

beforeEach(() => {
  walks.length = 0
  let trip = write(emptyTrip(TRIP), TRIP, { title: 'Porto Alegre', startDate: '2027-05-01', days: 2 })
  trip = write(trip, '00000000-0000-7000-8000-000000000002', stop('Cathedral', 'a0', -30.0339, -51.2305))
  trip = write(trip, '00000000-0000-7000-8000-000000000003', stop('Far away', 'a1', -29, -50))
  device.trip = trip
  device.trips = [
    {
      id: TRIP,
      title: 'Porto Alegre',
      status: 'planned',
      startDate: '2027-05-01',
      endDate: '2027-05-02',
      places: [{ lat: -30.03, lon: -51.23 }],
    },
  ]
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  vi.stubGlobal('fetch', async () => {
    throw new TypeError('no network')
  })
  Object.defineProperty(navigator, 'geolocation', {
    configurable: true,
    value: { getCurrentPosition: (found: (at: object) => void) => found({ coords: HERE }) },
  })
})
afterEach(() => void Reflect.deleteProperty(navigator, 'geolocation'))

const onMap = () => JSON.parse(screen.getByTestId('map').textContent ?? '{}')
const open = async () => {
  await refreshSession()
  await act(async () => void render(<RegionMap manifest={PACK} className="" />))
}

it('with no network a pack shows the stops of the trip that lie in it, where one is and how far that is', async () => {
  await open()
  expect(screen.getByRole('heading', { name: 'Stops of Porto Alegre' })).toBeDefined()
  expect(onMap()).toMatchObject({ stops: ['Cathedral'], legs: 0 })
  expect(screen.queryByText(/away$/)).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Show my location' }))
  expect(onMap().here).toMatchObject({ lat: HERE.latitude, lon: HERE.longitude })
  expect(screen.getByText(/^\d{2,3} (m|ft) away$/)).toBeDefined()
})

it('with no network a place is found, has its heart, and is walked to along the streets', async () => {
  await open()
  await userEvent.click(screen.getByRole('button', { name: 'Show my location' }))
  await userEvent.type(screen.getByRole('searchbox', { name: 'Find a place in Porto Alegre' }), 'mercado')
  const market = within((await screen.findByText('Mercado Público')).closest('li') ?? document.body)
  expect(await market.findByRole('button', { name: 'Save Mercado Público' })).toBeDefined()
  expect(onMap().stops).toEqual(['Mercado Público'])
  await userEvent.click(market.getByRole('button', { name: 'Walk to Mercado Público' }))
  expect(await screen.findByText(/^To Mercado Público along streets: .*12 min\.$/)).toBeDefined()
  expect(walks).toEqual([
    [
      expect.objectContaining({ lat: HERE.latitude, lon: HERE.longitude }),
      expect.objectContaining({ lat: MARKET.lat, lon: MARKET.lon }),
    ],
  ])
  expect(onMap()).toMatchObject({ stops: ['Mercado Público', expect.any(String)], legs: 1 })
})

it('the dashboard has a card that leads to the maps', () => {
  render(<DashboardMaps />)
  expect(screen.getByRole('link').getAttribute('href')).toBe('/offline-maps')
})
