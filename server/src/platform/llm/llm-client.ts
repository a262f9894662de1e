import { setTimeout as sleep } from 'node:timers/promises'
import type { Outcome } from '@tripwright/domain/base/outcome'
import { z } from 'zod/mini'
import { makeCircuitBreaker } from '../outside/circuit-breaker.ts'
import { readResponse } from '../outside/read-response.ts'
import { retryAfterMs } from '../outside/retry-after.ts'
import { timeoutSignal } from '../outside/timeout-signal.ts'
import type { Llm, LlmFault, LlmQuestion } from './llm.port.ts'
import type { LlmProtocol } from './llm-protocol.ts'

export type LlmOptions = {
  /** For the whole call, the retry included. */
  timeoutMs?: number
  now?: () => Date
  pause?: (ms: number, signal: AbortSignal) => Promise<unknown>
}

const TIMEOUT_MS = 12_000
const MAX_BYTES = 256 * 1024
/** Pause before the retry where the provider gives none. */
const DEFAULT_RETRY_MS = 500
/** 529 is Anthropic's word for being overloaded. */
const RETRYABLE_STATUSES = [408, 409, 425, 429, 500, 502, 503, 504, 529]
const CIRCUIT = { failures: 3, pauseMs: 30_000 }
/** Failures that show the provider to be up, whatever the model answered. */
const REACHABLE_FAULTS: readonly LlmFault[] = ['declined', 'unreadable']

type LlmService = { protocol: LlmProtocol; model: string; userAgent: string }
type LlmAttempt = Outcome<unknown, LlmFault> | { ok: false; code: 'again'; waitMs: number | null }

/** A language model behind a protocol: with a time limit, a size limit, one retry, and a pause while it is down. */
export function makeLlmClient(service: LlmService, manners: LlmOptions = {}): Llm {
  const { protocol, model } = service
  const { timeoutMs = TIMEOUT_MS, now = () => new Date(), pause = sleepUnlessAborted } = manners
  const circuit = makeCircuitBreaker({ ...CIRCUIT, now })

  async function askTwice(
    body: string,
    signal: AbortSignal,
    endsAt: number,
  ): Promise<Outcome<unknown, LlmFault>> {
    const first = await askOnce(service, body, signal, now())
    if (first.ok || first.code !== 'again') return first
    const waitMs = first.waitMs ?? DEFAULT_RETRY_MS
    // No retry that could only answer too late.
    if (now().getTime() + waitMs >= endsAt) return { ok: false, code: 'busy' }
    await pause(waitMs, signal)
    const second = await askOnce(service, body, signal, now())
    return second.ok || second.code !== 'again' ? second : { ok: false, code: 'busy' }
  }

  return {
    model,
    async complete({ output, ...rest }, signal) {
      if (!circuit.mayAsk()) return { ok: false, code: 'busy' }
      const body = protocol.bodyOf({ ...rest, name: output.name, schema: schemaOf(output) })
      const ending = timeoutSignal(timeoutMs, signal)
      const outcome = await askTwice(JSON.stringify(body), ending, now().getTime() + timeoutMs).catch(
        () => ({ ok: false, code: 'unreached' }) as const,
      )
      // An aborted call says nothing about the provider.
      if (!signal?.aborted) circuit.report(outcome.ok || REACHABLE_FAULTS.includes(outcome.code))
      if (!outcome.ok) return outcome
      const read = z.safeParse(output.shape, outcome.value)
      return read.success ? { ok: true, value: read.data } : { ok: false, code: 'unreadable' }
    },
  }
}

/** Throws when there is no complete response in time. */
async function askOnce(
  { protocol, userAgent }: LlmService,
  body: string,
  signal: AbortSignal,
  now: Date,
): Promise<LlmAttempt> {
  const response = await fetch(protocol.url, {
    method: 'POST',
    redirect: 'error',
    signal,
    body,
    headers: {
      'content-type': 'application/json',
      accept: 'application/json',
      'user-agent': userAgent,
      ...protocol.headers,
    },
  })
  if (!response.ok) {
    await response.body?.cancel()
    if (!RETRYABLE_STATUSES.includes(response.status)) return { ok: false, code: 'refused' }
    return { ok: false, code: 'again', waitMs: retryAfterMs(response, now) }
  }
  const text = (await readResponse(response, MAX_BYTES)).toString()
  try {
    return protocol.read(JSON.parse(text))
  } catch {
    return { ok: false, code: 'unreadable' }
  }
}

function schemaOf<T>({ shape }: LlmQuestion<T>['output']): Record<string, unknown> {
  const { $schema: _, ...schema } = z.toJSONSchema(shape, { io: 'output' })
  return schema
}

function sleepUnlessAborted(ms: number, signal: AbortSignal): Promise<unknown> {
  return sleep(ms, undefined, { signal })
}
