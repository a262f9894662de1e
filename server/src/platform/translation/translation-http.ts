import type { Outcome } from '@tripwright/domain/base/outcome'
import { fetchJson } from '../outside/fetch-json.ts'
import type { TranslationFault } from './translation.port.ts'

const TIMEOUT_MS = 8000
const MAX_BYTES = 64 * 1024
/** 456 is DeepL's status for a used-up quota. */
const REFUSALS = [401, 403, 429, 456]

type ServiceRequest = {
  url: string
  userAgent: string
  headers?: Record<string, string>
  body: object
  signal: AbortSignal | undefined
}

/** Calls a translation service, and converts its failures to ours. */
export async function callTranslationService(
  request: ServiceRequest,
  timeoutMs = TIMEOUT_MS,
): Promise<Outcome<unknown, TranslationFault>> {
  const response = await fetchJson({ ...request, timeoutMs, maxBytes: MAX_BYTES })
  if (response.ok) return response
  if (response.status !== null && REFUSALS.includes(response.status)) return { ok: false, code: 'refused' }
  return { ok: false, code: response.status === 400 ? 'unsupported' : 'unreached' }
}
