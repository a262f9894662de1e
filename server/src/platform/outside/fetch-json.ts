import { readResponse } from './read-response.ts'
import { timeoutSignal } from './timeout-signal.ts'

type JsonRequest = {
  url: string
  headers?: Record<string, string>
  /** An object goes as JSON, a text as it is. */
  body: object | string
  timeoutMs: number
  maxBytes: number
  signal?: AbortSignal | undefined
}
/** `status` is null when no answer came in time and of that size, or none that is JSON. */
export type JsonResult = { ok: true; value: unknown } | { ok: false; status: number | null }

/** The same by GET: a question that is all in its address. */
export function getJson(question: Omit<JsonRequest, 'body'>): Promise<JsonResult> {
  return request(question, { method: 'GET', headers: { accept: 'application/json', ...question.headers } })
}

/** Asks a service by POST: in time, of a size, and never at another address than the one that was configured. Never throws. */
export function fetchJson(question: JsonRequest): Promise<JsonResult> {
  const { headers, body } = question
  return request(question, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })
}

async function request(
  { url, timeoutMs, maxBytes, signal }: Omit<JsonRequest, 'body'>,
  init: RequestInit,
): Promise<JsonResult> {
  try {
    const response = await fetch(url, {
      redirect: 'error',
      signal: timeoutSignal(timeoutMs, signal),
      ...init,
    })
    if (response.ok)
      return { ok: true, value: JSON.parse((await readResponse(response, maxBytes)).toString()) }
    await response.body?.cancel()
    return { ok: false, status: response.status }
  } catch {
    return { ok: false, status: null }
  }
}
