import { getEventStream, health, openApi, ready } from '@tripwright/domain/base/system.contract'
import { setClock } from '#features/account/notices/index.ts'
import { eventStream } from '#platform/events/event-stream.ts'
import { AppError } from '#platform/http/app-error.ts'
import { openApiDocument } from '#platform/http/openapi.ts'
import { type Route, route } from '#platform/http/route.ts'
import type { Platform } from '#platform/platform.ts'

const OWN = [health, ready, openApi, getEventStream]

/** Routes about the installation: its health, its capabilities, its news. */
export function systemRoutes(platform: Platform, others: readonly Route[]): Route[] {
  const contracts = [...OWN, ...others.map((other) => other.contract)]
  // Made when it is asked for: hardly any server is, and it keeps some megabytes of schemas.
  let document: ReturnType<typeof openApiDocument> | null = null
  return [
    route(health, async () => ({ ok: true as const })),
    route(ready, async () => {
      try {
        await platform.database.ping()
      } catch (cause) {
        throw new AppError('unavailable', { message: 'The database isn’t responding.', retryAfter: 2, cause })
      }
      return { ok: true as const, database: platform.database.kind }
    }),
    route(openApi, async () => {
      document ??= openApiDocument(contracts, platform.config.publicUrl)
      return { openapi: '3.1.0', ...document }
    }),
    route(getEventStream, async ({ zone }, { db, person, now, request }) => {
      if (zone !== undefined) await setClock(db, person.id, zone, now)
      return eventStream(platform.events, person.id, request.signal)
    }),
  ]
}
