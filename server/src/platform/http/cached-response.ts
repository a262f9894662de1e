import { createHash } from 'node:crypto'
import { jsonResponse } from './response.ts'

/** How long, in seconds, a browser may use its cached copy before it revalidates. */
const AN_HOUR = 3600
const A_DAY = 86_400

/** A response that is the same for everybody: it may be cached, and is not sent again while unchanged. */
export function cacheableResponse(request: Request, value: unknown, seconds = AN_HOUR): Response {
  const stale = seconds < AN_HOUR ? '' : `, stale-while-revalidate=${A_DAY}`
  return etagResponse(request, value, `public, max-age=${seconds}${stale}`)
}

/** The same for data that must be current: the browser revalidates each time. */
export function revalidatedResponse(request: Request, value: unknown): Response {
  return etagResponse(request, value, 'public, no-cache')
}

function etagResponse(request: Request, value: unknown, cacheControl: string): Response {
  const text = JSON.stringify(value)
  const etag = `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`
  const headers = { 'cache-control': cacheControl, etag }
  // Weak where the response was compressed on its way.
  if (request.headers.get('if-none-match')?.replace(/^W\//, '') === etag)
    return new Response(null, { status: 304, headers })
  return jsonResponse(value, 200, headers)
}
