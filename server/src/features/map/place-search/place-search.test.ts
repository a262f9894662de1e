import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { buildRegion, regionsFolder } from '#features/map/offline-maps/index.ts'
import { loadConfig } from '#platform/config/config.ts'
import { startGeocoder } from '#platform/geocoder/test-geocoder-server.ts'
import { openTestServer, type TestServer } from '#platform/http/test-server.ts'
import { VILLAGE, writeTestExtract } from '#platform/osm/test-extract.ts'
import { placeSearchJobs, placeSearchRoutes } from './index.ts'

let server: TestServer
let geocoder: Awaited<ReturnType<typeof startGeocoder>>
const dataDir = mkdtempSync(join(tmpdir(), 'place-search-'))
beforeAll(async () => {
  geocoder = await startGeocoder()
  const pbf = join(dataDir, 'some.osm.pbf')
  writeFileSync(pbf, writeTestExtract(VILLAGE))
  await buildRegion({
    pbf,
    id: 'oberdorf',
    name: 'Oberdorf',
    folder: regionsFolder(dataDir),
    now: new Date(),
  })
  server = await openTestServer(
    placeSearchRoutes,
    loadConfig({
      DATA_DIR: dataDir,
      OUTSIDE: 'off',
      GEOCODER_URL: `photon:${geocoder.base}`,
      RATE_LIMIT_IP_SCALE: '100',
    }),
  )
})
afterAll(async () => {
  await server.close()
  await geocoder.stop()
  rmSync(dataDir, { recursive: true, force: true })
})
beforeEach(() => {
  geocoder.requests.length = 0
  geocoder.fail(null)
  geocoder.hold({ features: [feature('Inn of Rome', 1)] })
})

const feature = (name: string, id: number) => ({
  geometry: { coordinates: [12.5, 41.9] },
  properties: { osm_type: 'N', osm_id: id, osm_value: 'hotel', name },
})
let second = 0
/** A second after the previous search: only one call per second may go outside. */
const search = (query: Record<string, string>) => {
  server.setNow(new Date(Date.parse('2026-05-01T10:00:00Z') + ++second * 1000))
  return server.call(null, 'GET', `/api/places/search?${new URLSearchParams(query)}`)
}
const namesOf = (body: Record<string, unknown>) => (body.places as { name: string }[]).map(({ name }) => name)

describe('a search', () => {
  it('finds places of the regions of this server and of the address search, with source and date', async () => {
    const inn = VILLAGE.nodes.find(({ tags }) => tags?.amenity)?.tags?.name ?? ''
    const { body, status } = await search({ q: inn })
    expect(status).toBe(200)
    expect(namesOf(body)).toEqual([inn, 'Inn of Rome'])
    expect(body).toMatchObject({ state: 'complete', asOf: '2026-05-01' })
    expect(body.source).toBe('© OpenStreetMap contributors, ODbL; Photon, © OpenStreetMap contributors, ODbL')
  })

  it('goes outside once for the same words, however many ask at the same moment and for 30 days after', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => search({ q: 'Trattoria  Uno' })))
    expect(answers.every(({ body }) => namesOf(body).includes('Inn of Rome'))).toBe(true)
    await search({ q: 'trattoria uno' })
    expect(geocoder.requests).toHaveLength(1)
    second += 31 * 86_400
    await search({ q: 'Trattoria Uno' })
    expect(geocoder.requests).toHaveLength(2)
  })

  it('goes outside again from another town, and once from the same street', async () => {
    const near = (lat: number, lon: number) =>
      search({ q: 'Main Street', lat: String(lat), lon: String(lon) })
    await near(47.14, 9.521)
    geocoder.hold({ features: [feature('Main Street of the next town', 2)] })
    expect(namesOf((await near(47.141, 9.522)).body)).toEqual(['Inn of Rome'])
    expect(namesOf((await near(47.166, 9.509)).body)).toEqual(['Main Street of the next town'])
    expect(geocoder.requests).toHaveLength(2)
  })

  it('says that only this server was searched when the outside service fails, and prefers an old answer to none', async () => {
    await search({ q: 'Old inn' })
    geocoder.fail('down')
    expect((await search({ q: 'Unknown inn' })).body).toMatchObject({
      places: [],
      state: 'local',
      asOf: null,
    })
    second += 31 * 86_400
    const old = await search({ q: 'Old inn' })
    expect(namesOf(old.body)).toEqual(['Inn of Rome'])
    expect(old.body.asOf).toBe('2026-06-01')
  })

  it('leaves neither a word nor a position in the log, and sends no more than three decimals, well or not', async () => {
    for (const fault of [null, 'down'] as const) {
      geocoder.fail(fault)
      await search({ q: `Hidden lane ${fault}`, lat: '47.141237', lon: '9.521237' })
    }
    expect(geocoder.requests.length).toBeGreaterThan(0)
    for (const { url } of geocoder.requests)
      for (const side of ['lat', 'lon']) expect(url.searchParams.get(side)).toMatch(/^\d+(\.\d{1,3})?$/)
    expect(JSON.stringify(server.log.lines)).not.toMatch(/hidden lane|47\.14|9\.52/i)
  })

  it('of coordinates or a map link calls no service', async () => {
    const { body } = await search({ q: 'https://www.openstreetmap.org/#map=17/41.8902/12.4922' })
    expect(body).toMatchObject({
      state: 'complete',
      places: [{ id: 'position', lat: 41.8902, lon: 12.4922 }],
    })
    expect((await search({ q: 'https://maps.app.goo.gl/Abc' })).body.state).toBe('short-link')
    expect(geocoder.requests).toHaveLength(0)
  })

  it.each([
    { q: '' },
    { q: 'x' },
    { q: 'x'.repeat(201) },
    { q: 'Rome', lat: '91', lon: '0' },
    { q: 'Rome', lang: '<b>' },
  ])('of %j is refused', async (query) => {
    expect((await search(query)).status).toBe(400)
  })

  it('is forgotten after 30 days', async () => {
    await search({ q: 'Forget me' })
    const forget = placeSearchJobs(server.platform).find(({ name }) => name === 'place-search.forget')
    second += 31 * 86_400
    await search({ q: '1, 2' })
    await forget?.run({} as never)
    geocoder.fail('down')
    expect((await search({ q: 'Forget me' })).body.places).toEqual([])
  })
})
