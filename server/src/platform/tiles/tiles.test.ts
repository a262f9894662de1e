import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { gunzipSync, gzipSync } from 'node:zlib'
import { findEntry, readDirectory, readHeader, tileIdOf } from '@tripwright/map'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { cursorOf, eachField, readBytes, readMessage, readNumbers, readVarint } from '../osm/protobuf.ts'
import { areaOf, joinRings, nestRings } from '../osm/tracks.ts'
import { type PackedTile, writeArchive } from './archive.ts'
import { clipLine, clipRing } from './clip.ts'
import { readMbtiles } from './mbtiles.ts'
import { cutTiles, type TileShape } from './pyramid.ts'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'tiles-'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

type Feature = { layer: string; type: number; rings: [x: number, y: number][][]; words: unknown[] }

/** Decodes a tile by the vector tile specification 2.1, independent of the encoder. */
function readTile(bytes: Uint8Array): Feature[] {
  const features: Feature[] = []
  eachField(cursorOf(bytes), (field, tile) => {
    if (field !== 3) return false
    const layer = { name: '', keys: [] as string[], values: [] as unknown[], features: [] as Uint8Array[] }
    eachField(readMessage(tile), (part, cursor) => {
      if (part === 1) layer.name = Buffer.from(readBytes(cursor)).toString()
      else if (part === 2) layer.features.push(readBytes(cursor))
      else if (part === 3) layer.keys.push(Buffer.from(readBytes(cursor)).toString())
      else if (part === 4) layer.values.push(readValue(readMessage(cursor)))
      else return false
      return true
    })
    for (const one of layer.features) features.push(readFeature(one, layer))
    return true
  })
  return features
}

function readValue(cursor: ReturnType<typeof cursorOf>): unknown {
  let value: unknown
  eachField(cursor, (field, at) => {
    value = field === 1 ? Buffer.from(readBytes(at)).toString() : readVarint(at)
    return true
  })
  return value
}

function readFeature(bytes: Uint8Array, layer: { name: string; keys: string[]; values: unknown[] }): Feature {
  const feature: Feature = { layer: layer.name, type: 0, rings: [], words: [] }
  eachField(cursorOf(bytes), (field, cursor) => {
    if (field === 2)
      feature.words = readNumbers(cursor, false).map(
        (place, at) => (at % 2 ? layer.values : layer.keys)[place],
      )
    else if (field === 3) feature.type = readVarint(cursor)
    else if (field === 4) feature.rings = readCommands(readNumbers(cursor, false))
    else return false
    return true
  })
  return feature
}

function readCommands(numbers: number[]): Feature['rings'] {
  const rings: Feature['rings'] = []
  let [x, y] = [0, 0]
  const signed = (value = 0) => (value >> 1) ^ -(value & 1)
  for (let at = 0; at < numbers.length; ) {
    const command = numbers[at++] ?? 0
    for (let left = command >> 3; left > 0; left--) {
      const ring = rings.at(-1)
      if ((command & 7) === 7) {
        const [first] = ring ?? []
        if (first) ring?.push(first)
        continue
      }
      x += signed(numbers[at++])
      y += signed(numbers[at++])
      if ((command & 7) === 1) rings.push([[x, y]])
      else ring?.push([x, y])
    }
  }
  return rings
}

const square = (west: number, south: number, side: number) =>
  Float64Array.of(west, south, west + side, south, west + side, south + side, west, south + side, west, south)

const BOUNDS = { west: -1, south: -1, east: 1, north: 1 }
const lake: TileShape = {
  layer: 'water',
  geometry: 'polygon',
  properties: { kind: 'lake' },
  from: 0,
  parts: [[square(-0.8, -0.8, 1.6), square(-0.2, -0.2, 0.4)]],
}

function cut(shapes: TileShape[], maxZoom: number) {
  return [...cutTiles(shapes, { minZoom: maxZoom, maxZoom, bounds: BOUNDS })]
}

