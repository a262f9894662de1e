import {
  cursorOf,
  eachField,
  type ProtobufCursor,
  readBytes,
  readMessage,
  readVarint,
} from '../osm/protobuf.ts'

/** The layers of the OpenMapTiles schema, version 3 (https://openmaptiles.org/schema/). */
export const OPEN_MAP_TILES_LAYERS = [
  'aerodrome_label',
  'aeroway',
  'boundary',
  'building',
  'housenumber',
  'landcover',
  'landuse',
  'mountain_peak',
  'park',
  'place',
  'poi',
  'transportation',
  'transportation_name',
  'water',
  'water_name',
  'waterway',
] as const

/**
 * Whether layers are those of the OpenMapTiles schema. A few additional ones are accepted; other schemas share a few names
 * with it.
 */
export function areOpenMapTilesLayers(names: readonly string[]): boolean {
  const known = names.filter((name) => OPEN_MAP_TILES_LAYERS.some((layer) => layer === name)).length
  return known > 0 && known > names.length - known
}

export type TileFault = 'broken' | 'other-schema'

/**
 * Validates a whole vector tile (Mapbox Vector Tile specification 2.1): null when a map can draw it, else the fault. A tile
 * without layers is empty.
 */
export function findTileFault(bytes: Uint8Array): TileFault | null {
  const names: string[] = []
  try {
    eachField(cursorOf(bytes), (field, cursor) => {
      if (field === 3) names.push(readLayer(readMessage(cursor)))
      return field === 3
    })
  } catch {
    return 'broken'
  }
  if (new Set(names).size < names.length) return 'broken'
  return names.length === 0 || areOpenMapTilesLayers(names) ? null : 'other-schema'
}

const decoder = new TextDecoder('utf-8', { fatal: true })

function readLayer(layer: ProtobufCursor): string {
  const found = { name: '', version: 0, extent: 4096, keys: 0, values: 0 }
  const most = { key: -1, value: -1 }
  eachField(layer, (field, cursor) => {
    if (field === 1) found.name = decoder.decode(readBytes(cursor))
    else if (field === 2) checkFeature(readMessage(cursor), most)
    else if (field === 3) found.keys += readBytes(cursor).length >= 0 ? 1 : 0
    else if (field === 4) found.values += readBytes(cursor).length >= 0 ? 1 : 0
    else if (field === 5) found.extent = readVarint(cursor)
    else if (field === 15) found.version = readVarint(cursor)
    else return false
    return true
  })
  require(found.name !== '' && (found.version === 1 || found.version === 2) && found.extent > 0)
  require(most.key < found.keys && most.value < found.values)
  return found.name
}

type Most = { key: number; value: number }

function checkFeature(feature: ProtobufCursor, most: Most): void {
  eachField(feature, (field, cursor) => {
    if (field === 2) checkTags(readMessage(cursor), most)
    else if (field === 3) require(readVarint(cursor) <= 3)
    else if (field === 4) checkGeometry(readMessage(cursor))
    else return false
    return true
  })
}

/** Pairs of indexes into the lists of keys and values. */
function checkTags(tags: ProtobufCursor, most: Most): void {
  while (tags.at < tags.end) {
    most.key = Math.max(most.key, readVarint(tags))
    most.value = Math.max(most.value, readVarint(tags))
  }
}

const PARAMETERS: Record<number, number> = { 1: 2, 2: 2, 7: 0 }

/** Commands with the number of their parameters (section 4.3 of the specification). */
function checkGeometry(geometry: ProtobufCursor): void {
  while (geometry.at < geometry.end) {
    const command = readVarint(geometry)
    const parameters = PARAMETERS[command & 7]
    require(parameters !== undefined && command >= 8)
    for (let left = (command >>> 3) * (parameters ?? 0); left > 0; left--) readVarint(geometry)
  }
}

function require(isRight: boolean): void {
  if (!isRight) throw new RangeError('is no vector tile')
}
