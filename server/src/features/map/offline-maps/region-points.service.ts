import type { RegionPlace } from '@tripwright/domain/map/offline-maps'
import type { Tags } from '#platform/osm/elements.ts'
import type { Properties } from '#platform/tiles/vector-tile.ts'
import { kindOf } from './region-features.service.ts'
import { namesOf } from './region-names.service.ts'
import { type FeatureStyle, HEIGHTS, POI_CLASSES, POI_RANKS } from './region-schema.service.ts'

/** Drawn in layers of their own and not as places to search for. */
const OWN_LAYERS = ['peak', 'aerodrome']
const STOPS = ['bus_stop', 'subway_entrance']
const LONGEST_NUMBER = 20

/** The features at an element's centre: its house number, peak, airport or place. */
export function stylesOfPoint(tags: Tags, place: RegionPlace | null): FeatureStyle[] {
  const number = tags.get('addr:housenumber')?.trim()
  return [
    ...(number ? [point('housenumber', 14, { housenumber: number.slice(0, LONGEST_NUMBER) })] : []),
    ...heightStyles(tags),
    ...(tags.get('aeroway') === 'aerodrome' ? [point('aerodrome_label', 10, airportOf(tags))] : []),
    ...(place && !OWN_LAYERS.includes(place.kind) ? [styleOfPlace(place, tags)] : stopStyles(tags)),
  ]
}

/** The style of a place. Stations and hospitals are visible from an earlier zoom. */
export function styleOfPlace({ group, kind, name }: RegionPlace, tags: Tags = new Map()): FeatureStyle {
  const general = kindOf(POI_CLASSES, kind)
  const facts = { class: general?.kind ?? (group === 'shops' ? 'shop' : kind), subclass: kind }
  return point('poi', general?.from ?? 14, { ...facts, rank: POI_RANKS[group] ?? 30, name, ...namesOf(tags) })
}

function heightStyles(tags: Tags): FeatureStyle[] {
  const height = kindOf(HEIGHTS, tags.get('natural'))
  if (!height) return []
  const metres = Math.round(Number.parseFloat(tags.get('ele') ?? ''))
  const ele = metres > 0 ? { ele: metres } : {}
  return [point('mountain_peak', height.from, { class: height.kind, rank: 1, ...ele, ...namesOf(tags) })]
}

function airportOf(tags: Tags): Properties {
  const code = (key: string) => {
    const value = tags.get(key)
    return value === undefined ? {} : { [key]: value.slice(0, 4) }
  }
  return { class: 'other', ...code('iata'), ...code('icao'), ...namesOf(tags) }
}

function stopStyles(tags: Tags): FeatureStyle[] {
  const kind = [tags.get('highway'), tags.get('railway')].find(
    (value) => value !== undefined && STOPS.includes(value),
  )
  const names = namesOf(tags)
  if (kind === undefined || !('name' in names)) return []
  return [
    point('poi', 14, { class: kindOf(POI_CLASSES, kind)?.kind ?? kind, subclass: kind, rank: 9, ...names }),
  ]
}

function point(layer: string, from: number, properties: Properties): FeatureStyle {
  return { layer, geometry: 'point', properties, from }
}
