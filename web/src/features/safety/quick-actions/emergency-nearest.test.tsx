import { act, render, screen, within } from '@testing-library/react'
import {
  REGION_ATTRIBUTION,
  REGION_SCHEMA,
  type RegionManifest,
  type RegionPlace,
} from '@tripwright/domain/map/offline-maps'
import type { NearestHelp } from '@tripwright/domain/safety/quick-actions'
import { beforeEach, expect, it, vi } from 'vitest'
import { writeStored } from '#platform/storage.ts'
import { EmergencyDialog } from './quick-emergency.tsx'

const HERE = { latitude: 47.141, longitude: 9.521, accuracy: 20 }
const LIST = {
  countries: [
    {
      code: 'LI',
      name: 'Liechtenstein',
      region: 'europe',
      emergencyCertain: true,
      emergency: { general: '112', police: '117', ambulance: '144', fire: '118', touristPolice: null },
    },
  ],
  asOf: '2026-01-01',
  source: 'us',
}
const OSM = { city: null, address: null, source: REGION_ATTRIBUTION, asOf: '2024-03-04' }
const LANDESSPITAL: NearestHelp = {
  ...OSM,
  kind: 'hospital',
  name: 'Landesspital',
  lat: 47.1314,
  lon: 9.5235,
  metres: 1083,
  phone: '+423 235 44 11',
  hasEmergencyRoom: true,
}
const EMBASSY: NearestHelp = {
  ...OSM,
  kind: 'embassy',
  name: null,
  city: 'Bern',
  lat: null,
  lon: null,
  metres: null,
  phone: null,
  hasEmergencyRoom: null,
  source: 'us',
}
const PART = { bytes: 100, sha256: 'b'.repeat(64) }
const PACK: RegionManifest = {
  id: 'liechtenstein',
  name: 'Liechtenstein',
  date: '2024-03-04',
  builtAt: '2026-05-01T00:00:00Z',
  attribution: REGION_ATTRIBUTION,
  schema: REGION_SCHEMA,
  bounds: { west: 9.4, south: 47, east: 9.7, north: 47.3 },
  tiles: { ...PART, file: `${'c'.repeat(16)}.pmtiles` },
  places: { ...PART, file: `${'a'.repeat(16)}.places.json`, count: 3, withHours: 0 },
}
const PLACES: RegionPlace[] = [
  { id: 'n1', name: 'Klinik', group: 'health', kind: 'hospital', lat: 47.142, lon: 9.521 },
  {
    id: 'n2',
    name: 'Landesspital',
    group: 'health',
    kind: 'hospital',
    lat: 47.1314,
    lon: 9.5235,
    emergency: 'yes',
  },
  {
    id: 'n3',
    name: 'Polizei',
    group: 'services',
    kind: 'police',
    lat: 47.14,
    lon: 9.52,
    phone: '+423 236 71 11; +423 1',
  },
]

let nearest: NearestHelp[] | null
const asked: string[] = []

beforeEach(() => {
  // The browser of a test is from a country of miles.
  writeStored('preferences', { units: 'metric', of: 'ana' })
  nearest = null
  asked.length = 0
  const getCurrentPosition = (onPosition: PositionCallback) =>
    onPosition({ coords: HERE as GeolocationCoordinates, timestamp: 0, toJSON: () => null })
  Object.defineProperty(navigator, 'geolocation', { configurable: true, value: { getCurrentPosition } })
  vi.stubGlobal('caches', undefined)
  vi.stubGlobal('fetch', async (url: string | URL | Request, init?: RequestInit) => {
    const path = String(url instanceof Request ? url.url : url)
    asked.push(`${path} ${init?.body ?? ''}`)
    if (path.endsWith('/api/countries')) return Response.json(LIST)
    if (nearest === null) throw new TypeError('no network')
    if (path.endsWith('/emergency-info')) return Response.json(answer())
    if (path.includes('/api/routes')) return Response.json(ROUTE)
    throw new TypeError('no network')
  })
})

