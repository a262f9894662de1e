import type { Output } from '@tripwright/domain/base/contract'
import { getMapTile, getMapTilesInfo, LAST_TILE_ZOOM } from '@tripwright/domain/map/basemap'
import type { BasemapSource } from '#platform/basemap/basemap.port.ts'
import { AppError } from '#platform/http/app-error.ts'
import { revalidatedResponse } from '#platform/http/cached-response.ts'
import { type Call, type Route, route } from '#platform/http/route.ts'
import { consumeAddressLimit } from '#platform/limits/caller-limit.ts'
import { tileResponse } from './tile-response.service.ts'

/** Limit of tiles that must be fetched: five minutes of panning without a pause need a few hundred. */
const FETCH_LIMIT = { name: 'map-tiles', points: 1500, seconds: 300 }

export const basemapRoutes: Route[] = [
  route(getMapTile, async ({ z: zoom, x, y }, call) => {
    const { platform, request } = call
    const refusal = { seconds: 0 }
    const found = await platform.basemap.find({ zoom, x, y }, async () => {
      refusal.seconds = await waitOf(call)
      return refusal.seconds === 0
    })
    if (found === null) throw new AppError('too-many-requests', { retryAfter: refusal.seconds })
    return tileResponse(request, found)
  }),
  route(getMapTilesInfo, async (_, { request, platform: { basemap } }) =>
    revalidatedResponse(request, infoOf(await basemap.describe())),
  ),
]

/** Seconds until this address may cause further fetches; 0 where it may now, which is counted. */
async function waitOf({ platform, address, db }: Pick<Call, 'platform' | 'address' | 'db'>): Promise<number> {
  const result = await consumeAddressLimit(platform, FETCH_LIMIT, address, db)
  return result.ok ? 0 : Math.max(1, result.retryAfterSeconds)
}

function infoOf(described: Awaited<ReturnType<BasemapSource['describe']>>): Output<typeof getMapTilesInfo> {
  const { minZoom, maxZoom, bounds, asOf, source } = described ?? NO_TILES
  const { west, south, east, north } = bounds
  return {
    available: described !== null,
    minzoom: minZoom,
    maxzoom: maxZoom,
    bounds: [west, south, east, north],
    attribution: described?.credits ?? [],
    source,
    asOf,
  }
}

const NO_TILES = {
  minZoom: 0,
  maxZoom: LAST_TILE_ZOOM,
  bounds: { west: -180, south: -85.051129, east: 180, north: 85.051129 },
  source: 'none',
  asOf: null,
} as const
