import { gunzipSync } from 'node:zlib'
import type { TileAddress } from '@tripwright/map'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { makeTestTile } from '#platform/basemap/test-tile-server.ts'
import { makeVectorTile } from '#platform/tiles/vector-tile.ts'
import { makeUser } from '#seeds/make.ts'
import { makePackServer, NOW, statusOf, VADUZ } from './test-pack-server.ts'

const DAYS = 24 * 60 * 60 * 1000
const packServer = makePackServer(makeUser)
const { made, setNow, startJobs, drain, look, ask, makePack, openPack, fileOf } = packServer
beforeAll(packServer.open)
afterAll(packServer.close)
beforeEach(packServer.begin)
afterEach(packServer.end)

async function jsonOf(id: string, file: string) {
  const bytes = Buffer.from(await (await fileOf(id, file)).arrayBuffer())
  return JSON.parse(gunzipSync(bytes).toString())
}

/** A tile with a pharmacy in its middle, one in its margin, the name of a district and a street. */
function makeTown({ zoom, x, y }: TileAddress): Uint8Array {
  const tile = makeVectorTile()
  const at = `${x}/${y}`
  const point = (px: number, py: number) => [Int32Array.of(px, py)]
  tile.add('transportation', 'line', [Int32Array.of(0, 0, 4096, 4096)], { class: 'primary' })
  if (zoom < 14) return tile.encode()
  tile.add('poi', 'point', point(2048, 2048), {
    class: 'pharmacy',
    subclass: 'pharmacy',
    name: `Löwen-Apotheke ${at}`,
  })
  tile.add('poi', 'point', point(-5, 2048), {
    class: 'pharmacy',
    subclass: 'pharmacy',
    name: 'of the neighbour',
  })
  tile.add('place', 'point', point(100, 100), {
    class: 'suburb',
    name: `Ebenholz ${at}`,
    'name:latin': 'Ebenholz',
  })
  tile.add('park', 'point', point(900, 900), { class: 'park', 'name:latin': `Spoerry ${at}` })
  tile.add('transportation_name', 'line', [Int32Array.of(0, 0, 1000, 1000, 4000, 4000)], {
    class: 'minor',
    name: 'Aulestrasse',
  })
  return tile.encode()
}

