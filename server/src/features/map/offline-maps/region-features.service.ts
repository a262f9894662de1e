import type { Tags } from '#platform/osm/elements.ts'
import type { Geometry, Properties } from '#platform/tiles/vector-tile.ts'
import { areaName, namesOf } from './region-names.service.ts'
import {
  AEROWAYS,
  type FeatureStyle,
  type Kinds,
  LANDCOVER,
  LANDUSE,
  PLACE_RANKS,
  PLACES,
  RAILWAYS,
  ROADS,
  WATER,
  WATERWAYS,
} from './region-schema.service.ts'

/** The sea and the land beneath it: our own shapes, built from coastlines. The schema has no land layer. */
export const SEA: FeatureStyle = {
  layer: 'water',
  geometry: 'polygon',
  properties: { class: 'ocean' },
  from: 6,
}
export const LAND_GROUND: FeatureStyle = {
  layer: 'ground',
  geometry: 'polygon',
  properties: { class: 'land' },
  from: 6,
}
/** A coastline that is no edge of an area. */
export const SHORE: FeatureStyle = {
  layer: 'ground',
  geometry: 'line',
  properties: { class: 'shore' },
  from: 6,
}

/** The style of a value; null where the table lacks it. */
export function kindOf(kinds: Kinds, value: string | undefined): { kind: string; from: number } | null {
  const found = kinds.find(([, , values]) => value !== undefined && values.includes(value))
  return found ? { kind: found[0], from: found[1] } : null
}

/** The styles of a line; empty where it is not drawn. */
export function stylesOfLine(tags: Tags): FeatureStyle[] {
  if (tags.get('natural') === 'coastline') return [SHORE]
  return roadStyles(tags) ?? railStyles(tags) ?? waterwayStyles(tags) ?? otherLines(tags)
}

/** Whether a ring with these tags is a line, not an area: a roundabout. */
export function isLineOnly(tags: Tags): boolean {
  return tags.get('area') !== 'yes' && kindOf(ROADS, tags.get('highway')) !== null
}

function roadStyles(tags: Tags): FeatureStyle[] | null {
  const value = tags.get('highway') ?? ''
  const road = kindOf(ROADS, value)
  if (!road || tags.get('area') === 'yes') return null
  const subclass = road.kind === 'path' ? { subclass: value } : {}
  const line = styled('transportation', 'line', road.from, {
    class: road.kind,
    ...subclass,
    ...brunnelOf(tags),
    ...(value.endsWith('_link') && { ramp: 1 }),
    ...(/^(yes|1|true)$/.test(tags.get('oneway') ?? '') && { oneway: 1 }),
    ...serviceOf(tags),
  })
  const ref = tags.get('ref')
  const names = {
    ...namesOf(tags),
    ...(ref && { ref: ref.slice(0, 20), ref_length: Math.min(20, ref.length) }),
  }
  if (Object.keys(names).length === 0) return [line]
  const named = { ...names, class: road.kind, ...subclass }
  return [line, styled('transportation_name', 'line', Math.max(road.from, ref ? 8 : 12), named)]
}

function railStyles(tags: Tags): FeatureStyle[] | null {
  const value = tags.get('railway')
  const rail = kindOf(RAILWAYS, value)
  if (!rail) return null
  const service = serviceOf(tags)
  const from = 'service' in service ? 13 : rail.from
  return [
    styled('transportation', 'line', from, {
      class: rail.kind,
      subclass: value ?? '',
      ...brunnelOf(tags),
      ...service,
    }),
  ]
}

function waterwayStyles(tags: Tags): FeatureStyle[] | null {
  const river = kindOf(WATERWAYS, tags.get('waterway'))
  if (!river) return null
  const intermittent = tags.get('intermittent') === 'yes' ? 1 : 0
  return [
    styled('waterway', 'line', river.from, {
      class: river.kind,
      ...namesOf(tags),
      ...brunnelOf(tags),
      intermittent,
    }),
  ]
}

function otherLines(tags: Tags): FeatureStyle[] {
  const lift = tags.get('aerialway')
  if (lift !== undefined && lift !== 'pylon' && lift !== 'station')
    return [styled('transportation', 'line', 12, { class: 'aerialway', subclass: lift })]
  if (tags.get('route') === 'ferry') return [styled('transportation', 'line', 9, { class: 'ferry' })]
  if (tags.get('man_made') === 'pier') return [styled('transportation', 'line', 13, { class: 'pier' })]
  const aeroway = kindOf(AEROWAYS, tags.get('aeroway'))
  const isWay = aeroway?.kind === 'runway' || aeroway?.kind === 'taxiway'
  return isWay ? [styled('aeroway', 'line', aeroway.from, { class: aeroway.kind })] : []
}

