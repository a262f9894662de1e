import type { CallInput, Contract, Output } from '@tripwright/domain/base/contract'
import { encodeCall } from '@tripwright/domain/base/contract'
import { type ErrorBody, type ErrorCode, errorBody, isErrorCode } from '@tripwright/domain/base/outcome'
import { z } from 'zod/mini'
import { log } from './log.ts'
import { parseJson } from './parse-json.ts'
import { platformMessages } from './platform.messages.ts'
import { fetchServer } from './reach-server.ts'
import { secondsUntilRetry } from './retry-after.ts'
import { refreshSession } from './session.ts'
import { textOf } from './text/use-text.ts'

const TIMEOUT_MS = 20_000

/** A refused call, or one without a response (`status` 0). */
export type CallRefusal = {
  ok: false
  code: ErrorCode | 'offline' | 'timed-out' | 'cancelled' | 'storage-full'
  /** For a person to read. */
  message: string
  status: number
  issues: NonNullable<ErrorBody['issues']>
  /** Seconds until a retry makes sense, when the server gave them. */
  retryAfter: number | null
  /** All that the server said, where it is ours: some refusals say more. */
  body?: ErrorBody
}
export type CallOutcome<T> = { ok: true; value: T } | CallRefusal

export type CallOptions = {
  /** Makes a write safe to repeat: the same key has the same effect once (contract.md, "Calls"). */
  idempotencyKey?: string
  signal?: AbortSignal
  /** Milliseconds until the call counts as failed; 20 seconds by default. */
  timeoutMs?: number
}

/** The input of `call` for a contract: `undefined` where it has none. */
export type CallArgument<C extends Contract> = CallInput<C> extends undefined ? undefined : CallInput<C>

/** Calls the server by a contract. Never throws: a refusal, no network and a timeout are values. */
export function call<C extends Contract>(
  contract: C,
  input: CallArgument<C>,
  options: CallOptions = {},
): Promise<CallOutcome<Output<C>>> {
  return sendCall(contract, input, { ...options, accept: 'application/json' }, (response) =>
    readAnswer(contract, response),
  )
}

/** The same for a response that is a file of this type. */
export function callForFile<C extends Contract>(
  contract: C,
  input: CallArgument<C>,
  accept: string,
  timeoutMs = TIMEOUT_MS,
): Promise<CallOutcome<Blob>> {
  return sendCall(contract, input, { accept, timeoutMs }, async (response) => {
    if (!response.ok) return toRefusal(response, parseJson(await response.text()))
    return { ok: true, value: await response.blob() }
  })
}

/** Sends a call and reads its answer; `send` sends the body of a call that takes no JSON. Never throws. */
export async function sendCall<C extends Contract, T>(
  contract: C,
  input: CallArgument<C>,
  {
    accept,
    idempotencyKey,
    signal,
    timeoutMs = TIMEOUT_MS,
    send = fetchServer,
  }: CallOptions & { accept: string; send?: (path: string, init: RequestInit) => Promise<Response> },
  readAnswer: (response: Response) => Promise<CallOutcome<T>>,
): Promise<CallOutcome<T>> {
  const { path, body } = encodeCall(contract, { ...Object(input) })
  const headers = new Headers({ accept })
  if (body !== undefined) headers.set('content-type', 'application/json')
  if (idempotencyKey !== undefined) headers.set('idempotency-key', idempotencyKey)
  const timeout = AbortSignal.timeout(timeoutMs)
  try {
    const response = await send(path, {
      method: contract.method,
      headers,
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
      ...(body !== undefined && { body }),
    })
    return await readAnswer(response)
  } catch {
    return noAnswer(signal?.aborted ? 'cancelled' : timeout.aborted ? 'timed-out' : 'offline')
  }
}

/** The answer of a call by its contract, or its refusal. */
export async function readAnswer<C extends Contract>(
  contract: C,
  response: Response,
): Promise<CallOutcome<Output<C>>> {
  const text = await response.text()
  if (!response.ok) return toRefusal(response, parseJson(text))
  const parsed = z.safeParse(contract.output, parseJson(text))
  // The cast is safe: the contract's own schema parsed it; TypeScript loses the type through the parameter.
  if (parsed.success) return { ok: true, value: parsed.data as Output<C> }
  // 202: it is still being made.
  if (response.status !== 202)
    log.error('An answer breaks its contract', { path: contract.path, issues: parsed.error.issues })
  return { ...noAnswer('unexpected'), status: response.status }
}

/** The error in a response that is not 2xx; one that is not ours (a proxy's page) is `unexpected`. */
function toRefusal(response: Response, body: unknown): CallRefusal {
  const parsed = z.safeParse(errorBody, body)
  const fault = parsed.success ? parsed.data : { error: '', message: textOf(platformMessages, 'unexpected') }
  // The session ended elsewhere: the whole app must know.
  if (fault.error === 'not-signed-in') void refreshSession()
  return {
    ok: false,
    code: isErrorCode(fault.error) ? fault.error : 'unexpected',
    message: fault.message,
    status: response.status,
    issues: fault.issues ?? [],
    retryAfter: secondsUntilRetry(response.headers.get('retry-after'), Date.now()),
    ...(parsed.success && { body: parsed.data }),
  }
}

function noAnswer(code: 'offline' | 'timed-out' | 'cancelled' | 'unexpected'): CallRefusal {
  return { ok: false, code, message: textOf(platformMessages, code), status: 0, issues: [], retryAfter: null }
}
