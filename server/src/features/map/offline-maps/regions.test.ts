import { createHash } from 'node:crypto'
import {
  chmodSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { readHeader } from '@tripwright/map'
import { parseOpeningHours } from '@tripwright/opening-hours'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { readElements } from '#platform/osm/elements.ts'
import { type TestExtract, VILLAGE, writeTestExtract } from '#platform/osm/test-extract.ts'
import { buildRegion } from './region-build.service.ts'
import { readRegion } from './region-extract.service.ts'
import {
  findRegions,
  inDraftFolder,
  pathOfRegionFile,
  sentenceOfDisk,
  sentencesOfOldRegions,
} from './region-folder.service.ts'

let home: string
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'regions-'))
})
afterEach(() => rmSync(home, { recursive: true, force: true }))

const NOW = new Date('2026-03-02T10:00:00Z')
const folder = () => join(home, 'regions')

function extractFile(extract: TestExtract | Uint8Array = VILLAGE): string {
  const file = join(home, 'some.osm.pbf')
  writeFileSync(file, extract instanceof Uint8Array ? extract : writeTestExtract(extract))
  return file
}

function build(
  extract: TestExtract | Uint8Array = VILLAGE,
  more: Partial<Parameters<typeof buildRegion>[0]> = {},
) {
  const pbf = extractFile(extract)
  return buildRegion({ pbf, id: 'oberdorf', name: 'Oberdorf', folder: folder(), now: NOW, ...more })
}

const later = { ...VILLAGE, date: '2024-04-01', nodes: [...VILLAGE.nodes, { id: 99, lat: 47.13, lon: 9.53 }] }

describe('building a region', () => {
  it('makes tiles, places and a manifest that tells size, checksum, bounds, day and source', async () => {
    const manifest = await build()
    expect(manifest).toMatchObject({
      id: 'oberdorf',
      name: 'Oberdorf',
      date: '2024-03-04',
      builtAt: '2026-03-02T10:00:00.000Z',
      attribution: '© OpenStreetMap contributors, ODbL',
      bounds: { west: 9.5, south: 47.105, east: 9.54, north: 47.1212 },
      places: { count: 1, withHours: 1 },
    })
    expect(findRegions(folder())).toEqual([manifest])
    for (const { file, bytes, sha256 } of [manifest.tiles, manifest.places]) {
      const read = readFileSync(join(folder(), 'oberdorf', file))
      expect(read).toHaveLength(bytes)
      expect(createHash('sha256').update(read).digest('hex')).toBe(sha256)
    }
    const tiles = readFileSync(join(folder(), 'oberdorf', manifest.tiles.file))
    expect(readHeader(tiles)).toMatchObject({ minZoom: 6, maxZoom: 14 })
    const places = JSON.parse(
      gunzipSync(readFileSync(join(folder(), 'oberdorf', manifest.places.file))).toString(),
    )
    expect(places).toEqual({
      places: [
        {
          id: 'n31',
          name: 'Löwen',
          group: 'eating',
          kind: 'restaurant',
          lat: 47.12005,
          lon: 9.52005,
          hours: 'Tu-Su 11:30-14:00,18:00-23:00',
          website: 'https://www.loewen.example/',
          phone: '+423 1 23',
          address: 'Landstrasse',
        },
      ],
    })
  })

  it('puts newer data into its place, and keeps the older files a day for who is fetching them', async () => {
    const first = await build()
    const second = await build(later)
    expect(second).toMatchObject({ date: '2024-04-01', bounds: { north: 47.13 } })
    expect(findRegions(folder())).toEqual([second])
    const files = () => readdirSync(join(folder(), 'oberdorf'))
    expect(files()).toEqual(expect.arrayContaining([first.tiles.file, second.tiles.file]))
    const old = new Date('2026-02-28T00:00:00Z')
    utimesSync(join(folder(), 'oberdorf', first.tiles.file), old, old)
    await build(later)
    expect(files()).not.toContain(first.tiles.file)
    expect(files()).toContain(second.tiles.file)
  })

  it('twice at once leaves one whole region', async () => {
    const pbf = extractFile()
    const other = join(home, 'other.osm.pbf')
    writeFileSync(other, writeTestExtract(later))
    const options = { id: 'oberdorf', name: 'Oberdorf', folder: folder(), now: NOW }
    const both = await Promise.all([
      buildRegion({ ...options, pbf }),
      buildRegion({ ...options, pbf: other }),
    ])
    const [manifest, ...more] = findRegions(folder())
    expect(more).toEqual([])
    expect(both).toContainEqual(manifest)
    for (const file of [manifest?.tiles.file ?? '', manifest?.places.file ?? ''])
      expect(existsSync(join(folder(), 'oberdorf', file))).toBe(true)
    expect(readdirSync(folder())).toEqual(['oberdorf'])
  })
})

