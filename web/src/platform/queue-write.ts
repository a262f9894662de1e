import type { Contract, Output } from '@tripwright/domain/base/contract'
import { useEffect, useRef } from 'react'
import { toast } from '#ui/toast.ts'
import type { CallArgument } from './call.ts'
import type { OfflineAction } from './offline-db.ts'
import { useOfflineActions } from './offline-state.ts'
import { parseJson } from './parse-json.ts'
import { queueMessages } from './queue.messages.ts'
import type { Delivery } from './send-or-queue.ts'
import { textOf } from './text/use-text.ts'

/**
 * Sends a write now, or keeps it until there is a network and says so. Writes of one queue arrive in order. `id` makes two
 * tries of the same write one. `onLater` gets the answer of one that waited, while the page is open. Never throws.
 */
export async function queueWrite<C extends Contract>(
  contract: C,
  input: CallArgument<C>,
  queue: string,
  id?: string,
  onLater?: (value: Output<C>) => void,
): Promise<Delivery<Output<C>>> {
  // Loaded with the first write: most visitors never make one.
  const { sendOrQueue } = await import('./send-or-queue.ts')
  const delivery = await sendOrQueue(contract, input, { queue, id, onLater })
  if (delivery.state === 'queued') {
    toast(textOf(queueMessages, 'kept'))
    // What waits here is nowhere else. Installed apps are granted it without a question.
    void navigator.storage?.persist?.().catch(() => false)
  }
  return delivery
}

/** The own unsent writes of a queue, in order. `onSent` is called whenever one of them has left it. */
export function useWaitingWrites(queue: string, onSent?: () => void): readonly OfflineAction[] {
  const { pending } = useOfflineActions()
  const waiting = pending.filter((action) => action.queue === queue)
  const count = waiting.length
  const before = useRef(count)
  useEffect(() => {
    // With no network none was sent: it was taken back.
    if (count < before.current && navigator.onLine) onSent?.()
    before.current = count
  }, [count, onSent])
  return waiting
}

/** The body of a waiting write; empty where it is not ours to read. */
export function bodyOf({ body }: OfflineAction): Record<string, unknown> {
  return Object(parseJson(body ?? ''))
}
