import { makeByteWriter } from './byte-writer.ts'

/** Units along the side of a tile (Mapbox Vector Tile specification 2.1). */
export const EXTENT = 4096

export type Geometry = 'point' | 'line' | 'polygon'
export type Properties = Readonly<Record<string, string | number>>

/** A tile to be written. Coordinates are whole tile units. */
export type VectorTile = {
  /** Rings of a polygon are closed, an outer one clockwise on the screen, its holes counter-clockwise. */
  add: (layer: string, geometry: Geometry, parts: readonly Int32Array[], properties: Properties) => void
  encode: () => Uint8Array
}

const TYPES = { point: 1, line: 2, polygon: 3 } as const
const MOVE = 1
const LINE = 2
const CLOSE = 7
const encoder = new TextEncoder()

export function makeVectorTile(): VectorTile {
  const layers = new Map<string, ReturnType<typeof makeLayer>>()
  return {
    add(name, geometry, parts, properties) {
      const layer = layers.get(name) ?? makeLayer(name)
      layers.set(name, layer)
      layer.add(geometry, parts, properties)
    },
    encode() {
      const tile = makeByteWriter()
      for (const layer of layers.values()) tile.field(3, layer.encode())
      return tile.taken()
    },
  }
}

function makeLayer(name: string) {
  const features = makeByteWriter()
  const keys = new Map<string, number>()
  const values = new Map<string | number, number>()
  return {
    add(geometry: Geometry, parts: readonly Int32Array[], properties: Properties): void {
      const tags = makeByteWriter()
      for (const [key, value] of Object.entries(properties)) {
        tags.varint(placeOf(keys, key))
        tags.varint(placeOf(values, value))
      }
      const feature = makeByteWriter()
      if (tags.size() > 0) feature.field(2, tags.taken())
      feature.number(3, TYPES[geometry])
      feature.field(4, commandsOf(geometry, parts))
      features.field(2, feature.taken())
    },
    encode(): Uint8Array {
      const layer = makeByteWriter()
      layer.number(15, 2)
      layer.field(1, encoder.encode(name))
      layer.append(features.taken())
      for (const key of keys.keys()) layer.field(3, encoder.encode(key))
      for (const value of values.keys()) layer.field(4, writtenValue(value))
      layer.number(5, EXTENT)
      return layer.taken()
    },
  }
}

function placeOf<T>(places: Map<T, number>, value: T): number {
  const existing = places.get(value)
  if (existing !== undefined) return existing
  places.set(value, places.size)
  return places.size - 1
}

function writtenValue(value: string | number): Uint8Array {
  const bytes = makeByteWriter()
  if (typeof value === 'string') bytes.field(1, encoder.encode(value))
  else bytes.number(5, value)
  return bytes.taken()
}

function commandsOf(geometry: Geometry, parts: readonly Int32Array[]): Uint8Array {
  const bytes = makeByteWriter()
  let [x, y] = [0, 0]
  const step = (part: Int32Array, at: number) => {
    const [toX = 0, toY = 0] = part.subarray(at, at + 2)
    bytes.varint(zigzag(toX - x))
    bytes.varint(zigzag(toY - y))
    ;[x, y] = [toX, toY]
  }
  for (const part of parts) {
    // The closing command replaces the last point of a ring, which equals the first.
    const end = geometry === 'polygon' ? part.length - 2 : part.length
    bytes.varint(MOVE | (1 << 3))
    step(part, 0)
    if (geometry === 'point') continue
    bytes.varint(LINE | ((end / 2 - 1) << 3))
    for (let at = 2; at < end; at += 2) step(part, at)
    if (geometry === 'polygon') bytes.varint(CLOSE | (1 << 3))
  }
  return bytes.taken()
}

function zigzag(value: number): number {
  return value < 0 ? -value * 2 - 1 : value * 2
}
