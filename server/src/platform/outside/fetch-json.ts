import { readResponse } from './read-response.ts'
import { timeoutSignal } from './timeout-signal.ts'

type JsonRequest = {
  url: string
  /** The product and the contact of its operator, which every outgoing call names. */
  userAgent: string
  headers?: Record<string, string>
  /** An object is sent as JSON, a string unchanged. */
  body: object | string
  timeoutMs: number
  maxBytes: number
  signal?: AbortSignal | undefined
}
/** `status` is null when no response came in time and within the size limit, or none that is JSON. */
export type JsonResult = { ok: true; value: unknown } | { ok: false; status: number | null }

/** The same by GET, with the whole query in the address. */
export function getJson(question: Omit<JsonRequest, 'body'>): Promise<JsonResult> {
  return request(question, { method: 'GET', headers: { accept: 'application/json', ...question.headers } })
}

/** Calls a service by POST: with a time limit, a size limit, and without following redirects. Never throws. */
export function fetchJson(question: JsonRequest): Promise<JsonResult> {
  const { headers, body } = question
  return request(question, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })
}

async function request(
  { url, userAgent, timeoutMs, maxBytes, signal }: Omit<JsonRequest, 'body'>,
  init: RequestInit & { headers: Record<string, string> },
): Promise<JsonResult> {
  try {
    const response = await fetch(url, {
      redirect: 'error',
      signal: timeoutSignal(timeoutMs, signal),
      ...init,
      headers: { ...init.headers, 'user-agent': userAgent },
    })
    if (response.ok)
      return { ok: true, value: JSON.parse((await readResponse(response, maxBytes)).toString()) }
    await response.body?.cancel()
    return { ok: false, status: response.status }
  } catch {
    return { ok: false, status: null }
  }
}
