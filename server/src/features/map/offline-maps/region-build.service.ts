import { statSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import {
  REGION_ATTRIBUTION,
  REGION_ID,
  REGION_SCHEMA,
  type RegionManifest,
  type RegionPlace,
} from '@tripwright/domain/map/offline-maps'
import { parseOpeningHours } from '@tripwright/opening-hours'
import { formOf } from '#platform/osm/extract.ts'
import { refused } from '#platform/osm/extract-error.ts'
import { StartError } from '#platform/start-error.ts'
import { type PackedTile, writeArchive } from '#platform/tiles/archive.ts'
import { cutTiles, type TileShape } from '#platform/tiles/pyramid.ts'
import { packAddresses, readAddresses } from './region-addresses.service.ts'
import { type BoundingBox, readRegion, readRegionPlaces } from './region-extract.service.ts'
import { inDraftFolder, nameByContent, publishRegion } from './region-folder.service.ts'
import { packStreets, readStreets } from './region-streets.service.ts'
import { makeTilesWithTilemaker } from './tilemaker.service.ts'

export type RegionBuildOptions = {
  /** The extract: .osm.pbf, .osm.gz or .osm. */
  pbf: string
  id: string
  name: string
  /** The folder for the regions. */
  folder: string
  now: Date
  /** A larger extract is given to tilemaker; bytes. */
  maxBytes?: number
  /** The path of tilemaker; `tilemaker` by default. */
  tilemaker?: string
}

const MAX_IN_MEMORY_BYTES = 30_000_000
/** The schema's licence (CC BY) requires its name where the tiles are shown. */
const SCHEMA_CREDIT = '<a href="https://openmaptiles.org/">© OpenMapTiles</a>'
const TILES = 'tiles.pmtiles'
const PLACES = 'places.json.gz'
const STREETS = 'streets.gz'
const ZOOMS = { minZoom: 6, maxZoom: 14 }
/**
 * Maximum of tiles at the last zoom. Germany has 150,000: a file that needs more is no extract of 30 MB, whatever it claims.
 */
const MAX_TILES = 400_000

/** Builds a region from an extract and replaces an older one with the same id. Throws StartError, one sentence. */
export async function buildRegion(options: RegionBuildOptions): Promise<RegionManifest> {
  if (!REGION_ID.test(options.id))
    throw new StartError(
      'bad-usage',
      'an id has small letters and digits, with hyphens between them: "liechtenstein"',
    )
  const isLarge = sizeOf(options.pbf) > (options.maxBytes ?? MAX_IN_MEMORY_BYTES)
  return inDraftFolder(options.folder, async (draft) => {
    const { places, ...built } = await (isLarge ? buildLarge(options, draft) : buildSmall(options, draft))
    await writeFile(join(draft, STREETS), packStreets(await readStreets(options.pbf)), { flush: true })
    const { id, name, now } = options
    const description = {
      id,
      name,
      builtAt: now.toISOString(),
      attribution: REGION_ATTRIBUTION,
      schema: REGION_SCHEMA,
      ...built,
    } as const
    const streets = await nameByContent(draft, STREETS, 'streets')
    const addresses = await packAddresses(draft, await readAddresses(options.pbf))
    return finishRegion(options.folder, draft, { ...description, streets, addresses }, places)
  })
}

/** Temporary file of a region's tiles, before they get a name by their hash. */
export function tilesIn(draft: string): string {
  return join(draft, TILES)
}

/** Publishes the tiles of a draft with its places, replacing an older region with the same id. */
export async function finishRegion(
  folder: string,
  draft: string,
  description: Omit<RegionManifest, 'tiles' | 'places'>,
  places: readonly RegionPlace[],
): Promise<RegionManifest> {
  await writeFile(join(draft, PLACES), gzipSync(JSON.stringify({ places }), { level: 9 }), { flush: true })
  const manifest: RegionManifest = {
    ...description,
    tiles: await nameByContent(draft, TILES, 'pmtiles'),
    places: {
      ...(await nameByContent(draft, PLACES, 'places.json')),
      count: places.length,
      withHours: places.filter(({ hours }) => hours !== undefined && parseOpeningHours(hours).ok).length,
    },
  }
  await publishRegion(folder, draft, manifest)
  return manifest
}

function sizeOf(path: string): number {
  const stats = statSync(path, { throwIfNoEntry: false })
  if (!stats?.isFile()) throw new StartError('bad-usage', `there is no file ${path}`)
  return stats.size
}

type Built = { bounds: BoundingBox; date: string | null; places: RegionPlace[] }

async function buildSmall({ pbf, name }: RegionBuildOptions, draft: string): Promise<Built> {
  const { date, bounds, shapes, places } = await readRegion(pbf)
  if (bounds === null || shapes.length === 0) throw refused('the extract holds nothing that a map shows')
  requireSize(bounds)
  writeTiles(tilesIn(draft), shapes, { ...ZOOMS, bounds, name, attribution: REGION_ATTRIBUTION })
  return { bounds, date, places }
}

type TileFacts = typeof ZOOMS & { bounds: BoundingBox; name: string; attribution: string }

/** Cuts shapes into tiles and writes them into one file. */
export function writeTiles(file: string, shapes: readonly TileShape[], facts: TileFacts): void {
  const { name, attribution, ...extent } = facts
  const metadata = {
    name,
    attribution: `${SCHEMA_CREDIT} ${attribution}`,
    vector_layers: layersOf(shapes, extent),
  }
  writeArchive(file, packTiles(shapes, extent), { ...extent, metadata })
}

function* packTiles(
  shapes: readonly TileShape[],
  extent: Omit<TileFacts, 'name' | 'attribution'>,
): Generator<PackedTile> {
  for (const { bytes, ...address } of cutTiles(shapes, extent))
    yield { ...address, packed: gzipSync(bytes, { level: 9 }) }
}

function requireSize({ west, south, east, north }: BoundingBox): void {
  const side = 2 ** ZOOMS.maxZoom / 360
  const stretch = 1 / Math.max(0.05, Math.cos((((south + north) / 2) * Math.PI) / 180))
  if ((east - west) * side * ((north - south) * side * stretch) > MAX_TILES)
    throw refused('the extract says that it covers far more land than it can: cut out a smaller one')
}

function layersOf(shapes: readonly TileShape[], { minZoom, maxZoom }: typeof ZOOMS) {
  const fields = new Map<string, Map<string, string>>()
  for (const { layer, properties } of shapes) {
    const known = fields.get(layer) ?? new Map<string, string>()
    fields.set(layer, known)
    for (const [key, value] of Object.entries(properties))
      known.set(key, typeof value === 'number' ? 'Number' : 'String')
  }
  return Array.from(fields, ([id, known]) => ({
    id,
    minzoom: minZoom,
    maxzoom: maxZoom,
    fields: Object.fromEntries(known),
  }))
}

async function buildLarge(options: RegionBuildOptions, draft: string): Promise<Built> {
  if (formOf(options.pbf) !== 'pbf')
    throw refused('an extract of XML is read up to 30 MB: make it a .osm.pbf with "osmium cat"')
  const { date, bounds, places } = await readRegionPlaces(options.pbf)
  if (bounds === null)
    throw refused('the extract does not say which land it covers: cut it out with "osmium extract"')
  const metadata = { name: options.name, attribution: `${SCHEMA_CREDIT} ${REGION_ATTRIBUTION}` }
  await makeTilesWithTilemaker({
    program: options.tilemaker ?? 'tilemaker',
    pbf: options.pbf,
    draft,
    to: tilesIn(draft),
    facts: { ...ZOOMS, bounds, metadata },
  })
  return { bounds, date, places }
}
