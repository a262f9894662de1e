import { truncateText } from '@tripwright/domain/base/well-formed-text'
import type { Tags } from '#platform/osm/elements.ts'
import type { Geometry, Properties } from '#platform/tiles/vector-tile.ts'

/** How something is drawn: where it belongs, what it is and the first zoom that shows it. */
export type FeatureStyle = { layer: string; geometry: Geometry; properties: Properties; from: number }

export type Kinds = readonly [kind: string, from: number, values: readonly string[]][]

export const ROADS: Kinds = [
  ['motorway', 6, ['motorway', 'motorway_link']],
  ['major', 7, ['trunk', 'trunk_link']],
  ['major', 8, ['primary', 'primary_link']],
  ['medium', 9, ['secondary', 'secondary_link']],
  ['medium', 11, ['tertiary', 'tertiary_link']],
  ['minor', 12, ['residential', 'unclassified', 'living_street', 'pedestrian']],
  ['minor', 13, ['service', 'road']],
  ['path', 13, ['track', 'path', 'cycleway', 'bridleway']],
  ['path', 14, ['footway', 'steps']],
]
export const LAND: readonly [key: string, Kinds][] = [
  [
    'landuse',
    [
      ['wood', 7, ['forest']],
      ['urban', 8, ['residential', 'commercial', 'retail', 'industrial']],
      ['park', 11, ['village_green', 'recreation_ground', 'cemetery', 'grass']],
      ['farm', 11, ['vineyard', 'orchard', 'allotments']],
    ],
  ],
  [
    'natural',
    [
      ['wood', 7, ['wood']],
      ['scrub', 10, ['scrub', 'heath']],
      ['ice', 7, ['glacier']],
      ['rock', 9, ['bare_rock', 'scree', 'shingle']],
      ['sand', 10, ['beach', 'sand']],
    ],
  ],
  [
    'leisure',
    [
      ['park', 10, ['park', 'nature_reserve', 'golf_course']],
      ['park', 12, ['garden', 'pitch', 'playground']],
    ],
  ],
  ['amenity', [['cemetery', 12, ['grave_yard']]]],
]
export const PLACES: Kinds = [
  ['city', 6, ['city']],
  ['town', 8, ['town']],
  ['village', 10, ['village', 'island']],
  ['quarter', 13, ['suburb', 'quarter', 'neighbourhood', 'hamlet', 'locality']],
]
export const RAILWAYS = ['rail', 'narrow_gauge', 'light_rail', 'tram', 'subway', 'funicular']
export const WATER = ['riverbank', 'dock', 'basin', 'reservoir']
/** A river at its widest is an area; the line is drawn through it all the same. */
export const RIVERS: Kinds = [
  ['river', 8, ['river']],
  ['canal', 10, ['canal']],
  ['stream', 12, ['stream']],
]

/** The sea, and the ground that it is drawn on: shapes of ours, made of shores. */
export const SEA: FeatureStyle = { layer: 'water', geometry: 'polygon', properties: { kind: 'sea' }, from: 6 }
export const LAND_GROUND: FeatureStyle = {
  layer: 'land',
  geometry: 'polygon',
  properties: { kind: 'ground' },
  from: 6,
}

function kindOf(kinds: Kinds, value: string | undefined): { kind: string; from: number } | null {
  const rule = kinds.find(([, , values]) => value !== undefined && values.includes(value))
  return rule ? { kind: rule[0], from: rule[1] } : null
}

/** How a line is drawn; null for what is not. */
export function styleOfLine(tags: Tags): FeatureStyle | null {
  const isHidden = tags.get('tunnel') === 'yes' && !tags.has('highway')
  const road = kindOf(ROADS, tags.get('highway'))
  if (road && tags.get('area') !== 'yes') return drawn('road', 'line', road, tags, ['name', 'ref'])
  if (RAILWAYS.includes(tags.get('railway') ?? '') && tags.get('service') === undefined)
    return drawn('road', 'line', { kind: 'rail', from: 9 }, tags, [])
  if (tags.get('aerialway') !== undefined && tags.get('aerialway') !== 'pylon')
    return drawn('road', 'line', { kind: 'lift', from: 12 }, tags, ['name'])
  const river = isHidden ? null : kindOf(RIVERS, tags.get('waterway'))
  if (river) return drawn('water', 'line', river, tags, ['name'])
  if (tags.get('natural') === 'coastline') return drawn('water', 'line', { kind: 'coast', from: 6 }, tags, [])
  return null
}

/** How an area is drawn; null for what is not. */
export function styleOfArea(tags: Tags): FeatureStyle | null {
  if (tags.has('building') && tags.get('building') !== 'no')
    return drawn('building', 'polygon', { kind: 'building', from: 14 }, tags, [])
  const isWater =
    tags.get('natural') === 'water' ||
    WATER.includes(tags.get('waterway') ?? '') ||
    WATER.includes(tags.get('landuse') ?? '')
  if (isWater) return drawn('water', 'polygon', { kind: 'lake', from: 6 }, tags, [])
  if (tags.get('highway') === 'pedestrian')
    return drawn('land', 'polygon', { kind: 'square', from: 13 }, tags, [])
  for (const [key, kinds] of LAND) {
    const land = kindOf(kinds, tags.get(key))
    if (land) return drawn('land', 'polygon', land, tags, [])
  }
  return null
}

/** A border between countries or their parts, which are relations; null for others. */
export function styleOfBorder(tags: Tags): FeatureStyle | null {
  if (tags.get('boundary') !== 'administrative') return null
  const level = tags.get('admin_level')
  if (level === '2') return drawn('border', 'line', { kind: 'country', from: 6 }, tags, [])
  return level === '4' ? drawn('border', 'line', { kind: 'part', from: 8 }, tags, []) : null
}

/** A name on the map; null for a node that names no place. */
export function styleOfName(tags: Tags): FeatureStyle | null {
  const place = kindOf(PLACES, tags.get('place'))
  return place && tags.has('name') ? drawn('name', 'point', place, tags, ['name']) : null
}

function drawn(
  layer: string,
  geometry: Geometry,
  { kind, from }: { kind: string; from: number },
  tags: Tags,
  more: readonly string[],
): FeatureStyle {
  const extraTags = more.flatMap((key) => {
    const value = tags.get(key)
    return value === undefined ? [] : [[key, truncateText(value, LONGEST_NAME)]]
  })
  return { layer, geometry, properties: { kind, ...Object.fromEntries(extraTags) }, from }
}

const LONGEST_NAME = 100
