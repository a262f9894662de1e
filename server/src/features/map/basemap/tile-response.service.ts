import { gunzipSync } from 'node:zlib'
import { MAP_TILE_TYPE } from '@tripwright/domain/map/basemap'
import type { TileResult } from '#platform/basemap/basemap.port.ts'

/** Fresh in the browser's cache for a day, stale for a week more while it revalidates. */
const LONG = 'public, max-age=86400, stale-while-revalidate=604800'
/** A newer tile may arrive in a moment. */
const SHORT = 'public, max-age=60, stale-while-revalidate=604800'

/** The response for a tile; 204 where there is none, uncached where no source could answer. */
export function tileResponse(request: Request, found: TileResult): Response {
  if (found.kind === 'unavailable') return empty(204, { 'cache-control': 'no-store' })
  if (found.kind === 'empty') return empty(204, { 'cache-control': found.isOld ? SHORT : LONG })
  const headers = {
    'cache-control': found.isOld ? SHORT : LONG,
    etag: found.etag,
    vary: 'accept-encoding',
  }
  if (isKnown(request, found.etag)) return empty(304, headers)
  const isPacked = takesGzip(request)
  const bytes = isPacked ? found.packed : gunzipSync(found.packed)
  return new Response(bytes, {
    headers: { ...headers, 'content-type': MAP_TILE_TYPE, ...(isPacked && { 'content-encoding': 'gzip' }) },
  })
}

function empty(status: number, headers: Record<string, string>): Response {
  return new Response(null, { status, headers })
}

function isKnown(request: Request, etag: string): boolean {
  const tags = request.headers.get('if-none-match')?.split(',') ?? []
  // A proxy that compresses responses marks their ETags as weak.
  return tags.some((tag) => tag.trim().replace(/^W\//, '') === etag)
}

function takesGzip(request: Request): boolean {
  const accepted = request.headers.get('accept-encoding') ?? ''
  return /(^|[,\s])(gzip|\*)(?!\s*;\s*q=0(\.0*)?\s*(,|$))/i.test(accepted)
}
