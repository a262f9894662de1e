import type { Outcome } from '@tripwright/domain/base/outcome'
import { readAnswer } from '../outside/read-answer.ts'
import { within } from '../outside/within.ts'
import type { TranslationFault } from './translation.port.ts'

const TIMEOUT_MS = 8000
const MOST_BYTES = 64 * 1024
/** 456 is DeepL's word for a quota that is used up. */
const REFUSALS = [401, 403, 429, 456]

type Question = {
  url: string
  headers?: Record<string, string>
  body: object
  signal: AbortSignal | undefined
}

/** Asks a service in JSON: in time, of a size, and never at another address than the one that was configured. */
export async function askService(
  { url, headers, body, signal }: Question,
  timeoutMs = TIMEOUT_MS,
): Promise<Outcome<unknown, TranslationFault>> {
  try {
    const response = await fetch(url, {
      ...{ method: 'POST', redirect: 'error', signal: within(timeoutMs, signal) },
      headers: { 'content-type': 'application/json', accept: 'application/json', ...headers },
      body: JSON.stringify(body),
    })
    if (response.ok)
      return { ok: true, value: JSON.parse((await readAnswer(response, MOST_BYTES)).toString()) }
    await response.body?.cancel()
    if (REFUSALS.includes(response.status)) return { ok: false, code: 'refused' }
    return { ok: false, code: response.status === 400 ? 'unsupported' : 'unreached' }
  } catch {
    return { ok: false, code: 'unreached' }
  }
}
