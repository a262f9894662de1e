import type { Contract, Output } from '@tripwright/domain/base/contract'
import { encodeCall } from '@tripwright/domain/base/contract'
import { errorBody, isErrorCode } from '@tripwright/domain/base/outcome'
import { z } from 'zod/mini'
import { type CallArgument, type CallRefusal, call } from './call.ts'
import { discardAction, enqueue, followAnswer, replayQueue } from './offline-queue.ts'
import type { SendOutcome } from './offline-replay.ts'
import { readOfflineActions } from './offline-state.ts'
import { listActions } from './offline-store.ts'
import { platformMessages } from './platform.messages.ts'
import { textOf } from './text/use-text.ts'

/**
 * The result of a write: the server accepted it (`value` is null when another tab sent it and told no answer), it waits for the network, or it was
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
  {
    queue,
    id = crypto.randomUUID(),
    onStored,
    onLater,
  }: {
    queue: string
    id?: string | undefined
    onStored?: () => void
    /** Gets the answer to what was queued, when it was sent while this page is open. */
    onLater?: ((value: Output<C>) => void) | undefined
  },
): Promise<Delivery<Output<C>>> {
  const { path, body } = encodeCall(contract, { ...Object(input) })
  const headers: Record<string, string> = { accept: 'application/json' }
  if (body !== undefined) headers['content-type'] = 'application/json'
  const write = { url: path, method: contract.method, headers, body: body ?? null, queue }
  // Followed before it is stored: another tab may send it in that moment.
  const answer = followAnswer(id)
  let isFollowed = false
  try {
    const queued = await enqueue(write, id)
    if (!queued.ok) return await sendUnqueued(contract, input, { queue, id })
    onStored?.()
    await replayQueue()
    const isLeft = answer.now() === null && (await listActions().catch(() => [])).some((one) => one.id === id)
    if (isLeft) {
      isFollowed = onLater !== undefined
      answer.onceTold((given) => {
        const value = answerValue(contract, given)
        if (value !== null) onLater?.(value)
      })
      return { state: 'queued' }
    }
    const settled = await answer.late()
    if (settled?.kind === 'answered') return await deliver(contract, id, settled)
    return { state: 'sent', value: null }
  } finally {
    if (!isFollowed) answer.stop()
  }
}

// Null for a refusal, and for what the contract does not know. The cast is safe: the contract's own schema parsed it; TypeScript
// loses the type through the parameter.
function answerValue<C extends Contract>(contract: C, answer: SendOutcome): Output<C> | null {
  if (answer.kind !== 'answered' || answer.status >= 300) return null
  const parsed = z.safeParse(contract.output, answer.body)
  return parsed.success ? (parsed.data as Output<C>) : null
}

// The disk is full or blocked: sent at once, or the caller learns that it could not be stored.
async function sendUnqueued<C extends Contract>(
  contract: C,
  input: CallArgument<C>,
  { queue, id: idempotencyKey }: { queue: string; id: string },
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
  if (answer.status < 300) return { state: 'sent', value: answerValue(contract, answer) }
  // The caller receives the result, so it need not be requested later.
  await discardAction(id)
  const parsed = z.safeParse(errorBody, answer.body)
  const code = isErrorCode(answer.code) ? answer.code : 'unexpected'
  const issues = parsed.success ? (parsed.data.issues ?? []) : []
  const { status, message, retryAfter } = answer
  return { state: 'refused', refusal: { ok: false, code, message, status, issues, retryAfter } }
}
