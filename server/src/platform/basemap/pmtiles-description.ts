import { areOpenMapTilesLayers } from '../tiles/check-tile.ts'
import type { PmtilesArchive } from '../tiles/pmtiles-archive.ts'
import type { TilesDescription } from './basemap.port.ts'
import { readCredits } from './credits.ts'
import { LAST_ZOOM } from './world.ts'

/** The metadata of a PMTiles file; null when its layers are not those of the OpenMapTiles schema. */
export function describeArchive({ header, metadata }: PmtilesArchive): TilesDescription | null {
  const layers = metadata.vector_layers?.map(({ id }) => id) ?? []
  if (!areOpenMapTilesLayers(layers) || header.minZoom > LAST_ZOOM) return null
  return {
    minZoom: header.minZoom,
    maxZoom: Math.min(header.maxZoom, LAST_ZOOM),
    bounds: header.bounds,
    credits: readCredits(metadata.attribution ?? ''),
    asOf: /^\d{4}-\d\d-\d\d/.exec(metadata['planetiler:osm:osmosisreplicationtime'] ?? '')?.[0] ?? null,
  }
}