/** The styles of an area, the lowest layer first; empty where it is not drawn. */
export function stylesOfArea(tags: Tags): FeatureStyle[] {
  if (tags.has('building') && tags.get('building') !== 'no')
    return [styled('building', 'polygon', 14, heightOf(tags))]
  const water = ofTags(WATER, tags)
  if (water) return [styled('water', 'polygon', water.from, { class: water.kind }), ...areaName(tags, water)]
  if (tags.get('highway') === 'pedestrian')
    return [styled('transportation', 'polygon', 13, { class: 'path', subclass: 'pedestrian' })]
  const aeroway = kindOf(AEROWAYS, tags.get('aeroway'))
  if (aeroway) return [styled('aeroway', 'polygon', aeroway.from, { class: aeroway.kind })]
  return [...landStyles(tags), ...parkStyles(tags)]
}

function landStyles(tags: Tags): FeatureStyle[] {
  const cover = ofTags(LANDCOVER, tags)
  if (cover) return [styled('landcover', 'polygon', cover.from, { class: cover.kind, subclass: cover.value })]
  const use = ofTags(LANDUSE, tags)
  return use ? [styled('landuse', 'polygon', use.from, { class: use.kind || use.value })] : []
}

function parkStyles(tags: Tags): FeatureStyle[] {
  const isReserve = tags.get('leisure') === 'nature_reserve'
  const boundary = tags.get('boundary')
  const park = isReserve ? 'nature_reserve' : boundary === 'national_park' ? boundary : null
  if (park === null) return []
  const names = namesOf(tags)
  const label = 'name' in names ? [styled('park', 'point', 10, { class: park, rank: 1, ...names })] : []
  return [styled('park', 'polygon', 6, { class: park }), ...label]
}

function ofTags(tables: readonly [key: string, Kinds][], tags: Tags) {
  for (const [key, kinds] of tables) {
    const value = tags.get(key)
    const found = kindOf(kinds, value)
    if (found && value !== undefined) return { ...found, value }
  }
  return null
}

/** A border between countries or their parts, which are relations; null for others. */
export function styleOfBorder(tags: Tags): FeatureStyle | null {
  if (tags.get('boundary') !== 'administrative') return null
  const level = tags.get('admin_level')
  const facts = { disputed: 0, maritime: tags.get('maritime') === 'yes' ? 1 : 0 }
  if (level === '2') return styled('boundary', 'line', 6, { admin_level: 2, ...facts })
  return level === '4' ? styled('boundary', 'line', 8, { admin_level: 4, ...facts }) : null
}

const RANKS_BY_PEOPLE = [
  [3_000_000, 2],
  [1_000_000, 3],
  [300_000, 4],
  [100_000, 5],
  [50_000, 7],
] as const

/** A name on the map; null for a node that names no place. */
export function styleOfName(tags: Tags): FeatureStyle | null {
  const place = kindOf(PLACES, tags.get('place'))
  if (!place || !tags.has('name')) return null
  const people = Number(tags.get('population') ?? 0)
  const ofPeople = RANKS_BY_PEOPLE.find(([least]) => people >= least)?.[1]
  const isCapital = tags.get('capital') === 'yes'
  const rank = isCapital ? 2 : (ofPeople ?? PLACE_RANKS[place.kind] ?? 14)
  return styled('place', 'point', place.from, {
    class: place.kind,
    rank,
    ...(isCapital && { capital: 2 }),
    ...namesOf(tags),
  })
}

function brunnelOf(tags: Tags): Properties {
  const is = (key: string) => tags.has(key) && tags.get(key) !== 'no'
  if (is('bridge')) return { brunnel: 'bridge' }
  if (is('tunnel')) return { brunnel: 'tunnel' }
  return is('ford') ? { brunnel: 'ford' } : {}
}

function serviceOf(tags: Tags): Properties {
  const service = tags.get('service')
  return service === undefined ? {} : { service: service.slice(0, 30) }
}

const METRES_A_FLOOR = 3.66
const TALLEST = 900

function heightOf(tags: Tags): Properties {
  const metres = Number.parseFloat(tags.get('height') ?? '')
  const floors = Number.parseFloat(tags.get('building:levels') ?? '')
  const height = Number.isFinite(metres) ? metres : floors * METRES_A_FLOOR
  return height > 0 && height < TALLEST ? { render_height: Math.round(height) } : {}
}

function styled(layer: string, geometry: Geometry, from: number, properties: Properties): FeatureStyle {
  return { layer, geometry, properties, from }
}
