import { readAnswer } from './read-answer.ts'
import { within } from './within.ts'

type Question = {
  url: string
  headers?: Record<string, string>
  /** An object goes as JSON, a text as it is. */
  body: object | string
  timeoutMs: number
  mostBytes: number
  signal?: AbortSignal | undefined
}
/** `status` is null when no answer came in time and of that size, or none that is JSON. */
export type JsonAnswer = { ok: true; value: unknown } | { ok: false; status: number | null }

/** Asks a service by POST: in time, of a size, and never at another address than the one that was configured. Never throws. */
export async function askJson(question: Question): Promise<JsonAnswer> {
  const { url, headers, body, timeoutMs, mostBytes, signal } = question
  try {
    const response = await fetch(url, {
      ...{ method: 'POST', redirect: 'error', signal: within(timeoutMs, signal) },
      headers: { 'content-type': 'application/json', accept: 'application/json', ...headers },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    })
    if (response.ok)
      return { ok: true, value: JSON.parse((await readAnswer(response, mostBytes)).toString()) }
    await response.body?.cancel()
    return { ok: false, status: response.status }
  } catch {
    return { ok: false, status: null }
  }
}
