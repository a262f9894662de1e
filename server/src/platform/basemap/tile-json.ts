import { z } from 'zod/mini'
import { type FindAddresses, mayFollow } from '../outside/private-host.ts'
import { areOpenMapTilesLayers } from '../tiles/check-tile.ts'
import type { TilesDescription } from './basemap.port.ts'
import { readCredits } from './credits.ts'
import { LAST_ZOOM, WORLD } from './world.ts'

const zoom = z.int().check(z.gte(0), z.lte(30))
const degrees = (most: number) => z.number().check(z.gte(-most), z.lte(most))

/**
 * TileJSON 3.0.0 (https://github.com/mapbox/tilejson-spec), the fields that we read; earlier versions have no list of
 * layers.
 */
const tileJson = z.object({
  tiles: z.array(z.string()).check(z.minLength(1)),
  scheme: z._default(z.enum(['xyz']), 'xyz'),
  minzoom: z._default(zoom, 0),
  maxzoom: z._default(zoom, LAST_ZOOM),
  bounds: z.optional(z.tuple([degrees(180), degrees(90), degrees(180), degrees(90)])),
  attribution: z._default(z.string(), ''),
  vector_layers: z.optional(z.array(z.object({ id: z.string() }))),
})

export type TileJsonResult =
  | { ok: true; template: string; description: TilesDescription }
  | { ok: false; why: string }

/** Parses a tile server's document; `at` is its address. Never throws. */
export async function readTileJson(
  text: string,
  at: URL,
  findAddresses?: FindAddresses,
): Promise<TileJsonResult> {
  const parsed = z.safeParse(tileJson, parseJson(text))
  if (!parsed.success) return { ok: false, why: 'is no TileJSON' }
  const { tiles, minzoom, maxzoom, bounds, attribution, vector_layers: layers } = parsed.data
  if (minzoom > Math.min(maxzoom, LAST_ZOOM)) return { ok: false, why: 'has zooms that no map shows' }
  if (layers && !areOpenMapTilesLayers(layers.map(({ id }) => id)))
    return { ok: false, why: 'is of another schema than OpenMapTiles' }
  const template = await firstAllowed(tiles, at, findAddresses)
  if (template === null) return { ok: false, why: 'names no address that may be asked for tiles' }
  const [west, south, east, north] = bounds ?? [-180, -90, 180, 90]
  return {
    ok: true,
    template,
    description: {
      minZoom: minzoom,
      maxZoom: Math.min(maxzoom, LAST_ZOOM),
      bounds: bounds && west < east && south < north ? { west, south, east, north } : WORLD,
      credits: readCredits(attribution, at.hostname),
      asOf: dayIn(template),
    },
  }
}

async function firstAllowed(
  tiles: readonly string[],
  at: URL,
  findAddresses?: FindAddresses,
): Promise<string | null> {
  for (const written of tiles) {
    // Keeps the placeholders for numbers from being percent-encoded.
    const resolved = URL.parse(written.replace(/\{([xyz])\}/g, '-$1-'), at.href)
    const isWhole = ['{z}', '{x}', '{y}'].every((place) => written.includes(place))
    if (isWhole && resolved && (await mayFollow(resolved, at, findAddresses)))
      return new URL(written, at.href).href.replace(/%7B([xyz])%7D/gi, '{$1}')
  }
  return null
}

/** OpenFreeMap names its builds by their day: /planet/20260408_001001_pt/{z}/{x}/{y}.pbf. */
function dayIn(template: string): string | null {
  const [, year, month, day] = /\/(20\d\d)(\d\d)(\d\d)[_/]/.exec(template) ?? []
  const text = `${year}-${month}-${day}`
  return year !== undefined && !Number.isNaN(Date.parse(text)) ? text : null
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** The address of one tile. */
export function tileUrl(template: string, { zoom: z, x, y }: { zoom: number; x: number; y: number }): string {
  return template.replace('{z}', String(z)).replace('{x}', String(x)).replace('{y}', String(y))
}