const ROUTE = {
  minutes: 17,
  metres: 1300,
  basis: 'streets',
  geometry: { type: 'LineString', coordinates: [] },
  asOf: '2024-03-04',
  source: REGION_ATTRIBUTION,
}
const answer = () => ({
  location: { latitude: HERE.latitude, longitude: HERE.longitude },
  emergency_info: {
    location: 'Liechtenstein',
    country_code: 'LI',
    police: '117',
    medical: '144',
    fire: '118',
    general_emergency: '112',
    tourist_police: null,
    hospital: nearest?.some(({ kind }) => kind === 'hospital') ? 'Landesspital, 1.1 km' : null,
    nearest,
    embassy: null,
    local_info: '',
    raw_info: null,
    countries: [{ country: 'LI', metres: 0 }],
    disputed: [],
    isCertain: true,
  },
  generated_at: '2026-05-01T10:00:00Z',
  asOf: '2026-01-01',
  source: 'us',
})

/** A stored map pack in full. */
function keepPack(): void {
  const root = `${location.origin}/api/maps/regions/${PACK.id}`
  const kept = new Map([
    [`${root}/kept`, PACK as unknown],
    [`${root}/${PACK.places.file}`, { places: PLACES }],
    [`${root}/${PACK.tiles.file}?part=0`, {}],
  ])
  const cache = {
    keys: async () => [...kept.keys()].map((url) => ({ url })),
    match: async (key: string) => {
      const found = kept.get(new URL(key, location.origin).href)
      return found && Response.json(found)
    },
  }
  vi.stubGlobal('caches', { open: async () => cache })
}

const open = () => act(async () => void render(<EmergencyDialog onClose={() => {}} />))
const rowOf = async (name: string) =>
  within((await screen.findByText(name)).closest('li') ?? expect.fail(`${name} is in no list`))
const hrefOf = (row: ReturnType<typeof within>, name: string) =>
  row.getByRole('link', { name }).getAttribute('href')

it('shows of the server where help is: how far, on foot, the route, the call, the source and its day', async () => {
  nearest = [LANDESSPITAL, EMBASSY]
  await open()
  const row = await rowOf('Landesspital')
  expect(row.getByText(/^1\.1 km in a straight line/)).toBeDefined()
  expect(await row.findByText('17 minutes walk along streets')).toBeDefined()
  expect(row.getByText('Emergency department')).toBeDefined()
  expect(row.getByText(/OpenStreetMap contributors.*2024/)).toBeDefined()
  expect(hrefOf(row, 'Call Landesspital')).toBe('tel:+4232354411')
  expect(decodeURIComponent(hrefOf(row, 'Route to Landesspital') ?? '')).toContain(
    'destination=47.131400,9.523500',
  )
  // The same hospital appears once.
  expect(screen.queryByText('Landesspital, 1.1 km')).toBeNull()
  const embassy = await rowOf('Embassy of the United States')
  expect(embassy.getByText(/^In Bern\. We have no address/)).toBeDefined()
  expect(embassy.queryByText(/straight line/)).toBeNull()
  expect(asked.find((one) => one.includes('emergency-info'))).toContain('"passport":"US"')
})

it('finds it with no network in a pack of this device, the one with an emergency department first', async () => {
  keepPack()
  await open()
  const row = await rowOf('Landesspital')
  expect(row.getByText(/^1\.1 km in a straight line/)).toBeDefined()
  expect(row.queryByText(/walk/)).toBeNull()
  expect(screen.queryByText('Klinik')).toBeNull()
  // Of two numbers the first is dialled.
  expect(hrefOf(await rowOf('Polizei'), 'Call Polizei')).toBe('tel:+4232367111')
})

it('asks the pack of this device where the server knows no place', async () => {
  keepPack()
  nearest = [EMBASSY]
  await open()
  expect(await screen.findByText('Landesspital')).toBeDefined()
  expect(screen.getByText('Embassy of the United States')).toBeDefined()
})

it('says without a pack that none is known, and which number to call', async () => {
  await open()
  expect(await screen.findByText(/^We know of no hospital, pharmacy or police station/)).toBeDefined()
  expect(await screen.findByText('For help, call 144.')).toBeDefined()
  expect(screen.queryByRole('link', { name: /^Route/ })).toBeNull()
})
