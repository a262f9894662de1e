import { type ErrorCode, HTTP_STATUS } from '@tripwright/domain/base/outcome'
import { outcomeMessages } from '@tripwright/domain/base/outcome.messages'
import { isUnavailable, logUnavailable } from '../db/unavailable.ts'
import type { Log } from '../log/log.ts'
import { AppError } from './app-error.ts'

/** No cache may store a personal response (contract.md, "Headers"). */
export function jsonResponse(value: unknown, status = 200, headers: Record<string, string> = {}): Response {
  return new Response(JSON.stringify(value), {
    status,
    headers: { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store', ...headers },
  })
}

const RETRY_SECONDS = 5

/**
 * The error response for anything thrown. An unavailable database is a 503, logged once for all affected calls. Any other
 * error is a server fault: logged in full, answered with one sentence.
 */
export function errorResponse(error: unknown, log: Log): Response {
  if (error instanceof AppError) return appErrorResponse(error)
  if (isUnavailable(error)) {
    logUnavailable(log, 'a call', error)
    return appErrorResponse(new AppError('unavailable', { retryAfter: RETRY_SECONDS }))
  }
  log.error({ error }, 'a call failed')
  return appErrorResponse(new AppError('unexpected'))
}

function appErrorResponse({ code, details }: AppError): Response {
  const { issues, retryAfter } = details
  const headers: Record<string, string> = {}
  if (retryAfter !== undefined) headers['retry-after'] = String(retryAfter)
  // The rest of the body may never arrive: the connection cannot be reused.
  if (code === 'too-slow') headers.connection = 'close'
  const message = details.message ?? errorText(code)
  return jsonResponse(
    { error: code, message, ...(issues && { issues }), ...details.more },
    HTTP_STATUS[code],
    headers,
  )
}

export function errorText(code: ErrorCode): string {
  return outcomeMessages.texts[code]
}
