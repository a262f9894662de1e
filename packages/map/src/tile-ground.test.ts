import { describe, expect, it } from 'vitest'
import { areBoundsWithin, doBoundsMeet, tileBounds } from './tile-bounds.ts'
import { addGround } from './tile-ground.ts'

describe('the ground of a tile', () => {
  it('is a layer after those of the tile, a square larger than the tile', () => {
    const tile = Uint8Array.from([0x1a, 0x02, 0x78, 0x02])
    const bytes = new Uint8Array(addGround(tile.buffer))
    expect(bytes.slice(0, 4)).toEqual(tile)
    const [tag, length, ...layer] = bytes.slice(4)
    expect([tag, length]).toEqual([0x1a, layer.length])
    // Version 2, the name, one feature: a polygon of a move, three lines and an end; 4096 units along the side.
    expect(layer).toEqual([
      ...[0x78, 2, 0x0a, 6, 0x67, 0x72, 0x6f, 0x75, 0x6e, 0x64],
      ...[0x12, 18, 0x18, 3, 0x22, 14, 9, 127, 127, 26, 128, 66, 0, 0, 128, 66, 255, 65, 0, 15],
      ...[0x28, 128, 32],
    ])
  })

  it('is not added without a tile, so that the ground below stays visible', () => {
    expect(addGround(new ArrayBuffer(0)).byteLength).toBe(0)
  })
})

describe('the bounds of a tile', () => {
  it('are those of web Mercator', () => {
    expect(tileBounds({ zoom: 0, x: 0, y: 0 })).toEqual({
      west: -180,
      south: expect.closeTo(-85.0511, 4),
      east: 180,
      north: expect.closeTo(85.0511, 4),
    })
    const vaduz = tileBounds({ zoom: 14, x: 8625, y: 5753 })
    expect(doBoundsMeet(vaduz, { west: 9.52, south: 47.13, east: 9.54, north: 47.15 })).toBe(true)
    expect(vaduz.east - vaduz.west).toBeCloseTo(360 / 2 ** 14)
  })

  it('lie within others, meet them, or neither', () => {
    const outer = { west: 9, south: 47, east: 10, north: 48 }
    expect(areBoundsWithin({ west: 9.1, south: 47.1, east: 9.2, north: 47.2 }, outer)).toBe(true)
    expect(areBoundsWithin({ west: 8.9, south: 47.1, east: 9.2, north: 47.2 }, outer)).toBe(false)
    expect(doBoundsMeet({ west: 8.9, south: 47.1, east: 9.2, north: 47.2 }, outer)).toBe(true)
    expect(doBoundsMeet({ west: 8, south: 47.1, east: 9, north: 47.2 }, outer)).toBe(false)
  })
})
