import { gunzipSync } from 'node:zlib'
import { MAP_TILE_TYPE } from '@tripwright/domain/map/basemap'
import type { TileResult } from '#platform/basemap/basemap.port.ts'

/** A day from the browser's own cache, a week more while it asks whether there is a newer one. */
const LONG = 'public, max-age=86400, stale-while-revalidate=604800'
/** There may be a newer one in a moment. */
const SHORT = 'public, max-age=60, stale-while-revalidate=604800'

/** A tile as the browser takes it; 204 where there is none, to be asked for again at once where nobody could tell. */
export function tileResponse(request: Request, found: TileResult): Response {
  if (found.kind === 'unavailable') return empty(204, { 'cache-control': 'no-store' })
  if (found.kind === 'empty') return empty(204, { 'cache-control': LONG })
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
  // A proxy that packs answers itself marks their tags as weak ones.
  return tags.some((tag) => tag.trim().replace(/^W\//, '') === etag)
}

function takesGzip(request: Request): boolean {
  const accepted = request.headers.get('accept-encoding') ?? ''
  return /(^|[,\s])(gzip|\*)(?!\s*;\s*q=0(\.0*)?\s*(,|$))/i.test(accepted)
}
