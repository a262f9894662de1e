import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  findEntry,
  HEADER_BYTES,
  type PmtilesHeader,
  readDirectory,
  readHeader,
  type TileDirectoryEntry,
  tileIdOf,
  writeDirectory,
  writeHeader,
} from './pmtiles.ts'

const header: PmtilesHeader = {
  root: { offset: 127, length: 900 },
  metadata: { offset: 20_000, length: 30 },
  leaves: { offset: 20_030, length: 0 },
  tiles: { offset: 16_384, length: 3616 },
  addressed: 163,
  entries: 160,
  contents: 150,
  minZoom: 6,
  maxZoom: 14,
  bounds: { west: 9.471078, south: 47.04774, east: 9.636217, north: 47.27128 },
}

/** Entries in order, sometimes adjacent. */
const entries = fc
  .array(
    fc.record({
      gap: fc.nat(1000),
      count: fc.integer({ min: 1, max: 9 }),
      length: fc.integer({ min: 1, max: 90_000 }),
    }),
    { minLength: 1, maxLength: 60 },
  )
  .map((some) => {
    let id = 0
    let offset = 0
    return some.map(({ gap, count, length }): TileDirectoryEntry => {
      const entry = { id: id + gap, offset: gap % 3 === 0 ? offset : gap, length, count }
      id = entry.id + count
      offset = entry.offset + length
      return entry
    })
  })

describe('the number of a tile', () => {
  // From the table of the format's own description.
  it.each([
    [0, 0, 0, 0],
    [1, 0, 0, 1],
    [1, 0, 1, 2],
    [1, 1, 1, 3],
    [1, 1, 0, 4],
    [2, 0, 0, 5],
    [12, 3423, 1763, 19_078_479],
  ])('of zoom %i, column %i, row %i is %i', (zoom, x, y, id) => expect(tileIdOf({ zoom, x, y })).toBe(id))

  it('is unique for each tile of a zoom, and neighbours on the curve are neighbours on the ground', () => {
    const all = Array.from({ length: 64 }, (_, at) => ({ zoom: 3, x: at % 8, y: Math.floor(at / 8) }))
    const ordered = all.map((tile) => ({ ...tile, id: tileIdOf(tile) })).sort((a, b) => a.id - b.id)
    expect(ordered.map(({ id }) => id)).toEqual(all.map((_, at) => 21 + at))
    for (const [at, { x, y }] of ordered.slice(1).entries()) {
      const before = ordered[at]
      expect(Math.abs(x - (before?.x ?? 0)) + Math.abs(y - (before?.y ?? 0))).toBe(1)
    }
  })
})

describe('a header', () => {
  it('is read as it was written', () => {
    const bytes = writeHeader(header)
    expect(bytes).toHaveLength(127)
    expect(String.fromCharCode(...bytes.subarray(0, 7))).toBe('PMTiles')
    expect(readHeader(bytes)).toEqual(header)
  })

  it.each([
    ['too short', (bytes: Uint8Array) => bytes.subarray(0, HEADER_BYTES - 1)],
    ['another format', (bytes: Uint8Array) => bytes.with(0, 0)],
    ['another version', (bytes: Uint8Array) => bytes.with(7, 2)],
    ['pictures', (bytes: Uint8Array) => bytes.with(99, 2)],
    ['packed otherwise', (bytes: Uint8Array) => bytes.with(98, 3)],
    ['zooms the wrong way round', (bytes: Uint8Array) => bytes.with(100, 20)],
  ])('is refused when it is %s', (_, change) => expect(readHeader(change(writeHeader(header)))).toBeNull())
})

describe('a directory', () => {
  it('is read as it was written', () => {
    fc.assert(
      fc.property(entries, (some) => {
        expect(readDirectory(writeDirectory(some))).toEqual(some)
      }),
    )
  })

  it('finds each of its tiles and no others', () => {
    fc.assert(
      fc.property(entries, fc.nat(10_000), (some, id) => {
        const holder = some.find((entry) => id >= entry.id && id < entry.id + entry.count) ?? null
        expect(findEntry(some, id)).toEqual(holder)
      }),
    )
  })

  it('points to a further directory with a count of 0', () => {
    const leaves = [
      { id: 0, offset: 0, length: 10, count: 0 },
      { id: 500, offset: 10, length: 10, count: 0 },
    ]
    expect(findEntry(leaves, 499)).toBe(leaves[0])
    expect(findEntry(leaves, 1e9)).toBe(leaves[1])
  })

  it('is refused when damaged, also when it claims a thousand million entries', () => {
    expect(readDirectory(Uint8Array.of(0x80, 0x94, 0xeb, 0xdc, 0x03, 1, 1, 1))).toBeNull()
    expect(readDirectory(new Uint8Array())).toBeNull()
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 60 }), (bytes) => {
        readDirectory(bytes)
      }),
    )
  })
})
