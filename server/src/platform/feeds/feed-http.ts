import { ResponseTooLong, readResponse } from '../outside/read-response.ts'
import { retryAfterMs } from '../outside/retry-after.ts'
import { FeedFault } from './feeds.port.ts'

const TIMEOUT_MS = 15_000
const MAX_REDIRECTS = 2
const LONGEST_FRESH_MS = 24 * 60 * 60 * 1000
const REDIRECT_STATUSES = new Set([301, 302, 303, 307, 308])

/** The validators of a document's last read, with which a request gets only a newer one. */
export type CacheValidators = { etag: string | null; lastModified: string | null }
/** `bytes` is null where the document is unchanged. */
export type FeedDocument = {
  bytes: Uint8Array | null
  marks: CacheValidators
  /** Milliseconds until the publisher accepts the next request; null where it does not say. */
  freshMs: number | null
  /** Status 203: this version of the service is about to be switched off. */
  isDeprecated: boolean
}

export type FeedRequest = {
  url: string
  maxBytes: number
  /** The User-Agent that publishers ask for. */
  userAgent: string
  marks?: CacheValidators
  timeoutMs?: number
}

/**
 * One document of a publisher: within the time limit, the size limit and the configured origin. A redirect is followed
 * within that origin only, so that no response leads into our network. Throws FeedFault.
 */
export async function fetchDocument(fetching: FeedRequest): Promise<FeedDocument> {
  const signal = AbortSignal.timeout(fetching.timeoutMs ?? TIMEOUT_MS)
  try {
    const response = await follow(fetching, signal)
    const isUnchanged = response.status === 304
    if (!response.ok && !isUnchanged) throw refusalOf(response)
    const marks = { etag: response.headers.get('etag'), lastModified: response.headers.get('last-modified') }
    return {
      bytes: isUnchanged ? null : await readBytes(response, fetching.maxBytes),
      marks,
      freshMs: freshMsOf(response),
      isDeprecated: response.status === 203,
    }
  } catch (error) {
    if (error instanceof FeedFault) throw error
    if (signal.aborted) throw new FeedFault('too-slow', 'no whole answer in time')
    throw new FeedFault('unreachable', causeOf(error))
  }
}

async function follow({ url, userAgent, marks }: FeedRequest, signal: AbortSignal): Promise<Response> {
  const headers = new Headers({
    'user-agent': userAgent,
    accept: 'application/json, application/xml, */*;q=0.5',
  })
  if (marks?.etag) headers.set('if-none-match', marks.etag)
  if (marks?.lastModified) headers.set('if-modified-since', marks.lastModified)
  let here = new URL(url)
  for (let left = MAX_REDIRECTS; ; left--) {
    const response = await fetch(here, { headers, signal, redirect: 'manual' })
    const location = response.headers.get('location')
    if (!REDIRECT_STATUSES.has(response.status) || location === null) return response
    await response.body?.cancel()
    const next = new URL(location, here)
    if (left === 0 || next.origin !== here.origin) throw new FeedFault('redirected', `to ${next.origin}`)
    here = next
  }
}

function refusalOf(response: Response): FeedFault {
  void response.body?.cancel()
  const seconds = (retryAfterMs(response, new Date()) ?? 0) / 1000
  return new FeedFault('refused', `status ${response.status}`, seconds, response.status)
}

/** By the publisher's own clock, because ours may be wrong. */
function freshMsOf({ headers }: Response): number | null {
  const expires = Date.parse(headers.get('expires') ?? '')
  const date = Date.parse(headers.get('date') ?? '')
  const fresh = expires - (Number.isNaN(date) ? Date.now() : date)
  return Number.isNaN(fresh) ? null : Math.min(Math.max(0, fresh), LONGEST_FRESH_MS)
}

async function readBytes(response: Response, maxBytes: number): Promise<Uint8Array> {
  return readResponse(response, maxBytes).catch((error: unknown) => {
    throw error instanceof ResponseTooLong ? new FeedFault('too-large', `over ${maxBytes} bytes`) : error
  })
}

/** A document's text; invalid UTF-8 becomes the replacement character. */
export function textOf(bytes: Uint8Array): string {
  return new TextDecoder('utf-8', { fatal: false }).decode(bytes)
}

function causeOf(error: unknown): string {
  const { cause } = Object(error)
  if (cause instanceof Error && 'code' in cause) return String(cause.code)
  return error instanceof Error ? error.message : String(error)
}
