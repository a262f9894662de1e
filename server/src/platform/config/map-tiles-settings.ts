import { isIP } from 'node:net'
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'
import { isPrivateAddress } from '../outside/private-host.ts'
import { StartError } from '../start-error.ts'

/** A day's browsing in some cities; the streets of the world are about a hundred times that. */
const CACHE_MB = 1000
const MB = 1_000_000

export const mapTilesSettings = {
  /** TileJSON, an address with {z}, {x} and {y}, a PMTiles file by address or path, a folder of such files, or `none`. */
  MAP_TILES_URL: z.string().optional(),
  MAP_CACHE_MB: z.coerce
    .number('is not a number of megabytes')
    .int('is not a whole number of megabytes')
    .min(1, 'is less than 1 megabyte')
    .max(1_000_000, 'is more than a terabyte')
    .default(CACHE_MB),
}

/** The source of map tiles. */
export type MapTilesConfig =
  | { kind: 'none' }
  /** A PMTiles file, or a folder of them. */
  | { kind: 'files'; path: string }
  | { kind: 'remote-file' | 'template' | 'tilejson'; url: string }

/**
 * Null without the setting: the default of the table of services. Throws StartError for an invalid one. Relative paths
 * resolve against `root`.
 */
export function readMapTiles(
  set: z.infer<z.ZodObject<typeof mapTilesSettings>>,
  root: string,
): { mapTiles: MapTilesConfig | null; mapCacheBytes: number } {
  const mapCacheBytes = set.MAP_CACHE_MB * MB
  const text = set.MAP_TILES_URL?.trim()
  return { mapTiles: text ? readSource(text, root) : null, mapCacheBytes }
}

function readSource(text: string, root: string): MapTilesConfig {
  if (text === 'none') return { kind: 'none' }
  const scheme = /^([a-z][a-z0-9+.-]+):/i.exec(text)?.[1]?.toLowerCase()
  if (scheme === undefined) return { kind: 'files', path: resolve(root, text) }
  const url = URL.parse(text)
  if (scheme === 'file') {
    if (url === null || url.host !== '') throw refused('is no file of this machine')
    return { kind: 'files', path: fileURLToPath(url) }
  }
  if ((scheme !== 'http' && scheme !== 'https') || !url?.hostname)
    throw refused('is neither an address with https://, nor a path, nor "none"')
  if (url.username !== '' || url.password !== '') throw refused('holds a name or a password')
  const places = ['{z}', '{x}', '{y}'].filter((place) => text.includes(place))
  if (places.length === 3) return { kind: 'template', url: text }
  if (places.length > 0 || /[{}]/.test(text))
    throw refused('needs {z}, {x} and {y}, all three and nothing else in braces')
  return { kind: /\.pmtiles$/i.test(url.pathname) ? 'remote-file' : 'tilejson', url: text }
}

function refused(why: string): StartError {
  return new StartError('bad-setting', `MAP_TILES_URL ${why}`)
}

/** Unencrypted, outside a private network, where a tile server often runs on a neighbouring machine. */
export function isPlainAbroad(text: string | undefined): boolean {
  const url = text === undefined ? null : URL.parse(text.trim())
  if (url?.protocol !== 'http:') return false
  const name = url.hostname.replace(/^\[|\]$/g, '')
  return isIP(name) === 0 ? /\.(?!(local|internal|lan|localhost)$)[^.]+$/.test(name) : !isPrivateAddress(name)
}
