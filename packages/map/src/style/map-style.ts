import { areaLayers } from './area-layers.ts'
import { labelLayers } from './label-layers.ts'
import { roadLayers } from './road-layers.ts'
import { type StreetTheme, streetColours } from './street-colours.ts'
import type { SourcelessLayer, StyleLayer } from './style-layer.ts'

export type StreetOptions = StreetTheme & {
  /** A primary language subtag of the reader (`de`); names are written in it where the tiles have them. */
  language: string
  /** The source of the style that the tiles come from. */
  source: string
}

/** Where vector tiles in the OpenMapTiles schema are fetched, and whose they are (HTML, as the specification has it). */
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
 * The layers that draw tiles of the OpenMapTiles schema, from the ground up: areas and lines, then what is written. No glyphs,
 * no sprite and no other file are fetched: letters and signs are drawn from the fonts of the device.
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

/** A whole style for any MapLibre map. */
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
