import type { Config } from '../config/config.ts'
import { AppError } from './app-error.ts'

/** The native shells (contract.md, "Headers"): they hold a bearer token and never send our cookie. */
export const NATIVE_ORIGINS = ['capacitor://localhost', 'https://localhost']

type Site = Pick<Config, 'publicUrl' | 'production'>

/** Refuses a write that another site's page makes with our cookie. A call without Origin comes from no browser page. */
export function requireSameOrigin(request: Request, config: Site): void {
  if (request.method === 'GET' || request.method === 'HEAD') return
  const origin = request.headers.get('origin')
  const site = request.headers.get('sec-fetch-site')
  if (origin === null && (site === null || site === 'same-origin' || site === 'none')) return
  if (origin !== null && isOwnOrigin(origin, request, config)) return
  if (origin !== null && NATIVE_ORIGINS.includes(origin) && !request.headers.has('cookie')) return
  throw new AppError('wrong-origin')
}

/**
 * Whether a page of this origin is ours. In development it may be open under 127.0.0.1 as well as localhost, so the
 * requested host counts too. In production it does not: the client chooses the Host header.
 */
export function isOwnOrigin(origin: string, request: Request, { publicUrl, production }: Site): boolean {
  return origin === new URL(publicUrl).origin || (!production && origin === new URL(request.url).origin)
}

/** CORS for the native apps only, with bearer tokens: no credentials header. */
export function corsHeaders(request: Request): Record<string, string> {
  const origin = request.headers.get('origin')
  if (origin === null || !NATIVE_ORIGINS.includes(origin)) return {}
  return {
    'access-control-allow-origin': origin,
    'access-control-allow-methods': 'GET, POST, PUT, PATCH, DELETE',
    // A stream continues after `last-event-id`; a part of a region's file has a `range`.
    'access-control-allow-headers':
      'authorization, content-type, idempotency-key, last-event-id, range, x-app-proof, x-uploaded-body',
    'access-control-expose-headers': 'set-auth-token, retry-after, content-range, content-disposition',
    'access-control-max-age': '600',
    vary: 'origin',
  }
}
