import { render, screen } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { TripPacks } from './trip-packs.tsx'

const ROME = { id: 'rome', name: 'Rome', lat: 41.89, lon: 12.49 }
const STATUS = {
  id: 'city-rome',
  name: 'Rome',
  country: 'IT',
  state: 'none',
  reason: null,
  progress: null,
  estimate: { tiles: 300, bytes: 14_000_000 },
  manifest: null,
  isOld: false,
  fullPack: null,
}

let asked: string[]
/** What this device keeps of regions, by address. */
let kept: Map<string, Response>
beforeEach(() => {
  asked = []
  kept = new Map()
  const cache = {
    keys: async () => [...kept.keys()].map((url) => ({ url })),
    match: async (key: string) => kept.get(new URL(key, 'https://trip.example').href)?.clone(),
  }
  vi.stubGlobal('caches', { open: async () => cache })
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address)
    return Response.json(STATUS)
  })
})

it('offers the map of each city of a trip with its size, and leads to where it is taken along', async () => {
  render(<TripPacks cities={[ROME]} />)
  expect(await screen.findByText(/about 14\sMB/)).toBeTruthy()
  const link = screen.getByRole('link', { name: 'Download the map of Rome' })
  expect(link.getAttribute('href')).toBe('/offline-maps?pack=city-rome')
  // Looking at a trip has no tile fetched.
  expect(asked).toEqual(['/api/map-packs/city-rome'])
})

it('says that a pack of this device holds the city, a full one too, and asks nobody', async () => {
  const at = 'https://trip.example/api/maps/regions/lazio/'
  const manifest = {
    id: 'lazio',
    name: 'Lazio',
    date: null,
    builtAt: '2026-11-01T00:00:00Z',
    attribution: 'A map',
    schema: 'openmaptiles',
    bounds: { west: 12, south: 41, east: 13, north: 42 },
    tiles: { file: '0123456789abcdef.pmtiles', bytes: 10, sha256: '0' },
    places: { file: '0123456789abcde0.places.json', bytes: 5, sha256: '0', count: 0, withHours: 0 },
  }
  kept.set(`${at}kept`, Response.json(manifest))
  kept.set(`${at}${manifest.tiles.file}?part=0`, new Response('x'))
  kept.set(`${at}${manifest.places.file}`, new Response('x'))
  render(<TripPacks cities={[ROME]} />)
  expect(await screen.findByText('On this device')).toBeTruthy()
  expect(screen.queryByRole('link', { name: /^Download the map/ })).toBeNull()
  expect(asked).toEqual([])
})
