import { FREE_LIMITS } from '@tripwright/domain/plans/usage'
import { type PendingChange, removeItem, savedMessages, saveItem } from '@tripwright/domain/sharing/saved'
import { z } from 'zod/mini'
import type { OfflineAction } from '#platform/offline-db.ts'
import { parseJson } from '#platform/parse-json.ts'
import { textOf } from '#platform/text/use-text.ts'
import { toast } from '#ui/toast.ts'

type Undo = { label: string; onPick: () => void }

/** One user's saves and removals are sent in their order. */
const QUEUE = { queue: 'saved' }

/**
 * Sends a change through the offline queue, so that it is durable before the first attempt, and shows the outcome. Resolves
 * with the change once the server has it; null while it waits for the network, or when it was refused.
 */
export async function sendChange(
  change: PendingChange,
  { id, undo, onStored }: { id: string; undo?: Undo | undefined; onStored: () => void },
): Promise<PendingChange | null> {
  // Loaded with the first change: most visitors never make one.
  const { sendOrQueue } = await import('#platform/send-or-queue.ts')
  const { item_type, item_id } = change.item
  const options = { ...QUEUE, id, onStored }
  const delivery =
    change.kind === 'save'
      ? await sendOrQueue(saveItem, change.item, options)
      : await sendOrQueue(removeItem, { item_type, item_id }, options)
  if (delivery.state === 'refused') return fail(change, delivery.refusal.code)
  if (delivery.state === 'queued') {
    toast(textOf(savedMessages, 'kept-offline'))
    return null
  }
  succeed(change, undo)
  return change
}

/** The waiting saves and removals, in order. */
export function queuedChanges(actions: readonly OfflineAction[]): PendingChange[] {
  return actions
    .filter(({ queue }) => queue === QUEUE.queue)
    .flatMap(({ method, url, body, timestamp }): PendingChange[] => {
      if (method === removeItem.method) {
        const fields = Object.fromEntries(new URL(url, location.origin).searchParams)
        const key = z.safeParse(removeItem.input, fields)
        return key.success ? [{ kind: 'remove', item: key.data }] : []
      }
      const item = z.safeParse(saveItem.input, parseJson(body ?? ''))
      return item.success ? [{ kind: 'save', item: item.data, at: new Date(timestamp).toISOString() }] : []
    })
}

function succeed(change: PendingChange, undo?: Undo): void {
  if (change.kind === 'remove') {
    const description = textOf(savedMessages, 'removed.text')
    toast(textOf(savedMessages, 'removed.title'), { description, ...(undo && { action: undo }) })
    return
  }
  const { title } = change.item
  const description = textOf(savedMessages, 'saved.text', { title })
  toast(textOf(savedMessages, 'saved.title'), { description, kind: 'success' })
}

function fail({ kind }: PendingChange, code: string): null {
  const description =
    code === 'limit-reached'
      ? textOf(savedMessages, 'limit.text', { limit: FREE_LIMITS.saved_items })
      : textOf(savedMessages, kind === 'save' ? 'save-failed.text' : 'remove-failed.text')
  toast(textOf(savedMessages, 'save-failed.title'), { description, kind: 'error' })
  return null
}
