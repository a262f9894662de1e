import type { Contract, Output } from '@tripwright/domain/base/contract'
import { encodeCall } from '@tripwright/domain/base/contract'
import { errorBody, isErrorCode } from '@tripwright/domain/base/outcome'
import { z } from 'zod/mini'
import { type CallArgument, type CallRefusal, call } from './call.ts'
import { awaitAnswer, discardAction, enqueue, replayQueue, takeAnswer } from './offline-queue.ts'
import type { SendOutcome } from './offline-replay.ts'
import { readOfflineActions } from './offline-state.ts'
import { listActions } from './offline-store.ts'
import { platformMessages } from './platform.messages.ts'
import { textOf } from './text/use-text.ts'

/**
 * The result of a write: the server accepted it (`value` is null when another tab sent it), it waits for the network, or it was
 * refused and removed.
 */
export type Delivery<T> =
  | { state: 'sent'; value: T | null }
  | { state: 'queued' }
  | { state: 'refused'; refusal: CallRefusal }

/**
 * Sends a write now or, offline, as soon as there is a network: exactly once, and never before an earlier write of the same
 * queue. It is on the disk before it is sent (`onStored` is called then), so a closed tab loses nothing. Two tabs that send
 * it under one `id` have one effect. Never throws.
 */
export async function sendOrQueue<C extends Contract>(
  contract: C,
  input: CallArgument<C>,
  { queue, id, onStored }: { queue: string; id?: string | undefined; onStored?: () => void },
): Promise<Delivery<Output<C>>> {
  const { path, body } = encodeCall(contract, { ...Object(input) })
  const headers: Record<string, string> = { accept: 'application/json' }
  if (body !== undefined) headers['content-type'] = 'application/json'
  const write = { url: path, method: contract.method, headers, body: body ?? null, queue }
  const queued = await enqueue(write, id)
  if (!queued.ok) return sendUnqueued(contract, input, { queue, id })
  onStored?.()
  return answerTo(contract, queued.action.id)
}

async function answerTo<C extends Contract>(contract: C, id: string): Promise<Delivery<Output<C>>> {
  awaitAnswer(id)
  await replayQueue()
  const answer = takeAnswer(id)
  if (answer?.kind === 'answered') return deliver(contract, id, answer)
  const left = await listActions().catch(() => [])
  return left.some((action) => action.id === id) ? { state: 'queued' } : { state: 'sent', value: null }
}

// The disk is full or blocked: sent at once, or the caller learns that it could not be stored.
async function sendUnqueued<C extends Contract>(
  contract: C,
  input: CallArgument<C>,
  { queue, id: idempotencyKey = crypto.randomUUID() }: { queue: string; id?: string | undefined },
): Promise<Delivery<Output<C>>> {
  const message = textOf(platformMessages, 'storage-full')
  const full: CallRefusal = {
    ok: false,
    code: 'storage-full',
    message,
    status: 0,
    issues: [],
    retryAfter: null,
  }
  // It must not overtake what is stored.
  await replayQueue()
  if (readOfflineActions().pending.some((action) => action.queue === queue))
    return { state: 'refused', refusal: full }
  const outcome = await call(contract, input, { idempotencyKey })
  if (outcome.ok) return { state: 'sent', value: outcome.value }
  const isUnreached = outcome.code === 'offline' || outcome.code === 'timed-out'
  return { state: 'refused', refusal: isUnreached ? full : outcome }
}

async function deliver<C extends Contract>(
  contract: C,
  id: string,
  answer: Extract<SendOutcome, { kind: 'answered' }>,
): Promise<Delivery<Output<C>>> {
  if (answer.status < 300) {
    const parsed = z.safeParse(contract.output, answer.body)
    // The cast is safe: the contract's own schema parsed it; TypeScript loses the type through the parameter.
    return { state: 'sent', value: parsed.success ? (parsed.data as Output<C>) : null }
  }
  // The caller receives the result, so it need not be requested later.
  await discardAction(id)
  const parsed = z.safeParse(errorBody, answer.body)
  const code = isErrorCode(answer.code) ? answer.code : 'unexpected'
  const issues = parsed.success ? (parsed.data.issues ?? []) : []
  const { status, message, retryAfter } = answer
  return { state: 'refused', refusal: { ok: false, code, message, status, issues, retryAfter } }
}