describe('a map pack', () => {
  it('is told with its size before anybody makes it, and nobody outside is asked for that', async () => {
    const status = await look()
    expect(status).toMatchObject({ id: VADUZ, name: 'Vaduz', country: 'LI', state: 'none', manifest: null })
    expect(status.estimate?.tiles).toBeGreaterThan(50)
    expect(status.estimate?.bytes).toBeGreaterThan(1_000_000)
    expect(made.tiles.asked).toEqual([])
  })

  it('is measured by five tiles where somebody wants to know', async () => {
    made.tiles.set({ size: 150_000 })
    const [typical, status] = [await look(), await look(VADUZ, '?measure=true')]
    expect(made.tiles.tilesAsked()).toHaveLength(5)
    expect(status.estimate?.bytes).toBeGreaterThan(2 * (typical.estimate?.bytes ?? Infinity))
  })

  it('is made when somebody with a paid plan asks, of the tiles around the town to zoom 14', async () => {
    made.tiles.set({ makeTile: makeTown })
    expect(statusOf((await ask(made.payer)).body)).toMatchObject({ state: 'waiting', progress: { done: 0 } })
    await drain()
    const { manifest, state, estimate } = await look()
    expect({ state, estimate }).toEqual({ state: 'ready', estimate: null })
    expect(manifest).toMatchObject({ id: VADUZ, name: 'Vaduz', basis: 'tiles', schema: 'openmaptiles' })
    expect(manifest?.credits).toContainEqual({
      text: 'Data from OpenStreetMap',
      url: 'https://www.openstreetmap.org/copyright',
    })
    if (!manifest) return
    expect(manifest.bounds.west).toBeLessThan(9.47)
    expect(manifest.bounds.east).toBeGreaterThan(9.57)
    expect((await openPack(manifest))?.header).toMatchObject({ minZoom: 6, maxZoom: 14 })
    expect((await fileOf(VADUZ, manifest.tiles.file)).status).toBe(200)
    expect(made.tiles.peakAtOnce()).toBeLessThanOrEqual(3)
    expect(new Set(made.tiles.tilesAsked()).size).toBe(made.tiles.tilesAsked().length)
  })

  it('finds the names of its tiles, each place once, and its streets', async () => {
    made.tiles.set({ makeTile: makeTown })
    const manifest = await makePack()
    const { places } = await jsonOf(VADUZ, manifest.places.file)
    const names = places.map(({ name }: { name: string }) => name)
    expect(names).not.toContain('of the neighbour')
    expect(new Set(names).size).toBe(names.length)
    expect(places).toContainEqual(expect.objectContaining({ group: 'health', kind: 'pharmacy' }))
    expect(names.some((name: string) => name.startsWith('Spoerry'))).toBe(true)
    expect(places).toContainEqual(
      expect.objectContaining({ group: 'areas', kind: 'suburb', also: 'Ebenholz' }),
    )
    const { streets } = await jsonOf(VADUZ, manifest.addresses?.file ?? '')
    expect(streets[0]).toMatchObject({ name: 'Aulestrasse', numbers: [] })
  })

  it('of a city with a guide holds the places of the guide, and is the same by whichever id', async () => {
    const rome = await look('city-rome')
    expect(rome).toMatchObject({ name: 'Rome', country: 'IT' })
    const manifest = await makePack('city-rome')
    const { places } = await jsonOf('city-rome', manifest.places.file)
    expect(places).toContainEqual(expect.objectContaining({ name: 'Colosseum', hours: expect.any(String) }))
    expect(manifest.attribution).toContain('Tripwright guide')
    expect((await look('town-it-n41892-e12511')).id).toBe('city-rome')
  })

  it('is made once: another asks for it and has it', async () => {
    await makePack()
    made.tiles.forget()
    expect(statusOf((await ask(made.payer)).body).state).toBe('ready')
    await drain()
    expect(made.tiles.asked).toEqual([])
  })

  it('is made anew when it is older than 90 days, of tiles that are new, and is there meanwhile', async () => {
    const before = await makePack()
    setNow(new Date(NOW.getTime() + 89 * DAYS))
    expect(statusOf((await ask(made.payer)).body)).toMatchObject({ state: 'ready', isOld: false })
    setNow(new Date(NOW.getTime() + 90 * DAYS))
    made.tiles.set({ makeTile: makeTown })
    expect(await look()).toMatchObject({ state: 'ready', isOld: true })
    expect(statusOf((await ask(made.payer)).body)).toMatchObject({
      state: 'waiting',
      manifest: { tiles: before.tiles },
    })
    await drain()
    const { manifest, isOld } = await look()
    expect(isOld).toBe(false)
    expect(manifest?.tiles.file).not.toBe(before.tiles.file)
    expect(manifest?.places.count).toBeGreaterThan(0)
    // Who is fetching the former one just now goes on.
    expect((await fileOf(VADUZ, before.tiles.file)).status).toBe(200)
  })

  it('takes at most what it may: it goes less far where tiles are heavy', async () => {
    const { bounds } = await makePack()
    setNow(new Date(NOW.getTime() + 90 * DAYS))
    made.tiles.set({ size: 20_000 })
    await startJobs({ maxBytes: 800_000 })
    const manifest = await makePack()
    expect(manifest.tiles.bytes).toBeLessThan(850_000)
    expect(manifest.tiles.bytes).toBeGreaterThan(300_000)
    const width = manifest.bounds.east - manifest.bounds.west
    expect(width).toBeLessThan(bounds.east - bounds.west)
    expect((await openPack(manifest))?.header.bounds.west).toBeCloseTo(manifest.bounds.west, 6)
  })
})

it('makes tiles that are those of the source, byte for byte', async () => {
  const archive = await openPack(await makePack())
  const address = { zoom: 6, x: 33, y: 22 }
  const packed = await archive?.find(address)
  expect(gunzipSync(packed ?? '')).toEqual(Buffer.from(makeTestTile(address, '20260408')))
})