describe('tiles', () => {
  it('hold a polygon with its hole, the outer ring clockwise on the screen, as the format wants it', () => {
    for (const parts of [lake.parts, lake.parts.map((rings) => rings.map(reversed))]) {
      const tiles = cut([{ ...lake, parts }], 8)
      expect(tiles.length).toBe(4)
      for (const { bytes } of tiles) {
        const [feature, ...more] = readTile(bytes)
        expect(more).toEqual([])
        expect(feature).toMatchObject({ layer: 'water', type: 3, words: ['kind', 'lake'] })
        const areas = feature?.rings.map((ring) => areaOf(Float64Array.from(ring.flat()))) ?? []
        expect(areas.map(Math.sign)).toEqual([1, -1])
      }
    }
  })

  it('contain together the whole land, at every zoom', () => {
    const { parts } = lake
    const whole =
      Math.abs(areaOf(parts[0]?.[0] ?? new Float64Array())) -
      Math.abs(areaOf(parts[0]?.[1] ?? new Float64Array()))
    for (const zoom of [8, 10]) {
      // Near the equator a degree is the same length both ways, to a thousandth.
      const units = (4096 * 2 ** zoom) / 360
      const inside = cut([lake], zoom).flatMap(({ bytes }) =>
        readTile(bytes).flatMap(({ rings }) =>
          rings.map((ring) => {
            const flat = Float64Array.from(ring.flat())
            const own = clipRing(clipRing(flat, 0, { from: 0, to: 4096 }) ?? flat, 1, { from: 0, to: 4096 })
            return own ? areaOf(own) : 0
          }),
        ),
      )
      const covered = inside.reduce((sum, area) => sum + area, 0) / units ** 2
      expect(covered / whole).toBeCloseTo(1, 2)
    }
  })

  it('contain features from their first zoom on, keep to the bounds, and are left out when empty', () => {
    const street: TileShape = {
      layer: 'road',
      geometry: 'line',
      properties: { kind: 'minor', name: 'Ring' },
      from: 10,
      parts: [[Float64Array.of(-3, 0.5, 3, 0.5)]],
    }
    expect(cut([street], 9)).toEqual([])
    const tiles = cut([street], 10)
    expect(new Set(tiles.map(({ y }) => y)).size).toBe(1)
    expect(tiles.map(({ x }) => x)).toEqual([509, 510, 511, 512, 513, 514])
    expect(readTile(tiles[0]?.bytes ?? new Uint8Array())[0]?.words).toEqual(['kind', 'minor', 'name', 'Ring'])
  })

  it('hold a point once, with what surrounds it', () => {
    const inn: TileShape = {
      layer: 'place',
      geometry: 'point',
      properties: { kind: 'pub' },
      from: 0,
      parts: [[Float64Array.of(0.5, 0.5)]],
    }
    const [tile, ...more] = cut([inn], 8)
    expect(more).toEqual([])
    expect(readTile(tile?.bytes ?? new Uint8Array())[0]?.rings).toEqual([[[1456, 2640]]])
  })
})

function reversed(ring: Float64Array): Float64Array {
  const points = Array.from({ length: ring.length / 2 }, (_, at) => [
    ring[at * 2] ?? 0,
    ring[at * 2 + 1] ?? 0,
  ])
  return Float64Array.from(points.reverse().flat())
}

describe('cutting at a side', () => {
  const span = { from: 0, to: 10 }
  it('makes pieces of a line that leaves and comes back', () => {
    const line = Float64Array.of(-5, 0, 5, 0, 15, 4, 5, 8, 5, 9)
    expect(clipLine(line, 0, span).map((piece) => [...piece])).toEqual([
      [0, 0, 5, 0, 10, 2],
      [10, 6, 5, 8, 5, 9],
    ])
    expect(clipLine(Float64Array.of(-5, 0, -1, 9), 0, span)).toEqual([])
  })

  it('leaves of a ring what lies inside, never more', () => {
    const corner = fc.record({ x: fc.integer({ min: -20, max: 20 }), y: fc.integer({ min: -20, max: 20 }) })
    fc.assert(
      fc.property(fc.uniqueArray(corner, { minLength: 3, maxLength: 3 }), (corners) => {
        const ring = Float64Array.from([...corners, ...corners.slice(0, 1)].flatMap(({ x, y }) => [x, y]))
        const cutRing = clipRing(ring, 0, span)
        if (!cutRing) return
        expect([cutRing.at(-2), cutRing.at(-1)]).toEqual([cutRing[0], cutRing[1]])
        expect(Math.abs(areaOf(cutRing))).toBeLessThanOrEqual(Math.abs(areaOf(ring)) + 1e-6)
        for (let at = 0; at < cutRing.length; at += 2) {
          expect(cutRing[at]).toBeGreaterThanOrEqual(0)
          expect(cutRing[at]).toBeLessThanOrEqual(10)
        }
      }),
      { numRuns: 60 },
    )
  })
})

