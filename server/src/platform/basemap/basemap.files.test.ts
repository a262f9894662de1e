import { mkdirSync, mkdtempSync, renameSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import type { TileAddress } from '@tripwright/map'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { loadConfig } from '../config/config.ts'
import { makeFakeLog } from '../log/log.fake.ts'
import { makeBasemap, requireMapTiles } from './basemap.ts'
import { writeTestArchive } from './test-archive.ts'

let folder: string
let now: Date
let log: ReturnType<typeof makeFakeLog>
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tiles-'))
  now = new Date('2026-05-01T10:00:00Z')
  log = makeFakeLog()
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const VADUZ = { zoom: 14, x: 8625, y: 5753 }
const WORLD = { west: -180, south: -85, east: 180, north: 85 }
const inFolder = (name: string) => join(folder, name)
const later = (seconds: number) => {
  now = new Date(now.getTime() + seconds * 1000)
}
const open = (path = folder, more = {}) =>
  makeBasemap(loadConfig({ OUTSIDE: 'off', MAP_TILES_URL: path }), { log, now: () => now, ...more })
async function buildOf(basemap: ReturnType<typeof open>, address: TileAddress): Promise<string | undefined> {
  const found = await basemap.find(address, async () => false)
  if (found?.kind !== 'tile') return found?.kind
  return /(\w+) \d+\/\d+\/\d+/.exec(gunzipSync(found.packed).toString('latin1'))?.[1]
}

describe('a file of tiles', () => {
  it('gives its tiles, and nothing where it has none', async () => {
    writeTestArchive(inFolder('li.pmtiles'), [VADUZ], { build: 'li' })
    const basemap = open(inFolder('li.pmtiles'))
    expect(await buildOf(basemap, VADUZ)).toBe('li')
    expect(await buildOf(basemap, { ...VADUZ, x: 8626 })).toBe('empty')
    expect(await buildOf(basemap, { zoom: 14, x: 0, y: 0 })).toBe('empty')
    basemap.close()
  })

  it('finds any of many thousand tiles through its further directories', async () => {
    const all = Array.from({ length: 6000 }, (_, at) => ({
      zoom: 14,
      x: 8000 + (at % 200),
      y: 5000 + Math.floor(at / 200),
    }))
    writeTestArchive(inFolder('many.pmtiles'), all, { bounds: WORLD })
    const basemap = open(inFolder('many.pmtiles'))
    for (const address of all.filter((_, at) => at % 997 === 0))
      expect(await buildOf(basemap, address)).toBe('a')
    basemap.close()
  })

  it('says whom to name and how old it is', async () => {
    writeTestArchive(inFolder('li.pmtiles'), [VADUZ], {
      metadata: {
        attribution: '<a href="https://www.openstreetmap.org/copyright">&copy; OpenStreetMap</a>',
        'planetiler:osm:osmosisreplicationtime': '2026-04-08T23:59:00Z',
      },
    })
    const basemap = open()
    expect(await basemap.describe()).toEqual({
      source: 'file',
      minZoom: 0,
      maxZoom: 14,
      bounds: { west: 9, south: 47, east: 10, north: 48 },
      credits: [
        { text: '© OpenStreetMap', url: 'https://www.openstreetmap.org/copyright' },
        { text: '© OpenMapTiles', url: 'https://www.openmaptiles.org/' },
      ],
      asOf: '2026-04-08',
    })
    basemap.close()
  })

  it('may be replaced while the server runs', async () => {
    writeTestArchive(inFolder('li.pmtiles'), [VADUZ], { build: 'first' })
    const basemap = open(inFolder('li.pmtiles'))
    expect(await buildOf(basemap, VADUZ)).toBe('first')
    writeTestArchive(inFolder('draft'), [VADUZ], { build: 'second' })
    renameSync(inFolder('draft'), inFolder('li.pmtiles'))
    expect(await buildOf(basemap, VADUZ)).toBe('first')
    later(11)
    expect(await buildOf(basemap, VADUZ)).toBe('second')
    rmSync(inFolder('li.pmtiles'))
    later(11)
    expect(await buildOf(basemap, VADUZ)).toBe('empty')
    expect(await basemap.describe()).toBeNull()
    basemap.close()
  })

  it('that is cut off in the middle leaves the map without its tiles, and one line in the log', async () => {
    writeTestArchive(inFolder('li.pmtiles'), [VADUZ])
    const basemap = open()
    expect(await buildOf(basemap, VADUZ)).toBe('a')
    truncateSync(inFolder('li.pmtiles'), 16_390)
    expect(await buildOf(basemap, VADUZ)).toBe('unavailable')
    expect(await buildOf(basemap, VADUZ)).toBe('unavailable')
    expect(log.lines).toHaveLength(1)
    basemap.close()
  })
})

describe('a folder of files', () => {
  const [west, middle] = [
    { west: 9, south: 47, east: 9.6, north: 47.3 },
    { west: 9.3, south: 47, east: 10, north: 47.3 },
  ]
  it('gives each tile of the file that holds most of it, and of the smaller one where two hold it all', async () => {
    writeTestArchive(inFolder('world.pmtiles'), [VADUZ, { zoom: 4, x: 8, y: 5 }], {
      build: 'world',
      bounds: WORLD,
    })
    writeTestArchive(inFolder('li.pmtiles'), [VADUZ, { zoom: 4, x: 8, y: 5 }], { build: 'li' })
    const basemap = open()
    expect(await buildOf(basemap, VADUZ)).toBe('li')
    expect(await buildOf(basemap, { zoom: 4, x: 8, y: 5 })).toBe('world')
    basemap.close()
  })

  it('goes on to the next file where one lacks a tile, and joins what they say', async () => {
    writeTestArchive(inFolder('west.pmtiles'), [], { bounds: west, maxZoom: 12 })
    writeTestArchive(inFolder('east.pmtiles'), [VADUZ], { build: 'east', bounds: middle })
    const basemap = open()
    expect(await buildOf(basemap, VADUZ)).toBe('east')
    expect(await basemap.describe()).toMatchObject({ maxZoom: 14, bounds: { west: 9, east: 10 } })
    basemap.close()
  })

  it('skips a file of another format, and logs it once', async () => {
    writeTestArchive(inFolder('li.pmtiles'), [VADUZ])
    writeTestArchive(inFolder('other.pmtiles'), [VADUZ], { layers: ['roads', 'earth'] })
    writeFileSync(inFolder('text.pmtiles'), 'no tiles')
    mkdirSync(inFolder('folder.pmtiles'))
    const basemap = open()
    for (let look = 0; look < 3; look++) {
      expect(await buildOf(basemap, VADUZ)).toBe('a')
      later(11)
    }
    expect(log.lines.map(({ path }) => path)).toEqual([inFolder('other.pmtiles'), inFolder('text.pmtiles')])
    basemap.close()
  })
})

describe('regions', () => {
  it('stand in where there is no source, or it has no tile', async () => {
    writeTestArchive(inFolder('li.pmtiles'), [VADUZ], { build: 'region' })
    const listOwnFiles = async () => [inFolder('li.pmtiles')]
    const alone = open('none', { listOwnFiles })
    expect([await buildOf(alone, VADUZ), (await alone.describe())?.source]).toEqual(['region', 'file'])
    expect(await buildOf(alone, { ...VADUZ, x: 1 })).toBe('empty')
    alone.close()
    mkdirSync(inFolder('other'))
    writeTestArchive(inFolder('other/world.pmtiles'), [{ zoom: 0, x: 0, y: 0 }], {
      build: 'world',
      bounds: WORLD,
    })
    const beside = open(inFolder('other'), { listOwnFiles })
    expect(await buildOf(beside, { zoom: 0, x: 0, y: 0 })).toBe('world')
    expect(await buildOf(beside, VADUZ)).toBe('region')
    beside.close()
  })
})

describe('a start', () => {
  const start = (path: string) => requireMapTiles(loadConfig({ MAP_TILES_URL: path }))
  it('goes on with files that can be used, and with a folder that waits for them', async () => {
    await start(folder)
    writeTestArchive(inFolder('li.pmtiles'), [VADUZ])
    await start(folder)
    await start(inFolder('li.pmtiles'))
    await start('none')
  })

  it('stops with a sentence when there are no files', async () => {
    await expect(start(inFolder('nothing'))).rejects.toThrow(
      `MAP_TILES_URL names ${inFolder('nothing')}, which cannot be read`,
    )
    writeTestArchive(inFolder('other.pmtiles'), [VADUZ], { layers: ['roads'] })
    const sentence = `MAP_TILES_URL: ${inFolder('other.pmtiles')} is no PMTiles file`
    await expect(start(folder)).rejects.toThrow(sentence)
    await expect(start(inFolder('other.pmtiles'))).rejects.toThrow(sentence)
  })
})
