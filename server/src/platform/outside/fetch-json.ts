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

/** Asks a service by POST: in time, of a size, and never at another address than the one that was configured. Never throws. */
export async function fetchJson(request: JsonRequest): Promise<JsonResult> {
  const { url, headers, body, timeoutMs, maxBytes, signal } = request
  try {
    const response = await fetch(url, {
      method: 'POST',
      redirect: 'error',
      signal: timeoutSignal(timeoutMs, signal),
      headers: { 'content-type': 'application/json', accept: 'application/json', ...headers },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    })
    if (response.ok)
      return { ok: true, value: JSON.parse((await readResponse(response, maxBytes)).toString()) }
    await response.body?.cancel()
    return { ok: false, status: response.status }
  } catch {
    return { ok: false, status: null }
  }
}
