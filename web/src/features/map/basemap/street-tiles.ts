import type { Output } from '@tripwright/domain/base/contract'
import { type getMapTilesInfo, MAP_TILE_PATH } from '@tripwright/domain/map/basemap'
import type { RegionManifest } from '@tripwright/domain/map/offline-maps'
import { addGround, areBoundsWithin, doBoundsMeet, type TileAddress, tileBounds } from '@tripwright/map'
import { fetchServer } from '#platform/reach-server.ts'

export type MapTilesInfo = Output<typeof getMapTilesInfo>

/** Sources of streets. `stored` are regions on this device, `served` those of the server; all of them have streets. */
export type StreetSources = {
  stored: readonly RegionManifest[]
  served: readonly RegionManifest[]
  /** The server's tiles; null where it has none or is unreachable. */
  server: MapTilesInfo | null
}

/** Pause after a failure of the server, ms: a map requests dozens of tiles at once. */
export const SERVER_REST_MS = 30_000
let restsUntil = 0

/** Whether the server's tiles may be requested now. */
export function isServerUp(now: number): boolean {
  return navigator.onLine && now >= restsUntil
}

/** Ends the pause: the network is back. */
export function wakeServer(): void {
  restsUntil = 0
}

/** A tile of a region. The archive reader loads with the first of them: most devices have none. */
export async function readRegionTile(region: RegionManifest, address: TileAddress): Promise<ArrayBuffer> {
  const { readTile } = await import('./region-archive.ts')
  const tile = await readTile(region, address)
  return region.basis === 'tiles' ? addGround(tile) : tile
}

type Reader = () => Promise<ArrayBuffer>

/**
 * A tile with streets: from a region on this device that contains all of it, else from the server, else from a region that
 * contains some of it. Empty where no source has one; rejects when that is unknown now.
 */
export async function readStreetTile(
  address: TileAddress,
  { stored, served, server }: StreetSources,
  signal: AbortSignal,
): Promise<ArrayBuffer> {
  const box = tileBounds(address)
  const whole = stored.filter(({ bounds }) => areBoundsWithin(box, bounds))
  const part = [...stored, ...served].filter((one) => !whole.includes(one) && doBoundsMeet(box, one.bounds))
  const fromRegion = (region: RegionManifest) => () => readRegionTile(region, address)
  const readers: Reader[] = [
    ...whole.map(fromRegion),
    ...(server && isCovered(address, server) ? [() => fetchTile(address, signal)] : []),
    ...part.map(fromRegion),
  ]
  return firstTile(readers, signal)
}

async function firstTile(readers: readonly Reader[], signal: AbortSignal): Promise<ArrayBuffer> {
  let failure: unknown = null
  for (const read of readers) {
    try {
      const tile = await read()
      if (tile.byteLength > 0) return tile
    } catch (error) {
      if (signal.aborted) throw error
      failure ??= error
    }
  }
  if (failure !== null) throw failure
  return new ArrayBuffer(0)
}

function isCovered({ zoom, x, y }: TileAddress, { minzoom, maxzoom, bounds }: MapTilesInfo): boolean {
  const [west, south, east, north] = bounds
  return (
    zoom >= minzoom &&
    zoom <= maxzoom &&
    doBoundsMeet(tileBounds({ zoom, x, y }), { west, south, east, north })
  )
}

async function fetchTile({ zoom, x, y }: TileAddress, signal: AbortSignal): Promise<ArrayBuffer> {
  if (!isServerUp(Date.now())) throw new Error('the server of tiles is left alone for a while')
  const path = MAP_TILE_PATH.replace('{z}', String(zoom)).replace('{x}', String(x)).replace('{y}', String(y))
  try {
    const answer = await fetchServer(path, { signal })
    if (answer.status === 204) return emptyOf(answer)
    if (!answer.ok) throw new Error(`${path}: ${answer.status}`)
    return addGround(await answer.arrayBuffer())
  } catch (error) {
    if (!signal.aborted && !(error instanceof UnknownTile)) restsUntil = Date.now() + SERVER_REST_MS
    throw error
  }
}

/** Our server is there and does not know: whoever has its tiles gives no answer now. */
class UnknownTile extends Error {}

/** An answer that may not be kept says that nobody knows. As a failure it leaves the rougher tile of before on the map. */
function emptyOf(answer: Response): ArrayBuffer {
  if (answer.headers.get('cache-control')?.includes('no-store'))
    throw new UnknownTile('nobody knows the tile now')
  return new ArrayBuffer(0)
}
