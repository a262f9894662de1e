import { mcpMessages } from '@tripwright/domain/assistant/mcp'
import { HTTP_STATUS } from '@tripwright/domain/base/outcome'
import { fillText } from '@tripwright/domain/base/text'
import { findTokenHolder } from '#features/account/access-tokens/index.ts'
import { AppError } from '#platform/http/app-error.ts'
import { readJsonBody } from '#platform/http/json-body.ts'
import { errorText, jsonResponse } from '#platform/http/response.ts'
import type { Route } from '#platform/http/route.ts'
import { requireStorableText } from '#platform/http/storable-text.ts'
import { consumeAddressLimit } from '#platform/limits/caller-limit.ts'
import type { RateLimit } from '#platform/limits/rate-limit.port.ts'
import type { Platform } from '#platform/platform.ts'
import { makeRouteCaller } from './route-caller.service.ts'

/** For an address, so that nobody tries tokens out; and for a person, whatever the number of their tokens. */
const ADDRESS_LIMIT: RateLimit = { name: 'mcp.address', points: 600, seconds: 60 }
const PERSON_LIMIT: RateLimit = { name: 'mcp.person', points: 120, seconds: 60 }
/** The messages of one request: protocol versions before 2025-06-18 send several at once. */
const MAX_MESSAGES = 20

/** Answers /mcp; `address` is the client's, as we computed it. Throws AppErrors. */
export type McpEndpoint = (request: Request, address: string) => Promise<Response>

/**
 * The Model Context Protocol over HTTP, for AI apps with an access token. It keeps no session, so any process answers; it
 * has no CORS headers, so pages of other sites cannot read it.
 */
export function makeMcpEndpoint(platform: Platform, routes: readonly Route[]): McpEndpoint {
  return async (request, address) => {
    requireOwnOrigin(request, platform)
    if (request.method !== 'POST') return wrongMethod()
    requireRoom(await consumeAddressLimit(platform, ADDRESS_LIMIT, address))
    const holder = await findTokenHolder(platform, request)
    if (holder === null) return tokenNeeded()
    const { value: body } = await readJsonBody(request)
    requireStorableText(body, request.url)
    for (let left = countMessages(body); left > 0; left--)
      requireRoom(await platform.limits.take(PERSON_LIMIT, holder.person.id))
    const { scope, person } = holder
    const { call, callRoute } = makeRouteCaller(routes, platform, { person, address, signal: request.signal })
    // Loaded with the first request: few servers have one in their first minutes.
    const { answerMessages } = await import('./protocol.service.ts')
    const response = await answerMessages(request, body, { scope, call, callRoute })
    response.headers.set('cache-control', 'no-store')
    return response
  }
}

/** A browser names the page that calls; programs do not. Another site's page could only come here with a stolen token. */
function requireOwnOrigin(request: Request, { config }: Pick<Platform, 'config'>): void {
  const origin = request.headers.get('origin')
  if (origin !== null && origin !== new URL(config.publicUrl).origin) throw new AppError('wrong-origin')
}

function requireRoom(verdict: Awaited<ReturnType<Platform['limits']['take']>>): void {
  if (!verdict.ok) throw new AppError('too-many-requests', { retryAfter: verdict.retryAfterSeconds })
}

function countMessages(body: unknown): number {
  if (!Array.isArray(body)) return 1
  if (body.length <= MAX_MESSAGES) return body.length
  const message = fillText(mcpMessages.texts['too-many-messages'], { limit: MAX_MESSAGES })
  throw new AppError('bad-input', { message })
}

function tokenNeeded(): Response {
  const body = { error: 'not-signed-in', message: mcpMessages.texts['token-needed'] }
  return jsonResponse(body, HTTP_STATUS['not-signed-in'], {
    'www-authenticate': 'Bearer realm="Tripwright", error="invalid_token"',
  })
}

function wrongMethod(): Response {
  const body = { error: 'wrong-method', message: errorText('wrong-method') }
  return jsonResponse(body, HTTP_STATUS['wrong-method'], { allow: 'POST' })
}