it('reads XML that is packed with gzip, and draws the sea of its shores as an area', async () => {
  const xml = `<osm version="0.6"><bounds minlat="43.70" minlon="7.40" maxlat="43.74" maxlon="7.44"/>
    <node id="1" lat="43.70" lon="7.40"/><node id="2" lat="43.72" lon="7.42"/><node id="3" lat="43.74" lon="7.44"/>
    <way id="4"><nd ref="1"/><nd ref="2"/><nd ref="3"/><tag k="natural" v="coastline"/></way></osm>`
  const { shapes, bounds } = await readRegion(extractFile(gzipSync(xml)))
  expect(bounds).toEqual({ west: 7.4, south: 43.7, east: 7.44, north: 43.74 })
  const sea = shapes.find(({ properties }) => properties.class === 'ocean')
  expect(sea?.parts.map((rings) => rings.map((ring) => [...ring]))).toEqual([
    [
      [7.4, 43.7, 7.42, 43.72, 7.44, 43.74, 7.44, 43.7, 7.4, 43.7].flatMap((value) =>
        expect.closeTo(value, 6),
      ),
    ],
  ])
  expect(shapes.map(({ layer, properties }) => [layer, properties.class])).toEqual([
    ['ground', 'land'],
    ['water', 'ocean'],
  ])
})

describe('a failed build prints one sentence, and the old region stays', () => {
  it.each<[string, TestExtract | Uint8Array, object, RegExp]>([
    ['an id that leads elsewhere', VILLAGE, { id: '../oberdorf' }, /small letters and digits/],
    ['an id of dots', VILLAGE, { id: '..' }, /small letters and digits/],
    ['a file that is not there', VILLAGE, { pbf: '/nowhere/x.pbf' }, /there is no file/],
    ['a folder', VILLAGE, { pbf: tmpdir() }, /there is no file/],
    ['another type of file', Buffer.from('%PDF-1.7 and more of it'), {}, /no OpenStreetMap extract/],
    ['half an extract', writeTestExtract(VILLAGE).subarray(0, 400), {}, /damaged/],
    ['an extract of nothing', { nodes: [] }, {}, /nothing that a map shows/],
    ['one that claims the world', claimingTheWorld(), {}, /far more land/],
    ['a large one of XML', Buffer.from('<osm></osm>'), { maxBytes: 5 }, /osmium cat/],
    ['a large one without tilemaker', VILLAGE, { maxBytes: 10, tilemaker: 'no-such-program' }, /install it/],
    ['a tilemaker that fails', VILLAGE, { maxBytes: 10, tilemaker: 'false' }, /tilemaker gave up/],
  ])('%s', async (_, extract, more, sentence) => {
    const before = await build()
    await expect(build(extract, more)).rejects.toMatchObject({
      name: 'StartError',
      message: expect.stringMatching(sentence),
    })
    expect(findRegions(folder())).toEqual([before])
    expect(readdirSync(folder())).toEqual(['oberdorf'])
  })

  it('a full disk', async () => {
    const before = await build()
    const full = Object.assign(new Error('no space left'), { code: 'ENOSPC' })
    const failing = inDraftFolder(folder(), async (draft) => {
      writeFileSync(join(draft, 'half'), 'half')
      throw full
    })
    await expect(failing).rejects.toMatchObject({
      name: 'StartError',
      message: expect.stringMatching(/disk is full/),
    })
    expect(readdirSync(folder())).toEqual(['oberdorf'])
    expect(findRegions(folder())).toEqual([before])
    expect(sentenceOfDisk(new Error('something else'))).toBeNull()
  })
})

