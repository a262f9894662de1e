/** A vector tile layer with one square that is larger than the tile (Mapbox Vector Tile specification 2.1). */
const EXTENT = 4096
const BEYOND = 64

/**
 * Adds a layer `ground` that covers the whole tile. Tiles of the OpenMapTiles schema have waters but no land, so the map
 * below would show through. A tile that cannot be parsed stays unchanged.
 */
export function addGround(tile: ArrayBuffer): ArrayBuffer {
  if (tile.byteLength === 0) return tile
  const layer = groundLayer()
  const bytes = new Uint8Array(tile.byteLength + layer.length)
  bytes.set(new Uint8Array(tile))
  bytes.set(layer, tile.byteLength)
  return bytes.buffer
}

function groundLayer(): number[] {
  const side = EXTENT + 2 * BEYOND
  const square = [
    ...[move(1), zigzag(-BEYOND), zigzag(-BEYOND)],
    ...[lines(3), zigzag(side), 0, 0, zigzag(side), zigzag(-side), 0],
    CLOSE,
  ]
  const feature = [...number(3, POLYGON), ...field(4, square.flatMap(varint))]
  const name = Array.from('ground', (letter) => letter.charCodeAt(0))
  return field(3, [...number(15, 2), ...field(1, name), ...field(2, feature), ...number(5, EXTENT)])
}

const POLYGON = 3
const CLOSE = 15
const move = (count: number) => (count << 3) | 1
const lines = (count: number) => (count << 3) | 2
const zigzag = (value: number) => (value << 1) ^ (value >> 31)

function varint(value: number): number[] {
  return value < 128 ? [value] : [(value & 127) | 128, ...varint(value >>> 7)]
}

function number(key: number, value: number): number[] {
  return [...varint(key << 3), ...varint(value)]
}

function field(key: number, bytes: number[]): number[] {
  return [...varint((key << 3) | 2), ...varint(bytes.length), ...bytes]
}
