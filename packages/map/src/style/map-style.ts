import { areaLayers } from './area-layers.ts'
import { labelLayers } from './label-layers.ts'
import { roadLayers } from './road-layers.ts'
import { type StreetTheme, streetColours } from './street-colours.ts'
import type { SourcelessLayer, StyleLayer } from './style-layer.ts'

export type StreetOptions = StreetTheme & {
  /** A primary language subtag of the reader (`de`); names are written in it where the tiles have them. */
  language: string
  /** The source of the tiles in the style. */
  source: string
}

/** The URL of vector tiles in the OpenMapTiles schema, and their attribution (HTML, as the specification requires). */
export type TileSource = {
  tiles: readonly string[]
  minzoom: number
  maxzoom: number
  attribution: string
}

/** The style of the specification, as far as we write it. */
export type MapStyle = {
  version: 8
  name: string
  sources: Record<string, { type: 'vector' } & TileSource>
  layers: ({ id: string; type: 'background'; paint: Readonly<Record<string, unknown>> } | StyleLayer)[]
}

/**
 * The layers for tiles of the OpenMapTiles schema, from bottom to top: areas, lines, labels. They fetch no glyphs, sprites
 * or other files: letters and symbols are drawn with the fonts of the device.
 */
export function streetLayers({ language, source, ...theme }: StreetOptions): {
  drawn: StyleLayer[]
  written: StyleLayer[]
} {
  const colours = streetColours(theme)
  const isHighContrast = theme.isHighContrast ?? false
  const from = (layer: SourcelessLayer): StyleLayer => ({ ...layer, source })
  return {
    drawn: [...areaLayers(colours, isHighContrast), ...roadLayers(colours)].map(from),
    written: labelLayers(colours, language).map(from),
  }
}

const SOURCE = 'streets'

/** A complete style for any MapLibre map. */
export function buildMapStyle({
  name,
  tiles,
  ...options
}: StreetTheme & { language: string; name: string; tiles: TileSource }): MapStyle {
  const { drawn, written } = streetLayers({ ...options, source: SOURCE })
  const { ground } = streetColours(options)
  return {
    version: 8,
    name,
    sources: { [SOURCE]: { type: 'vector', ...tiles } },
    layers: [
      { id: 'background', type: 'background', paint: { 'background-color': ground } },
      ...drawn,
      ...written,
    ],
  }
}