function claimingTheWorld(): TestExtract {
  const corners = [
    { id: 1, lat: -80, lon: -179 },
    { id: 2, lat: 80, lon: 179 },
  ]
  return {
    box: [-180, -85, 180, 85],
    nodes: corners,
    ways: [{ id: 3, refs: [1, 2], tags: { highway: 'primary' } }],
  }
}

describe('a tilemaker that does its work', () => {
  // A stand-in that writes the same output; the real program runs in region-schema.test.ts.
  it('has its tiles taken over', async () => {
    const program = join(home, 'tilemaker')
    const write = `import { DatabaseSync } from 'node:sqlite'
const file = process.argv[process.argv.indexOf('--output') + 1]
const database = new DatabaseSync(file)
database.exec("create table tiles (zoom_level, tile_column, tile_row, tile_data blob); insert into tiles values (6, 33, 41, x'1f8b')")
`
    writeFileSync(`${program}.mjs`, write)
    writeFileSync(program, `#!/bin/sh\nexec "${process.execPath}" "${program}.mjs" "$@"\n`)
    chmodSync(program, 0o700)
    const manifest = await build(VILLAGE, { maxBytes: 10, tilemaker: program })
    expect(manifest).toMatchObject({ date: '2024-03-04', places: { count: 1, withHours: 1 } })
    const header = readHeader(readFileSync(join(folder(), 'oberdorf', manifest.tiles.file)))
    expect(header).toMatchObject({ addressed: 1, minZoom: 6, maxZoom: 14 })
  })
})

describe('the regions of a folder', () => {
  it('leave out one of before the schema of today, and say that it has to be built again', async () => {
    const manifest = await build()
    const { schema, ...older } = manifest
    expect(schema).toBe('openmaptiles')
    writeFileSync(join(folder(), 'oberdorf', 'region.json'), JSON.stringify(older))
    expect(findRegions(folder())).toEqual([])
    expect(sentencesOfOldRegions(folder())).toEqual([
      'the region "oberdorf" is of before the OpenMapTiles schema and is not shown: build it again with "npm run region"',
    ])
    await build()
    expect(findRegions(folder())).toEqual([manifest])
    expect(sentencesOfOldRegions(folder())).toEqual([])
  })

  it('are empty without a folder or a readable manifest', async () => {
    expect(findRegions(join(home, 'nothing'))).toEqual([])
    await build()
    writeFileSync(join(folder(), 'oberdorf', 'region.json'), '{"id":"oberdorf"')
    expect(findRegions(folder())).toEqual([])
  })

  it.each([
    ['..', '0123456789abcdef.pmtiles'],
    ['oberdorf', '../../etc/passwd'],
    ['oberdorf', 'region.json'],
    ['oberdorf/..', '0123456789abcdef.pmtiles'],
  ])('have no file %s %s', (id, file) => expect(pathOfRegionFile(folder(), id, file)).toBeNull())
})

// The extract of Liechtenstein is no part of the repository: name one to try (REGION_PBF).
const real = process.env.REGION_PBF ?? ''
describe.skipIf(real === '')('a real extract (REGION_PBF)', () => {
  it('is built, and 97 of 100 opening hours of its eating places are understood', async () => {
    const manifest = await build(readFileSync(real))
    expect(manifest.places.count).toBeGreaterThan(100)
    const hours: string[] = []
    const see = (tags: ReadonlyMap<string, string>) => {
      const value = tags.get('opening_hours')
      if (value && /^(restaurant|cafe|fast_food|bar|pub)$/.test(tags.get('amenity') ?? '')) hours.push(value)
    }
    readElements(real, { node: (_id, _lat, _lon, tags) => see(tags), way: (_id, _refs, tags) => see(tags) })
    const read = hours.filter((value) => parseOpeningHours(value).ok)
    expect(read.length / hours.length).toBeGreaterThanOrEqual(0.97)
  })
})