describe('rings', () => {
  it('are put together from lines in any order and direction', () => {
    const [ring, ...more] = joinRings([
      [1, 2, 3],
      [5, 4, 3],
      [5, 6, 1],
      [7, 8],
    ])
    expect(more).toEqual([])
    expect(ring).toEqual([1, 2, 3, 4, 5, 6, 1])
  })

  it('take the holes that lie in them', () => {
    const [small, large, hole] = [square(0, 0, 4), square(-10, -10, 30), square(1, 1, 1)]
    expect(nestRings([large, small], [hole])).toEqual([[large], [small, hole]])
    expect(nestRings([small], [square(50, 50, 1)])).toEqual([[small]])
  })
})

describe('an archive', () => {
  const facts = { minZoom: 6, maxZoom: 8, bounds: BOUNDS, metadata: { name: 'x' } }
  const find = (bytes: Buffer, id: number): string | null => {
    const header = readHeader(bytes)
    if (!header) throw new Error('no header')
    const at = ({ offset, length }: { offset: number; length: number }) =>
      gunzipSync(bytes.subarray(offset, offset + length))
    let entry = findEntry(readDirectory(at(header.root)) ?? [], id)
    if (entry?.count === 0)
      entry = findEntry(
        readDirectory(at({ offset: header.leaves.offset + entry.offset, length: entry.length })) ?? [],
        id,
      )
    return entry && at({ offset: header.tiles.offset + entry.offset, length: entry.length }).toString()
  }
  const packed = (zoom: number, x: number, y: number, text: string): PackedTile => ({
    zoom,
    x,
    y,
    packed: gzipSync(text),
  })

  it('gives each tile back, and holds the same bytes once', () => {
    const file = join(folder, 'small.pmtiles')
    writeArchive(file, [packed(6, 1, 1, 'sea'), packed(7, 3, 2, 'town'), packed(6, 0, 1, 'sea')], facts)
    const bytes = readFileSync(file)
    expect(readHeader(bytes)).toMatchObject({
      addressed: 3,
      contents: 2,
      minZoom: 6,
      maxZoom: 8,
      bounds: BOUNDS,
    })
    expect(find(bytes, tileIdOf({ zoom: 6, x: 0, y: 1 }))).toBe('sea')
    expect(find(bytes, tileIdOf({ zoom: 7, x: 3, y: 2 }))).toBe('town')
    expect(find(bytes, tileIdOf({ zoom: 7, x: 3, y: 3 }))).toBeNull()
  })

  it('with too many tiles for one directory has further ones', () => {
    const file = join(folder, 'large.pmtiles')
    const name = (at: number) => `tile ${(at * 7919) % 10_007} ${'x'.repeat(at % 50)}`
    const many = Array.from({ length: 9000 }, (_, at) => packed(14, (at * 31) % 16_384, at, name(at)))
    writeArchive(file, many, facts)
    const bytes = readFileSync(file)
    const header = readHeader(bytes)
    expect(header?.leaves.length).toBeGreaterThan(0)
    expect((header?.root.offset ?? 0) + (header?.root.length ?? 0)).toBeLessThanOrEqual(16_384)
    for (const at of [0, 1234, 8999])
      expect(find(bytes, tileIdOf({ zoom: 14, x: (at * 31) % 16_384, y: at }))).toBe(name(at))
  })

  it('is never written over another file', () => {
    const file = join(folder, 'small.pmtiles')
    expect(() => writeArchive(file, [], facts)).toThrow(/EEXIST/)
  })

  it('takes the tiles of an mbtiles file, whose rows count from the south', () => {
    const file = join(folder, 'some.mbtiles')
    const database = new DatabaseSync(file)
    database.exec(
      'create table tiles (zoom_level integer, tile_column integer, tile_row integer, tile_data blob)',
    )
    const insert = database.prepare('insert into tiles values (?, ?, ?, ?)')
    insert.run(2, 1, 0, Buffer.from('south'))
    insert.run(2, 1, 3, Buffer.from('north'))
    database.close()
    const tiles = [...readMbtiles(file)].map(({ packed: bytes, ...at }) => ({
      ...at,
      text: Buffer.from(bytes).toString(),
    }))
    expect(tiles).toEqual([
      { zoom: 2, x: 1, y: 0, text: 'north' },
      { zoom: 2, x: 1, y: 3, text: 'south' },
    ])
  })
})
