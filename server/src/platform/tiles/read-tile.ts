import {
  cursorOf,
  eachField,
  type ProtobufCursor,
  readBytes,
  readMessage,
  readVarint,
} from '../osm/protobuf.ts'
import type { Geometry, Properties } from './vector-tile.ts'

/** What a tile shows, with one point of it in units of its side: 0 to 1 inside the tile, beyond in what overlaps its neighbours. */
export type TileFeature = { layer: string; geometry: Geometry; properties: Properties; x: number; y: number }

const KINDS = [undefined, 'point', 'line', 'polygon'] as const
const MOVE = 1
const CLOSE = 7
const decoder = new TextDecoder()

/**
 * The features of some layers of a vector tile that was found to be one (Mapbox Vector Tile specification 2.1). A line is told by the
 * middle of its points, anything else by its first.
 */
export function readTileFeatures(tile: Uint8Array, layers: readonly string[]): TileFeature[] {
  const features: TileFeature[] = []
  eachField(cursorOf(tile), (field, cursor) => {
    if (field !== 3) return false
    const layer = readLayer(readMessage(cursor))
    if (layers.includes(layer.name)) features.push(...layer.features.flatMap((one) => featureOf(one, layer)))
    return true
  })
  return features
}

type Layer = {
  name: string
  extent: number
  keys: string[]
  values: (string | number)[]
  features: ProtobufCursor[]
}

function readLayer(message: ProtobufCursor): Layer {
  const layer: Layer = { name: '', extent: 4096, keys: [], values: [], features: [] }
  eachField(message, (field, cursor) => {
    if (field === 1) layer.name = decoder.decode(readBytes(cursor))
    else if (field === 2) layer.features.push(readMessage(cursor))
    else if (field === 3) layer.keys.push(decoder.decode(readBytes(cursor)))
    else if (field === 4) layer.values.push(readValue(readMessage(cursor)))
    else if (field === 5) layer.extent = readVarint(cursor)
    else return false
    return true
  })
  return layer
}

/** Texts and whole numbers; what else there is (fractions, true and false) no name is made of. */
function readValue(message: ProtobufCursor): string | number {
  let value: string | number = ''
  eachField(message, (field, cursor) => {
    if (field === 1) value = decoder.decode(readBytes(cursor))
    else if (field === 4 || field === 5) value = readVarint(cursor)
    else return false
    return true
  })
  return value
}

function featureOf(message: ProtobufCursor, { name, extent, keys, values }: Layer): TileFeature[] {
  const properties: Record<string, string | number> = {}
  let geometry: Geometry | undefined
  let points: [x: number, y: number][] = []
  eachField(message, (field, cursor) => {
    if (field === 2) {
      const tags = readMessage(cursor)
      while (tags.at < tags.end) {
        const [key, value] = [keys[readVarint(tags)], values[readVarint(tags)]]
        if (key !== undefined && value !== undefined) properties[key] = value
      }
    } else if (field === 3) geometry = KINDS[readVarint(cursor)]
    else if (field === 4) points = readFirstPart(readMessage(cursor))
    else return false
    return true
  })
  const point = points[geometry === 'line' ? points.length >> 1 : 0]
  if (geometry === undefined || point === undefined) return []
  return [{ layer: name, geometry, properties, x: point[0] / extent, y: point[1] / extent }]
}

/** The points of the first line, ring or point. */
function readFirstPart(geometry: ProtobufCursor): [x: number, y: number][] {
  const points: [number, number][] = []
  let [x, y] = [0, 0]
  while (geometry.at < geometry.end) {
    const command = readVarint(geometry)
    const kind = command & 7
    if ((kind === MOVE && points.length > 0) || kind === CLOSE) break
    for (let left = command >>> 3; left > 0; left--) {
      x += unzigzag(readVarint(geometry))
      y += unzigzag(readVarint(geometry))
      points.push([x, y])
    }
  }
  return points
}

function unzigzag(value: number): number {
  return value % 2 === 0 ? value / 2 : -(value + 1) / 2
}
