import { utcDate } from '@tripwright/domain/base/dates'
import { metresBetweenNear } from '@tripwright/domain/base/geo'
import { placeTypeOf, type SourcePlace } from '@tripwright/domain/destination/gathered-guides'
import { DIETS } from '@tripwright/domain/destination/places'
import { PLACE_RULES, type RegionManifest, type RegionPlace } from '@tripwright/domain/map/offline-maps'
import { readPackNames, tilesAround } from '#features/map/map-packs/index.ts'
import {
  findRegions,
  mapPacksFolder,
  placeOf,
  readPlacesOfRegion,
  regionsFolder,
} from '#features/map/offline-maps/index.ts'
import type { Platform } from '#platform/platform.ts'
import type { PackedTile } from '#platform/tiles/archive.ts'
import type { GuidePlace } from './guide-place.service.ts'

/** Reading the places of a whole country would block all other calls. */
const MAX_BYTES = 8 * 1024 * 1024
/** Rings of tiles around the one in the middle: about five kilometres each way. */
const TILE_RINGS = 2
const AT_ONCE = 3
/** So many rows are joined at most, the nearest first. */
const MAX_ROWS = 6000

/** Most tables of a town are in its middle. */
const TABLES_METRES = 3000

const SIGHT_GROUPS = ['sights', 'nature', 'eating', 'drinks']
const SIGHT_TAGS = tagsOfGroups(['sights', 'nature', 'shops'])
const TABLE_TAGS = tagsOfGroups(['eating', 'drinks'])
const SEEN_FROM_OUTSIDE = ['castle', 'fort', 'monument', 'building', 'attraction', 'ruins']

type Deps = Pick<Platform, 'config' | 'basemap' | 'overpass' | 'now'>

/**
 * What maps know of a place: the map as it is today, where an interpreter of it is configured, with regions and map packs that
 * are here; else the tiles. Null where there is nothing.
 */
export async function readMapRows(deps: Deps, place: GuidePlace): Promise<SourcePlace[] | null> {
  const today = await readTodaysRows(deps, place)
  const stored = await readRegionRows(deps, place)
  if (!today?.length) return stored ?? (await readTileRows(deps, place)) ?? today
  const ids = new Set(today.map(({ id }) => id))
  return [...today, ...(stored ?? []).filter(({ id }) => !ids.has(id))]
}

/** One call: sights in all of the town, tables where most people walk. */
async function readTodaysRows({ overpass, now }: Deps, place: GuidePlace): Promise<SourcePlace[] | null> {
  const { reach } = place
  const searches = [
    { reach, tags: SIGHT_TAGS },
    { reach: Math.min(reach, TABLES_METRES), tags: TABLE_TAGS },
  ]
  const answer = await overpass?.findElements(place, searches)
  if (!answer) return null
  const places = answer.elements.flatMap(({ id, tags, lat, lon }) => placeOf(id, tags, lat, lon) ?? [])
  return rowsOf(places, place, answer.asOf ?? utcDate(now()))
}

/** The tags of the kinds that a guide holds, by key. */
function tagsOfGroups(groups: readonly string[]): Record<string, string[]> {
  const tags: Record<string, string[]> = {}
  for (const [key, values, group] of PLACE_RULES) {
    if (!groups.includes(group)) continue
    const kinds = values.split(' ').filter((kind) => placeTypeOf(kind) !== null)
    if (kinds.length > 0) tags[key] = [...(tags[key] ?? []), ...kinds]
  }
  return tags
}

async function readRegionRows({ config }: Deps, place: GuidePlace): Promise<SourcePlace[] | null> {
  const { dataDir } = config
  const folders = [regionsFolder(dataDir), mapPacksFolder(dataDir)]
  for (const folder of folders)
    for (const region of findRegions(folder)) {
      if (region.basis === 'guide' || region.places.bytes > MAX_BYTES || !isWithin(region, place)) continue
      const asOf = region.date ?? region.builtAt.slice(0, 10)
      const rows = rowsOf(await readPlacesOfRegion(folder, region), place, asOf)
      if (rows.length > 0) return rows
    }
  return null
}

function isWithin({ bounds }: RegionManifest, { lat, lon }: GuidePlace): boolean {
  return lon >= bounds.west && lon <= bounds.east && lat >= bounds.south && lat <= bounds.north
}

async function readTileRows({ basemap, now }: Deps, place: GuidePlace): Promise<SourcePlace[] | null> {
  const description = await basemap.describe()
  if (description === null) return null
  const waiting = tilesAround(place, TILE_RINGS).values()
  const tiles: PackedTile[] = []
  let answers = 0
  const lane = async () => {
    for (const address of waiting) {
      const found = await basemap.find(address, async () => true, true)
      if (found?.kind === 'tile') tiles.push({ ...address, packed: found.packed })
      if (found?.kind === 'tile' || found?.kind === 'empty') answers++
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, lane))
  if (answers === 0) return null
  return rowsOf(readPackNames(tiles).places, place, description.asOf ?? utcDate(now()))
}

function rowsOf(places: readonly RegionPlace[], middle: GuidePlace, asOf: string): SourcePlace[] {
  return places
    .filter((place) => isForGuides(place) && metresBetweenNear(middle, place) <= middle.reach)
    .toSorted((a, b) => metresBetweenNear(middle, a) - metresBetweenNear(middle, b))
    .slice(0, MAX_ROWS)
    .map((place) => toSourcePlace(place, asOf))
}

/** Kinds of shops and services may be called as sights are. */
function isForGuides({ group, kind, wikidata }: RegionPlace): boolean {
  if (SIGHT_GROUPS.includes(group)) return placeTypeOf(kind) !== null
  return kind === 'marketplace' || wikidata !== undefined
}

function toSourcePlace(place: RegionPlace, asOf: string): SourcePlace {
  const { id, name, also, kind, group, lat, lon, hours, website, wikidata, fee } = place
  const diet = DIETS.filter((one) => place.diet?.split(';').includes(one))
  const isSight = kind === 'marketplace' || group === 'services' || SIGHT_GROUPS.includes(group)
  return {
    source: 'openstreetmap',
    id,
    name,
    kind: isSight ? kind : null,
    lat,
    lon,
    asOf,
    ...(also && { also: also.split('; ') }),
    ...(hours && { hours }),
    ...(website && { website }),
    ...(wikidata && { wikidata }),
    ...(fee && { isFree: fee === 'no' }),
    ...(place.wheelchair && place.wheelchair !== 'limited' && { stepFree: place.wheelchair === 'yes' }),
    ...(diet.length > 0 && { diet }),
    ...(isGone(place) && { isGone: true }),
  }
}

/** A castle that somebody lives in is looked at from outside. */
function isGone({ closed, kind }: RegionPlace): boolean {
  if (closed === 'private') return !SEEN_FROM_OUTSIDE.includes(kind)
  return closed !== undefined
}
