import { createHash } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { AwsClient } from 'aws4fetch'
import type { S3Config } from '../config/s3-settings.ts'
import { readXml, textOfChild } from '../feeds/xml.ts'
import { userAgentOf } from '../outside/outside-services.ts'
import { readResponse } from '../outside/read-response.ts'
import { retryAfterMs } from '../outside/retry-after.ts'

const TIMEOUT_MS = 30_000
const MAX_TRIES = 5
const FIRST_PAUSE_MS = 200
/** A person waits for the response, so a longer Retry-After is cut to this. */
const LONGEST_PAUSE_MS = 5000
const MAX_ERROR_BYTES = 64 * 1024
const RETRYABLE_STATUSES = [429, 500, 502, 503, 504]

export type S3Options = {
  fetch?: (request: Request) => Promise<Response>
  pause?: (ms: number) => Promise<unknown>
  timeoutMs?: number
}

/** `code` is the store's own, such as `AccessDenied`; the status where it gave none. */
export class S3Fault extends Error {
  readonly status: number
  readonly code: string
  constructor(status: number, code: string) {
    super(`the store of files answered ${code}`)
    this.status = status
    this.code = code
  }
}

/** Thrown by a response's reader to repeat the request. */
export class RetryableS3Error extends Error {}

export type S3Request = {
  method: 'GET' | 'PUT' | 'HEAD' | 'DELETE'
  /** Empty for the bucket itself. */
  key?: string
  query?: Record<string, string>
  headers?: Record<string, string>
  body?: Uint8Array<ArrayBuffer>
}

/**
 * Signed requests to one bucket. Each can safely be repeated, and is, when the connection broke or the store is busy
 * (`SlowDown`, `InternalError`): five times in all, with growing pauses. `request` is built again for each attempt. Throws
 * S3Fault.
 */
export function makeS3Requests({ base, region, keyId, secret, contact }: S3Config, manners: S3Options = {}) {
  const { fetch: send = fetch, pause = sleep, timeoutMs = TIMEOUT_MS } = manners
  const userAgent = userAgentOf({ contact })
  const signer = new AwsClient({ accessKeyId: keyId, secretAccessKey: secret, service: 's3', region })

  async function sendOnce({ method, key = '', query, headers, body }: S3Request): Promise<Response> {
    const url = new URL(key === '' ? `${base}/` : `${base}/${key}`)
    for (const [name, value] of Object.entries(query ?? {})) url.searchParams.set(name, value)
    // A checksum of the bytes: the store refuses anything else.
    const hash = createHash('sha256')
      .update(body ?? '')
      .digest('hex')
    const signed = await signer.sign(url.href, {
      method,
      headers: { ...headers, 'x-amz-content-sha256': hash, 'user-agent': userAgent },
      ...(body && { body }),
    })
    return send(new Request(signed, { redirect: 'manual', signal: AbortSignal.timeout(timeoutMs) }))
  }

  return async function ask<T>(
    request: () => S3Request,
    read: (response: Response) => Promise<T>,
  ): Promise<T> {
    for (let tried = 1; ; tried++) {
      let wait = FIRST_PAUSE_MS * 2 ** (tried - 1) * (1 + Math.random())
      try {
        const response = await sendOnce(request())
        if (response.ok) return await read(response)
        wait = Math.min(retryAfterMs(response, new Date()) ?? wait, LONGEST_PAUSE_MS)
        throw await faultOf(response)
      } catch (error) {
        if (tried === MAX_TRIES || !isRetryable(error)) throw error
      }
      await pause(wait)
    }
  }
}

/** Without a response a retry may succeed; with one only where its status says so. */
function isRetryable(error: unknown): boolean {
  return !(error instanceof S3Fault) || RETRYABLE_STATUSES.includes(error.status)
}

async function faultOf(response: Response): Promise<S3Fault> {
  let code: string | null = null
  try {
    const text = (await readResponse(response, MAX_ERROR_BYTES)).toString()
    code = textOfChild(readXml(text), 'Code')
  } catch {
    // No XML, or too much: a response to HEAD, or one of a proxy in between. Its status is enough.
  }
  return new S3Fault(response.status, code ?? String(response.status))
}
