import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import type { OutsideService } from '@tripwright/domain/base/outside-service'
import { OUTSIDE_SERVICES, type OutsideServiceId } from '@tripwright/domain/base/outside-services'
import { z } from 'zod/mini'
import type { Config } from '../config/config.ts'
import type { Platform } from '../platform.ts'
import { saveOutsideResult } from './outside.store.ts'
import { configuredAddress, isOutsideOn } from './outside-services.ts'

/** Interval between records of a service that keeps succeeding; a change is recorded at once. */
const QUIET_MS = 60_000
/** Statuses that are no failure of the service: a device or a file is gone. */
const EXPECTED: Partial<Record<OutsideServiceId, readonly number[]>> = {
  push: [404, 410],
  // Browsers' pushes go to the same host.
  fcm: [404, 410],
  apns: [410],
  storage: [404],
  'map-tiles': [404, 410],
  'commons-files': [404, 410],
}

const SOURCES = ['undici', 'tripwright']

const answered = z.object({
  request: z.object({ origin: z.string() }),
  response: z.object({ statusCode: z.number() }),
})
const failed = z.object({ request: z.object({ origin: z.string() }), error: z.unknown() })

/**
 * Records when each service that is no feed last succeeded and last failed. It observes every `fetch` of the process
 * (channels `undici:request:*`), so that no adapter can forget to report; what is no `fetch` reports by channels of ours. Returns a function that stops it.
 */
export function watchOutside({
  config,
  database,
  log,
  now,
}: Pick<Platform, 'config' | 'database' | 'log' | 'now'>): () => void {
  const serviceOf = new Map<string, OutsideServiceId>()
  for (const { id } of OUTSIDE_SERVICES) {
    const address = configuredAddress(config, id) ?? defaultAddress(config, id)
    if (address !== null && address !== config.feedsBaseUrl && /^https?:/.test(address))
      serviceOf.set(new URL(address).origin, id)
  }
  const last = new Map<OutsideServiceId, { isWell: boolean; at: number }>()

  function note(origin: string, outcome: (id: OutsideServiceId) => string | null) {
    const id = serviceOf.get(origin)
    if (id === undefined) return
    const failure = outcome(id)
    const at = now()
    const before = last.get(id)
    const isWell = failure === null
    if (before?.isWell === isWell && at.getTime() - before.at < QUIET_MS) return
    last.set(id, { isWell, at: at.getTime() })
    saveOutsideResult(database.db, { id, failure, at }).catch((error: unknown) =>
      log.warn({ error, service: id }, 'how a service answered could not be written down'),
    )
  }
  const onAnswer = (message: unknown) => {
    const read = z.safeParse(answered, message)
    if (!read.success) return
    const { request, response } = read.data
    note(request.origin, (id) => failureOf(id, response.statusCode))
  }
  const onError = (message: unknown) => {
    const read = z.safeParse(failed, message)
    // A caller that aborted before the response proves nothing about the service.
    if (!read.success || Object(read.data.error).name === 'AbortError') return
    note(read.data.request.origin, () => reasonOf(read.data.error))
  }
  for (const source of SOURCES) {
    subscribe(`${source}:request:headers`, onAnswer)
    subscribe(`${source}:request:error`, onError)
  }
  return () => {
    for (const source of SOURCES) {
      unsubscribe(`${source}:request:headers`, onAnswer)
      unsubscribe(`${source}:request:error`, onError)
    }
  }
}

/** Hosts of services that are called without configuration; feeds have rows of their own with more detail. */
function defaultAddress(config: Config, id: OutsideServiceId): string | null {
  const service: OutsideService | undefined = OUTSIDE_SERVICES.find((one) => one.id === id)
  const isFeed = service?.settings.includes('FEEDS_BASE_URL')
  return service?.host && !isFeed && isOutsideOn(config, id) ? `https://${service.host}` : null
}

function failureOf(id: OutsideServiceId, status: number): string | null {
  return status < 400 || EXPECTED[id]?.includes(status) ? null : `status ${status}`
}

function reasonOf(error: unknown): string {
  const { name, code } = Object(error)
  return name === 'TimeoutError' ? 'no answer in time' : String(code ?? name)
}
