import type { RegionPlace } from '@tripwright/domain/map/offline-maps'
import { boxRing, seaOf } from '#platform/osm/coast.ts'
import type { ElementSink, ExtractHeader, Member, Tags } from '#platform/osm/elements.ts'
import { readExtract } from '#platform/osm/extract.ts'
import { makeNodeTable } from '#platform/osm/node-table.ts'
import { isRing, joinLines, joinRings, middleOf, nestRings, type Track } from '#platform/osm/tracks.ts'
import type { TileShape } from '#platform/tiles/pyramid.ts'
import {
  isLineOnly,
  LAND_GROUND,
  SEA,
  SHORE,
  styleOfBorder,
  styleOfName,
  stylesOfArea,
  stylesOfLine,
} from './region-features.service.ts'
import { placeOf } from './region-places.service.ts'
import { stylesOfPoint } from './region-points.service.ts'
import type { FeatureStyle } from './region-schema.service.ts'

/** Degrees. */
export type BoundingBox = NonNullable<ExtractHeader['box']>

/** The parts of an extract that a map shows. `bounds` is null when it has no node. */
export type RegionContent = {
  date: string | null
  bounds: BoundingBox | null
  shapes: TileShape[]
  places: RegionPlace[]
}

type Relation = { id: number; tags: Tags; members: Member[]; looks: FeatureStyle[] }
/** Number of buildings that are tested against the sea areas. */
const MAX_SAMPLED_BUILDINGS = 2000

type ExtractedFeatures = Pick<RegionContent, 'shapes' | 'places'>

/** Reads an extract twice: first the nodes and the relations, then the ways, for which both are needed. */
export async function readRegion(file: string): Promise<RegionContent> {
  const nodes = makeNodeTable()
  const extracted: ExtractedFeatures = { shapes: [], places: [] }
  const relations: Relation[] = []
  const wanted = new Map<number, number[] | null>()
  const shores: number[][] = []
  const first: ElementSink = {
    node(id, lat, lon, tags) {
      nodes.add(id, lat, lon)
      if (tags.size === 0) return
      const name = styleOfName(tags)
      if (name) extracted.shapes.push({ ...name, parts: pointAt({ lat, lon }) })
      addPlace(extracted, `n${id}`, tags, lat, lon)
    },
    relation(id, members, tags) {
      const relation = relationOf(id, members, tags)
      if (!relation) return
      relations.push(relation)
      for (const { type, ref } of members) if (type === 'way') wanted.set(ref, null)
    },
  }
  const header = await readExtract(file, first)
  await readExtract(file, {
    way(id, refs, tags) {
      if (wanted.has(id)) wanted.set(id, refs)
      if (tags.get('natural') === 'coastline') shores.push(refs)
      if (tags.size > 0) addWay(extracted, id, tags, nodes.trackOf(refs))
    },
  })
  for (const relation of relations) addRelation(extracted, relation, wanted, nodes.trackOf)
  const bounds = boundsOf(header.box, nodes.box())
  if (bounds) addSea(extracted, joinLines(shores).map(nodes.trackOf), bounds)
  return { date: header.date, bounds, ...extracted }
}

/** Adds the sea as areas and the land beneath it, built from the coastlines; adds nothing where these are inconsistent. */
function addSea(extracted: ExtractedFeatures, shores: readonly Track[], bounds: BoundingBox): void {
  const houses = extracted.shapes.filter(({ layer }) => layer === 'building')
  const every = Math.ceil(houses.length / MAX_SAMPLED_BUILDINGS)
  const dry = houses.flatMap(({ parts }, index) => (index % every === 0 ? (parts[0]?.slice(0, 1) ?? []) : []))
  const sea = seaOf(shores, bounds, dry)
  if (sea === null) return
  // Removes the coastlines as lines, because the sea areas have them as edges.
  extracted.shapes = extracted.shapes.filter(({ properties }) => properties !== SHORE.properties)
  extracted.shapes.push({ ...LAND_GROUND, parts: [[boxRing(bounds)]] }, { ...SEA, parts: sea })
}

