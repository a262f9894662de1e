import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { REGION_ATTRIBUTION, REGION_SCHEMA, type RegionPlace } from '@tripwright/domain/map/offline-maps'
import { getEmergencyInfo } from '@tripwright/domain/safety/quick-actions'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestServer, type TestServer } from '#platform/http/test-server.ts'
import { quickRoutes } from './index.ts'

const VADUZ = { latitude: 47.141, longitude: 9.521 }
const ROME = { latitude: 41.9, longitude: 12.49 }
const at = (lat: number) => ({ lat, lon: 9.521 })
const PLACES: RegionPlace[] = [
  { id: 'n1', name: 'Privatklinik', group: 'health', kind: 'hospital', ...at(47.142), emergency: 'no' },
  { id: 'n2', name: 'Landesspital', group: 'health', kind: 'hospital', ...at(47.131), emergency: 'yes' },
  { id: 'n3', name: 'Apotheke', group: 'health', kind: 'pharmacy', ...at(47.143), phone: '+423 2' },
  { id: 'n4', name: 'Polizei', group: 'services', kind: 'police', ...at(47.15) },
  { id: 'n5', name: 'Embassy of Austria', group: 'services', kind: 'embassy', ...at(47.14), sender: 'AT' },
]

let server: TestServer
beforeAll(async () => {
  server = await openTestServer(quickRoutes)
  await layRegion()
})
afterAll(async () => {
  await rm(folder(), { recursive: true, force: true })
  await server.close()
})

const ask = (body: object) => server.call(null, 'POST', getEmergencyInfo.path, { body })
const info = async (body: object) => Object((await ask(body)).body.emergency_info)

it('has the nearest of each kind of a region, with its source and the day of its data', async () => {
  const kept = { source: REGION_ATTRIBUTION, asOf: '2024-03-04' }
  expect((await info(VADUZ)).nearest).toMatchObject([
    { kind: 'hospital', name: 'Landesspital', metres: 1112, hasEmergencyRoom: true, phone: null, ...kept },
    { kind: 'pharmacy', name: 'Apotheke', metres: 222, hasEmergencyRoom: null, phone: '+423 2', ...kept },
    { kind: 'police', name: 'Polizei', lat: 47.15, lon: 9.521, ...kept },
  ])
  expect((await ask(VADUZ)).body.source).toContain(REGION_ATTRIBUTION)
})

it('has the mission of the passport that is named, of the map before that of our table', async () => {
  const { nearest } = await info({ ...VADUZ, passport: 'AT' })
  expect(nearest[3]).toMatchObject({ kind: 'embassy', name: 'Embassy of Austria', metres: 111 })
})

it('has only the city of the embassy where there is no region, and the numbers to call', async () => {
  const { nearest, local_info } = await info({ ...ROME, passport: 'DE' })
  expect(nearest).toMatchObject([
    { kind: 'embassy', name: null, city: 'Rome', lat: null, metres: null, asOf: '2025-11-30' },
  ])
  expect(local_info).toContain('We know of no hospital, pharmacy or police station nearby.')
  expect(local_info).toContain('For help, call: 118.')
})

it.each(['de', 'DEU', '', 7, ['DE']])('refuses the passport %o', async (passport) =>
  expect((await ask({ ...ROME, passport })).status).toBe(400),
)

const folder = () => join(server.platform.config.dataDir, 'regions/help-test')

async function layRegion(): Promise<void> {
  const file = `${'d'.repeat(16)}.places.json`
  const part = { bytes: 100, sha256: 'b'.repeat(64) }
  const manifest = {
    id: 'help-test',
    name: 'Vaduz',
    date: '2024-03-04',
    builtAt: '2026-05-01T00:00:00Z',
    attribution: REGION_ATTRIBUTION,
    schema: REGION_SCHEMA,
    bounds: { west: 9.4, south: 47, east: 9.7, north: 47.3 },
    tiles: { ...part, file: `${'c'.repeat(16)}.pmtiles` },
    places: { ...part, file, count: PLACES.length, withHours: 0 },
  }
  await mkdir(folder(), { recursive: true })
  await writeFile(join(folder(), file), gzipSync(JSON.stringify({ places: PLACES })))
  await writeFile(join(folder(), 'region.json'), JSON.stringify(manifest))
}
