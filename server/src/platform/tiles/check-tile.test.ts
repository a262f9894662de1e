import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { makeTestTile } from '../basemap/test-tile-server.ts'
import { makeByteWriter } from './byte-writer.ts'
import { areOpenMapTilesLayers, findTileFault } from './check-tile.ts'
import { makeVectorTile } from './vector-tile.ts'

const tile = makeTestTile({ zoom: 14, x: 8620, y: 5812 })
const encoder = new TextEncoder()

type Parts = {
  name?: string
  version?: number
  extent?: number
  type?: number
  tags?: number[]
  geometry?: number[]
}

/** A valid tile of one layer with one feature, except for the given fields. */
function tileOf({
  name = 'water',
  version = 2,
  extent = 4096,
  type = 3,
  tags = [0, 0],
  geometry = GEOMETRY,
}: Parts) {
  const packed = (numbers: readonly number[]) => {
    const bytes = makeByteWriter()
    for (const number of numbers) bytes.varint(number)
    return bytes.taken()
  }
  const feature = makeByteWriter()
  feature.field(2, packed(tags))
  feature.number(3, type)
  feature.field(4, packed(geometry))
  const value = makeByteWriter()
  value.field(1, encoder.encode('lake'))
  const layer = makeByteWriter()
  layer.number(15, version)
  layer.field(1, encoder.encode(name))
  layer.field(2, feature.taken())
  layer.field(3, encoder.encode('class'))
  layer.field(4, value.taken())
  layer.number(5, extent)
  const whole = makeByteWriter()
  whole.field(3, layer.taken())
  return whole.taken()
}
/** Move, two lines, close. */
const GEOMETRY = [9, 0, 0, 18, 20, 0, 0, 20, 15]

describe('a tile', () => {
  it('that a map can draw has no fault', () => {
    expect(findTileFault(tile)).toBeNull()
    expect(findTileFault(tileOf({}))).toBeNull()
  })

  it('with nothing in it has none either', () => expect(findTileFault(new Uint8Array())).toBeNull())

  it.each([
    ['with a layer without a name', { name: '' }],
    ['of a version that is to come', { version: 3 }],
    ['without an extent', { extent: 0 }],
    ['with a shape of an unknown kind', { type: 4 }],
    ['with half a tag', { tags: [0] }],
    ['with a tag that points beyond the keys', { tags: [1, 0] }],
    ['with a tag that points beyond the values', { tags: [0, 1] }],
    ['with an unknown command', { geometry: [11, 0, 0] }],
    ['with a command without a count', { geometry: [1] }],
    ['with a command that has fewer points than it says', { geometry: [9, 0, 0, 26, 20, 0] }],
  ] satisfies [string, Parts][])('%s is broken', (_, parts) =>
    expect(findTileFault(tileOf(parts))).toBe('broken'),
  )

  it('with the same layer twice is broken', () =>
    expect(findTileFault(Buffer.concat([tileOf({}), tileOf({})]))).toBe('broken'))

  it('that was cut off anywhere inside a layer is broken', () => {
    for (let length = 1; length < tileOf({}).length; length++)
      expect(findTileFault(tileOf({}).subarray(0, length))).toBe('broken')
  })

  it('of any bytes is rejected without an exception', () => {
    fc.assert(
      fc.property(
        fc.uint8Array({ maxLength: 300 }),
        fc.nat(tile.length - 1),
        fc.nat(255),
        (bytes, at, byte) => {
          findTileFault(bytes)
          findTileFault(tile.with(at, byte))
        },
      ),
    )
  })

  it('of another schema is rejected', () => {
    const other = makeVectorTile()
    for (const layer of ['earth', 'roads', 'water']) other.add(layer, 'point', [Int32Array.of(1, 1)], {})
    expect(findTileFault(other.encode())).toBe('other-schema')
  })
})

it.each([
  ['OpenMapTiles', ['water', 'place', 'transportation', 'globallandcover'], true],
  [
    'Protomaps',
    ['earth', 'water', 'landuse', 'landcover', 'roads', 'boundaries', 'places', 'pois', 'buildings'],
    false,
  ],
  ['Shortbread', ['ocean', 'water_polygons', 'streets', 'place_labels', 'land', 'buildings'], false],
  [
    'Mapbox Streets',
    ['road', 'water', 'landuse', 'admin', 'place_label', 'building', 'poi_label', 'natural_label'],
    false,
  ],
  ['none', [], false],
])('the layers of %s are those of our schema: %s', (_, layers, isOurs) =>
  expect(areOpenMapTilesLayers(layers)).toBe(isOurs),
)
