import { rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Guide, PointOfInterest } from '@tripwright/domain/destination/places'
import {
  GUIDE_ATTRIBUTION,
  type PlaceGroup,
  REGION_SCHEMA,
  type RegionManifest,
  type RegionPlace,
} from '@tripwright/domain/map/offline-maps'
import { findGuide, listCities } from '#features/destination/places/index.ts'
import { boxRing } from '#platform/osm/coast.ts'
import type { TileShape } from '#platform/tiles/pyramid.ts'
import { readAtlas } from './guide-land.service.ts'
import { finishRegion, tilesIn, writeTiles } from './region-build.service.ts'
import type { BoundingBox } from './region-extract.service.ts'
import { LAND_GROUND, SHORE } from './region-features.service.ts'
import { findRegions, inDraftFolder } from './region-folder.service.ts'
import { styleOfPlace } from './region-points.service.ts'
import type { FeatureStyle } from './region-schema.service.ts'

/** The margin of a city's region, degrees: as far as the finer basemap of every map reaches. */
const AROUND = 0.45
/** At the last zoom a position is exact to 5 m; nearer, the same tiles are drawn larger. */
const ZOOMS = { minZoom: 6, maxZoom: 11 }

const GROUPS: Partial<Record<PointOfInterest['category'], PlaceGroup>> = {
  restaurant: 'eating',
  cafe: 'eating',
  'food-street': 'eating',
  bar: 'drinks',
  market: 'shops',
  shopping: 'shops',
  beach: 'nature',
}

/** The schema's kind for a place of a guide: the guide has our own categories. */
const KINDS: Partial<Record<PlaceGroup, string>> = {
  eating: 'restaurant',
  drinks: 'bar',
  shops: 'marketplace',
  nature: 'beach',
}

/**
 * Builds a region for every city with a guide: the coast and borders around it and the guide's places. Deletes regions of
 * cities without one.
 */
export async function buildGuideRegions(folder: string, now: Date): Promise<RegionManifest[]> {
  const cut = readAtlas()
  const guides = listCities().flatMap(({ id }) => findGuide(id) ?? [])
  const built: RegionManifest[] = []
  for (const guide of guides) built.push(await buildOne(folder, guide, cut, now))
  for (const { id } of findRegions(folder))
    if (built.every((region) => region.id !== id)) rmSync(join(folder, id), { recursive: true })
  return built
}

function buildOne(
  folder: string,
  guide: Guide,
  cut: ReturnType<typeof readAtlas>,
  now: Date,
): Promise<RegionManifest> {
  const { id, name } = guide.city
  const bounds = boundsAround(guide.city)
  const places = placesOfGuide(guide)
  return inDraftFolder(folder, (draft) => {
    const description = { name, bounds, attribution: GUIDE_ATTRIBUTION }
    writeTiles(tilesIn(draft), shapesOf(guide, places, bounds, cut(bounds)), { ...description, ...ZOOMS })
    const facts = { id, date: guide.asOf, builtAt: now.toISOString(), maxZoom: ZOOMS.maxZoom }
    return finishRegion(
      folder,
      draft,
      { ...description, ...facts, basis: 'guide', schema: REGION_SCHEMA },
      places,
    )
  })
}

function boundsAround({ lat, lon }: Guide['city']): BoundingBox {
  const short = (degrees: number) => Number(degrees.toFixed(4))
  return {
    west: short(lon - AROUND),
    south: short(lat - AROUND),
    east: short(lon + AROUND),
    north: short(lat + AROUND),
  }
}

function shapesOf(
  { city }: Guide,
  places: readonly RegionPlace[],
  bounds: BoundingBox,
  { land, shores, borders }: ReturnType<ReturnType<typeof readAtlas>>,
): TileShape[] {
  const { minZoom: from } = ZOOMS
  const lines = (look: FeatureStyle, parts: TileShape['parts'][number]): TileShape[] =>
    parts.length > 0 ? [{ ...look, parts: [parts] }] : []
  const border: FeatureStyle = {
    layer: 'boundary',
    geometry: 'line',
    properties: { admin_level: 2, disputed: 0, maritime: 0 },
    from,
  }
  const point = ({ lat, lon }: { lat: number; lon: number }) => [[Float64Array.of(lon, lat)]]
  return [
    { ...LAND_GROUND, properties: { class: 'ocean' }, parts: [[boxRing(bounds)]] },
    ...(land.length > 0 ? [{ ...LAND_GROUND, parts: land }] : []),
    ...lines(SHORE, shores),
    ...lines(border, borders),
    {
      layer: 'place',
      geometry: 'point',
      properties: { class: 'city', rank: 3, name: city.name },
      from,
      parts: point(city),
    },
    ...places.map((place) => ({
      ...styleOfPlace({ ...place, kind: KINDS[place.group] ?? 'attraction' }),
      from: ZOOMS.maxZoom,
      parts: point(place),
    })),
  ]
}

/** The places of a guide as a region has them. */
export function placesOfGuide({ pointsOfInterest }: Guide): RegionPlace[] {
  return pointsOfInterest.map(placeOf)
}

function placeOf(row: PointOfInterest): RegionPlace {
  const { id, name, category, lat, lon, hours, url, stepFree } = row
  return {
    id,
    name,
    group: GROUPS[category] ?? 'sights',
    kind: category,
    lat,
    lon,
    ...(hours && { hours }),
    ...(url && { website: url }),
    ...(stepFree !== null && { wheelchair: stepFree ? 'yes' : 'no' }),
  }
}