/** The box of the cut, where the extract states it; ways reach beyond it. */
function boundsOf(declared: BoundingBox | null, seen: BoundingBox | null): BoundingBox | null {
  if (seen === null) return null
  const box = {
    west: Math.max(declared?.west ?? -180, seen.west),
    south: Math.max(declared?.south ?? -90, seen.south),
    east: Math.min(declared?.east ?? 180, seen.east),
    north: Math.min(declared?.north ?? 90, seen.north),
  }
  const short = (degrees: number) => Number(degrees.toFixed(6))
  const { west, south, east, north } = box.west < box.east && box.south < box.north ? box : seen
  return { west: short(west), south: short(south), east: short(east), north: short(north) }
}

/** Only the places of an extract that does not fit into memory: it keeps only the positions that places need. */
export async function readRegionPlaces(file: string): Promise<Omit<RegionContent, 'shapes'>> {
  const extracted: ExtractedFeatures = { shapes: [], places: [] }
  const ways: { id: number; tags: Tags; refs: number[] }[] = []
  const wanted = new Set<number>()
  await readExtract(file, {
    way(id, refs, tags) {
      if (placeOf('', tags, 0, 0) === null) return
      ways.push({ id, tags, refs })
      for (const ref of refs) wanted.add(ref)
    },
  })
  const nodes = makeNodeTable()
  const header = await readExtract(file, {
    node(id, lat, lon, tags) {
      if (wanted.has(id)) nodes.add(id, lat, lon)
      if (tags.size > 0) addPlace(extracted, `n${id}`, tags, lat, lon)
    },
  })
  for (const { id, tags, refs } of ways) {
    const track = nodes.trackOf(refs)
    if (track.length < 2) continue
    const { lat, lon } = middleOf(track)
    addPlace(extracted, `w${id}`, tags, lat, lon)
  }
  return { date: header.date, bounds: header.box, places: extracted.places }
}

function addPlace(extracted: ExtractedFeatures, id: string, tags: Tags, lat: number, lon: number): void {
  const place = placeOf(id, tags, lat, lon)
  if (place) extracted.places.push(place)
  for (const look of stylesOfPoint(tags, place))
    extracted.shapes.push({ ...look, parts: pointAt({ lat, lon }) })
}

function pointAt({ lat, lon }: { lat: number; lon: number }): TileShape['parts'] {
  return [[Float64Array.of(lon, lat)]]
}

function addWay(extracted: ExtractedFeatures, id: number, tags: Tags, track: Track): void {
  if (track.length < 4) return
  const { lat, lon } = middleOf(track)
  for (const line of stylesOfLine(tags)) extracted.shapes.push({ ...line, parts: [[track]] })
  const areas = isRing(track) && !isLineOnly(tags) ? stylesOfArea(tags) : []
  for (const area of areas)
    extracted.shapes.push({ ...area, parts: area.geometry === 'point' ? pointAt({ lat, lon }) : [[track]] })
  addPlace(extracted, `w${id}`, tags, lat, lon)
}

function relationOf(id: number, members: Member[], tags: Tags): Relation | null {
  const border = styleOfBorder(tags)
  if (border) return { id, tags, members, looks: [border] }
  if (tags.get('type') !== 'multipolygon' && tags.get('boundary') !== 'national_park') return null
  return { id, tags, members, looks: stylesOfArea(tags) }
}

type WayNodes = ReadonlyMap<number, number[] | null>

function addRelation(
  extracted: ExtractedFeatures,
  { id, tags, members, looks }: Relation,
  ways: WayNodes,
  trackOf: (refs: readonly number[]) => Track,
): void {
  const lines = (isInner: boolean) =>
    members.flatMap(({ type, ref, role }) => {
      const refs = type === 'way' && (role === 'inner') === isInner ? ways.get(ref) : null
      return refs ? [refs] : []
    })
  const [border] = looks
  if (border?.geometry === 'line') {
    const parts = [...lines(false), ...lines(true)].map(trackOf).filter((track) => track.length >= 4)
    if (parts.length > 0) extracted.shapes.push({ ...border, parts: [parts] })
    return
  }
  const rings = (isInner: boolean) => joinRings(lines(isInner)).map(trackOf).filter(isRing)
  const outer = rings(false)
  const [first] = outer
  if (!first) return
  const { lat, lon } = middleOf(first)
  const parts = nestRings(outer, rings(true))
  for (const look of looks)
    extracted.shapes.push({ ...look, parts: look.geometry === 'point' ? pointAt({ lat, lon }) : parts })
  addPlace(extracted, `r${id}`, tags, lat, lon)
}
