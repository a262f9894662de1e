import { createHash } from 'node:crypto'
import { gunzipSync } from 'node:zlib'
import { truncateText } from '@tripwright/domain/base/well-formed-text'
import {
  type AddressStreet,
  PLACE_RULES,
  type PlaceGroup,
  type RegionPlace,
} from '@tripwright/domain/map/offline-maps'
import { tileBounds } from '@tripwright/map'
import { makeStreetList } from '#features/map/offline-maps/index.ts'
import type { PackedTile } from '#platform/tiles/archive.ts'
import { readTileFeatures, type TileFeature } from '#platform/tiles/read-tile.ts'
import type { Properties } from '#platform/tiles/vector-tile.ts'

/** What can be found without a network: places by their names, and streets. */
export type PackNames = { places: RegionPlace[]; streets: AddressStreet[] }

const LAYERS = [
  'poi',
  'place',
  'transportation_name',
  'park',
  'mountain_peak',
  'water_name',
  'aerodrome_label',
]
const LONGEST = 255
/** So many are kept: the largest cities have about twenty thousand. */
const MAX_PLACES = 60_000

/** What a value of OpenStreetMap is looked for under. */
const GROUPS = new Map(
  PLACE_RULES.toReversed().flatMap(([, values, group]) =>
    values
      .split(' ')
      .filter(Boolean)
      .map((value): [string, PlaceGroup] => [value, group]),
  ),
)
/** The same for classes of the schema that stand for several of them. */
const CLASS_GROUPS: Record<string, PlaceGroup> = {
  lodging: 'beds',
  campsite: 'beds',
  beer: 'drinks',
  attraction: 'sights',
  art_gallery: 'sights',
  castle: 'sights',
  monument: 'sights',
  museum: 'sights',
  music: 'sights',
  shop: 'shops',
  grocery: 'shops',
  clothing_store: 'shops',
  alcohol_shop: 'shops',
  bakery: 'shops',
  butcher: 'shops',
  hairdresser: 'shops',
  bus: 'transport',
  railway: 'transport',
  aerialway: 'transport',
  ferry_terminal: 'transport',
  harbor: 'transport',
  park: 'nature',
  garden: 'nature',
  golf: 'nature',
  post: 'services',
}

/** Reads the names of packed tiles of the last zoom, each place once. */
export function readPackNames(tiles: Iterable<PackedTile>): PackNames {
  const places = new Map<string, RegionPlace>()
  const streets = makeStreetList()
  for (const tile of tiles) {
    const bounds = tileBounds(tile)
    for (const feature of readTileFeatures(gunzipSync(tile.packed), LAYERS)) {
      const name = nameOf(feature.properties)
      // What lies in the margin of a tile is in its neighbour too.
      if (name === undefined || feature.x < 0 || feature.y < 0 || feature.x >= 1 || feature.y >= 1) continue
      // Between two rows of tiles a straight line in degrees is off by less than a metre.
      const lat = rounded(bounds.north - (bounds.north - bounds.south) * feature.y)
      const lon = rounded(bounds.west + (bounds.east - bounds.west) * feature.x)
      if (feature.layer === 'transportation_name') streets.addStreet(name, { lat, lon })
      else if (feature.geometry === 'point' && places.size < MAX_PLACES) {
        const place = placeOf(feature, name, lat, lon)
        places.set(place.id, place)
      }
    }
  }
  return { places: [...places.values()], streets: streets.streets() }
}

function placeOf({ layer, properties }: TileFeature, name: string, lat: number, lon: number): RegionPlace {
  const { group, kind } = kindOf(layer, properties)
  const also = otherNames(properties, name)
  return {
    id: `t${createHash('sha256').update(`${kind} ${name} ${lat} ${lon}`).digest('hex').slice(0, 14)}`,
    name: truncateText(name, LONGEST),
    ...(also && { also }),
    group,
    kind,
    lat,
    lon,
  }
}

function kindOf(layer: string, properties: Properties): { group: PlaceGroup; kind: string } {
  const [general, special] = [textOf(properties, 'class') ?? '', textOf(properties, 'subclass') ?? '']
  switch (layer) {
    case 'place':
      return { group: 'areas', kind: general }
    case 'water_name':
      return { group: 'nature', kind: general || 'water' }
    case 'mountain_peak':
      return { group: 'nature', kind: general || 'peak' }
    case 'park':
      return { group: 'nature', kind: 'park' }
    case 'aerodrome_label':
      return { group: 'transport', kind: 'aerodrome' }
    default: {
      const group = GROUPS.get(special) ?? GROUPS.get(general) ?? CLASS_GROUPS[general] ?? 'services'
      // Religions are the subclass of a place of worship.
      return { group, kind: general === 'place_of_worship' ? general : special || general || 'place' }
    }
  }
}

/** The name on the signs; some makers of tiles tell only that in Latin letters. */
function nameOf(properties: Properties): string | undefined {
  return textOf(properties, 'name') ?? textOf(properties, 'name:latin') ?? textOf(properties, 'name_int')
}

function otherNames(properties: Properties, name: string): string | undefined {
  const others = ['name:latin', 'name_en', 'name:en', 'name_int', 'iata'].flatMap(
    (key) => textOf(properties, key) ?? [],
  )
  const also = [...new Set(others)].filter((one) => one !== name).join('; ')
  return truncateText(also, LONGEST) || undefined
}

function textOf(properties: Properties, key: string): string | undefined {
  const value = properties[key]
  return typeof value === 'string' ? value.trim() || undefined : undefined
}

function rounded(degrees: number): number {
  return Number(degrees.toFixed(5))
}
