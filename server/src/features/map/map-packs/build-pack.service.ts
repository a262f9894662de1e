import type { MapCredit } from '@tripwright/domain/map/basemap'
import { MAX_PACK_BYTES } from '@tripwright/domain/map/map-packs'
import { REGION_SCHEMA, type RegionManifest } from '@tripwright/domain/map/offline-maps'
import { tileIdOf } from '@tripwright/map'
import {
  finishRegion,
  inDraftFolder,
  mapPacksFolder,
  packAddresses,
  placesOfGuide,
  tilesIn,
} from '#features/map/offline-maps/index.ts'
import type { TilesDescription } from '#platform/basemap/basemap.port.ts'
import type { Platform } from '#platform/platform.ts'
import { writeArchive } from '#platform/tiles/archive.ts'
import { OPEN_MAP_TILES_LAYERS } from '#platform/tiles/check-tile.ts'
import { boundsOfRings, PACK_ZOOMS } from './pack-area.service.ts'
import { type PackNames, readPackNames } from './pack-names.service.ts'
import type { PackPlace } from './pack-place.service.ts'
import { fetchPackTiles, isLastZoom, type PackProgress, type PackTiles } from './pack-tiles.service.ts'

export type PackBuildOptions = {
  platform: Pick<Platform, 'config' | 'basemap' | 'now'>
  place: PackPlace
  onProgress: (progress: PackProgress) => Promise<void>
  pauseMs: number
  /** Of the tiles; `MAX_PACK_BYTES` less what names and places take unless told. */
  maxBytes?: number
}

/** What names and places may take of a pack. */
const SHARE_OF_TILES = 0.92
const GUIDE_CREDIT: MapCredit = { text: 'Tripwright guide', url: null }

/** Makes the map pack of a place and puts it in the place of an older one; null where the source of tiles does not give them. */
export async function buildMapPack(options: PackBuildOptions): Promise<RegionManifest | null> {
  const { platform, place, onProgress, pauseMs, maxBytes = MAX_PACK_BYTES * SHARE_OF_TILES } = options
  const { basemap, config } = platform
  const source = await basemap.describe()
  const fetched = source && (await fetchPackTiles({ basemap, place, maxBytes, pauseMs, onProgress }))
  if (!fetched) return null
  const folder = mapPacksFolder(config.dataDir)
  return inDraftFolder(folder, (draft) => publish(folder, draft, { platform, place, source, fetched }))
}

type Fetched = Pick<PackBuildOptions, 'platform' | 'place'> & { source: TilesDescription; fetched: PackTiles }

async function publish(
  folder: string,
  draft: string,
  { platform, place, source, fetched }: Fetched,
): Promise<RegionManifest> {
  const { rings, missing } = fetched
  const tiles = fetched.tiles.toSorted((a, b) => tileIdOf(a) - tileIdOf(b))
  const names = namesOf(tiles, place)
  const bounds = boundsOfRings(place, rings)
  const credits = [...source.credits, ...(place.guide ? [GUIDE_CREDIT] : [])]
  const attribution = credits.map(({ text }) => text).join(', ')
  const metadata = {
    name: place.name,
    attribution,
    vector_layers: OPEN_MAP_TILES_LAYERS.map((id) => ({ id })),
  }
  writeArchive(tilesIn(draft), tiles, { ...PACK_ZOOMS, bounds, metadata })
  return finishRegion(
    folder,
    draft,
    {
      id: place.id,
      name: place.name,
      date: source.asOf,
      builtAt: platform.now().toISOString(),
      attribution,
      credits,
      basis: 'tiles',
      schema: REGION_SCHEMA,
      bounds,
      ...(missing > 0 && { missing }),
      addresses: await packAddresses(draft, names.streets),
    },
    names.places,
  )
}

/** The guide knows when its places are open: they go before what the tiles have of the same name. */
function namesOf(tiles: PackTiles['tiles'], { guide }: PackPlace): PackNames {
  const { places, streets } = readPackNames(tiles.filter(isLastZoom))
  const ofGuide = guide ? placesOfGuide(guide) : []
  const known = new Set(ofGuide.map(({ name }) => name))
  return {
    streets,
    places: [...ofGuide, ...places.filter(({ name, group }) => group === 'areas' || !known.has(name))],
  }
}
