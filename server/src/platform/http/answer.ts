import { type ErrorCode, STATUS } from '@tripwright/domain/base/outcome'
import { outcomeMessages } from '@tripwright/domain/base/outcome.messages'
import type { Log } from '../log/log.ts'
import { AppError } from './app-error.ts'

/** A personal answer is never kept by a cache, ours or anybody's (contract.md, "Headers"). */
export function json(value: unknown, status = 200, headers: Record<string, string> = {}): Response {
  return new Response(JSON.stringify(value), {
    status,
    headers: { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store', ...headers },
  })
}

/** The one error shape for whatever was thrown. What is not an AppError is ours to mend: logged whole, told in one sentence. */
export function errorAnswer(error: unknown, log: Log): Response {
  if (error instanceof AppError) return refusal(error)
  log.error({ error }, 'a call failed')
  return refusal(new AppError('unexpected'))
}

function refusal({ code, details }: AppError): Response {
  const { issues, retryAfter } = details
  const headers = retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) }
  const message = details.message ?? textOf(code)
  return json({ error: code, message, ...(issues && { issues }), ...details.more }, STATUS[code], headers)
}

export function textOf(code: ErrorCode): string {
  return outcomeMessages.texts[code]
}
